"""A practice: about five minutes of what is due, as a lesson that whatever plays lessons can show."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from types import MappingProxyType
from typing import Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.chance import rng_of, shuffled
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.learning.checkpoints import Checkpoint, open_checkpoint
from trajan_tutor.learning.learner import Learner
from trajan_tutor.learning.practice_parts import (
    NAME,
    CompatibleParts,
    Practice,
    PracticePart,
    exercise_part,
    joined,
    step_part,
)
from trajan_tutor.learning.retry_parts import mistakes_in, shelf_part
from trajan_tutor.learning.step_watch import STEP
from trajan_tutor.lessons.goals import Solved

MINUTES: Final = 5
# A question takes half a minute, a puzzle one and a half; so many halves there are.
_HALVES: Final = 2 * MINUTES
_OF_PUZZLE: Final = 3
# So many rules that were never tried are asked about at a time, so that what was met before comes first.
NEW_RULES: Final = 5
# Where little is due, so many questions are asked all the same.
_LEAST: Final = 5
# A puzzle takes the time of three questions: while more is due than fits beside it, one comes so many days apart.
_PUZZLE_DAYS: Final = 3
_MOST_PUZZLES: Final = 2
_DAY: Final = 86_400


def practice_for(learner: Learner, now: int, seed: int, own: Iterable[PracticePart] = ()) -> Practice:
    """Return what a learner practises now, in seconds since 1970: a checkpoint where one is open, else what is due.

    What is due is asked first, best known first: as the step of a lesson that was missed, or as an exercise; then come
    rules that were not tried yet, then what is known least. `own` are mistakes of the learner's own games as puzzles:
    one of them ends the practice, or a new puzzle does, and both where little is due; where much is due, only at times.
    Raises MisusedError for a game of which nothing can be practised.
    """
    checkpoint = open_checkpoint(learner)
    parts = list(CompatibleParts().of(_of_checkpoint(learner, checkpoint, seed))) if checkpoint else []
    if checkpoint and parts:
        title = Message.of("checkpoint-title", number=checkpoint.number)
        titles = tuple(lesson.title for lesson in checkpoint.lessons)
        return _practice(learner, parts, (title, Message.of("checkpoint-idea", lessons=titles)), checkpoint.number)
    parts = list(_due_and_more(learner, now, seed, own))
    if not parts:
        raise MisusedError("practice-none", game=learner.game.name)
    due = len(learner.due(now))
    idea = Message.of("practice-due", due=due, minutes=_minutes(parts)) if due else Message("practice-idea")
    return _practice(learner, parts, (Message("practice-title"), idea))


def _minutes(parts: Iterable[PracticePart]) -> int:
    """Return how many minutes some parts take, a part of one as a whole."""
    halves = sum(_OF_PUZZLE if isinstance(part.step.goal, Solved) else 1 for part in parts)
    return -(-halves // 2)


def _practice(
    learner: Learner, parts: Sequence[PracticePart], words: tuple[Message, Message], checkpoint: int = 0
) -> Practice:
    lesson = joined(parts, learner.game, NAME, _minutes(parts), words)
    sources = MappingProxyType({part.step.name: part.source for part in parts})
    return Practice(lesson, sources, checkpoint, mistakes_in(parts))


def _of_checkpoint(learner: Learner, checkpoint: Checkpoint, seed: int) -> Iterator[PracticePart]:
    for rule in checkpoint.rules:
        part = exercise_part(learner.game, rule, learner.level(rule), seed, checkpoint.source(rule))
        if part is not None:
            yield part


def _due_and_more(learner: Learner, now: int, seed: int, own: Iterable[PracticePart]) -> Iterator[PracticePart]:
    """Yield the parts of a practice: questions in an order of chance, then a puzzle or two where they fit."""
    rules = [one.rule for one in learner.due(now)]
    fitting = CompatibleParts()
    offered = chain(islice(own, 1), _new_puzzle(learner, seed))
    puzzles = list(islice(fitting.of(offered), _puzzles(learner, len(rules), now)))
    room = _HALVES - _OF_PUZZLE * len(puzzles)
    due = list(islice(fitting.of(_asked(learner, rules, seed)), room))
    new = list(islice(fitting.of(_asked(learner, _new(learner), seed)), min(NEW_RULES, room - len(due))))
    known = sorted(learner.standings.values(), key=lambda one: one.likelihood(now))
    rest = [one.rule for one in known if one.due > now]
    more = list(islice(fitting.of(_asked(learner, rest, seed)), max(0, _LEAST - len(due) - len(new))))
    yield from shuffled([*due, *new, *more], rng_of(learner.game.name, seed))
    yield from puzzles


def _puzzles(learner: Learner, due: int, now: int) -> int:
    """Return how many puzzles a practice holds at most: what is due goes first, but puzzles never stay away."""
    beside = (_HALVES - due) // _OF_PUZZLE
    last = max((attempt.at for attempt in learner.attempts if not attempt.rule), default=0)
    return min(_MOST_PUZZLES, max(beside, int(now - last >= _PUZZLE_DAYS * _DAY)))


def _asked(learner: Learner, rules: Sequence[str], seed: int) -> Iterator[PracticePart]:
    """Yield a question about each rule: the step of a lesson that was missed, an exercise, or a step about it."""
    for rule in rules:
        missed = learner.missed(rule)
        part = step_part(missed[0], learner.game, missed[1]) if missed else None
        if part is None and plan_of(learner.game).forms(rule):
            part = exercise_part(learner.game, rule, learner.level(rule), seed)
        if part is None:
            part = next(_steps(learner, rule), None)
        if part is not None:
            yield part


def _steps(learner: Learner, rule: str) -> Iterator[PracticePart]:
    found = (step_part(lesson, learner.game, step) for lesson, step in learner.steps_about(rule))
    return (part for part in found if part is not None)


def _new(learner: Learner) -> list[str]:
    """Return the rules that were met and not tried yet; whoever practises without lessons meets them here, in order."""
    met = set(learner.met)
    return [rule for rule in learner.to_come if rule in met or not learner.begun]


def _new_puzzle(learner: Learner, seed: int) -> Iterator[PracticePart]:
    found = _puzzle(learner, seed)
    if found is not None:
        yield found


def _puzzle(learner: Learner, seed: int) -> PracticePart | None:
    """Return a puzzle that was not tried, or None: the first of the course, else one of the shelf.

    The lessons come first that the puzzles of the course need; of a course without any, half of the lessons.
    """
    done = {lesson.name for lesson in learner.done}
    tried = {attempt.source for attempt in learner.attempts}
    puzzling = [lesson for lesson in learner.lessons if any(isinstance(step.goal, Solved) for step in lesson.steps)]
    for lesson in puzzling:
        if not done.issuperset(lesson.needs):
            return None
        for step in lesson.steps:
            if isinstance(step.goal, Solved) and f"{lesson.address}{STEP}{step.name}" not in tried:
                return step_part(lesson, learner.game, step)
    knows_enough = bool(puzzling) or 2 * len(done) >= len(learner.lessons) > 0
    return shelf_part(learner, seed) if knows_enough else None
