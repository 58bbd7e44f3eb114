"""What the page shows before any board is opened: the courses, how far the visitor is in them, the games."""

from pathlib import Path
from typing import Final, Literal, TypedDict

from trajan_tutor.desk.lesson.lesson_page import standing_words
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals import progress_journal
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.named_lesson import readable_course
from trajan_tutor.session.error_sentences import words_of_every_game

_LABELS: Final = (
    *("title", "about", "learn", "play", "continue", "start", "back", "starting", "started", "failed", "kept"),
    *("not-kept", "alone", "no-script"),
)


class LessonListed(TypedDict):
    """A lesson of a course: `standing` says how far the visitor is, `said` the same in words."""

    address: str
    number: str
    title: str
    idea: str
    minutes: str
    standing: Literal["done", "begun", "new"]
    said: str


class GameListed(TypedDict):
    """A game: its lessons in the order of the course; `next` is the address of the one to go on with."""

    name: str
    title: str
    play: str
    lessons: list[LessonListed]
    next: str


class StartShown(TypedDict):
    """Host to page: what its first page shows."""

    type: Literal["start"]
    language: str
    labels: dict[str, str]
    games: list[GameListed]


def start_page(folder: Path, language: str) -> StartShown:
    """Return what the first page shows to the visitor whose progress lies in a folder."""
    words = words_of_every_game(language)
    kept = progress_journal.read(folder).progress.lessons
    return {
        "type": "start",
        "language": language,
        "labels": {name.replace("-", "_"): words(Message.of(f"page-{name}")) for name in _LABELS},
        "games": [_game(name, kept, words) for name in games_by_course()],
    }


def _game(name: str, kept: dict[str, LessonNotes], words: Words) -> GameListed:
    lessons: list[LessonListed] = [
        {
            "address": lesson.address,
            "number": lesson.name.partition("-")[0],
            "title": words(lesson.title),
            "idea": words(Message(f"{lesson.key}.idea")),
            "minutes": words(Message.of("lesson-minutes", minutes=lesson.minutes)),
            "standing": standing(kept.get(lesson.address)),
            "said": standing_words(kept.get(lesson.address), words),
        }
        for lesson in readable_course(find_game(name))[0]
    ]
    left = [lesson["address"] for lesson in lessons if lesson["standing"] != "done"]
    return {
        "name": name,
        "title": words(Message.of("page-game", game=name)),
        "play": words(Message.of("page-play-game", game=name)),
        "lessons": lessons,
        "next": left[0] if left else "",
    }


def standing(notes: LessonNotes | None) -> Literal["done", "begun", "new"]:
    """Return how far somebody is in a lesson of which there may be no notes yet."""
    if notes is None or not (notes.done or notes.steps):
        return "new"
    return "done" if notes.done else "begun"
