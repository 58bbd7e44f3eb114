"""Exercises that the engine makes, on a board: hints are given, the answer is not."""

from pathlib import Path

import pytest

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.lesson_view import lesson_values
from trajan_tutor.desk.lesson.opened_lessons import made_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.exercise_making.wanted_exercises import wanted_of


def test_a_page_shows_a_question_and_takes_its_answer(tmp_path: Path) -> None:
    """One after the other, until the last one is done; what was done is kept."""
    desk = made_activity(wanted_of("trajan", rules=["trajan.sow.empty", "trajan.tile.match"], count=2), "en", tmp_path)
    for step in desk.player.lesson.steps:
        page = lesson_values(desk)
        assert page["exercise"]
        assert not {"show-me", "explore", "back"} & set(page["may"])
        assert step.question is not None
        desk.answer(str(step.question.right[0]))
        assert desk.player.phase == "done"
        desk.go("next")
    assert desk.player.finished
    assert desk.player.notes.done


def test_right_and_wrong_are_told_apart(tmp_path: Path) -> None:
    """By tone, and by it colour and sign: the words of an exercise are those of the rule."""
    desk = made_activity(wanted_of("trajan", rules=["trajan.sow.empty"], count=1), "en", tmp_path)
    step = desk.player.step
    assert step.question is not None
    foreseen = next(str(mistake.answers[0]) for mistake in step.mistakes if mistake.answers)
    for answer, tone in ((foreseen, "mistake"), (str(step.question.right[0]), "praise")):
        desk.answer(answer)
        assert [one["tone"] for one in lesson_values(desk)["answers"]] == [tone]


def test_a_rule_that_is_not_asked_about_is_refused(tmp_path: Path) -> None:
    """In a sentence that names it."""
    with pytest.raises(MisusedError, match="exercise-rule-unasked"):
        made_activity(wanted_of("trajan", rules=["trajan.setup.board"]), "en", tmp_path)


@pytest.mark.parametrize(
    ("game", "rule"),
    [("sylla", "sylla.consul.votes"), ("sylla", "sylla.end.christians"), ("trajan", "trajan.final.hand")],
)
def test_nothing_beside_a_question_answers_it(game: str, rule: str, tmp_path: Path) -> None:
    """Neither what the end would bring nor what one could pay at most, before the right answer is given."""
    lesson = made_activity(wanted_of(game, rules=[rule], count=1), "en", tmp_path)
    desk = Desk(None, HostServices("b", tmp_path), lesson=lesson)
    shown = desk.opened()["model"]
    assert shown["summary"]["forecast"] is None
    assert not shown["bids"] or not shown["bids"]["most_said"]
