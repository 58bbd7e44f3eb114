"""Trajan tiles at the action circle: step 3 of a turn."""

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.seaport import cards_can_be_drawn, draw_cards
from trajan_tutor.games.trajan.rules.state import State, gain, record

_ALL_MARKED = (1 << codes.TRAYS) - 1


def is_accomplished(state: State, seat: int, slot: int) -> bool:
    """Return whether the tray at a slot holds both colours of the Trajan tile lying there (trajan.tile.match)."""
    index = seat * codes.TRAYS + slot
    tile = state.slots[index]
    if tile == 0:
        return False
    first = state.figures.tile_first[tile]
    second = state.figures.tile_second[tile]
    start = index * codes.COLOURS
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
    if state.slots[seat * codes.TRAYS + slot] == 0 or not is_accomplished(state, seat, slot):
        return -1
    tile = state.slots[seat * codes.TRAYS + slot]
    state.slots = state.slots[:]
    state.slots[seat * codes.TRAYS + slot] = 0
    kind = state.figures.tile_kind[tile]
    record(state, codes.EVENT_ACCOMPLISHED, codes.RULE_TILE_MATCH, seat, slot, tile)
    gain(state, seat, codes.SOURCE_TRAJAN_TILES, state.figures.tile_points[tile], codes.RULE_TILE_MATCH)
    if kind >= codes.TRAJAN_BREAD:
        state.kept = state.kept[:]
        state.kept[seat * codes.DEMAND_KINDS + kind - codes.TRAJAN_BREAD] += 1
        record(state, codes.EVENT_KEPT, codes.RULE_TILE_DEMAND, seat, kind - codes.TRAJAN_BREAD, 0)
    if state.arch[seat] == codes.ARCH_CENTRE:
        state.arch = state.arch[:]
        state.arch[seat] = slot
        record(state, codes.EVENT_ARCH_MOVED, codes.RULE_TILE_ARCH, seat, slot, 0)
    return kind


def begin_tile_and_action(state: State) -> None:
    """After the last marker: the Trajan tile, then the choice of its special action or, without one, the action."""
    kind = accomplish(state)
    state.action = state.target
    state.main = state.target
    state.phase = codes.PHASE_ACTION
    if kind >= 0 and use_rule(state, kind) == codes.RULE_NONE:
        state.special = kind
        state.phase = codes.PHASE_SPECIAL


def use_rule(state: State, kind: int) -> int:
    """Return 0 when the special action of a kind of Trajan tile can be used now, else the rule that forbids it."""
    seat = state.turn_seat
    if kind == codes.TRAJAN_GOODS:
        return codes.RULE_NONE if cards_can_be_drawn(state) else codes.RULE_SEAPORT_NO_CARDS
    if codes.TRAJAN_WORKERS_1 <= kind <= codes.TRAJAN_LEGIONARIES_2:
        return codes.RULE_NONE if state.supply[seat] else codes.RULE_TILE_FIGURES
    if kind == codes.TRAJAN_PLUS_TWO:
        return codes.RULE_NONE if state.plus_two[seat] != _ALL_MARKED else codes.RULE_TILE_PLUS_TWO
    return codes.RULE_TILE_SPECIAL


def mark_rule(state: State, action: int) -> int:
    """Return 0 when the space of an action has no [+2] marker yet (R13), else the rule that forbids another."""
    if state.plus_two[state.turn_seat] >> action & 1:
        return codes.RULE_TILE_PLUS_TWO
    return codes.RULE_NONE


def special_choices(state: State) -> list[int]:
    """Return the ways to use the special action of the tile just accomplished, and declining it."""
    if state.special == codes.TRAJAN_PLUS_TWO:
        choices = [
            codes.MOVE_MARK + action for action in range(codes.TRAYS) if mark_rule(state, action) == codes.RULE_NONE
        ]
        choices.append(codes.MOVE_DECLINE)
        return choices
    return [codes.MOVE_USE, codes.MOVE_DECLINE]


def use_special(state: State, move: int) -> None:
    """Do or decline the special action, then turn to the action of the target tray."""
    seat = state.turn_seat
    kind = state.special
    state.special = 0
    state.phase = codes.PHASE_ACTION
    if move == codes.MOVE_DECLINE:
        record(state, codes.EVENT_DECLINED, codes.RULE_TILE_SPECIAL, seat, kind, 0)
    elif kind == codes.TRAJAN_PLUS_TWO:
        action = move - codes.MOVE_MARK
        state.plus_two = state.plus_two[:]
        state.plus_two[seat] |= 1 << action
        record(state, codes.EVENT_MARKED, codes.RULE_TILE_PLUS_TWO, seat, action, 0)
    elif kind == codes.TRAJAN_GOODS:
        draw_cards(state, seat, 2)
    else:
        muster(state, seat, kind)


def muster(state: State, seat: int, kind: int) -> None:
    """Move one or two figures from the supply to a camp: all of the tile, or what the supply has (R14, R23)."""
    number = 1
    if kind == codes.TRAJAN_WORKERS_2 or kind == codes.TRAJAN_LEGIONARIES_2:
        number = 2
    number = min(number, state.supply[seat])
    state.supply = state.supply[:]
    state.supply[seat] -= number
    if kind == codes.TRAJAN_LEGIONARIES_1 or kind == codes.TRAJAN_LEGIONARIES_2:
        state.military_camp = state.military_camp[:]
        state.military_camp[seat] += number
        record(state, codes.EVENT_FIGURES, codes.RULE_TILE_FIGURES, seat, 0, number)
    else:
        state.worker_camp = state.worker_camp[:]
        state.worker_camp[seat] += number
        record(state, codes.EVENT_FIGURES, codes.RULE_TILE_FIGURES, seat, number, 0)


def next_free_slot(state: State, seat: int, slot: int) -> int:
    """Return the next slot clockwise without a Trajan tile, or the centre (rule trajan.arch.moves)."""
    for step in range(1, codes.TRAYS):
        candidate = (slot + step) % codes.TRAYS
        if state.slots[seat * codes.TRAYS + candidate] == 0:
            return candidate
    return codes.ARCH_CENTRE
