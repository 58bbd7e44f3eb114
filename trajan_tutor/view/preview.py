"""What a move would bring about, as marks: what would lie there is a ghost, a place that would change hands shines."""

from collections import Counter
from collections.abc import Collection, Sequence

from trajan_tutor.engine.placement import Placement
from trajan_tutor.view.marks import Ghost, Marks
from trajan_tutor.view.nodes import GROUND


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
