"""The positions in which a ruling can be tried: under its readings they lead to different things."""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from the_games import AnyGame, AnyState, find_game

from trajan_tutor.engine import positions
from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.games import game_names
from trajan_tutor.engine.reading import read_json
from trajan_tutor.i18n import Words

# So many moves after the position the readings have to differ.
MOST_MOVES: Final = 3
# About the setup, which no position holds.
WITHOUT_POSITION: Final = {"trajan": {"R29"}, "caesar": set[str]()}


def entries_of(name: str) -> dict[str, dict[str, Any]]:
    """Return the entries of a game by their rulings."""
    path = Path(find_game(name).resources.data) / "readings.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["reading"] if path.is_file() else {}


ENTRIES: Final = [(name, ruling) for name in game_names() for ruling in entries_of(name)]


def position_of(game: AnyGame, entry: dict[str, Any]) -> dict[str, Any]:
    """Return the position of an entry."""
    position: dict[str, Any] = read_json(Path(game.resources.data) / entry["position"])
    return position


def under_each_reading(game: AnyGame, ruling: str) -> list[AnyState]:
    """Return the states that an entry opens, in the order of the readings."""
    entry = entries_of(game.name)[ruling]
    position = position_of(game, entry)
    states = []
    for choice in game.components.rulings[ruling].choices:
        state = game.load({**position, "options": {**position.get("options", {}), ruling: choice}})
        for text in entry.get("moves", ()):
            move = game.parse(text)
            assert move in game.legal(state), text
            game.apply(state, move)
        states.append(state)
    return states


def seen(game: AnyGame, state: AnyState) -> tuple[object, ...]:
    """Return what a game has come to: whose choices, the points, who won, and at the start of a turn the position."""
    told: dict[str, Any] = {}
    if positions.may_begin(game, state):
        told = game.dump(state)
        told.pop("options", None)
    return (
        game.current_seat(state),
        [game.notation(move) for move in game.legal(state)],
        [tuple(game.ledger(state, seat).points) for seat in range(game.seats(state))],
        game.winners(state) if game.is_over(state) else (),
        canonical(told),
    )


def do_differ(game: AnyGame, here: AnyState, there: AnyState, moves: int) -> bool:
    """Return whether two states are told apart by at most so many moves that are legal in both."""
    if seen(game, here) != seen(game, there):
        return True
    if not moves:
        return False
    for move in game.legal(here):
        here_after, there_after = game.copy(here), game.copy(there)
        game.apply(here_after, move)
        game.apply(there_after, move)
        if do_differ(game, here_after, there_after, moves - 1):
            return True
    return False


@pytest.mark.parametrize(("name", "ruling"), ENTRIES, ids=[ruling for _, ruling in ENTRIES])
def test_a_position_leads_to_different_things_under_its_readings(name: str, ruling: str) -> None:
    """Each other reading differs from the usual one: in choices, points, winners or the position that follows."""
    game = find_game(name)
    usual, *others = under_each_reading(game, ruling)
    assert others
    for other in others:
        assert any(do_differ(game, usual, other, moves) for moves in range(MOST_MOVES + 1))


@pytest.mark.parametrize(("name", "ruling"), ENTRIES, ids=[ruling for _, ruling in ENTRIES])
def test_a_position_is_written_as_every_other_and_chooses_nothing_itself(name: str, ruling: str) -> None:
    """What to try is told where the entry says so; whoever tries decides first, whatever the reading."""
    game = find_game(name)
    entry = entries_of(name)[ruling]
    position = position_of(game, entry)
    assert ruling not in position.get("options", {})
    state = game.load(position)
    if positions.may_begin(game, state):
        assert game.dump(state) == position
    assert {game.current_seat(opened) for opened in under_each_reading(game, ruling)} == {entry["seat"]}
    has_words = Words("en", (game.resources.words,)).has
    assert has_words(f"{name}-ruling-{ruling.lower()}-try") == entry.get("tells", False)


@pytest.mark.parametrize("name", WITHOUT_POSITION)
def test_every_ruling_with_an_option_can_be_tried(name: str) -> None:
    """In the order of the data, but for what a position cannot hold."""
    rulings = find_game(name).components.rulings.values()
    wanted = [one.name for one in rulings if one.choices and one.name not in WITHOUT_POSITION[name]]
    assert list(entries_of(name)) == wanted


def test_equal_states_are_told_to_be_equal() -> None:
    """The comparison finds nothing where there is nothing: by the usual reading twice."""
    game = find_game("caesar")
    usual = under_each_reading(game, "C55")[0]
    assert not do_differ(game, usual, game.copy(usual), 1)
