"""The military: enlisting, the leader's march, legionaries in the provinces."""

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State, gain, record, take_tile


def enlist_rule(state: State, seat: int) -> int:
    """Return 0 when a figure is left in the supply (R14), else the rule that forbids enlisting."""
    return codes.RULE_NONE if state.supply[seat] else codes.RULE_MILITARY_SUPPLY


def leader_rule(state: State, seat: int, province: int) -> int:
    """Return 0 when the leader may go to this province: adjacent, and never back to the camp (R5)."""
    if province not in state.figures.adjacent[state.leader[seat]]:
        if province == codes.CAMP and not state.figures.leader_may_return:
            return codes.RULE_MILITARY_CAMP
        return codes.RULE_MILITARY_LEADER
    return codes.RULE_NONE


def deploy_rule(state: State, seat: int) -> int:
    """Return 0 when a legionary may go from the camp to the leader's province, else the rule that forbids it."""
    province = state.leader[seat]
    if province == codes.CAMP:
        return codes.RULE_MILITARY_LEGIONARY
    if state.military_camp[seat] == 0:
        return codes.RULE_MILITARY_CAMP_EMPTY
    if state.legions[province] >> seat & 1:
        return codes.RULE_MILITARY_ONE_EACH
    return codes.RULE_NONE


def military_choices(state: State, seat: int) -> list[int]:
    """Return every option of the military that its rule allows."""
    choices = [codes.MOVE_LEADER + province for province in state.figures.adjacent[state.leader[seat]]]
    if state.supply[seat]:
        choices.append(codes.MOVE_ENLIST)
    if deploy_rule(state, seat) == codes.RULE_NONE:
        choices.append(codes.MOVE_DEPLOY)
    return choices


def enlist(state: State, seat: int) -> None:
    """Move a figure from the supply to the military camp (rule trajan.military.enlist)."""
    state.supply = state.supply[:]
    state.supply[seat] -= 1
    state.military_camp = state.military_camp[:]
    state.military_camp[seat] += 1
    record(state, codes.EVENT_FIGURES, codes.RULE_MILITARY_ENLIST, seat, 0, 1)
    state.phase = codes.PHASE_AFTER_ACTION


def move_leader(state: State, seat: int, province: int) -> None:
    """Move the leader and take the forum tile that lies in the province (rule trajan.military.leader)."""
    state.leader = state.leader[:]
    state.leader[seat] = province
    record(state, codes.EVENT_LEADER_MOVED, codes.RULE_MILITARY_LEADER, seat, province, 0)
    tile = state.province_tile[province]
    if tile:
        state.province_tile = state.province_tile[:]
        state.province_tile[province] = 0
        take_tile(state, seat, tile - 1)
        record(state, codes.EVENT_PROVINCE_TILE, codes.RULE_MILITARY_TILE, seat, tile - 1, province)
    state.phase = codes.PHASE_AFTER_ACTION


def province_value(state: State, seat: int, province: int) -> int:
    """Return what a legionary scores: the province less 3 per rival there, never below 0 (trajan.military.rivals)."""
    points = state.figures.province_points[province]
    rivals = state.legions[province] & ~(1 << seat)
    while rivals:
        rivals &= rivals - 1
        points -= state.figures.rival_cost
    return points if points > 0 else 0


def deploy(state: State, seat: int) -> None:
    """Move a legionary from the camp to the leader's province and score it (rule trajan.military.legionary)."""
    province = state.leader[seat]
    points = province_value(state, seat, province)
    state.military_camp = state.military_camp[:]
    state.military_camp[seat] -= 1
    state.legions = state.legions[:]
    state.legions[province] |= 1 << seat
    record(state, codes.EVENT_CONQUERED, codes.RULE_MILITARY_LEGIONARY, seat, province, points)
    gain(state, seat, codes.SOURCE_PROVINCES, points, codes.RULE_MILITARY_RIVALS)
    state.phase = codes.PHASE_AFTER_ACTION
