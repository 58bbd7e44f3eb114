"""Trajan tiles at the action circle: step 3 of a turn."""

from trajan_tutor.games.trajan.rules.codes import (
    ARCH_CENTRE,
    COLOURS,
    DEMAND_KINDS,
    EVENT_ACCOMPLISHED,
    EVENT_ARCH_MOVED,
    EVENT_DECLINED,
    EVENT_FIGURES,
    EVENT_KEPT,
    EVENT_MARKED,
    MOVE_DECLINE,
    MOVE_MARK,
    MOVE_USE,
    PHASE_ACTION,
    PHASE_SPECIAL,
    RULE_NONE,
    RULE_SEAPORT_NO_CARDS,
    RULE_TILE_ARCH,
    RULE_TILE_DEMAND,
    RULE_TILE_FIGURES,
    RULE_TILE_MATCH,
    RULE_TILE_PLUS_TWO,
    RULE_TILE_SPECIAL,
    SOURCE_TRAJAN_TILES,
    TRAJAN_BREAD,
    TRAJAN_GOODS,
    TRAJAN_LEGIONARIES_1,
    TRAJAN_LEGIONARIES_2,
    TRAJAN_PLUS_TWO,
    TRAJAN_WORKERS_1,
    TRAJAN_WORKERS_2,
    TRAYS,
)
from trajan_tutor.games.trajan.rules.seaport import cards_can_be_drawn, draw_cards
from trajan_tutor.games.trajan.rules.state import State, gain, record

_ALL_MARKED = (1 << TRAYS) - 1


def is_accomplished(state: State, seat: int, slot: int) -> bool:
    """Return whether the tray at a slot holds both colours of the Trajan tile lying there (trajan.tile.match)."""
    index = seat * TRAYS + slot
    tile = state.slots[index]
    if tile == 0:
        return False
    first = state.figures.tile_first[tile]
    second = state.figures.tile_second[tile]
    start = index * COLOURS
    if first == second:
        return state.markers[start + first] > 1
    return state.markers[start + first] > 0 and state.markers[start + second] > 0


def accomplish(state: State) -> int:
    """Take the Trajan tile at the target tray if its colours lie there; return its kind, or -1.

    The tile and its points are always taken, only the special action is a choice (R4), and a demand tile always goes
    to the mat (R24). An arch that waits in the centre moves to the freed slot.
    """
    seat = state.turn_seat
    slot = state.target
    if state.slots[seat * TRAYS + slot] == 0 or not is_accomplished(state, seat, slot):
        return -1
    tile = state.slots[seat * TRAYS + slot]
    state.slots = state.slots[:]
    state.slots[seat * TRAYS + slot] = 0
    kind = state.figures.tile_kind[tile]
    record(state, EVENT_ACCOMPLISHED, RULE_TILE_MATCH, seat, slot, tile)
    gain(state, seat, SOURCE_TRAJAN_TILES, state.figures.tile_points[tile], RULE_TILE_MATCH)
    if kind >= TRAJAN_BREAD:
        state.kept = state.kept[:]
        state.kept[seat * DEMAND_KINDS + kind - TRAJAN_BREAD] += 1
        record(state, EVENT_KEPT, RULE_TILE_DEMAND, seat, kind - TRAJAN_BREAD, 0)
    if state.arch[seat] == ARCH_CENTRE:
        state.arch = state.arch[:]
        state.arch[seat] = slot
        record(state, EVENT_ARCH_MOVED, RULE_TILE_ARCH, seat, slot, 0)
    return kind


def begin_tile_and_action(state: State) -> None:
    """After the last marker: the Trajan tile, then the choice of its special action or, without one, the action."""
    kind = accomplish(state)
    state.action = state.target
    state.main = state.target
    state.phase = PHASE_ACTION
    if kind >= 0 and use_rule(state, kind) == RULE_NONE:
        state.special = kind
        state.phase = PHASE_SPECIAL


def use_rule(state: State, kind: int) -> int:
    """Return 0 when the special action of a kind of Trajan tile can be used now, else the rule that forbids it."""
    seat = state.turn_seat
    if kind == TRAJAN_GOODS:
        return RULE_NONE if cards_can_be_drawn(state) else RULE_SEAPORT_NO_CARDS
    if TRAJAN_WORKERS_1 <= kind <= TRAJAN_LEGIONARIES_2:
        return RULE_NONE if state.supply[seat] else RULE_TILE_FIGURES
    if kind == TRAJAN_PLUS_TWO:
        return RULE_NONE if state.plus_two[seat] != _ALL_MARKED else RULE_TILE_PLUS_TWO
    return RULE_TILE_SPECIAL


def mark_rule(state: State, action: int) -> int:
    """Return 0 when the space of an action has no [+2] marker yet (R13), else the rule that forbids another."""
    if state.plus_two[state.turn_seat] >> action & 1:
        return RULE_TILE_PLUS_TWO
    return RULE_NONE


def special_choices(state: State) -> list[int]:
    """Return the ways to use the special action of the tile just accomplished, and declining it."""
    if state.special == TRAJAN_PLUS_TWO:
        choices = [MOVE_MARK + action for action in range(TRAYS) if mark_rule(state, action) == RULE_NONE]
        choices.append(MOVE_DECLINE)
        return choices
    return [MOVE_USE, MOVE_DECLINE]


def use_special(state: State, move: int) -> None:
    """Do or decline the special action, then turn to the action of the target tray."""
    seat = state.turn_seat
    kind = state.special
    state.special = 0
    state.phase = PHASE_ACTION
    if move == MOVE_DECLINE:
        record(state, EVENT_DECLINED, RULE_TILE_SPECIAL, seat, kind, 0)
    elif kind == TRAJAN_PLUS_TWO:
        action = move - MOVE_MARK
        state.plus_two = state.plus_two[:]
        state.plus_two[seat] |= 1 << action
        record(state, EVENT_MARKED, RULE_TILE_PLUS_TWO, seat, action, 0)
    elif kind == TRAJAN_GOODS:
        draw_cards(state, seat, 2)
    else:
        muster(state, seat, kind)


def muster(state: State, seat: int, kind: int) -> None:
    """Move one or two figures from the supply to a camp: all of the tile, or what the supply has (R14, R23)."""
    number = 1
    if kind == TRAJAN_WORKERS_2 or kind == TRAJAN_LEGIONARIES_2:
        number = 2
    number = min(number, state.supply[seat])
    state.supply = state.supply[:]
    state.supply[seat] -= number
    if kind == TRAJAN_LEGIONARIES_1 or kind == TRAJAN_LEGIONARIES_2:
        state.military_camp = state.military_camp[:]
        state.military_camp[seat] += number
        record(state, EVENT_FIGURES, RULE_TILE_FIGURES, seat, 0, number)
    else:
        state.worker_camp = state.worker_camp[:]
        state.worker_camp[seat] += number
        record(state, EVENT_FIGURES, RULE_TILE_FIGURES, seat, number, 0)


def next_free_slot(state: State, seat: int, slot: int) -> int:
    """Return the next slot clockwise without a Trajan tile, or the centre (rule trajan.arch.moves)."""
    for step in range(1, TRAYS):
        candidate = (slot + step) % TRAYS
        if state.slots[seat * TRAYS + candidate] == 0:
            return candidate
    return ARCH_CENTRE
