"""Grades and costs of decisions in words."""

from trajan_tutor.coach.grades import Grade, Graded
from trajan_tutor.coach.retrospect import Judged
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words


def grade_words(graded: Graded, words: Words) -> str:
    """Return a grade in words; near a border, the two between which it lies."""
    if not graded.is_near_a_border:
        return _grade(graded.grade, words)
    first, second = sorted((graded.grade, graded.other), key=list(Grade).index)
    said = Message.of("coach-grade-between", first=_grade(first, words), second=_grade(second, words))
    return words(said)


def _grade(grade: Grade, words: Words) -> str:
    return words(Message.of(f"coach-grade-{grade.value}"))


def cost_words(one: Judged, words: Words) -> str:
    """Return what a decision gave away, with half its 90 % interval; nothing for the best one."""
    verdict = one.verdict
    if one.grade.grade is Grade.BEST:
        return ""
    return points_words(max(0.0, verdict.cost), (verdict.high - verdict.low) / 2, words)


def points_words(points: float, half: float, words: Words) -> str:
    """Return points with half their 90 % interval, both to a tenth."""
    return words(Message.of("coach-points-about", points=round(points, 1), half=max(0.1, round(half, 1))))
