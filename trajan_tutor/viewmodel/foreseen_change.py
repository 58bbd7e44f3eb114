"""What a choice would bring about, while somebody looks at it: places that change, and points."""

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.session.foreseen import foreseen, points_foreseen
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import signed
from trajan_tutor.viewmodel.board_drawing import geometry


def foresee(session: Session, move: str) -> dict[str, object]:
    """Return what a move by its notation would bring about; nothing for what is no choice now: a page may ask late."""
    try:
        number = session.game.parse(move)
    except UnreadableError:
        return {}
    if number not in session.choices():
        return {}
    marks = foreseen(session, number)
    leads = session.game.leads_to(session.state, number)
    dashed = sorted({*(ghost.spot for ghost in marks.ghosts), *marks.shining, *leads})
    points = points_foreseen(session, number)
    spots = (*leads[-1:], *session.game.spots_of(session.state, number)[-1:], *dashed)
    path = geometry(session).way(session.game.spots_of(session.state, number), leads)
    tags = [{"spot": spots[0], "text": signed(points).replace("-", "\N{MINUS SIGN}")}] if points and spots else []
    # What would stand there: a sum, a number of pieces.
    tags += [{"spot": ghost.spot, "text": ghost.text} for ghost in marks.ghosts if ghost.text]
    return {"move": move, "tags": tags, "dashed": dashed, "path": path}
