"""Event messages: what a recorder wrote down becomes events with keys and parameters."""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.event import Event, event_words
from trajan_tutor.engine.message import Message
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.terms import (
    building_term,
    card_term,
    colour_term,
    event_term,
    fighter_term,
    source_term,
    work_term,
)

_SPACES = 8
# What others are told of a choice in secret, and of what goes behind a screen.
_HIDDEN = {
    codes.EVENT_CHOSE: "sylla-event-chose-hidden",
    codes.EVENT_PUT: "sylla-event-put-hidden",
    codes.EVENT_TOKEN: "sylla-event-token-hidden",
    codes.EVENT_INCOME: "sylla-event-income-hidden",
    codes.EVENT_DENIERS: "sylla-event-deniers-hidden",
}
# The buildings that give tokens.
_BEHIND_SCREEN = (codes.RULE_BUILDING_TEMPLE, codes.RULE_BUILDING_INSULA)


def event_of(state: State, raw: tuple[int, int, int, int, int]) -> Event:
    """Return the event of a raw record: (event, rule, seat, first, second)."""
    event, rule, seat, first, second = raw
    kind = word(names.Event(event))
    name = names.rule_id(rule)
    if event == codes.EVENT_POINTS:
        suffix = "lost" if second < 0 else "points"
        message = Message.of(f"sylla-event-{suffix}", prestige=abs(second), source=source_term(first))
        return Event(kind, name, seat, message, source=names.SOURCE_NAMES[first], points=second)
    suffix, parameters = _EVENT_WORDS[event](None, rule, first, second)
    message = Message.of(f"sylla-event-{kind}{suffix}", **parameters)
    hidden = Message.of(_HIDDEN[event]) if is_hidden(state, event, rule) else None
    return Event(kind, name, seat, message, hidden, spot=_spot_of(event, first, second))


def is_hidden(state: State, event: int, rule: int) -> bool:
    """Return whether others are not told everything of an event: a choice in secret, or what a screen hides (S23)."""
    if event == codes.EVENT_TOKEN:
        return state.figures.tokens_secret and rule in _BEHIND_SCREEN
    if event in (codes.EVENT_INCOME, codes.EVENT_DENIERS):
        return state.figures.amounts_covered
    return event in _HIDDEN


def _spot_of(event: int, first: int, second: int) -> str:
    """Return where everybody sees something happen; empty where there is no such place."""
    if event == codes.EVENT_MARKER_MOVED:
        return f"track.{names.COLOURS[first]}.{second % _SPACES}"
    if event == codes.EVENT_FAMINE_MOVED:
        return f"famine.{second}"
    if event in (codes.EVENT_OFFERED, codes.EVENT_SLOT):
        return f"slot.{second + 1}"
    return ""


def _marker(_state: object, _rule: int, colour: int, spaces: int) -> tuple[str, dict[str, object]]:
    before, after = divmod(spaces, _SPACES)
    suffix = "-crisis" if after == codes.CRISIS else ""
    return suffix, {"colour": colour_term(colour), "before": before, "after": after}


def _put(_state: object, _rule: int, put: int, _second: int) -> tuple[str, dict[str, object]]:
    return f"-{names.THUMBS[put % 2]}", {"deniers": put // 2}


def _shown(_state: object, _rule: int, votes: int, put: int) -> tuple[str, dict[str, object]]:
    return f"-{names.THUMBS[put % 2]}", {"votes": votes, "deniers": put // 2}


def _turned_down(_state: object, _rule: int, card: int, is_tilted: int) -> tuple[str, dict[str, object]]:
    return ("-tilted" if is_tilted else ""), {"card": card_term(card)}


def _happened(_state: object, _rule: int, event: int, is_again: int) -> tuple[str, dict[str, object]]:
    return ("-again" if is_again else ""), {"event": event_term(event)}


_EVENT_WORDS = {
    codes.EVENT_CHOSE: event_words(card=card_term),
    codes.EVENT_REVEALED: event_words(card=card_term, count=int),
    codes.EVENT_DENIERS: event_words(deniers=int),
    codes.EVENT_ROUND: event_words(round=int),
    codes.EVENT_OPENED: event_words(votes=int),
    codes.EVENT_BID: event_words(votes=int),
    codes.EVENT_PASSED: event_words(),
    codes.EVENT_CONSUL: event_words(votes=int, paid=int),
    codes.EVENT_TOKEN: event_words(colour=colour_term),
    codes.EVENT_FAMINE_MOVED: event_words(before=int, after=int),
    codes.EVENT_RECRUITED: event_words(card=card_term),
    codes.EVENT_UNDER_DECK: event_words(card=card_term, count=int),
    codes.EVENT_OFFERED: event_words(building=building_term),
    codes.EVENT_BID_HEXAGONS: event_words(hexagons=int),
    codes.EVENT_UNSOLD: event_words(building=building_term),
    codes.EVENT_TILTED: event_words(card=card_term),
    codes.EVENT_BOUGHT: event_words(building=building_term, hexagons=int),
    codes.EVENT_CRANE: event_words(),
    codes.EVENT_INCOME: event_words(deniers=int),
    codes.EVENT_TEMPLE_LEFT: event_words(),
    codes.EVENT_MARKER_MOVED: _marker,
    codes.EVENT_MARKER_HELD: event_words(colour=colour_term),
    codes.EVENT_TAVERN_LEFT: event_words(),
    codes.EVENT_CUBE: event_words(fighter=fighter_term, event=event_term),
    codes.EVENT_FOUGHT: event_words(event=event_term, cubes=int),
    codes.EVENT_PREVENTED: event_words(event=event_term, cubes=int),
    codes.EVENT_HAPPENED: _happened,
    codes.EVENT_TURNED_DOWN: _turned_down,
    codes.EVENT_TURNED_DOWN_BUILDING: event_words(building=building_term),
    codes.EVENT_TURNED_NONE: event_words(event=event_term),
    codes.EVENT_LEFT: event_words(event=event_term),
    codes.EVENT_TURNED_UP: event_words(card=card_term, count=int),
    codes.EVENT_TURNED_UP_BUILDING: event_words(building=building_term, count=int),
    codes.EVENT_DRAWN: event_words(event=event_term),
    codes.EVENT_PUT: _put,
    codes.EVENT_SHOWN: _shown,
    codes.EVENT_WORK_BUILT: event_words(work=work_term, votes=int),
    codes.EVENT_FAMINE_LOSS: event_words(famine=int, fields=int),
    codes.EVENT_CRISIS: event_words(colour=colour_term),
    codes.EVENT_FREED: event_words(slaves=int, paid=int),
    codes.EVENT_ECCLESIA: event_words(christians=int),
    codes.EVENT_COUNTED: event_words(colour=colour_term, tokens=int),
    codes.EVENT_WON: event_words(prestige=int),
    codes.EVENT_ROW: event_words(card=card_term, count=int),
    codes.EVENT_SLOT: event_words(building=building_term),
    codes.EVENT_WORK_SHOWN: event_words(work=work_term),
    codes.EVENT_KEPT: event_words(building=building_term),
    codes.EVENT_MARKER_STAYED: event_words(colour=colour_term),
    codes.EVENT_CRISIS_SHOWN: event_words(colour=colour_term, tokens=int),
}
