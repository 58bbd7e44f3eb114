"""A closed province and the end of the game as settlements: control, markers on borders, the bonus token; the race."""

from typing import Final

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.settlement import (
    SettledRow,
    SettledSpan,
    Settlement,
    amounts,
    cells,
    event_number,
    event_parameter,
)
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.terms import CONTROL, bonus_term

CLOSING: Final = "closing"
FINAL: Final = "final"
_BEGINS: Final = {"closed": CLOSING, "won": FINAL}
_SIDES: Final = len(names.SIDES)
_CONTROL: Final = ("provinces", "italia")
# What tells of the use of a bonus token, or that it had none.
_USES: Final = frozenset(
    (
        "crassus-discarded",
        "declined",
        "extra",
        "lost",
        "returned",
        "turned-border-marker",
        "turned-marker",
        "turned-token",
        "wealth",
    )
)
# By which rule markers of a source were placed.
_RULES: Final = {
    "loaded": codes.RULE_END_LAST_MARKER,
    "provinces": codes.RULE_CONTROL_HIGHER,
    "italia": codes.RULE_CONTROL_ITALIA,
    "borders": codes.RULE_BORDER_MARKER,
    "senate": codes.RULE_SENATE_MARKERS,
    "discarded": codes.RULE_CRASSUS_HARDER,
}


def settlement_begun(event: Event, _during: str) -> str:
    """Return the settlement that an event begins: every province that is closed has its own."""
    return _BEGINS.get(event.kind, "")


def is_settling(state: State, _kind: str) -> bool:
    """Return whether something of the closing is still owed."""
    return state.closing >= 0


def settlement(span: SettledSpan[State]) -> Settlement:
    """Return a closing, or where all markers of the game went."""
    if span.kind == FINAL:
        return _race(span)
    province = event_parameter(span.events[0], "province")
    rows = (_control_row(span), *_border_rows(span), *_senate_row(span), *_bonus_row(span), *_discarded_row(span))
    return Settlement(Message.of("caesar-settled-closing", province=province), span.totals, rows)


def _control_row(span: SettledSpan[State]) -> SettledRow:
    """Return who controls the province, with the influence of both sides."""
    gained = amounts(span.events, _SIDES, *_CONTROL)
    cause = Message.of("caesar-settled-control")
    for event in span.events:
        if event.kind == "controlled":
            sums = [event_number(event, "least")] * _SIDES
            sums[event.seat] = event_number(event, "most")
            says = [Message.of("caesar-settled-influence", influence=influence) for influence in sums]
            return SettledRow(cause, event.rule, cells(gained, says), CONTROL)
    tied = next(event for event in span.events if event.kind == "tied")
    says = [Message.of("caesar-settled-influence", influence=event_number(tied, "both"))] * _SIDES
    return SettledRow(cause, tied.rule, cells(gained, says), CONTROL, (Message.of("caesar-settled-tied"),))


def _border_rows(span: SettledSpan[State]) -> list[SettledRow]:
    """Return a row for each marker on a border."""
    rows = []
    for event in span.events:
        if event.kind == "border-marker":
            gained = [int(side == event.seat) for side in range(_SIDES)]
            ends = {name: event_parameter(event, name) for name in ("first", "second")}
            rows.append(SettledRow(Message.of("caesar-settled-border", **ends), event.rule, cells(gained), CONTROL))
    return rows


def _senate_row(span: SettledSpan[State]) -> list[SettledRow]:
    """Return the markers under Senate tokens, the tokens of the bank among them."""
    gained = amounts(span.events, _SIDES, "senate")
    owned = {event.seat: event_number(event, "tokens") for event in span.events if event.kind == "senate-markers"}
    if not any(gained):
        return []
    says = [Message.of("caesar-settled-owned", tokens=owned[side]) if side in owned else None for side in range(_SIDES)]
    cause = Message.of("caesar-settled-senate")
    return [SettledRow(cause, names.rule_id(codes.RULE_SENATE_MARKERS), cells(gained, says), "bonus-senate")]


def _bonus_row(span: SettledSpan[State]) -> list[SettledRow]:
    """Return who took the bonus token of the province, and what came of it."""
    taken = next((event for event in span.events if event.kind == "took-bonus"), None)
    if taken is None:
        return []
    bonus = event_parameter(taken, "bonus")
    symbol = next(f"bonus-{name}" for code, name in enumerate(names.BONUS) if bonus_term(code) == bonus)
    says = [Message.of("caesar-settled-taken") if side == taken.seat else None for side in range(_SIDES)]
    # Another turn is told of as something that the side will do.
    uses = tuple(event.message for event in span.events if event.kind in _USES)
    cause = Message.of("caesar-settled-bonus", bonus=bonus)
    return [SettledRow(cause, taken.rule, cells([0] * _SIDES, says), symbol, uses)]


def _discarded_row(span: SettledSpan[State]) -> list[SettledRow]:
    """Return the marker that Crassus discarded with a bonus token (harder variant)."""
    gained = amounts(span.events, _SIDES, "discarded")
    if not any(gained):
        return []
    cause = Message.of("caesar-settled-discarded")
    return [SettledRow(cause, names.rule_id(codes.RULE_CRASSUS_HARDER), cells(gained), "control-gone")]


def _race(span: SettledSpan[State]) -> Settlement:
    """Return where the markers of both sides went in the whole game, by source, and why it is over."""
    rows = []
    for place, source in enumerate(names.SOURCE_NAMES):
        gained = [span.after.ledger[side * codes.SOURCES + place] for side in range(_SIDES)]
        if any(gained):
            cause = Message.of(f"caesar-settled-race-{source}")
            rows.append(SettledRow(cause, names.rule_id(_RULES[source]), cells(gained), CONTROL))
    won = span.events[0]
    says = [Message.of("caesar-settled-won") if side == won.seat else None for side in range(_SIDES)]
    end = SettledRow(Message.of("caesar-settled-end"), won.rule, cells([0] * _SIDES, says), "won", (won.message,))
    return Settlement(Message.of("caesar-settled-final"), (0,) * _SIDES, (*rows, end))
