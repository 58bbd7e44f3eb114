"""Construction: workers in the district, construction tiles and the actions they grant."""

from typing import Final

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State, gain, record

_LEFT_EDGE: Final = 0b00001_00001_00001_00001
_RIGHT_EDGE: Final = 0b10000_10000_10000_10000
_ALL: Final = (1 << codes.DISTRICT_SPACES) - 1


def recruit_rule(state: State, seat: int) -> int:
    """Return 0 when a figure is left in the supply (R14), else the rule that forbids recruiting."""
    return codes.RULE_NONE if state.supply[seat] else codes.RULE_CONSTRUCTION_SUPPLY


def reachable_spaces(workers: int) -> int:
    """Return the mask of spaces beside a mask of own workers, or all of them for the first worker.

    >>> reachable_spaces(0) == 2**20 - 1
    True
    >>> bin(reachable_spaces(1))
    '0b100010'
    """
    if workers == 0:
        return _ALL
    beside = (workers << 5) | (workers >> 5) | ((workers & ~_RIGHT_EDGE) << 1) | ((workers & ~_LEFT_EDGE) >> 1)
    return beside & ~workers & _ALL


def building_rule(state: State, seat: int, space: int) -> int:
    """Return 0 when a worker may go from the camp to a space, else the rule that forbids it (R6)."""
    if state.worker_camp[seat] == 0:
        return codes.RULE_CONSTRUCTION_CAMP_EMPTY
    if state.workers[seat] >> space & 1:
        return codes.RULE_CONSTRUCTION_OWN_WORKER
    if reachable_spaces(state.workers[seat]) >> space & 1:
        return codes.RULE_NONE
    return codes.RULE_CONSTRUCTION_ADJACENT


def construction_choices(state: State, seat: int) -> list[int]:
    """Return every option of construction that its rule allows."""
    choices: list[int] = []
    if state.worker_camp[seat]:
        spaces = reachable_spaces(state.workers[seat])
        space = 0
        while spaces:
            if spaces & 1:
                choices.append(codes.MOVE_BUILD + space)
            spaces >>= 1
            space += 1
    if state.supply[seat]:
        choices.append(codes.MOVE_RECRUIT)
    return choices


def recruit(state: State, seat: int) -> None:
    """Move a figure from the supply to the worker camp (rule trajan.construction.recruit)."""
    state.supply = state.supply[:]
    state.supply[seat] -= 1
    state.worker_camp = state.worker_camp[:]
    state.worker_camp[seat] += 1
    record(state, codes.EVENT_FIGURES, codes.RULE_CONSTRUCTION_RECRUIT, seat, 1, 0)
    state.phase = codes.PHASE_AFTER_ACTION


def build(state: State, seat: int, space: int) -> None:
    """Place a worker, take and score the tile there; the first of its kind grants an action (R19)."""
    state.worker_camp = state.worker_camp[:]
    state.worker_camp[seat] -= 1
    state.workers = state.workers[:]
    state.workers[seat] |= 1 << space
    record(state, codes.EVENT_BUILT, codes.RULE_CONSTRUCTION_ADJACENT, seat, space, 0)
    state.phase = codes.PHASE_AFTER_ACTION
    if state.district_tile[space] == 0:
        return
    tile = state.district_tile[space] - 1
    kind = tile // 4
    first_of_kind = state.built[seat] >> (4 * kind) & 15 == 0
    state.district_tile = state.district_tile[:]
    state.district_tile[space] = 0
    state.built = state.built[:]
    state.built[seat] |= 1 << tile
    record(state, codes.EVENT_CONSTRUCTION_TILE, codes.RULE_CONSTRUCTION_TILE, seat, tile, space)
    gain(state, seat, codes.SOURCE_CONSTRUCTION, state.figures.construction_points[tile], codes.RULE_CONSTRUCTION_TILE)
    if first_of_kind and (state.repeat_main == 0 or state.figures.repeated_grants):
        state.grant = state.figures.construction_grant[kind] + 1
        record(state, codes.EVENT_GRANTED, codes.RULE_CONSTRUCTION_GRANT, seat, state.grant - 1, kind)
