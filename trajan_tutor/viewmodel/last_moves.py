"""What each seat did last, by the places where it did it: rings and lines on the board until one's next click."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.placement import Placement
from trajan_tutor.session.hidden_decisions import is_hidden_from, visible_spots_of
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import Node
from trajan_tutor.view.picture import PathMark
from trajan_tutor.viewmodel.board_drawing import geometry
from trajan_tutor.viewmodel.board_model import LastMove
from trajan_tutor.viewmodel.motion import way_so_far

_TEXT: Final = "text"
# From where to where.
Line = tuple[str, str]


@dataclass(frozen=True, slots=True)
class LastPath:
    """A way over the board that was gone last: where in the game it ended, and its mark."""

    session: Session
    node: Node
    mark: PathMark

    def is_shown(self, session: Session) -> bool:
        """Whether the turn in which it was gone is still in progress."""
        here, game = session.tree.here, session.game
        if session is not self.session or not (here is self.node or session.tree.is_before(self.node, here)):
            return False
        return game.begun(self.node.before) == game.begun(session.state)


class LastLines:
    """Remembers from where to where decisions went that are marked: to find it out means to look at two boards."""

    __slots__ = ("_board", "_key", "_known")

    def __init__(self) -> None:
        """Know of none."""
        self._key: tuple[int, int] = -1, -1
        self._known: dict[Node, list[Line]] = {}
        # What lay there after one decision: the next one is compared with it.
        self._board: tuple[Node, dict[str, Placement]] | None = None

    def of(self, session: Session, nodes: Iterable[Node]) -> dict[Node, list[Line]]:
        """Return the lines of some decisions, as they may be shown now."""
        key = id(session), session.eyes
        if key != self._key:
            self._key, self._known, self._board = key, {}, None
        known = self._known
        self._known = {node: known[node] if node in known else self._lines(session, node) for node in nodes}
        return self._known

    def _lines(self, session: Session, node: Node) -> list[Line]:
        """Return from where to where a decision went: as it says itself, or else as the piece at its place went."""
        spots = visible_spots_of(session.game, node, session.eyes)
        between = _between(session.game, node, spots)
        if between or len(spots) != 1 or node.parent is None:
            return between
        return _of_piece(self._lying(session, node.parent), self._lying(session, node), spots[0])

    def _lying(self, session: Session, node: Node) -> dict[str, Placement]:
        """Return what lies there after a decision, by the names of the pieces."""
        if self._board is None or self._board[0] is not node:
            placed = session.game.placements(session.game.observe(node.state, session.eyes))
            self._board = node, {one.piece: one for one in placed if one.symbol != _TEXT}
        return self._board[1]


def last_moves(session: Session, way: LastPath | None, lines: LastLines) -> list[LastMove]:
    """Return what each seat did since the viewer's last decision, that one included, the seats in their order of doing.

    Without people it is what was done in the last turn. `way` was gone last. What others decided in secret is not told.
    """
    own, others = _own_and_others(session)
    eyes = session.eyes
    visible = [node for node in others if not is_hidden_from(session.game, node, eyes)]
    moves = [_of_seat(session, [own], {}, _own_path(session, way))] if own is not None else []
    lines_by_node = lines.of(session, visible)
    for seat in dict.fromkeys(node.seat for node in visible):
        nodes = [node for node in visible if node.seat == seat]
        moves.append(_of_seat(session, nodes, lines_by_node, _path(session, nodes)))
    return [move for move in moves if move["spots"] or move["path"] is not None]


def _own_and_others(session: Session) -> tuple[Node | None, list[Node]]:
    """Return the viewer's last decision, and those of others after it."""
    steps, own = session.steps, session.last_own()
    if session.people:
        return own, steps[own.depth if own is not None else 0 :]
    if not steps:
        return None, []
    turn = session.game.begun(steps[-1].before)
    return None, [node for node in steps if session.game.begun(node.before) == turn]


def _of_seat(session: Session, nodes: list[Node], lines: dict[Node, list[Line]], path: PathMark | None) -> LastMove:
    game, seat, eyes = session.game, nodes[0].seat, session.eyes
    look = game.seat_looks[seat]
    drawn: list[Line] = []
    spots: list[str] = []
    for node in nodes:
        spots_shown: Sequence[str] = ()
        ways = lines.get(node, [])
        if not ways:
            spots_shown = visible_spots_of(game, node, eyes)
            ways = _between(game, node, spots_shown)
        drawn += ways
        # Where something came from, something else may lie by now.
        spots += [to for _, to in ways] or spots_shown
    return {
        "seat": seat,
        "letter": look.letter,
        "colour": look.colour,
        "spots": list(dict.fromkeys(spots)),
        "lines": list(dict.fromkeys(drawn)),
        "path": path,
    }


def _own_path(session: Session, way: LastPath | None) -> PathMark | None:
    return way.mark if way is not None and way.is_shown(session) else None


def _path(session: Session, nodes: list[Node]) -> PathMark | None:
    """Return the way over the board that was gone last in some decisions, where it can be drawn."""
    for node in reversed(nodes):
        moved = node.movement(session.game)
        if moved is not None and moved.stops:
            start, way = way_so_far(session.game, node)
            return geometry(session).path(start, [(stop.spot, stop.symbol) for stop in way])
    return None


def _between(game: TutorGame, node: Node, spots: Sequence[str]) -> list[Line]:
    """Return the line that a decision itself names by the places told of it: from the first to the second one."""
    moved = node.movement(game)
    if moved is not None and moved.stops:
        start = moved.start or spots[0]
        return [(start, moved.stops[-1].spot)] if start != moved.stops[-1].spot else []
    return [(spots[0], spots[1])] if len(spots) > 1 else []


def _of_piece(before: dict[str, Placement], after: dict[str, Placement], spot: str) -> list[Line]:
    """Return the line of the piece that came to a place or left it.

    Pieces that lie alike are called by their place: one that is gone and one that is new and looks the same are one.
    """
    for name, now in after.items():
        was = before.get(name)
        if was is not None and was.spot != now.spot and spot in (was.spot, now.spot):
            return [(was.spot, now.spot)]
    gone = [one for name, one in before.items() if name not in after]
    new = [one for name, one in after.items() if name not in before]
    for was in gone:
        for now in new:
            if was.symbol == now.symbol and was.spot != now.spot and spot in (was.spot, now.spot):
                return [(was.spot, now.spot)]
    return []
