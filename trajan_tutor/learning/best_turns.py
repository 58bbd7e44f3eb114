"""Questions of a practice about judgement: which of three turns is clearly best, in a position of the shelf.

There one idea is clearly better than all others, so each turn with another idea is a wrong answer.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Final

from trajan_tutor.coach.grades import loss_words
from trajan_tutor.coach.mistakes import Retried, prepare_retry
from trajan_tutor.coach.three_turns import three_turns
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.chance import rng_of, shuffled
from trajan_tutor.learning.learner import Learner
from trajan_tutor.learning.practice_parts import NAME, PracticePart
from trajan_tutor.learning.retry_parts import BEST, begin_of_retry, rules_of_better, shelved, untried_puzzles
from trajan_tutor.lessons.goals import Answered, Solved
from trajan_tutor.lessons.lesson import (
    IDEA,
    TITLE,
    AnswerForm,
    ForeseenMistake,
    Lesson,
    Question,
    Step,
    StepKind,
)
from trajan_tutor.lessons.puzzle_shelf import ShelfPuzzle
from trajan_tutor.lessons.retry import Retry

# The best turn, the best one with another idea, and a third one.
_NAMES: Final = ("first", "second", "third")


def best_parts(learner: Learner, seed: int) -> Iterator[PracticePart]:
    """Yield questions about puzzles of the shelf that were not tried yet, those that fit the learner best first.

    They are about rules that the learner has met, all of them: that is looked at before turns are drawn, which takes
    longer.
    """
    game, met = learner.game, set(learner.met)
    for puzzle in untried_puzzles(learner, seed):
        with suppress(TutorError):
            retry = prepare_retry(game, puzzle.mistake)
            rules = rules_of_better(game, retry)
            part = _part(game, puzzle, retry) if rules and met.issuperset(rules) else None
            if part is not None:
                yield part


def best_part(game: TutorGame, puzzle: ShelfPuzzle) -> PracticePart | None:
    """Return which of three turns is best in a puzzle as a question; None where there are no three that differ.

    Raises like `prepare_retry` for a puzzle of other rules.
    """
    return _part(game, puzzle, prepare_retry(game, puzzle.mistake))


def _part(game: TutorGame, puzzle: ShelfPuzzle, retry: Retried) -> PracticePart | None:
    turns = three_turns(game, retry)
    if len(turns) < len(_NAMES):
        return None
    step_name = f"{BEST}-{puzzle.name}"
    names = [f"{step_name}-{name}" for name in _NAMES]
    right, *others = names
    step = Step(
        name=step_name,
        kind=StepKind.ASK,
        goal=Solved(Retry(puzzle.mistake)),
        question=Question(AnswerForm.CHOICE, (right,), tuple(shuffled(names, rng_of(game.name, puzzle.name)))),
        mistakes=(ForeseenMistake(f"{step_name}-wrong", Answered(tuple(others)), answers=tuple(others)),),
        hints=(f"{step_name}-hint",),
        about=tuple(sorted(rules_of_better(game, retry))),
    )
    messages = [
        (TITLE, Message("practice-title")),
        (IDEA, Message("practice-idea")),
        *zip(names, turns, strict=True),
        *_said(game, puzzle, step_name).items(),
    ]
    lesson = Lesson(game.name, NAME, NAME, (), (), 1, begin_of_retry(game, retry), (step,), messages=tuple(messages))
    return PracticePart(lesson, shelved(game, puzzle.name, BEST))


def _said(game: TutorGame, puzzle: ShelfPuzzle, name: str) -> Mapping[str, Message]:
    theme = Message(f"{game.name}-puzzle-{puzzle.theme}")
    lead = loss_words(puzzle.mistake.cost, puzzle.mistake.chances, game.decisive_loss)
    return {
        name: Message.of("practice-best", seat=puzzle.mistake.seat),
        f"{name}.goal": Message("practice-shelf-goal"),
        f"{name}-hint": Message.of("practice-best-hint", theme=theme),
        f"{name}-wrong": Message.of("practice-best-wrong", theme=theme),
        f"{name}.done": Message.of("practice-best-done", theme=theme, lead=lead),
    }
