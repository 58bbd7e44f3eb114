"""The forum: take any one tile."""

import pytest
from games.trajan.build_state import (
    about_to_act,
    about_to_act_and_tell,
    assert_refused,
    facts,
    forum,
    forum_of,
    legal,
    play,
    refusal_of,
    table,
    the,
    tiles_of,
)

from trajan_tutor.games.trajan.rules.state import State


def at_the_forum(lying: str, yellow: str = "") -> State:
    """Return a state of seat 0 choosing a tile of the forum."""
    state = table()
    forum(state, lying, yellow)
    return about_to_act(state, "forum")


@pytest.mark.rule("trajan.forum.take")
def test_any_one_forum_tile_may_be_taken() -> None:
    """Only one of two equal ones, and the others stay."""
    state = at_the_forum("bread bread votes-3 wild-goods", "extra-senate")
    assert set(legal(state)) == {"forum bread", "forum votes-3", "forum wild-goods", "yellow extra-senate", "pass"}
    took = the(play(state, "forum bread"), "took-tile")
    assert (took.rule, took.seat, facts(took.message)) == ("trajan.forum.take", 0, {"tile": "tile-bread"})
    assert (forum_of(state), tiles_of(state, 0)) == ("bread votes-3 wild-goods", "bread")


@pytest.mark.rule("trajan.forum.take")
def test_an_extra_action_tile_may_be_taken_from_a_yellow_space() -> None:
    """The tile of the same name on a forum space is another one."""
    state = at_the_forum("extra-senate", "extra-senate extra-senate extra-forum")
    took = the(play(state, "yellow extra-senate"), "took-tile")
    assert (took.rule, took.message.key) == ("trajan.forum.take", "trajan-event-took-tile-yellow")
    assert (forum_of(state), state.forum_extra, tiles_of(state, 0)) == (
        "extra-senate",
        [0, 1, 0, 1, 0, 0],
        "extra-senate",
    )


@pytest.mark.rule("trajan.forum.take")
def test_a_tile_that_was_taken_is_not_replaced() -> None:
    """The forum is filled at the end of a quarter only."""
    state = at_the_forum("bread games")
    play(state, "forum games")
    assert forum_of(state) == "bread"


@pytest.mark.rule("trajan.forum.absent")
def test_a_tile_that_does_not_lie_in_the_forum_cannot_be_taken() -> None:
    """The refusal names the tile; the icon on a yellow space is not the one on a forum space."""
    state = at_the_forum("bread extra-trajan", "extra-senate")
    assert_refused(state, "trajan.forum.absent", move="forum games", tile="tile-games")
    assert_refused(state, "trajan.forum.absent", move="yellow extra-trajan", tile="tile-extra-trajan")
    assert_refused(state, "trajan.forum.absent", move="forum extra-senate", tile="tile-extra-senate")


@pytest.mark.rule("trajan.forum.absent")
def test_nothing_can_be_taken_from_an_empty_forum_space() -> None:
    """By pointing at it."""
    state = at_the_forum("bread", "extra-senate")
    for spot in ("forum.1", "forum.8", "yellow.1"):
        assert refusal_of(state, spot=spot).rule == "trajan.forum.absent"


@pytest.mark.rule("trajan.forum.absent")
def test_an_empty_forum_offers_nothing() -> None:
    """The turn ends by itself, and the rule is told."""
    state = table()
    missed = the(about_to_act_and_tell(state, "forum"), "impossible")
    assert (missed.rule, missed.seat, state.turn_seat) == ("trajan.forum.absent", 0, 1)
