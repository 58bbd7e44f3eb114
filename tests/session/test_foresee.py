"""What a choice would bring about: told before it is made, and nothing that is hidden."""

import pytest

from trajan_tutor.session.foresee import foreseen
from trajan_tutor.session.play import Play
from trajan_tutor.session.start import new_play
from trajan_tutor.view import Ghost, Marks


@pytest.fixture
def play() -> Play:
    """Return a game in which tokens are placed on a map."""
    return new_play("caesar", seed=3, people=(0, 1))


def test_a_placement_shows_its_token_and_the_sums(play: Play) -> None:
    """The token on its border, and both provinces' sums."""
    marks = foreseen(play, play.game.parse("place shield-4-2 AC-CR AC"))
    places = {ghost.spot for ghost in marks.ghosts}
    assert places == {"border.AC-CR", "province.AC", "province.CR"}
    sums = {(ghost.spot, ghost.text) for ghost in marks.ghosts if ghost.spot.startswith("province.")}
    assert {("province.AC", "4"), ("province.CR", "2")} <= sums


def test_nothing_changes_by_looking(play: Play) -> None:
    """The game stays as it was."""
    before = play.game.key(play.state)
    for move in play.choices()[:5]:
        foreseen(play, move)
    assert play.game.key(play.state) == before


def test_hidden_things_dealt_anew_show_the_same(play: Play) -> None:
    """A preview never tells which token is drawn."""
    game = play.game
    move = play.choices()[0]
    shown = foreseen(play, move)
    play.tree.here.state = game.determinize(play.observation(), 99)
    assert foreseen(play, move) == shown


def test_what_is_no_choice_shows_nothing(play: Play) -> None:
    """A page may ask late."""
    assert foreseen(play, 10**6) == Marks()


def test_only_what_all_deals_agree_on_is_shown() -> None:
    """Crassus' turn depends on chance: nothing of it is foreseen."""
    play = new_play("caesar", seed=3, solo="high", pace="step")
    assert foreseen(play, play.game.legal(play.state)[0]) == Marks()
    assert Ghost("a", "b") not in foreseen(play, 0).ghosts


def test_a_way_round_waits_for_token_and_space(play: Play) -> None:
    """Provinces are lit softly until both are chosen; they can be picked all the same."""
    provinces = {spot for spot in play.spots() if spot.startswith("province.")}
    assert provinces
    assert play.later_spots() == provinces
    play.pick("mat.0.supply.0")
    assert play.later_spots() == {spot for spot in play.spots() if spot.startswith("province.")}
    border = min(spot for spot in play.spots() if spot.startswith("border."))
    play.pick(border)
    assert not play.later_spots()
    assert play.spots()
