"""The position format of the toy game: one JSON object for a game between turns."""

from typing import Any

from engine.toy_data import COINS, COMPONENTS, HIGHEST_CARD, MARKET, NOT_CHOSEN, ROUNDS, SOURCES, TURN, ToyState

from trajan_tutor.engine.errors import UnreadableError

_FIELDS = ("actor", "alone", "coins", "deck", "discards", "game", "hands", "market", "points", "round", "seats")


def dump(state: ToyState) -> dict[str, Any]:
    """Return a state between turns as JSON data."""
    return {
        "game": "toy",
        "seats": state.seats,
        "actor": state.actor,
        "alone": state.alone,
        "round": state.round,
        "market": state.phase == MARKET,
        "coins": state.coins[:],
        "points": [points[:] for points in state.points],
        "hands": [hand[0] for hand in state.hands],
        "deck": state.deck[:],
        "discards": state.discards[:],
    }


def load(data: Any, *, answers: bool) -> ToyState:
    """Return the state of a position; raises UnreadableError naming the place."""
    _check(isinstance(data, dict), "position")
    for name in (*_FIELDS, *data):
        _check(name in data and name in _FIELDS, name)
    _check(data["game"] == "toy", "game")
    seats = _number(data["seats"], "seats", 2, 3)
    cards = range(1, HIGHEST_CARD + 1)
    state = ToyState(
        seats,
        _number(data["alone"], "alone", 1, 3),
        _numbers(data["deck"], "deck", None, 1, HIGHEST_CARD),
        actor=_number(data["actor"], "actor", 0, seats - 1),
        round=_number(data["round"], "round", 1, ROUNDS),
        discards=_numbers(data["discards"], "discards", None, 1, HIGHEST_CARD),
        hands=[[card] for card in _numbers(data["hands"], "hands", seats, cards[0], cards[-1])],
        stalls=[NOT_CHOSEN] * seats,
        bids=[NOT_CHOSEN] * seats,
        coins=_numbers(data["coins"], "coins", seats, 0, COINS),
    )
    _check(data["alone"] in COMPONENTS.rulings["T1"].choices, "alone")
    _check(isinstance(data["points"], list) and len(data["points"]) == seats, "points")
    state.points = [_numbers(points, "points", len(SOURCES), 0, 99) for points in data["points"]]
    _check(isinstance(data["market"], bool) and (answers or not data["market"]), "market")
    _check(not data["market"] or state.actor == 0, "actor")
    state.phase = MARKET if data["market"] else TURN
    return state


def _check(is_right: bool, place: str) -> None:
    if not is_right:
        raise UnreadableError("toy-position", place=place)


def _number(value: Any, place: str, least: int, most: int) -> int:
    _check(isinstance(value, int) and not isinstance(value, bool) and least <= value <= most, place)
    return int(value)


def _numbers(value: Any, place: str, length: int | None, least: int, most: int) -> list[int]:
    _check(isinstance(value, list) and length in (None, len(value)), place)
    return [_number(item, place, least, most) for item in value]
