"""What the others did since a person's last turn, told of them: a line for each seat and scope, and the points.

Nothing is weighed here, other than in `session/deciding_step.py`: who did not see it reads all that was done, in its
order, while a line of a replay has room for the one decision that the turn was for.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import signed
from trajan_tutor.session.tree import Node
from trajan_tutor.session.turn_words import capital
from trajan_tutor.viewmodel.review_model import RivalTurn

# No line tells more than so many things: the first, and the last ones.
_MOST: Final = 4


def rival_turns(session: Session, words: Words) -> list[RivalTurn]:
    """Return what the others did since the viewer's last turn, a line for each seat and scope, as far as it is known.

    Nothing while it is not a person's turn, or in a hot seat that nobody has taken.
    """
    game, viewer = session.game, session.viewer
    if viewer < 0 or session.hidden is not None or session.is_over:
        return []
    if game.current_seat(session.state) != viewer:
        return []
    names = seat_view.seat_names(session, words)
    turns = []
    for (seat, _), nodes in _by_scope(game, _meanwhile(session, viewer)).items():
        own = [event for node in nodes for event in node.events if event.seat == seat]
        text = _sentence_of(own, session.eyes, words)
        if text:
            points = sum(event.points for event in own)
            points_text = signed(points).replace("-", "\N{MINUS SIGN}") if points else ""
            turns.append(RivalTurn(seat=seat, name=names[seat], text=text, points=points_text))
    return turns


def _by_scope(game: TutorGame, nodes: Iterable[Node]) -> dict[tuple[int, int], list[Node]]:
    """Return decisions by seat and scope, in the order in which they were first made."""
    by_scope: dict[tuple[int, int], list[Node]] = {}
    for node in nodes:
        by_scope.setdefault((node.seat, game.begun(node.before)), []).append(node)
    return by_scope


def _sentence_of(events: Sequence[Event], eyes: int, words: Words) -> str:
    """Return what a seat did in one line: what has short words of all that happened to it, or else the first of it."""
    messages = [event.told_to(eyes) for event in events if not event.points]
    short = [
        Message(f"{message.key}.short", message.parameters) for message in messages if words.has(f"{message.key}.short")
    ]
    texts = list(dict.fromkeys(map(words, short)))
    if not texts:
        return words(messages[0]) if messages else ""
    if len(texts) > _MOST:
        texts = [texts[0], *texts[1 - _MOST :]]
    sentence = texts[0]
    for text in texts[1:]:
        sentence = words(Message.of("coach-steps-next", first=sentence, next=text))
    return capital(sentence)


def _meanwhile(session: Session, viewer: int) -> list[Node]:
    """Return the decisions of others between the viewer's last turn and the present one.

    Those made in secret are left out: what was chosen is told of all together, as it is opened.
    """
    game, node = session.game, session.tree.here
    present = game.begun(node.state)
    while node.parent is not None and node.seat == viewer and game.begun(node.before) == present:
        node = node.parent
    meanwhile = []
    while node.parent is not None and node.seat != viewer:
        if not game.is_secret(node.before):
            meanwhile.append(node)
        node = node.parent
    return meanwhile[::-1]
