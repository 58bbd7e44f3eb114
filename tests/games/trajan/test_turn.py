"""Whose turn it is, and the order of its steps."""

from collections.abc import Callable

import pytest
from games.trajan.build_state import (
    about_to_act,
    assert_refused,
    begin_turn,
    facts,
    figures,
    fill_tray,
    hand,
    leader,
    legal,
    play,
    slot,
    table,
    the,
    tiles,
)

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules import names
from trajan_tutor.games.trajan.rules.state import State


@pytest.mark.rule("trajan.turn.order")
def test_the_turn_goes_round_clockwise() -> None:
    """Seat after seat, and after the last the first again."""
    state = begin_turn(table())
    for seat in (1, 2, 0):
        events = play(state, "sow I", "pass")
        begun = the(events, "turn")
        assert (begun.rule, begun.seat, state.actor) == ("trajan.turn.order", seat, seat)
        assert facts(begun.message) == {"quarter": 1, "round": 1}


@pytest.mark.rule("trajan.turn.order")
def test_nobody_acts_out_of_turn() -> None:
    """The refusal names who tried and whose turn it is; also for what would be legal."""
    state = begin_turn(table())
    for seat in (1, 2, -1):
        assert_refused(state, "trajan.turn.order", move="sow I", spot="mat.0.tray.I", by=seat, seat=seat, actor=0)


@pytest.mark.rule("trajan.turn.own-mat")
def test_only_the_own_mat_can_be_used() -> None:
    """The refusal names whose mat was picked."""
    state = begin_turn(table())
    assert_refused(state, "trajan.turn.own-mat", spot="mat.2.tray.I", seat=2)
    about_to_act(state, "military")
    assert_refused(state, "trajan.turn.own-mat", spot="mat.1.supply", seat=1)


@pytest.mark.rule("trajan.turn.steps")
@pytest.mark.parametrize(
    ("move", "spot"),
    [
        ("draw", "deck"),
        ("forum bread", "forum.0"),
        ("leader alpes", "province.alpes"),
        ("senate", "senate.1"),
        ("stack goods", "stack.goods"),
        ("build A1", "district.A1"),
        ("drop yellow", "mat.0.held.yellow"),
        ("pass", ""),
        ("use", "mat.0.supply"),
        ("repeat wild-extra", "mat.0.tiles.wild-extra"),
        ("quarter", "quarter"),
        ("bonus bread", "senate-bonus.0"),
        ("pay unmet", "mat.0.kept.bread"),
        ("place yellow", ""),
        ("goods deck", ""),
        ("tile goods II", "mat.0.slot.II"),
    ],
)
def test_before_sowing_nothing_else_is_done(move: str, spot: str) -> None:
    """The refusal names the step that is owed."""
    assert_refused(begin_turn(table()), "trajan.turn.steps", move=move, spot=spot, phase="phase-sow")


@pytest.mark.rule("trajan.turn.steps")
def test_nothing_is_sown_twice() -> None:
    """After sowing comes the action."""
    state = about_to_act(table(), "seaport")
    assert_refused(state, "trajan.turn.steps", move="sow II", spot="mat.0.tray.II", phase="phase-action")
    play(state, "draw")
    assert_refused(state, "trajan.turn.steps", move="sow II", spot="mat.0.tray.II", phase="phase-discard")


@pytest.mark.rule("trajan.turn.steps")
def test_a_turn_is_sowing_then_time_then_the_trajan_tile_then_the_action() -> None:
    """In the order of the rulebook."""
    state = table()
    fill_tray(state, 0, "III", "blue")
    slot(state, 0, "IV", "points:white+white")
    begin_turn(state)
    events = play(state, "sow III", "senate")
    steps = ["sowed", "dropped", "time", "accomplished", "advanced", "turn"]
    assert [event.kind for event in events if event.kind in steps] == steps


# ---- the action --------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.action.target")
@pytest.mark.parametrize("action", names.ACTIONS)
def test_only_the_action_of_the_target_tray_can_be_done(action: str) -> None:
    """The refusal names it and the one that was wanted."""
    tries = {
        "seaport": ("draw", "deck"),
        "forum": ("forum bread", "forum.0"),
        "military": ("leader alpes", "province.alpes"),
        "senate": ("senate", "senate.1"),
        "trajan": ("stack goods", "stack.goods"),
        "construction": ("build A1", "district.A1"),
    }
    state = table()
    state.forum[0] = 1
    about_to_act(state, action)
    for wanted, (move, spot) in tries.items():
        if wanted == action:
            assert move in legal(state)
            assert GAME.parse(move) in GAME.moves_at(state, spot)
            assert GAME.refuse(state, Attempt(0, spot=spot)) is None
        else:
            assert_refused(
                state,
                "trajan.action.target",
                move=move,
                spot=spot,
                action=f"action-{action}",
                wanted=f"action-{wanted}",
            )


@pytest.mark.rule("trajan.action.optional")
@pytest.mark.parametrize("action", names.ACTIONS)
def test_the_action_may_be_left_out(action: str) -> None:
    """Every one of the six; then the turn is over."""
    state = table()
    state.forum[0] = 1
    about_to_act(state, action)
    passed = the(play(state, "pass"), "passed")
    assert (passed.rule, passed.seat, facts(passed.message)) == (
        "trajan.action.optional",
        0,
        {"action": f"action-{action}"},
    )
    assert state.turn_seat == 1


# ---- attempts that are no moves ----------------------------------------------------------------------------------


@pytest.mark.rule("trajan.turn.steps")
@pytest.mark.parametrize("spot", ["mat.0.score", "mat.0.name", "time.3", "nowhere", "mat.0", "province.gallia"])
def test_a_spot_that_means_nothing_is_refused_by_what_is_owed(spot: str) -> None:
    """Whatever is picked, there is an answer."""
    assert_refused(begin_turn(table()), "trajan.turn.steps", spot=spot, phase="phase-sow")


def test_a_text_that_is_no_move_is_not_refused_but_unreadable() -> None:
    """The error names what is near."""
    state = begin_turn(table())
    with pytest.raises(UnreadableError) as caught:
        GAME.refuse(state, Attempt(0, move="sow IX"))
    assert facts(caught.value.message)["text"] == "sow IX"


def everything_refused_or_legal(state: State) -> None:
    """Check for every spot and every text that refusing and the legal moves say the same."""
    spots = [spot.name for spot in GAME.spots(GAME.observe(state, state.actor))]
    for spot in spots:
        refused = GAME.refuse(state, Attempt(state.actor, spot=spot)) is not None
        assert refused != bool(GAME.moves_at(state, spot)), spot
    for move in legal(state):
        assert GAME.refuse(state, Attempt(state.actor, move=move)) is None


def choosing_a_ship() -> State:
    """Two cards loaded, the ship may sail."""
    state = table()
    hand(state, 0, "furs furs wine wine gold")
    about_to_act(state, "seaport")
    play(state, "ship different", "load furs")
    return state


def placing_a_legionary() -> State:
    """The leader is out, the supply empty."""
    state = table()
    leader(state, 0, "belgica")
    figures(state, 0, supply=0)
    return about_to_act(state, "military")


def repeating() -> State:
    """Two different extra-action tiles, and a wild one."""
    state = table()
    tiles(state, 0, "extra-senate extra-forum wild-extra")
    about_to_act(state, "senate")
    play(state, "senate")
    return state


def drawing_for_a_tile() -> State:
    """The special action of a goods tile is offered."""
    state = table()
    slot(state, 0, "I", "goods:yellow+yellow")
    return about_to_act(state, "seaport")


@pytest.mark.rule("trajan.turn.steps")
@pytest.mark.parametrize(
    "build",
    [table, choosing_a_ship, placing_a_legionary, repeating, drawing_for_a_tile],
    ids=["sowing", "ship", "legionary", "repeating", "special"],
)
def test_a_spot_is_refused_exactly_when_it_picks_no_legal_move(build: Callable[[], State]) -> None:
    """Every spot of the board and the mats, so that no pick stays without effect and without an answer."""
    everything_refused_or_legal(build())
