"""Trajan tiles at the action circle: step 3 of a turn. Tray I mostly holds yellow yellow blue."""

import pytest
from games.trajan.build_state import (
    about_to_act,
    allowed,
    arch_of,
    assert_refused,
    begin_turn,
    deck,
    display_of,
    facts,
    figures,
    figures_of,
    fill_slots,
    fill_tray,
    from_source,
    hand_of,
    kept_of,
    legal,
    of_kind,
    piles,
    play,
    plus_two,
    points_of,
    slot,
    slots_of,
    table,
    the,
)

from trajan_tutor.engine.event import Event
from trajan_tutor.games.trajan.rules.state import State


def accomplish(state: State, tile: str) -> list[Event]:
    """Lay a tile on slot I and sow the marker that reaches it."""
    slot(state, 0, "I", tile)
    fill_tray(state, 0, "VI", "blue")
    begin_turn(state)
    return play(state, "sow VI")


# ---- the colours -------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.tile.match")
def test_a_tile_whose_colours_lie_in_the_target_tray_is_taken_and_scored() -> None:
    """One marker has just come, the other has long been there, and a third does no harm."""
    state = table()
    fill_tray(state, 0, "I", "yellow white")
    events = accomplish(state, "points:white+blue")
    assert points_of(events) == [(0, "trajan-tiles", 9, "trajan.tile.match")]
    done = the(events, "accomplished")
    assert (done.rule, facts(done.message)["slot"]) == ("trajan.tile.match", "slot-1")
    assert slots_of(state, 0) == {}


@pytest.mark.rule("trajan.tile.match")
def test_a_tile_stays_while_one_of_its_colours_is_missing() -> None:
    """Blue lies there, orange does not."""
    state = table()
    assert not points_of(accomplish(state, "goods:orange+blue"))
    assert slots_of(state, 0) == {"I": "goods:orange+blue"}


@pytest.mark.rule("trajan.tile.match")
def test_r32_the_same_colour_twice_means_two_markers() -> None:
    """Two yellow ones lie there; one blue is not enough."""
    state = table()
    assert points_of(accomplish(state, "points:yellow+yellow"))
    state = table()
    assert not points_of(accomplish(state, "points:blue+blue"))


@pytest.mark.rule("trajan.tile.match")
def test_only_the_tile_at_the_target_tray_counts() -> None:
    """A tile at a tray that was passed stays, whatever lies there."""
    state = table()
    slot(state, 0, "II", "points:orange+orange")
    events = play(begin_turn(state), "sow I")
    assert not points_of(events)
    assert slots_of(state, 0) == {"II": "points:orange+orange"}


@pytest.mark.rule("trajan.tile.match")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("goods:yellow+yellow", 3),
        ("points:yellow+yellow", 9),
        ("workers-1:yellow+orange", 5),
        ("workers-2:yellow+yellow", 2),
        ("legionaries-1:yellow+blue", 5),
        ("legionaries-2:yellow+green", 2),
        ("plus-two:yellow+pink", 4),
        ("bread:green+green", 1),
        ("games:yellow+green", 1),
        ("religion:white+white", 1),
    ],
)
def test_every_kind_of_tile_has_its_points(tile: str, points: int) -> None:
    """1.8 of the rules."""
    state = table()
    fill_tray(state, 0, "I", tile.partition(":")[2].replace("+", " "))
    assert points_of(accomplish(state, tile))[0] == (0, "trajan-tiles", points, "trajan.tile.match")


# ---- the special action ------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.tile.special")
def test_r4_tile_and_points_are_taken_and_only_the_special_action_may_be_declined() -> None:
    """Nothing asks whether to take the tile."""
    state = table()
    accomplish(state, "goods:yellow+yellow")
    assert (slots_of(state, 0), from_source(state, 0, "trajan-tiles")) == ({}, 3)
    assert legal(state) == ["use", "decline"]
    declined = the(play(state, "decline"), "declined")
    assert (declined.rule, declined.seat) == ("trajan.tile.special", 0)
    assert (hand_of(state, 0), from_source(state, 0, "trajan-tiles")) == ("", 3)
    assert allowed(state, "draw")


@pytest.mark.rule("trajan.tile.special")
def test_what_another_kind_of_tile_offers_cannot_be_used() -> None:
    """A [+2] marker is not what a tile for goods gives, and a choice of a space is owed for one that does."""
    state = table()
    accomplish(state, "goods:yellow+yellow")
    assert_refused(
        state,
        "trajan.tile.special",
        move="plus-two forum",
        spot="mat.0.plus-two.forum",
        kind="kind-goods",
    )
    state = table()
    fill_tray(state, 0, "I", "pink")
    accomplish(state, "plus-two:pink+blue")
    assert_refused(state, "trajan.tile.special", move="use", kind="kind-plus-two")


@pytest.mark.rule("trajan.tile.special", "trajan.turn.steps")
def test_the_special_action_comes_before_the_action() -> None:
    """Out of order."""
    state = table()
    accomplish(state, "goods:yellow+yellow")
    assert_refused(state, "trajan.turn.steps", move="take left", spot="pile.left", phase="phase-special")


@pytest.mark.rule("trajan.tile.special")
def test_a_tile_for_points_only_leads_straight_to_the_action() -> None:
    """Nothing more is offered."""
    state = table()
    accomplish(state, "points:yellow+yellow")
    assert allowed(state, "draw")


@pytest.mark.rule("trajan.tile.goods")
def test_a_tile_for_goods_draws_two_cards_and_none_is_discarded() -> None:
    """Then follows the action."""
    state = table()
    deck(state, "furs wine gold")
    accomplish(state, "goods:yellow+yellow")
    events = play(state, "use")
    assert [facts(event.message)["goods"] for event in of_kind(events, "drew")] == ["goods-furs", "goods-wine"]
    assert (hand_of(state, 0), display_of(state, 0)) == ("furs wine", "")
    assert allowed(state, "draw")
    assert not allowed(state, "discard furs left")


@pytest.mark.rule("trajan.tile.goods")
def test_a_tile_for_goods_offers_nothing_when_no_card_can_be_drawn() -> None:
    """The tile and its points are taken all the same."""
    state = table()
    deck(state, "")
    piles(state, "furs", "wine")
    accomplish(state, "goods:yellow+yellow")
    assert from_source(state, 0, "trajan-tiles") == 3
    assert allowed(state, "take left")


@pytest.mark.rule("trajan.tile.figures")
@pytest.mark.parametrize(
    ("tile", "colours", "after"),
    [
        ("workers-1:yellow+orange", "yellow orange", (12, 2, 1)),
        ("workers-2:yellow+yellow", "yellow yellow", (11, 3, 1)),
        ("legionaries-1:yellow+blue", "yellow", (12, 1, 2)),
        ("legionaries-2:yellow+white", "yellow white", (11, 1, 3)),
    ],
)
def test_a_tile_for_figures_moves_them_from_the_supply_to_a_camp(
    tile: str, colours: str, after: tuple[int, int, int]
) -> None:
    """Workers to the worker camp, legionaries to the military camp."""
    state = table()
    fill_tray(state, 0, "I", colours)
    accomplish(state, tile)
    moved = the(play(state, "use"), "figures")
    assert (moved.rule, moved.seat) == ("trajan.tile.figures", 0)
    assert figures_of(state, 0) == after


@pytest.mark.rule("trajan.tile.figures")
def test_r23_two_figures_or_none() -> None:
    """There is no way to take one of two."""
    state = table()
    accomplish(state, "workers-2:yellow+yellow")
    assert legal(state) == ["use", "decline"]
    play(state, "use")
    assert figures_of(state, 0) == (11, 3, 1)


@pytest.mark.rule("trajan.tile.figures")
def test_r14_a_tile_for_two_figures_places_the_one_that_is_left() -> None:
    """Without any, nothing is offered."""
    state = table()
    figures(state, 0, supply=1)
    accomplish(state, "workers-2:yellow+yellow")
    assert facts(the(play(state, "use"), "figures").message) == {"figures": 1}
    assert figures_of(state, 0) == (0, 2, 1)
    state = table()
    figures(state, 0, supply=0)
    accomplish(state, "workers-2:yellow+yellow")
    assert from_source(state, 0, "trajan-tiles") == 2
    assert allowed(state, "draw")


@pytest.mark.rule("trajan.tile.plus-two")
def test_a_plus_two_marker_goes_to_one_of_the_six_extra_action_spaces() -> None:
    """Whichever the player likes, or none."""
    state = table()
    fill_tray(state, 0, "I", "pink")
    accomplish(state, "plus-two:pink+blue")
    assert legal(state) == [
        "plus-two seaport",
        "plus-two forum",
        "plus-two military",
        "plus-two senate",
        "plus-two trajan",
        "plus-two construction",
        "decline",
    ]
    marked = the(play(state, "plus-two senate"), "marked")
    assert (marked.rule, facts(marked.message)) == ("trajan.tile.plus-two", {"action": "action-senate"})
    assert state.plus_two == [0b001000, 0, 0]


@pytest.mark.rule("trajan.tile.plus-two")
def test_r13_one_plus_two_marker_on_a_space_and_nothing_when_all_have_one() -> None:
    """The refusal names the action."""
    state = table()
    plus_two(state, 0, "forum trajan")
    fill_tray(state, 0, "I", "pink")
    accomplish(state, "plus-two:pink+blue")
    assert_refused(
        state,
        "trajan.tile.plus-two",
        move="plus-two forum",
        spot="mat.0.plus-two.forum",
        action="action-forum",
    )
    state = table()
    plus_two(state, 0, "seaport forum military senate trajan construction")
    fill_tray(state, 0, "I", "pink")
    accomplish(state, "plus-two:pink+blue")
    assert from_source(state, 0, "trajan-tiles") == 4
    assert allowed(state, "draw")


@pytest.mark.rule("trajan.tile.demand")
@pytest.mark.parametrize(
    ("tile", "icon"),
    [("bread:green+green", "bread"), ("games:green+green", "games"), ("religion:white+white", "religion")],
)
def test_r24_a_demand_tile_always_goes_to_the_mat(tile: str, icon: str) -> None:
    """Its one point is scored, and nothing can be declined."""
    state = table()
    fill_tray(state, 0, "I", tile.partition(":")[2].replace("+", " "))
    events = accomplish(state, tile)
    stays = the(events, "kept")
    assert (stays.rule, facts(stays.message)) == ("trajan.tile.demand", {"demand": f"demand-{icon}"})
    assert kept_of(state, 0) == icon
    assert points_of(events) == [(0, "trajan-tiles", 1, "trajan.tile.match")]
    assert not allowed(state, "decline")


@pytest.mark.rule("trajan.tile.arch")
def test_an_arch_in_the_centre_moves_to_the_slot_that_was_freed() -> None:
    """At once, so that a Trajan action of the same turn can fill it."""
    state = table()
    fill_slots(state, 0)
    assert arch_of(state, 0) == "centre"
    moved = the(accomplish(state, "points:yellow+yellow"), "arch-moved")
    assert (moved.rule, facts(moved.message)) == ("trajan.tile.arch", {"slot": "slot-1"})
    assert arch_of(state, 0) == "I"


@pytest.mark.rule("trajan.tile.arch")
def test_an_arch_at_a_slot_stays_when_a_tile_leaves() -> None:
    """Only the centre sends it back."""
    state = table()
    fill_slots(state, 0, "I II IV")
    assert not of_kind(accomplish(state, "points:yellow+yellow"), "arch-moved")
    assert arch_of(state, 0) == "III"


@pytest.mark.rule("trajan.tile.arch", "trajan.arch.stack")
def test_the_slot_freed_at_the_trajan_tray_can_be_filled_in_the_same_turn() -> None:
    """The arch comes back before the action."""
    state = table()
    fill_slots(state, 0)
    slot(state, 0, "V", "points:pink+pink")
    about_to_act(state, "trajan")
    play(state, "stack points")
    assert (set(slots_of(state, 0)), arch_of(state, 0)) == ({"I", "II", "III", "IV", "V", "VI"}, "centre")
