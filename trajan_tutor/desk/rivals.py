"""What the others did in their turns since a person's last one, a line for each: its decisive step, and the points."""

from collections.abc import Sequence
from itertools import groupby

from trajan_tutor.desk.model import RivalTurn
from trajan_tutor.i18n import Words
from trajan_tutor.session import scene
from trajan_tutor.session.session import Session
from trajan_tutor.session.tables import signed
from trajan_tutor.session.tree import Node


def rival_turns(session: Session, words: Words) -> list[RivalTurn]:
    """Return what each of the others did since the viewer's last turn, as the viewer may know it.

    Nothing while it is not a person's turn, or in a hot seat that nobody has taken.
    """
    game, viewer = session.game, session.viewer
    if viewer < 0 or session.hidden is not None or session.is_over:
        return []
    if game.current_seat(session.state) != viewer:
        return []
    names = scene.seat_names(session, words)
    found = []
    for (seat, _), nodes in groupby(_meanwhile(session, viewer), key=lambda node: (node.seat, game.begun(node.before))):
        turn = list(nodes)
        text = _told(session, turn, words)
        if text:
            points = sum(event.points for node in turn for event in node.events if event.seat == seat)
            brought = signed(points).replace("-", "\N{MINUS SIGN}") if points else ""
            found.append(RivalTurn(seat=seat, name=names[seat], text=text, points=brought))
    return found


def _meanwhile(session: Session, viewer: int) -> list[Node]:
    """Return the decisions of others between the viewer's last turn and the present one."""
    game, node = session.game, session.tree.here
    present = game.begun(node.state)
    while node.parent is not None and node.seat == viewer and game.begun(node.before) == present:
        node = node.parent
    found = []
    while node.parent is not None and node.seat != viewer:
        found.append(node)
        node = node.parent
    return found[::-1]


def _told(session: Session, turn: Sequence[Node], words: Words) -> str:
    """Return the step of a turn that raised most what the state is worth to its seat, as the viewer may know it."""
    game = session.game
    best, most = "", None
    for node in turn:
        said = next((event for event in node.events if event.seat == node.seat), None)
        if said is None:
            continue
        rise = game.evaluate(node.state, node.seat) - game.evaluate(node.before, node.seat)
        # Of two steps that raise it as much the later one is what the turn is for.
        if most is None or rise >= most:
            best, most = words(said.told_to(session.eyes)), rise
    return best
