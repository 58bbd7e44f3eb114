"""Sowing with two clicks where the order does not matter to the person, marker by marker where it does."""

import pytest

from trajan_tutor.session.play import Play, Result
from trajan_tutor.session.start import new_play


@pytest.fixture
def play() -> Play:
    """Return a game whose first tray holds two colours."""
    return new_play("trajan", seats=2, seed=7)


def test_the_second_click_drops_the_rest(play: Play) -> None:
    """The tray is picked, then the one in which the last marker falls; it is lit up meanwhile."""
    assert play.goal == ""
    play.pick("mat.0.tray.I")
    assert play.goal == "mat.0.tray.III"
    assert play.goal in play.spots()
    assert play.pick(play.goal).result is Result.PLAYED
    assert [text.split()[0] for text in play.record().moves] == ["sow", "drop"]
    assert play.goal == ""
    assert "mat.0.tray.III" not in play.spots()


def test_marker_by_marker_still_goes(play: Play) -> None:
    """And each of them is taken back alone."""
    play.pick("mat.0.tray.I")
    play.choose(play.game.notation(play.choices()[-1]))
    assert play.game.current_seat(play.state) == 0
    play.undo()
    assert play.goal == "mat.0.tray.III"


def test_other_places_do_not_do_the_rest(play: Play) -> None:
    """A tray on the way is refused as before."""
    play.pick("mat.0.tray.I")
    before = play.record()
    assert play.pick("mat.0.tray.II").result is Result.REFUSED
    assert play.record() == before


def test_any_order_leads_to_the_same_target() -> None:
    """Of every tray: the shortcut is a chain of legal moves, and ends the step it began in."""
    for slot in ("I", "II", "III", "IV", "V", "VI"):
        begun = new_play("trajan", seats=2, seed=7)
        path = begun.game.leads_to(begun.state, begun.game.parse(f"sow {slot}"))
        begun.choose(f"sow {slot}")
        if begun.goal:
            assert begun.goal == path[-1]
            begun.pick(begun.goal)
        assert begun.goal == ""
        again = new_play("trajan", seats=2, seed=7)
        for text in begun.record().moves:
            if again.game.current_seat(again.state) == 0 and len(again.steps) < len(begun.record().moves):
                assert again.choose(text).result is Result.PLAYED
        assert again.record().moves[: len(begun.record().moves)] == begun.record().moves
