"""Which panes are near, by the step of the turn."""

from collections.abc import Iterable

from trajan_tutor.desk.model import Focus, Pane
from trajan_tutor.session.session import Session


def focus(session: Session, panes: Iterable[Pane], lit: Iterable[str], looks: Iterable[str]) -> Focus:
    """Return which panes are near; `lit` are the places that can be clicked, `looks` those that are pointed out."""
    del lit, looks
    main, own = [*(pane["name"] for pane in panes), "", ""][:2]
    return {
        "step": f"{session.game.name}.{session.game.begun(session.state)}",
        "main": main,
        "companion": own,
        "wide": own,
        "whole": False,
        "places": {},
    }
