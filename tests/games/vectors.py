"""What the vectors of every game have to keep, for the tests of each."""

from collections.abc import Callable, Iterator
from typing import Any

from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng


def states(game: Any, setup: Setup, every: int = 1) -> Iterator[Any]:
    """Play random moves; yield the state before every so many of them, and the last one."""
    state = game.new_game(setup)
    rng = Rng(setup.seed)
    number = 0
    while not game.is_over(state):
        if number % every == 0:
            yield state
        choices = game.legal(state)
        game.apply(state, choices[rng.below(len(choices))])
        number += 1
    yield state


def check_names_and_length(game: Any, setup: Setup) -> None:
    """Every observation has one number for each name, and the names are different."""
    names = game.vector_names(setup.seats)
    assert len(set(names)) == len(names)
    for state in states(game, setup, every=7):
        for seat in range(-1, setup.seats):
            assert len(game.vector(game.observe(state, seat))) == len(names)


def check_hidden_things_do_not_count(game: Any, setup: Setup) -> None:
    """The vector of a seat is the same in every state that the seat could be in."""
    for number, state in enumerate(states(game, setup, every=5)):
        for seat in range(-1, setup.seats):
            seen = game.observe(state, seat)
            dealt = game.determinize(seen, number)
            assert game.vector(game.observe(dealt, seat)) == game.vector(seen)


def check_nothing_seen_is_missing(game: Any, setup: Setup, known: Callable[[Any], object]) -> None:
    """Two observations of one game with the same vector are the same, as far as `known` tells."""
    found: dict[tuple[int, ...], object] = {}
    for state in states(game, setup):
        for seat in range(setup.seats):
            seen = game.observe(state, seat)
            vector = tuple(game.vector(seen))
            assert found.setdefault(vector, known(seen.state)) == known(seen.state)
    assert len(found) > setup.seats


def check_every_part_counts(game: Any, setups: list[Setup], told_elsewhere: set[str]) -> None:
    """What is exchanged for what it was in another observation changes the vector, part after part of a state.

    `told_elsewhere` are parts that are made of others, mean something only with them, or are not to be told. What never
    differs in these games, such as the steps of a rare turn, is made one more.
    """
    walks = [states(game, setup, every=5) for setup in setups]
    walked = [game.observe(state, 0).state for walk in walks for state in walk]
    missing = set()
    for field in set(type(walked[0]).__slots__) - told_elsewhere:
        pairs = [(seen, getattr(walked[place * 31 % len(walked)], field)) for place, seen in enumerate(walked)]
        differing = [(seen, other) for seen, other in pairs if getattr(seen, field) != other]
        some = differing[:: len(differing) // 12 + 1]
        for seen, other in some or [(walked[0], one_more(getattr(walked[0], field)))]:
            changed = seen.copy()
            setattr(changed, field, other)
            if game.vector(Observation(0, changed)) == game.vector(Observation(0, seen)):
                missing.add(field)
    assert not missing, f"{game.name}: the vector does not tell {sorted(missing)}"


def one_more(value: Any) -> Any:
    """Return a number that is larger by one, or a list of such numbers."""
    return [one_more(each) for each in value] if isinstance(value, list) else value + 1


def numbers(game: Any, state: Any, seat: int) -> dict[str, int]:
    """Return the vector of a seat by its names."""
    seen = game.observe(state, seat)
    return dict(zip(game.vector_names(game.seats(state)), game.vector(seen), strict=True))
