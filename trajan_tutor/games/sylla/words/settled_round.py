"""The end of a round and of the game as settlements: events, the great work, famine and crises; then what is left."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message, Term, Value
from trajan_tutor.engine.settlement import (
    SettledRow,
    SettledSpan,
    Settlement,
    amounts,
    cells,
    event_number,
    event_parameter,
)
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.terms import colour_term, event_term, work_term

ROUND: Final = "round"
FINAL: Final = "final"
_IN_ROUND: Final = (codes.PHASE_PREVENT, codes.PHASE_TURN_DOWN, codes.PHASE_REMOVE, codes.PHASE_HAND)
# A round is settled from the first cubes that are counted on; a position may begin later than that.
_ROUND_BEGINS: Final = frozenset(("fought", "happened", "left", "prevented", "shown"))
_FINAL_RULES: Final = frozenset(
    names.rule_id(rule)
    for rule in (codes.RULE_END_CHRISTIANS, codes.RULE_END_SLAVES, codes.RULE_END_TOKENS, codes.RULE_END_WINNER)
)
# What an event does to the table.
_MOVES: Final = frozenset(("famine-moved", "marker-moved", "marker-held", "marker-stayed"))
_TURNS_DOWN: Final = frozenset(("turned-down", "turned-down-building"))


def settlement_begun(event: Event, during: str) -> str:
    """Return the settlement that an event begins."""
    if event.rule in _FINAL_RULES:
        return "" if during == FINAL else FINAL
    return ROUND if event.kind in _ROUND_BEGINS and not during else ""


def is_settling(state: State, _kind: str) -> bool:
    """Return whether events, the great work, famine and crises are still to come or in progress."""
    return state.phase in _IN_ROUND


def settlement(span: SettledSpan[State]) -> Settlement:
    """Return the end of a round, or the final scoring."""
    if span.kind == FINAL:
        rows = (*_christians_row(span), *_slaves_row(span), *_token_rows(span))
        return Settlement(Message.of("sylla-settled-final"), span.totals, rows)
    rows = (
        *_decadence_row(span),
        *_event_rows(span),
        _work_row(span),
        *_plebs_row(span),
        *_famine_row(span),
        *_crisis_rows(span),
    )
    return Settlement(Message.of("sylla-settled-round", round=span.begun.round), span.totals, rows)


# ---- the end of a round ------------------------------------------------------------------------------------------


def _decadence_row(span: SettledSpan[State]) -> list[SettledRow]:
    """Return the prestige for most cubes against Decadence."""
    gained = amounts(span.events, span.after.seats, "decadence")
    if not any(gained):
        return []
    cause = Message.of("sylla-settled-decadence", event=event_term(codes.DECADENCE))
    return [SettledRow(cause, names.rule_id(codes.RULE_FIGHT_DECADENCE), cells(gained), "event-decadence")]


def _event_rows(span: SettledSpan[State]) -> list[SettledRow]:
    """Return a row for each event that happened: what it moved, and what each seat turned face down for it."""
    starts = [at for at, event in enumerate(span.events) if event.kind in ("happened", "left")]
    rows = []
    for first, end in pairwise(starts):
        happened, *brought = span.events[first:end]
        name = event_parameter(happened, "event")
        says: list[Message | None] = [None] * span.after.seats
        for event in brought:
            if event.kind in _TURNS_DOWN:
                says[event.seat] = Message.of("sylla-settled-down", card=_turned_down(event))
        moved = tuple(event.message for event in brought if event.kind in _MOVES)
        cause = Message.of("sylla-settled-event", event=name)
        symbol = f"event-{_word(event_term, names.EVENTS, name)}"
        rows.append(SettledRow(cause, happened.rule, cells([0] * len(says), says), symbol, moved))
    return rows


def _turned_down(event: Event) -> Value:
    return event_parameter(event, "building" if event.kind == "turned-down-building" else "card")


def _work_row(span: SettledSpan[State]) -> SettledRow:
    """Return what the great work brought those with thumb up, and all votes together."""
    built = _first(span.events, "work-built")
    name = event_parameter(built, "work")
    gained = amounts(span.events, span.after.seats, "works")
    together = names.rule_id(codes.RULE_WORK_TOGETHER)
    moved = [event.message for event in span.events if event.kind in _MOVES and event.rule == together]
    word = _word(work_term, names.WORKS, name)
    rule = codes.RULE_WORK_TEMPLUM if name == work_term(codes.TEMPLUM) else codes.RULE_WORK_PLACES
    cause = Message.of("sylla-settled-work", work=name)
    about = (Message.of("sylla-settled-together", votes=event_number(built, "votes")), *moved)
    return SettledRow(cause, names.rule_id(rule), cells(gained, _votes(span, "up")), f"work-{word}", about)


def _plebs_row(span: SettledSpan[State]) -> list[SettledRow]:
    """Return what votes for the plebs brought those with thumb down."""
    says = _votes(span, "down")
    if not any(says):
        return []
    gained = amounts(span.events, span.after.seats, "plebs")
    cause = Message.of("sylla-settled-plebs")
    return [SettledRow(cause, names.rule_id(codes.RULE_WORK_PLEBS), cells(gained, says), "thumb-down")]


def _votes(span: SettledSpan[State], thumb: str) -> list[Message | None]:
    """Return the votes of all who showed a thumb, as they were opened."""
    says: list[Message | None] = [None] * span.after.seats
    for event in span.events:
        if event.kind == "shown" and event.message.key.endswith(f"-{thumb}"):
            says[event.seat] = Message.of("sylla-settled-votes", votes=event_number(event, "votes"))
    return says


def _famine_row(span: SettledSpan[State]) -> list[SettledRow]:
    """Return what famine cost, and the Fields against it."""
    losses = [event for event in span.events if event.kind == "famine-loss"]
    if not losses:
        return []
    says: list[Message | None] = [None] * span.after.seats
    gained = amounts(span.events, span.after.seats, "famine")
    famine = event_number(losses[0], "famine")
    for event in losses:
        fields = event_number(event, "fields")
        message = Message.of("sylla-settled-fields", fields=fields)
        loss = famine - fields * span.after.figures.field_famine
        says[event.seat] = _limited(message, is_less=-gained[event.seat] < loss)
    cause = Message.of("sylla-settled-famine", famine=famine)
    return [SettledRow(cause, losses[0].rule, cells(gained, says), "marker-famine")]


def _crisis_rows(span: SettledSpan[State]) -> list[SettledRow]:
    """Return a row for each crisis with the tokens that were counted; where all count together (S24), one for all."""
    starts = [at for at, event in enumerate(span.events) if event.kind == "crisis"]
    together = bool(span.after.figures.crises_together) and len(starts) > 1
    ends = pairwise((*starts, len(span.events)))
    rows = [_crisis_row(span, span.events[first:end], together=together) for first, end in ends]
    if together:
        gained = amounts(span.events, span.after.seats, "crisis")
        rows = [SettledRow(row.cause, row.rule, cells([0] * len(gained), _messages(row)), row.symbol) for row in rows]
        rows.append(SettledRow(Message.of("sylla-settled-crises"), rows[0].rule, cells(gained)))
    return rows


def _crisis_row(span: SettledSpan[State], events: Sequence[Event], *, together: bool) -> SettledRow:
    colour = event_parameter(events[0], "colour")
    word = _word(colour_term, names.COLOURS, colour)
    # While a colour is in crisis, everybody sees these tokens: its own part of the state says how many there are (S23).
    counts = span.after.tokens[names.COLOURS.index(word) : span.after.seats * codes.COLOURS : codes.COLOURS]
    gained = amounts(events, span.after.seats, "crisis")
    says = [
        _limited(
            Message.of("sylla-settled-tokens", tokens=tokens),
            is_less=min(counts) == tokens < max(counts)
            and gains > -span.after.figures.crisis_prestige
            and not together,
        )
        for tokens, gains in zip(counts, gained, strict=True)
    ]
    return SettledRow(
        Message.of("sylla-settled-crisis", colour=colour), events[0].rule, cells(gained, says), f"marker-{word}"
    )


def _limited(message: Message, *, is_less: bool) -> Message:
    """Return what is said of a loss, and where it was less than it would have been, why."""
    return Message.of("sylla-settled-least", says=message) if is_less else message


def _messages(row: SettledRow) -> list[Message | None]:
    return [cell.says for cell in row.cells]


# ---- the end of the game -----------------------------------------------------------------------------------------


def _christians_row(span: SettledSpan[State]) -> list[SettledRow]:
    """Return the prestige of Ecclesia."""
    counted = {event.seat: event_number(event, "christians") for event in span.events if event.kind == "ecclesia"}
    if not counted:
        return []
    says = [
        Message.of("sylla-settled-christians", christians=counted[seat]) if seat in counted else None
        for seat in range(span.after.seats)
    ]
    gained = amounts(span.events, span.after.seats, "christians")
    cause = Message.of("sylla-settled-ecclesia")
    rule = names.rule_id(codes.RULE_END_CHRISTIANS)
    return [SettledRow(cause, rule, cells(gained, says), "card-christian-senator")]


def _slaves_row(span: SettledSpan[State]) -> list[SettledRow]:
    """Return the prestige of Slaves that were freed."""
    freed = {event.seat: event for event in span.events if event.kind == "freed"}
    if not freed:
        return []
    says: list[Message | None] = [None] * span.after.seats
    for seat, event in freed.items():
        slaves, paid = event_number(event, "slaves"), event_number(event, "paid")
        says[seat] = Message.of("sylla-settled-freed", slaves=slaves, paid=paid)
    gained = amounts(span.events, span.after.seats, "slaves")
    cause = Message.of("sylla-settled-slaves")
    return [SettledRow(cause, names.rule_id(codes.RULE_END_SLAVES), cells(gained, says), "card-slave")]


def _token_rows(span: SettledSpan[State]) -> list[SettledRow]:
    """Return a row for each colour of which tokens were counted, with their number and worth."""
    rows = []
    for colour, word in enumerate(names.COLOURS):
        term = colour_term(colour)
        gained = [0] * span.after.seats
        says: list[Message | None] = [None] * span.after.seats
        for counted, points in pairwise(span.events):
            if counted.kind == "counted" and event_parameter(counted, "colour") == term:
                gained[counted.seat] = points.points
                tokens = event_number(counted, "tokens")
                says[counted.seat] = Message.of("sylla-settled-worth", tokens=tokens, worth=points.points // tokens)
        if any(gained):
            cause = Message.of("sylla-settled-colour", colour=term)
            rule = names.rule_id(codes.RULE_END_TOKENS)
            rows.append(SettledRow(cause, rule, cells(gained, says), f"token-{word}"))
    return rows


def _first(events: Sequence[Event], kind: str) -> Event:
    return next(event for event in events if event.kind == kind)


def _word(term: Callable[[int], Term], words: Sequence[str], value: Value) -> str:
    """Return the word of a code by the term that stands for it."""
    return next(word for code, word in enumerate(words) if term(code) == value)
