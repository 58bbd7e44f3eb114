"""The layout: everything lies on a place that exists, carries an id of its own, and gives nothing away."""

from collections import Counter

import pytest

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.board.layout import placements
from trajan_tutor.games.trajan.board.spots import spots
from trajan_tutor.games.trajan.knowledge.observation import mask
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.components import figures_for
from trajan_tutor.games.trajan.rules.setup import new_game
from trajan_tutor.games.trajan.rules.state import State, score_of
from trajan_tutor.games.trajan.rules.turn import apply, set_up_quickly, settle
from trajan_tutor.games.trajan.words.moves import MOVES


def begun(seats: int, seed: int, *, quick: bool = True) -> State:
    """Return a game at its first choice, or after a random setup."""
    state = new_game(figures_for(), seats, seed)
    settle(state)
    if quick:
        set_up_quickly(state)
    return state


def along(seats: int, seed: int) -> list[State]:
    """Return states of a whole random game, setup included: the first of every phase, and then every fortieth."""
    state = begun(seats, seed, quick=False)
    rng = Rng(seed)
    found = []
    phases: set[int] = set()
    number = 0
    while state.phase != codes.PHASE_OVER:
        if state.phase not in phases or number % 40 == 0:
            phases.add(state.phase)
            found.append(state.copy())
        apply(state, state.choices[rng.below(len(state.choices))])
        number += 1
    return [*found, state]


GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in (7, 8)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_pieces_are_unique_and_lie_on_spots(seats: int, seed: int) -> None:
    """No two placements share a piece, no two spots a name, and every placement lies on a spot."""
    for state in along(seats, seed):
        for seat in range(-1, seats):
            seen = Observation(seat, mask(state, seat))
            lying = placements(seen)
            found = [spot.name for spot in spots(seen)]
            assert len(found) == len(set(found))
            assert not {placement.spot for placement in lying} - set(found)
            assert [piece for piece, number in Counter(one.piece for one in lying).items() if number > 1] == []


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_move_can_be_picked_on_a_spot_that_is_there(seats: int, seed: int) -> None:
    """What a legal move is picked at is one of the spots."""
    for state in along(seats, seed):
        found = {spot.name for spot in spots(Observation(state.actor, state))}
        for move in state.choices:
            assert set(MOVES.spots_of(state, move)) <= found


def test_a_layout_is_always_the_same() -> None:
    """The same observation gives the same placements and spots, in the same order."""
    for state in along(3, 11):
        first, second = Observation(1, mask(state, 1)), Observation(1, mask(state, 1))
        assert placements(first) == placements(second)
        assert spots(first) == spots(second)


def test_every_spot_tells_its_rule() -> None:
    """The rule id of every spot is a rule of the rule book."""
    known = {names.rule_id(rule) for rule in range(1, len(names.Rule))}
    for state in along(2, 5):
        assert {spot.rule for spot in spots(Observation(0, state))} <= known


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_are_only_counted(seats: int) -> None:
    """The hands of others show the cards that all have seen; of the rest only the number is drawn."""
    for state in along(seats, 4):
        seen = Observation(0, mask(state, 0))
        lying = placements(seen)
        for seat in range(1, seats):
            start = seat * codes.GOODS
            known = sum(state.known[start : start + codes.GOODS])
            held = sum(state.hand[start : start + codes.GOODS]) + state.unknown[seat]
            shown = [one for one in lying if one.spot.startswith(f"mat.{seat}.hand.") and one.symbol != "card-back"]
            backs = [one.text for one in lying if one.spot == f"mat.{seat}.hand.unknown"]
            assert len(shown) == known
            assert backs == ([str(held - known)] if held > known else [])


def test_the_deals_that_look_alike_are_laid_out_alike() -> None:
    """Nothing hidden shows: piles and hands dealt otherwise give the same layout."""
    state = begun(3, 9)
    other = state.copy()
    other.stacks = state.stacks[:]
    other.forum_pile = list(reversed(state.forum_pile))
    other.demand_pile = list(reversed(state.demand_pile))
    other.bonus_pile = list(reversed(state.bonus_pile))
    for stack, size in enumerate(state.stack_size):
        tiles = state.stacks[stack]
        other.stacks[stack] = [*reversed(tiles[: size - 1]), tiles[size - 1]]
    first, second = Observation(0, mask(state, 0)), Observation(0, mask(other, 0))
    assert placements(first) == placements(second)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_on_the_table_is_laid_out(seats: int) -> None:
    """Markers, tiles, figures, cards and scores are all there, as many as the state says."""
    for state in along(seats, 3):
        lying = placements(Observation(-1, state))
        symbols = Counter(one.symbol.partition("+")[0] for one in lying)
        markers = sum(symbols[f"marker-{colour}"] for colour in names.COLOURS)
        assert markers == 12 * seats
        tiles = sum(1 for slot in state.slots if slot) + sum(1 for size in state.stack_size if size)
        assert symbols["trajan-tile"] + symbols["trajan-tile-ready"] == tiles
        assert symbols["leader"] == symbols["disc"] == symbols["arch"] == seats
        assert symbols["worker"] == sum(mask.bit_count() for mask in state.workers)
        assert symbols["legionary"] == sum(mask.bit_count() for mask in state.legions)
        cards = sum(state.hand) + sum(state.display) + bool(state.left) + bool(state.right)
        assert symbols["card"] == cards
        tiles = sum(state.forum) + sum(state.forum_extra) + sum(state.tiles) + sum(map(bool, state.province_tile))
        assert sum(symbols[name] for name in ("forum-tile", "votes-tile", "wild-tile", "extra-tile")) == tiles
        built = sum(mask.bit_count() for mask in state.built) + sum(map(bool, state.district_tile))
        assert symbols["building-tile"] == built
        bonus = sum(map(bool, state.bonus)) + len(state.senate_bonus)
        assert symbols["bonus-yellow"] + symbols["bonus-grey"] == bonus
        assert symbols["plus-two"] == sum(mask.bit_count() for mask in state.plus_two)
        assert symbols["demand-tile"] + symbols["demand-tile-asked"] == sum(state.demands)
        scores = {one.spot: one.text for one in lying if one.symbol == "score"}
        assert scores == {f"mat.{seat}.score": str(score_of(state, seat)).replace("-", "−") for seat in range(seats)}  # noqa: RUF001


def test_a_tile_whose_markers_lie_in_its_tray_is_ready() -> None:
    """The layout sees whether a tray holds the two markers of the tile at it, two of a colour for a double."""
    state = begun(2, 1)
    figures = state.figures
    double = next(
        tile for tile in range(1, len(figures.tile_kind)) if figures.tile_first[tile] == figures.tile_second[tile]
    )
    state.slots[1] = double
    colour = figures.tile_first[double]
    for count, ready in ((0, False), (1, False), (2, True)):
        state.markers[codes.COLOURS + colour] = count
        symbols = [one.symbol for one in placements(Observation(0, state)) if one.spot == "mat.0.slot.II"]
        assert symbols[0].startswith("trajan-tile-ready+") is ready


def test_the_sowing_shows_where_the_next_marker_goes() -> None:
    """While markers are sown, the next tray and the target tray are marked."""
    state = begun(2, 7)
    apply(state, state.choices[0])
    assert state.phase == codes.PHASE_DROP
    marked = {
        one.symbol: one.spot for one in placements(Observation(0, state)) if one.symbol in {"next-drop", "target"}
    }
    assert marked == {
        "next-drop": f"mat.0.tray.{names.SLOTS[state.drop_tray]}",
        "target": f"mat.0.tray.{names.SLOTS[state.target]}",
    }


def test_only_what_moved_in_a_sowing_is_another_piece() -> None:
    """Markers that stay in their trays keep their ids, whatever was taken from other trays or dropped elsewhere."""
    state = begun(3, 7, quick=True)
    before = {one.piece: one.spot for one in placements(Observation(0, mask(state, 0))) if "marker-" in one.symbol}
    rng = Rng(7)
    while state.phase == codes.PHASE_SOW or state.held != [0] * codes.COLOURS:
        apply(state, state.choices[rng.below(len(state.choices))])
    after = {one.piece: one.spot for one in placements(Observation(0, mask(state, 0))) if "marker-" in one.symbol}
    assert all(before[piece] == after[piece] for piece in before.keys() & after.keys())
    gone, come = before.keys() - after.keys(), after.keys() - before.keys()
    assert len(gone) == len(come)
    mat = f"mat.{state.turn_seat}."
    assert all(before[piece].startswith(mat) for piece in gone)
    assert len({before[piece] for piece in gone}) == 1
