"""Where on the board events happen, as far as everybody sees it there."""

from collections.abc import Callable

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.words import names


def _on_mat(place: str, words: tuple[str, ...]) -> Callable[[int, int, int], str]:
    return lambda seat, first, _: f"mat.{seat}.{place}.{words[first]}"


def _on_board(place: str, words: tuple[str, ...]) -> Callable[[int, int, int], str]:
    return lambda _, first, __: f"{place}.{words[first]}"


def _by_second(place: str, words: tuple[str, ...]) -> Callable[[int, int, int], str]:
    return lambda _, __, second: f"{place}.{words[second]}"


_SPACES = tuple(names.space_name(space) for space in range(codes.DISTRICT_SPACES))
_BONUS = tuple(name.replace("+", "-") for name in names.BONUS)

# By event: the spot, from the seat and both numbers of the event.
_PLACES: dict[int, Callable[[int, int, int], str]] = {
    codes.EVENT_SOWED: _on_mat("tray", names.SLOTS),
    codes.EVENT_DROPPED: _on_mat("tray", names.SLOTS),
    codes.EVENT_PLACED: _on_mat("tray", names.SLOTS),
    codes.EVENT_TIME: lambda _, __, time: f"time.{time}",
    codes.EVENT_ACCOMPLISHED: _on_mat("slot", names.SLOTS),
    codes.EVENT_KEPT: _on_mat("kept", names.DEMANDS),
    codes.EVENT_MARKED: _on_mat("plus-two", names.ACTIONS),
    codes.EVENT_DREW: lambda *_: "deck",
    codes.EVENT_DISCARDED: _by_second("pile", names.PILES),
    codes.EVENT_TOOK_CARD: _by_second("pile", names.PILES),
    codes.EVENT_REFILLED: _by_second("pile", names.PILES),
    codes.EVENT_LAID: _on_mat("display", names.GOODS),
    codes.EVENT_LOADED: _by_second("ship", names.SHIPS),
    codes.EVENT_SHIPPED: _on_board("ship", names.SHIPS),
    codes.EVENT_LEADER_MOVED: _on_board("province", names.PLACES),
    codes.EVENT_PROVINCE_TILE: _by_second("province", names.PLACES),
    codes.EVENT_CONQUERED: _on_board("province", names.PLACES),
    codes.EVENT_TRAJAN_TILE: _on_mat("slot", names.SLOTS),
    codes.EVENT_REVEALED_TRAJAN: _on_board("stack", names.STACKS),
    codes.EVENT_ADVANCED: lambda _, space, __: f"senate.{space}",
    codes.EVENT_BUILT: _on_board("district", _SPACES),
    codes.EVENT_CONSTRUCTION_TILE: _by_second("district", _SPACES),
    codes.EVENT_BONUS: _on_mat("bonus", _BONUS),
}


def spot_of(event: int, seat: int, first: int, second: int) -> str:
    """Return where an event of a seat happened, from its two numbers; empty where that is no place."""
    place = _PLACES.get(event)
    return "" if place is None else place(seat, first, second)
