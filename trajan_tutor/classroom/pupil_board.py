"""The board of one pupil: a desk that is made with the first click, several pages, and what a pupil may do there."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Protocol

from trajan_tutor.classroom.board_making import moves_before, task_desk
from trajan_tutor.classroom.class_words import class_words
from trajan_tutor.classroom.openings import Opening, as_text
from trajan_tutor.classroom.task import ClassTask, TaskKind
from trajan_tutor.classroom.vote import VotedMove, voted_move
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.handlers.request_table import QUESTION_ROWS
from trajan_tutor.desk.pages.pages import BoardPage, HostServices, ToPage
from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.session.session import Session

# What asks the coach: while all are asked the same question, nobody asks it.
_COACH: Final = frozenset({"coach"})
# What bots do is no decision of a pupil.
_LETS_OTHERS: Final = frozenset({"next", "skip"})
_TAKES_BACK: Final = "undo"


class PageLine(Protocol):
    """What goes to one page."""

    def send_text(self, text: str) -> None:
        """Send a text; one that is closed takes it and does nothing."""


class PupilBoard:
    """The board of a pupil for one task. `may_act` tells whether something can be done there now.

    `may_take_back` tells whether the answer to a question for all can be taken back.
    """

    def __init__(
        self,
        task: ClassTask,
        language: str,
        folder: Path,
        outside: HostServices,
        opening: Opening | None,
        desk: Desk | None = None,
    ) -> None:
        """Show the `opening` at first, of who has done nothing yet; without one the desk is made for the first page.

        A `desk` is one that was made elsewhere.
        """
        self.task = task
        self.language = language
        self.may_act = True
        self.may_take_back = False
        self._folder = folder
        self._outside = outside
        self._pages: dict[PageLine, BoardPage] = {}
        self._lines: list[PageLine] = []
        self._desk = desk
        self._opening = opening

    @property
    def number(self) -> int:
        """The number of the board on every page."""
        return self.task.number

    @property
    def has_desk(self) -> bool:
        """Whether somebody has done anything there, or looks on."""
        return self._desk is not None

    # -- pages

    def show(self, line: PageLine) -> None:
        """Show the board on a page of the pupil; it is told all of it at once, and nothing twice."""
        self.leave(line)
        if self._desk is None and self._opening is not None:
            self._lines.append(line)
            line.send_text(self._opening.text)
            return
        # A desk that is made now lets those join who were there before.
        desk = self.desk()
        self._lines.append(line)
        self._join(desk, line)

    def renew(self, opening: Opening) -> None:
        """Show what is shown at first as it is now, as long as nobody has done anything."""
        if self._desk is None and self._opening is not None:
            self._opening = opening
            for line in self._lines:
                line.send_text(opening.text)

    def leave(self, line: PageLine) -> None:
        """Tell a page nothing more."""
        if line in self._lines:
            self._lines.remove(line)
        page = self._pages.pop(line, None)
        if page is not None and self._desk is not None:
            self._desk.leave(page)

    def watch(self, send: Callable[[ToPage], None], sender: Sender = Sender.WATCHER) -> BoardPage:
        """Let somebody look on who does nothing there, and tell them all of it."""
        desk = self.desk()
        page = desk.join(send, sender)
        desk.hear({"type": "whole"}, page=page)
        return page

    def watched(self, page: BoardPage, message: object) -> None:
        """Hear what who looks on asks to be told."""
        self.desk().hear(message, page=page)

    def unwatch(self, page: BoardPage) -> None:
        """Tell who looked on nothing more."""
        if self._desk is not None:
            self._desk.leave(page)

    def hear(self, line: PageLine, message: Mapping[str, Any]) -> None:
        """Do what a page of the pupil asks for, as far as a pupil may; what not is answered by a sentence there."""
        if self._desk is None and self._opening is not None and message.get("type") != "do":
            if message.get("type") == "whole" or message.get("have") != self._opening.number:
                line.send_text(self._opening.text)
            return
        desk = self.desk()
        page = self._pages.get(line)
        if page is not None:
            page.sender = Sender.PUPIL if self._may(message) else Sender.WATCHER
            desk.hear(message, page=page)

    def close(self) -> None:
        """Put the board away; what was done there is kept."""
        if self._desk is not None:
            self._desk.close()
            self._desk = None
        self._pages.clear()
        self._lines.clear()

    # -- what is done there

    def desk(self) -> Desk:
        """Return the desk; it is made where there is none yet."""
        if self._desk is None:
            self._desk = desk = task_desk(self.task, self._outside, self.language, self._folder)
            known = self._opening
            if known is not None and known.turn is not None:
                desk.coach.guide.know(known.turn)
            opened = desk.opened()
            is_same = known is not None and opened["n"] == known.number and dict(opened["model"]) == known.model
            for line in self._lines:
                self._join(desk, line, has=opened["n"] if is_same else -1)
        return self._desk

    @property
    def session(self) -> Session | None:
        """The game that is played there, once a desk is made."""
        return self._desk.table.play if self._desk is not None else None

    def answer(self, language: str) -> VotedMove | None:
        """Return what the pupil decided first since the position was given; None before that."""
        session = self.session
        nodes = session.steps[moves_before(self.task) :] if session is not None else []
        node = next((decided for decided in nodes if decided.seat == self.task.seat), None)
        if session is None or node is None or node.parent is None:
            return None
        return voted_move(session.game, node.parent.state, node.move, class_words(language))

    def _may(self, message: Mapping[str, Any]) -> bool:
        request = message.get("request")
        kind = request.get("type") if isinstance(request, dict) else ""
        if kind in QUESTION_ROWS:
            # What only asks to be told something changes nothing.
            return True
        if self.task.kind is TaskKind.VOTE:
            if kind in _COACH | _LETS_OTHERS:
                return False
            if kind == _TAKES_BACK:
                return self.may_take_back
        return self.may_act

    def _join(self, desk: Desk, line: PageLine, has: int = -1) -> None:
        def send(message: ToPage) -> None:
            line.send_text(as_text({"type": "desk", "board": self.task.number, "message": message}))

        page = self._pages[line] = desk.join(send, Sender.PUPIL, has)
        if not page.is_open:
            desk.hear({"type": "whole"}, page=page)
