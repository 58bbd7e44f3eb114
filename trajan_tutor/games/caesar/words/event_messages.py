"""Event messages: what a recorder wrote down becomes events with keys, parameters and the places that all can see."""

from collections.abc import Callable

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.event import Event, EventWords, event_words
from trajan_tutor.engine.message import Message
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.terms import (
    bonus_term,
    border_parameters,
    province_term,
    source_term,
    tile_term,
    token_term,
)

# The first number of these events is a border, of those a province.
_AT_FIRST_BORDER = frozenset({codes.EVENT_BORDER_MARKER, codes.EVENT_TURNED_TOKEN, codes.EVENT_TURNED_BORDER_MARKER})
_AT_PROVINCE = frozenset(
    {
        codes.EVENT_CLOSED,
        codes.EVENT_CONTROLLED,
        codes.EVENT_TIED,
        codes.EVENT_TURNED_MARKER,
        codes.EVENT_CHOSE,
        codes.EVENT_CHOSE_PROVINCE,
    }
)
_PLACED = frozenset({codes.EVENT_PLACED, codes.EVENT_CRASSUS_PLACED})


def spot_of(event: int, seat: int, first: int, second: int) -> str:
    """Return where an event of a side happened, from its two numbers; empty where that is no place."""
    if event in _AT_PROVINCE:
        return f"province.{names.PROVINCES[first]}"
    if event in _PLACED:
        return names.border_spot(second // 2)
    if event in _AT_FIRST_BORDER:
        return names.border_spot(first)
    if event == codes.EVENT_PLACED_DOWN:
        return names.border_spot(second)
    if event == codes.EVENT_TOOK_BONUS:
        return f"province.{names.PROVINCES[second]}"
    if event == codes.EVENT_SENATE_MARKERS:
        return f"mat.{seat}.senate.0"
    return f"mat.{seat}.bag" if event in (codes.EVENT_DREW, codes.EVENT_RETURNED) else ""


_SUMS = 64


def event_of(state: State, raw: tuple[int, int, int, int, int]) -> Event:
    """Return the event of a raw record: (event, rule, seat, first, second).

    `state` is any state of the same game: only its figures are looked up, since other events may have followed.
    """
    event, rule, seat, first, second = raw
    kind = word(names.Event(event))
    name = names.rule_id(rule)
    if event == codes.EVENT_POINTS:
        message = Message.of("caesar-event-points", markers=second, source=source_term(first))
        return Event(kind, name, seat, message, source=names.SOURCE_NAMES[first], points=second)
    suffix, parameters = _EVENT_WORDS[event](state, rule, first, second)
    message = Message.of(f"caesar-event-{kind}{suffix}", **parameters)
    hidden = Message.of("caesar-event-drew-hidden") if event == codes.EVENT_DREW else None
    return Event(kind, name, seat, message, hidden, spot=spot_of(event, seat, first, second))


# ---- one function per kind of parameters: (state, rule, first, second) to a suffix of the key and parameters -----


def _turn(_state: State, rule: int, again: int, _second: int) -> EventWords:
    if rule == codes.RULE_CRASSUS_TURN:
        return "-crassus", {}
    return ("-extra" if again else ""), {}


def _placed(state: State, _rule: int, token: int, space: int) -> EventWords:
    figures = state.figures
    ends = (figures.first[space // 2], figures.second[space // 2])
    toward, away = (ends[1], ends[0]) if space & 1 else ends
    return "", {
        "token": token_term(token),
        "toward": province_term(toward),
        "away": province_term(away),
        "high": figures.high[token],
        "low": figures.low[token],
    }


def _token_and_border(state: State, _rule: int, token: int, border: int) -> EventWords:
    return "", {"token": token_term(token), **border_parameters(state.figures, border)}


def _border_and_token(state: State, _rule: int, border: int, token: int) -> EventWords:
    return "", {"token": token_term(token), **border_parameters(state.figures, border)}


def _border(state: State, _rule: int, border: int, _second: int) -> EventWords:
    return "", border_parameters(state.figures, border)


def _lost(_state: State, rule: int, bonus: int, _second: int) -> EventWords:
    return f"-{names.rule_id(rule).removeprefix('caesar.').replace('.', '-')}", {"bonus": bonus_term(bonus)}


def _controlled(_state: State, rule: int, province: int, sums: int) -> EventWords:
    most, least = divmod(sums, _SUMS)
    suffix = "-tie" if rule == codes.RULE_CRASSUS_TIE else "-italia" if province == codes.ITALIA else ""
    return suffix, {"province": province_term(province), "most": most, "least": least}


def _row_drew(_state: State, rule: int, token: int, _second: int) -> EventWords:
    return ("-centurion" if rule == codes.RULE_CRASSUS_CENTURION else ""), {"token": token_term(token)}


def _chose(_state: State, rule: int, province: int, number: int) -> EventWords:
    reason = names.rule_id(rule).rpartition(".")[2]
    return f"-{reason}", {"province": province_term(province), "number": number}


def _chose_province(_state: State, _rule: int, province: int, reason: int) -> EventWords:
    return f"-{names.PROVINCE_REASONS[reason]}", {"province": province_term(province)}


def _chose_space(state: State, _rule: int, border: int, reason: int) -> EventWords:
    return f"-{names.SPACE_REASONS[reason]}", border_parameters(state.figures, border)


def _chose_token(_state: State, _rule: int, token: int, reason: int) -> EventWords:
    return f"-{names.TOKEN_REASONS[reason]}", {"token": token_term(token)}


def _discarded(_state: State, rule: int, bonus: int, _second: int) -> EventWords:
    return ("-empty" if rule == codes.RULE_POISON_EMPTY else ""), {"bonus": bonus_term(bonus)}


def _won(_state: State, rule: int, _first: int, _second: int) -> EventWords:
    if rule == codes.RULE_END_LAST_MARKER:
        return "", {}
    return ("-crassus-stuck" if rule == codes.RULE_CRASSUS_NO_PLACEMENT else "-no-placement"), {}


_EVENT_WORDS: dict[int, Callable[[State, int, int, int], EventWords]] = {
    codes.EVENT_TURN: _turn,
    codes.EVENT_PLACED: _placed,
    codes.EVENT_PLACED_DOWN: _token_and_border,
    codes.EVENT_BANK: event_words(bonus=bonus_term),
    codes.EVENT_CLOSED: event_words(province=province_term),
    codes.EVENT_TOOK_BONUS: event_words(bonus=bonus_term, province=province_term),
    codes.EVENT_CONTROLLED: _controlled,
    codes.EVENT_TIED: event_words(province=province_term, both=int),
    codes.EVENT_BORDER_MARKER: _border,
    codes.EVENT_BORDERS_DONE: event_words(count=int),
    codes.EVENT_SENATE_MARKERS: event_words(markers=int, tokens=int),
    codes.EVENT_DECLINED: event_words(bonus=bonus_term),
    codes.EVENT_LOST: _lost,
    codes.EVENT_WEALTH: event_words(count=int),
    codes.EVENT_DREW: event_words(token=token_term),
    codes.EVENT_DREW_NOTHING: event_words(),
    codes.EVENT_TURNED_TOKEN: _border_and_token,
    codes.EVENT_TURNED_BORDER_MARKER: _border,
    codes.EVENT_TURNED_MARKER: event_words(province=province_term),
    codes.EVENT_RETURNED: event_words(token=token_term),
    codes.EVENT_CENTURION: event_words(token=token_term),
    codes.EVENT_EXTRA: event_words(),
    codes.EVENT_NO_EXTRA: event_words(),
    codes.EVENT_TILE: event_words(tile=tile_term),
    codes.EVENT_ROW_DREW: _row_drew,
    codes.EVENT_ROW_SHORT: event_words(count=int),
    codes.EVENT_ROW_DISCARDED: event_words(token=token_term),
    codes.EVENT_NO_BANK: event_words(),
    codes.EVENT_CHOSE: _chose,
    codes.EVENT_CHOSE_PROVINCE: _chose_province,
    codes.EVENT_CHOSE_SPACE: _chose_space,
    codes.EVENT_CHOSE_TOKEN: _chose_token,
    codes.EVENT_CRASSUS_PLACED: _placed,
    codes.EVENT_CRASSUS_SKIPPED: event_words(),
    codes.EVENT_CRASSUS_DISCARDED: _discarded,
    codes.EVENT_MARKER_DISCARDED: event_words(count=int),
    codes.EVENT_DECK: event_words(),
    codes.EVENT_WON: _won,
}
