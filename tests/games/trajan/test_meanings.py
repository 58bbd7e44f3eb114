"""What picking a spot can mean: every legal move where it is picked, and something for nearly every spot."""

import pytest
from games.trajan.random_games import TRAJAN, begun, walk

from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words.moves import MOVES


def sampled(seats: int) -> list[State]:
    """Return states of a game with a chosen setup."""
    return [state.copy() for state in walk(begun(seats, 30, quick=False), 30, every=11)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_meaning_is_a_move(seats: int) -> None:
    """With a notation, and none stands twice."""
    for state in sampled(seats):
        for spot in TRAJAN.spots(TRAJAN.observe(state, state.actor)):
            found = MOVES.meanings(state, spot.name)
            assert all(move in MOVES.texts for move in found), spot.name
            assert len(set(found)) == len(found), spot.name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spot_means_the_moves_that_are_picked_there(seats: int) -> None:
    """Where a move that uses a special action is picked, an action may be meant first."""
    for state in sampled(seats):
        for move in state.choices:
            for spot in TRAJAN.spots_of(state, move):
                groups = {meant >> codes.GROUP_SHIFT for meant in MOVES.meanings(state, spot)}
                special = move >> codes.GROUP_SHIFT == codes.MOVE_USE >> codes.GROUP_SHIFT
                assert move >> codes.GROUP_SHIFT in groups or (special and groups), (TRAJAN.notation(move), spot)


def test_spots_that_are_only_looked_at_mean_nothing() -> None:
    """Everything else means something at the start of a turn."""
    state = begun(3, 4)
    silent = set()
    for spot in TRAJAN.spots(TRAJAN.observe(state, 0)):
        if not MOVES.meanings(state, spot.name):
            parts = spot.name.split(".")
            silent.add(parts[2] if parts[0] == "mat" else parts[0])
    assert silent <= {
        *("centre", "display", "bonus", "built", "score", "name", "hand", "tiles", "kept", "plus-two"),
        *("time", "demand", "senate-bonus", "quarter"),
    }, silent


@pytest.mark.parametrize(
    ("spot", "first"),
    [
        ("mat.0.tray.IV", "sow IV"),
        ("mat.0.held.pink", "drop pink"),
        ("mat.0.plus-two.senate", "plus-two senate"),
        ("mat.0.hand.gold", "discard gold left"),
        ("mat.0.tiles.wild-extra", "repeat wild-extra"),
        ("mat.0.tiles.extra-forum", "repeat"),
        ("mat.0.tiles.bread", "pay tile"),
        ("mat.0.kept.games", "pay kept"),
        ("mat.0.slot.II", "tile goods II"),
        ("mat.0.military-camp", "enlist"),
        ("mat.0.worker-camp", "recruit"),
        ("province.raetia", "leader raetia"),
        ("province.camp", "legionary"),
        ("district.B3", "build B3"),
        ("ship.pairs", "ship pairs"),
        ("stack.demands", "stack demands"),
        ("pile.right", "take right"),
        ("senate.3", "senate"),
        ("deck", "draw"),
        ("quarter", "quarter"),
        ("time", "quarter"),
    ],
)
def test_the_most_fitting_meaning_comes_first(spot: str, first: str) -> None:
    """At the start of a turn of the seat whose leader is in the camp."""
    state = begun(2, 4)
    assert state.leader[0] == codes.CAMP
    assert TRAJAN.notation(MOVES.meanings(state, spot)[0]) == first


def test_tiles_on_the_forum_are_meant_by_their_space() -> None:
    """Tiles lie in the order of their kinds."""
    state = begun(4, 4)
    kinds = [kind for kind in range(codes.TILE_KINDS) for _ in range(state.forum[kind])]
    for space, kind in enumerate(kinds):
        assert MOVES.meanings(state, f"forum.{space}") == (codes.MOVE_FORUM + kind,)
    state.forum[kinds[0]] -= 1
    absent = MOVES.meanings(state, "forum.11")[0] - codes.MOVE_FORUM
    assert state.forum[absent] == 0
    actions = [action for action in range(codes.TRAYS) for _ in range(state.forum_extra[action])]
    for space, action in enumerate(actions):
        assert MOVES.meanings(state, f"yellow.{space}") == (codes.MOVE_YELLOW + action,)
    assert names.EXTRA[actions[0]] in TRAJAN.notation(MOVES.meanings(state, "yellow.0")[0])
