"""What a page needs to know of the others at the table: bots that wait, a hot seat, what happened meanwhile."""

from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.words_model import Others

# A table at which no bot waits to be told to decide, and nothing is hidden.
NOBODY_WAITS: Final[Others] = {"waits": False, "bot": "", "hot_seat": "", "sit": ""}


def table(session: Session, words: Words) -> Others:
    """Return which bot is to decide, if any, and who is to sit down, if anybody."""
    others: Others = {**NOBODY_WAITS, "waits": session.waits_for_bot}
    if others["waits"]:
        name = seat_view.seat_name(session, session.game.current_seat(session.state), words)
        others["bot"] = words(Message.of("board-bots-waiting", name=name))
    behind = session.hidden
    if behind is not None:
        name = seat_view.seat_name(session, behind, words)
        others["hot_seat"] = words(Message.of("board-hot-seat-text", name=name))
        others["sit"] = words(Message.of("board-hot-seat-sit", name=name))
    return others


class OthersSince:
    """Remembers what the others did since the viewer's last turn while that person decides: it does not change then."""

    __slots__ = ("_key", "_lines")

    def __init__(self) -> None:
        """Know of nothing."""
        self._key: tuple[object, ...] = ()
        self._lines: list[str] = []

    def lines(self, session: Session, words: Words) -> list[str]:
        """Return what the others did, in words; nothing while it is not a person's turn, or in a hot seat."""
        actor = session.game.current_seat(session.state)
        if actor < 0 or actor != session.viewer or session.hidden is not None:
            return []
        key = (id(session), _beginning(session), actor, words.language)
        if key != self._key:
            self._key = key
            self._lines = seat_view.since(session, words)
        return self._lines


def _beginning(session: Session) -> int:
    """Return the number of the node at which the turn in progress began."""
    node, turn = session.tree.here, session.game.begun(session.state)
    while node.parent is not None and session.game.begun(node.parent.state) == turn:
        node = node.parent
    return node.number
