"""What a choice would bring about: told before it is made, and nothing that is hidden."""

import pytest

from trajan_tutor.session.asked_spots import later_spots
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session
from trajan_tutor.view import Ghost, Marks
from trajan_tutor.viewmodel.place_tips import foreseen


@pytest.fixture
def session() -> Session:
    """Return a game in which tokens are placed on a map."""
    return new_session("caesar", seed=3, people=(0, 1))


def test_a_placement_shows_its_token_and_the_sums(session: Session) -> None:
    """The token on its border, and both provinces' sums."""
    marks = foreseen(session, session.game.parse("place shield-4-2 AC-CR AC"))
    places = {ghost.spot for ghost in marks.ghosts}
    assert places == {"border.AC-CR", "province.AC", "province.CR"}
    sums = {(ghost.spot, ghost.text) for ghost in marks.ghosts if ghost.spot.startswith("province.")}
    assert {("province.AC", "4"), ("province.CR", "2")} <= sums


def test_nothing_changes_by_looking(session: Session) -> None:
    """The game stays as it was."""
    before = session.game.key(session.state)
    for move in session.choices()[:5]:
        foreseen(session, move)
    assert session.game.key(session.state) == before


def test_hidden_things_dealt_anew_show_the_same(session: Session) -> None:
    """A preview never tells which token is drawn."""
    game = session.game
    move = session.choices()[0]
    shown = foreseen(session, move)
    session.tree.here.state = game.determinize(session.observation(), 99)
    assert foreseen(session, move) == shown


def test_what_is_no_choice_shows_nothing(session: Session) -> None:
    """A page may ask late."""
    assert foreseen(session, 10**6) == Marks()


def test_only_what_all_deals_agree_on_is_shown() -> None:
    """Crassus' turn depends on chance: nothing of it is foreseen."""
    session = new_session("caesar", seed=3, solo="high", pace="step")
    assert foreseen(session, session.game.legal(session.state)[0]) == Marks()
    assert Ghost("a", "b") not in foreseen(session, 0).ghosts


def test_a_way_round_waits_for_token_and_space(session: Session) -> None:
    """Provinces are lit softly until both are chosen; they can be picked all the same."""
    provinces = {spot for spot in session.spots() if spot.startswith("province.")}
    assert provinces
    assert later_spots(session) == provinces
    session.pick("mat.0.supply.0")
    assert later_spots(session) == {spot for spot in session.spots() if spot.startswith("province.")}
    border = min(spot for spot in session.spots() if spot.startswith("border."))
    session.pick(border)
    assert not later_spots(session)
    assert session.spots()
