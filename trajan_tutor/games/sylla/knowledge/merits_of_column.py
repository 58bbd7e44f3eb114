"""What a turn does for certain among tokens, markers and events: whom an event hurts most, what a step brings whom."""

from collections.abc import Sequence
from dataclasses import replace

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Merit
from trajan_tutor.games.sylla.knowledge import facts
from trajan_tutor.games.sylla.rules import codes, names, turn
from trajan_tutor.games.sylla.rules.fighting import place_of
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.terms import card_term, colour_term, event_term

_LOW = codes.CRISIS + 1


def merits(before: State, moves: Sequence[int]) -> list[Merit | None]:
    """Return what a turn does for certain in phases I, III, IV and V; nothing elsewhere."""
    state = before.copy()
    candidates: list[Merit | None] = []
    for move in moves:
        candidates += _of_move(state, move)
        if len(moves) > 1:
            state = _after(state, move)
    return list(dict.fromkeys(candidates))


def _after(state: State, move: int) -> State:
    after = state.copy()
    turn.apply(after, move)
    return after


def _of_move(state: State, move: int) -> list[Merit | None]:
    phase = state.phase
    if codes.MOVE_TOKEN <= move < codes.MOVE_NO_TOKEN:
        return _token(state, move - codes.MOVE_TOKEN)
    if phase == codes.PHASE_TAVERN and codes.MOVE_MOVE <= move < codes.MOVE_NO_MOVE:
        argument = move - codes.MOVE_MOVE
        colour, steps = argument // 2, 1 if argument % 2 == codes.RIGHT else -1
        return [_crisis_by_step(state, colour, steps), _step(state, colour, steps)]
    if phase == codes.PHASE_FIGHT:
        return _cube(state, (move - codes.MOVE_FIGHT) % codes.EVENTS)
    if phase == codes.PHASE_PREVENT:
        pair = divmod(move - codes.MOVE_PREVENT, codes.EVENTS)
        saved = sorted(pair, key=lambda event: -facts.toll(state, state.actor, event))
        return [*(_hurts(state, event) for event in saved), *_happenings(state, pair)]
    if phase == codes.PHASE_TURN_DOWN and codes.MOVE_TURN_DOWN_TILTED <= move < codes.MOVE_TURN_DOWN_BUILDING:
        words = Message.of("sylla-merit-tilted", card=card_term(move - codes.MOVE_TURN_DOWN_TILTED))
        return [_merit(words, codes.RULE_COLUMN_TURN_DOWN)]
    return []


# ---- tokens and markers ------------------------------------------------------------------------------------------


def _token(state: State, colour: int) -> list[Merit | None]:
    seat = state.actor
    value = state.figures.marker_value[state.markers[colour]]
    words = Message.of("sylla-merit-token", colour=colour_term(colour), points=value)
    track = f"track.{names.COLOURS[colour]}.{state.markers[colour]}"
    return [_crisis(state, seat, colour), _merit(words, codes.RULE_END_TOKENS, track) if value else None]


def _crisis(state: State, seat: int, colour: int) -> Merit | None:
    """Return how one more token changes a seat's standing where the marker is in the crisis or a step from it."""
    if state.markers[colour] > _LOW or not facts.knows_tokens(state):
        return None
    place = seat * codes.COLOURS + colour
    before = facts.crisis_standing(state, seat, colour)
    state.tokens[place] += 1
    after = facts.crisis_standing(state, seat, colour)
    state.tokens[place] -= 1
    if after == before:
        return None
    key = "sylla-merit-crisis-most" if after > 0 else "sylla-merit-crisis-middle"
    words = Message.of(
        key,
        colour=colour_term(colour),
        change=(after - before) * state.figures.crisis_prestige,
        now=int(state.markers[colour] == codes.CRISIS),
    )
    return _merit(words, codes.RULE_CRISIS_COUNT, f"track.{names.COLOURS[colour]}.{state.markers[colour]}")


def _step(state: State, colour: int, steps: int) -> Merit | None:
    """Return what a step of a marker brings a seat's own tokens, and the most to any other seat, if that is known."""
    if not facts.knows_tokens(state):
        return None
    own = facts.step_now(state, state.actor, colour, steps)
    others = [seat for seat in range(state.seats) if seat != state.actor]
    other = max(others, key=lambda seat: (abs(facts.step_now(state, seat, colour, steps)), -seat))
    theirs = facts.step_now(state, other, colour, steps)
    if own == theirs == 0:
        return None
    gains = steps > 0
    words = Message.of(
        "sylla-merit-step-right" if gains else "sylla-merit-step-left",
        colour=colour_term(colour),
        own=abs(own),
        seat=other,
        theirs=abs(theirs),
    )
    merit = _merit(words, codes.RULE_BUILDING_TAVERN, f"track.{names.COLOURS[colour]}.{state.markers[colour]}")
    return replace(merit, is_risk=own < 0 or (own == 0 and gains))


def _crisis_by_step(state: State, colour: int, steps: int) -> Merit | None:
    """Return what a step into the crisis or out of it changes for a seat at the end of the round."""
    before = state.markers[colour]
    after = before + steps
    if codes.CRISIS not in (before, after) or after < codes.CRISIS or not facts.knows_tokens(state):
        return None
    standing = facts.crisis_standing(state, state.actor, colour) * state.figures.crisis_prestige
    if standing == 0:
        return None
    key = "sylla-merit-crisis-in" if after == codes.CRISIS else "sylla-merit-crisis-out"
    words = Message.of(key, colour=colour_term(colour), points=abs(standing), most=int(standing > 0))
    merit = _merit(words, codes.RULE_CRISIS_COUNT, f"track.{names.COLOURS[colour]}.{before}")
    return replace(merit, is_risk=(standing > 0) == (after != codes.CRISIS))


# ---- events ------------------------------------------------------------------------------------------------------


def _cube(state: State, event: int) -> list[Merit | None]:
    seat, place = state.actor, place_of(state, event)
    cubes = [state.cubes[place * codes.SEATS + other] for other in range(state.seats)]
    others = max(cubes[other] for other in range(state.seats) if other != seat)
    colour = state.figures.token_of_event[event]
    merits: list[Merit | None] = []
    if colour >= 0 and cubes[seat] < others + 1 and cubes[seat] + 1 >= others:
        key = "sylla-merit-cube-alone" if cubes[seat] + 1 > others else "sylla-merit-cube-tied"
        words = Message.of(
            key,
            event=event_term(event),
            colour=colour_term(colour),
            points=state.figures.marker_value[state.markers[colour]],
        )
        merits.append(_merit(words, codes.RULE_FIGHT_TOKEN, f"event.{place + 1}"))
    return [*merits, _hurts(state, event)]


def _hurts(state: State, event: int) -> Merit | None:
    """Return whom an event would hurt most as things stand, or that it would hurt all alike.

    Who prevents what hurts another most helps that seat more than the own one: a price, not a gain.
    """
    if facts.colours_moved(state, event) and not facts.knows_tokens(state):
        return None
    tolls = [facts.toll(state, seat, event) for seat in range(state.seats)]
    if not any(tolls):
        return None
    return replace(_tolls(state, event, tolls, "hurts"), is_risk=tolls[state.actor] < max(tolls))


def _happenings(state: State, prevented: Sequence[int]) -> list[Merit | None]:
    """Return what the two events take that happen, the upper one first."""
    merits = []
    for event in state.events:
        if event not in prevented:
            merits.append(_happens(state, event))
            state = facts.after_event(state, event)
    return merits


def _happens(state: State, event: int) -> Merit | None:
    """Return what an event that happens takes, where it takes anything: a loss that is shared says so."""
    if facts.colours_moved(state, event) and not facts.knows_tokens(state):
        return None
    tolls = [facts.toll(state, seat, event) for seat in range(state.seats)]
    if not any(tolls):
        return None
    return replace(_tolls(state, event, tolls, "happens"), is_risk=tolls[state.actor] > 0)


def _tolls(state: State, event: int, tolls: list[int], key: str) -> Merit:
    seat = state.actor
    spot = f"event.{place_of(state, event) + 1}"
    if len(set(tolls)) == 1:
        words = Message.of(f"sylla-merit-{key}-all", event=event_term(event), points=tolls[seat])
    else:
        hurt = max(range(state.seats), key=lambda other: (tolls[other], other == seat))
        own = hurt == seat
        words = Message.of(
            f"sylla-merit-{key}-you" if own else f"sylla-merit-{key}-other",
            event=event_term(event),
            seat=hurt,
            points=tolls[hurt],
            own=tolls[seat],
        )
    return _merit(words, codes.RULE_COLUMN_HAPPEN, spot)


def _merit(words: Message, rule: int, *spots: str) -> Merit:
    return Merit(words, names.rule_id(rule), spots)
