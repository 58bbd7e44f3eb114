"""What a page needs to know of the others at the table: bots that wait, a hot seat, what they did meanwhile.

Nothing that they did is weighed, other than in `session/turn_words.py`: who did not see it reads all of it, in its
order, while a line of a replay has room for the one decision that the turn was for.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import signed_on_page
from trajan_tutor.session.tree import Node
from trajan_tutor.session.turn_words import capital, row
from trajan_tutor.viewmodel.review_model import RivalTurn
from trajan_tutor.viewmodel.words_model import Others

# A table at which no bot waits to be told to decide, and nothing is hidden.
NOBODY_WAITS: Final[Others] = {"waits": False, "bot": "", "hot_seat": "", "sit": ""}
# No line tells more than so many things: the first, and the last ones.
_MOST: Final = 4


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


def rival_turns(session: Session, words: Words) -> list[RivalTurn]:
    """Return what the others did since the viewer's last turn, a line for each seat and scope, as far as it is known.

    Nothing while it is not a person's turn, or in a hot seat that nobody has taken.
    """
    game, viewer = session.game, session.viewer
    if viewer < 0 or session.hidden is not None or session.is_over:
        return []
    if game.current_seat(session.state) != viewer:
        return []
    names = seat_view.seat_names(session, words)
    turns = []
    for (seat, _), nodes in _by_scope(game, _meanwhile(session, viewer)).items():
        own = [event for node in nodes for event in node.events if event.seat == seat]
        text = _sentence_of(own, session.eyes, words)
        if text:
            points = sum(event.points for event in own)
            points_text = signed_on_page(points) if points else ""
            turns.append(RivalTurn(seat=seat, name=names[seat], text=text, points=points_text))
    return turns


def _by_scope(game: TutorGame, nodes: Iterable[Node]) -> dict[tuple[int, int], list[Node]]:
    """Return decisions by seat and scope, in the order in which they were first made."""
    by_scope: dict[tuple[int, int], list[Node]] = {}
    for node in nodes:
        by_scope.setdefault((node.seat, game.begun(node.before)), []).append(node)
    return by_scope


def _sentence_of(events: Sequence[Event], eyes: int, words: Words) -> str:
    """Return what a seat did in one line: what has short words of all that happened to it, or else the first of it."""
    messages = [event.told_to(eyes) for event in events if not event.points]
    short = [
        Message(f"{message.key}.short", message.parameters) for message in messages if words.has(f"{message.key}.short")
    ]
    texts = list(dict.fromkeys(map(words, short)))
    if not texts:
        return words(messages[0]) if messages else ""
    if len(texts) > _MOST:
        texts = [texts[0], *texts[1 - _MOST :]]
    return capital(row(texts, words))


def _meanwhile(session: Session, viewer: int) -> list[Node]:
    """Return the decisions of others between the viewer's last turn and the present one.

    Those made in secret are left out: what was chosen is told of all together, as it is opened.
    """
    game, node = session.game, session.tree.here
    present = game.begun(node.state)
    while node.parent is not None and node.seat == viewer and game.begun(node.before) == present:
        node = node.parent
    meanwhile = []
    while node.parent is not None and node.seat != viewer:
        if not game.is_secret(node.before):
            meanwhile.append(node)
        node = node.parent
    return meanwhile[::-1]
