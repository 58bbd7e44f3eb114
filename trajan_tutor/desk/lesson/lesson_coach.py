"""The coach beside a lesson that lasts: its hints and its verdicts, without what would leave the script."""

from collections.abc import Iterable
from typing import Final

from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.coach_panel import panel
from trajan_tutor.desk.lesson.lesson_desk import LessonDesk
from trajan_tutor.desk.view_model.coach_model import CoachBlock, CoachShown
from trajan_tutor.i18n import Words

# What can be asked of the coach in a lesson: trials and other lines belong to a game of one's own.
ASKED: Final = frozenset({"hint", "hint-level", "cancel", "tell", "better-verdict"})
# The analysis says itself where it gives nothing away.
_ANALYSED: Final = frozenset({"analyse", "play-idea"})
_BUTTONS: Final = "buttons"
_TITLE: Final = "title"
_TICKS: Final = "ticks"
_TEXT: Final = "text"


def may_ask(lesson: LessonDesk | None, action: str) -> bool:
    """Return whether the coach of a table can be asked for something: anything in a game, little in a lesson."""
    return lesson is None or action in _ANALYSED or (lesson.is_coached and action in ASKED)


def shown_in_lesson(coach: Coach, words: Words) -> CoachShown:
    """Return what the coach shows beside a lesson."""
    return {"trying": False, "answers": coach.mind.answers, "panel": _kept(panel(coach, words)), "wide": []}


def _kept(blocks: Iterable[CoachBlock]) -> list[CoachBlock]:
    """Return the blocks with what can be asked for in a lesson; where nothing is left to be asked, no words are."""
    kept: list[CoachBlock] = []
    is_left_out = False
    for block in blocks:
        if block["kind"] != _BUTTONS:
            # What stands below a title that is left out explains its buttons.
            is_left_out = is_left_out and block["kind"] in (_TICKS, _TEXT)
            if not is_left_out and block["kind"] != _TICKS:
                kept.append(block)
            continue
        items = [item for item in block["items"] if item["action"] in ASKED]
        if items:
            kept.append({**block, "items": items})
        elif kept and kept[-1]["kind"] == _TITLE:
            kept.pop()
            is_left_out = True
    return kept
