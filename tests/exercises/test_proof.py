"""Exercises are proved: the answer agrees with another path through the engine, and a false one does not pass."""

from dataclasses import replace

import pytest

from trajan_tutor.cli.output import words_for
from trajan_tutor.cli.prove_command import prove_exercises
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.exercise import Difficulty, Exercise, QuestionForm
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.making import exercise
from trajan_tutor.proof.exercise_proof import proved

WORDS = words_for("en")
# Every third rule; all of them are asked in every way below. One decides so seldom that finding a moment for it costs a
# quarter of what all the others cost.
SELDOM = "sylla.column.covers"
ASKED = [
    (name, rule)
    for name in ("trajan", "caesar", "sylla")
    for number, rule in enumerate(plan_of(find_game(name)).rules)
    if not number % 3 and rule != SELDOM
]


@pytest.mark.parametrize(("name", "rule"), ASKED)
def test_an_exercise_about_a_rule_is_proved(name: str, rule: str) -> None:
    """In one of its forms; `prove --exercises` tries all."""
    game = find_game(name)
    made = exercise(game, rule, seed=1, difficulty=Difficulty.HARD)
    assert [WORDS(problem) for problem in proved(made, game, WORDS)] == []


@pytest.mark.long
@pytest.mark.parametrize("name", ["trajan", "caesar", "sylla"])
@pytest.mark.parametrize("seeds", [1, pytest.param(3, marks=pytest.mark.before_release)])
def test_all_ways_of_asking_are_proved(name: str, seeds: int) -> None:
    """Before a release with three seeds, and so with each difficulty."""
    number, problems = prove_exercises(find_game(name), seeds, WORDS)
    assert [WORDS(problem) for problem in problems] == []
    assert number > 80 * seeds


def with_right(made: Exercise, *right: str | int) -> Exercise:
    """Return an exercise with other right answers; what was foreseen as wrong is left out."""
    question = replace(made.task.question, right=right)
    return replace(made, task=replace(made.task, question=question, wrong=()))


FALSE = [
    ("trajan.sow.empty", QuestionForm.FORBIDDEN),
    ("trajan.sow.empty", QuestionForm.ALLOWED),
    ("trajan.sow.empty", QuestionForm.WHY),
    ("trajan.tile.match", QuestionForm.WHICH),
    ("trajan.tile.match", QuestionForm.BEST),
    ("trajan.tile.match", QuestionForm.HAPPENS),
    ("trajan.quarter.consul", QuestionForm.WHO),
    ("trajan.action.target", QuestionForm.NEXT),
    ("trajan.final.winner", QuestionForm.WINNER),
]


@pytest.mark.parametrize(("rule", "form"), FALSE)
def test_another_choice_is_not_right(rule: str, form: QuestionForm) -> None:
    """Each of the others fails the proof when it is said to be right, alone or besides."""
    game = find_game("trajan")
    made = exercise(game, rule, seed=2, form=form)
    right, choices = made.task.question.right, made.task.question.choices
    for choice in choices:
        if choice not in right:
            for said in ((choice,), (*right, choice)):
                problems = {problem.key for problem in proved(with_right(made, *said), game, WORDS)}
                assert "exercise-proof-answer" in problems, said


@pytest.mark.parametrize(
    ("rule", "form"),
    [
        ("trajan.seaport.identical", QuestionForm.POINTS),
        ("trajan.sow.empty", QuestionForm.COUNT),
        ("trajan.time.advance", QuestionForm.AMOUNT),
    ],
)
def test_another_number_is_not_right(rule: str, form: QuestionForm) -> None:
    """One more fails the proof."""
    game = find_game("trajan")
    made = exercise(game, rule, seed=2, form=form)
    (right,) = made.task.question.right
    problems = {problem.key for problem in proved(with_right(made, int(right) + 1), game, WORDS)}
    assert "exercise-proof-answer" in problems


@pytest.mark.parametrize(
    ("rule", "form"),
    [
        ("trajan.sow.clockwise", QuestionForm.PLACE),
        ("trajan.sow.empty", QuestionForm.CLOSED_PLACE),
        ("trajan.military.leader", QuestionForm.FREE_PLACE),
    ],
)
def test_another_place_is_not_right(rule: str, form: QuestionForm) -> None:
    """The place of a wrong answer fails the proof when it is said to be right."""
    game = find_game("trajan")
    made = exercise(game, rule, seed=2, form=form)
    wrong = str(made.task.wrong[0].answer)
    problems = {problem.key for problem in proved(with_right(made, wrong), game, WORDS)}
    assert "exercise-proof-answer" in problems


def test_an_answer_that_hangs_on_a_hidden_card_fails_the_proof() -> None:
    """Who has most votes for a great work hangs on hands that nobody has seen: it cannot be asked before they open."""
    game = find_game("sylla")
    made = exercise(game, "sylla.work.places", seed=1, form=QuestionForm.POINTS)
    assert [WORDS(problem) for problem in proved(made, game, WORDS)] == []
    blind = replace(made, task=replace(made.task, opened=""))
    assert "exercise-proof-hidden" in {problem.key for problem in proved(blind, game, WORDS)}
