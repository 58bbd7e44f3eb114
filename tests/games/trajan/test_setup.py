"""Setting a game up."""

import pytest
from games.trajan.build_state import (
    arch_of,
    assert_refused,
    bonus_of,
    deck,
    facts,
    figures_of,
    hand_of,
    legal,
    new_game,
    of_kind,
    pile_of,
    piles,
    play,
    refusal_of,
    slots_of,
    the,
    tray,
)

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules import names
from trajan_tutor.games.trajan.rules.state import State


def place_all(state: State) -> list[Event]:
    """Let every seat place its markers, always the first colour that is left."""
    events: list[Event] = []
    while legal(state)[0].startswith("place"):
        events += play(state, legal(state)[0])
    return events


def draft_all(state: State) -> list[Event]:
    """Let every seat take its three cards from the deck."""
    events: list[Event] = []
    while "goods deck" in legal(state):
        events += play(state, "goods deck")
    return events


def before_the_draft(seats: int = 3) -> State:
    """Return a state in which seat 0 takes its first card."""
    state = new_game(seats)
    place_all(state)
    return state


def before_the_tiles(seats: int = 3) -> State:
    """Return a state in which seat 0 takes its first Trajan tile."""
    state = before_the_draft(seats)
    draft_all(state)
    return state


# ---- the board ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.setup.board")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 9), (4, 12)])
def test_the_board_is_laid_out(seats: int, spaces: int) -> None:
    """Forum tiles, extra-action tiles, construction tiles, ships, and three demand tiles out of the game unseen."""
    state = new_game(seats)
    assert all(state.province_tile[1:])
    assert state.province_tile[0] == 0
    assert (sum(state.forum), sum(state.forum_extra)) == (spaces, 3)
    assert (state.forum_left, state.extra_left) == (70 - 10 - spaces, 12 - 3)
    assert sorted(state.district_tile) == list(range(1, 21))
    assert (len(state.aside), state.demands_left, state.demands) == (3, 12, [0, 0, 0])
    assert (state.ships, state.time, state.quarter, state.round) == ([1, 1, 1], 0, 1, 1)


@pytest.mark.rule("trajan.setup.board")
def test_every_player_starts_with_one_worker_and_one_legionary_in_the_camps() -> None:
    """And 13 figures in the supply, the leader in the camp, the arch on slot I."""
    state = new_game(4)
    for seat in range(4):
        assert figures_of(state, seat) == (13, 1, 1)
        assert (names.PLACES[state.leader[seat]], arch_of(state, seat)) == ("camp", "I")
        assert GAME.ledger(state, seat).total == 0


@pytest.mark.rule("trajan.setup.board")
def test_the_senate_discs_are_stacked_in_turn_order_the_start_player_at_the_bottom() -> None:
    """All on the start space."""
    state = new_game(4)
    assert (state.senate, state.senate_order) == ([0, 0, 0, 0], [0, 1, 2, 3])


@pytest.mark.rule("trajan.setup.board")
def test_another_seed_lays_out_another_board() -> None:
    """And the same one the same."""
    assert new_game(3, 1).key() == new_game(3, 1).key()
    assert new_game(3, 1).key() != new_game(3, 2).key()


# ---- markers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.setup.markers")
def test_each_player_places_two_markers_of_any_colours_in_every_tray() -> None:
    """Tray by tray, seat by seat, two of each colour in all."""
    state = new_game(2)
    events = play(state, "place blue", "place yellow", "place blue", "place orange")
    assert {event.rule for event in of_kind(events, "placed")} == {"trajan.setup.markers"}
    assert [tray(state, 0, slot) for slot in ("I", "II", "III")] == ["yellow blue", "orange blue", ""]
    assert state.actor == 0
    place_all(state)
    assert state.tray_size == [2] * 12
    for seat in range(2):
        everything = " ".join(tray(state, seat, slot) for slot in names.SLOTS).split()
        assert sorted(everything) == sorted(names.COLOURS * 2)


@pytest.mark.rule("trajan.setup.markers", "trajan.setup.board")
def test_markers_are_placed_before_trajan_tiles_are_known() -> None:
    """No stack shows a tile, nobody has a bonus tile, no pile shows a card."""
    state = new_game()
    assert (state.stack_size, state.senate_bonus, state.left, state.right) == ([0] * 6, [], [], [])
    place_all(state)
    assert state.stack_size == [9] * 6


@pytest.mark.rule("trajan.setup.markers-left")
def test_only_a_colour_that_is_left_can_be_placed() -> None:
    """The refusal names the colour and the tray in question."""
    state = new_game()
    play(state, "place pink", "place pink")
    assert_refused(
        state,
        "trajan.setup.markers-left",
        move="place pink",
        spot="mat.0.held.pink",
        colour="colour-pink",
        tray="slot-2",
    )


@pytest.mark.rule("trajan.setup.markers", "trajan.turn.order", "trajan.turn.steps")
def test_nothing_else_is_done_while_markers_are_placed() -> None:
    """Out of turn, and out of order."""
    state = new_game()
    assert_refused(state, "trajan.turn.order", move="place pink", spot="mat.1.held.pink", by=1, seat=1, actor=0)
    assert_refused(state, "trajan.turn.steps", move="sow I", spot="mat.0.tray.I", phase="phase-place")
    assert_refused(state, "trajan.turn.steps", move="goods deck", spot="deck", phase="phase-place")


# ---- bonus tiles and goods ---------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.setup.bonus")
def test_each_player_receives_a_bonus_tile_and_two_go_to_the_senate() -> None:
    """Yellow side up, all different."""
    state = new_game(4)
    events = place_all(state)
    dealt = of_kind(events, "bonus")
    assert [(event.rule, event.seat) for event in dealt] == [("trajan.setup.bonus", seat) for seat in range(4)]
    owned = [tile for seat in range(4) for tile in bonus_of(state, seat)]
    assert {side for seat in range(4) for side in bonus_of(state, seat).values()} == {"yellow"}
    assert len({*owned, *(names.BONUS[tile] for tile in state.senate_bonus)}) == 6
    assert (len(owned), len(state.senate_bonus), state.bonus_left) == (4, 2, 6)


@pytest.mark.rule("trajan.setup.goods")
def test_a_card_is_turned_up_on_each_side_of_the_deck() -> None:
    """Two discard piles."""
    state = before_the_draft()
    assert (len(state.left), len(state.right), state.goods_left) == (1, 1, 58)


@pytest.mark.rule("trajan.setup.goods")
def test_r29_all_three_cards_may_come_from_the_deck() -> None:
    """It is one of the piles."""
    state = before_the_draft(2)
    deck(state, "furs wine gold")
    play(state, "goods deck", "goods deck", "goods deck")
    assert (hand_of(state, 0), state.actor) == ("furs wine gold", 1)


@pytest.mark.rule("trajan.setup.goods")
def test_r30_each_player_takes_three_cards_one_by_one_from_the_deck_or_a_pile() -> None:
    """In turn order; a card from the deck is secret, one from a pile is not."""
    state = before_the_draft(2)
    deck(state, "furs wine gold gems oil fish")
    piles(state, "wheat", "cattle")
    assert legal(state) == ["goods deck", "goods left", "goods right"]
    events = play(state, "goods deck", "goods left", "goods deck")
    drafted = of_kind(events, "drafted")
    assert {event.rule for event in drafted} == {"trajan.setup.goods"}
    assert [event.hidden is None for event in drafted] == [False, True, False]
    assert (hand_of(state, 0), state.actor) == ("furs gold wheat", 1)
    play(state, "goods right", "goods right", "goods deck")
    assert (hand_of(state, 1), state.actor) == ("fish gems cattle", 0)
    assert legal(state)[0].startswith("tile")


@pytest.mark.rule("trajan.setup.goods", "trajan.seaport.refill")
def test_a_pile_emptied_in_setup_is_refilled_at_once() -> None:
    """From the deck."""
    state = before_the_draft()
    deck(state, "furs wine")
    refilled = the(play(state, "goods right"), "refilled")
    assert (refilled.rule, facts(refilled.message)) == (
        "trajan.seaport.refill",
        {"goods": "goods-furs", "pile": "pile-right"},
    )
    assert pile_of(state, "right") == "furs"


@pytest.mark.rule("trajan.setup.goods", "trajan.turn.steps")
def test_no_tile_is_taken_before_the_cards() -> None:
    """Out of order; and a card cannot be discarded yet."""
    state = before_the_draft()
    assert_refused(state, "trajan.turn.steps", move="tile goods II", spot="stack.goods", phase="phase-draft")
    assert_refused(state, "trajan.turn.steps", move="discard furs left", spot="mat.0.hand.furs", phase="phase-draft")


# ---- the first Trajan tiles --------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.setup.stacks", "trajan.setup.slots")
def test_each_player_puts_the_tops_of_three_different_stacks_on_slots_ii_iv_and_vi() -> None:
    """In any order; then the start player has the first turn."""
    state = before_the_tiles(2)
    assert len(legal(state)) == 18
    events = play(state, "tile goods IV", "tile plus-two II", "tile demands VI")
    placed = of_kind(events, "trajan-tile")
    assert [(event.rule, event.seat) for event in placed] == [("trajan.setup.slots", 0)] * 3
    assert slots_of(state, 0).keys() == {"II", "IV", "VI"}
    assert [slots_of(state, 0)[slot].partition(":")[0] for slot in ("II", "IV")] == ["plus-two", "goods"]
    assert (arch_of(state, 0), state.actor) == ("I", 1)
    begun = the(play(state, "tile goods II", "tile points IV", "tile workers VI"), "turn")
    assert (begun.seat, begun.rule) == (0, "trajan.turn.order")
    assert state.stack_size == [7, 8, 8, 9, 8, 8]


@pytest.mark.rule("trajan.setup.stacks")
def test_no_second_tile_from_the_same_stack() -> None:
    """The refusal names stack and slot."""
    state = before_the_tiles()
    play(state, "tile goods IV")
    assert_refused(
        state,
        "trajan.setup.stacks",
        move="tile goods II",
        spot="stack.goods",
        stack="stack-goods",
        slot="slot-2",
    )


@pytest.mark.rule("trajan.setup.stacks")
def test_a_stack_that_was_used_is_refused_by_its_own_rule_also_when_slot_ii_is_full() -> None:
    """Picking the stack is refused for the stack, not for a slot."""
    state = before_the_tiles()
    play(state, "tile goods II")
    assert_refused(state, "trajan.setup.stacks", move="tile goods IV", stack="stack-goods", slot="slot-4")
    assert refusal_of(state, spot="stack.goods").rule == "trajan.setup.stacks"


@pytest.mark.rule("trajan.setup.stacks")
def test_r17_tiles_are_taken_from_the_stacks_that_are_left() -> None:
    """In setup there are always enough: four players take at most four of nine."""
    state = before_the_tiles(4)
    for _ in range(4):
        play(state, "tile demands II", "tile plus-two IV", "tile goods VI")
    assert state.stack_size == [5, 9, 9, 9, 5, 5]


@pytest.mark.rule("trajan.setup.slots")
def test_only_the_free_ones_of_slots_ii_iv_and_vi_receive_a_tile() -> None:
    """The refusal names stack and slot."""
    state = before_the_tiles()
    assert_refused(
        state,
        "trajan.setup.slots",
        move="tile goods I",
        spot="mat.0.slot.I",
        stack="stack-goods",
        slot="slot-1",
    )
    play(state, "tile points IV")
    assert_refused(
        state,
        "trajan.setup.slots",
        move="tile goods IV",
        spot="mat.0.slot.IV",
        stack="stack-goods",
        slot="slot-4",
    )


@pytest.mark.rule("trajan.setup.slots")
def test_a_slot_is_refused_by_its_own_rule_also_after_a_tile_of_the_first_stack() -> None:
    """Picking the slot is refused for the slot, not for a stack that was not picked."""
    state = before_the_tiles()
    play(state, "tile goods II")
    for slot in ("I", "II", "V"):
        assert refusal_of(state, spot=f"mat.0.slot.{slot}").rule == "trajan.setup.slots"


@pytest.mark.rule("trajan.setup.board")
def test_the_quick_setup_makes_every_choice_by_itself() -> None:
    """At random by the seed, with everything the long way gives."""
    state = GAME.new_game(Setup(seats=3, seed=5))
    assert state.key() == GAME.new_game(Setup(seats=3, seed=5)).key()
    assert (names.Phase(state.phase).name, state.actor, state.turns) == ("SOW", 0, 1)
    for seat in range(3):
        assert len(hand_of(state, seat).split()) == 3
        assert slots_of(state, seat).keys() == {"II", "IV", "VI"}
        assert len(bonus_of(state, seat)) == 1
