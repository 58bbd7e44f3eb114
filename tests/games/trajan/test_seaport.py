"""The seaport: drawing, taking, laying and shipping goods cards."""

import pytest
from games.trajan.build_state import (
    about_to_act,
    allowed,
    assert_refused,
    deck,
    display,
    display_of,
    facts,
    from_source,
    hand,
    hand_of,
    legal,
    of_kind,
    pile_of,
    piles,
    play,
    points_of,
    ships,
    table,
    the,
    tiles,
    tiles_of,
)

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules.state import State


def at_the_seaport(goods: str = "", wild: int = 0) -> State:
    """Return a state of seat 0 choosing what to do at the seaport, with these cards and wild goods tiles."""
    state = table()
    hand(state, 0, goods)
    tiles(state, 0, " ".join(["wild-goods"] * wild))
    piles(state, "oil", "fish")
    return about_to_act(state, "seaport")


def ship(state: State, name: str, *cargo: str) -> list[Event]:
    """Choose a ship, load it as far as it is not loaded by itself, and sail."""
    events = play(state, f"ship {name}")
    for piece in (*cargo, "sail"):
        if piece in legal(state):
            events += play(state, piece)
    return events


# ---- draw 2, discard 1 -------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.seaport.draw")
def test_two_cards_are_drawn_from_the_deck() -> None:
    """What they are only the player sees."""
    state = at_the_seaport()
    deck(state, "furs wine gold")
    events = play(state, "draw")
    drew = of_kind(events, "drew")
    assert [facts(event.message)["goods"] for event in drew] == ["goods-furs", "goods-wine"]
    assert {event.rule for event in drew} == {"trajan.seaport.draw"}
    assert {str(event.told_to(1)) for event in drew} == {"trajan-event-drew-hidden"}
    assert hand_of(state, 0) == "furs wine"


@pytest.mark.rule("trajan.seaport.discard")
def test_then_one_card_of_the_hand_goes_face_up_on_either_pile() -> None:
    """It may be an old one."""
    state = at_the_seaport("columns")
    deck(state, "furs wine gold")
    play(state, "draw")
    assert set(legal(state)) == {
        f"discard {goods} {side}" for goods in ("columns", "furs", "wine") for side in ("left", "right")
    }
    discarded = the(play(state, "discard columns right"), "discarded")
    assert (discarded.rule, discarded.hidden) == ("trajan.seaport.discard", None)
    assert facts(discarded.message) == {"goods": "goods-columns", "pile": "pile-right"}
    assert (hand_of(state, 0), pile_of(state, "left"), pile_of(state, "right")) == ("furs wine", "oil", "fish columns")


@pytest.mark.rule("trajan.seaport.discard", "trajan.turn.steps")
def test_the_discard_cannot_be_left_out() -> None:
    """Neither by passing nor by something else."""
    state = at_the_seaport("columns")
    play(state, "draw")
    assert_refused(state, "trajan.turn.steps", move="pass", phase="phase-discard")
    assert_refused(state, "trajan.turn.steps", move="ship different", spot="ship.different", phase="phase-discard")


@pytest.mark.rule("trajan.seaport.hand")
def test_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    """The refusal names the goods."""
    state = at_the_seaport()
    deck(state, "furs wine gold")
    play(state, "draw")
    assert_refused(state, "trajan.seaport.hand", move="discard gems left", spot="mat.0.hand.gems", goods="goods-gems")


@pytest.mark.rule("trajan.seaport.no-cards")
def test_r25_nothing_can_be_drawn_without_a_deck_and_a_card_below_the_tops() -> None:
    """The top cards of the discard piles stay."""
    state = table()
    deck(state, "")
    piles(state, "furs", "wine")
    about_to_act(state, "seaport")
    assert_refused(state, "trajan.seaport.no-cards", move="draw", spot="deck")


@pytest.mark.rule("trajan.seaport.no-cards", "trajan.seaport.draw")
def test_r25_with_one_card_left_one_is_drawn_and_one_discarded() -> None:
    """The discard is compulsory, even of the only card."""
    state = at_the_seaport()
    deck(state, "furs")
    assert len(of_kind(play(state, "draw"), "drew")) == 1
    assert legal(state) == ["discard furs left", "discard furs right"]


@pytest.mark.rule("trajan.seaport.no-cards", "trajan.seaport.lay")
def test_r25_laying_cards_needs_no_card_to_draw() -> None:
    """As many are drawn as there are."""
    state = table()
    deck(state, "gold")
    piles(state, "furs", "wine")
    hand(state, 0, "oil oil")
    about_to_act(state, "seaport")
    assert len(of_kind(play(state, "lay oil", "lay oil"), "drew")) == 1
    assert (hand_of(state, 0), display_of(state, 0)) == ("gold", "oil oil")


# ---- the discard piles -------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.seaport.take")
@pytest.mark.parametrize(("side", "goods"), [("left", "furs"), ("right", "wine")])
def test_the_top_card_of_either_discard_pile_may_be_taken(side: str, goods: str) -> None:
    """All see which it is."""
    state = at_the_seaport()
    piles(state, "oil furs", "oil wine")
    took = the(play(state, f"take {side}"), "took-card")
    assert (took.rule, took.hidden) == ("trajan.seaport.take", None)
    assert facts(took.message) == {"goods": f"goods-{goods}", "pile": f"pile-{side}"}
    assert hand_of(state, 0) == goods
    assert pile_of(state, side) == "oil"


@pytest.mark.rule("trajan.seaport.take")
def test_all_know_a_card_that_was_taken_from_a_pile_until_it_is_laid() -> None:
    """The others see it in the hand; drawn cards they do not see."""
    state = at_the_seaport("furs")
    piles(state, "oil wine", "fish")
    play(state, "take left")
    seen = GAME.observe(state, 1).state
    assert (hand_of(seen, 0), seen.unknown[0]) == ("wine", 1)
    about_to_act_again(state)
    play(state, "lay wine", "laid")
    seen = GAME.observe(state, 1).state
    assert (hand_of(seen, 0), seen.unknown[0]) == ("", 2)


@pytest.mark.rule("trajan.seaport.refill")
def test_r8_a_discard_pile_that_was_emptied_is_refilled_at_once_from_the_deck() -> None:
    """With one card, face up."""
    state = at_the_seaport()
    deck(state, "gold gems")
    refilled = the(play(state, "take left"), "refilled")
    assert (refilled.rule, refilled.seat) == ("trajan.seaport.refill", -1)
    assert facts(refilled.message) == {"goods": "goods-gold", "pile": "pile-left"}
    assert (pile_of(state, "left"), state.goods_left) == ("gold", 1)


@pytest.mark.rule("trajan.seaport.refill")
def test_a_discard_pile_with_cards_left_is_not_refilled() -> None:
    """Only an empty one."""
    state = at_the_seaport()
    piles(state, "oil furs", "fish")
    assert not of_kind(play(state, "take left"), "refilled")


@pytest.mark.rule("trajan.seaport.pile-empty")
def test_r26_a_pile_that_cannot_be_refilled_stays_empty_until_a_card_is_discarded_onto_it() -> None:
    """The refusal names the pile."""
    state = at_the_seaport()
    deck(state, "")
    play(state, "take left")
    assert pile_of(state, "left") == ""
    deck(state, "gold gems")
    about_to_act_again(state)
    assert_refused(state, "trajan.seaport.pile-empty", move="take left", spot="pile.left", pile="pile-left")
    play(state, "draw", "discard gold left")
    assert pile_of(state, "left") == "gold"


def about_to_act_again(state: State) -> None:
    """Let seat 0 come to the seaport in a turn of its own once more."""
    state.turn_seat = 0
    about_to_act(state, "seaport")


@pytest.mark.rule("trajan.seaport.reshuffle")
def test_r7_an_empty_deck_is_made_anew_of_both_piles_without_their_top_cards() -> None:
    """Left before right, shuffled from the end by SplitMix64; the tops stay."""
    state = at_the_seaport()
    deck(state, "")
    piles(state, "columns furs scrolls oil", "fruit pottery wine")
    state.seed = 5
    expected = ["columns", "furs", "scrolls", "fruit", "pottery"]
    chance = SplitMix64(5)
    for last in (4, 3, 2, 1):
        other = chance.number() % (last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    events = play(state, "draw")
    again = the(events, "reshuffled")
    assert (again.rule, again.seat, facts(again.message)) == ("trajan.seaport.reshuffle", -1, {"cards": 5})
    drawn = [facts(event.message)["goods"] for event in of_kind(events, "drew")]
    assert drawn == [f"goods-{expected[4]}", f"goods-{expected[3]}"]
    assert (pile_of(state, "left"), pile_of(state, "right"), state.goods_left) == ("oil", "wine", 3)
    assert state.seed == chance.seed


@pytest.mark.rule("trajan.seaport.reshuffle")
def test_r7_the_deck_is_made_anew_between_the_two_cards() -> None:
    """Not before it is empty."""
    state = at_the_seaport()
    deck(state, "gold")
    piles(state, "columns furs", "wine")
    events = [event for event in play(state, "draw") if event.kind in ("drew", "reshuffled")]
    assert [event.kind for event in events] == ["drew", "reshuffled", "drew"]
    assert hand_of(state, 0) == "columns gold"


@pytest.mark.rule("trajan.seaport.reshuffle", "trajan.seaport.no-cards")
@pytest.mark.parametrize(("left", "right"), [("columns oil", "wine"), ("oil", "columns wine"), ("", "columns wine")])
def test_r7_a_single_card_below_a_top_card_is_enough_to_draw(left: str, right: str) -> None:
    """On either side."""
    state = table()
    deck(state, "")
    piles(state, left, right)
    about_to_act(state, "seaport")
    assert len(of_kind(play(state, "draw"), "drew")) == 1
    assert hand_of(state, 0) == "columns"


@pytest.mark.rule("trajan.seaport.reshuffle")
def test_r7_fewer_cards_are_drawn_when_there_is_nothing_to_shuffle() -> None:
    """The top cards are never drawn."""
    state = at_the_seaport("oil oil")
    deck(state, "")
    piles(state, "furs", "wine")
    assert not of_kind(play(state, "lay oil", "lay oil"), "drew")
    assert hand_of(state, 0) == ""


# ---- lay 1 or 2 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.seaport.lay")
def test_one_or_two_cards_may_be_laid_and_as_many_are_drawn() -> None:
    """After the first the player may stop."""
    state = at_the_seaport("furs wine")
    deck(state, "gold gems")
    first = play(state, "lay furs")
    assert [(event.kind, event.rule) for event in first] == [("laid", "trajan.seaport.lay")]
    assert legal(state) == ["lay wine", "laid"]
    assert len(of_kind(play(state, "laid"), "drew")) == 1
    assert (hand_of(state, 0), display_of(state, 0)) == ("wine gold", "furs")
    state = at_the_seaport("furs wine")
    deck(state, "gold gems")
    events = play(state, "lay furs", "lay wine")
    assert [event.kind for event in events][:4] == ["laid", "laid", "drew", "drew"]
    assert (hand_of(state, 0), display_of(state, 0)) == ("gold gems", "furs wine")


@pytest.mark.rule("trajan.seaport.lay")
def test_no_third_card_is_laid() -> None:
    """After two the draw follows at once."""
    state = at_the_seaport("furs wine oil")
    deck(state, "gold gems")
    play(state, "lay furs", "lay wine")
    assert (hand_of(state, 0), display_of(state, 0), state.turn_seat) == ("oil gold gems", "furs wine", 1)


@pytest.mark.rule("trajan.seaport.lay")
def test_cards_are_drawn_only_after_both_were_laid() -> None:
    """A card that is drawn cannot be laid by the same action."""
    state = at_the_seaport("furs")
    deck(state, "gold gems")
    play(state, "lay furs")
    assert (hand_of(state, 0), display_of(state, 0)) == ("gold", "furs")
    assert state.turn_seat == 1


@pytest.mark.rule("trajan.seaport.hand")
def test_only_a_card_of_the_hand_can_be_laid() -> None:
    """Also not one of the display."""
    state = at_the_seaport("furs wine")
    display(state, 0, "gems")
    assert_refused(state, "trajan.seaport.hand", move="lay gems", goods="goods-gems")
    play(state, "lay furs")
    assert_refused(state, "trajan.seaport.hand", move="lay gems", goods="goods-gems")


# ---- ships -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.seaport.ship", "trajan.seaport.identical")
@pytest.mark.parametrize(("side", "table_of_points"), [("coloured", (2, 6, 12, 20)), ("grey", (0, 1, 7, 15))])
def test_the_first_ship_takes_identical_cards(side: str, table_of_points: tuple[int, ...]) -> None:
    """One to four of them."""
    for number, points in enumerate(table_of_points, start=1):
        state = at_the_seaport("furs " * number + "wine")
        ships(state, identical=side)
        events = ship(state, "identical", *["load furs"] * number)
        assert points_of(events) == [(0, "ships", points, "trajan.seaport.identical")]
        assert (hand_of(state, 0), display_of(state, 0)) == ("wine", " ".join(["furs"] * number))


@pytest.mark.rule("trajan.seaport.ship", "trajan.seaport.pairs")
@pytest.mark.parametrize(("side", "table_of_points"), [("coloured", (5, 10, 15)), ("grey", (1, 6, 11))])
def test_the_second_ship_takes_different_pairs(side: str, table_of_points: tuple[int, ...]) -> None:
    """One to three of them."""
    for number, points in enumerate(table_of_points, start=1):
        goods = ("furs", "oil", "wine")[:number]
        state = at_the_seaport(" ".join(goods * 2))
        ships(state, pairs=side)
        events = ship(state, "pairs", *(f"pair {kind}" for kind in goods))
        assert points_of(events) == [(0, "ships", points, "trajan.seaport.pairs")]
        assert display_of(state, 0).split() == sorted(goods * 2, key=goods.index)


@pytest.mark.rule("trajan.seaport.ship", "trajan.seaport.different")
@pytest.mark.parametrize(("side", "table_of_points"), [("coloured", (2, 4, 6, 8)), ("grey", (0, 1, 3, 5))])
def test_the_third_ship_takes_different_cards(side: str, table_of_points: tuple[int, ...]) -> None:
    """One to four of them."""
    for number, points in enumerate(table_of_points, start=1):
        goods = ("furs", "oil", "wine", "gems")[:number]
        state = at_the_seaport(" ".join(goods))
        ships(state, different=side)
        events = ship(state, "different", *(f"load {kind}" for kind in goods))
        assert points_of(events) == [(0, "ships", points, "trajan.seaport.different")]
        assert display_of(state, 0) == " ".join(goods)


@pytest.mark.rule("trajan.seaport.ship")
def test_a_coloured_ship_turns_grey_and_a_grey_one_stays_grey() -> None:
    """The others stay as they are, and no cards are drawn."""
    state = at_the_seaport("furs wine wine")
    ships(state, pairs="grey")
    events = ship(state, "different", "load furs")
    assert state.ships == [1, 0, 0]
    assert not of_kind(events, "drew")
    shipped = the(events, "shipped")
    assert (shipped.rule, facts(shipped.message)) == (
        "trajan.seaport.ship",
        {"ship": "ship-different", "cargo": 1},
    )
    about_to_act_again(state)
    ship(state, "pairs")
    assert state.ships == [1, 0, 0]


@pytest.mark.rule("trajan.seaport.ship")
def test_a_grey_ship_with_one_card_brings_nothing_but_may_sail() -> None:
    """The card still goes to the display."""
    state = at_the_seaport("furs")
    ships(state, different="grey")
    ship(state, "different")
    assert (display_of(state, 0), from_source(state, 0, "ships")) == ("furs", 0)


@pytest.mark.rule("trajan.seaport.hand")
def test_nothing_can_be_shipped_without_a_card() -> None:
    """The refusal names the ship."""
    state = at_the_seaport()
    for name in ("identical", "different"):
        assert_refused(
            state,
            "trajan.seaport.hand",
            move=f"ship {name}",
            spot=f"ship.{name}",
            ship=f"ship-{name}",
            goods="goods-any",
        )


@pytest.mark.rule("trajan.seaport.hand")
def test_a_card_that_is_not_in_the_hand_cannot_be_loaded() -> None:
    """Also not as a pair."""
    state = at_the_seaport("furs wine")
    play(state, "ship different")
    assert_refused(
        state,
        "trajan.seaport.hand",
        move="load gems",
        spot="mat.0.hand.gems",
        ship="ship-different",
        goods="goods-gems",
    )
    state = at_the_seaport("furs furs wine wine")
    play(state, "ship pairs")
    assert_refused(state, "trajan.seaport.hand", move="pair gems", ship="ship-pairs", goods="goods-gems")


@pytest.mark.rule("trajan.seaport.identical")
def test_another_kind_does_not_go_on_the_ship_for_identical_cards() -> None:
    """Nor does a fifth card, nor a pair, nor does it sail empty."""
    state = at_the_seaport("furs furs furs furs furs wine")
    play(state, "ship identical")
    assert_refused(state, "trajan.seaport.identical", move="sail", goods="goods-any", ship="ship-identical")
    play(state, "load furs")
    assert_refused(
        state,
        "trajan.seaport.identical",
        move="load wine",
        spot="mat.0.hand.wine",
        goods="goods-wine",
        ship="ship-identical",
    )
    assert_refused(state, "trajan.seaport.identical", move="pair furs", goods="goods-furs", ship="ship-identical")
    events = play(state, "load furs", "load furs", "load furs")
    assert points_of(events) == [(0, "ships", 20, "trajan.seaport.identical")]
    assert hand_of(state, 0) == "furs wine"


@pytest.mark.rule("trajan.seaport.pairs")
def test_the_ship_for_pairs_takes_nothing_but_different_pairs() -> None:
    """No single card, no pair of a kind that is on board, no kind of which there is only one card."""
    state = at_the_seaport("furs wine")
    assert_refused(
        state,
        "trajan.seaport.pairs",
        move="ship pairs",
        spot="ship.pairs",
        ship="ship-pairs",
        goods="goods-any",
    )
    state = at_the_seaport("furs furs furs furs oil oil wine")
    play(state, "ship pairs", "pair furs")
    for move, goods in (("pair furs", "furs"), ("load oil", "oil"), ("pair wine", "wine")):
        assert_refused(state, "trajan.seaport.pairs", move=move, ship="ship-pairs", goods=f"goods-{goods}")
    assert_refused(
        state,
        "trajan.seaport.pairs",
        spot="mat.0.hand.wine",
        ship="ship-pairs",
        goods="goods-wine",
    )


@pytest.mark.rule("trajan.seaport.different")
def test_the_same_kind_twice_does_not_go_on_the_ship_for_different_cards() -> None:
    """The refusal names the goods."""
    state = at_the_seaport("furs furs wine")
    play(state, "ship different", "load furs")
    assert_refused(
        state,
        "trajan.seaport.different",
        move="load furs",
        spot="mat.0.hand.furs",
        ship="ship-different",
        goods="goods-furs",
    )


@pytest.mark.rule("trajan.seaport.ship", "trajan.turn.steps")
def test_another_ship_cannot_be_chosen_while_one_is_loaded() -> None:
    """Out of order, also when the ship could sail."""
    state = at_the_seaport("furs furs wine wine")
    play(state, "ship different", "load furs")
    assert_refused(state, "trajan.turn.steps", move="ship pairs", phase="phase-load")
    assert_refused(state, "trajan.seaport.ship", spot="ship.pairs", ship="ship-different")


# ---- wild goods tiles --------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.seaport.wild")
def test_r12_a_wild_goods_tile_stands_for_one_card_and_leaves_the_game() -> None:
    """The real cards go to the display."""
    state = at_the_seaport("furs furs", wild=1)
    events = ship(state, "identical", "load furs", "load wild-goods", "load furs")
    assert points_of(events) == [(0, "ships", 12, "trajan.seaport.identical")]
    assert "trajan.seaport.wild" in {event.rule for event in of_kind(events, "loaded")}
    assert (display_of(state, 0), tiles_of(state, 0), hand_of(state, 0)) == ("furs furs", "", "")


@pytest.mark.rule("trajan.seaport.wild")
def test_r12_after_a_wild_goods_tile_any_kind_may_begin_the_identical_ones() -> None:
    """It binds to nothing until a card is loaded."""
    state = at_the_seaport("furs wine", wild=1)
    play(state, "ship identical", "load wild-goods")
    assert set(legal(state)) == {"load furs", "load wine", "sail"}


@pytest.mark.rule("trajan.seaport.wild")
@pytest.mark.parametrize(("name", "points"), [("identical", 12), ("different", 6)])
def test_r12_a_shipment_may_be_made_of_wild_goods_tiles_alone(name: str, points: int) -> None:
    """Three of them."""
    state = at_the_seaport(wild=3)
    events = ship(state, name, *["load wild-goods"] * 3)
    assert points_of(events)[0][2] == points
    assert (display_of(state, 0), tiles_of(state, 0)) == ("", "")


@pytest.mark.rule("trajan.seaport.wild")
def test_r12_two_wild_goods_tiles_can_be_a_pair() -> None:
    """And the third may complete another pair."""
    state = at_the_seaport("furs", wild=3)
    events = ship(state, "pairs", "pair wild-goods wild-goods", "pair furs wild-goods")
    assert points_of(events) == [(0, "ships", 10, "trajan.seaport.pairs")]
    assert (display_of(state, 0), tiles_of(state, 0)) == ("furs", "")


@pytest.mark.rule("trajan.seaport.wild")
def test_r12_a_wild_goods_tile_is_never_laid_or_discarded() -> None:
    """Only shipping takes it."""
    state = at_the_seaport("furs", wild=1)
    deck(state, "oil oil")
    assert [move for move in legal(state) if "wild" in move] == []
    assert_refused(
        state, "trajan.turn.steps", move="load wild-goods", spot="mat.0.tiles.wild-goods", phase="phase-action"
    )
    play(state, "draw")
    assert [move for move in legal(state) if "wild" in move] == []


@pytest.mark.rule("trajan.seaport.wild")
def test_a_wild_goods_tile_that_the_player_does_not_hold_cannot_be_loaded() -> None:
    """Alone, in a pair, or as a whole pair of which there is only one."""
    state = at_the_seaport("furs wine")
    play(state, "ship identical")
    assert_refused(
        state,
        "trajan.seaport.wild",
        move="load wild-goods",
        spot="mat.0.tiles.wild-goods",
        ship="ship-identical",
        goods="goods-any",
    )
    state = at_the_seaport("furs furs wine wine")
    play(state, "ship pairs")
    assert_refused(state, "trajan.seaport.wild", move="pair furs wild-goods", ship="ship-pairs", goods="goods-furs")
    state = at_the_seaport("furs furs wine", wild=1)
    play(state, "ship pairs")
    assert allowed(state, "pair wine wild-goods")
    assert_refused(
        state, "trajan.seaport.wild", move="pair wild-goods wild-goods", ship="ship-pairs", goods="goods-any"
    )
