"""The moves of the end of a quarter: ending it, answering demands, choosing a bonus tile."""

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.moves import MoveKind, on_mat, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.quarter import begin_quarter_end, choose_bonus, demand_at, pay, payment_rule
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import HUES, bonus_message, bonus_term, demand_term


def demand_in_question(state: State) -> int:
    """Return the icon of the demand that is to be answered now."""
    return min(demand_at(state, state.pay_step), codes.DEMAND_KINDS - 1)


def current_demand(state: State) -> Term:
    """Return the word of the demand that is to be answered now."""
    return demand_term(demand_in_question(state))


def penalty_by_then(state: State) -> tuple[int, int]:
    """Return how many demands are unmet when the one in question is left, and what they cost."""
    unmet = state.unmet + 1
    return unmet, state.figures.penalty[min(unmet, len(state.figures.penalty) - 1)]


def describe_payment(state: State, way: int) -> Message:
    """Return a way to answer the demand in question; leaving it unmet says what the unmet ones cost by then."""
    key = f"trajan-move-pay-{names.PAYMENTS[way]}"
    if way == codes.PAY_UNMET:
        unmet, points = penalty_by_then(state)
        return Message.of(key, demand=current_demand(state), unmet=unmet, points=points)
    return Message.of(key, demand=current_demand(state))


def look_of_payment(state: State, way: int) -> ChoiceLook:
    """Return a way to answer the demand in question in few words."""
    name = Message.of(f"trajan-choice-pay-{names.PAYMENTS[way]}")
    symbol = f"demand-{names.DEMANDS[demand_in_question(state)]}"
    if way == codes.PAY_UNMET:
        _, points = penalty_by_then(state)
        return ChoiceLook(name, Message.of("trajan-choice-pay-costs", points=points), symbol=symbol)
    leads = Message.of("trajan-choice-pay-for", demand=current_demand(state))
    return ChoiceLook(name, leads, symbol="wild-demand" if way == codes.PAY_WILD else symbol)


def look_of_bonus(state: State, tile: int) -> ChoiceLook:
    """Return the choice of a bonus tile in few words."""
    name = Message.of("trajan-choice-bonus", tile=bonus_term(tile))
    symbol = f"goods-{names.BONUS[tile].partition('+')[0]}"
    if tile >= codes.BONUS_DEMANDS:
        symbol = f"{'demand' if tile < codes.BONUS_WORKERS else 'bonus'}-{names.BONUS[tile]}"
    leads = bonus_message(state.figures, tile, codes.YELLOW, "trajan-choice-bonus")
    return ChoiceLook(name, leads, HUES[codes.SENATE], symbol)


def look_of_end(state: State, _argument: int) -> ChoiceLook:
    """Return the end of a quarter in few words."""
    name = Message.of("trajan-choice-quarter", quarter=state.quarter)
    return ChoiceLook(name, Message.of("trajan-choice-quarter-leads"))


def payment_spots(state: State, way: int) -> tuple[str, ...]:
    """Return what a demand is answered with."""
    icon = names.DEMANDS[demand_in_question(state)]
    places = {codes.PAY_KEPT: f"kept.{icon}", codes.PAY_TILE: f"tiles.{icon}", codes.PAY_WILD: "tiles.wild-demand"}
    return on_mat(state, places[way]) if way in places else ()


def tile_meant(_state: State, name: str) -> list[int]:
    """Return the way to pay that a picked tile stands for."""
    return [codes.PAY_TILE] if name in names.DEMANDS else [codes.PAY_WILD] if name == "wild-demand" else []


def offer_meant(state: State, place: str) -> list[int]:
    """Return the bonus tile that is offered at a place."""
    return state.senate_bonus[int(place) :][:1] if place.isdecimal() else []


def offer_spots(state: State, tile: int) -> tuple[str, ...]:
    """Return where a bonus tile is offered."""
    return (f"senate-bonus.{state.senate_bonus.index(tile)}",) if tile in state.senate_bonus else ()


def choice_rule(state: State, tile: int) -> int:
    """Return 0 when a bonus tile is offered, else the rule that tells which ones the consul chooses from."""
    return codes.RULE_NONE if tile in state.senate_bonus else codes.RULE_QUARTER_CONSUL


MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="quarter",
        first=codes.MOVE_QUARTER,
        phases=(codes.PHASE_QUARTER,),
        meant={"quarter": ("",), "time": ("",)},
        says="trajan-move-quarter",
        look=look_of_end,
        about=lambda state, _: {"quarter": state.quarter},
        perform=lambda state, _: begin_quarter_end(state),
    ),
    MoveKind(
        name="pay",
        first=codes.MOVE_PAY,
        texts=worded("pay", names.PAYMENTS),
        phases=(codes.PHASE_PAY,),
        meant={"mat.kept": lambda *_: [codes.PAY_KEPT], "mat.tiles": tile_meant},
        spots=payment_spots,
        says=describe_payment,
        look=look_of_payment,
        rule=payment_rule,
        about=lambda state, _: {"demand": current_demand(state)},
        perform=pay,
    ),
    MoveKind(
        name="bonus",
        first=codes.MOVE_BONUS,
        texts=worded("bonus", names.BONUS),
        phases=(codes.PHASE_BONUS,),
        meant={"senate-bonus": offer_meant},
        spots=offer_spots,
        says=lambda state, tile: bonus_message(state.figures, tile, codes.YELLOW, "trajan-move-bonus"),
        look=look_of_bonus,
        rule=choice_rule,
        about=lambda _, tile: {"tile": bonus_term(tile)},
        perform=choose_bonus,
    ),
)
