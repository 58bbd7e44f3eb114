"""One learner of one game: the lessons of its course, what was done, and how each rule stands.

Exercises ask in positions of a learner's own games too: growing games of the course, and saved games.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.bot_moments import BotMoment, followed
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.journals import attempts_journal, progress_journal, saved_games
from trajan_tutor.journals.attempts_journal import MasteryLevel, RuleAttempt
from trajan_tutor.journals.game_journal import read_game
from trajan_tutor.journals.progress import Progress
from trajan_tutor.journals.progress_journal import Note
from trajan_tutor.learning.earlier_attempts import with_earlier
from trajan_tutor.learning.schedule import RuleState, standings
from trajan_tutor.learning.step_watch import KINDS, STEP
from trajan_tutor.lessons.lesson import Lesson, Step, StepKind
from trajan_tutor.lessons.named_lesson import readable_course
from trajan_tutor.lessons.rules_tried import rules_tried
from trajan_tutor.lessons.scenarios import begin_scenario
from trajan_tutor.session.players import PERSON

# So many of the latest games are looked at: what was played long ago nobody remembers.
MOST: Final = 4
# Of so few decisions there is nothing to ask about.
_FEWEST: Final = 8


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game that a learner played: how it began, which seat was theirs, and all decisions."""

    setup: Setup
    seat: int
    moves: tuple[str, ...]

    def moments(self, game: TutorGame) -> tuple[BotMoment, ...]:
        """Return the moments in which the learner decided, and the end; as far as the game can be played so today."""
        moments = followed(game, self.setup, self.moves)
        return tuple(moment for moment in moments if moment.mover in (self.seat, -1))


def own_games(game: TutorGame, lessons: Sequence[Lesson], notes: Sequence[Note], home: Path) -> Iterator[OwnGame]:
    """Yield the latest games of a learner; what cannot be read is left out."""
    grown = {lesson.address: lesson for lesson in lessons if any(step.kind is StepKind.PLAY for step in lesson.steps)}
    yield from islice(_in_lessons(game, grown, notes), MOST)
    yield from islice(_saved(game, home), MOST)


def _in_lessons(game: TutorGame, lessons: dict[str, Lesson], notes: Iterable[Note]) -> Iterator[OwnGame]:
    """Yield the growing games, the latest first: each time that one was played, as far as it was noted."""
    lines: dict[tuple[str, str], tuple[str, ...]] = {}
    for note in notes:
        if note.lesson in lessons and len(note.notes.line) >= _FEWEST:
            mark = (note.by, note.lesson)
            # Who begins again plays the same game anew.
            lines.pop(mark, None)
            lines[mark] = note.notes.line
    for (_, address), line in reversed(lines.items()):
        with suppress(TutorError):
            scenario = begin_scenario(lessons[address], lessons[address].begin, game)
            yield OwnGame(scenario.session.setup, scenario.seat, line)


def _saved(game: TutorGame, home: Path) -> Iterator[OwnGame]:
    """Yield the saved games of one person, the latest first."""
    for place in saved_games.places(home):
        with suppress(TutorError):
            saved = read_game(place)
            if saved.begun.game != game.name:
                continue
            session = saved.play()
            if session.players.count(PERSON) == 1 and len(session.steps) >= _FEWEST:
                yield OwnGame(session.setup, session.people[0], tuple(session.record().moves))


@dataclass(frozen=True, slots=True)
class Learner:
    """What a learner knows of a game.

    `attempts` are all, in their order of time; `standings` those of rules by their ids; `problems` tell what of the
    journals cannot be used, and `notes` are those of lessons, one after the other.
    """

    game: TutorGame
    lessons: tuple[Lesson, ...]
    progress: Progress
    attempts: tuple[RuleAttempt, ...]
    standings: Mapping[str, RuleState]
    problems: tuple[Message, ...] = ()
    notes: tuple[Note, ...] = ()

    def games(self, home: Path) -> Iterator[OwnGame]:
        """Yield the latest games of the learner, whose saved games lie in a folder."""
        yield from own_games(self.game, self.lessons, self.notes, home)

    @property
    def done(self) -> tuple[Lesson, ...]:
        """The lessons that are done, in the order of the course."""
        return tuple(lesson for lesson in self.lessons if self._is(lesson.address, done=True))

    @property
    def begun(self) -> tuple[Lesson, ...]:
        """The lessons that were begun, in the order of the course."""
        return tuple(lesson for lesson in self.lessons if self._is(lesson.address, done=False))

    @property
    def met(self) -> tuple[str, ...]:
        """The rules that were met: in a lesson as far as it was gone, in a game, in a look-up, or in a try.

        They come in the order of the course.
        """
        known = self.game.rules.rules
        seen = (attempt.rule for attempt in self.attempts if attempt.rule in known)
        return tuple(dict.fromkeys((*self._taught(), *seen)))

    def _taught(self) -> Iterator[str]:
        """Yield the rules that lessons have told: all of one that is done, of another the steps gone through."""
        for lesson in self.begun:
            notes = self.progress.lessons[lesson.address]
            seen_rules = {
                rule for step in lesson.steps if step.name in notes.steps for rule in (*step.rules, *step.about)
            }
            yield from (rule for rule in lesson.teaches if notes.done or rule in seen_rules)

    @property
    def to_come(self) -> tuple[str, ...]:
        """The rules that were not tried yet, in the order in which the course teaches them."""
        taught = (rule for lesson in self.lessons for rule in lesson.teaches)
        rules = dict.fromkeys((*taught, *plan_of(self.game).rules))
        return tuple(rule for rule in rules if rule not in self.standings and self.can_be_asked(rule))

    def level(self, rule: str) -> MasteryLevel:
        """Return how well a rule is known."""
        standing = self.standings.get(rule)
        return standing.level if standing else MasteryLevel.NEW

    def due(self, now: int) -> tuple[RuleState, ...]:
        """Return the rules that are due, the most likely to be known first, and what is mastered after all others.

        Where more is due than a practice holds, what is nearly known is kept alive before what is forgotten anyway.
        """
        due = [
            standing for standing in self.standings.values() if standing.due <= now and self.can_be_asked(standing.rule)
        ]
        return tuple(
            sorted(due, key=lambda standing: (standing.level is MasteryLevel.MASTERED, -standing.likelihood(now)))
        )

    def can_be_asked(self, rule: str) -> bool:
        """Return whether a practice can ask about a rule: by exercises, or by a step of a lesson."""
        return bool(plan_of(self.game).forms(rule)) or any(self.steps_about(rule))

    def steps_about(self, rule: str) -> Iterable[tuple[Lesson, Step]]:
        """Yield the steps of lessons that try a rule and can stand by themselves."""
        for lesson in self.lessons:
            # What a step in the midst of a whole game asks depends on that game.
            if all(step.kind is not StepKind.PLAY for step in lesson.steps):
                for step in lesson.steps:
                    if step.kind in KINDS and rule in rules_tried(lesson, step):
                        yield lesson, step

    def missed(self, rule: str) -> tuple[Lesson, Step] | None:
        """Return a step of a lesson that tries a rule and was missed the last time that it was tried, or None."""
        last = {attempt.source: attempt for attempt in self.attempts}
        for lesson, step in self.steps_about(rule):
            attempt = last.get(f"{lesson.address}{STEP}{step.name}")
            if attempt is not None and attempt.outcome.is_missed:
                return lesson, step
        return None

    def _is(self, address: str, *, done: bool) -> bool:
        notes = self.progress.lessons.get(address)
        return notes is not None and (notes.done if done else bool(notes.done or notes.steps))


def learner_of(game: TutorGame, home: Path) -> Learner:
    """Return what is known of the learner whose progress lies in a folder of saved games."""
    lessons, _ = readable_course(game)
    stored, stored_attempts = progress_journal.read(home), attempts_journal.read(home)
    attempts = with_earlier(_of_game(game, stored_attempts.attempts), stored.notes, game, lessons)
    problems = (*stored.problems, *stored_attempts.problems)
    rules = game.rules.rules
    # A rule that there is no more is not scheduled.
    known = (attempt for attempt in attempts if attempt.rule in rules)
    return Learner(game, lessons, stored.progress, attempts, standings(known), problems, stored.notes)


def _of_game(game: TutorGame, attempts: Iterable[RuleAttempt]) -> tuple[RuleAttempt, ...]:
    return tuple(attempt for attempt in attempts if attempt.source.replace(STEP, "/").partition("/")[0] == game.name)
