"""Questions of a practice about judgement: which of three turns is clearly best, in a position of the shelf.

There one idea is clearly better than all others, so each turn with another idea is a wrong answer.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Final

from trajan_tutor.coach.grades import loss_words
from trajan_tutor.coach.mistakes import Retried, prepare_retry, question_at
from trajan_tutor.coach.plans import essence_of, idea_of
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.generator import Rng
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
from trajan_tutor.search.sampling import SearchQuestion, first_deal, follow

# Of so many turns at random the one is offered as the third that looks best at first sight.
_DRAWN: Final = 40
# The best turn, the best one with another idea, and a third one.
_NAMES: Final = ("first", "second", "third")


def best_parts(learner: Learner, seed: int) -> Iterator[PracticePart]:
    """Yield questions about puzzles of the shelf that were not tried yet, those that fit the learner best first."""
    for puzzle in untried_puzzles(learner, seed):
        with suppress(TutorError):
            part = best_part(learner.game, puzzle)
            if part is not None:
                yield part


def best_part(game: TutorGame, puzzle: ShelfPuzzle) -> PracticePart | None:
    """Return which of three turns is best in a puzzle as a question; None where there are no three that differ.

    Raises like `prepare_retry` for a puzzle of other rules.
    """
    retry = prepare_retry(game, puzzle.mistake)
    turns = _three_turns(game, retry)
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


def _three_turns(game: TutorGame, retry: Retried) -> tuple[Message, ...]:
    """Return the best turn, the best one with another idea, and a third one in words; fewer where two read alike."""
    question = question_at(game, retry.seen, retry.mistake.record.setup.seed)
    best, rival = title(question, retry.best), title(question, retry.moves)
    if best == rival:
        return (best,)
    thirds = sorted(drawn(question, retry), key=lambda drawn: -drawn[1])
    return next(((best, rival, third) for third, _ in thirds if third not in (best, rival)), (best, rival))


def drawn(question: SearchQuestion[TutorGame], retry: Retried) -> Iterator[tuple[Message, float]]:
    """Yield turns at random with another idea than the best one, in words, and what they look like at first sight."""
    rng = Rng(question.seed)
    mine = idea_of(question, retry.best)
    for _ in range(_DRAWN):
        moves = _random_turn(question, rng)
        if idea_of(question, moves) != mine:
            yield title(question, moves), follow(question, first_deal(question), moves, rng, onward=False).estimate


def _random_turn(question: SearchQuestion[TutorGame], rng: Rng) -> Moves:
    """Return a turn at random up to its end, or to the first move that shows something hidden."""
    game = question.game
    state = first_deal(question)
    seat, moves = game.current_seat(state), list[int]()
    while not game.is_over(state) and game.current_seat(state) == seat:
        legal = game.legal(state)
        move = legal[rng.below(len(legal))]
        shows = game.reveals(state, move)
        game.apply(state, move)
        moves.append(move)
        if shows or game.may_evaluate(state):
            break
    return tuple(moves)


def title(question: SearchQuestion[TutorGame], moves: Moves) -> Message:
    """Return a turn in words: what it begins with, and what it comes to."""
    steps = essence_of(question, moves)
    first, last = steps[0].message.in_short, steps[-1].message.in_short
    return first if first == last else Message.of("coach-steps-next", first=first, next=last)
