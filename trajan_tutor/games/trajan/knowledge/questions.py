"""What a teacher would ask about a position of Trajan: about the circle and the time here, about actions elsewhere.

Every question is true of the position as its seat sees it, and answered by looking. It names no tray to sow from, no
order of markers and nothing that the turn takes.
"""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.trajan.knowledge.circle import Goal, meeting, trays_of
from trajan_tutor.games.trajan.knowledge.plans import goals_of
from trajan_tutor.games.trajan.knowledge.questions_of_actions import asked_about, demands_unmet
from trajan_tutor.games.trajan.knowledge.questions_of_goods import asked
from trajan_tutor.games.trajan.knowledge.turn_sown import SownTurn, sown_turn
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.names import SLOTS
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import action_term, colour_term, slot_term

# Nearer than so many steps a turn or two end the round.
_FEW_STEPS: Final = 6
_SEVERAL: Final = 2
_OF_THE_ARCH: Final = ("trajan-ask-arch-colours", "trajan-ask-arch-ready")


def questions(seen: Observation[State], moves: Sequence[int]) -> tuple[BoardQuestion, ...]:
    """Return what leads to a turn: its Trajan tile and what it does by turns, then the clock, then its sowing."""
    state, seat = seen.state, seen.seat
    if not moves:
        return ()
    found = sown_turn(state, moves)
    if found is None:
        return tuple(asked_about(state, seat, moves))
    tiles, doing = _tiles(state, found), asked_about(state, seat, found.rest)
    if found.sowing.tray == state.arch[seat]:
        # What lies beside the arch is taken up first.
        doing = [one for one in doing if one.message.key not in _OF_THE_ARCH]
    told = [*tiles[:1], *doing[:1], *_clock(state, found), *tiles[1:], *doing[1:], *_sowing(state, found)]
    return tuple(dict.fromkeys(told))


# ---- Trajan tiles -------------------------------------------------------------------------------------------------


def _tiles(state: State, found: SownTurn) -> list[BoardQuestion]:
    """Return what can be asked about the Trajan tile that a turn earns, if it earns one."""
    target, seat = found.sowing.target, found.seat
    goals = goals_of(state, seat)
    goal = next((one for one in goals if one.slot == target and one.is_met(found.after[target])), None)
    if goal is None:
        return []
    told = [*_how_far(state, found, goal, goals), *_which_first(state, seat, goals)]
    kind = state.figures.tile_kind[goal.tile]
    slots = _slots(seat, goals)
    if kind >= codes.TRAJAN_BREAD:
        told.append(asked("tile-kept", *slots))
    elif kind != codes.TRAJAN_POINTS and len(goals) >= _SEVERAL:
        told.append(asked("tile-lack", *slots))
    return told


def _how_far(state: State, found: SownTurn, goal: Goal, goals: Sequence[Goal]) -> list[BoardQuestion]:
    """Return what a tile still lacks before the sowing: nothing, or one marker."""
    seat = found.seat
    if not found.first:
        return [asked("drop-tiles", *_slots(seat, goals))]
    if found.sowing.tray == goal.slot:
        # All that lies there is taken first.
        return []
    missing = goal.missing(found.trays[goal.slot])
    here = f"mat.{seat}.tray.{SLOTS[goal.slot]}"
    if not missing:
        trays = trays_of(state, seat)
        ready = [one for one in goals if one.is_met(trays[one.slot])]
        if len(ready) > 1:
            return [asked("tiles-ready", *_slots(seat, ready), number=len(ready))]
        return [asked("tile-lies", here, slot=slot_term(goal.slot))]
    if len(missing) == 1:
        return [asked("tile-short", here, slot=slot_term(goal.slot), colour=colour_term(missing[0]))]
    return []


def _which_first(state: State, seat: int, goals: Sequence[Goal]) -> list[BoardQuestion]:
    """Return the tiles that one sowing can earn, where there are several."""
    if state.phase != codes.PHASE_SOW:
        return []
    trays = trays_of(state, seat)
    sizes = [sum(tray) for tray in trays]
    near = [goal for goal in goals if meeting(trays, sizes, goal) is not None]
    if len(near) < _SEVERAL:
        return []
    return [asked("tiles-in-reach", *_slots(seat, near), slots=tuple(slot_term(one.slot) for one in near))]


# ---- the sowing and the time --------------------------------------------------------------------------------------


def _sowing(state: State, found: SownTurn) -> list[BoardQuestion]:
    """Return what can be asked about the trays: which lead to the action, and which tiles lack one colour."""
    seat, target = found.seat, found.sowing.target
    goals, trays = goals_of(state, seat), trays_of(state, seat)
    told = []
    if not found.first:
        return [asked("drop-tiles", *_slots(seat, goals))] if goals else []
    sizes = state.tray_size[seat * codes.TRAYS : (seat + 1) * codes.TRAYS]
    ways = [tray for tray, size in enumerate(sizes) if size and (tray + size) % codes.TRAYS == target]
    all_trays = [f"mat.{seat}.tray.{slot}" for slot in SLOTS]
    if len(ways) >= _SEVERAL:
        told.append(asked("ways", *all_trays, action=action_term(target), number=len(ways)))
    short = [goal for goal in goals if len(goal.missing(trays[goal.slot])) == 1]
    if short:
        told.append(asked("half-ready", *_slots(seat, goals), number=len(short)))
    return told


def _clock(state: State, found: SownTurn) -> list[BoardQuestion]:
    """Return what can be asked near the end of a round, of the quarter, or of the game."""
    steps = state.figures.time_length[state.seats] - state.time
    if steps > _FEW_STEPS or state.laps or not found.first:
        return []
    if sum(state.demands) < state.figures.demands_per_quarter:
        return [asked("round-ends", "time", steps=steps)] if len(found.sowing.colours) >= steps else []
    unmet = demands_unmet(state, found.seat)
    told = []
    if unmet:
        demands = [f"demand.{number}" for number in range(sum(state.demands))]
        told.append(asked("quarter-demands", "time", *demands, steps=steps))
    if state.quarter == state.figures.quarters:
        told.append(asked("game-ends", "time", steps=steps))
    elif len(found.sowing.colours) >= steps:
        told.append(asked("quarter-ready", "time", steps=steps))
    else:
        told.append(asked("quarter-trays", "time", steps=steps))
    return told


def _slots(seat: int, goals: Sequence[Goal]) -> list[str]:
    return [f"mat.{seat}.slot.{SLOTS[goal.slot]}" for goal in goals]
