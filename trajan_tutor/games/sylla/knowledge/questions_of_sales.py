"""What a teacher would ask about the sale of buildings in Sylla: who can pay, what a building brings, what it costs.

The building that a turn offers is never named alone.
"""

from typing import Final

from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.sylla.knowledge import facts
from trajan_tutor.games.sylla.knowledge.questions_of_column import asked
from trajan_tutor.games.sylla.knowledge.worths import worth_of_building
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.sales import most_hexagons
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.words.terms import building_term, hexagon_term

PHASES: Final = (codes.PHASE_OFFER, codes.PHASE_SALE, codes.PHASE_PAY, codes.PHASE_KEEP)
_MONEY: Final = (codes.STALL, codes.BANK)
_AT_ONCE: Final = (codes.ARCH, codes.STATUE)


def asked_of_sales(state: State, move: int) -> list[BoardQuestion]:
    """Return what can be asked in the phase of sales."""
    if state.phase == codes.PHASE_OFFER:
        return _offer(state, move - codes.MOVE_OFFER)
    if state.phase == codes.PHASE_SALE:
        return _sale(state, is_bid=move != codes.MOVE_PASS)
    if state.phase == codes.PHASE_PAY:
        return [asked("pay-work", f"mat.{state.actor}.name"), *_next(state)]
    return []


def _offer(state: State, slot: int) -> list[BoardQuestion]:
    """Return what can be asked before a building is offered: who can pay for what, then what they bring."""
    seat = state.actor
    lying = [one for one in range(codes.SLOTS) if state.slots[one] != codes.NONE]
    kinds = {state.slots[one] for one in lying}
    spots = slots_of(state)
    own = most_hexagons(state, seat, slot)
    others = _most_of_others(state, slot)
    found = [asked("offer-alone" if own > others else "offer-rivals", *spots)]
    if len(kinds) > 1:
        found.append(_two_best(state, kinds, spots))
    left = state.figures.offers[state.seats] - state.offered
    if left < len(lying):
        found.append(asked("offer-left", *spots, number=left))
    if state.slots[slot] == codes.FIELD:
        found.insert(0, asked("offer-famine", f"famine.{state.famine}", famine=facts.famine_ahead(state)))
    if state.slots[slot] in _MONEY:
        found.insert(0, asked("offer-money", *spots, rounds=state.figures.rounds - state.round + 1))
    if state.slots[slot] in _AT_ONCE:
        found.insert(0, asked("offer-at-once", *spots))
    return [*found, asked("offer-spare", f"mat.{seat}.name"), asked("offer-hexagons", *spots)]


def _most_of_others(state: State, slot: int) -> int:
    return max(most_hexagons(state, other, slot) for other in range(state.seats) if other != state.actor)


def _two_best(state: State, kinds: set[int], spots: list[str]) -> BoardQuestion:
    """Return two buildings on sale to be compared: those that are likely to bring the seat most."""
    best = sorted(kinds, key=lambda kind: (-worth_of_building(state, state.actor, kind), kind))
    first, second = sorted(best[:2])
    return asked("offer-two", *spots, first=building_term(first), second=building_term(second))


def _sale(state: State, *, is_bid: bool) -> list[BoardQuestion]:
    """Return what can be asked in a bidding: what the building brings, who can pay, what paying would cost."""
    seat = state.actor
    colour = hexagon_term(state.figures.slot_colours[state.slot])
    spot = f"slot.{state.slot + 1}"
    worth = asked("sale-worth", spot, building=building_term(state.slots[state.slot]), round=state.round)
    later = [asked("sale-later", spot, colour=colour)] if facts.bidders_later(state) else []
    cost = [asked("sale-cards", f"mat.{seat}.name", colour=colour)] if most_hexagons(state, seat, state.slot) else []
    if is_bid:
        return [worth, *later, *cost, *_next(state)]
    return [*cost, *_next(state), worth, *later]


def _next(state: State) -> list[BoardQuestion]:
    """Return that other buildings are still to be offered."""
    lying = [slot for slot in range(codes.SLOTS) if state.slots[slot] != codes.NONE and slot != state.slot]
    if not lying or state.offered >= state.figures.offers[state.seats]:
        return []
    return [asked("sale-next", *(f"slot.{slot + 1}" for slot in lying))]


def slots_of(state: State) -> list[str]:
    """Return the spots of the buildings on sale."""
    return [f"slot.{slot + 1}" for slot in range(codes.SLOTS) if state.slots[slot] != codes.NONE]
