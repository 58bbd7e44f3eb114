"""Positions of a learner's own games, in which exercises ask: growing games of the course, and saved games."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.game import Setup
from trajan_tutor.exercise_making.bot_moments import BotMoment, followed
from trajan_tutor.journals import saved_games
from trajan_tutor.journals.game_journal import read_game
from trajan_tutor.journals.progress_journal import Note
from trajan_tutor.lessons.lesson import Lesson, StepKind
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
    grown = {lesson.address: lesson for lesson in lessons if any(one.kind is StepKind.PLAY for one in lesson.steps)}
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
            kept = read_game(place)
            if kept.begun.game != game.name:
                continue
            session = kept.play()
            if session.players.count(PERSON) == 1 and len(session.steps) >= _FEWEST:
                yield OwnGame(session.setup, session.people[0], tuple(session.record().moves))
