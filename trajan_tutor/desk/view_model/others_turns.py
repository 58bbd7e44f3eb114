"""What the others did in their turns since a person's last one, a line for each: its decisive step, and the points."""

from collections.abc import Sequence
from itertools import groupby

from trajan_tutor.coach.turn_steps import step_of
from trajan_tutor.desk.view_model.review_model import RivalTurn
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.kept_secrets import is_kept_from
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import signed
from trajan_tutor.session.tree import Node
from trajan_tutor.session.turn_words import capital, short_words


def rival_turns(session: Session, words: Words) -> list[RivalTurn]:
    """Return what each of the others did since the viewer's last turn, as the viewer may know it.

    Nothing while it is not a person's turn, or in a hot seat that nobody has taken.
    """
    game, viewer = session.game, session.viewer
    if viewer < 0 or session.hidden is not None or session.is_over:
        return []
    if game.current_seat(session.state) != viewer:
        return []
    names = seat_view.seat_names(session, words)
    found = []
    for (seat, _), nodes in groupby(_meanwhile(session, viewer), key=lambda node: (node.seat, game.begun(node.before))):
        turn = list(nodes)
        text = _steps_text(session, turn, words)
        if text:
            points = sum(event.points for node in turn for event in node.events if event.seat == seat)
            brought = signed(points).replace("-", "\N{MINUS SIGN}") if points else ""
            found.append(RivalTurn(seat=seat, name=names[seat], text=text, points=brought))
    return found


def _meanwhile(session: Session, viewer: int) -> list[Node]:
    """Return the decisions of others between the viewer's last turn and the present one.

    Those made in secret are left out: what was chosen is told of all together, as it is opened.
    """
    game, node = session.game, session.tree.here
    present = game.begun(node.state)
    while node.parent is not None and node.seat == viewer and game.begun(node.before) == present:
        node = node.parent
    found = []
    while node.parent is not None and node.seat != viewer:
        if not game.is_secret(node.before):
            found.append(node)
        node = node.parent
    return found[::-1]


def _steps_text(session: Session, turn: Sequence[Node], words: Words) -> str:
    """Return the first step of a turn and the one that the turn is for, in few words, as the viewer may know them."""
    game = session.game
    chosen = [node for node in turn if len(game.legal(node.before)) > 1] or list(turn)
    first = chosen[0]
    # Of two steps that raise as much what the state is worth to its seat, the later one is what the turn is for.
    main = max(reversed(chosen[1:] or chosen), key=lambda node: _rise(session, node))
    said = ""
    for node in dict.fromkeys((first, main)):
        text = _step(session, node, words)
        said = words(Message.of("coach-steps-next", first=said, next=text)) if said and text else said or text
    return capital(said)


def _rise(session: Session, node: Node) -> int:
    """Return by how much a decision raised what the state is worth to its seat; 0 for one that is not told."""
    if is_kept_from(session.game, node, session.eyes):
        return 0
    return session.game.evaluate(node.state, node.seat) - session.game.evaluate(node.before, node.seat)


def _step(session: Session, node: Node, words: Words) -> str:
    """Return a decision in few words; what of it is hidden from the viewer is told as the log tells it."""
    if any(event.hidden is not None and event.seat != session.eyes for event in node.events):
        told = (words(event.told_to(session.eyes)) for event in node.events if event.seat == node.seat)
        return next(told, "").rstrip(".")
    return short_words(step_of(session.game, node.before, node.move), words)
