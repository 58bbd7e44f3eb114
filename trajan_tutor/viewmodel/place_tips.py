"""What a page tells of a place or a choice before it is chosen: what it would do, and the rule that tells about it."""

from typing import Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.foreseen import foreseen, points_foreseen
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import signed_on_page
from trajan_tutor.viewmodel.board_drawing import geometry

# A bubble is read at a glance.
MOST_CHOICES: Final = 4


def tip(session: Session, words: Words, spot: str) -> dict[str, object]:
    """Return what to tell about a spot: what choosing it would do now, in lines, and its rule; nothing for no spot."""
    place = next((candidate for candidate in session.game.spots(session.observation()) if candidate.name == spot), None)
    if place is None:
        return {}
    shown: dict[str, object] = {"spot": spot, "lines": _lines(session, words, spot), "title": "", "text": ""}
    shown["notes"] = [words(note) for note in place.notes]
    if place.rule:
        key = session.game.rules[place.rule].key
        shown["title"], shown["text"] = words(Message.of(key)), words(Message.of(f"{key}.rule"))
    return shown


def _lines(session: Session, words: Words, spot: str) -> list[str]:
    if not session.choices():
        return []
    possible = set(session.choices())
    moves = [move for move in session.game.moves_at(session.state, spot) if move in possible]
    if not moves and spot == session.goal:
        return [words(Message.of("board-tip-goal"))]
    lines = [words(session.game.describe(session.state, move)) for move in moves[:MOST_CHOICES]]
    if len(moves) > MOST_CHOICES:
        lines.append(words(Message.of("board-tip-more", count=len(moves) - MOST_CHOICES)))
    return lines


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
    tags = [{"spot": spots[0], "text": signed_on_page(points)}] if points and spots else []
    # What would stand there: a sum, a number of pieces.
    tags += [{"spot": ghost.spot, "text": ghost.text} for ghost in marks.ghosts if ghost.text]
    return {"move": move, "tags": tags, "dashed": dashed, "path": path}
