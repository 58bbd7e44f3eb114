"""What a teacher would ask about a position of Sylla, phase by phase: bids, characters and sales here.

Every question is true of the position as its seat sees it, and answered by looking. It names no bid, and nothing that
the turn takes, offers or turns. The building that a turn offers is never named alone.
"""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.sylla.knowledge import facts
from trajan_tutor.games.sylla.knowledge.questions_of_column import asked, asked_of_column
from trajan_tutor.games.sylla.knowledge.worths import worth_of_building
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.sales import most_hexagons
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.games.sylla.rules.terms import building_term, colour_term, hexagon_term, work_term

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


_SENATORS: Final = (codes.SENATOR, codes.CHRISTIAN_SENATOR)
_MERCHANTS: Final = (codes.MERCHANT, codes.CHRISTIAN_MERCHANT)
_COLOUR_OF_WORK: Final = {
    codes.COLOSSEUM: codes.LEISURE,
    codes.SENATUS: codes.CIVIC,
    codes.THERMAE: codes.HEALTH,
}
_FIGHTERS: Final = (codes.LEGIONARY, codes.VESTAL)
_EVENTS: Final = tuple(f"event.{place + 1}" for place in range(codes.COLUMN))


def questions(seen: Observation[State], moves: Sequence[int]) -> tuple[BoardQuestion, ...]:
    """Return what leads to a turn, by the phase."""
    state = seen.state
    if not moves:
        return ()
    phase, move = state.phase, moves[0]
    if phase == codes.PHASE_CHOOSE:
        found = _choosing(state, [move - codes.MOVE_TAKE for move in moves])
    elif phase == codes.PHASE_ELECTION:
        found = _election(state, move)
    elif phase == codes.PHASE_RECRUIT:
        found = _recruiting(state, move - codes.MOVE_RECRUIT)
    elif phase in PHASES:
        found = asked_of_sales(state, move)
    elif phase == codes.PHASE_HAND:
        found = _hand(state, is_down=move >= codes.MOVE_HAND_DOWN)
    else:
        found = asked_of_column(state, move)
    return tuple(dict.fromkeys(found))


# ---- bids and characters ------------------------------------------------------------------------------------------


def _choosing(state: State, cards: Sequence[int]) -> list[BoardQuestion]:
    """Return what can be asked before the characters of a set are chosen, by those that the turn chooses."""
    figures = state.figures
    found = []
    if any(card in _FIGHTERS for card in cards):
        found.append(asked("choose-fighters", *_EVENTS))
    if any(figures.is_christian[card] for card in cards):
        found.append(asked("choose-christians", *_EVENTS, points=figures.christian_prestige))
    if any(card in _SENATORS for card in cards):
        found.append(asked("choose-votes", "work", work=work_term(state.work)))
    if any(card in _MERCHANTS for card in cards):
        found.append(asked("choose-income", revenue=figures.revenue, rounds=figures.rounds))
    found.append(asked("choose-hexagons", *slots_of(state)))
    return found


def _election(state: State, move: int) -> list[BoardQuestion]:
    """Return what the office brings, what others can bid, and what the money would do else."""
    own = senators(state, state.actor)
    worth = max(state.figures.marker_worth[marker] for marker in state.markers)
    money = asked("consul-money", "work", work=work_term(state.work))
    if move == codes.MOVE_PASS:
        found = [money]
    elif move - codes.MOVE_BID <= own:
        found = [asked("consul-free", f"mat.{state.actor}.name"), money]
    else:
        found = [asked("consul-office", *_markers(state), *_singles(state), points=worth)]
    later = [f"mat.{other}.name" for other in facts.bidders_later(state)]
    if later:
        found.append(asked("consul-later", *later))
    row = asked("consul-row", *_singles(state)) if _singles(state) else asked("consul-token", *_markers(state))
    return [*found, row, asked("consul-ties", *_EVENTS)]


def _recruiting(state: State, card: int) -> list[BoardQuestion]:
    """Return what a seat lacks that one of the open characters has."""
    figures, seat = state.figures, state.actor
    own = [fighter for fighter, kind in enumerate(_FIGHTERS) if state.upright[seat * codes.CARDS + kind]]
    unfought = [event for event in state.events if not any(figures.fights_mask[event] >> one & 1 for one in own)]
    found = []
    if card in _FIGHTERS:
        found.append(asked("recruit-unfought" if unfought else "recruit-cubes", *_EVENTS))
    elif card in _SENATORS:
        found.append(asked("recruit-votes", "work", work=work_term(state.work)))
    elif card in _MERCHANTS:
        found.append(asked("recruit-income", f"mat.{seat}.name", rounds=figures.rounds - state.round + 1))
    else:
        found.append(asked("recruit-colours", *slots_of(state)))
    found.append(asked("recruit-hexagons", *slots_of(state)))
    if figures.is_christian[card]:
        found.append(asked("recruit-christians", *_EVENTS, points=figures.christian_prestige))
    if state.row[card] == 1:
        found.append(asked("recruit-single", *_singles(state)))
    return found


def _singles(state: State) -> list[str]:
    return [f"row.{names.CARDS[card]}" for card in range(codes.CARDS) if state.row[card] == 1]


def _markers(state: State) -> list[str]:
    return [f"track.{name}.{state.markers[colour]}" for colour, name in enumerate(names.COLOURS)]


# ---- the great work -----------------------------------------------------------------------------------------------


def _hand(state: State, *, is_down: bool) -> list[BoardQuestion]:
    """Return what the work and the plebs pay, what others can have, and what money is good for later."""
    figures, work = state.figures, work_term(state.work)
    others = [f"mat.{seat}.name" for seat in range(state.seats) if seat != state.actor]
    plebs = asked("hand-plebs", "work", votes=figures.plebs_votes)
    if state.work == codes.TEMPLUM:
        many, for_many, some, for_some = figures.templum
        pays = {"many": many, "for_many": for_many, "some": some, "for_some": for_some}
        found = [asked("hand-templum", "work", work=work, **pays)]
    else:
        found = [asked("hand-others", "work", *others, work=work)]
    step = figures.steps[state.work]
    if step:
        colour = _COLOUR_OF_WORK.get(state.work)
        if colour is None:
            found.append(asked("hand-famine", "work", work=work, votes=step))
        else:
            found.append(asked("hand-marker", "work", work=work, votes=step, colour=colour_term(colour)))
    found.insert(0 if is_down else 1, plebs)
    if state.round < figures.rounds:
        return [*found, asked("hand-keeps", f"mat.{state.actor}.name")]
    return [*found, asked("hand-slaves", f"mat.{state.actor}.name", price=figures.slave_price)]
