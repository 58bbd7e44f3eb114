"""The picture of a board for a page: sheets, places by key, panes; and where on its sheets things go."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.planning import PlannedTurn
from trajan_tutor.engine.showing import LaidPiece
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.view import paths
from trajan_tutor.view.ghosts import ghost_shown
from trajan_tutor.view.paned import PanedRenderer
from trajan_tutor.view.picture import GhostShown, Pane, PanePlaces, PathMark, Picture, Point

# What stands at the arrows of the own turn that comes so many turns after this one.
LATER: Final = "+{}"
# What has changed of a picture: elements by place (None: it is gone), and the classes of sheets.
PicturePatch = tuple[dict[str, str | None], dict[str, str]]


class BoardDrawing:
    """One board that is drawn again and again."""

    __slots__ = ("_panes", "_renderer", "_shown")

    def __init__(self, prefix: str) -> None:
        """Have drawn nothing; every id begins with the prefix."""
        self._renderer = PanedRenderer(prefix)
        self._shown: list[Pane] = []
        self._panes = PanePlaces(())

    def draw(
        self, session: Session, seen: Observation, words: Words, theme: str
    ) -> tuple[Picture, PicturePatch | None]:
        """Return the picture of a game as its viewer sees it, and what of it has changed since the last time."""
        picture = self._renderer.draw(
            session.game,
            seen,
            words,
            own_seat=max(session.viewer, 0),
            theme=theme,
            names=seat_view.seat_names(session, words),
        )
        return picture, self._renderer.changes()

    def panes(self, picture: Picture) -> PanePlaces:
        """Return the panes of a picture by their places; the same ones while the picture has the same."""
        if picture["panes"] is not self._shown:
            self._shown, self._panes = picture["panes"], PanePlaces(picture["panes"])
        return self._panes


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """Where on the sheets of a game things go, as one seat sees them."""

    game: TutorGame
    seats: int
    own_seat: int

    def hub(self, spot: str) -> tuple[str, Point, float] | None:
        """Return the middle through which pieces from a place go: sheet, point and radius; None where there is none."""
        middle = paths.hub_of(self.game, self.seats, self.own_seat, spot)
        return None if middle is None else (middle["sheet"], middle["at"], middle["radius"])

    def path(self, start: str, stops: Sequence[tuple[str, str]]) -> PathMark | None:
        """Return the mark of a way from a place over others, each with the symbol of what will lie there."""
        mark = paths.path_mark(self.game, self.seats, self.own_seat, start, stops)
        return mark if mark["stops"] else None

    def way(self, spots: Sequence[str], leads: Sequence[str]) -> PathMark | None:
        """Return the mark of where a move leads from the place at which it is picked."""
        # A way that comes round leads over the place where it begins.
        comes_round = spots[0] if len(spots) == 1 else ""
        start = next((spot for spot in spots if spot not in leads), comes_round)
        return self.path(start, [(spot, "") for spot in leads]) if start and leads else None

    def ghost(self, piece: LaidPiece, prefix: str) -> GhostShown | None:
        """Return a piece as it would lie on its place; None where the place has no fixed room."""
        return ghost_shown(self.game, self.seats, self.own_seat, piece, prefix)

    def plan(self, ways: Sequence[PlannedTurn]) -> list[PathMark]:
        """Return the marks of own turns one after another: this one's stops are numbered, the later ones' told by turn.

        A later turn for whose arrows there is no room is left out.
        """
        used: Counter[tuple[str, int]] = Counter()
        paths_planned = []
        for number, way in enumerate(ways):
            text = LATER.format(number) if number else ""
            paths_planned.append(
                paths.path_mark(self.game, self.seats, self.own_seat, way.start, way.stops, text=text, used=used)
            )
        return [path for path in paths_planned if path["stops"]]


def geometry(session: Session) -> BoardGeometry:
    """Return where things go on the board of a game, as its viewer sees it."""
    return BoardGeometry(session.game, len(session.players), max(session.viewer, 0))
