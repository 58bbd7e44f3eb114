"""What a place means now: what choosing it would do, and the rule that tells about it."""

from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session

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
