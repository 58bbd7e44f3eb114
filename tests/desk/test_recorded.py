"""Every message of every lesson and of games fits the contract, and the same program records the same."""

import json
from typing import Any

import pytest
from desk.fits import misfits
from record_models import game_lines, lesson_lines

from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.viewmodel.page_model import Change, Opened, ViewModel


def checked(lines: list[str]) -> dict[str, int]:
    """Check what was recorded, and return how often each state comes in it."""
    hints = ViewModel.__annotations__
    states: dict[str, int] = {}
    for number, line in enumerate(map(json.loads, lines)):
        message: Any = line["message"]
        assert list(misfits(message, Change if number else Opened)) == []
        assert message["n"] == number
        for name, value in message["set"].items() if number else ():
            assert list(misfits(value, hints[name], name)) == []
        states[line["state"]] = states.get(line["state"], 0) + 1
    return states


# Every lesson is played by `test_lessons_played.py` too, its messages checked; here every third one is hinted and
# refused, in `make test-long` each.
RECORDED = [
    pytest.param(address, marks=pytest.mark.long if number % 3 else ()) for number, address in enumerate(lesson_names())
]


@pytest.mark.parametrize("address", RECORDED)
def test_every_message_of_a_lesson_fits_the_contract(address: str) -> None:
    """Asked, refused, hinted and done."""
    states = checked(lesson_lines(address, "en"))
    assert states["asked"]
    assert states.get("done", 0) or states.get("next", 0)


@pytest.mark.parametrize(("game", "seats"), [("trajan", 2), ("trajan", 3), ("trajan", 4), ("caesar", 2)])
def test_every_message_of_a_game_fits_the_contract(game: str, seats: int) -> None:
    """With a hint, and bots one by one."""
    assert checked(game_lines(game, seats, "en"))["played"]


def test_the_same_is_recorded_again() -> None:
    """No time, no folder, no chance is in it."""
    assert lesson_lines("trajan/02-sowing", "en") == lesson_lines("trajan/02-sowing", "en")
    assert game_lines("caesar", 2, "en") == game_lines("caesar", 2, "en")


def test_other_languages_are_recorded() -> None:
    """The pseudo-language tells what is not translatable."""
    assert "Take" not in lesson_lines("trajan/02-sowing", "pseudo")[3]
