"""The end of a quarter: demands, senate, clean-up."""

import pytest
from games.trajan.build_state import (
    assert_refused,
    bonus_of,
    demands,
    end_of_quarter,
    facts,
    forum,
    forum_of,
    forum_pile,
    from_source,
    kept,
    kept_of,
    leader,
    legal,
    of_kind,
    offer,
    play,
    points_of,
    province,
    province_tile,
    senate,
    ships,
    table,
    the,
    tiles,
    tiles_of,
)

from trajan_tutor.engine.event import Event
from trajan_tutor.games.trajan.rules import names
from trajan_tutor.games.trajan.rules.state import State


def paying(icons: str, held: str = "", on_mat: str = "", seats: int = 3) -> State:
    """Return a state in which seat 1, who comes first after the turn of seat 0, answers these demands."""
    state = table(seats)
    tiles(state, 1, held)
    kept(state, 1, on_mat)
    end_of_quarter(state, icons)
    play(state, "quarter")
    return state


def through(state: State) -> list[Event]:
    """Play the quarter's end of a state without bonus tiles on offer in which every step is forced."""
    offer(state, "")
    end_of_quarter(state)
    return play(state, "quarter")


# ---- 1. demands --------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.quarter.penalty")
@pytest.mark.parametrize(
    ("held", "points"), [("bread games religion", 0), ("bread games", -4), ("religion", -9), ("", -15)]
)
def test_unmet_demands_cost_four_nine_or_fifteen_points(held: str, points: int) -> None:
    """A score can fall below 0."""
    state = table()
    tiles(state, 1, held)
    events = through(state)
    lost = [entry for entry in points_of(events) if entry[0] == 1]
    assert lost == ([(1, "demands", points, "trajan.quarter.penalty")] if points else [])
    assert from_source(state, 1, "demands") == points
    unmet = [event for event in of_kind(events, "unmet") if event.seat == 1]
    assert [(event.rule, facts(event.message)["unmet"]) for event in unmet] == (
        [("trajan.quarter.penalty", 3 - len(held.split()))] if points else []
    )


@pytest.mark.rule("trajan.quarter.end", "trajan.quarter.penalty")
def test_every_player_answers_the_demands_the_one_after_the_turn_first() -> None:
    """Clockwise, the seat whose turn it was last."""
    state = table(4)
    state.turn_seat = 2
    events = through(state)
    assert [event.seat for event in of_kind(events, "unmet")] == [3, 0, 1, 2]


@pytest.mark.rule("trajan.quarter.tile")
def test_a_forum_tile_of_the_icon_meets_a_demand_and_leaves_the_game() -> None:
    """One tile for one demand."""
    state = table()
    tiles(state, 1, "bread bread games")
    events = through(state)
    met = of_kind(events, "met")
    assert [(event.rule, event.message.key, facts(event.message)["demand"]) for event in met] == [
        ("trajan.quarter.tile", "trajan-event-met-tile", "demand-bread"),
        ("trajan.quarter.tile", "trajan-event-met-tile", "demand-games"),
    ]
    assert tiles_of(state, 1) == "bread"


@pytest.mark.rule("trajan.quarter.wild")
def test_a_wild_demand_tile_meets_any_demand_and_leaves_the_game() -> None:
    """Three of them meet all."""
    state = table()
    tiles(state, 1, "wild-demand wild-demand wild-demand")
    events = through(state)
    assert {event.rule for event in of_kind(events, "met")} == {"trajan.quarter.wild"}
    assert (tiles_of(state, 1), from_source(state, 1, "demands")) == ("", 0)


@pytest.mark.rule("trajan.quarter.kept")
def test_a_demand_trajan_tile_meets_a_demand_of_its_icon_every_quarter() -> None:
    """It stays on the mat."""
    state = table()
    kept(state, 1, "bread games religion")
    for _ in range(2):
        state.turn_seat = 0
        events = through(state)
        assert {event.rule for event in of_kind(events, "met")} == {"trajan.quarter.kept"}
    assert (kept_of(state, 1), from_source(state, 1, "demands")) == ("bread games religion", 0)


@pytest.mark.rule("trajan.quarter.kept")
def test_each_demand_trajan_tile_meets_one_demand_a_quarter() -> None:
    """Two demands for bread, one tile: the second is unmet; two tiles meet both."""
    state = table()
    kept(state, 1, "bread")
    kept(state, 2, "bread bread")
    offer(state, "")
    end_of_quarter(state, "bread bread games")
    play(state, "quarter")
    assert legal(state) == ["pay kept", "pay unmet"]
    play(state, "pay kept")
    assert [from_source(state, seat, "demands") for seat in (1, 2)] == [-9, -4]


@pytest.mark.rule("trajan.quarter.demands", "trajan.quarter.kept")
def test_r10_with_what_a_demand_is_met_is_the_players_choice() -> None:
    """A kept Trajan tile may be spared."""
    state = paying("bread games religion", held="bread wild-demand wild-demand wild-demand", on_mat="bread")
    assert legal(state) == ["pay kept", "pay tile", "pay wild"]
    play(state, "pay tile")
    assert (tiles_of(state, 1), kept_of(state, 1), from_source(state, 1, "demands")) == ("wild-demand", "bread", 0)


@pytest.mark.rule("trajan.quarter.demands")
def test_r10_as_many_demands_as_possible_must_be_met() -> None:
    """None is left open that can be met; the refusal names the demand."""
    state = paying("bread games religion", held="bread wild-demand", on_mat="bread")
    assert_refused(state, "trajan.quarter.demands", move="pay unmet", demand="demand-bread")


@pytest.mark.rule("trajan.quarter.demands")
def test_r10_a_wild_tile_must_not_be_wasted_where_the_icon_would_do() -> None:
    """For bread the bread tile must be paid, since games can only be met by the wild one."""
    state = paying("bread games games", held="bread wild-demand")
    assert state.pay_step == 1
    assert tiles_of(state, 1) == "wild-demand"
    state = paying("bread games games", held="bread wild-demand", on_mat="bread")
    assert_refused(
        state,
        "trajan.quarter.demands",
        move="pay wild",
        spot="mat.1.tiles.wild-demand",
        demand="demand-bread",
    )


@pytest.mark.rule("trajan.quarter.demands")
def test_r10_which_demand_a_scarce_wild_tile_meets_is_free() -> None:
    """One of two may stay open, whichever."""
    state = paying("bread games games", held="wild-demand", on_mat="bread")
    assert legal(state) == ["pay wild", "pay unmet"]
    state = paying("games religion religion", held="wild-demand")
    play(state, "pay unmet")
    assert legal(state) == ["pay wild", "pay unmet"]
    play(state, "pay unmet")
    assert from_source(state, 1, "demands") == -9


@pytest.mark.rule("trajan.quarter.kept", "trajan.quarter.tile", "trajan.quarter.wild")
def test_a_demand_cannot_be_met_with_what_the_player_does_not_have() -> None:
    """The refusals name the demand in question."""
    state = paying("bread games religion", held="bread", on_mat="bread")
    assert_refused(state, "trajan.quarter.wild", move="pay wild", spot="mat.1.tiles.wild-demand", demand="demand-bread")
    wild = "wild-demand wild-demand wild-demand"
    state = paying("bread games religion", held=f"bread {wild}")
    assert_refused(state, "trajan.quarter.kept", move="pay kept", spot="mat.1.kept.bread", demand="demand-bread")
    state = paying("bread games religion", held=wild, on_mat="bread")
    assert_refused(state, "trajan.quarter.tile", move="pay tile", spot="mat.1.tiles.bread", demand="demand-bread")


@pytest.mark.rule("trajan.quarter.tile")
def test_a_tile_of_another_icon_is_refused_also_while_the_demand_can_be_paid_by_tile() -> None:
    """Picking games does not pay for bread."""
    state = paying("bread games religion", held="bread games", on_mat="bread")
    assert_refused(state, "trajan.quarter.tile", spot="mat.1.tiles.games", demand="demand-bread")


@pytest.mark.rule("trajan.quarter.demands", "trajan.turn.order")
def test_the_others_wait_while_one_answers_the_demands() -> None:
    """Also the seat whose turn ended the quarter."""
    state = paying("bread games religion", held="bread", on_mat="bread")
    assert_refused(state, "trajan.turn.order", move="pay tile", spot="mat.0.tiles.bread", by=0, seat=0, actor=1)


@pytest.mark.rule("trajan.quarter.end", "trajan.turn.steps")
def test_nothing_else_is_done_before_the_quarter_has_ended() -> None:
    """Out of order."""
    state = end_of_quarter(table())
    assert legal(state) == ["quarter"]
    assert_refused(state, "trajan.turn.steps", move="sow I", spot="mat.0.tray.I", phase="phase-quarter")
    assert_refused(state, "trajan.turn.steps", move="pay unmet", phase="phase-quarter")


# ---- 2. the senate -----------------------------------------------------------------------------------------------


def election(state: State, *offered: str) -> list[Event]:
    """Play the quarter's end up to the choice of the consul."""
    offer(state, *offered)
    end_of_quarter(state)
    return play(state, "quarter")


def votes(events: list[Event]) -> list[tuple[int, object]]:
    """List seats and votes, the consul first."""
    return [(event.seat, facts(event.message)["votes"]) for event in of_kind(events, "votes")]


@pytest.mark.rule("trajan.quarter.votes")
def test_votes_are_the_space_on_the_track_and_the_senate_tiles() -> None:
    """0 to 8 by the space, 2 to 5 by every tile."""
    state = table()
    senate(state, (7, 0, 3))
    tiles(state, 1, "votes-2 votes-3 votes-4 votes-5")
    tiles(state, 2, "votes-5 votes-5 wild-goods")
    events = election(state, "workers", "bread")
    assert votes(events) == [(2, 14), (1, 14), (0, 8)]
    assert {event.rule for event in of_kind(events, "votes")} == {"trajan.quarter.votes"}
    assert [facts(event.message)["place"] for event in of_kind(events, "votes")] == [1, 2, 3]


@pytest.mark.rule("trajan.quarter.votes")
def test_of_equal_votes_the_disc_further_along_the_track_wins() -> None:
    """Even if the other one lies higher in a stack."""
    state = table()
    senate(state, (3, 5, 0), stacked=(1, 2, 0))
    tiles(state, 0, "votes-2")
    assert votes(election(state, "workers", "bread")) == [(1, 6), (0, 6), (2, 0)]
    state = table()
    senate(state, (5, 3, 0), stacked=(0, 2, 1))
    tiles(state, 1, "votes-2")
    assert votes(election(state, "workers", "bread")) == [(0, 6), (1, 6), (2, 0)]


@pytest.mark.rule("trajan.quarter.votes")
def test_of_equal_votes_on_one_space_the_disc_higher_in_the_stack_wins() -> None:
    """Who came there last."""
    state = table()
    senate(state, (4, 4, 4), stacked=(1, 0, 2))
    assert votes(election(state, "workers", "bread")) == [(2, 5), (0, 5), (1, 5)]
    state = table()
    senate(state, (4, 4, 4), stacked=(2, 1, 0))
    assert votes(election(state, "workers", "bread")) == [(0, 5), (1, 5), (2, 5)]


@pytest.mark.rule("trajan.quarter.consul", "trajan.quarter.vice-consul")
def test_the_consul_takes_one_of_the_bonus_tiles_yellow_and_the_vice_consul_the_other_grey() -> None:
    """The third gets nothing."""
    state = table()
    senate(state, (2, 6, 4))
    election(state, "workers", "bread")
    assert (state.actor, legal(state)) == (1, ["bonus bread", "bonus workers"])
    received = of_kind(play(state, "bonus workers"), "bonus")
    assert [(event.rule, event.seat, facts(event.message)) for event in received] == [
        ("trajan.quarter.consul", 1, {"tile": "bonus-workers", "side": "bonus-side-yellow"}),
        ("trajan.quarter.vice-consul", 2, {"tile": "bonus-bread", "side": "bonus-side-grey"}),
    ]
    assert [bonus_of(state, seat) for seat in range(3)] == [{}, {"workers": "yellow"}, {"bread": "grey"}]


@pytest.mark.rule("trajan.quarter.consul")
def test_the_consul_takes_only_what_is_on_offer() -> None:
    """And nobody chooses for them."""
    state = table()
    senate(state, (2, 6, 4))
    election(state, "workers", "bread")
    assert_refused(state, "trajan.quarter.consul", move="bonus wine+fish", tile="bonus-wine-fish")
    assert_refused(
        state,
        "trajan.turn.order",
        move="bonus workers",
        spot="senate-bonus.1",
        by=2,
        seat=2,
        actor=1,
    )


@pytest.mark.rule("trajan.quarter.vice-consul")
def test_r15_in_a_game_of_two_both_players_receive_a_bonus_tile() -> None:
    """As written."""
    state = table(2)
    senate(state, (2, 0))
    election(state, "workers", "bread")
    play(state, "bonus bread")
    assert [bonus_of(state, seat) for seat in range(2)] == [{"bread": "yellow"}, {"workers": "grey"}]


@pytest.mark.rule("trajan.quarter.discs")
def test_the_discs_return_to_the_start_space_the_fewest_votes_at_the_bottom() -> None:
    """The consul lies on top."""
    state = table(4)
    senate(state, (2, 6, 4, 0))
    election(state, "workers", "bread")
    events = play(state, "bonus workers")
    assert the(events, "cleaned").rule == "trajan.quarter.discs"
    assert (state.senate, state.senate_order) == ([0, 0, 0, 0], [3, 0, 2, 1])


# ---- 3. clean-up -------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.quarter.clean-up")
def test_r31_demand_tiles_leave_with_senate_tiles_and_what_lies_in_the_forum() -> None:
    """Other tiles of the players stay."""
    state = table()
    forum(state, "bread votes-5", "extra-forum")
    forum_pile(state, "")
    state.extra_left = 0
    tiles(state, 0, "votes-2 votes-5 wild-goods extra-senate")
    events = through(state)
    assert (state.demands, forum_of(state), state.forum_extra) == ([0, 0, 0], "", [0] * 6)
    assert tiles_of(state, 0) == "wild-goods extra-senate"
    begun = the(events, "quarter")
    assert (begun.rule, begun.seat, facts(begun.message)) == ("trajan.quarter.clean-up", -1, {"quarter": 2})
    assert (state.quarter, state.round, state.turn_seat) == (2, 1, 1)


@pytest.mark.rule("trajan.quarter.clean-up")
def test_r27_senate_tiles_in_provinces_leave_too() -> None:
    """The province receives a new tile in the same clean-up; tiles of other kinds stay."""
    state = table()
    for name, tile in (("alpes", "votes-2"), ("raetia", "votes-5"), ("noricum", "wild-goods"), ("belgica", "religion")):
        province(state, name, tile=tile)
    tiles(state, 2, "votes-4")
    forum_pile(state, "bread " * 20)
    through(state)
    after = [province_tile(state, name) for name in ("alpes", "raetia", "noricum", "belgica")]
    assert after == ["bread", "bread", "wild-goods", "religion"]
    assert tiles_of(state, 2) == ""


@pytest.mark.rule("trajan.quarter.new-tiles")
def test_every_province_without_tile_leader_and_legionary_receives_a_forum_tile() -> None:
    """The others do not."""
    state = table()
    province(state, "alpes", tile="bread")
    province(state, "noricum", legionaries=(2,))
    leader(state, 1, "britannia")
    forum_pile(state, "games " * 16)
    filled = [facts(event.message)["province"] for event in of_kind(through(state), "space-filled")]
    assert filled == [f"province-{name}" for name in names.PROVINCES if name not in ("alpes", "noricum", "britannia")]
    assert province_tile(state, "alpes") == "bread"


@pytest.mark.rule("trajan.quarter.new-tiles")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 9), (4, 12)])
def test_bonus_tiles_then_provinces_then_the_forum_then_the_yellow_spaces(seats: int, spaces: int) -> None:
    """The piles are drawn from in this order."""
    state = table(seats)
    events = [event for event in through(state) if event.kind in ("offered", "space-filled", "forum-filled")]
    yellow = [event for event in events if event.message.key == "trajan-event-forum-filled-yellow"]
    assert [event.kind for event in events] == (
        ["offered"] * 2 + ["space-filled"] * 10 + ["forum-filled"] * (spaces + 3)
    )
    assert events[-3:] == yellow
    assert {event.rule for event in events} == {"trajan.quarter.new-tiles"}
    assert (len(state.senate_bonus), sum(state.forum), sum(state.forum_extra)) == (2, spaces, 3)


@pytest.mark.rule("trajan.quarter.new-tiles")
def test_r9_when_forum_tiles_run_out_provinces_come_first() -> None:
    """In their order, and the forum gets what is left."""
    state = table()
    forum_pile(state, "bread " * 4)
    through(state)
    assert [province_tile(state, name) for name in names.PROVINCES] == ["bread"] * 4 + [""] * 6
    assert forum_of(state) == ""
    state = table()
    forum_pile(state, "bread " * 10 + "games religion")
    through(state)
    assert forum_of(state) == "games religion"


@pytest.mark.rule("trajan.quarter.ships")
def test_all_ships_turn_to_their_coloured_side() -> None:
    """Whatever they were."""
    state = table()
    ships(state, identical="grey", different="grey")
    through(state)
    assert state.ships == [1, 1, 1]


@pytest.mark.rule("trajan.quarter.new-tiles", "trajan.round.demand")
def test_a_quarter_begins_without_demand_tiles() -> None:
    """The first one comes with the end of its first round."""
    state = table()
    demands(state, "bread games religion")
    through(state)
    assert (state.demands, state.round) == ([0, 0, 0], 1)
