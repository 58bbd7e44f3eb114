"""The shared board: who teaches plays on it, everybody else looks on."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from trajan_tutor.classroom.board_making import shared_desk
from trajan_tutor.classroom.messages import SHARED_BOARD
from trajan_tutor.classroom.openings import as_text
from trajan_tutor.classroom.pupil_board import PageLine
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import BoardPage, HostServices, ToPage
from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.session.session import Session


class SharedBoard:
    """One desk with the pages of all who see it."""

    def __init__(self, folder: Path, outside: HostServices, language: str) -> None:
        self._outside = replace(outside, saves=folder)
        self._language = language
        self._desk: Desk | None = None
        # No request comes twice under one name.
        self._asked = 0
        self._pages: dict[PageLine, tuple[Sender, BoardPage | None]] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nothing lies on it."""
        return self._desk is None

    @property
    def session(self) -> Session | None:
        """The game on it."""
        return self._desk.table.play if self._desk is not None else None

    def put(self, kind: str, name: str, own: str = "") -> None:
        """Put something on it for everybody who sees it, or the exercise of somebody's own of a text.

        Raises MisusedError or LessonError, then nothing changes.
        """
        desk = shared_desk(kind, name, self._outside, self._language, own)
        if self._desk is not None:
            self._desk.close()
        self._desk = desk
        for line, (sender, _) in self._pages.items():
            self._pages[line] = (sender, self._join(line, sender))

    def speak(self, language: str) -> None:
        """Go on in another language, for everybody who sees it."""
        self._language = language
        if self._desk is not None:
            self._asked += 1
            request = {"type": "language", "language": language, "id": f"class-{self._asked}"}
            self._desk.hear({"type": "do", "request": request | {"at": self._desk.table.at}})

    def show(self, line: PageLine, sender: Sender) -> None:
        """Show it on a page from now on; one that shows it already is told all of it again."""
        self.hide(line)
        self._pages[line] = (sender, self._join(line, sender))

    def hide(self, line: PageLine) -> None:
        """Show it on a page no more."""
        _, page = self._pages.pop(line, (Sender.WATCHER, None))
        if page is not None and self._desk is not None:
            self._desk.leave(page)

    def hear(self, line: PageLine, message: Mapping[str, Any]) -> None:
        """Do what a page that shows it asks for, as far as that page may."""
        _, page = self._pages.get(line, (Sender.WATCHER, None))
        if page is not None and self._desk is not None:
            self._desk.hear(message, page=page)

    def close(self) -> None:
        """Put it away; what was done is kept."""
        if self._desk is not None:
            self._desk.close()
            self._desk = None

    def _join(self, line: PageLine, sender: Sender) -> BoardPage | None:
        if self._desk is None:
            return None
        page = self._desk.join(to_board(line, SHARED_BOARD), sender)
        self._desk.hear({"type": "whole"}, page=page)
        return page


def to_board(line: PageLine, number: int) -> Callable[[ToPage], None]:
    """Return what tells a page the messages of a desk, in an envelope with the number of its board."""
    return lambda message: line.send_text(as_text({"type": "desk", "board": number, "message": message}))
