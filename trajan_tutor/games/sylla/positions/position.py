"""The Sylla position format: one JSON object for a game at the start of a turn, hidden piles and choices included.

Every state at the start of a turn has exactly one canonical text. A finished game has one too, with its `winners`; that
is an answer of programs, never a position to start from.
"""

from typing import Any

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.games.sylla.positions.position_reader import read_state
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.closing import winners
from trajan_tutor.games.sylla.rules.state import State

VERSION = 1


def may_write(state: State) -> bool:
    """Return whether a state is the start of a turn, which a position can describe."""
    return not state.middle


def dump(state: State) -> dict[str, Any]:
    """Return the position as JSON data; raises MisusedError in the middle of a turn."""
    if not may_write(state):
        raise MisusedError("sylla-position-middle")
    is_over = state.phase == codes.PHASE_OVER
    position: dict[str, Any] = {
        "game": "sylla",
        "version": VERSION,
        "seats": state.seats,
        "round": state.round,
        "phase": names.PHASES[state.phase],
        "decision": names.DECISIONS[state.phase] or None,
        "actor": None if is_over else state.actor,
        "pending": dump_pending(state),
        "consul": state.consul,
        "famine": state.famine,
        "markers": dict(zip(names.COLOURS, state.markers, strict=True)),
        "events": [names.EVENTS[event] for event in state.events],
        "row": spelled(state.row, names.CARDS),
        "slots": [None if building < 0 else names.BUILDINGS[building] for building in state.slots],
        "work": None if state.work < 0 else names.WORKS[state.work],
        "players": [dump_player(state, seat) for seat in range(state.seats)],
        "piles": {
            "buildings": [names.BUILDINGS[building] for building in state.building_pile],
            "characters": [names.CARDS[card] for card in state.character_pile],
            "events": [names.EVENTS[event] for event in state.event_pile],
            "works": [names.WORKS[work] for work in state.work_pile],
        },
        "seed": state.seed,
    }
    if state.figures.options:
        position["options"] = dict(state.figures.options)
    position.update(dump_readings(state))
    if is_over:
        position["winners"] = list(winners(state))
    return position


def dump_readings(state: State) -> dict[str, Any]:
    """Return what only some readings of the rules have to remember (S5, S13, S17)."""
    readings: dict[str, Any] = {}
    happened = [event for place, event in enumerate(state.events) if state.happened >> place & 1]
    if happened:
        readings["happened"] = [names.EVENTS[event] for event in happened]
    if state.held:
        readings["held"] = colours_of(state.held)
    if state.tiles:
        readings["tiles"] = list(state.tiles)
    return readings


def colours_of(mask: int) -> list[str]:
    """Return the colours of a mask, sorted."""
    return sorted(name for colour, name in enumerate(names.COLOURS) if mask >> colour & 1)


def spelled(counts: list[int], words: tuple[str, ...]) -> list[str]:
    """Return the words of counted pieces, sorted, since codes are in the order of their words."""
    return [word for code, word in enumerate(words) for _ in range(counts[code])]


def cards_of(counts: list[int], seat: int) -> list[str]:
    """Return the cards of a seat, sorted."""
    return spelled(counts[seat * codes.CARDS : (seat + 1) * codes.CARDS], names.CARDS)


def buildings_of(counts: list[int], seat: int) -> list[str]:
    """Return the buildings of a seat, sorted."""
    return spelled(counts[seat * codes.BUILDINGS : (seat + 1) * codes.BUILDINGS], names.BUILDINGS)


def dump_player(state: State, seat: int) -> dict[str, Any]:
    """Return what lies in the area of a seat, and which of its tokens are secret (S23)."""
    start = seat * codes.COLOURS
    veiled = state.veiled[start : start + codes.COLOURS]
    secret = {"secret": dict(zip(names.COLOURS, veiled, strict=True))} if any(veiled) else {}
    return {
        **secret,
        "prestige": state.prestige[seat],
        "deniers": state.deniers[seat],
        "tokens": dict(zip(names.COLOURS, state.tokens[start : start + codes.COLOURS], strict=True)),
        "cards": cards_of(state.upright, seat),
        "tilted": cards_of(state.tilted, seat),
        "down": cards_of(state.down, seat),
        "buildings": buildings_of(state.buildings, seat),
        "buildings_down": buildings_of(state.buildings_down, seat),
    }


def dump_pending(state: State) -> dict[str, Any]:
    """Return what the decision needs beside the table."""
    phase = state.phase
    if phase == codes.PHASE_CHOOSE:
        ready = range(state.seats)
        return {"chosen": [cards_of(state.chosen, seat) if state.is_ready[seat] else None for seat in ready]}
    if phase == codes.PHASE_ELECTION and state.bidder >= 0:
        return {"bid": state.bid, "bidder": state.bidder}
    if phase in (codes.PHASE_OFFER, codes.PHASE_INSULA):
        return {"offered": state.offered}
    if phase == codes.PHASE_SALE:
        bidder = None if state.bidder < 0 else state.bidder
        about = {"offered": state.offered, "seller": state.seller, "slot": state.slot + 1}
        return {**about, "bid": state.bid, "bidder": bidder}
    if phase == codes.PHASE_KEEP:
        return {"offered": state.offered, "slot": state.slot + 1}
    if phase == codes.PHASE_PAY:
        return {"offered": state.offered, "slot": state.slot + 1, "price": state.owed}
    if phase in (codes.PHASE_TEMPLE, codes.PHASE_TAVERN):
        return {"moved": colours_of(state.moved)}
    if phase == codes.PHASE_HAND:
        return {"hands": [dump_hand(state.hands[seat]) for seat in range(state.seats)]}
    return dump_column(state)


def dump_hand(hand: int) -> list[Any] | None:
    """Return deniers and thumb of a choice in secret, or None before it."""
    if hand < codes.HAND_FIRST:
        return None
    return [(hand - codes.HAND_FIRST) // 2, names.THUMBS[hand % 2]]


def dump_column(state: State) -> dict[str, Any]:
    """Return the cubes on the events, and which events are prevented and still to be done."""
    if state.phase not in (codes.PHASE_FIGHT, codes.PHASE_PREVENT, codes.PHASE_TURN_DOWN, codes.PHASE_REMOVE):
        return {}
    column = [names.EVENTS[event] for event in state.events]
    seats = range(state.seats)
    cubes = {name: [state.cubes[place * codes.SEATS + seat] for seat in seats] for place, name in enumerate(column)}
    data: dict[str, Any] = {"cubes": cubes}
    if state.phase == codes.PHASE_FIGHT:
        fighters = range(codes.FIGHTERS)
        left = [[state.left[seat * codes.FIGHTERS + fighter] for fighter in fighters] for seat in seats]
        data["left"] = [dict(zip(names.FIGHTERS, counts, strict=True)) for counts in left]
    if state.phase in (codes.PHASE_TURN_DOWN, codes.PHASE_REMOVE):
        data["prevented"] = [column[state.prevented // codes.COLUMN], column[state.prevented % codes.COLUMN]]
    if state.phase == codes.PHASE_TURN_DOWN:
        data["happening"] = [name for place, name in enumerate(column) if state.happening >> place & 1]
    return data


def load(data: Any, *, answers: bool = False, rulings: dict[str, object] | None = None) -> State:
    """Return the state of a position given as JSON data.

    `answers` also accepts a finished game; `rulings` hold where the position chooses nothing. Raises
    UnreadableError that names the place and what was expected there.
    """
    state = read_state(data, rulings or {})
    if state.phase == codes.PHASE_OVER and not answers:
        raise UnreadableError("sylla-position-over")
    return state
