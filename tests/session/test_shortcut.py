"""Sowing with two clicks where the order does not matter to the person, marker by marker where it does."""

import pytest

from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.outcome import Result
from trajan_tutor.session.session import Session


@pytest.fixture
def session() -> Session:
    """Return a game whose first tray holds two colours."""
    return new_session("trajan", seats=2, seed=7)


def test_the_second_click_drops_the_rest(session: Session) -> None:
    """The tray is picked, then the one in which the last marker falls; it is lit up meanwhile."""
    assert session.goal == ""
    session.pick("mat.0.tray.I")
    assert session.goal == "mat.0.tray.III"
    assert session.goal in session.spots()
    assert session.pick(session.goal).result is Result.PLAYED
    assert [text.split()[0] for text in session.record().moves] == ["sow", "drop"]
    assert session.goal == ""
    assert "mat.0.tray.III" not in session.spots()


def test_marker_by_marker_still_goes(session: Session) -> None:
    """And each of them is taken back alone."""
    session.pick("mat.0.tray.I")
    session.choose(session.game.notation(session.choices()[-1]))
    assert session.game.current_seat(session.state) == 0
    session.undo()
    assert session.goal == "mat.0.tray.III"


def test_other_places_do_not_do_the_rest(session: Session) -> None:
    """A tray beyond the last marker is refused as before."""
    session.pick("mat.0.tray.I")
    before = session.record()
    assert session.pick("mat.0.tray.IV").result is Result.REFUSED
    assert session.record() == before


@pytest.mark.rule("trajan.sow.clockwise", "trajan.sow.colour")
def test_the_next_tray_can_be_clicked_to_drop_there(session: Session) -> None:
    """It is lit; where markers of several colours may fall, the click asks for the colour at once."""
    session.pick("mat.0.tray.I")
    assert "mat.0.tray.II" in session.spots()
    assert session.pick("mat.0.tray.II").result is Result.NARROWED
    texts = [session.game.notation(move) for move in session.choices()]
    assert len(texts) > 1
    assert all(text.startswith("drop ") for text in texts)
    assert "mat.0.tray.II" not in session.spots()
    assert session.pick(f"mat.0.held.{texts[0].split()[1]}").result is Result.PLAYED
    assert session.record().moves[1] == texts[0]


@pytest.mark.rule("trajan.sow.clockwise")
def test_the_tray_of_the_first_marker_is_given_up_by_a_second_click(session: Session) -> None:
    """As every place that was picked."""
    session.pick("mat.0.tray.I")
    session.pick("mat.0.tray.II")
    assert session.pick("mat.0.tray.II").result is Result.UNPICKED
    assert session.goal == "mat.0.tray.III"


def test_any_order_leads_to_the_same_target() -> None:
    """Of every tray: the shortcut is a chain of legal moves, and ends the step it began in."""
    for slot in ("I", "II", "III", "IV", "V", "VI"):
        begun = new_session("trajan", seats=2, seed=7)
        path = begun.game.leads_to(begun.state, begun.game.parse(f"sow {slot}"))
        begun.choose(f"sow {slot}")
        if begun.goal:
            assert begun.goal == path[-1]
            begun.pick(begun.goal)
        assert begun.goal == ""
        again = new_session("trajan", seats=2, seed=7)
        for text in begun.record().moves:
            if again.game.current_seat(again.state) == 0 and len(again.steps) < len(begun.record().moves):
                assert again.choose(text).result is Result.PLAYED
        assert again.record().moves[: len(begun.record().moves)] == begun.record().moves
