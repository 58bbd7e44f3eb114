"""Everything that one page asks of Python: boards are opened and closed here, each with a desk of its own.

What comes and goes is JSON text, an envelope `{board, message}`. A board is named by the page; without a name the
message is about the page itself.
"""

import json
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.journals import progress_file
from trajan_tutor.page.boards import opened_desk
from trajan_tutor.page.browser_store import BrowserStore
from trajan_tutor.page.start_model import start_page
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.viewmodel.page_model import Opened

# More boards than a page has; each keeps a game in memory.
_MOST_BOARDS: Final = 8

Send = Callable[[str], object]


class Host:
    """The boards of one page. `send` takes what goes to the page; saved games and progress lie in `folder`."""

    def __init__(self, send: Send, folder: Path, language: str = "en") -> None:
        """Begin without any board."""
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
            self._tell(board, {"type": "refused", "text": words(Message.of("page-problem", problem=error.message))})
        except Exception as error:  # noqa: BLE001 (our own error is shown on the page, which goes on)
            traceback.print_exc()
            self._tell(board, {"type": "gone", "reason": repr(error)})

    def _do(self, board: str, message: dict[str, Any]) -> None:
        kind = message.get("type")
        if kind == "start":
            self._tell(board, start_page(self._folder, self._language))
        elif kind == "take" and not board:
            self._tell(board, {"type": "taken", "name": progress_file.FILE, "text": progress_file.taken(self._folder)})
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
        outside = HostServices(prefix, self._folder, kept=(self._store,))
        desk = opened_desk(message, outside, self._language)
        self._desks[board] = desk
        opened = desk.opened()
        # The page knows itself which languages it can fetch; here only those are known that it has brought.
        shown: Opened = {**opened, "model": {**opened["model"], "languages": []}}
        # Nothing is heard of a desk before all of it was told.
        self._tell(board, shown)
        desk.listen(lambda said: self._tell(board, said))

    def _bring(self, text: object) -> None:
        """Add what a file of progress tells, and say how much of it is new, or why it cannot be used."""
        words = words_of_every_game(self._language)
        try:
            if not isinstance(text, str):
                raise MisusedError("board-not-understood")
            said = words(Message.of("progress-brought", count=progress_file.brought(self._folder, text)))
        except TutorError as error:
            said = words(error.message)
        self._tell("", {"type": "brought", "text": said})
        self._tell("", start_page(self._folder, self._language))

    def _speak(self, language: object) -> None:
        """Go on in a language whose words the page has brought; every game stands as it is."""
        if not isinstance(language, str) or not language:
            raise MisusedError("board-not-understood")
        self._language = language
        for desk in self._desks.values():
            self._asked += 1
            request = {"type": "language", "language": language, "id": f"page-{self._asked}", "at": desk.table.at}
            desk.hear({"type": "do", "request": request})
        self._tell("", start_page(self._folder, language))

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

    def _tell(self, board: str, message: object) -> None:
        self._send(json.dumps({"board": board, "message": message}, ensure_ascii=False, separators=(",", ":")))


def _envelope(text: str) -> tuple[str, dict[str, Any]]:
    content = parse_json(text)
    if isinstance(content, dict):
        board, message = content.get("board"), content.get("message")
        if isinstance(board, str) and isinstance(message, dict):
            return board, message
    raise MisusedError("board-not-understood")
