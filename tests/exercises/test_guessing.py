"""A question is answered by who knows the rule, not by who reads words: what shares most words is right by chance."""

import re
from collections.abc import Iterator

import pytest

from trajan_tutor.cli.output import words_for
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise import Difficulty, Exercise, Misunderstanding, QuestionForm
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.making import exercise
from trajan_tutor.proof.exercise_proof import proved

WORDS = words_for("en")
GAMES = ("trajan", "caesar", "sylla")
DIFFICULTIES = tuple(Difficulty)
NUMBER = 300
BEFORE_RELEASE = [pytest.mark.long, pytest.mark.before_release]
# Three hundred take minutes a game.
SOME = 120
# A short look takes some of each game, every so many of the ways of asking.
FEW = 20
STEP = 5
BEYOND_CHANCE = 0.10


def asked(name: str, step: int, number: int) -> Iterator[Exercise]:
    """Yield questions with choices of a game, of all rules and forms in turn."""
    game, plan = find_game(name), plan_of(find_game(name))
    ways = [(rule, form) for rule in plan.rules for form in plan.forms(rule)][::step]
    found = 0
    for seed in range(1, 20):
        for rule, form in ways:
            try:
                made = exercise(game, rule, seed=seed, difficulty=DIFFICULTIES[seed % 3], form=form)
            except MisusedError:
                continue
            if made.task.choices:
                found += 1
                yield made
            if found == number:
                return


def words_in(text: Message) -> frozenset[str]:
    """Return the words of a sentence."""
    return frozenset(re.findall(r"[a-z0-9]+", WORDS(text).lower()))


def by_words(made: Exercise) -> tuple[float, float]:
    """Return how often the choice is right that shares most words with the question, and how often a blind one is."""
    question = words_in(made.task.says)
    shared = {name: len(question & words_in(text)) for name, text in made.task.choices}
    most = [name for name, number in shared.items() if number == max(shared.values())]
    right = made.task.question.right
    return sum(name in right for name in most) / len(most), len(right) / len(shared)


@pytest.mark.parametrize(
    ("names", "step", "number"),
    [
        (GAMES, STEP, FEW),
        *(pytest.param((name,), 2, SOME, marks=pytest.mark.long) for name in GAMES),
        *(pytest.param((name,), 1, NUMBER, marks=BEFORE_RELEASE) for name in GAMES),
    ],
)
def test_whoever_only_reads_words_is_right_by_chance(names: tuple[str, ...], step: int, number: int) -> None:
    """Hardly more often than whoever chooses blindly: in each game over many questions, in all together over some."""
    guesses = [by_words(made) for name in names for made in asked(name, step, number)]
    assert len(guesses) == number * len(names)
    read, blind = (sum(values) / len(guesses) for values in zip(*guesses, strict=True))
    assert read <= blind + BEYOND_CHANCE


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_answer_is_told_what_is_misunderstood(name: str) -> None:
    """Each has a misunderstanding with a name, and a sentence of its own that sets it right."""
    for made in asked(name, STEP, 6):
        assert {choice for choice, _ in made.task.choices} - set(made.task.question.right) == {
            wrong.answer for wrong in made.task.wrong
        }
        for wrong in made.task.wrong:
            assert wrong.taken in Misunderstanding
            assert len(WORDS(wrong.says).split()) >= 4, WORDS(wrong.says)


def test_hands_are_opened_before_they_are_asked_about() -> None:
    """What all chose in secret is told with the question, and the answer holds for that alone."""
    game = find_game("sylla")
    made = exercise(game, "sylla.work.plebs", seed=1, form=QuestionForm.POINTS)
    assert "What was chosen in secret is opened." in WORDS(made.task.says)
    assert proved(made, game, WORDS) == []


def test_what_is_paid_is_asked_with_what_is_mistaken_for_it() -> None:
    """Whoever pays for the votes of Senators too is told that they cost nothing."""
    game = find_game("sylla")
    said = {
        wrong.says.key
        for seed in range(1, 6)
        for wrong in exercise(game, "sylla.consul.pays", seed=seed, form=QuestionForm.AMOUNT).task.wrong
    }
    assert {"sylla-mistake-consul-pays-all", "sylla-mistake-consul-pays-one-more"} <= said
