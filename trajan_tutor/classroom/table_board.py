"""The board of one seat at a table, or of those who only look on: a desk with the eyes of that seat."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from trajan_tutor.desk.coach.findings import QUIET
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import BoardPage, HostServices, ToPage
from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.session.seat_session import SPECTATOR, SeatSession
from trajan_tutor.session.shared_game import SharedGame

# Who looks at a wall is a spectator and learns no name.
WALL: Final = -2


class TableBoard:
    """The desk of a seat; `number` is that of its board on every page. What is decided there all are to be told."""

    has_desk = True

    def __init__(self, number: int, game: SharedGame, seat: int, outside: HostServices, language: str) -> None:
        """Lay the game before a seat, (-1) before a spectator, or (-2) on a wall, where no name is."""
        self.number = number
        self.session = SeatSession(game, max(seat, SPECTATOR), is_named=seat != WALL)
        self._desk = Desk(self.session, outside, language=language)
        # Nobody is helped unasked where others play.
        self._desk.coach.verdicts.when = QUIET
        self._desk.coach.analysis.switch(on=False)
        self._names = self.session.names
        self._note_shown()

    def watch(self, send: Callable[[ToPage], None], sender: Sender = Sender.WATCHER) -> BoardPage:
        """Let a page look on or play there, and tell it all of it."""
        self.follow()
        page = self._desk.join(send, sender)
        self._desk.hear({"type": "whole"}, page=page)
        return page

    def watched(self, page: BoardPage, message: Mapping[str, Any]) -> None:
        """Hear what a page asks for, after it was told what others did: what follows that has not had its turn yet."""
        self.follow()
        self._desk.hear(message, page=page)
        self._note_shown()

    def unwatch(self, page: BoardPage) -> None:
        """Tell a page nothing more."""
        self._desk.leave(page)

    def follow(self) -> None:
        """Show what was done at other desks since it was shown last, and who sits there now."""
        if self.session.names != self._names:
            self._desk.renew_names()
            self._names = self.session.names
        if self.session.followed != self._followed:
            since = self._shown
            self._note_shown()
            self._desk.others_decided(since)

    def refresh(self) -> None:
        """Show all of it as it is now: something else than the game has changed."""
        self._desk.refresh()
        self._note_shown()

    def close(self) -> None:
        """Put it away; the game goes on."""
        self._desk.close()
        self.session.leave()

    def _note_shown(self) -> None:
        self._followed = self.session.followed
        self._shown = len(self.session.steps)
