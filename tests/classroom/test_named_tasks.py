"""What a teacher's page may name: what there is to be given, and nothing else, whoever wrote the message."""

import pytest

from trajan_tutor.classroom.board_making import checked_name
from trajan_tutor.classroom.task import TaskKind
from trajan_tutor.classroom.task_words import can_be_practised
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.find import find_lesson, lesson_names
from trajan_tutor.lessons.single_step import exercise_steps

LESSON = "trajan/02-sowing"


def test_every_step_that_can_be_given_may_be_named() -> None:
    """The exercises of a lesson by their steps, and every lesson by its address."""
    for step in exercise_steps(find_lesson(LESSON)[0]):
        assert checked_name(TaskKind.EXERCISE, f"{LESSON}#{step}") == f"{LESSON}#{step}"
    for address in lesson_names():
        assert checked_name(TaskKind.LESSON, address) == address


@pytest.mark.parametrize("step", ["no-such-step", "", "x" * 5000, "../../etc", "#", "<b>"])
def test_a_step_that_there_is_not_is_refused_with_those_that_there_are(step: str) -> None:
    """In a sentence of readable length, also for a name without any step in a lesson of several."""
    with pytest.raises(MisusedError) as refused:
        checked_name(TaskKind.EXERCISE, f"{LESSON}#{step}")
    sentence = Words("en")(refused.value.message)
    assert "is no exercise of the lesson" in sentence
    assert f"Possible are: {', '.join(exercise_steps(find_lesson(LESSON)[0])[:3])}, " in sentence
    assert len(sentence) < 400


def test_a_step_that_only_tells_is_no_exercise() -> None:
    """Nothing is to be done or answered there."""
    lesson, _ = find_lesson(LESSON)
    telling = [one.name for one in lesson.steps if one.name not in exercise_steps(lesson)]
    assert telling
    for step in telling:
        with pytest.raises(MisusedError) as refused:
            checked_name(TaskKind.EXERCISE, f"{LESSON}#{step}")
        assert refused.value.message.key == "exercise-unknown"


@pytest.mark.parametrize("name", [f"{LESSON}#no-such-step", "trajan/99-none", "x" * 5000])
def test_a_lesson_is_named_by_its_address_alone(name: str) -> None:
    """With a step it is none, nor is a name that no lesson has."""
    with pytest.raises(MisusedError) as refused:
        checked_name(TaskKind.LESSON, name)
    assert refused.value.message.key == "page-unknown"
    assert len(str(refused.value)) < 300


def test_what_is_practised_are_rules_of_one_game_that_exercises_ask_about() -> None:
    """One or several; any other is named in the refusal."""
    asked = [rule for rule in find_game("trajan").rules.rules if can_be_practised(rule)][:3]
    assert len(asked) == 3
    for rules in (asked[0], ",".join(asked)):
        assert checked_name(TaskKind.PRACTISE, rules) == rules
    for odd in ("trajan", "trajan.no-such-rule", f"{asked[0]},caesar.game.over", f"{asked[0]},"):
        with pytest.raises(MisusedError) as refused:
            checked_name(TaskKind.PRACTISE, odd)
        assert refused.value.message.key == "exercise-rule-unasked"
