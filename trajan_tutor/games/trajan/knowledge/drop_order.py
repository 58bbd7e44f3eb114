"""Why the markers of a turn fall in their order: what is said holds for every order in which they could fall.

It is checked order by order, each by the best that one's own next turns can make of it, before it is said.
"""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Ordered
from trajan_tutor.games.trajan.knowledge.circle import AHEAD, Goal, Schedule, Sowing, best_schedule
from trajan_tutor.games.trajan.knowledge.plans import goals_of, weighed_orders
from trajan_tutor.games.trajan.knowledge.turn_sown import SownTurn, drop_markers, sown_turn
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.names import SLOTS, rule_id
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import colour_term, slot_term, trajan_tile_parameters

_NOW: Final = 0
_TOO_LATE: Final = AHEAD + 1


def ordered(before: State, moves: Sequence[int]) -> Ordered | None:
    """Return which of the drops a Trajan tile hangs on, or that none of them matters; None where nothing holds.

    A tile hangs on drops where every order that has them earns it by its turn, and no other one does.
    """
    this_turn = sown_turn(before, moves)
    weighed = weighed_orders(before, moves, this_turn) if this_turn is not None else []
    if this_turn is None or len(weighed) <= 1:
        return None
    chosen = next((schedule for sowing, schedule in weighed if sowing == this_turn.sowing), None)
    if chosen is None or chosen.score < max(schedule.score for _, schedule in weighed):
        return None
    sowings = [sowing for sowing, _ in weighed]
    hanging = [
        (turns, goal, earners)
        for turns, goal in chosen.earned
        if len(earners := [sowing for sowing in sowings if _when(this_turn, sowing, goal) <= turns]) < len(sowings)
    ]
    rule = rule_id(codes.RULE_SOW_CLOCKWISE)
    if hanging:
        turns, goal, earners = min(hanging, key=lambda entry: (len(entry[2]), -entry[1].value))
        return _explanation(before, this_turn, sowings, earners, turns, goal)
    if _are_alike(this_turn, weighed, goals_of(before, this_turn.seat)):
        return Ordered(Message.of("trajan-order-any"), rule)
    return None


def _explanation(
    before: State,
    this_turn: SownTurn,
    sowings: Sequence[Sowing],
    earners: Sequence[Sowing],
    turns: int,
    goal: Goal,
) -> Ordered:
    """Return that a tile hangs on some drops, or that some orders earn it and others do not."""
    rule = rule_id(codes.RULE_SOW_CLOCKWISE)
    about = {"turns": turns, "slot": slot_term(goal.slot), **trajan_tile_parameters(before.figures, goal.tile)}
    drops = _drops_of_all(this_turn.sowing, earners, (goal.first, goal.second))
    having = [sowing for sowing in sowings if all(_falls(sowing, tray, colour) for tray, colour in drops)]
    if not drops or len(having) > len(earners):
        return Ordered(Message.of("trajan-order-some", **about), rule)
    drop_messages = tuple(
        Message.of("trajan-order-drop", colour=colour_term(colour), tray=slot_term(tray)) for tray, colour in drops
    )
    spots = tuple(f"mat.{this_turn.seat}.tray.{SLOTS[tray]}" for tray, _ in drops)
    return Ordered(Message.of("trajan-order-only", drops=drop_messages, **about), rule, spots)


def _when(this_turn: SownTurn, sowing: Sowing, goal: Goal) -> int:
    """Return by which of the own turns a tile can be earned after an order, 0 for this one; too late where by none."""
    after = drop_markers(this_turn.trays, sowing)
    if goal.slot == sowing.target and goal.is_met(after[goal.slot]):
        return _NOW
    earned = best_schedule(after, (goal,), AHEAD).earned
    return earned[0][0] if earned else _TOO_LATE


def _drops_of_all(chosen: Sowing, earners: Sequence[Sowing], colours: Sequence[int]) -> list[tuple[int, int]]:
    """Return the drops, tray and colour, of the colours of a tile that all orders have which earn it."""
    return [
        (tray, colour)
        for tray, colour in zip(chosen.stops, chosen.colours, strict=True)
        if colour in colours and all(_falls(sowing, tray, colour) for sowing in earners)
    ]


def _falls(sowing: Sowing, tray: int, colour: int) -> bool:
    return (tray, colour) in zip(sowing.stops, sowing.colours, strict=True)


def _are_alike(this_turn: SownTurn, weighed: Sequence[tuple[Sowing, Schedule]], goals: Sequence[Goal]) -> bool:
    """Return whether every order can earn each tile by the same turn, and the same tiles together."""
    together = {frozenset(schedule.earned) for _, schedule in weighed}
    return len(together) == 1 and all(
        len({_when(this_turn, sowing, goal) for sowing, _ in weighed}) == 1 for goal in goals
    )
