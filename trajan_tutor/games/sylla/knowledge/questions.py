"""What a teacher would ask about a position of Sylla, phase by phase: bids, characters and sales here.

Every question is true of the position as its seat sees it, and answered by looking. It names no bid, and nothing that
the turn takes, offers or turns. The building that a turn offers is never named alone.
"""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.games.sylla.knowledge import facts
from trajan_tutor.games.sylla.knowledge.questions_of_column import column_questions, question
from trajan_tutor.games.sylla.knowledge.values import value_of_building
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.sales import most_hexagons
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.games.sylla.rules.terms import building_term, colour_term, hexagon_term, work_term

PHASES: Final = (codes.PHASE_OFFER, codes.PHASE_SALE, codes.PHASE_PAY, codes.PHASE_KEEP)
_MONEY: Final = (codes.STALL, codes.BANK)
_AT_ONCE: Final = (codes.ARCH, codes.STATUE)


def sales_questions(state: State, move: int) -> list[BoardQuestion]:
    """Return what can be asked in the phase of sales."""
    if state.phase == codes.PHASE_OFFER:
        return _offer(state, move - codes.MOVE_OFFER)
    if state.phase == codes.PHASE_SALE:
        return _sale(state, is_bid=move != codes.MOVE_PASS)
    if state.phase == codes.PHASE_PAY:
        return [question("pay-work", f"mat.{state.actor}.name"), *_next(state)]
    return []


def _offer(state: State, slot: int) -> list[BoardQuestion]:
    """Return what can be asked before a building is offered: who can pay for what, then what they bring."""
    seat = state.actor
    on_sale = [other for other in range(codes.SLOTS) if state.slots[other] != codes.NONE]
    kinds = {state.slots[other] for other in on_sale}
    spots = slots_of(state)
    own = most_hexagons(state, seat, slot)
    others = _most_of_others(state, slot)
    all_questions = [question("offer-alone" if own > others else "offer-rivals", *spots)]
    if len(kinds) > 1:
        all_questions.append(_two_best(state, kinds, spots))
    left = state.figures.offers[state.seats] - state.offered
    if left < len(on_sale):
        all_questions.append(question("offer-left", *spots, number=left))
    if state.slots[slot] == codes.FIELD:
        all_questions.insert(0, question("offer-famine", f"famine.{state.famine}", famine=facts.famine_ahead(state)))
    if state.slots[slot] in _MONEY:
        all_questions.insert(0, question("offer-money", *spots, rounds=state.figures.rounds - state.round + 1))
    if state.slots[slot] in _AT_ONCE:
        all_questions.insert(0, question("offer-at-once", *spots))
    return [*all_questions, question("offer-spare", f"mat.{seat}.name"), question("offer-hexagons", *spots)]


def _most_of_others(state: State, slot: int) -> int:
    return max(most_hexagons(state, other, slot) for other in range(state.seats) if other != state.actor)


def _two_best(state: State, kinds: set[int], spots: list[str]) -> BoardQuestion:
    """Return two buildings on sale to be compared: those that are likely to bring the seat most."""
    best = sorted(kinds, key=lambda kind: (-value_of_building(state, state.actor, kind), kind))
    first, second = sorted(best[:2])
    return question("offer-two", *spots, first=building_term(first), second=building_term(second))


def _sale(state: State, *, is_bid: bool) -> list[BoardQuestion]:
    """Return what can be asked in a bidding: what the building brings, who can pay, what paying would cost."""
    seat = state.actor
    colour = hexagon_term(state.figures.slot_colours[state.slot])
    spot = f"slot.{state.slot + 1}"
    value = question("sale-worth", spot, building=building_term(state.slots[state.slot]), round=state.round)
    later = [question("sale-later", spot, colour=colour)] if facts.later_bidders(state) else []
    cost = [question("sale-cards", f"mat.{seat}.name", colour=colour)] if most_hexagons(state, seat, state.slot) else []
    if is_bid:
        return [value, *later, *cost, *_next(state)]
    return [*cost, *_next(state), value, *later]


def _next(state: State) -> list[BoardQuestion]:
    """Return that other buildings are still to be offered."""
    on_sale = [slot for slot in range(codes.SLOTS) if state.slots[slot] != codes.NONE and slot != state.slot]
    if not on_sale or state.offered >= state.figures.offers[state.seats]:
        return []
    return [question("sale-next", *(f"slot.{slot + 1}" for slot in on_sale))]


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
        all_questions = _choosing(state, [move - codes.MOVE_TAKE for move in moves])
    elif phase == codes.PHASE_ELECTION:
        all_questions = _election(state, move)
    elif phase == codes.PHASE_RECRUIT:
        all_questions = _recruiting(state, move - codes.MOVE_RECRUIT)
    elif phase in PHASES:
        all_questions = sales_questions(state, move)
    elif phase == codes.PHASE_HAND:
        all_questions = _hand(state, is_down=move >= codes.MOVE_HAND_DOWN)
    else:
        all_questions = column_questions(state, move)
    return tuple(dict.fromkeys(all_questions))


# ---- bids and characters ------------------------------------------------------------------------------------------


def _choosing(state: State, cards: Sequence[int]) -> list[BoardQuestion]:
    """Return what can be asked before the characters of a set are chosen, by those that the turn chooses."""
    figures = state.figures
    all_questions = []
    if any(card in _FIGHTERS for card in cards):
        all_questions.append(question("choose-fighters", *_EVENTS))
    if any(figures.is_christian[card] for card in cards):
        all_questions.append(question("choose-christians", *_EVENTS, points=figures.christian_prestige))
    if any(card in _SENATORS for card in cards):
        all_questions.append(question("choose-votes", "work", work=work_term(state.work)))
    if any(card in _MERCHANTS for card in cards):
        all_questions.append(question("choose-income", revenue=figures.revenue, rounds=figures.rounds))
    all_questions.append(question("choose-hexagons", *slots_of(state)))
    return all_questions


def _election(state: State, move: int) -> list[BoardQuestion]:
    """Return what the office brings, what others can bid, and what the money would do else."""
    own = senators(state, state.actor)
    points = max(state.figures.marker_value[marker] for marker in state.markers)
    money = question("consul-money", "work", work=work_term(state.work))
    if move == codes.MOVE_PASS:
        all_questions = [money]
    elif move - codes.MOVE_BID <= own:
        all_questions = [question("consul-free", f"mat.{state.actor}.name"), money]
    else:
        all_questions = [question("consul-office", *_markers(state), *_singles(state), points=points)]
    later = [f"mat.{other}.name" for other in facts.later_bidders(state)]
    if later:
        all_questions.append(question("consul-later", *later))
    row = question("consul-row", *_singles(state)) if _singles(state) else question("consul-token", *_markers(state))
    return [*all_questions, row, question("consul-ties", *_EVENTS)]


def _recruiting(state: State, card: int) -> list[BoardQuestion]:
    """Return what a seat lacks that one of the open characters has."""
    figures, seat = state.figures, state.actor
    own = [fighter for fighter, kind in enumerate(_FIGHTERS) if state.upright[seat * codes.CARDS + kind]]
    unfought = [
        event for event in state.events if not any(figures.fights_mask[event] >> own_fighter & 1 for own_fighter in own)
    ]
    all_questions = []
    if card in _FIGHTERS:
        all_questions.append(question("recruit-unfought" if unfought else "recruit-cubes", *_EVENTS))
    elif card in _SENATORS:
        all_questions.append(question("recruit-votes", "work", work=work_term(state.work)))
    elif card in _MERCHANTS:
        all_questions.append(question("recruit-income", f"mat.{seat}.name", rounds=figures.rounds - state.round + 1))
    else:
        all_questions.append(question("recruit-colours", *slots_of(state)))
    all_questions.append(question("recruit-hexagons", *slots_of(state)))
    if figures.is_christian[card]:
        all_questions.append(question("recruit-christians", *_EVENTS, points=figures.christian_prestige))
    if state.row[card] == 1:
        all_questions.append(question("recruit-single", *_singles(state)))
    return all_questions


def _singles(state: State) -> list[str]:
    return [f"row.{names.CARDS[card]}" for card in range(codes.CARDS) if state.row[card] == 1]


def _markers(state: State) -> list[str]:
    return [f"track.{name}.{state.markers[colour]}" for colour, name in enumerate(names.COLOURS)]


# ---- the great work -----------------------------------------------------------------------------------------------


def _hand(state: State, *, is_down: bool) -> list[BoardQuestion]:
    """Return what the work and the plebs pay, what others can have, and what money is good for later."""
    figures, work = state.figures, work_term(state.work)
    others = [f"mat.{seat}.name" for seat in range(state.seats) if seat != state.actor]
    plebs = question("hand-plebs", "work", votes=figures.plebs_votes)
    if state.work == codes.TEMPLUM:
        many, for_many, some, for_some = figures.templum
        pays = {"many": many, "for_many": for_many, "some": some, "for_some": for_some}
        all_questions = [question("hand-templum", "work", work=work, **pays)]
    else:
        all_questions = [question("hand-others", "work", *others, work=work)]
    step = figures.steps[state.work]
    if step:
        colour = _COLOUR_OF_WORK.get(state.work)
        if colour is None:
            all_questions.append(question("hand-famine", "work", work=work, votes=step))
        else:
            all_questions.append(question("hand-marker", "work", work=work, votes=step, colour=colour_term(colour)))
    all_questions.insert(0 if is_down else 1, plebs)
    if state.round < figures.rounds:
        return [*all_questions, question("hand-keeps", f"mat.{state.actor}.name")]
    return [*all_questions, question("hand-slaves", f"mat.{state.actor}.name", price=figures.slave_price)]
