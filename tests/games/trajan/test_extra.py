"""Extra actions: what extra-action tiles and [+2] markers repeat, and in which order."""

import pytest
from games.trajan.build_state import (
    about_to_act,
    allowed,
    assert_refused,
    building,
    deck,
    facts,
    figures,
    forum,
    legal,
    of_kind,
    play,
    plus_two,
    points_of,
    province,
    senate,
    table,
    the,
    tiles,
    tiles_of,
)

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.extra import repeat_rule
from trajan_tutor.games.trajan.rules.state import State


def in_the_senate(held: str, marked: str = "") -> State:
    """Return a state of seat 0 in the senate with these tiles and [+2] markers."""
    state = table()
    tiles(state, 0, held)
    plus_two(state, 0, marked)
    return about_to_act(state, "senate")


# ---- one tile ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.extra.repeat")
def test_a_tile_of_the_actions_icon_repeats_the_action_and_leaves_the_game() -> None:
    """The senate twice: 2 and 3 points."""
    state = in_the_senate("extra-senate extra-forum")
    play(state, "senate")
    assert legal(state) == ["no-repeat", "repeat"]
    events = play(state, "repeat")
    repeated = the(events, "repeated")
    assert repeated.rule == "trajan.extra.repeat"
    assert facts(repeated.message) == {"action": "action-senate", "tile": "tile-extra-senate"}
    assert [points for _, _, points, _ in points_of(events)] == [3]
    assert (state.senate[0], tiles_of(state, 0), state.turn_seat) == (2, "extra-forum", 1)


@pytest.mark.rule("trajan.extra.repeat")
def test_the_repetition_may_be_left_out() -> None:
    """The tile is kept."""
    state = in_the_senate("extra-senate")
    play(state, "senate")
    declined = the(play(state, "no-repeat"), "repetition-declined")
    assert facts(declined.message) == {"action": "action-senate"}
    assert (tiles_of(state, 0), state.turn_seat) == ("extra-senate", 1)


@pytest.mark.rule("trajan.extra.wild")
def test_a_wild_extra_tile_repeats_any_action() -> None:
    """It leaves the game."""
    state = in_the_senate("wild-extra")
    play(state, "senate")
    events = play(state, "repeat wild-extra")
    assert facts(the(events, "repeated").message)["tile"] == "tile-wild-extra"
    assert (state.senate[0], tiles_of(state, 0)) == (2, "")


@pytest.mark.rule("trajan.extra.wild")
def test_r22_who_holds_both_chooses_which_tile_leaves() -> None:
    """The icon tile or the wild one."""
    for move, left in (("repeat", "wild-extra"), ("repeat wild-extra", "extra-senate")):
        state = in_the_senate("extra-senate wild-extra")
        play(state, "senate")
        assert legal(state) == ["no-repeat", "repeat", "repeat wild-extra"]
        play(state, move)
        assert tiles_of(state, 0) == left


@pytest.mark.rule("trajan.extra.icon")
def test_a_tile_of_another_icon_does_not_repeat_the_action() -> None:
    """With such a tile alone nothing is offered; beside a wild one the refusal names the action."""
    state = in_the_senate("extra-forum")
    play(state, "senate")
    assert state.turn_seat == 1
    state = in_the_senate("extra-forum wild-extra")
    play(state, "senate")
    assert_refused(
        state,
        "trajan.extra.icon",
        move="repeat",
        spot="mat.0.tiles.extra-forum",
        action="action-senate",
    )


@pytest.mark.rule("trajan.extra.icon")
def test_a_tile_of_another_icon_is_refused_also_beside_the_right_one() -> None:
    """Picking it does not spend the right one."""
    state = in_the_senate("extra-forum extra-senate")
    play(state, "senate")
    assert_refused(state, "trajan.extra.icon", spot="mat.0.tiles.extra-forum", action="action-senate")


@pytest.mark.rule("trajan.extra.wild")
def test_a_wild_extra_tile_that_the_player_does_not_hold_cannot_be_used() -> None:
    """The refusal names the action."""
    state = in_the_senate("extra-senate")
    play(state, "senate")
    assert_refused(
        state,
        "trajan.extra.wild",
        move="repeat wild-extra",
        spot="mat.0.tiles.wild-extra",
        action="action-senate",
    )


@pytest.mark.rule("trajan.extra.repeat", "trajan.turn.steps")
def test_a_tile_is_used_after_the_action_and_not_before() -> None:
    """Out of order."""
    state = in_the_senate("extra-senate")
    assert_refused(state, "trajan.turn.steps", move="repeat", spot="mat.0.tiles.extra-senate", phase="phase-action")


@pytest.mark.rule("trajan.extra.once")
def test_at_most_one_extra_action_tile_a_turn() -> None:
    """Two of the icon and a wild one repeat once."""
    state = in_the_senate("extra-senate extra-senate wild-extra")
    play(state, "senate")
    play(state, "repeat")
    assert (state.senate[0], tiles_of(state, 0), state.turn_seat) == (2, "wild-extra extra-senate", 1)
    assert_refused(state, "trajan.turn.order", move="repeat", by=0, seat=0, actor=1)
    state.turn_seat = 0
    state.tile_used = 1
    state.action = codes.SENATE
    for move in (codes.MOVE_REPEAT, codes.MOVE_REPEAT_WILD):
        assert repeat_rule(state, move) == codes.RULE_EXTRA_ONCE


@pytest.mark.rule("trajan.extra.once")
def test_a_second_tile_is_refused_while_the_action_is_repeated() -> None:
    """The refusal names the action."""
    state = table()
    tiles(state, 0, "extra-military extra-military")
    about_to_act(state, "military")
    play(state, "enlist", "repeat")
    assert_refused(
        state,
        "trajan.extra.once",
        move="repeat",
        spot="mat.0.tiles.extra-military",
        action="action-military",
    )


@pytest.mark.rule("trajan.extra.repeat")
def test_the_repetition_may_choose_another_option_of_the_action() -> None:
    """Enlist first, then move the leader."""
    state = table()
    tiles(state, 0, "extra-military")
    about_to_act(state, "military")
    play(state, "enlist", "repeat")
    assert allowed(state, "leader alpes")
    assert allowed(state, "enlist")


@pytest.mark.rule("trajan.extra.done")
def test_r21_an_action_that_was_passed_is_not_repeated() -> None:
    """No tile is offered."""
    state = in_the_senate("extra-senate")
    play(state, "pass")
    assert (tiles_of(state, 0), state.turn_seat) == ("extra-senate", 1)


@pytest.mark.rule("trajan.extra.done")
def test_r21_a_tile_leaves_only_with_a_repetition_that_is_done() -> None:
    """It is not offered where nothing could be repeated, and once spent the repetition cannot be passed."""
    state = table()
    tiles(state, 0, "extra-senate")
    senate(state, (6, 0, 0))
    about_to_act(state, "senate")
    play(state, "senate")
    assert (tiles_of(state, 0), state.turn_seat) == ("extra-senate", 1)
    state = table()
    tiles(state, 0, "extra-military")
    about_to_act(state, "military")
    play(state, "enlist", "repeat")
    assert_refused(state, "trajan.extra.done", move="pass", action="action-military")


@pytest.mark.rule("trajan.extra.icon")
def test_r20_a_tile_taken_in_this_turn_may_be_used_in_it() -> None:
    """From the forum, and from a province."""
    state = table()
    forum(state, "bread", "extra-forum")
    about_to_act(state, "forum")
    play(state, "yellow extra-forum", "repeat")
    assert tiles_of(state, 0) == "bread"
    state = table()
    province(state, "alpes", tile="wild-extra")
    about_to_act(state, "military")
    play(state, "leader alpes", "repeat wild-extra")
    assert allowed(state, "legionary")


# ---- the [+2] marker ---------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.extra.plus-two")
def test_with_a_plus_two_marker_the_tile_repeats_twice() -> None:
    """2 + 3 + 4 points; the marker stays."""
    state = in_the_senate("extra-senate", marked="senate")
    events = play(state, "senate", "repeat")
    offered = the(events, "plus-two")
    assert (offered.rule, facts(offered.message)) == ("trajan.extra.plus-two", {"action": "action-senate"})
    assert legal(state) == ["senate", "pass"]
    events += play(state, "senate")
    assert [points for _, _, points, _ in points_of(events)] == [2, 3, 4]
    assert (state.plus_two[0], state.turn_seat) == (0b001000, 1)


@pytest.mark.rule("trajan.extra.plus-two", "trajan.extra.done")
def test_r21_the_plus_two_repetition_is_optional_and_comes_last() -> None:
    """Passing it ends the turn."""
    state = in_the_senate("extra-senate", marked="senate")
    play(state, "senate", "repeat")
    passed = the(play(state, "pass"), "passed")
    assert passed.message.key == "trajan-event-passed-plus-two"
    assert (state.senate[0], state.turn_seat) == (2, 1)


@pytest.mark.rule("trajan.extra.plus-two")
def test_a_plus_two_marker_alone_repeats_nothing() -> None:
    """It needs a tile; nor does it help another action."""
    state = in_the_senate("", marked="senate")
    play(state, "senate")
    assert state.turn_seat == 1
    state = in_the_senate("extra-senate", marked="forum")
    play(state, "senate", "repeat")
    assert state.turn_seat == 1


@pytest.mark.rule("trajan.extra.plus-two")
def test_r16_the_plus_two_repetition_belongs_to_the_use_of_the_tile() -> None:
    """Also with a wild tile; it spends no second one."""
    state = in_the_senate("wild-extra extra-senate", marked="senate")
    play(state, "senate", "repeat wild-extra", "senate")
    assert (state.senate[0], tiles_of(state, 0), state.turn_seat) == (3, "extra-senate", 1)


@pytest.mark.rule("trajan.extra.plus-two")
def test_the_plus_two_repetition_is_not_offered_where_nothing_can_be_done() -> None:
    """The disc has reached the last space."""
    state = table()
    tiles(state, 0, "extra-senate")
    plus_two(state, 0, "senate")
    senate(state, (5, 0, 0))
    about_to_act(state, "senate")
    events = play(state, "senate", "repeat")
    assert not of_kind(events, "plus-two")
    assert state.turn_seat == 1


# ---- with a granted action ---------------------------------------------------------------------------------------


def building_stairs(held: str, marked: str = "") -> State:
    """Return a state of seat 0 that has just built on the first stairs and may take a forum tile."""
    state = table()
    tiles(state, 0, held)
    plus_two(state, 0, marked)
    forum(state, "bread games religion votes-2")
    figures(state, 0, worker_camp=5)
    building(state, "A1", "stairs-2")
    building(state, "A2", "stairs-3")
    building(state, "A3", "stairs-4")
    about_to_act(state, "construction")
    play(state, "build A1")
    return state


@pytest.mark.rule("trajan.extra.repeat", "trajan.construction.grant")
def test_the_granted_action_comes_before_the_repetition_of_the_first() -> None:
    """Build, take a tile, build again."""
    state = building_stairs("extra-construction")
    assert allowed(state, "forum bread")
    play(state, "forum bread")
    assert legal(state) == ["no-repeat", "repeat"]
    play(state, "repeat", "build A2")
    assert (tiles_of(state, 0), state.turn_seat) == ("bread", 1)


@pytest.mark.rule("trajan.extra.once", "trajan.extra.repeat")
def test_a_tile_used_for_the_granted_action_leaves_none_for_the_main_one() -> None:
    """One tile a turn."""
    state = building_stairs("extra-construction extra-forum")
    play(state, "forum bread", "repeat", "forum games")
    assert (tiles_of(state, 0), state.turn_seat) == ("bread games extra-construction", 1)


@pytest.mark.rule("trajan.extra.once", "trajan.extra.repeat")
def test_a_tile_left_unused_for_the_granted_action_may_repeat_the_main_one() -> None:
    """A wild one is offered for both."""
    state = building_stairs("wild-extra")
    play(state, "forum bread", "no-repeat")
    assert legal(state) == ["no-repeat", "repeat wild-extra"]
    play(state, "repeat wild-extra")
    assert allowed(state, "build A2")


@pytest.mark.rule("trajan.extra.plus-two")
def test_a_plus_two_marker_also_serves_the_granted_action() -> None:
    """Three tiles of the forum; the marker of the main action stays unused."""
    state = building_stairs("extra-forum", marked="forum construction")
    play(state, "forum bread", "repeat", "forum games", "forum religion")
    assert (tiles_of(state, 0), state.turn_seat) == ("bread games religion", 1)


@pytest.mark.rule("trajan.extra.plus-two", "trajan.construction.grant")
def test_an_action_granted_by_a_repetition_is_done_before_the_plus_two_repetition() -> None:
    """And the tile that was used for the main action repeats nothing else."""
    state = building_stairs("extra-construction extra-seaport", marked="construction")
    building(state, "A2", "fountain-3")
    play(state, "pass", "repeat")
    deck(state, "furs wine gold gems")
    play(state, "build A2", "draw")
    events = play(state, "discard furs left")
    assert facts(the(events, "plus-two").message) == {"action": "action-construction"}
    assert allowed(state, "build A3")
    play(state, "build A3")
    assert (tiles_of(state, 0), state.turn_seat) == ("extra-seaport", 1)


@pytest.mark.rule("trajan.extra.done", "trajan.construction.grant")
def test_a_declined_granted_action_does_not_forbid_repeating_the_main_one() -> None:
    """The main one was done."""
    state = building_stairs("extra-construction extra-forum")
    play(state, "pass")
    assert legal(state) == ["no-repeat", "repeat"]
    play(state, "repeat", "build A2")
    assert tiles_of(state, 0) == "extra-forum"
