"""Decisions that others made in secret: nothing may show what they were, not even where they are marked."""

from collections.abc import Sequence

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.session.tree import Node


def is_hidden_from(game: TutorGame, step: Node, eyes: int) -> bool:
    """Return whether a seat (-1: a spectator) was not told which decision another one made."""
    return step.parent is not None and is_move_hidden(game, step.before, step.move, step.events, eyes)


def visible_spots_of(game: TutorGame, step: Node, eyes: int) -> tuple[str, ...]:
    """Return the places at which a decision was made, as a seat (-1: a spectator) saw them then."""
    if step.seat == eyes:
        # Nobody has secrets from themselves.
        return tuple(game.spots_of(step.before, step.move))
    return tuple(game.spots_of(game.observe(step.before, eyes).state, step.move))


def is_move_hidden(game: TutorGame, before: State, move: int, events: Sequence[Event], eyes: int) -> bool:
    """Return whether a seat is told the same of a move and of another one that could have been made in its place."""
    # Where everything is told to everybody, nothing else need be tried.
    if all(event.hidden is None or event.seat == eyes for event in events):
        return False
    heard = _events_seen(events, eyes)
    others = (other for other in game.legal(before) if other != move)
    return any(_events_seen(game.apply_and_tell(game.copy(before), other), eyes) == heard for other in others)


def _events_seen(events: Sequence[Event], eyes: int) -> list[tuple[int, Message]]:
    return [(event.seat, event.told_to(eyes)) for event in events]
