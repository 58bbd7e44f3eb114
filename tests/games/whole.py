"""What holds after every move of a rule test: the state keeps its shape, and what is recorded are five small numbers.

A rule that forgets a number, or writes one that nobody is told, breaks it where it happens and not moves later.
"""

from typing import Any

from trajan_tutor.engine.event import Event

Raw = tuple[int, int, int, int, int]

# What these record besides is seen on the board: places of markers and tiles, sizes of supplies and decks, the winner.
UNTOLD = frozenset({"conquered", "deck", "laid", "marker-held", "returned", "won"})


def shape(value: Any) -> Any:
    """Return what a value is made of: a whole number, or a list with the shapes of its contents, each once."""
    if isinstance(value, list):
        return "list", tuple(sorted({str(shape(one)) for one in value}))
    return type(value).__name__


def check_state(state: Any) -> None:
    """Check that every attribute of a state is a whole number or made of lists of them."""
    for name, value in state.__getstate__().items():
        if name != "figures":
            plain = str(shape(value)).replace("list", "").replace("int", "")
            assert not any(letter.isalpha() for letter in plain), f"{name} is {value!r}"


def check_record(game: Any, state: Any, raw: Raw) -> None:
    """Check that five whole numbers were recorded, of a seat at the table, and that none was recorded for nobody."""
    assert all(type(number) is int for number in raw), raw
    event, rule, seat, first, second = raw
    assert -1 <= seat < game.seats(state), raw
    told = game.event_of(state, raw)
    if told.kind not in UNTOLD:
        untold = [(0, second)] if first else []
        untold += [(first, 0)] if second else []
        for other in untold:
            assert told != game.event_of(state, (event, rule, seat, *other)), f"{told.kind} tells not all of {raw}"


def play_one(game: Any, state: Any, move: int) -> list[Event]:
    """Play a legal move, check what it leaves behind, and return what happened."""
    apart = state.copy()
    apart.recorder = []
    game.apply(apart, move)
    for raw in apart.recorder:
        check_record(game, apart, raw)
    events: list[Event] = game.apply_and_tell(state, move)
    check_state(state)
    assert apart.key() == state.key()
    return events
