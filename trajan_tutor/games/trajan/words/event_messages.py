"""Event messages: what a recorder wrote down becomes events with keys, parameters and places.

A place is told as far as everybody sees it. How the markers of a sowing went, one by one, is read from the events.
"""

from collections.abc import Callable, Sequence

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.event import Event, EventWords, event_words
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.showing import Landing, Movement, Stop
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import (
    HUES,
    SIGNS,
    action_name,
    action_term,
    bonus_side_term,
    bonus_term,
    building_term,
    colour_term,
    demand_term,
    goods_term,
    kind_term,
    pile_term,
    province_term,
    ship_term,
    slot_term,
    source_term,
    stack_term,
    tile_term,
    trajan_tile_parameters,
)


def _on_mat(place: str, words: tuple[str, ...]) -> Callable[[int, int, int], str]:
    return lambda seat, first, _: f"mat.{seat}.{place}.{words[first]}"


def _on_board(place: str, words: tuple[str, ...]) -> Callable[[int, int, int], str]:
    return lambda _, first, __: f"{place}.{words[first]}"


def _by_second(place: str, words: tuple[str, ...]) -> Callable[[int, int, int], str]:
    return lambda _, __, second: f"{place}.{words[second]}"


_SPACES = tuple(names.space_name(space) for space in range(codes.DISTRICT_SPACES))
_BONUS = tuple(name.replace("+", "-") for name in names.BONUS)

# By event: the spot, from the seat and both numbers of the event.
_PLACES: dict[int, Callable[[int, int, int], str]] = {
    codes.EVENT_SOWED: _on_mat("tray", names.SLOTS),
    codes.EVENT_DROPPED: _on_mat("tray", names.SLOTS),
    codes.EVENT_PLACED: _on_mat("tray", names.SLOTS),
    codes.EVENT_TIME: lambda _, __, time: f"time.{time}",
    codes.EVENT_ACCOMPLISHED: _on_mat("slot", names.SLOTS),
    codes.EVENT_KEPT: _on_mat("kept", names.DEMANDS),
    codes.EVENT_MARKED: _on_mat("plus-two", names.ACTIONS),
    codes.EVENT_DREW: lambda *_: "deck",
    codes.EVENT_DISCARDED: _by_second("pile", names.PILES),
    codes.EVENT_TOOK_CARD: _by_second("pile", names.PILES),
    codes.EVENT_REFILLED: _by_second("pile", names.PILES),
    codes.EVENT_LAID: _on_mat("display", names.GOODS),
    codes.EVENT_LOADED: _by_second("ship", names.SHIPS),
    codes.EVENT_SHIPPED: _on_board("ship", names.SHIPS),
    codes.EVENT_LEADER_MOVED: _on_board("province", names.PLACES),
    codes.EVENT_PROVINCE_TILE: _by_second("province", names.PLACES),
    codes.EVENT_CONQUERED: _on_board("province", names.PLACES),
    codes.EVENT_TRAJAN_TILE: _on_mat("slot", names.SLOTS),
    codes.EVENT_REVEALED_TRAJAN: _on_board("stack", names.STACKS),
    codes.EVENT_ADVANCED: lambda _, space, __: f"senate.{space}",
    codes.EVENT_BUILT: _on_board("district", _SPACES),
    codes.EVENT_CONSTRUCTION_TILE: _by_second("district", _SPACES),
    codes.EVENT_BONUS: _on_mat("bonus", _BONUS),
}


def spot_of(event: int, seat: int, first: int, second: int) -> str:
    """Return where an event of a seat happened, from its two numbers; empty where that is no place."""
    place = _PLACES.get(event)
    return "" if place is None else place(seat, first, second)


def event_of(state: State, raw: tuple[int, int, int, int, int]) -> Event:
    """Return the event that the recorder kept as (event, rule, seat, first, second).

    `state` is any state of the same game: only its figures are looked up, since other events may have followed.
    """
    event, rule, seat, first, second = raw
    kind = word(names.Event(event))
    name = names.rule_id(rule)
    if event == codes.EVENT_POINTS:
        message = points_message(first, second)
        return Event(kind, name, seat, message, source=names.SOURCE_NAMES[first], points=second)
    suffix, parameters = _EVENT_WORDS[event](state, rule, first, second)
    message = Message.of(f"trajan-event-{kind}{suffix}", **parameters)
    hidden = None
    if event == codes.EVENT_DREW or (event == codes.EVENT_DRAFTED and second == codes.DRAFT_DECK):
        hidden = Message.of(f"trajan-event-{kind}-hidden")
    spot = spot_of(event, seat, first, second)
    return Event(kind, name, -1 if event in _FOR_EVERYBODY else seat, message, hidden, spot=spot)


def points_message(source: int, points: int) -> Message:
    """Return the words of points gained or lost; the number is never negative in a sentence."""
    if points < 0:
        return Message.of("trajan-event-points-lost", points=-points, source=source_term(source))
    return Message.of("trajan-event-points", points=points, source=source_term(source))


# These happen to the table, not to the seat in whose turn they fall.
_FOR_EVERYBODY = frozenset(
    (
        codes.EVENT_LAP,
        codes.EVENT_REFILLED,
        codes.EVENT_RESHUFFLED,
        codes.EVENT_REVEALED_TRAJAN,
        codes.EVENT_DEMAND,
        codes.EVENT_ROUND,
        codes.EVENT_QUARTER_ENDS,
        codes.EVENT_CLEANED,
        codes.EVENT_QUARTER,
        codes.EVENT_FINAL,
        codes.EVENT_OFFERED,
        codes.EVENT_SPACE_FILLED,
        codes.EVENT_FORUM_FILLED,
    )
)


# ---- one function per kind of parameters: (state, rule, first, second) to a suffix of the key and parameters -----


def _sowed(_state: State, _rule: int, tray: int, markers: int) -> EventWords:
    target = (tray + markers) % codes.TRAYS
    return "", {"tray": slot_term(tray), "markers": markers, "target": slot_term(target), "action": action_term(target)}


def _slot_and_tile(state: State, _rule: int, slot: int, tile: int) -> EventWords:
    return "", {"slot": slot_term(slot), **trajan_tile_parameters(state.figures, tile)}


def _stack_and_tile(state: State, _rule: int, stack: int, tile: int) -> EventWords:
    return "", {"stack": stack_term(stack), **trajan_tile_parameters(state.figures, tile)}


def _arch(_state: State, _rule: int, slot: int, _second: int) -> EventWords:
    return ("-centre", {}) if slot == codes.ARCH_CENTRE else ("", {"slot": slot_term(slot)})


def _passed(_state: State, _rule: int, action: int, step: int) -> EventWords:
    return ("-plus-two" if step == 2 else ""), {"action": action_term(action)}


def _impossible(_state: State, rule: int, action: int, _second: int) -> EventWords:
    return "", {"action": action_term(action), "why": Term(names.rule_id(rule).replace(".", "-"))}


def _figures(_state: State, _rule: int, workers: int, legionaries: int) -> EventWords:
    return ("-workers", {"figures": workers}) if workers else ("-legionaries", {"figures": legionaries})


def _loaded(_state: State, _rule: int, kind: int, ship: int) -> EventWords:
    if kind == codes.GOODS:
        return "-wild", {"ship": ship_term(ship)}
    return "", {"goods": goods_term(kind), "ship": ship_term(ship)}


def _cleaned(_state: State, _rule: int, quarter: int, discs_stay: int) -> EventWords:
    return ("-discs-stay" if discs_stay else ""), {"quarter": quarter}


def _shipped(_state: State, _rule: int, ship: int, cargo: int) -> EventWords:
    return ("-pairs" if ship == codes.SHIP_PAIRS else ""), {"ship": ship_term(ship), "cargo": cargo}


def _drafted(_state: State, _rule: int, kind: int, place: int) -> EventWords:
    if place == codes.DRAFT_DECK:
        return "", {"goods": goods_term(kind)}
    return "-pile", {"goods": goods_term(kind), "pile": pile_term(place - codes.DRAFT_LEFT)}


def _forum_tile(_state: State, _rule: int, kind: int, yellow: int) -> EventWords:
    return ("-yellow" if yellow else ""), {"tile": tile_term(kind)}


def _construction_tile(state: State, _rule: int, tile: int, space: int) -> EventWords:
    value = state.figures.construction_points[tile]
    return "", {"building": building_term(tile), "value": value, "space": names.space_name(space)}


def _advanced(state: State, _rule: int, space: int, _second: int) -> EventWords:
    return "", {"votes": state.figures.senate_votes[space]}


def _met(_state: State, _rule: int, icon: int, way: int) -> EventWords:
    return f"-{names.PAYMENTS[way]}", {"demand": demand_term(icon)}


def _bonus(_state: State, rule: int, tile: int, side: int) -> EventWords:
    suffix = {codes.RULE_QUARTER_CONSUL: "-consul", codes.RULE_QUARTER_VICE_CONSUL: "-vice-consul"}.get(rule, "")
    return suffix, {"tile": bonus_term(tile), "side": bonus_side_term(side)}


_EVENT_WORDS: dict[int, Callable[[State, int, int, int], EventWords]] = {
    codes.EVENT_SOWED: _sowed,
    codes.EVENT_DROPPED: event_words(tray=slot_term, colour=colour_term),
    codes.EVENT_TIME: event_words(steps=int, time=int),
    codes.EVENT_LAP: event_words(rounds=int),
    codes.EVENT_ACCOMPLISHED: _slot_and_tile,
    codes.EVENT_KEPT: event_words(demand=demand_term),
    codes.EVENT_ARCH_MOVED: _arch,
    codes.EVENT_DECLINED: event_words(kind=kind_term),
    codes.EVENT_MARKED: event_words(action=action_term),
    codes.EVENT_FIGURES: _figures,
    codes.EVENT_DREW: event_words(goods=goods_term),
    codes.EVENT_DISCARDED: event_words(goods=goods_term, pile=pile_term),
    codes.EVENT_TOOK_CARD: event_words(goods=goods_term, pile=pile_term),
    codes.EVENT_REFILLED: event_words(goods=goods_term, pile=pile_term),
    codes.EVENT_RESHUFFLED: event_words(cards=int),
    codes.EVENT_LAID: event_words(goods=goods_term),
    codes.EVENT_LOADED: _loaded,
    codes.EVENT_SHIPPED: _shipped,
    codes.EVENT_TOOK_TILE: _forum_tile,
    codes.EVENT_LEADER_MOVED: event_words(province=province_term),
    codes.EVENT_PROVINCE_TILE: event_words(tile=tile_term, province=province_term),
    codes.EVENT_CONQUERED: event_words(province=province_term),
    codes.EVENT_TRAJAN_TILE: _slot_and_tile,
    codes.EVENT_REVEALED_TRAJAN: _stack_and_tile,
    codes.EVENT_ADVANCED: _advanced,
    codes.EVENT_BUILT: event_words(space=names.space_name),
    codes.EVENT_CONSTRUCTION_TILE: _construction_tile,
    codes.EVENT_GRANTED: event_words(action=action_term, building=lambda kind: building_term(4 * kind)),
    codes.EVENT_REPEATED: event_words(action=action_term, tile=tile_term),
    codes.EVENT_PASSED: _passed,
    codes.EVENT_DEMAND: event_words(demand=demand_term),
    codes.EVENT_ROUND: event_words(round=int),
    codes.EVENT_QUARTER_ENDS: event_words(quarter=int),
    codes.EVENT_MET: _met,
    codes.EVENT_UNMET: event_words(unmet=int),
    codes.EVENT_VOTES: event_words(votes=int, place=int),
    codes.EVENT_BONUS: _bonus,
    codes.EVENT_CLEANED: _cleaned,
    codes.EVENT_QUARTER: event_words(quarter=int),
    codes.EVENT_FINAL: event_words(),
    codes.EVENT_WON: event_words(points=int),
    codes.EVENT_PLACED: event_words(tray=slot_term, colour=colour_term),
    codes.EVENT_DRAFTED: _drafted,
    codes.EVENT_TURN: event_words(quarter=int, round=int),
    codes.EVENT_OFFERED: event_words(tile=bonus_term),
    codes.EVENT_REPETITION_DECLINED: event_words(action=action_term),
    codes.EVENT_SPACE_FILLED: event_words(tile=tile_term, province=province_term),
    codes.EVENT_FORUM_FILLED: _forum_tile,
    codes.EVENT_PLUS_TWO: event_words(action=action_term),
    codes.EVENT_IMPOSSIBLE: _impossible,
}


_DROPPED = word(names.Event(codes.EVENT_DROPPED))
_COLOURS = {colour_term(colour).key: colour for colour in range(codes.COLOURS)}


def movement(before: State, move: int, events: Sequence[Event], after: State) -> Movement | None:
    """Return how markers went by a decision of a sowing; None for any other decision."""
    if before.phase not in (codes.PHASE_SOW, codes.PHASE_DROP):
        return None
    seat = before.turn_seat
    in_hand, start = before.held_size, ""
    if before.phase == codes.PHASE_SOW:
        in_hand = before.tray_size[seat * codes.TRAYS + move - codes.MOVE_SOW]
        start = tray_spot(seat, move - codes.MOVE_SOW)
    dropped = [event for event in events if event.kind == _DROPPED]
    last = (before.drop_tray if not start else move - codes.MOVE_SOW + 1) + len(dropped) - 1
    return Movement(
        start,
        tuple(stop_of(after, seat, dropped, number) for number in range(len(dropped))),
        tuple(Message.of("trajan-left", left=in_hand - landed) for landed in range(len(dropped) + 1)),
        landing_at(seat, last % codes.TRAYS) if len(dropped) == in_hand else None,
    )


def tray_spot(seat: int, tray: int) -> str:
    """Return the spot of a tray."""
    return f"mat.{seat}.tray.{names.SLOTS[tray]}"


def landing_at(seat: int, tray: int) -> Landing:
    """Return the landing of the last marker in a tray: its action comes next."""
    return Landing(tray_spot(seat, tray), HUES[tray], SIGNS[tray], action_name(tray))


def stop_of(after: State, seat: int, dropped: Sequence[Event], number: int) -> Stop:
    """Return where the marker of an event landed; the equal ones in a tray are numbered from the bottom."""
    event = dropped[number]
    colour = colour_of(event)
    tray = names.SLOTS.index(event.spot.rpartition(".")[2])
    in_tray = after.markers[(seat * codes.TRAYS + tray) * codes.COLOURS + colour]
    later = sum(other.spot == event.spot and colour_of(other) == colour for other in dropped[number + 1 :])
    marker = names.COLOURS[colour]
    return Stop(event.spot, f"marker.{marker}.{event.spot}.{in_tray - later}", f"marker-{marker}")


def colour_of(event: Event) -> int:
    """Return the colour of the marker that an event tells of."""
    return _COLOURS[str(dict(event.message.parameters)["colour"])]
