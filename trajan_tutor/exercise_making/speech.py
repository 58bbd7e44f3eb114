"""Sentences of exercises: who does what, as questions and explanations say it."""

from collections.abc import Iterable
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.exercise_making.deals import SeatMessage
from trajan_tutor.session.seat_view import side_message

# So many things that happened are told in an explanation.
_MOST_SENTENCES: Final = 6


def name_of(game: TutorGame, state: State, seat: int, eyes: int) -> Message:
    """Return what a seat is called to somebody who sees through the eyes of a seat."""
    if seat == eyes:
        return Message.of("session-name-you")
    by_rules = game.played_by_rules(state)
    return by_rules[seat] if seat in by_rules else side_message(game, seat)


def move_message(game: TutorGame, state: State, move: int) -> Message:
    """Return a move as a choice, also one that is not allowed, without what comes of it."""
    return Message.of("exercise-choice-move", move=game.describe(state, move))


def event_sentence(game: TutorGame, state: State, event: SeatMessage, eyes: int) -> Message:
    """Return one thing that happened, with whom it concerns."""
    if event.whom < 0:
        return event.says
    return Message.of("session-told", name=name_of(game, state, event.whom, eyes), text=event.says)


def decision_message(game: TutorGame, state: State, decision: SeatMessage, eyes: int) -> Message:
    """Return what is to be decided in short, and by whom."""
    name = name_of(game, state, decision.whom, eyes)
    return Message.of("exercise-choice-decides", name=name, prompt=decision.says.in_short)


def opened_message(game: TutorGame, state: State, events: Iterable[Event], eyes: int, kind: str) -> Message | None:
    """Return what the events of a kind tell, one sentence after the other; None where there are none."""
    message: Message | None = None
    for event in events:
        if event.kind == kind:
            says = event_sentence(game, state, SeatMessage(event.message, event.seat), eyes)
            message = says if message is None else Message.of("exercise-told", first=message, then=says)
    return message


def title_of(game: TutorGame, rule: str) -> Term:
    """Return the title of a rule."""
    return Term(game.rules[rule].key)


def text_of(game: TutorGame, rule: str) -> Message:
    """Return the text of a rule."""
    return Message(f"{game.rules[rule].key}.rule")


def because(game: TutorGame, rule: str) -> Message:
    """Return the answer that something is forbidden by a rule."""
    return Message.of("exercise-choice-forbidden", title=title_of(game, rule))


def source_of(game: TutorGame, source: str) -> Term:
    """Return the word for a source of points."""
    return Term(f"{game.name}-source-{source}")


def event_messages(
    game: TutorGame, state: State, events: Iterable[Event], eyes: int, rule: str, source: str = ""
) -> tuple[Message, ...]:
    """Return what explains an answer: the events by a rule or with points from a source, as the game tells them."""
    matching = [event for event in events if event.rule == rule or (source and event.source == source)]
    sentences = [event_sentence(game, state, SeatMessage(event.told_to(eyes), event.seat), eyes) for event in matching]
    return tuple(dict.fromkeys(sentences))[:_MOST_SENTENCES]
