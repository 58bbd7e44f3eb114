"""Final scoring and the winner. Nobody can meet a demand in these tests, which costs everybody 15 points first."""

import pytest
from games.trajan.build_state import (
    assert_refused,
    bonus,
    built,
    display,
    facts,
    figures,
    fill_slots,
    from_source,
    hand,
    kept,
    leader,
    legal,
    play_the_last_quarter,
    points_of,
    province,
    score,
    senate,
    table,
    the,
    tiles,
    workers,
)

from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.scoring import score_seat
from trajan_tutor.games.trajan.rules.state import State


def bare() -> State:
    """Return a table on which nothing scores at the end."""
    state = table()
    for seat in range(3):
        figures(state, seat, worker_camp=0, military_camp=0)
    return state


def final_points(state: State) -> list[tuple[int, str, int, str]]:
    """Play the end of the game and list the points scored, demands apart, as (seat, source, points, rule)."""
    before = [score(state, seat) for seat in range(state.seats)]
    found = points_of(play_the_last_quarter(state))
    for seat in range(state.seats):
        assert score(state, seat) == before[seat] + sum(points for owner, _, points, _ in found if owner == seat)
    return [entry for entry in found if entry[1] != "demands"]


@pytest.mark.rule("trajan.final.hand")
def test_each_card_in_the_hand_scores_one() -> None:
    """Cards of the display do not."""
    state = bare()
    hand(state, 0, "furs furs wine")
    display(state, 0, "gold gold")
    assert final_points(state) == [(0, "hand", 3, "trajan.final.hand")]


@pytest.mark.rule("trajan.final.workers")
def test_each_worker_in_the_worker_camp_scores_one() -> None:
    """Those in the district do not."""
    state = bare()
    figures(state, 1, worker_camp=4)
    workers(state, 1, "A1 A2")
    assert final_points(state) == [(1, "worker-camp", 4, "trajan.final.workers")]


@pytest.mark.rule("trajan.final.legionaries")
def test_each_legionary_in_the_military_camp_scores_one() -> None:
    """Those in the provinces do not, nor the leader."""
    state = bare()
    figures(state, 2, military_camp=5)
    province(state, "alpes", legionaries=(2,))
    leader(state, 2, "alpes")
    assert final_points(state) == [(2, "military-camp", 5, "trajan.final.legionaries")]


@pytest.mark.rule("trajan.final.tiles")
def test_each_trajan_tile_left_at_the_action_circle_scores_one() -> None:
    """Demand tiles on the mat do not."""
    state = bare()
    fill_slots(state, 0, "I II IV VI")
    kept(state, 1, "bread bread")
    assert (0, "tiles-left", 4, "trajan.final.tiles") in final_points(state)
    assert from_source(state, 1, "tiles-left") == 0


# ---- sets --------------------------------------------------------------------------------------------------------


def set_points(owned: str, wild: int = 0) -> int:
    """Return what a seat with these construction tiles and wild ones scores for sets."""
    state = bare()
    built(state, 0, owned)
    tiles(state, 0, " ".join(["wild-construction"] * wild))
    found = final_points(state)
    assert {(seat, source, rule) for seat, source, _, rule in found} <= {(0, "sets", "trajan.final.sets")}
    return from_source(state, 0, "sets")


@pytest.mark.rule("trajan.final.sets")
def test_a_set_of_three_scores_ten_and_a_set_of_four_twenty() -> None:
    """Of one kind; values do not matter, and two bring nothing."""
    assert set_points("door-2 door-3") == 0
    assert set_points("door-2 door-3 door-5") == 10
    assert set_points("door-2 door-3 door-4 door-5") == 20
    assert set_points("door-2 door-3 stairs-4 roof-5") == 0
    assert set_points("door-2 door-3 door-4 roof-2 roof-3 roof-4 roof-5") == 30


@pytest.mark.rule("trajan.final.sets")
def test_a_wild_construction_tile_stands_for_any_one_tile() -> None:
    """Where it brings most; a fifth of a kind brings nothing more."""
    assert set_points("door-2 door-3", wild=1) == 10
    assert set_points("door-2 door-3 door-4", wild=1) == 20
    assert set_points("door-2", wild=2) == 10
    assert set_points("door-2 door-3 stairs-2 stairs-3", wild=2) == 20
    assert set_points("door-2 door-3 door-4 stairs-2 stairs-3", wild=2) == 30
    assert set_points("door-2 door-3 door-4 door-5", wild=2) == 20
    assert set_points("", wild=2) == 0


# ---- bonus tiles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.final.bonus-goods")
@pytest.mark.parametrize(("side", "each"), [("yellow", 3), ("grey", 2)])
def test_r1_a_goods_bonus_tile_scores_three_or_two_per_card_of_its_kinds_in_the_display(side: str, each: int) -> None:
    """Yellow 3, grey 2; cards in the hand do not count for it."""
    state = bare()
    bonus(state, 0, "wine+fish", side)
    display(state, 0, "wine wine fish gold")
    hand(state, 0, "fish")
    assert final_points(state) == [
        (0, "hand", 1, "trajan.final.hand"),
        (0, "bonus-goods", 3 * each, "trajan.final.bonus-goods"),
    ]


@pytest.mark.rule("trajan.final.bonus-goods")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("columns+furs", "columns furs"),
        ("scrolls+oil", "scrolls oil"),
        ("fruit+pottery", "fruit pottery"),
        ("wine+fish", "wine fish"),
        ("gold+gems", "gold gems"),
        ("cattle+wheat", "cattle wheat"),
    ],
)
def test_there_is_a_bonus_tile_for_every_two_kinds_of_goods(tile: str, goods: str) -> None:
    """One card of each of the twelve kinds lies in the display."""
    state = bare()
    bonus(state, 0, tile, "yellow")
    display(state, 0, "columns furs scrolls oil fruit pottery wine fish gold gems cattle wheat")
    assert len(goods.split()) == 2
    assert final_points(state) == [(0, "bonus-goods", 6, "trajan.final.bonus-goods")]


@pytest.mark.rule("trajan.final.bonus-goods")
def test_r12_a_wild_goods_tile_stands_for_one_card_of_one_bonus_tile() -> None:
    """Of the one that brings most; without a goods bonus tile it brings nothing."""
    state = bare()
    bonus(state, 0, "wine+fish", "grey")
    tiles(state, 0, "wild-goods wild-goods")
    tiles(state, 1, "wild-goods")
    bonus(state, 1, "bread", "yellow")
    bonus(state, 2, "wine+fish", "grey")
    bonus(state, 2, "gold+gems", "yellow")
    tiles(state, 2, "wild-goods")
    assert final_points(state) == [
        (0, "bonus-goods", 4, "trajan.final.bonus-goods"),
        (2, "bonus-goods", 3, "trajan.final.bonus-goods"),
    ]


def demand_bonus(icon: str, side: str, *held: str) -> int:
    """Return what a bonus tile for a demand brings with these forum tiles left after the last demands."""
    state = bare()
    bonus(state, 0, icon, side)
    tiles(state, 0, " ".join(held))
    state.recorder = []
    score_seat(state, 0)
    assert {entry[1] for entry in state.recorder} <= {codes.RULE_FINAL_BONUS_DEMANDS}
    return from_source(state, 0, "bonus-other")


@pytest.mark.rule("trajan.final.bonus-demands")
@pytest.mark.parametrize(("side", "points"), [("yellow", 9), ("grey", 6)])
@pytest.mark.parametrize("icon", ["bread", "games", "religion"])
def test_a_demand_bonus_tile_scores_for_at_least_one_forum_tile_with_the_icon(
    icon: str, side: str, points: int
) -> None:
    """Yellow 9, grey 6, however many there are."""
    assert demand_bonus(icon, side, icon) == points
    assert demand_bonus(icon, side, icon, icon) == points
    assert demand_bonus(icon, side) == 0


@pytest.mark.rule("trajan.final.bonus-demands")
def test_r11_a_wild_demand_tile_does_not_count_for_a_demand_bonus_tile() -> None:
    """Nor does a Trajan tile, nor another icon."""
    assert demand_bonus("bread", "yellow", "wild-demand", "games") == 0
    state = bare()
    bonus(state, 0, "bread", "yellow")
    kept(state, 0, "bread")
    assert final_points(state) == []


@pytest.mark.rule("trajan.final.bonus-demands")
def test_a_tile_that_met_a_demand_of_the_last_quarter_is_gone() -> None:
    """Two bread tiles, one of them spent: the other still counts; a single one does not."""
    state = bare()
    bonus(state, 0, "bread", "yellow")
    tiles(state, 0, "bread")
    bonus(state, 1, "games", "grey")
    tiles(state, 1, "games games")
    assert final_points(state) == [(1, "bonus-other", 6, "trajan.final.bonus-demands")]


@pytest.mark.rule("trajan.final.bonus-workers")
@pytest.mark.parametrize(
    ("side", "spaces", "points"),
    [
        ("yellow", "A1 A2 A3", 3),
        ("grey", "A1", 1),
        ("grey", "A1 A2", 1),
        ("grey", "A1 A2 A3", 2),
        ("grey", "", 0),
    ],
)
def test_r2_the_workers_bonus_tile_scores_one_or_a_half_per_worker_in_the_district(
    side: str, spaces: str, points: int
) -> None:
    """The sum of halves is rounded up."""
    state = bare()
    bonus(state, 0, "workers", side)
    workers(state, 0, spaces)
    assert final_points(state) == ([(0, "bonus-other", points, "trajan.final.bonus-workers")] if points else [])


@pytest.mark.rule("trajan.final.bonus-legionaries")
@pytest.mark.parametrize(("side", "points"), [("yellow", 4), ("grey", 2)])
def test_the_legionaries_bonus_tile_scores_two_or_one_per_province(side: str, points: int) -> None:
    """Legionaries in the camp do not count for it."""
    state = bare()
    bonus(state, 0, "legionaries", side)
    province(state, "alpes", legionaries=(0, 1))
    province(state, "britannia", legionaries=(0,))
    province(state, "noricum", legionaries=(2,))
    assert final_points(state) == [(0, "bonus-other", points, "trajan.final.bonus-legionaries")]


@pytest.mark.rule("trajan.final.bonus-bonus")
@pytest.mark.parametrize(("side", "points"), [("yellow", 9), ("grey", 4)])
def test_the_bonus_tile_for_bonus_tiles_scores_per_yellow_one(side: str, points: int) -> None:
    """3 each with itself when it is yellow, 2 each when it is grey; grey ones do not count."""
    state = bare()
    bonus(state, 0, "bonus", side)
    bonus(state, 0, "workers", "yellow")
    bonus(state, 0, "gold+gems", "yellow")
    bonus(state, 0, "bread", "grey")
    assert final_points(state) == [(0, "bonus-other", points, "trajan.final.bonus-bonus")]


# ---- the end of the game -----------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.final.winner")
def test_most_points_win() -> None:
    """Whatever the order in the senate."""
    state = bare()
    senate(state, (0, 0, 7))
    hand(state, 0, "furs")
    hand(state, 1, "furs furs")
    won = the(play_the_last_quarter(state), "won")
    assert (won.rule, won.seat, facts(won.message)) == ("trajan.final.winner", 1, {"points": -13})
    assert GAME.winners(state) == (1,)


@pytest.mark.rule("trajan.final.tie")
def test_a_tie_goes_to_the_higher_position_in_the_senate() -> None:
    """Whoever had more votes in the last quarter lies higher."""
    state = bare()
    senate(state, (2, 5, 3))
    play_the_last_quarter(state)
    assert GAME.winners(state) == (1,)


@pytest.mark.rule("trajan.final.tie")
def test_r28_the_senate_stack_as_it_stands_after_the_fourth_quarter_breaks_a_tie() -> None:
    """Senate tiles of the last election count too, though they are out of the game by then."""
    state = bare()
    senate(state, (2, 5, 3))
    tiles(state, 2, "votes-5")
    hand(state, 1, "furs")
    hand(state, 0, "furs furs")
    hand(state, 2, "furs furs")
    play_the_last_quarter(state)
    assert state.senate_order == [0, 1, 2]
    assert GAME.winners(state) == (2,)


@pytest.mark.rule("trajan.final.winner", "trajan.game.over")
def test_the_game_ends_with_the_fourth_quarter() -> None:
    """Nothing new is laid out and nobody acts."""
    state = bare()
    play_the_last_quarter(state)
    assert GAME.is_over(state)
    assert (GAME.current_seat(state), legal(state), state.quarter) == (-1, [], 4)
    assert (sum(state.forum), sum(state.province_tile), state.senate_bonus) == (0, 0, [])


@pytest.mark.rule("trajan.game.over")
def test_nothing_can_be_done_after_the_end() -> None:
    """Whoever tries."""
    state = bare()
    play_the_last_quarter(state)
    for seat in range(3):
        assert_refused(state, "trajan.game.over", move="sow I", spot="mat.0.tray.I", by=seat)
