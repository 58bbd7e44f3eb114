"""Which settlements ended along a line of play, and each of them as a reader may know it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trajan_tutor.engine.capabilities import Settling, TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.settlement import SettledSpan, Settlement
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import Node


@dataclass(frozen=True, slots=True)
class SettlementBegun:
    """A settlement that is in progress: its kind, and the decision and its event with which it began."""

    kind: str
    first: Node
    start: int


@dataclass(frozen=True, slots=True)
class SettlementEnded:
    """A settlement that is complete: how it began, and the decision before whose event of this number it ended."""

    begun: SettlementBegun
    last: Node
    end: int


@dataclass(frozen=True, slots=True)
class _Passed:
    """What a decision did to settlements: those that ended in it, and one that then goes on."""

    ended: tuple[SettlementEnded, ...] = ()
    begun: SettlementBegun | None = None


class SettlementsMet:
    """Knows which settlements ended on the lines of a game; what was found out of a decision is remembered."""

    __slots__ = ("_passed", "_session")

    def __init__(self) -> None:
        self._session: Session | None = None
        self._passed: dict[Node, _Passed] = {}

    def along(self, session: Session, since: int = 0) -> list[SettlementEnded]:
        """Return the settlements that ended in the decisions after the first `since` ones of the present line."""
        if session is not self._session:
            self._session, self._passed = session, {}
        game, now = session.game, _Passed()
        if not isinstance(game, Settling):
            return []
        settlements: list[SettlementEnded] = []
        for number, node in enumerate(session.steps):
            known = self._passed.get(node)
            now = self._passed[node] = known or _passed(game, node, now.begun)
            if number >= since:
                settlements += now.ended
        return settlements


def _passed(game: Settling, node: Node, begun: SettlementBegun | None) -> _Passed:
    ended = []
    for number, event in enumerate(node.events):
        kind = game.settlement_begun(event, begun.kind if begun else "")
        if kind:
            if begun is not None:
                ended.append(SettlementEnded(begun, node, number))
            begun = SettlementBegun(kind, node, number)
    if begun is not None and not game.is_settling(node.state, begun.kind):
        ended.append(SettlementEnded(begun, node, len(node.events)))
        begun = None
    return _Passed(tuple(ended), begun)


def settlement_seen(game: TutorGame, ended: SettlementEnded, seat: int | None) -> Settlement:
    """Return a settlement as a seat may know it (-1: a spectator); None stands for a reader who may know everything."""
    if not isinstance(game, Settling):
        raise TypeError(game.name)
    return game.settlement(span_of(game, ended, seat))


def span_of(game: TutorGame, ended: SettlementEnded, seat: int | None) -> SettledSpan:
    """Return what happened in a settlement, as a seat may know it."""
    begun = ended.begun
    nodes = _nodes(begun.first, ended.last)
    events = [event for node in nodes for event in node.events]
    last = len(events) - len(ended.last.events) + ended.end
    eyes = -1 if seat is None else seat
    before, after = game.observe(begun.first.before, eyes).state, game.observe(ended.last.state, eyes).state
    known = tuple(_as_seen(event, seat) for event in events[begun.start : last])
    begun_state = game.observe(begun.first.state, eyes).state
    totals = _totals(game, begun.first, events[: begun.start])
    return SettledSpan(begun.kind, before, begun_state, after, totals, known)


def _nodes(first: Node, last: Node) -> list[Node]:
    nodes = [last]
    while nodes[-1] is not first:
        parent = nodes[-1].parent
        if parent is None:
            raise ValueError(f"{last!r} does not follow {first!r}")
        nodes.append(parent)
    return nodes[::-1]


def _as_seen(event: Event, seat: int | None) -> Event:
    """Return an event as a seat is told it: what was hidden from it is in no part of it any more."""
    return event if event.hidden is None else replace(event, message=event.told_to(seat), hidden=None)


def _totals(game: TutorGame, first: Node, earlier: Sequence[Event]) -> tuple[int, ...]:
    """Return the points of all seats after the earlier events of a decision."""
    totals = [game.ledger(first.before, seat).total for seat in range(game.seats(first.before))]
    for event in earlier:
        if event.points:
            totals[event.seat] += event.points
    return tuple(totals)
