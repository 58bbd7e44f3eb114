"""The picture of a board for a page: sheets, places by key, panes."""

from trajan_tutor.desk.model import Picture
from trajan_tutor.desk.sending import PicturePatch
from trajan_tutor.desk.table import Table
from trajan_tutor.session import scene
from trajan_tutor.session.session import Session


class PanedRenderer:
    """Stands in until the view draws by panes."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def draw(self, game, observation, words, *, own_seat, theme, names) -> Picture:  # type: ignore[no-untyped-def]
        return {
            "name": "",
            "style": "",
            "classes": "",
            "symbols": "",
            "sheets": {},
            "places": {},
            "panes": [],
            "whole": None,
        }

    def changes(self) -> PicturePatch | None:
        return {}, {}


def draw(renderer: PanedRenderer, table: Table, session: Session) -> tuple[Picture, PicturePatch | None]:
    """Return the picture of a game as its viewer sees it, and what of it has changed since the last time."""
    picture = renderer.draw(
        session.game,
        session.observation(),
        table.words,
        own_seat=max(session.viewer, 0),
        theme=table.theme,
        names=scene.seat_names(session, table.words),
    )
    return picture, renderer.changes()
