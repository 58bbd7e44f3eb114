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
from trajan_tutor.games.trajan.knowledge.questions_of_actions import demands_unmet, questions_about
from trajan_tutor.games.trajan.knowledge.questions_of_goods import question
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
    this_turn = sown_turn(state, moves)
    if this_turn is None:
        return tuple(questions_about(state, seat, moves))
    tiles, about_actions = _tiles(state, this_turn), questions_about(state, seat, this_turn.rest)
    if this_turn.sowing.tray == state.arch[seat]:
        # What lies beside the arch is taken up first.
        about_actions = [item for item in about_actions if item.message.key not in _OF_THE_ARCH]
    ordered = [
        *tiles[:1],
        *about_actions[:1],
        *_clock(state, this_turn),
        *tiles[1:],
        *about_actions[1:],
        *_sowing(state, this_turn),
    ]
    return tuple(dict.fromkeys(ordered))


# ---- Trajan tiles -------------------------------------------------------------------------------------------------


def _tiles(state: State, this_turn: SownTurn) -> list[BoardQuestion]:
    """Return what can be asked about the Trajan tile that a turn earns, if it earns one."""
    target, seat = this_turn.sowing.target, this_turn.seat
    goals = goals_of(state, seat)
    goal = next(
        (candidate for candidate in goals if candidate.slot == target and candidate.is_met(this_turn.after[target])),
        None,
    )
    if goal is None:
        return []
    all_questions = [*_how_far(state, this_turn, goal, goals), *_which_first(state, seat, goals)]
    kind = state.figures.tile_kind[goal.tile]
    slots = _slots(seat, goals)
    if kind >= codes.TRAJAN_BREAD:
        all_questions.append(question("tile-kept", *slots))
    elif kind != codes.TRAJAN_POINTS and len(goals) >= _SEVERAL:
        all_questions.append(question("tile-lack", *slots))
    return all_questions


def _how_far(state: State, this_turn: SownTurn, goal: Goal, goals: Sequence[Goal]) -> list[BoardQuestion]:
    """Return what a tile still lacks before the sowing: nothing, or one marker."""
    seat = this_turn.seat
    if not this_turn.first:
        return [question("drop-tiles", *_slots(seat, goals))]
    if this_turn.sowing.tray == goal.slot:
        # All that lies there is taken first.
        return []
    missing = goal.missing(this_turn.trays[goal.slot])
    here = f"mat.{seat}.tray.{SLOTS[goal.slot]}"
    if not missing:
        trays = trays_of(state, seat)
        ready = [candidate for candidate in goals if candidate.is_met(trays[candidate.slot])]
        if len(ready) > 1:
            return [question("tiles-ready", *_slots(seat, ready), number=len(ready))]
        return [question("tile-lies", here, slot=slot_term(goal.slot))]
    if len(missing) == 1:
        return [question("tile-short", here, slot=slot_term(goal.slot), colour=colour_term(missing[0]))]
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
    return [
        question("tiles-in-reach", *_slots(seat, near), slots=tuple(slot_term(candidate.slot) for candidate in near))
    ]


# ---- the sowing and the time --------------------------------------------------------------------------------------


def _sowing(state: State, this_turn: SownTurn) -> list[BoardQuestion]:
    """Return what can be asked about the trays: which lead to the action, and which tiles lack one colour."""
    seat, target = this_turn.seat, this_turn.sowing.target
    goals, trays = goals_of(state, seat), trays_of(state, seat)
    all_questions = []
    if not this_turn.first:
        return [question("drop-tiles", *_slots(seat, goals))] if goals else []
    sizes = state.tray_size[seat * codes.TRAYS : (seat + 1) * codes.TRAYS]
    ways = [tray for tray, size in enumerate(sizes) if size and (tray + size) % codes.TRAYS == target]
    all_trays = [f"mat.{seat}.tray.{slot}" for slot in SLOTS]
    if len(ways) >= _SEVERAL:
        all_questions.append(question("ways", *all_trays, action=action_term(target), number=len(ways)))
    short = [goal for goal in goals if len(goal.missing(trays[goal.slot])) == 1]
    if short:
        all_questions.append(question("half-ready", *_slots(seat, goals), number=len(short)))
    return all_questions


def _clock(state: State, this_turn: SownTurn) -> list[BoardQuestion]:
    """Return what can be asked near the end of a round, of the quarter, or of the game."""
    steps = state.figures.time_length[state.seats] - state.time
    if steps > _FEW_STEPS or state.laps or not this_turn.first:
        return []
    if sum(state.demands) < state.figures.demands_per_quarter:
        return [question("round-ends", "time", steps=steps)] if len(this_turn.sowing.colours) >= steps else []
    unmet = demands_unmet(state, this_turn.seat)
    all_questions = []
    if unmet:
        demands = [f"demand.{number}" for number in range(sum(state.demands))]
        all_questions.append(question("quarter-demands", "time", *demands, steps=steps))
    if state.quarter == state.figures.quarters:
        all_questions.append(question("game-ends", "time", steps=steps))
    elif len(this_turn.sowing.colours) >= steps:
        all_questions.append(question("quarter-ready", "time", steps=steps))
    else:
        all_questions.append(question("quarter-trays", "time", steps=steps))
    return all_questions


def _slots(seat: int, goals: Sequence[Goal]) -> list[str]:
    return [f"mat.{seat}.slot.{SLOTS[goal.slot]}" for goal in goals]
