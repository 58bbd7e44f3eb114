"""What would become of the events as the cubes lie now: who leads, which two are prevented, which one leaves."""

from enum import StrEnum

from trajan_tutor.games.sylla.rules import codes, events, fighting
from trajan_tutor.games.sylla.rules.state import State

_FIGHTING = (codes.PHASE_FIGHT, codes.PHASE_PREVENT)
_HAPPENING = (codes.PHASE_TURN_DOWN, codes.PHASE_REMOVE)


class Fate(StrEnum):
    """What becomes of an event in phase V."""

    PREVENTED = "prevented"
    LEAVES = "leaves"
    UNDECIDED = "undecided"
    HAPPENS = "happens"
    HAPPENED = "happened"


def fates(state: State) -> dict[int, Fate]:
    """Return by place of the column what becomes of its event; nothing before the first cube and outside phase V."""
    if state.phase in _HAPPENING:
        return {place: _decided_fate(state, place) for place in range(codes.COLUMN)}
    if state.phase not in _FIGHTING or not any(state.cubes):
        return {}
    pairs = possible_pairs(state)
    by_place = {}
    for place in range(codes.COLUMN):
        number = sum(place in pair for pair in pairs)
        by_place[place] = Fate.HAPPENS if not number else Fate.PREVENTED if number == len(pairs) else Fate.UNDECIDED
    if len(pairs) == 1:
        leaving = leaving_place(state, *pairs[0])
        if leaving >= 0:
            by_place[leaving] = Fate.LEAVES
    return by_place


def leading(state: State, place: int) -> tuple[int, ...]:
    """Return the seats with most cubes on an event, at least one."""
    cubes = state.cubes[place * codes.SEATS : (place + 1) * codes.SEATS]
    return tuple(seat for seat, number in enumerate(cubes) if number and number == max(cubes))


def possible_pairs(state: State) -> list[tuple[int, int]]:
    """Return the pairs of places that can be the two events with most cubes."""
    return [
        (upper, lower)
        for upper in range(codes.COLUMN)
        for lower in range(upper + 1, codes.COLUMN)
        if fighting.can_be_prevented(state, upper, lower)
    ]


def leaving_place(state: State, upper: int, lower: int) -> int:
    """Return the place of the event that leaves when two are prevented; -1 where the consul has to say."""
    after = state.copy()
    after.prevented = upper * codes.COLUMN + lower
    choices = events.remove_choices(after)
    return fighting.place_of(state, choices[0] - codes.MOVE_REMOVE) if len(choices) == 1 else codes.NONE


def _decided_fate(state: State, place: int) -> Fate:
    upper, lower = divmod(state.prevented, codes.COLUMN)
    if place in (upper, lower):
        return Fate.LEAVES if place == leaving_place(state, upper, lower) else Fate.PREVENTED
    return Fate.HAPPENS if state.happening >> place & 1 else Fate.HAPPENED
