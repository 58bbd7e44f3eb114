"""Puzzles of a practice that are judged as a review judges: mistakes of one's own games, and puzzles of the shelf."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import reduce
from pathlib import Path
from types import MappingProxyType
from typing import Final

from trajan_tutor.coach.answers import known_part
from trajan_tutor.coach.grades import loss_words
from trajan_tutor.coach.mistakes import Mistake, Retried, retried
from trajan_tutor.coach.needed_rules import rules_told
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
from trajan_tutor.lessons.goals import Solved
from trajan_tutor.lessons.lesson import IDEA, TITLE, Begin, Lesson, Step, StepKind
from trajan_tutor.lessons.puzzle_shelf import LEVELS, ShelfPuzzle, shelf_of
from trajan_tutor.lessons.retry import Retry

# Where attempts at puzzles of the shelf are kept.
SHELF: Final = "shelf"
OWN: Final = "own"
# After so many puzzles of a level that were solved at the first try the next level comes.
_FOR_NEXT_LEVEL: Final = 4

Words = Callable[[Retried], dict[str, Message]]


def own_parts(game: TutorGame, home: Path) -> Iterator[PracticePart]:
    """Yield the mistakes of a learner's own games as parts, the latest first; what makes no sense is left out."""
    for number, mistake in enumerate(SavedMistakes(home).to_practise(game.name), start=1):
        with suppress(TutorError):
            yield own_part(game, mistake, number)


def own_part(game: TutorGame, mistake: Mistake, number: int = 1) -> PracticePart:
    """Return a mistake of a learner's own game as a part; raises like `retried` for one of other rules."""
    return _part(game, mistake, f"{OWN}-{number}", f"{game.name}/{OWN}{STEP}{number}", _own_words)


def shelf_parts(learner: Learner, seed: int) -> Iterator[PracticePart]:
    """Yield puzzles of the shelf that were not tried yet: of the weakest theme, and of the level that fits in it.

    Themes that were never tried come first.
    """
    game = learner.game
    outcomes = {one.source: one.outcome for one in learner.attempts if not one.rule}
    tried = {
        one.name: outcomes[_shelved(game, one.name)] for one in shelf_of(game) if _shelved(game, one.name) in outcomes
    }
    counted, solved = Counter[str](), Counter[str]()
    for one in shelf_of(game):
        if one.name in tried:
            counted[one.theme] += 1
            solved[one.theme] += tried[one.name] is AttemptOutcome.FIRST_TRY
    left = [one for one in shelf_of(game) if one.name not in tried]

    def unfit(one: ShelfPuzzle) -> tuple[bool, float, int, int]:
        # How weak somebody is in a theme shows when it was tried; one puzzle alone does not tell much.
        known = (solved[one.theme] + 1) / (counted[one.theme] + 2)
        level = min(solved[one.theme] // _FOR_NEXT_LEVEL, len(LEVELS) - 1)
        return counted[one.theme] > 0, known, counted[one.theme], abs(LEVELS.index(one.level) - level)

    for one in sorted(shuffled(left, rng_of(game.name, seed)), key=unfit):
        with suppress(TutorError):
            yield puzzle_part(game, one)


def puzzle_part(game: TutorGame, one: ShelfPuzzle) -> PracticePart:
    """Return a puzzle of the shelf as a part; raises like `retried` for one of other rules."""

    def words(laid: Retried) -> dict[str, Message]:
        lead = loss_words(laid.mistake.cost, laid.mistake.chances, game.decisive_loss)
        theme, level = Message(f"{game.name}-puzzle-{one.theme}"), Message(f"puzzle-level-{one.level}")
        return {
            "": Message.of("practice-shelf", theme=theme, level=level, seat=laid.mistake.seat),
            ".goal": Message("practice-shelf-goal"),
            ".done": Message.of("practice-shelf-done", lead=lead),
        }

    return _part(game, one.mistake, f"{SHELF}-{one.name}", _shelved(game, one.name), words)


def mistakes_in(parts: Iterable[PracticePart]) -> MappingProxyType[str, Mistake]:
    """Return the mistakes of the learner's own games among some parts, by the names of their steps."""
    found = {}
    for part in parts:
        goal = part.step.goal
        if part.step.name.startswith(f"{OWN}-") and isinstance(goal, Solved) and isinstance(goal.puzzle, Retry):
            found[part.step.name] = goal.puzzle.mistake
    return MappingProxyType(found)


def _shelved(game: TutorGame, name: str) -> str:
    return f"{game.name}/{SHELF}{STEP}{name}"


def _own_words(laid: Retried) -> dict[str, Message]:
    steps = dict.fromkeys((laid.played[0].message, laid.played[-1].message))
    played = reduce(lambda first, then: Message.of("coach-steps-next", first=first, next=then), steps)
    return {
        "": Message.of("practice-own", turn=laid.turn, steps=played),
        ".goal": Message("practice-own-goal"),
        ".done": Message("practice-own-done"),
    }


def _part(game: TutorGame, mistake: Mistake, name: str, source: str, words: Words) -> PracticePart:
    laid = retried(game, mistake)
    best = tuple(map(game.notation, known_part(game, laid.seen, laid.best)))
    about = tuple(sorted(_rules_of_better(game, laid)))
    step = Step(name=name, kind=StepKind.DO, goal=Solved(Retry(mistake)), solutions=(best,), ladder=True, about=about)
    said = [(TITLE, Message("practice-title")), (IDEA, Message("practice-idea"))]
    said += [(f"{name}{part}", text) for part, text in words(laid).items()]
    begin = _begin(game, mistake, laid)
    lesson = Lesson(game.name, NAME, NAME, (), (), 1, begin, (step,), messages=tuple(said))
    return PracticePart(lesson, source)


def _rules_of_better(game: TutorGame, laid: Retried) -> frozenset[str]:
    """Return the rules by which something happens in the better turn and not in the other one."""
    dealt: State = game.determinize(laid.seen, 0)
    better, played = (known_part(game, laid.seen, moves) for moves in (laid.best, laid.moves))
    return rules_told(game, dealt, tuple(better)) - rules_told(game, dealt, tuple(played))


def _begin(game: TutorGame, mistake: Mistake, laid: Retried) -> Begin:
    """Return the position as its seat saw it: what is hidden there is dealt anew, as the game may still go on."""
    dealt: State = game.determinize(laid.seen, len(mistake.record.moves))
    if may_begin(game, dealt):
        return Begin(position=canonical(game.dump(dealt)), seat=mistake.seat)
    return Begin(seat=mistake.seat).after(scope_of(game, mistake.record))
