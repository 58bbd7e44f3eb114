"""What a page shows of a lesson beside its board, as plain values in words."""

from typing import Any

from trajan_tutor.desk.lesson.achievement_page import achieved
from trajan_tutor.desk.lesson.growing_game import after_lesson_beside
from trajan_tutor.desk.lesson.lesson_activity import PLAY_AGAIN, TO_GAME, LessonActivity
from trajan_tutor.desk.lesson.lesson_page import contents, page_values
from trajan_tutor.desk.lesson.practice_page import practice_end, practice_entry
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.lesson import StepKind
from trajan_tutor.lessons.step_page import Phase
from trajan_tutor.session import seat_view
from trajan_tutor.viewmodel.lesson_model import Entry, NextLesson


def lesson_values(lesson: LessonActivity) -> dict[str, Any]:
    """Return everything that the page shows of the lesson, as plain values in words."""
    values = page_values(lesson.player, lesson.words, lesson.done, lesson.form, page=lesson.now)
    values["may"] = sorted(set(values["may"]) - {action.value for action in lesson.form.withheld})
    if lesson.practice is not None and lesson.player.finished:
        values["end"] = practice_end(lesson.part.watch, lesson.player, lesson.words)
    if lesson.has_ended:
        values["end"], values["may"] = None, sorted({*values["may"], PLAY_AGAIN})
    if values["end"]:
        values["end"] |= _next_links(lesson)
    game = lesson.part.whole.growing
    values["moments"] = game.shown(lesson.record.progress, lesson.player.game, lesson.words) if game is not None else []
    back = lesson.way_back
    if lesson.part.below is not None:
        has_ended = lesson.part.below.played.player.finished
        back = Message("board-lesson-to-end" if has_ended else "board-lesson-to-game")
    values["back_to"] = lesson.words(back) if back is not None else ""
    if back is not None:
        values["may"] = sorted((*values["may"], TO_GAME))
        if values["end"]:
            values["end"]["next"] = values["end"]["other"] = None
    return values | {"problem": " ".join(map(lesson.words, lesson.record.problems)), "exercise": not lesson.form.guides}


def _next_links(lesson: LessonActivity) -> dict[str, Any]:
    """Return what a finished lesson or practice leads to, and after the last lesson the page to be printed."""
    address = lesson.player.lesson.address
    following, other = None, None
    if lesson.form.guides:
        following, other = after_lesson_beside(lesson.order, address, lesson.notes, lesson.words)
    if lesson.following is not None:
        also: NextLesson = {"address": lesson.following[0], "text": lesson.words(lesson.following[1])}
        following, other = (following, also) if following is not None else (also, None)
    ends = lesson.form.guides and lesson.part.below is None and lesson.order.is_last(address)
    return {"next": following, "other": other, "page": achieved(lesson) if ends else ""}


def course_contents(lesson: LessonActivity) -> list[Entry]:
    """Return the lessons of the course with what the learner did in each, and the practice of what is due."""
    if not lesson.form.leads_on:
        return []
    game, here = lesson.player.game, lesson.player.lesson.address
    listed = contents(lesson.order, here, lesson.notes, lesson.words)
    return [*practice_entry(game, here, lesson.words), *listed]


def others_since(lesson: LessonActivity) -> list[str]:
    """Return what the others did since the learner's last turn in a step that lasts over theirs; else nothing."""
    player = lesson.player
    lasts = player.step.kind is StepKind.PLAY or (player.step.goes_on and player.phase is Phase.DONE)
    is_own = lesson.played.stack.is_bare
    return seat_view.since(lesson.session, lesson.words) if lasts and is_own else []
