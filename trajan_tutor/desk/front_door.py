"""The front door: a cover for each game, what to begin or go on with there, and behind it the games and lessons."""

from pathlib import Path
from typing import Final, Literal, TypedDict

from trajan_tutor.desk.lesson.lesson_page import standing_words
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_text
from trajan_tutor.i18n import FALLBACK, Words
from trajan_tutor.journals import progress_journal, saved_games
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.journals.progress_journal import SavedProgress
from trajan_tutor.lessons.course_order import CourseOrder, course_order
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP, Session

# The drawing of a cover in the data of a game; other languages than English stand before its ending.
_COVER: Final = "cover"


class LessonListed(TypedDict):
    """A game or a lesson of a course: `standing` says how far the visitor is, `said` the same in words."""

    address: str
    number: str
    title: str
    idea: str
    minutes: str
    standing: Literal["done", "begun", "new"]
    said: str
    is_game: bool


class OnwardShown(TypedDict):
    """What a cover leads to first: the address of a lesson, and words that say whether it begins or goes on."""

    address: str
    text: str


class GameListed(TypedDict):
    """A game: its cover in words, what to do first, and its course; without anything left to do `onward` is None."""

    name: str
    title: str
    line: str
    about: str
    play: str
    onward: OnwardShown | None
    lessons: list[LessonListed]


def covers(folder: Path, words: Words, *, has_games: bool = True) -> list[GameListed]:
    """Return the covers of all games as they stand for the visitor whose progress and games lie in a folder.

    Without games that are begun on a page, what is left open there is not asked for.
    """
    progress = progress_journal.read(folder)
    return [_cover(find_game(name), progress, folder if has_games else None, words) for name in games_by_course()]


def cover_file(game: TutorGame, language: str = FALLBACK) -> Path:
    """Return where the drawing of a game's cover in a language lies, or is to lie."""
    name = _COVER if language == FALLBACK else f"{_COVER}.{language}"
    return game.resources.data / f"{name}.svg"


def cover_drawing(game: TutorGame, language: str = FALLBACK) -> str:
    """Return the drawing of a game's cover, an SVG that plays itself: in a language, else in English, else none."""
    files = (cover_file(game, language), cover_file(game))
    return next((read_text(file) for file in files if file.is_file()), "")


def left_open(begun: Session, saves: Path | None) -> bool:
    """Return whether a game like one just begun was left open before."""
    saved = saved_games.offer(begun, saves) if saves is not None else None
    return saved is not None and not saved.over


def standing(notes: LessonNotes | None) -> Literal["done", "begun", "new"]:
    """Return how far somebody is in a lesson of which there may be no notes yet."""
    if notes is None or not (notes.done or notes.steps):
        return "new"
    return "done" if notes.done else "begun"


def _cover(game: TutorGame, saved: SavedProgress, folder: Path | None, words: Words) -> GameListed:
    order = course_order(game)
    line = f"{game.name}-in-a-line"
    is_open = folder is not None and _is_left_open(game, folder)
    return {
        "name": game.name,
        "title": words(Message.of("page-game", game=game.name)),
        "line": words(Message(line)) if words.has(line) else "",
        "about": _about(game, order, words),
        "play": words(Message.of("page-play-on" if is_open else "page-play-game", game=game.name)),
        "onward": _onward(order, saved, words),
        "lessons": [
            _listed(lesson, order, saved.progress.lessons.get(lesson.address), words)
            for lesson in (*order.games, *order.lessons)
        ],
    }


def _listed(lesson: Lesson, order: CourseOrder, notes: LessonNotes | None, words: Words) -> LessonListed:
    return {
        "address": lesson.address,
        "number": order.numbers()[lesson.address],
        "title": words(lesson.title),
        "idea": words(Message(f"{lesson.key}.idea")),
        "minutes": words(Message.of("lesson-minutes", minutes=lesson.minutes)),
        "standing": standing(notes),
        "said": standing_words(notes, words),
        "is_game": order.is_game(lesson.address),
    }


def _about(game: TutorGame, order: CourseOrder, words: Words) -> str:
    """Return how many play, and how long a whole game takes: the longest of the course."""
    minutes = max((lesson.minutes for lesson in order.games), default=0)
    fewest, most = min(game.seat_counts), max(game.seat_counts)
    key = "page-cover-about-exact" if fewest == most else "page-cover-about"
    return words(Message.of(key, fewest=fewest, most=most, minutes=minutes))


def _onward(order: CourseOrder, saved: SavedProgress, words: Words) -> OnwardShown | None:
    """Return what is under way, else the game that is next; after the last one the first lesson that is not done."""
    notes = saved.progress.lessons
    course = (*order.games, *order.lessons)
    written = {note.lesson: note.number for note in sorted(saved.notes, key=lambda note: note.number)}
    begun = [lesson for lesson in course if standing(notes.get(lesson.address)) == "begun"]
    if begun:
        return _going_on(max(begun, key=lambda lesson: written.get(lesson.address, 0)), words)
    new = [lesson for lesson in course if standing(notes.get(lesson.address)) == "new"]
    if not new:
        return None
    if len(new) < len(course):
        return _going_on(order.next_game(notes) or new[0], words)
    return {"address": course[0].address, "text": words(Message.of("page-start", minutes=course[0].minutes))}


def _going_on(lesson: Lesson, words: Words) -> OnwardShown:
    return {"address": lesson.address, "text": words(Message.of("page-go-on", title=lesson.title))}


def _is_left_open(game: TutorGame, folder: Path) -> bool:
    begun = new_session(game.name, seed=0, pace=STEP)
    begun.seed_drawn = True
    return left_open(begun, folder)
