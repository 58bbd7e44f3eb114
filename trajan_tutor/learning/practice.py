"""A practice: about five minutes of what is due, as a lesson that whatever plays lessons can show.

After every four lessons of a course comes a checkpoint: questions about what they taught.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from types import MappingProxyType
from typing import Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.chance import rng_of, shuffled
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.learning.learner import Learner, learner_of
from trajan_tutor.learning.practice_parts import (
    NAME,
    CompatibleParts,
    Played,
    Practice,
    PracticePart,
    exercise_part,
    joined,
    own_exercise_part,
    step_part,
)
from trajan_tutor.learning.retry_parts import BEST, best_parts, mistakes_in, own_parts, shelf_parts
from trajan_tutor.learning.step_watch import STEP
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.goals import Solved
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.session.values import number_of, text_of

LESSONS: Final = 4
# Of each lesson so many rules are asked about.
_OF_EACH: Final = 2


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A checkpoint, counted from 1: the lessons that it looks back at, and the rules that it still asks about."""

    number: int
    lessons: tuple[Lesson, ...]
    rules: tuple[str, ...]

    def source(self, rule: str) -> str:
        """Return the name under which an attempt at a rule is kept."""
        return _source(self.lessons[0].game, self.number, rule)


def open_checkpoint(learner: Learner) -> Checkpoint | None:
    """Return the first checkpoint whose lessons are all done and which is not answered whole, or None."""
    done = {lesson.address for lesson in learner.done}
    sources = {attempt.source for attempt in learner.attempts}
    for number in range(1, len(learner.lessons) // LESSONS + 1):
        lessons = learner.lessons[(number - 1) * LESSONS : number * LESSONS]
        if any(lesson.address not in done for lesson in lessons):
            continue
        asked = _rules(learner, lessons, number)
        rules = tuple(rule for rule in asked if _source(learner.game.name, number, rule) not in sources)
        if rules:
            return Checkpoint(number, lessons, rules)
    return None


def _rules(learner: Learner, lessons: tuple[Lesson, ...], number: int) -> tuple[str, ...]:
    """Return the rules that a checkpoint asks about, always the same: a few of each lesson that can be asked."""
    plan, rng = plan_of(learner.game), rng_of(learner.game.name, number)
    rules: dict[str, None] = {}
    for lesson in lessons:
        askable = [rule for rule in lesson.teaches if plan.forms(rule) and rule not in rules]
        rules |= dict.fromkeys(shuffled(askable, rng)[:_OF_EACH])
    return tuple(rules)


def _source(game: str, number: int, rule: str) -> str:
    return f"{game}/checkpoint-{number}{STEP}{rule}"


MINUTES: Final = 5
# A question takes half a minute, a puzzle one and a half; so many halves there are.
_HALVES: Final = 2 * MINUTES
_OF_PUZZLE: Final = 3
# So many rules that were never tried are asked about at a time, so that what was met before comes first.
NEW_RULES: Final = 5
# Where little is due, so many questions are asked all the same.
_LEAST: Final = 5
# To count is not to understand a rule: of the questions of a practice at most so many ask for a number.
_MOST_COUNTED: Final = 1
# A puzzle takes the time of three questions: while more is due than fits beside it, one comes so many days apart.
_PUZZLE_DAYS: Final = 3
_MOST_PUZZLES: Final = 2
# So many questions ask which of three turns is best, of whoever plays or has learned most of a course; none while more
# is due than fits.
_JUDGED: Final = 1
# Of what is due so many rules are looked at, to find those that can be asked in positions of one's own.
_LOOKED_AT: Final = 30
_DAY: Final = 86_400


def practice_for(
    learner: Learner, now: int, seed: int, own: Iterable[PracticePart] = (), played: Played = ()
) -> Practice:
    """Return what a learner practises now, in seconds since 1970: a checkpoint where one is open, else what is due.

    What is due is asked first, best known first: as the step of a lesson that was missed, as an exercise in a position
    of the games that were `played`, or as another one; then come rules that were met and not tried yet, then what is
    known least. `own` are mistakes of the learner's own games as puzzles; after them come puzzles of the weakest theme.
    Of the time at least half goes to puzzles and to positions of own games, as far as there are any.
    Raises MisusedError for a game of which nothing can be practised, or of which nothing was met yet.
    """
    checkpoint = open_checkpoint(learner)
    parts = (
        list(CompatibleParts(len(checkpoint.rules)).of(_of_checkpoint(learner, checkpoint, seed))) if checkpoint else []
    )
    if checkpoint and parts:
        title = Message.of("checkpoint-title", number=checkpoint.number)
        titles = tuple(lesson.title for lesson in checkpoint.lessons)
        return _practice(learner, parts, (title, Message.of("checkpoint-idea", lessons=titles)), checkpoint.number)
    parts = list(_due_and_more(learner, now, seed, own, played))
    if not parts:
        key = "practice-none" if learner.met or not learner.to_come else "practice-none-met"
        raise MisusedError(key, game=learner.game.name)
    due = len(learner.due(now))
    idea = Message.of("practice-due", due=due, minutes=_minutes(parts)) if due else Message("practice-idea")
    return _practice(learner, parts, (Message("practice-title"), idea))


def _minutes(parts: Iterable[PracticePart]) -> int:
    """Return how many minutes some parts take, a part of one as a whole."""
    return -(-sum(map(_halves, parts)) // 2)


def _halves(part: PracticePart) -> int:
    """Return how many half minutes a part takes."""
    return _OF_PUZZLE if isinstance(part.step.goal, Solved) and part.step.question is None else 1


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


def _due_and_more(
    learner: Learner, now: int, seed: int, own: Iterable[PracticePart], played: Played
) -> Iterator[PracticePart]:
    """Yield the parts of a practice: questions in an order of chance, then a puzzle or two where they fit."""
    due = [standing.rule for standing in learner.due(now)]
    fitting = CompatibleParts(_MOST_COUNTED)
    asked = _balanced(fitting, learner, due, seed, played)
    best = best_parts(learner, seed)
    offered_best = fitting.of(best if played else _of_shelf(learner, best))
    judged = list(islice(offered_best, _JUDGED if len(due) < _HALVES else 0))
    told = [part.step.goal for part in judged]
    new_puzzles = (part for part in _new_puzzles(learner, seed) if part.step.goal not in told)
    offered = fitting.of(chain(islice(own, 1), _met(learner, new_puzzles)))
    puzzles = list(islice(offered, _puzzles(learner, len(due), now)))
    room = _HALVES - _OF_PUZZLE * len(puzzles) - len(judged)
    new = fitting.of(_questions(learner, _new(learner), seed, played))
    questions = [*asked, *islice(new, max(0, min(NEW_RULES, room - len(asked))))]
    known = sorted(learner.standings.values(), key=lambda standing: standing.likelihood(now))
    rest = fitting.of(_questions(learner, [standing.rule for standing in known if standing.due > now], seed, played))
    questions += islice(rest, max(0, _LEAST - len(questions)))
    while len(puzzles) < _MOST_PUZZLES and not _is_half_own([*questions[:room], *judged, *puzzles]):
        another = next(offered, None)
        if another is None:
            break
        puzzles.append(another)
        room -= _OF_PUZZLE
    yield from shuffled([*questions[:room], *judged], rng_of(learner.game.name, seed))
    yield from puzzles


def _balanced(
    fitting: CompatibleParts, learner: Learner, due: Sequence[str], seed: int, played: Played
) -> list[PracticePart]:
    """Return questions about what is due, in its order: where much is due, half of them in positions of own games."""
    first, later = due[:_HALVES], due[_HALVES:_LOOKED_AT]
    questions = list(fitting.of(_questions(learner, first, seed, played)))
    missing = _HALVES // 2 - sum(part.is_own for part in questions)
    more = list(islice(fitting.of(_own_game_questions(learner, later, seed, played)), max(0, missing)))
    # For each of them the last question goes that is not in a position of one's own.
    others = [part for part in questions if not part.is_own]
    left_out = others[len(others) - len(more) :]
    return [*(part for part in questions if part not in left_out), *more]


def _own_game_questions(learner: Learner, rules: Sequence[str], seed: int, played: Played) -> Iterator[PracticePart]:
    """Yield a question about each rule that is decided in a position of the games that were played."""
    for rule in rules:
        part = own_exercise_part(learner.game, rule, learner.level(rule), seed, played)
        if part is not None:
            yield part


def _is_half_own(parts: Iterable[PracticePart]) -> bool:
    """Return whether at least half of the time goes to puzzles and to positions of the learner's own games."""
    own, others = 0, 0
    for part in parts:
        if part.is_own or isinstance(part.step.goal, Solved):
            own += _halves(part)
        else:
            others += _halves(part)
    return own >= others


def _met(learner: Learner, puzzles: Iterable[PracticePart]) -> Iterator[PracticePart]:
    """Yield the puzzles that are about nothing which the learner has not met."""
    met = set(learner.met)
    yield from (part for part in puzzles if met.issuperset(part.step.about))


def _puzzles(learner: Learner, due: int, now: int) -> int:
    """Return how many puzzles a practice holds at most: what is due goes first, but puzzles never stay away."""
    beside = (_HALVES - due) // _OF_PUZZLE
    asked = f"{learner.game.name}/{BEST}{STEP}"
    puzzles = (one for one in learner.attempts if not one.rule and not one.source.startswith(asked))
    last = max((attempt.at for attempt in puzzles), default=0)
    return min(_MOST_PUZZLES, max(beside, int(now - last >= _PUZZLE_DAYS * _DAY)))


def _questions(learner: Learner, rules: Sequence[str], seed: int, played: Played) -> Iterator[PracticePart]:
    """Yield a question about each rule: the step of a lesson that was missed, an exercise, or a step about it."""
    for rule in rules:
        missed = learner.missed(rule)
        part = step_part(missed[0], learner.game, missed[1]) if missed else None
        if part is None and plan_of(learner.game).forms(rule):
            level = learner.level(rule)
            part = own_exercise_part(learner.game, rule, level, seed, played)
            part = part or exercise_part(learner.game, rule, level, seed)
        if part is None:
            part = next(_steps(learner, rule), None)
        if part is not None:
            yield part


def _steps(learner: Learner, rule: str) -> Iterator[PracticePart]:
    parts = (step_part(lesson, learner.game, step) for lesson, step in learner.steps_about(rule))
    return (part for part in parts if part is not None)


def _new(learner: Learner) -> list[str]:
    """Return the rules that were met and not tried yet, in the order of the course."""
    met = set(learner.met)
    return [rule for rule in learner.to_come if rule in met]


def _new_puzzles(learner: Learner, seed: int) -> Iterator[PracticePart]:
    """Yield puzzles that were not tried: those of the course in their order, then those of the shelf.

    The lessons come first that the puzzles of the course need; of a course without any, half of the lessons.
    """
    done = {lesson.name for lesson in learner.done}
    tried = {attempt.source for attempt in learner.attempts}
    for lesson in _puzzling(learner):
        if not done.issuperset(lesson.needs):
            return
        for step in lesson.steps:
            if isinstance(step.goal, Solved) and f"{lesson.address}{STEP}{step.name}" not in tried:
                part = step_part(lesson, learner.game, step)
                if part is not None:
                    yield part
    yield from _of_shelf(learner, shelf_parts(learner, seed))


def _puzzling(learner: Learner) -> list[Lesson]:
    """Return the lessons of the course that have puzzles."""
    return [lesson for lesson in learner.lessons if any(isinstance(step.goal, Solved) for step in lesson.steps)]


def _of_shelf(learner: Learner, parts: Iterable[PracticePart]) -> Iterator[PracticePart]:
    """Yield parts made of the shelf once the lessons before the puzzles of the course are done, or else half of all."""
    done = {lesson.name for lesson in learner.done}
    puzzling = _puzzling(learner)
    is_open = all(done.issuperset(lesson.needs) for lesson in puzzling)
    if is_open and (puzzling or 2 * len(done) >= len(learner.lessons) > 0):
        yield from parts


# A seed is no larger.
_LARGEST: Final = 1 << 32


def requested_practice(game: str | None, seed: int | None, home: Path, now: int) -> Practice:
    """Return what the learner practises now whose progress lies in a folder of saved games.

    Without a game it is the one in which most is due; without a seed the time chooses. Raises MisusedError for a game
    that there is not, or of which nothing can be practised.
    """
    learner = requested_learner(game, home, now)
    chosen = now % _LARGEST if seed is None else number_of("seed", seed)
    played = [own_game.moments(learner.game) for own_game in learner.games(home)]
    return practice_for(learner, now, chosen, own_parts(learner.game, home), played)


def requested_learner(game: str | None, home: Path, now: int) -> Learner:
    """Return the learner of a game, or of the one in which most is due now; raises MisusedError for no game."""
    return learner_of(find_game(text_of("game", game)), home) if game is not None else _most_due(home, now)


def _most_due(home: Path, now: int) -> Learner:
    learners = [learner_of(find_game(name), home) for name in games_by_course()]
    if not learners:
        raise MisusedError("practice-no-game")
    last = [max((attempt.at for attempt in learner.attempts), default=0) for learner in learners]
    # Of two in which as much is due it is the one that was learned last.
    best = max(range(len(learners)), key=lambda at: (len(learners[at].due(now)), last[at], -at))
    return learners[best]
