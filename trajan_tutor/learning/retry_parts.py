"""Puzzles of a practice that are judged as a review judges: mistakes of one's own games, and puzzles of the shelf.

One idea in a puzzle of the shelf is clearly better than all others, so each turn with another idea is a wrong answer to
the question which of three turns is best.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import reduce
from pathlib import Path
from types import MappingProxyType
from typing import Final

from trajan_tutor.coach.answers import known_part
from trajan_tutor.coach.grades import loss_words
from trajan_tutor.coach.mistakes import Mistake, Retried, prepare_retry
from trajan_tutor.coach.needed_rules import rules_applied
from trajan_tutor.coach.three_turns import three_turns
from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.positions import may_begin, scope_of
from trajan_tutor.exercise_making.chance import rng_of, shuffled
from trajan_tutor.journals.attempts_journal import AttemptOutcome
from trajan_tutor.journals.mistakes_journal import SavedMistakes
from trajan_tutor.learning.learner import Learner
from trajan_tutor.learning.practice_parts import NAME, PracticePart
from trajan_tutor.learning.step_watch import STEP
from trajan_tutor.lessons.goals import Answered, Solved
from trajan_tutor.lessons.lesson import (
    IDEA,
    TITLE,
    AnswerForm,
    Begin,
    ForeseenMistake,
    Lesson,
    Question,
    Step,
    StepKind,
)
from trajan_tutor.lessons.puzzle_shelf import LEVELS, ShelfPuzzle, shelf_of
from trajan_tutor.lessons.retry import Retry

# Where attempts at puzzles of the shelf are kept: those that were played, and those of which the best turn was told.
SHELF: Final = "shelf"
BEST: Final = "best"
OWN: Final = "own"
# After so many puzzles of a level that were solved at the first try the next level comes.
_FOR_NEXT_LEVEL: Final = 4

Words = Callable[[Retried], dict[str, Message]]
# The best turn, the best one with another idea, and a third one.
_NAMES: Final = ("first", "second", "third")


def own_parts(game: TutorGame, home: Path) -> Iterator[PracticePart]:
    """Yield the mistakes of a learner's own games as parts, the latest first; what makes no sense is left out."""
    for number, mistake in enumerate(SavedMistakes(home).to_practise(game.name), start=1):
        with suppress(TutorError):
            yield own_part(game, mistake, number)


def own_part(game: TutorGame, mistake: Mistake, number: int = 1) -> PracticePart:
    """Return a mistake of a learner's own game as a part; raises like `prepare_retry` for one of other rules."""
    return _part(game, mistake, f"{OWN}-{number}", f"{game.name}/{OWN}{STEP}{number}", _own_words)


def shelf_parts(learner: Learner, seed: int) -> Iterator[PracticePart]:
    """Yield puzzles of the shelf that were not tried yet as parts, those that fit the learner best first."""
    for puzzle in untried_puzzles(learner, seed):
        with suppress(TutorError):
            yield puzzle_part(learner.game, puzzle)


def untried_puzzles(learner: Learner, seed: int) -> list[ShelfPuzzle]:
    """Return the puzzles of the shelf that were not tried yet: of the weakest theme, and of the level that fits in it.

    Themes that were never tried come first.
    """
    game = learner.game
    outcomes = {puzzle.source: puzzle.outcome for puzzle in learner.attempts if not puzzle.rule}
    tried = {
        puzzle.name: outcomes[source]
        for puzzle in shelf_of(game)
        for source in (shelved(game, puzzle.name), shelved(game, puzzle.name, BEST))
        if source in outcomes
    }
    counted, solved = Counter[str](), Counter[str]()
    for puzzle in shelf_of(game):
        if puzzle.name in tried:
            counted[puzzle.theme] += 1
            solved[puzzle.theme] += tried[puzzle.name] is AttemptOutcome.FIRST_TRY
    untried = [puzzle for puzzle in shelf_of(game) if puzzle.name not in tried]

    def unfit(puzzle: ShelfPuzzle) -> tuple[bool, float, int, int]:
        # How weak somebody is in a theme shows when it was tried; one puzzle alone does not tell much.
        known = (solved[puzzle.theme] + 1) / (counted[puzzle.theme] + 2)
        level = min(solved[puzzle.theme] // _FOR_NEXT_LEVEL, len(LEVELS) - 1)
        return counted[puzzle.theme] > 0, known, counted[puzzle.theme], abs(LEVELS.index(puzzle.level) - level)

    return sorted(shuffled(untried, rng_of(game.name, seed)), key=unfit)


def puzzle_part(game: TutorGame, puzzle: ShelfPuzzle) -> PracticePart:
    """Return a puzzle of the shelf as a part; raises like `prepare_retry` for one of other rules."""

    def words(retry: Retried) -> dict[str, Message]:
        lead = loss_words(retry.mistake.cost, retry.mistake.chances, game.decisive_loss)
        theme, level = Message(f"{game.name}-puzzle-{puzzle.theme}"), Message(f"puzzle-level-{puzzle.level}")
        return {
            "": Message.of("practice-shelf", theme=theme, level=level, seat=retry.mistake.seat),
            ".goal": Message("practice-shelf-goal"),
            ".done": Message.of("practice-shelf-done", lead=lead),
        }

    return _part(game, puzzle.mistake, f"{SHELF}-{puzzle.name}", shelved(game, puzzle.name), words)


def mistakes_in(parts: Iterable[PracticePart]) -> MappingProxyType[str, Mistake]:
    """Return the mistakes of the learner's own games among some parts, by the names of their steps."""
    mistakes = {}
    for part in parts:
        goal = part.step.goal
        if part.step.name.startswith(f"{OWN}-") and isinstance(goal, Solved) and isinstance(goal.puzzle, Retry):
            mistakes[part.step.name] = goal.puzzle.mistake
    return MappingProxyType(mistakes)


def shelved(game: TutorGame, name: str, kind: str = SHELF) -> str:
    """Return the name under which attempts at a puzzle of the shelf are kept."""
    return f"{game.name}/{kind}{STEP}{name}"


def _own_words(retry: Retried) -> dict[str, Message]:
    steps = dict.fromkeys((retry.played[0].message, retry.played[-1].message))
    played = reduce(lambda first, then: Message.of("coach-steps-next", first=first, next=then), steps)
    return {
        "": Message.of("practice-own", turn=retry.turn, steps=played),
        ".goal": Message("practice-own-goal"),
        ".done": Message("practice-own-done"),
    }


def _part(game: TutorGame, mistake: Mistake, name: str, source: str, words: Words) -> PracticePart:
    retry = prepare_retry(game, mistake)
    best = tuple(map(game.notation, known_part(game, retry.seen, retry.best)))
    about = tuple(sorted(rules_of_better(game, retry)))
    step = Step(name=name, kind=StepKind.DO, goal=Solved(Retry(mistake)), solutions=(best,), ladder=True, about=about)
    messages = [(f"{name}{part}", text) for part, text in words(retry).items()]
    return PracticePart(_lesson_of(game, retry, step, messages), source)


def _lesson_of(game: TutorGame, retry: Retried, step: Step, messages: Iterable[tuple[str, Message]]) -> Lesson:
    """Return a step of a practice as a lesson of its own, with what is said in it."""
    heads = ((TITLE, Message("practice-title")), (IDEA, Message("practice-idea")))
    begin = begin_of_retry(game, retry)
    return Lesson(game.name, NAME, NAME, (), (), 1, begin, (step,), messages=(*heads, *messages))


def rules_of_better(game: TutorGame, retry: Retried) -> frozenset[str]:
    """Return the rules by which something happens in the better turn and not in the other one."""
    dealt: State = game.determinize(retry.seen, 0)
    better, played = (known_part(game, retry.seen, moves) for moves in (retry.best, retry.moves))
    return rules_applied(game, dealt, tuple(better)) - rules_applied(game, dealt, tuple(played))


def begin_of_retry(game: TutorGame, retry: Retried) -> Begin:
    """Return the position as its seat saw it: what is hidden there is dealt anew, as the game may still go on."""
    mistake = retry.mistake
    dealt: State = game.determinize(retry.seen, len(mistake.record.moves))
    if may_begin(game, dealt):
        return Begin(position=canonical(game.dump(dealt)), seat=mistake.seat)
    return Begin(seat=mistake.seat).after(scope_of(game, mistake.record))


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
            part = _best_part(game, puzzle, retry) if rules and met.issuperset(rules) else None
            if part is not None:
                yield part


def best_part(game: TutorGame, puzzle: ShelfPuzzle) -> PracticePart | None:
    """Return which of three turns is best in a puzzle as a question; None where there are no three that differ.

    Raises like `prepare_retry` for a puzzle of other rules.
    """
    return _best_part(game, puzzle, prepare_retry(game, puzzle.mistake))


def _best_part(game: TutorGame, puzzle: ShelfPuzzle, retry: Retried) -> PracticePart | None:
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
    messages = [*zip(names, turns, strict=True), *_said(game, puzzle, step_name).items()]
    return PracticePart(_lesson_of(game, retry, step, messages), shelved(game, puzzle.name, BEST))


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
