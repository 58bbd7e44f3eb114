"""Pieces that are not there yet: each on its place, as large and as turned as it would lie there.

What a move would bring about shows as marks: what would lie there is a ghost, a place that would change hands shines.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from pathlib import Path

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.placement import Placement
from trajan_tutor.engine.showing import LaidPiece
from trajan_tutor.view.marks import Ghost, Marks
from trajan_tutor.view.nodes import GROUND, RenderNode, render_nodes, rest
from trajan_tutor.view.panes import sheet_id
from trajan_tutor.view.picture import GhostShown
from trajan_tutor.view.pieces import render_symbol
from trajan_tutor.view.sheet import SpotShape
from trajan_tutor.view.svg import PREFIX, number, short_number
from trajan_tutor.view.templates import load_template


def preview_marks(before: Sequence[Placement], after: Sequence[Placement], spots: Collection[str]) -> Marks:
    """Return the marks for what lies on some places after a move and did not before.

    `before` and `after` are the placements of the same observer; `spots` are the places that the move is about. Who
    calls it sees to it that the move reveals nothing. A figure that would change is a ghost over the old one.
    """
    new = Counter(looks(piece) for piece in after if piece.spot in spots)
    new.subtract(looks(piece) for piece in before if piece.spot in spots)
    ghosts = [look for look, number in new.items() for _ in range(number)]
    shining = frozenset(look.spot for look in ghosts if look.symbol.startswith(GROUND))
    return Marks(ghosts=tuple(look for look in ghosts if not look.symbol.startswith(GROUND)), shining=shining)


def looks(piece: Placement) -> Ghost:
    """Return what a piece looks like and where."""
    return Ghost(piece.spot, piece.symbol, piece.text, piece.seat)


def ghost_shown(game: TutorGame, seats: int, own_seat: int, piece: LaidPiece, prefix: str) -> GhostShown | None:
    """Return how a piece is drawn where it would lie; None on a place that has no fixed room."""
    return _drawn(game.resources.board, seats, own_seat, piece, prefix)


@lru_cache(maxsize=512)
def _drawn(board: Path, seats: int, own_seat: int, piece: LaidPiece, prefix: str) -> GhostShown | None:
    node = _nodes(board, seats, max(own_seat, 0)).get(piece.spot)
    template = load_template(board)
    symbol = template.symbols.get(piece.symbol.partition("+")[0])
    if node is None or symbol is None or not isinstance(node.shows, SpotShape):
        return None
    lying = rest(node.place, node.shows.anchor(piece.symbol), node.shows.transform)
    scale = lying.height / node.place.scale / symbol.height
    x, y = (lying.middle[0] - node.place.x) / node.place.scale, (lying.middle[1] - node.place.y) / node.place.scale
    seat = f' class="seat-{piece.seat}"' if piece.seat >= 0 else ""
    middle = f"translate({number(-symbol.width / 2)} {number(-symbol.height / 2)})"
    drawn = render_symbol(board, piece.symbol, "", lying.turn).replace(PREFIX, prefix)
    return GhostShown(
        spot=piece.spot,
        sheet=sheet_id(node.place),
        at=(round(x, 1), round(y, 1)),
        drawn=f'<g{seat} transform="scale({short_number(scale)}) {middle}">{drawn}</g>',
    )


@lru_cache(maxsize=32)
def _nodes(board: Path, seats: int, own_seat: int) -> dict[str, RenderNode]:
    return {node.key: node for node in render_nodes(board, load_template(board).arrangement(seats), seats, own_seat)}
