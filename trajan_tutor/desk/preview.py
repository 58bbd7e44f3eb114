"""What a choice would bring about, drawn over the board while somebody looks at the choice."""

from typing import Any

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.i18n import Words
from trajan_tutor.session import scene
from trajan_tutor.session.foresee import foreseen
from trajan_tutor.session.session import Session
from trajan_tutor.view import draw_over


def preview(session: Session, words: Words, move: str, prefix: str) -> dict[str, Any]:
    """Return the preview of a move by its notation: what lies over the board, and which places shine.

    Nothing for what is no choice now: a page may ask late.
    """
    try:
        number = session.game.parse(move)
    except UnreadableError:
        return {}
    marks = foreseen(session, number)
    if not marks.ghosts and not marks.shining:
        return {}
    own_seat, names = max(session.viewer, 0), scene.seat_names(session, words)
    over = draw_over(session.game, session.observation(), words, marks, prefix=prefix, own_seat=own_seat, names=names)
    return {"move": move, "over": over, "shining": sorted(marks.shining)}
