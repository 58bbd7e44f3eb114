"""Everything that one page asks of Python: its first page, and boards, opened and closed, each with a desk of its own.

What comes and goes is JSON text, an envelope `{board, message}`. A board is named by the page; without a name the
message is about the page itself.
"""

import json
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, TypedDict

from trajan_tutor.desk.coach.findings import LIGHT
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.front_door import GameListed, covers, left_open
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.games import game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.journals import progress_file
from trajan_tutor.journals.writing import CopyToTake, Unsaved
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.lessons.step_page import Autonomy
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP
from trajan_tutor.viewmodel.page_model import Opened

_LABELS: Final = (
    *("title", "about", "games", "lessons", "all", "pause", "back", "starting", "failed", "kept", "not-kept"),
    *("language", "alone", "no-script", "film", "take", "bring", "missing"),
)


class StartShown(TypedDict):
    """Host to page: what its first page shows."""

    type: Literal["start"]
    language: str
    labels: dict[str, str]
    games: list[GameListed]


def start_page(folder: Path, language: str) -> StartShown:
    """Return what the first page shows to the visitor whose progress lies in a folder."""
    words = words_of_every_game(language)
    return {
        "type": "start",
        "language": language,
        "labels": {name.replace("-", "_"): words(Message.of(f"page-{name}")) for name in _LABELS},
        "games": covers(folder, words),
    }


class BrowserStore:
    """What is known of the store: whether all is in it. The worker tries again after everything that is heard."""

    def __init__(self) -> None:
        self.is_well = True

    def unsaved(self) -> Unsaved | None:
        """Return that the browser has not kept what was done; None where it has."""
        return None if self.is_well else Unsaved(Message.of("page-unsaved"), Message.of("page-unsaved-reason"))

    def write_again(self) -> None:
        """Leave it to the worker."""

    def copy_to_take(self) -> CopyToTake | None:
        """Return nothing: what lies on the table is the copy."""
        return None


# A page names no more than that, and a seed is no larger.
_LONGEST: Final = 200
_LARGEST: Final = 1 << 32


def opened_desk(message: dict[str, Any], outside: HostServices, language: str) -> Desk:
    """Return the board that a message opens; raises MisusedError for one that there is not.

    A game goes on where it was left, as a lesson does.
    """
    kind, name = message.get("kind"), message.get("name")
    if not isinstance(name, str) or len(name) > _LONGEST or outside.saves is None:
        raise MisusedError("board-not-understood")
    if kind == "lesson":
        # An address of the catalogue, never the path of a file.
        if name not in lesson_names():
            raise MisusedError("page-unknown", name=name)
        return Desk(None, outside, lesson=lesson_activity(name, Autonomy.GUIDE_ME, language, outside.saves))
    if kind == "play":
        if name not in game_names():
            raise MisusedError("page-unknown", name=name)
        return _game(name, message.get("seed"), outside, language)
    if kind == "table":
        return Desk(None, outside, language=language)
    raise MisusedError("board-not-understood")


def _game(name: str, seed: object, outside: HostServices, language: str) -> Desk:
    drawn = seed if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < _LARGEST else None
    begun = new_session(name, seed=drawn, pace=STEP)
    # The page has drawn it by chance: with any other seed it is the same game.
    begun.seed_drawn = True
    desk = Desk(begun, outside, language=language, offers=True, by_itself=True)
    if left_open(begun, outside.saves):
        desk.hear({"type": "do", "request": {"type": "continue", "id": "page", "at": desk.table.at}})
    return desk


# More boards than a page has; each keeps a game in memory.
_MOST_BOARDS: Final = 8

Send = Callable[[str], object]


class Host:
    """The boards of one page. `send` takes what goes to the page; saved games and progress lie in `folder`."""

    def __init__(self, send: Send, folder: Path, language: str = "en") -> None:
        self._send = send
        self._folder = folder
        self._language = language
        self._desks: dict[str, Desk] = {}
        # No request of a page comes twice under one name.
        self._asked = 0
        self._store = BrowserStore()

    def hear(self, text: str) -> None:
        """Do what the page asks for; whatever goes wrong is told to it."""
        board = ""
        try:
            board, message = _envelope(text)
            self._do(board, message)
        except TutorError as error:
            words = words_of_every_game(self._language)
            self._post(board, {"type": "refused", "text": words(Message.of("page-problem", problem=error.message))})
        except Exception as error:  # noqa: BLE001 (our own error is shown on the page, which goes on)
            traceback.print_exc()
            self._post(board, {"type": "gone", "reason": repr(error)})

    def _do(self, board: str, message: dict[str, Any]) -> None:
        kind = message.get("type")
        if kind == "start":
            self._post(board, start_page(self._folder, self._language))
        elif kind == "take" and not board:
            self._post(board, {"type": "taken", "name": progress_file.FILE, "text": progress_file.taken(self._folder)})
        elif kind == "bring" and not board:
            self._bring(message.get("text"))
        elif kind == "open" and board:
            self._open(board, message)
        elif kind == "close":
            self._close(board)
        elif kind == "stored" and not board:
            self._stored(well=message.get("well") is True)
        elif kind == "language" and not board:
            self._speak(message.get("language"))
        elif board in self._desks:
            self._desks[board].hear(message)
        else:
            raise MisusedError("board-not-understood")

    def _open(self, board: str, message: dict[str, Any]) -> None:
        self._close(board)
        if len(self._desks) >= _MOST_BOARDS:
            raise MisusedError("board-not-understood")
        # Alone, a board is always drawn with the same ids, as in the states that come with the page.
        prefix = f"b{len(self._desks)}" if self._desks else "b"
        outside = HostServices(prefix, self._folder, efforts=LIGHT, journals=(self._store,))
        desk = opened_desk(message, outside, self._language)
        self._desks[board] = desk
        opened = desk.opened()
        # The page knows itself which languages it can fetch; here only those are known that it has brought.
        shown: Opened = {**opened, "model": {**opened["model"], "languages": []}}
        # Nothing is heard of a desk before all of it was told.
        self._post(board, shown)
        desk.listen(lambda change: self._post(board, change))

    def _bring(self, text: object) -> None:
        """Add what a file of progress tells, and say how much of it is new, or why it cannot be used."""
        words = words_of_every_game(self._language)
        try:
            if not isinstance(text, str):
                raise MisusedError("board-not-understood")
            sentence = words(Message.of("progress-brought", count=progress_file.brought(self._folder, text)))
        except TutorError as error:
            sentence = words(error.message)
        self._post("", {"type": "brought", "text": sentence})
        self._post("", start_page(self._folder, self._language))

    def _speak(self, language: object) -> None:
        """Go on in a language whose words the page has brought; every game stands as it is."""
        if not isinstance(language, str) or not language:
            raise MisusedError("board-not-understood")
        self._language = language
        for desk in self._desks.values():
            self._asked += 1
            request = {"type": "language", "language": language, "id": f"page-{self._asked}", "at": desk.table.at}
            desk.hear({"type": "do", "request": request})
        self._post("", start_page(self._folder, language))

    def _stored(self, *, well: bool) -> None:
        """Take note of whether the browser has kept what lies in the folder."""
        if self._store.is_well != well:
            self._store.is_well = well
            for desk in self._desks.values():
                desk.look_after_saves()

    def _close(self, board: str) -> None:
        desk = self._desks.pop(board, None)
        if desk is not None:
            desk.close()

    def _post(self, board: str, message: object) -> None:
        self._send(json.dumps({"board": board, "message": message}, ensure_ascii=False, separators=(",", ":")))


def _envelope(text: str) -> tuple[str, dict[str, Any]]:
    content = parse_json(text)
    if isinstance(content, dict):
        board, message = content.get("board"), content.get("message")
        if isinstance(board, str) and isinstance(message, dict):
            return board, message
    raise MisusedError("board-not-understood")
