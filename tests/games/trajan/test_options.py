"""Rulings as options of a new game: what changes when a teacher decides otherwise."""

import pytest
from games.trajan.build_state import (
    about_to_act,
    allowed,
    assert_refused,
    begin_turn,
    bonus,
    bonus_of,
    building,
    demands,
    display,
    end_of_quarter,
    figures,
    fill_tray,
    forum,
    from_source,
    hand,
    kept,
    leader,
    legal,
    of_kind,
    offer,
    play,
    play_the_last_quarter,
    province,
    province_tile,
    senate,
    table,
    the,
    tiles,
    tiles_of,
    workers,
)

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.components import components, figures_for
from trajan_tutor.games.trajan.rules.state import State

SWITCHES = ("R1", "R2", "R3", "R5", "R10", "R11", "R12", "R15", "R18", "R19", "R20", "R27", "R28", "R29")


def bare(options: dict[str, object]) -> State:
    """Return a table at the end of the last quarter on which every seat has the same points."""
    state = table(options=options)
    for seat in range(state.seats):
        figures(state, seat, worker_camp=0, military_camp=0)
    return state


@pytest.mark.rule("trajan.final.bonus-goods")
def test_r1_a_grey_goods_bonus_tile_may_score_one() -> None:
    """As in the Portuguese book; the yellow side stays."""
    assert figures_for({"R1": 1}).bonus_goods == [0, 3, 1]
    state = table(options={"R1": 1})
    bonus(state, 0, "wine+fish", "grey")
    display(state, 0, "wine wine fish")
    play_the_last_quarter(state)
    assert from_source(state, 0, "bonus-goods") == 3


@pytest.mark.rule("trajan.final.bonus-workers")
def test_r2_a_grey_workers_bonus_tile_may_score_two() -> None:
    """As in the Czech book."""
    state = table(options={"R2": 2})
    bonus(state, 0, "workers", "grey")
    workers(state, 0, "A1 A2 A3")
    play_the_last_quarter(state)
    assert from_source(state, 0, "bonus-other") == 6


@pytest.mark.rule("trajan.round.end")
def test_r3_two_laps_may_end_one_round_only() -> None:
    """One demand is turned up."""
    state = table(2, {"R3": "one-round"})
    fill_tray(state, 0, "I", "blue " * 12)
    demands(state, "", "bread games religion")
    state.time = 10
    begin_turn(state)
    play(state, "sow I", "pass")
    assert (state.round, state.demands, state.laps) == (2, [1, 0, 0], 0)


@pytest.mark.rule("trajan.military.camp")
def test_r5_the_leader_may_be_allowed_to_return_to_the_camp() -> None:
    """From a province beside it, not from farther away; nothing lies there to be taken."""
    state = table(options={"R5": "yes"})
    leader(state, 0, "alpes")
    figures(state, 0, military_camp=0)
    about_to_act(state, "military")
    play(state, "leader camp")
    assert state.leader[0] == 0
    state = table(options={"R5": "yes"})
    leader(state, 0, "belgica")
    figures(state, 0, military_camp=0)
    about_to_act(state, "military")
    assert_refused(
        state,
        "trajan.military.leader",
        move="leader camp",
        spot="province.camp",
        province="province-camp",
        from_="province-belgica",
    )


@pytest.mark.rule("trajan.quarter.kept")
def test_r10_a_kept_tile_may_have_to_be_used_first() -> None:
    """It is not spared for nothing."""
    state = table(options={"R10": "kept-first"})
    tiles(state, 1, "bread wild-demand")
    kept(state, 1, "bread")
    offer(state, "")
    end_of_quarter(state, "bread bread games")
    events = play(state, "quarter")
    assert [event.message.key for event in of_kind(events, "met")] == [
        "trajan-event-met-kept",
        "trajan-event-met-tile",
        "trajan-event-met-wild",
    ]


@pytest.mark.rule("trajan.quarter.kept")
def test_r10_sparing_a_kept_tile_is_refused_when_it_must_be_used_first() -> None:
    """The refusal names the demand."""
    state = table(options={"R10": "kept-first"})
    tiles(state, 1, "bread")
    kept(state, 1, "bread")
    end_of_quarter(state, "bread games religion")
    state.payer = state.actor = 1
    state.phase = codes.PHASE_PAY
    state.choices = [GAME.parse("pay kept")]
    assert_refused(state, "trajan.quarter.kept", move="pay tile", spot="mat.1.tiles.bread", demand="demand-bread")


@pytest.mark.rule("trajan.final.bonus-demands")
def test_r11_a_wild_demand_tile_may_count_for_a_demand_bonus_tile() -> None:
    """The fourth one, after three were spent."""
    for choice, points in (("yes", 9), ("no", 0)):
        state = table(options={"R11": choice})
        bonus(state, 0, "bread", "yellow")
        tiles(state, 0, "wild-demand " * 4)
        play_the_last_quarter(state)
        assert from_source(state, 0, "bonus-other") == points


def at_the_seaport(goods: str, ruling: str) -> State:
    """Seat 0 chooses what to do at the seaport, with these cards and three wild goods tiles."""
    state = table(options={"R12": ruling})
    hand(state, 0, goods)
    tiles(state, 0, "wild-goods " * 3)
    return about_to_act(state, "seaport")


@pytest.mark.rule("trajan.seaport.wild")
def test_r12_a_shipment_of_wild_goods_tiles_alone_may_be_no_shipment() -> None:
    """Without a card no ship can be chosen; by the usual reading each can."""
    for ruling, ships in (("alone-too", ["ship identical", "ship different", "ship pairs"]), ("beside-cards", [])):
        state = at_the_seaport("", ruling)
        assert [move for move in legal(state) if move.startswith("ship")] == ships
    assert_refused(state, "trajan.seaport.hand", move="ship identical", ship="ship-identical", goods="goods-any")


@pytest.mark.rule("trajan.seaport.wild")
def test_r12_a_wild_goods_tile_may_need_a_card_beside_it() -> None:
    """First the card, then wild tiles; of two wild ones no pair is made."""
    state = at_the_seaport("furs wine", "beside-cards")
    play(state, "ship identical")
    assert legal(state) == ["load furs", "load wine"]
    assert_refused(state, "trajan.seaport.identical", move="load wild-goods", ship="ship-identical", goods="goods-any")
    play(state, "load furs", *["load wild-goods"] * 3)
    assert from_source(state, 0, "ships") == 20
    state = at_the_seaport("furs", "beside-cards")
    play(state, "ship pairs")
    assert from_source(state, 0, "ships") == 5
    state = at_the_seaport("furs wine", "beside-cards")
    play(state, "ship pairs", "pair furs wild-goods")
    assert legal(state) == ["pair wine wild-goods", "sail"]
    assert_refused(
        state, "trajan.seaport.pairs", move="pair wild-goods wild-goods", ship="ship-pairs", goods="goods-any"
    )


@pytest.mark.rule("trajan.quarter.vice-consul")
def test_r15_in_a_game_of_two_only_the_consul_may_receive_a_bonus_tile() -> None:
    """With three players the vice-consul still does."""
    for seats, received in ((2, [{}, {"bread": "yellow"}]), (3, [{}, {"workers": "grey"}, {"bread": "yellow"}])):
        state = table(seats, {"R15": "consul"})
        offer(state, "bread", "workers")
        end_of_quarter(state)
        play(state, "quarter", "bonus bread")
        assert [bonus_of(state, seat) for seat in range(seats)] == received


@pytest.mark.rule("trajan.construction.grant")
def test_r18_the_granted_action_may_be_compulsory() -> None:
    """The refusal names it; an action of the turn may still be left out."""
    state = table(options={"R18": "must"})
    forum(state, "bread games")
    building(state, "A1", "stairs-2")
    about_to_act(state, "construction")
    assert allowed(state, "pass")
    play(state, "build A1")
    assert legal(state) == ["forum bread", "forum games"]
    assert_refused(state, "trajan.construction.grant", move="pass", action="action-forum")


@pytest.mark.rule("trajan.construction.grant")
def test_r19_a_repeated_construction_action_may_grant_nothing() -> None:
    """Though it is the first tile of its kind."""
    state = table(options={"R19": "no"})
    forum(state, "bread")
    figures(state, 0, worker_camp=3)
    tiles(state, 0, "extra-construction")
    building(state, "A1", "stairs-2")
    building(state, "A2", "door-3")
    about_to_act(state, "construction")
    play(state, "build A1", "forum bread", "repeat")
    assert not of_kind(play(state, "build A2"), "granted")
    assert state.turn_seat == 1


def taking_in_the_forum(lying: str, held: str, ruling: str) -> State:
    """Seat 0 is about to take one of these tiles and owns those."""
    state = table(options={"R20": ruling})
    forum(state, lying)
    tiles(state, 0, held)
    return about_to_act(state, "forum")


@pytest.mark.rule("trajan.extra.icon", "trajan.extra.repeat")
def test_r20_a_tile_taken_in_this_turn_may_have_to_wait_for_the_next() -> None:
    """It repeats the forum at once, or the turn is over and the tile is kept; in the next turn it serves."""
    state = taking_in_the_forum("bread bread extra-forum", "", "at-once")
    play(state, "forum extra-forum", "repeat")
    assert (tiles_of(state, 0), state.turn_seat) == ("bread", 1)
    state = taking_in_the_forum("bread bread extra-forum", "", "next-turn")
    play(state, "forum extra-forum")
    assert (tiles_of(state, 0), state.turn_seat) == ("extra-forum", 1)
    state.turn_seat = 0
    about_to_act(state, "forum")
    play(state, "forum bread")
    assert legal(state) == ["no-repeat", "repeat"]


@pytest.mark.rule("trajan.extra.repeat")
def test_r20_an_older_tile_serves_beside_one_that_was_just_taken() -> None:
    """The wild tile of this turn is refused; of two tiles of one kind the older one is spent."""
    state = taking_in_the_forum("bread wild-extra", "extra-forum", "next-turn")
    play(state, "forum wild-extra")
    assert legal(state) == ["no-repeat", "repeat"]
    assert_refused(
        state, "trajan.extra.repeat", move="repeat wild-extra", spot="mat.0.tiles.wild-extra", action="action-forum"
    )
    state = taking_in_the_forum("bread extra-forum", "extra-forum", "next-turn")
    play(state, "forum extra-forum", "repeat")
    assert tiles_of(state, 0) == "bread extra-forum"


@pytest.mark.rule("trajan.extra.repeat")
def test_r20_a_tile_of_a_province_may_have_to_wait_too() -> None:
    """The leader finds a tile of the military."""
    for ruling, seat in (("at-once", 0), ("next-turn", 1)):
        state = table(options={"R20": ruling})
        province(state, "alpes", tile="extra-military")
        about_to_act(state, "military")
        play(state, "leader alpes")
        assert state.turn_seat == seat


@pytest.mark.rule("trajan.quarter.clean-up")
def test_r27_senate_tiles_in_provinces_may_stay() -> None:
    """Those that players hold leave."""
    state = table(options={"R27": "stay"})
    province(state, "belgica", tile="votes-4")
    tiles(state, 2, "votes-4")
    offer(state, "")
    end_of_quarter(state)
    play(state, "quarter")
    assert (province_tile(state, "belgica"), tiles_of(state, 2)) == ("votes-4", "")


@pytest.mark.rule("trajan.final.tie")
@pytest.mark.parametrize(("ruling", "winner", "spaces"), [("restacked", 2, [0, 0, 0]), ("as-it-stood", 1, [2, 5, 3])])
def test_r28_a_tie_may_go_to_the_disc_that_stood_further_on_the_track(
    ruling: str, winner: int, spaces: list[int]
) -> None:
    """Seat 2 has most votes by a senate tile, seat 1 stands furthest; everybody has the same points."""
    state = bare({"R28": ruling})
    senate(state, (2, 5, 3))
    tiles(state, 2, "votes-5")
    events = play_the_last_quarter(state)
    assert (GAME.winners(state), state.senate) == ((winner,), spaces)
    cleaned = the(events, "cleaned").message.key
    assert cleaned == "trajan-event-cleaned" + ("" if ruling == "restacked" else "-discs-stay")


@pytest.mark.rule("trajan.final.tie")
def test_r28_on_one_space_the_stack_decides_as_it_stood() -> None:
    """Seat 0 came last and lies on seat 1, which has the votes of a tile; before the last quarter nothing is other."""
    for ruling, winner in (("restacked", 1), ("as-it-stood", 0)):
        state = bare({"R28": ruling})
        senate(state, (4, 4, 1), (2, 1, 0))
        tiles(state, 1, "votes-2")
        play_the_last_quarter(state)
        assert GAME.winners(state) == (winner,)
    state = table(options={"R28": "as-it-stood"})
    senate(state, (2, 5, 3))
    offer(state, "")
    end_of_quarter(state)
    play(state, "quarter")
    assert (state.senate, state.senate_order) == ([0, 0, 0], [0, 2, 1])


@pytest.mark.rule("trajan.setup.goods")
def test_r29_the_first_goods_cards_may_come_from_the_discard_piles_only() -> None:
    """The deck refills them; pointing at it is refused."""
    piles = ["goods left", "goods right"]
    for value, offered in (("deck-too", ["goods deck", *piles]), ("piles-only", piles)):
        state = GAME.new_game(Setup(2, 3, (("R29", value),), quick=False))
        while state.phase != codes.PHASE_DRAFT:
            GAME.apply(state, GAME.legal(state)[0])
        assert legal(state) == offered
    assert_refused(state, "trajan.setup.goods", move="goods deck", pile="pile-left")


def test_every_ruling_with_a_choice_is_an_option() -> None:
    """And no other; a choice that is not offered is refused in words."""
    switches = {name for name, ruling in components().rulings.items() if ruling.choices}
    assert switches == set(SWITCHES)
    assert set(components().rulings) == {f"R{number}" for number in range(1, 33)}
    with pytest.raises(MisusedError):
        figures_for({"R6": "yes"})
    with pytest.raises(MisusedError):
        figures_for({"R5": "perhaps"})


@pytest.mark.parametrize("name", SWITCHES)
def test_the_default_of_a_ruling_is_not_written_into_positions(name: str) -> None:
    """Another choice is, and comes back."""
    default, other = components().rulings[name].choices
    assert "options" not in GAME.dump(table(options={name: default}))
    position = GAME.dump(table(options={name: other}))
    assert position["options"] == {name: other}
    assert GAME.load(position).figures.options == {name: other}
