"""The part of the proof that is about exercises: each way of asking about each rule, with some seeds."""

from collections.abc import Iterator
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise import Difficulty, QuestionForm
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.making import exercise
from trajan_tutor.proof.exercise_proof import Speaker, proved
from trajan_tutor.proof.rule_map import wrong_names

_DIFFICULTIES: Final = tuple(Difficulty)


def prove_exercises(game: TutorGame, seeds: int, words: Speaker) -> tuple[int, list[Message]]:
    """Return how many exercises of a game were proved, and what is wrong with any of them."""
    problems = [*wrong_names(game)]
    number = 0
    for rule, form, seed in _wanted(game, seeds):
        try:
            made = exercise(game, rule, seed=seed, difficulty=_DIFFICULTIES[seed % len(_DIFFICULTIES)], form=form)
        except MisusedError as error:
            problems.append(error.message)
            continue
        number += 1
        problems += proved(made, game, words)
    return number, problems


def _wanted(game: TutorGame, seeds: int) -> Iterator[tuple[str, QuestionForm, int]]:
    plan = plan_of(game)
    for rule in plan.rules:
        for form in plan.forms(rule):
            for seed in range(1, seeds + 1):
                yield rule, form, seed
