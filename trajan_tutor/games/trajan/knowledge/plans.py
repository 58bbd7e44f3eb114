"""What a turn prepares at one's own action circle, in words: which Trajan tile can be earned when, by which trays."""

from collections.abc import Hashable, Sequence
from typing import Final

from trajan_tutor.engine.game import Feature
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Plan, PlannedTurn, Stake
from trajan_tutor.games.trajan.knowledge import evaluation
from trajan_tutor.games.trajan.knowledge.circle import (
    AHEAD,
    MOST_WAYS,
    Goal,
    Schedule,
    Sowing,
    Trays,
    best_schedule,
    earliest,
    merge_unneeded,
    trays_of,
    ways_of_sowing,
)
from trajan_tutor.games.trajan.knowledge.turn_sown import SownTurn, drop_markers, moves_of, other_orders, sown_turn
from trajan_tutor.games.trajan.rules import codes, turn
from trajan_tutor.games.trajan.rules.names import ACTIONS, COLOURS, SLOTS, rule_id
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import action_term, kind_term, slot_term, trajan_tile_parameters

# A turn may pass so many steps of the time track: nearer to the end of the game a plan may come too late.
_STEPS_OF_A_TURN: Final = 4
_LEFT_UNDONE: Final = frozenset({codes.MOVE_PASS, codes.MOVE_DECLINE, codes.MOVE_NO_REPEAT, codes.MOVE_LAID})
# What an action brings most of its points from.
_SOURCE_OF_ACTION: Final = {0: "ships", 2: "provinces", 3: "senate", 5: "construction"}
# What the figures of a Trajan tile bring points from.
_SOURCE_OF_TILE: Final = {
    codes.TRAJAN_WORKERS_1: "construction",
    codes.TRAJAN_WORKERS_2: "construction",
    codes.TRAJAN_LEGIONARIES_1: "provinces",
    codes.TRAJAN_LEGIONARIES_2: "provinces",
}
_FIGURES: Final = {
    codes.TRAJAN_WORKERS_1: (evaluation.WORKER_CAMP, 1),
    codes.TRAJAN_WORKERS_2: (evaluation.WORKER_CAMP, 2),
    codes.TRAJAN_LEGIONARIES_1: (evaluation.MILITARY_CAMP, 1),
    codes.TRAJAN_LEGIONARIES_2: (evaluation.MILITARY_CAMP, 2),
    codes.TRAJAN_PLUS_TWO: (evaluation.PLUS_TWO, 1),
    codes.TRAJAN_GOODS: (evaluation.CARDS, 2),
}


def plans(before: State, moves: Sequence[int]) -> tuple[Plan, ...]:
    """Return what a turn prepares: the best schedule of the next own turns, or else the quickest way to one tile."""
    after, seat = _play(before, moves), before.turn_seat
    if after.phase == codes.PHASE_OVER:
        return ()
    trays, goals = trays_of(after, seat), goals_of(after, seat)
    schedule = best_schedule(trays, goals, AHEAD)
    if not schedule.earned:
        single = [candidate for goal in goals if (candidate := earliest(trays, goal)).earned]
        if not single:
            return ()
        schedule = max(single, key=lambda candidate: candidate.rank)
    message = _schedule_message(after, seat, trays, schedule)
    points = sum(after.figures.tile_points[goal.tile] for _, goal in schedule.earned)
    spots = tuple(f"mat.{seat}.slot.{SLOTS[goal.slot]}" for _, goal in schedule.earned)
    turns = tuple(_planned_turn(seat, sowing) for sowing in schedule.sowings)
    return (Plan(message, rule_id(codes.RULE_TILE_MATCH), points, turns, spots),)


def way(before: State, moves: Sequence[int]) -> PlannedTurn | None:
    """Return the way of the markers that a turn sows."""
    this_turn = sown_turn(before, moves)
    return _planned_turn(this_turn.seat, this_turn.sowing) if this_turn is not None else None


def better_order(before: State, moves: Sequence[int]) -> tuple[int, ...]:
    """Return the turn with its markers in the order that prepares most, as long as it earns the same at once."""
    this_turn = sown_turn(before, moves)
    if this_turn is None:
        return tuple(moves)
    weighed = weighed_orders(before, moves, this_turn)
    chosen = next((schedule for sowing, schedule in weighed if sowing == this_turn.sowing), None)
    if chosen is None:
        return tuple(moves)
    at_once = _earned_at_once(chosen)
    alike = [(sowing, schedule) for sowing, schedule in weighed if _earned_at_once(schedule) == at_once]
    sowing, schedule = max(alike, key=lambda pair: (pair[1].score, pair[0] == this_turn.sowing))
    if schedule.score <= chosen.score:
        return tuple(moves)
    return moves_of(before, this_turn, sowing) or tuple(moves)


def weighed_orders(before: State, moves: Sequence[int], this_turn: SownTurn) -> list[tuple[Sowing, Schedule]]:
    """Return the orders of a sowing with what each earns at once and in the next own turns.

    None where they have more than `MOST_WAYS` ways of sowing after them, all taken together.
    Of a tile that is earned at once the turn is counted 0.
    """
    after = _play(before, moves)
    target = this_turn.sowing.target
    later = goals_of(after, this_turn.seat)
    at_once = next((goal for goal in goals_of(before, this_turn.seat) if goal.slot == target), None)
    goals = [*later, at_once] if at_once is not None and at_once not in later else later
    weighed: list[tuple[Sowing, Schedule]] = []
    ways = 0
    for sowing in other_orders(this_turn.sowing, goals):
        ways += ways_of_sowing(merge_unneeded(drop_markers(this_turn.trays, sowing), goals))
        if ways > MOST_WAYS:
            return []
        weighed.append((sowing, _schedule_of(this_turn.trays, sowing, later, at_once)))
    return weighed


def _schedule_of(trays: Trays, sowing: Sowing, later: Sequence[Goal], at_once: Goal | None) -> Schedule:
    after = drop_markers(trays, sowing)
    if at_once is not None and at_once.is_met(after[sowing.target]):
        then = best_schedule(after, [goal for goal in later if goal != at_once], AHEAD)
        return Schedule(then.sowings, ((0, at_once), *then.earned), then.score + at_once.value * 11 // 10)
    return best_schedule(after, later if at_once is None or at_once in later else [*later, at_once], AHEAD)


def _earned_at_once(schedule: Schedule) -> tuple[Goal, ...]:
    return tuple(goal for turns, goal in schedule.earned if not turns)


def goals_of(state: State, seat: int) -> list[Goal]:
    """Return the Trajan tiles at a circle as goals, with what each is worth."""
    figures = state.figures
    goals = []
    for slot in range(codes.TRAYS):
        tile = state.slots[seat * codes.TRAYS + slot]
        if tile:
            goals.append(Goal(slot, tile, figures.tile_first[tile], figures.tile_second[tile], _value(state, tile)))
    return goals


def _value(state: State, tile: int) -> int:
    """Return what earning a tile is worth: its points and, by the weights in force, what its special action brings."""
    row = evaluation.row_of(state)
    kind = state.figures.tile_kind[tile]
    points = evaluation.POINT * state.figures.tile_points[tile]
    if kind >= codes.TRAJAN_BREAD:
        return points + max(0, row[evaluation.KEPT]) + max(0, row[evaluation.ANSWERS])
    quantity, number = _FIGURES.get(kind, (evaluation.CARDS, 0))
    return points + max(0, row[quantity]) * number


def idea(before: State, moves: Sequence[int]) -> Hashable:
    """Return what a turn is for: its action with what is done by it, and the Trajan tile that it earns at once."""
    this_turn = sown_turn(before, moves)
    if this_turn is None:
        return tuple(moves)
    return _actions_of(this_turn) or this_turn.sowing.target, _goal_at_once(before, this_turn)


def essence(before: State, moves: Sequence[int]) -> tuple[int, ...]:
    """Return the moves by which a turn is told in short: without its drops and without what is only left undone."""
    this_turn = sown_turn(before, moves)
    return (*this_turn.first, *_actions_of(this_turn)) if this_turn is not None else tuple(moves)


def _actions_of(this_turn: SownTurn) -> tuple[int, ...]:
    """Return what is done after the sowing; where a [+2] marker goes is no idea of its own."""
    marks = range(codes.MOVE_MARK, codes.MOVE_MARK + codes.TRAYS)
    return tuple(move for move in this_turn.rest if move not in _LEFT_UNDONE and move not in marks)


def prospects(after: State, seat: int) -> list[Feature]:
    """Return what a seat's next sowings can reach, each as what may bring points of its source: tiles, then actions."""
    return [*_tiles_in_reach(after, seat), *_actions_in_reach(after, seat)]


def _tiles_in_reach(after: State, seat: int) -> list[Feature]:
    """Return the Trajan tiles that bring more than points and that the next two turns can earn."""
    trays = trays_of(after, seat)
    features = []
    for goal in goals_of(after, seat):
        kind = after.figures.tile_kind[goal.tile]
        source = "demands" if kind >= codes.TRAJAN_BREAD else _SOURCE_OF_TILE.get(kind, "")
        schedule = best_schedule(trays, (goal,), AHEAD) if source else Schedule()
        if not schedule.earned:
            continue
        about = (
            ("kind", kind_term(kind)),
            ("slot", slot_term(goal.slot)),
            ("turns", schedule.earned[0][0]),
            ("keeps", int(source == "demands")),
        )
        spots = (f"mat.{seat}.slot.{SLOTS[goal.slot]}",)
        rule = rule_id(codes.RULE_TILE_DEMAND if source == "demands" else codes.RULE_TILE_FIGURES)
        place = f"{SLOTS[goal.slot]}.{goal.tile}"
        features.append(Feature("tile-planned", 1, "tiles", rule, goal.value, place, about, spots, source))
    return features


def _actions_in_reach(after: State, seat: int) -> list[Feature]:
    sizes = after.tray_size[seat * codes.TRAYS : (seat + 1) * codes.TRAYS]
    features = []
    for action, source in _SOURCE_OF_ACTION.items():
        trays = [tray for tray, size in enumerate(sizes) if size and (tray + size) % codes.TRAYS == action]
        if not trays:
            continue
        about = (("action", action_term(action)), ("trays", tuple(slot_term(tray) for tray in trays)))
        spots = tuple(f"mat.{seat}.tray.{SLOTS[tray]}" for tray in trays)
        rule = rule_id(codes.RULE_SOW_TRAY)
        features.append(Feature("reach", 1, "turns", rule, 0, ACTIONS[action], about, spots, source))
    return features


def stake(seen: State, moves: Sequence[int]) -> Stake | None:
    """Return the Trajan tile that a turn earns at once, or that it prepares where it does nothing else."""
    this_turn = sown_turn(seen, moves)
    if this_turn is None:
        return None
    goal = _goal_at_once(seen, this_turn)
    if goal is None and not this_turn.rest:
        schedule = best_schedule(this_turn.after, goals_of(seen, this_turn.seat), AHEAD)
        goal = next((planned for _, planned in schedule.earned), None)
    if goal is None:
        return None
    words = Message.of(
        "trajan-stake-tile", slot=slot_term(goal.slot), **trajan_tile_parameters(seen.figures, goal.tile)
    )
    slot = SLOTS[goal.slot]
    return Stake(words, (f"mat.{this_turn.seat}.slot.{slot}", f"mat.{this_turn.seat}.tray.{slot}"))


def _goal_at_once(before: State, this_turn: SownTurn) -> Goal | None:
    target = this_turn.sowing.target
    goals = (goal for goal in goals_of(before, this_turn.seat) if goal.slot == target)
    return next((goal for goal in goals if goal.is_met(this_turn.after[target])), None)


def _play(before: State, moves: Sequence[int]) -> State:
    state = before.copy()
    for move in moves:
        turn.apply(state, move)
    return state


def _planned_turn(seat: int, sowing: Sowing) -> PlannedTurn:
    tray = f"mat.{seat}.tray."
    stops = tuple(
        (tray + SLOTS[stop], f"marker-{COLOURS[colour]}" if colour < codes.COLOURS else "")
        for stop, colour in zip(sowing.stops, sowing.colours, strict=True)
    )
    return PlannedTurn(tray + SLOTS[sowing.tray], stops)


def _schedule_message(after: State, seat: int, trays: Trays, schedule: Schedule) -> Message:
    tiles = tuple(_tile_message(after, trays, turns, goal) for turns, goal in schedule.earned)
    legs = tuple(_leg_message(turns, sowing) for turns, sowing in enumerate(schedule.sowings, start=1))
    late = int(_may_come_too_late(after, seat, len(legs)))
    return Message.of("trajan-plan", tiles=tiles, legs=legs, late=late)


def _tile_message(after: State, trays: Trays, turns: int, goal: Goal) -> Message:
    """Return a tile of a schedule; whether its colours lie together already tells what must be left alone."""
    key = "trajan-plan-lies" if goal.is_met(trays[goal.slot]) else "trajan-plan-meets"
    about = trajan_tile_parameters(after.figures, goal.tile)
    return Message.of(key, turns=turns, slot=slot_term(goal.slot), **about)


def _leg_message(turns: int, sowing: Sowing) -> Message:
    """Return one of the own turns to come: where it begins and ends."""
    return Message.of(
        "trajan-plan-leg",
        turns=turns,
        tray=slot_term(sowing.tray),
        target=slot_term(sowing.target),
        action=action_term(sowing.target),
    )


def _may_come_too_late(state: State, seat: int, turns: int) -> bool:
    """Return whether the game may end before so many own turns are over."""
    if state.quarter < state.figures.quarters:
        return False
    rounds = max(0, state.figures.demands_per_quarter - sum(state.demands) - state.laps + 1)
    steps = state.figures.time_length[state.seats] * rounds - state.time
    others = (seat - state.turn_seat) % state.seats
    return steps <= _STEPS_OF_A_TURN * (state.seats * turns - state.seats + max(others, 1))
