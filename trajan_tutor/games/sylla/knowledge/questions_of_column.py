"""What a teacher would ask about tokens, markers and events of Sylla."""

from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.sylla.knowledge import facts
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.words import names
from trajan_tutor.games.sylla.words.terms import colour_term, work_term

_LOW: Final = codes.CRISIS + 1
_EVENTS: Final = tuple(f"event.{place + 1}" for place in range(codes.COLUMN))


def asked(name: str, *spots: str, **about: object) -> BoardQuestion:
    """Return a question of the catalogue."""
    return BoardQuestion(Message.of(f"sylla-ask-{name}", **about), spots)


def asked_of_column(state: State, move: int) -> list[BoardQuestion]:
    """Return what can be asked in the phases of tokens, of markers and of events."""
    phase = state.phase
    if phase == codes.PHASE_TURN_DOWN:
        return [asked("turn-down", f"mat.{state.actor}.name")]
    if phase == codes.PHASE_REMOVE:
        return [asked("remove", *_EVENTS), asked("fight-harm", *_EVENTS)]
    if phase == codes.PHASE_FIGHT:
        return _fighting(state)
    if phase == codes.PHASE_PREVENT:
        return [asked("fight-harm", *_EVENTS), *_low(state), asked("prevent-leaves", *_EVENTS), *_turning(state)]
    if phase == codes.PHASE_TAVERN:
        return [asked("tavern-own", *_markers(state)), *_low(state), asked("token-moves", *_EVENTS)]
    found = [asked("token-worth", *_markers(state)), *_low(state), asked("token-moves", *_EVENTS)]
    if phase == codes.PHASE_TEMPLE:
        price = asked("temple-price", "work", price=state.figures.temple_price, work=work_term(state.work))
        found.insert(int(move != codes.MOVE_NO_TOKEN), price)
    return found


def _fighting(state: State) -> list[BoardQuestion]:
    """Return what can be asked before a cube is placed."""
    figures, seat = state.figures, state.actor
    found = [*_falling(state), asked("fight-harm", *_EVENTS), *_turning(state)]
    if any(state.cubes):
        found.insert(0, asked("fight-cubes", *_EVENTS))
    others = [other for other in range(state.seats) if other != seat and _left(state, other)]
    if others:
        found.insert(1, asked("fight-left", *(f"mat.{other}.name" for other in others)))
    found.append(asked("fight-token", *_EVENTS[: figures.upper_events]))
    if codes.FAMINE in state.events:
        found.append(asked("fight-famine", f"famine.{state.famine}", famine=state.famine))
    return found


def _left(state: State, seat: int) -> int:
    return state.left[seat * codes.FIGHTERS] + state.left[seat * codes.FIGHTERS + 1]


def _falling(state: State) -> list[BoardQuestion]:
    """Return the colours that an event of the column would put into their crisis."""
    if not facts.knows_tokens(state):
        return []
    moved = {colour for event in state.events for colour in facts.colours_moved(state, event)}
    return [
        asked("fight-crisis", f"track.{names.COLOURS[colour]}.{state.markers[colour]}", colour=colour_term(colour))
        for colour in sorted(moved)
        if state.markers[colour] == _LOW
    ]


def _low(state: State) -> list[BoardQuestion]:
    """Return which markers are in their crisis or one step from it."""
    low = [colour for colour in range(codes.COLOURS) if state.markers[colour] <= _LOW]
    if not low or not facts.knows_tokens(state):
        return []
    return [asked("token-crisis", *(f"track.{names.COLOURS[colour]}.{state.markers[colour]}" for colour in low))]


def _turning(state: State) -> list[BoardQuestion]:
    """Return that events turn pieces face down, where some lie in the column that would turn one of the seat's."""
    figures, seat = state.figures, state.actor
    for event in state.events:
        cards = any(
            state.upright[seat * codes.CARDS + card] + state.tilted[seat * codes.CARDS + card]
            for card in figures.covers[event]
        )
        if cards or any(state.buildings[seat * codes.BUILDINGS + one] for one in figures.covers_buildings[event]):
            return [asked("fight-turns", *_EVENTS)]
    return []


def _markers(state: State) -> list[str]:
    return [f"track.{name}.{state.markers[colour]}" for colour, name in enumerate(names.COLOURS)]
