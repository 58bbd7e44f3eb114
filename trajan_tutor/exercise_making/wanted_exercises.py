"""Exercises as people ask for them: some of a game, by chance or about rules that are named."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.as_lesson import NAME, lesson_of
from trajan_tutor.exercise_making.exercise import Difficulty, Exercise
from trajan_tutor.exercise_making.making import exercise, rules_for
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.session.values import number_of, text_of, texts_of

# Nobody does more at a time, and each takes a moment to be made.
MOST: Final = 50


@dataclass(frozen=True, slots=True)
class WantedExercises:
    """Which exercises are wanted: of which game, about which rules (without any: by chance), how many, how hard."""

    game: str
    rules: tuple[str, ...] = ()
    seed: int = 1
    count: int = 5
    difficulty: Difficulty = Difficulty.MIDDLE

    @property
    def address(self) -> str:
        """The name under which notes are kept of it.

        >>> WantedExercises("toy", seed=3).address
        'toy/exercises#middle-3-5'
        """
        return f"{self.game}/{NAME}#{'-'.join((*self.rules, self.difficulty, str(self.seed), str(self.count)))}"


def wanted_of(
    game: str, *, rules: Sequence[str] = (), seed: int = 1, count: int = 5, difficulty: str = Difficulty.MIDDLE
) -> WantedExercises:
    """Return what somebody wants in plain words; raises MisusedError for what makes no sense."""
    if text_of("difficulty", difficulty) not in tuple(Difficulty):
        raise MisusedError("exercise-difficulty", difficulty=difficulty, known=", ".join(Difficulty))
    number = number_of("count", count)
    if not 1 <= number <= MOST:
        raise MisusedError("exercise-count", count=number, most=MOST)
    return WantedExercises(
        find_game(text_of("game", game)).name,
        tuple(texts_of("rules", rules)),
        number_of("seed", seed),
        number,
        Difficulty(difficulty),
    )


def make_lesson(wanted: WantedExercises) -> tuple[Lesson, TutorGame]:
    """Return the exercises as a lesson, and their game; raises MisusedError for a rule that is not asked about.

    Where a position for one that chance chose is not found, it is left out.
    """
    game = find_game(wanted.game)
    if wanted.rules:
        return lesson_of([_one(game, wanted, rule, place) for place, rule in enumerate(_repeated(wanted))], game), game
    exercises: list[Exercise] = []
    for place, rule in enumerate(rules_for(game, wanted.seed, wanted.count + MOST)):
        if len(exercises) == wanted.count:
            break
        try:
            exercises.append(_one(game, wanted, rule, place))
        except MisusedError:
            continue
    if not exercises:
        raise MisusedError("exercises-none", game=game.name)
    return lesson_of(exercises, game), game


def _repeated(wanted: WantedExercises) -> tuple[str, ...]:
    return tuple(wanted.rules[place % len(wanted.rules)] for place in range(wanted.count))


def _one(game: TutorGame, wanted: WantedExercises, rule: str, place: int) -> Exercise:
    # Two about one rule are not the same.
    return exercise(game, rule, seed=wanted.seed + place, difficulty=wanted.difficulty)
