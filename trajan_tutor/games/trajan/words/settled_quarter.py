"""The end of a quarter and the final scoring as settlements: demands, the senate and its tiles, then what is left."""

from typing import Final

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.settlement import (
    SettledCell,
    SettledRow,
    SettledSpan,
    Settlement,
    amounts,
    cells,
    event_number,
    event_parameter,
)
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import demand_term

QUARTER: Final = "quarter"
FINAL: Final = "final"
_BEGINS: Final = {"quarter-ends": QUARTER, "final": FINAL}
_IN_QUARTER: Final = (codes.PHASE_QUARTER, codes.PHASE_PAY, codes.PHASE_BONUS)
# By what a rule of the final scoring counts.
_SYMBOLS: Final = {
    codes.RULE_FINAL_HAND: "card",
    codes.RULE_FINAL_WORKERS: "worker",
    codes.RULE_FINAL_LEGIONARIES: "legionary",
    codes.RULE_FINAL_TILES: "trajan-tile",
    codes.RULE_FINAL_SETS: "building-tile",
    codes.RULE_FINAL_BONUS_GOODS: "bonus-yellow",
    codes.RULE_FINAL_BONUS_DEMANDS: "demand-bread",
    codes.RULE_FINAL_BONUS_WORKERS: "bonus-workers",
    codes.RULE_FINAL_BONUS_LEGIONARIES: "bonus-legionaries",
    codes.RULE_FINAL_BONUS_BONUS: "bonus-bonus",
}


def settlement_begun(event: Event, _during: str) -> str:
    """Return the settlement that an event begins."""
    return _BEGINS.get(event.kind, "")


def is_settling(state: State, _kind: str) -> bool:
    """Return whether demands are still to be answered, or a bonus tile to be chosen."""
    return state.phase in _IN_QUARTER


def settlement(span: SettledSpan[State]) -> Settlement:
    """Return the end of a quarter, or the final scoring."""
    if span.kind == FINAL:
        return Settlement(Message.of("trajan-settled-final"), span.totals, _final_rows(span))
    rows = (*_demand_rows(span), *_penalty_row(span), _votes_row(span), *_bonus_row(span))
    return Settlement(Message.of("trajan-settled-quarter", quarter=span.begun.quarter), span.totals, rows)


def _demand_rows(span: SettledSpan[State]) -> list[SettledRow]:
    """Return a row for each kind of demand: how many of them each seat met."""
    rows = []
    for icon, demanded in enumerate(span.begun.demands):
        term = demand_term(icon)
        met = [0] * span.begun.seats
        for event in span.events:
            if event.kind == "met" and event_parameter(event, "demand") == term:
                met[event.seat] += 1
        if demanded:
            says = [Message.of("trajan-settled-met", met=number, asked=demanded) for number in met]
            cause = Message.of("trajan-settled-demand", demand=term)
            symbol = f"demand-{names.DEMANDS[icon]}"
            rows.append(SettledRow(cause, _id(codes.RULE_QUARTER_DEMANDS), cells([0] * len(met), says), symbol))
    return rows


def _penalty_row(span: SettledSpan[State]) -> list[SettledRow]:
    """Return what unmet demands cost, where any did."""
    gained = amounts(span.events, span.begun.seats)
    unmet = {event.seat: event_number(event, "unmet") for event in span.events if event.kind == "unmet"}
    if not unmet:
        return []
    says = [
        Message.of("trajan-settled-unmet", unmet=unmet[seat]) if seat in unmet else None for seat in range(len(gained))
    ]
    cause = Message.of("trajan-settled-penalty")
    return [SettledRow(cause, _id(codes.RULE_QUARTER_PENALTY), cells(gained, says), "demand-tile-asked")]


def _votes_row(span: SettledSpan[State]) -> SettledRow:
    """Return the votes of all seats and their places."""
    says: list[Message | None] = [None] * span.begun.seats
    for event in span.events:
        if event.kind == "votes":
            votes, place = event_number(event, "votes"), event_number(event, "place")
            says[event.seat] = Message.of("trajan-settled-votes", votes=votes, place=place)
    cause = Message.of("trajan-settled-senate")
    return SettledRow(cause, _id(codes.RULE_QUARTER_VOTES), cells([0] * len(says), says), "sign-senate")


def _bonus_row(span: SettledSpan[State]) -> list[SettledRow]:
    """Return which bonus tiles consul and vice-consul took."""
    says: list[Message | None] = [None] * span.begun.seats
    for event in span.events:
        if event.kind == "bonus":
            tile, side = event_parameter(event, "tile"), event_parameter(event, "side")
            message = Message.of("trajan-settled-bonus", tile=tile, side=side)
            known = says[event.seat]
            # Of two players the consul is vice-consul, too, where both tiles go to the same seat.
            says[event.seat] = message if known is None else Message.of("trajan-settled-two", first=known, next=message)
    if not any(says):
        return []
    cause = Message.of("trajan-settled-tiles")
    return [SettledRow(cause, _id(codes.RULE_QUARTER_CONSUL), cells([0] * len(says), says), "bonus-yellow")]


def _final_rows(span: SettledSpan[State]) -> tuple[SettledRow, ...]:
    """Return a row for each rule of the final scoring that brought anybody points, in the order of the rulebook."""
    rows = []
    for rule, symbol in _SYMBOLS.items():
        name = _id(rule)
        gained = amounts((event for event in span.events if event.rule == name), span.after.seats)
        if any(gained):
            row_cells = tuple(SettledCell(amount) for amount in gained)
            rows.append(SettledRow(Message.of(name.replace(".", "-")), name, row_cells, symbol))
    return tuple(rows)


def _id(rule: int) -> str:
    return names.rule_id(rule)
