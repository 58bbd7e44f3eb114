"""The coach beside a lesson that lasts: its hints and its verdicts, without what would leave the script."""

from collections.abc import Iterable
from typing import Final

from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.coach_panel import panel
from trajan_tutor.desk.coach.coach_requests import is_asked_in_lesson
from trajan_tutor.i18n import Words
from trajan_tutor.viewmodel.coach_model import CoachBlock, CoachShown

_BUTTONS: Final = ("asks", "buttons")
_TITLE: Final = "title"
_TICKS: Final = "ticks"
_TEXT: Final = "text"


def shown_in_lesson(coach: Coach, words: Words) -> CoachShown:
    """Return what the coach shows beside a lesson."""
    return {
        "trying": False,
        "answers": coach.state.answers,
        "panel": _for_lesson(panel(coach, words)),
        "wide": [],
    }


def _for_lesson(blocks: Iterable[CoachBlock]) -> list[CoachBlock]:
    """Return the blocks with what can be asked for in a lesson; where nothing is left to be asked, no words are."""
    remaining: list[CoachBlock] = []
    is_left_out = False
    for block in blocks:
        if block["kind"] not in _BUTTONS:
            # What stands below a title that is left out explains its buttons.
            is_left_out = is_left_out and block["kind"] in (_TICKS, _TEXT)
            if not is_left_out and block["kind"] != _TICKS:
                remaining.append(block)
            continue
        items = [item for item in block["items"] if is_asked_in_lesson(item["action"])]
        if items:
            remaining.append({**block, "items": items})
        elif remaining and remaining[-1]["kind"] == _TITLE:
            remaining.pop()
            is_left_out = True
    return remaining
