"""A position as somebody sees it: an observation as data, at every decision, and the deal of the rest that it allows.

It is the second version of the format of positions. A whole position is the first; either is told from the other by the
field `seen`. Two positions that differ only in what the observer may not know have the same text.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol, runtime_checkable

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Observation, S, Setup
from trajan_tutor.engine.position_values import (
    read_list,
    read_name_of_game,
    read_number,
    read_object,
    wrong_kind,
    wrong_value,
)
from trajan_tutor.engine.reading import parse_json

VERSION: Final = 2
SEEN: Final = "seen"
_FIELDS: Final = ("game", "version", "seats", "eyes", "options", SEEN)
# What follows from the rest, and what is no part of a position.
_NOT_WRITTEN: Final = frozenset({"figures", "choices", "recorder"})
# So many hidden pieces are dealt one by one: fewer than none cannot be.
_HIDDEN_COUNTS: Final = frozenset({"unknown", "unseen"})
_LEAST, _MOST = -1, 999
_LEAST_POINTS: Final = -999
_MOST_OF_MASK: Final = (1 << 32) - 1
_LONGEST: Final = 255
# What a state that no game has can lead the rules to.
_BROKEN: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, MemoryError)


@runtime_checkable
class WithMasks(Protocol):
    """A game whose states hold sets as bits, or count without a bound: the names of those fields."""

    mask_fields: frozenset[str]


def is_seen(data: Any) -> bool:
    """Return whether JSON data is a position as somebody sees it, whole or not: no other has such a field."""
    return isinstance(data, dict) and SEEN in data


def is_seen_text(position: str) -> bool:
    """Return whether the text of a position is one that somebody sees."""
    return f'"{SEEN}":' in position and is_seen(parse_json(position))


def fields_of(state: object) -> tuple[str, ...]:
    """Return the names of the fields of a state that are written, sorted."""
    kind = type(state)
    # A compiled class has no slots: it names what it holds in its own way.
    names: tuple[str, ...] = kind.__slots__ if hasattr(kind, "__slots__") else kind.__mypyc_attrs__  # type: ignore[attr-defined]
    return tuple(sorted(name for name in names if name not in _NOT_WRITTEN))


def write_seen(game: TutorGame[S], state: S, eyes: int) -> str:
    """Return the canonical text of a state as a seat (-1: a spectator) sees it, at any decision."""
    seen = game.observe(state, eyes).state
    return canonical(
        {
            "game": game.name,
            "version": VERSION,
            "seats": game.seats(state),
            "eyes": eyes,
            "options": _options_of(seen),
            SEEN: {name: getattr(seen, name) for name in fields_of(seen)},
        }
    )


def read_seen(game: TutorGame[S], data: Any) -> Observation[S]:
    """Return what was seen; raises UnreadableError, which names the place, for what cannot be."""
    position = read_object(data, SEEN, _FIELDS)
    read_name_of_game(position, game.name, VERSION)
    seats = read_number(position["seats"], "seats", min(game.seat_counts), max(game.seat_counts))
    eyes = read_number(position["eyes"], "eyes", -1, seats - 1)
    state = _like(game, seats, position["options"])
    names = fields_of(state)
    values = read_object(position[SEEN], SEEN, names)
    masks = game.mask_fields if isinstance(game, WithMasks) else frozenset[str]()
    for name in names:
        bounds = _bounds(name, masks)
        setattr(state, name, _read_value(values[name], f"{SEEN}.{name}", getattr(state, name), bounds))
    seen = Observation(eyes, state)
    _check(game, seen, seats)
    return seen


def opening_state(game: TutorGame[S], setup: Setup) -> S:
    """Return the first state of a setup; where its position is one that somebody sees, the rest is dealt by the seed.

    Raises as `new_game` and `read_seen`.
    """
    if not is_seen_text(setup.position):
        return game.new_game(setup)
    return game.determinize(read_seen(game, parse_json(setup.position)), setup.seed)


def _options_of(state: object) -> dict[str, object]:
    """Return the rulings that differ from the usual ones, of a game that has any."""
    return dict(getattr(getattr(state, "figures", None), "options", {}))


def _like(game: TutorGame[S], seats: int, options: Any) -> S:
    """Return a state with the same options, whose values show of what kind each field is."""
    if not isinstance(options, dict):
        raise wrong_kind("options", "{...}")
    try:
        return game.copy(game.new_game(Setup(seats, 0, tuple(sorted(options.items())))))
    except MisusedError as error:
        raise UnreadableError(error.message.key, **dict(error.message.parameters)) from error


def _bounds(name: str, masks: frozenset[str]) -> tuple[int, int]:
    if name in masks:
        return 0, _MOST_OF_MASK
    if name in _HIDDEN_COUNTS:
        return 0, _LONGEST
    return (_LEAST_POINTS if name == "ledger" else _LEAST), _MOST


def _read_value(value: Any, place: str, like: Any, bounds: tuple[int, int]) -> Any:
    """Return a number, a list of numbers or a list of such lists, as it is in a state that is alike."""
    if not isinstance(like, list):
        return read_number(value, place, *bounds)
    items = read_list(value, place)
    if len(items) > _LONGEST:
        raise wrong_value(place, len(items), str(_LONGEST))
    kind: Sequence[Any] = like[:1] or (0,)
    return [_read_value(item, f"{place}[{number}]", kind[0], bounds) for number, item in enumerate(items)]


def _check(game: TutorGame[S], seen: Observation[S], seats: int) -> None:
    """Refuse what no game shows: what is dealt from it has to look the same, and to be playable and drawn."""
    try:
        dealt = game.determinize(seen, 0)
        again = game.observe(dealt, seen.seat)
        alike = all(getattr(again.state, name) == getattr(seen.state, name) for name in fields_of(seen.state))
        fits = alike and game.seats(dealt) == seats and 0 <= game.current_seat(dealt) < seats
        fits = fits and bool(game.legal(dealt))
        game.placements(again)
        game.spots(again)
        game.prompt(dealt)
    except _BROKEN as error:
        raise UnreadableError("engine-position-not-seen") from error
    if not fits:
        raise UnreadableError("engine-position-not-seen")
