"""What a teacher would ask about tokens, markers and events of Sylla."""

from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.sylla.knowledge import facts
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.fighting import place_of
from trajan_tutor.games.sylla.rules.state import State, face_up, standing
from trajan_tutor.games.sylla.rules.terms import colour_term, work_term

_LOW: Final = codes.CRISIS + 1
_EVENTS: Final = tuple(f"event.{place + 1}" for place in range(codes.COLUMN))


def question(name: str, *spots: str, **about: object) -> BoardQuestion:
    """Return a question of the catalogue."""
    return BoardQuestion(Message.of(f"sylla-ask-{name}", **about), spots)


def column_questions(state: State, move: int) -> list[BoardQuestion]:
    """Return what can be asked in the phases of tokens, of markers and of events."""
    phase = state.phase
    if phase == codes.PHASE_TURN_DOWN:
        return [question("turn-down", f"mat.{state.actor}.name")]
    if phase == codes.PHASE_REMOVE:
        return [question("remove", *_EVENTS), question("fight-harm", *_EVENTS)]
    if phase == codes.PHASE_FIGHT:
        return _fighting(state, (move - codes.MOVE_FIGHT) % codes.EVENTS)
    if phase == codes.PHASE_PREVENT:
        return [question("fight-harm", *_EVENTS), *_low(state), question("prevent-leaves", *_EVENTS)]
    if phase == codes.PHASE_TAVERN:
        return [question("tavern-own", *_markers(state)), *_low(state), question("token-moves", *_EVENTS)]
    all_questions = [question("token-worth", *_markers(state)), *_low(state), question("token-moves", *_EVENTS)]
    if phase == codes.PHASE_TEMPLE:
        price = question("temple-price", "work", price=state.figures.temple_price, work=work_term(state.work))
        all_questions.insert(int(move != codes.MOVE_NO_TOKEN), price)
    return all_questions


def _fighting(state: State, event: int) -> list[BoardQuestion]:
    """Return what can be asked before a cube is placed: what its event does first, then about tokens and cubes."""
    figures, seat = state.figures, state.actor
    all_questions = _of_event(state, event)
    if place_of(state, event) < figures.upper_events and figures.token_of_event[event] >= 0:
        all_questions.append(question("fight-token", *_EVENTS[: figures.upper_events]))
    all_questions.append(question("fight-cubes" if any(state.cubes) else "fight-harm", *_EVENTS))
    others = [other for other in range(state.seats) if other != seat and _left(state, other)]
    if others:
        all_questions.append(question("fight-left", *(f"mat.{other}.name" for other in others)))
    return [*all_questions, question("fight-harm", *_EVENTS)]


def _of_event(state: State, event: int) -> list[BoardQuestion]:
    """Return what can be asked about what an event does, without naming it."""
    if state.figures.famine_of_event[event]:
        return [question("fight-famine", f"famine.{state.famine}", famine=state.famine)]
    if event == codes.DECADENCE:
        return [*_falling(state, event), question("fight-rightmost", *_markers(state))]
    if facts.colours_moved(state, event):
        return [*_falling(state, event), question("fight-steps", *_EVENTS)]
    return [question("fight-turns" if _turns_own(state) else "fight-turns-others", *_EVENTS)]


def _left(state: State, seat: int) -> int:
    return state.left[seat * codes.FIGHTERS] + state.left[seat * codes.FIGHTERS + 1]


def _falling(state: State, event: int) -> list[BoardQuestion]:
    """Return the colours that an event would put into their crisis."""
    if not facts.knows_tokens(state):
        return []
    return [
        question("fight-crisis", f"track.{names.COLOURS[colour]}.{state.markers[colour]}", colour=colour_term(colour))
        for colour in facts.colours_moved(state, event)
        if state.markers[colour] == _LOW
    ]


def _low(state: State) -> list[BoardQuestion]:
    """Return which markers are in their crisis or one step from it."""
    low = [colour for colour in range(codes.COLOURS) if state.markers[colour] <= _LOW]
    if not low or not facts.knows_tokens(state):
        return []
    return [question("token-crisis", *(f"track.{names.COLOURS[colour]}.{state.markers[colour]}" for colour in low))]


def _turns_own(state: State) -> bool:
    """Return whether an event of the column would turn a piece of the seat to act face down."""
    figures, seat = state.figures, state.actor
    return any(
        any(face_up(state, seat, card) for card in figures.covers[event])
        or any(standing(state, seat, building) for building in figures.covers_buildings[event])
        for event in state.events
    )


def _markers(state: State) -> list[str]:
    return [f"track.{name}.{state.markers[colour]}" for colour, name in enumerate(names.COLOURS)]
