"""The order of a course: its growing games lead on from one to the next, and its lessons lie beside them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.campaign import Stage, campaign_of
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.named_lesson import numbers_of, readable_course

_NUMERALS: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


@dataclass(frozen=True, slots=True)
class CourseOrder:
    """The growing games of a course in the order of its campaign, and the lessons beside them."""

    games: tuple[Lesson, ...]
    lessons: tuple[Lesson, ...]

    def is_game(self, address: str) -> bool:
        """Return whether a growing game has this address."""
        return any(game.address == address for game in self.games)

    def next_game(self, notes: Mapping[str, LessonNotes]) -> Lesson | None:
        """Return the game that is next: one under way, else the one after the furthest that is done, else a first."""
        begun = [game for game in self.games if _is_begun(notes.get(game.address))]
        if begun:
            return begun[-1]
        is_open = [not _is_done(notes.get(game.address)) for game in self.games]
        furthest = max((at for at, opened in enumerate(is_open) if not opened), default=-1)
        later = [
            game for game, opened in zip(self.games[furthest + 1 :], is_open[furthest + 1 :], strict=True) if opened
        ]
        earlier = [game for game, opened in zip(self.games, is_open, strict=True) if opened]
        return next(iter([*later, *earlier]), None)

    def game_after(self, address: str) -> Lesson | None:
        """Return the growing game after one, or None after the last one."""
        addresses = [game.address for game in self.games]
        at = addresses.index(address) + 1 if address in addresses else len(addresses)
        return self.games[at] if at < len(self.games) else None

    def lesson_after(self, address: str) -> Lesson | None:
        """Return the lesson after one, growing games left out; None after the last one."""
        addresses = [lesson.address for lesson in self.lessons]
        at = addresses.index(address) + 1 if address in addresses else len(addresses)
        return self.lessons[at] if at < len(self.lessons) else None

    def is_last(self, address: str) -> bool:
        """Return whether a lesson ends the course: the last of the games, or of the lessons beside them."""
        ends = [group[-1].address for group in (self.games, self.lessons) if group]
        return address in ends

    def numbers(self) -> dict[str, str]:
        """Return what stands before each title in a list, nothing twice: numerals before games, else numbers."""
        numerals = {game.address: numeral(at) for at, game in enumerate(self.games, start=1)}
        return numerals | numbers_of(lesson.address for lesson in self.lessons)


def course_order(game: TutorGame) -> CourseOrder:
    """Return the order of the lessons of a game that can be read.

    A game of the campaign that is not there any more is passed over; without a campaign that can be read there are
    lessons alone.
    """
    course = readable_course(game)[0]
    known = {lesson.name: lesson for lesson in course}
    games = {stage.lesson: known[stage.lesson] for stage in stages_of(game) if stage.lesson in known}
    return CourseOrder(tuple(games.values()), tuple(lesson for lesson in course if lesson.name not in games))


def stages_of(game: TutorGame) -> tuple[Stage, ...]:
    """Return the stages of a campaign; none of one with an error: it keeps nobody from the lessons."""
    try:
        return campaign_of(game).stages
    except UnreadableError:
        return ()


def numeral(number: int) -> str:
    """Return a small number in Roman numerals.

    >>> [numeral(number) for number in (1, 4, 6, 9, 14)]
    ['I', 'IV', 'VI', 'IX', 'XIV']
    """
    text = ""
    for value, sign in _NUMERALS:
        text += sign * (number // value)
        number %= value
    return text


def _is_done(notes: LessonNotes | None) -> bool:
    return notes is not None and notes.done


def _is_begun(notes: LessonNotes | None) -> bool:
    """Return whether somebody is in the middle of a game: one that was finished before counts once more."""
    return notes is not None and not notes.done and bool(notes.steps or notes.line)
