"""Construction: workers in the district, construction tiles and the actions they grant."""

import pytest
from games.trajan.build_state import (
    SPACES,
    about_to_act,
    about_to_act_and_tell,
    allowed,
    assert_refused,
    building,
    built,
    built_of,
    facts,
    figures,
    figures_of,
    forum,
    legal,
    of_kind,
    play,
    points_of,
    table,
    the,
    tiles,
    tiles_of,
    workers,
)

from trajan_tutor.games.trajan.rules.state import State


def in_the_district(own: str = "") -> State:
    """Return a state of seat 0 choosing what to do, with own workers on these spaces and a forum to take from."""
    state = table()
    workers(state, 0, own)
    forum(state, "bread games")
    figures(state, 0, worker_camp=3)
    return about_to_act(state, "construction")


def buildable(state: State) -> set[str]:
    """Return the spaces on which a worker may be placed now."""
    return {move.removeprefix("build ") for move in legal(state) if move.startswith("build")}


# ---- figures -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.construction.recruit")
def test_a_figure_of_the_supply_becomes_a_worker_in_the_worker_camp() -> None:
    """The military camp is not touched."""
    state = about_to_act(table(), "construction")
    recruited = the(play(state, "recruit"), "figures")
    assert (recruited.rule, recruited.seat) == ("trajan.construction.recruit", 0)
    assert recruited.message.key == "trajan-event-figures-workers"
    assert facts(recruited.message) == {"figures": 1}
    assert figures_of(state, 0) == (12, 2, 1)


@pytest.mark.rule("trajan.construction.supply")
def test_r14_no_figure_can_be_recruited_from_an_empty_supply() -> None:
    """Building stays possible."""
    state = table()
    figures(state, 0, supply=0)
    about_to_act(state, "construction")
    assert_refused(state, "trajan.construction.supply", move="recruit", spot="mat.0.supply")
    assert allowed(state, "build A1")


@pytest.mark.rule("trajan.construction.supply")
def test_without_any_figure_left_the_action_is_left_out() -> None:
    """Nothing in the supply, nothing in the camp; the rule is told."""
    state = table()
    figures(state, 0, supply=0, worker_camp=0)
    missed = the(about_to_act_and_tell(state, "construction"), "impossible")
    assert (missed.rule, missed.seat, state.turn_seat) == ("trajan.construction.supply", 0, 1)


@pytest.mark.rule("trajan.construction.camp-empty")
def test_without_a_worker_in_the_camp_nothing_is_built() -> None:
    """Legionaries do not count."""
    state = table()
    figures(state, 0, worker_camp=0)
    about_to_act(state, "construction")
    assert_refused(state, "trajan.construction.camp-empty", move="build C3", spot="district.C3", space="C3")


# ---- where -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.construction.adjacent")
def test_the_first_worker_may_go_to_any_space() -> None:
    """All twenty."""
    assert buildable(in_the_district()) == set(SPACES)


@pytest.mark.rule("trajan.construction.adjacent")
@pytest.mark.parametrize(
    ("own", "beside"),
    [
        ("A1", "A2 B1"),
        ("C3", "B3 D3 C2 C4"),
        ("B5", "A5 C5 B4"),
        ("D1", "C1 D2"),
        ("A4 A5", "A3 B4 B5"),
        ("A1 D5", "A2 B1 C5 D4"),
    ],
)
def test_a_later_worker_goes_next_to_an_own_one(own: str, beside: str) -> None:
    """Horizontally or vertically; the end of a row does not touch the start of the next."""
    assert buildable(in_the_district(own)) == set(beside.split())


@pytest.mark.rule("trajan.construction.adjacent")
def test_a_space_that_is_not_adjacent_cannot_be_built_on() -> None:
    """Diagonally does not count, and other players' workers do not help."""
    state = table()
    workers(state, 0, "A1")
    workers(state, 1, "C3")
    about_to_act(state, "construction")
    for space in ("B2", "C4", "A5"):
        assert_refused(
            state,
            "trajan.construction.adjacent",
            move=f"build {space}",
            spot=f"district.{space}",
            space=space,
        )


@pytest.mark.rule("trajan.construction.own-worker")
def test_r6_no_second_own_worker_on_one_space() -> None:
    """The refusal names it."""
    assert_refused(
        in_the_district("A1 A2"),
        "trajan.construction.own-worker",
        move="build A2",
        spot="district.A2",
        space="A2",
    )


@pytest.mark.rule("trajan.construction.adjacent", "trajan.construction.tile")
def test_a_space_with_another_players_worker_may_be_entered_without_tile_and_points() -> None:
    """The tile was taken by whoever came first."""
    state = table()
    workers(state, 1, "A1")
    building(state, "A1", "")
    about_to_act(state, "construction")
    events = play(state, "build A1")
    assert the(events, "built").rule == "trajan.construction.adjacent"
    assert not of_kind(events, "construction-tile")
    assert not points_of(events)
    assert (state.workers, built_of(state, 0)) == ([1, 1, 0], set())
    assert state.turn_seat == 1


# ---- tiles -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.construction.tile")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_the_construction_tile_of_the_space_is_taken_and_scored(value: int) -> None:
    """2 to 5 points."""
    state = in_the_district()
    building(state, "B2", f"stairs-{value}")
    events = play(state, "build B2")
    assert points_of(events) == [(0, "construction", value, "trajan.construction.tile")]
    taken = the(events, "construction-tile")
    assert taken.rule == "trajan.construction.tile"
    assert facts(taken.message) == {"building": "building-stairs", "value": value, "space": "B2"}
    assert built_of(state, 0) == {f"stairs-{value}"}
    assert figures_of(state, 0)[1] == 2


@pytest.mark.rule("trajan.construction.grant")
@pytest.mark.parametrize(
    ("kind", "action", "option"),
    [
        ("stairs", "forum", "forum bread"),
        ("door", "senate", "senate"),
        ("fountain", "seaport", "draw"),
        ("roof", "trajan", "stack goods"),
        ("window", "military", "enlist"),
    ],
)
def test_the_first_tile_of_a_kind_grants_an_action_at_once(kind: str, action: str, option: str) -> None:
    """1.4 of the rules; then the turn is over."""
    state = in_the_district()
    building(state, "A1", f"{kind}-2")
    granted = the(play(state, "build A1"), "granted")
    assert granted.rule == "trajan.construction.grant"
    assert facts(granted.message) == {"action": f"action-{action}", "building": f"building-{kind}"}
    assert allowed(state, option)
    assert not allowed(state, "build A2")
    play(state, "pass")
    assert state.turn_seat == 1


@pytest.mark.rule("trajan.construction.grant")
def test_the_second_tile_of_a_kind_grants_nothing() -> None:
    """It is only scored."""
    state = table()
    built(state, 0, "stairs-5")
    building(state, "A1", "stairs-2")
    about_to_act(state, "construction")
    events = play(state, "build A1")
    assert not of_kind(events, "granted")
    assert points_of(events) == [(0, "construction", 2, "trajan.construction.tile")]


@pytest.mark.rule("trajan.construction.grant", "trajan.action.target")
def test_only_the_granted_action_can_be_done_then() -> None:
    """Out of order: what was interrupted, and any other action."""
    state = in_the_district()
    building(state, "A1", "stairs-2")
    play(state, "build A1")
    for move, spot, wanted in (("build A2", "district.A2", "construction"), ("senate", "senate.1", "senate")):
        assert_refused(
            state,
            "trajan.action.target",
            move=move,
            spot=spot,
            action="action-forum",
            wanted=f"action-{wanted}",
        )


@pytest.mark.rule("trajan.construction.grant", "trajan.action.optional")
def test_r18_the_granted_action_may_be_declined_but_not_put_off() -> None:
    """Once passed it does not come back, not even after a repetition."""
    state = table()
    forum(state, "bread")
    building(state, "A1", "stairs-2")
    building(state, "A2", "stairs-3")
    figures(state, 0, worker_camp=3)
    tiles(state, 0, "extra-construction")
    about_to_act(state, "construction")
    play(state, "build A1")
    passed = the(play(state, "pass"), "passed")
    assert (passed.rule, facts(passed.message)) == ("trajan.action.optional", {"action": "action-forum"})
    play(state, "repeat")
    play(state, "build A2")
    assert (state.turn_seat, tiles_of(state, 0)) == (1, "")


@pytest.mark.rule("trajan.construction.grant")
def test_r19_a_repeated_construction_action_grants_again_for_another_kind() -> None:
    """It is a construction action like the first."""
    state = table()
    forum(state, "bread")
    figures(state, 0, worker_camp=3)
    tiles(state, 0, "extra-construction")
    building(state, "A1", "stairs-2")
    building(state, "A2", "door-3")
    about_to_act(state, "construction")
    play(state, "build A1", "forum bread", "repeat")
    granted = the(play(state, "build A2"), "granted")
    assert facts(granted.message)["action"] == "action-senate"
    assert legal(state) == ["senate", "pass"]


@pytest.mark.rule("trajan.construction.grant")
def test_a_granted_action_without_any_option_is_left_out_by_itself() -> None:
    """An empty forum; the rule that stands in the way is told."""
    state = table()
    building(state, "A1", "stairs-2")
    about_to_act(state, "construction")
    missed = the(play(state, "build A1"), "impossible")
    assert (missed.rule, facts(missed.message)["action"]) == ("trajan.forum.absent", "action-forum")
    assert state.turn_seat == 1
