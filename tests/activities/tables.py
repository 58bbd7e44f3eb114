"""Lessons on a table, for tests of what can lie there."""

from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.coach.adviser import Effort
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Page

FEW = Effort(search=30, finalists=3, finals=6, pairs=4, most_pairs=6, answers=0, second=0)
FIRST = {"trajan": "00-first-game", "caesar": "30-first-game", "sylla": "50-first-game"}


def first_lesson(name: str = "trajan") -> PlayedLesson:
    """Return the first game of a game on a table, whose marks look at little; of Caesar! what is not taught."""
    return lesson_on_table(f"{name}/{FIRST[name]}", 3 if name == "caesar" else 0)


def lesson_on_table(address: str, step: int = 0) -> PlayedLesson:
    """Return a lesson that stands at a step, whose marks look at little."""
    player = Player(*find_lesson(address), notes=LessonNotes(at=step))
    player.trial.guide.effort = FEW
    return PlayedLesson(player)


def said(page: Page) -> list[str]:
    """Return the keys of what is said."""
    return [message.key for message in page.feedback]
