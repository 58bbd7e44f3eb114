"""Phase IV as the rulebook tells it: revenue, Merchants and Stalls; then Private temples; then Taverns."""

from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, rule_against, table
from games.sylla.hearing import heard, heard_of

COVERING = ["flood", "persecution", "looting", "decadence"]
"""Events under which Christians and buildings may lie face down."""


def income(*players: dict[str, Any], **changes: Any) -> Any:
    """Return the last offer of a round: only the last seat can bid; it passes, and phase IV is to begin."""
    bidder = len(players) - 1
    cards = [*players[bidder].get("cards", []), "slave"]
    seats = [*players[:-1], {**players[bidder], "cards": cards}]
    offered = 4 if len(players) == 4 else 3
    return table("III", "offer", seats, slots=["arch", "arch", *[None] * 4], pending={"offered": offered}, **changes)


def begun(state: Any) -> list[Any]:
    """Let phase IV begin; return what happened."""
    return play(state, "offer 1", "pass")


def deniers(state: Any) -> list[int]:
    """Return the deniers of all seats."""
    return [one["deniers"] for one in dumped(state)["players"]]


# ---- revenue ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.income.revenue", "sylla.building.stall")
@pytest.mark.parametrize(
    ("own", "gained"),
    [
        ({}, 3),
        ({"cards": ["merchant"]}, 4),
        ({"cards": ["christian-merchant"]}, 4),
        ({"cards": ["christian-merchant", "christian-merchant", "merchant"]}, 6),
        ({"tilted": ["merchant"]}, 3),
        ({"tilted": ["christian-merchant"]}, 3),
        ({"cards": ["merchant"], "tilted": ["christian-merchant", "merchant"]}, 4),
        ({"down": ["christian-merchant"]}, 3),
        ({"buildings": ["stall"]}, 5),
        ({"buildings": ["stall"] * 3}, 9),
        ({"buildings_down": ["stall"] * 2}, 3),
        ({"buildings": ["stall"], "buildings_down": ["stall"], "cards": ["merchant"]}, 6),
        ({"cards": ["vestal"], "tilted": ["senator", "legionary", "crane", "christian-slave"]}, 3),
        ({"buildings": ["field"] * 2, "tokens": {"civic": 5}}, 3),
    ],
)
@pytest.mark.parametrize("seats", [3, 4])
def test_three_deniers_one_for_each_upright_merchant_and_two_for_each_stall(
    own: dict[str, Any], gained: int, seats: int
) -> None:
    """Christian or not; who is tilted or face down brings nothing, nor does a Stall face down."""
    state = income({**own, "deniers": 7}, *[{}] * (seats - 1), events=COVERING)
    told = heard_of(begun(state), "income")
    assert told[0] == f"0 income.revenue event-income deniers={gained}"
    assert deniers(state) == [7 + gained, *[3] * (seats - 1)]


@pytest.mark.rule("sylla.income.revenue")
@pytest.mark.parametrize(("seats", "consul"), [(3, 0), (3, 1), (4, 2), (4, 3)])
def test_from_the_consul_clockwise_each_has_his_income_completely(seats: int, consul: int) -> None:
    """The next one has nothing yet when a Temple is asked (S18)."""
    temple = {"buildings": ["temple"]} if seats == 3 else {"buildings": ["tavern"]}
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    players[(consul + 1) % seats] = temple
    bidder = seats - 1
    state = income(*players, consul=consul, actor=bidder, events=["eruption", "persecution", "cult", "decadence"])
    events = begun_by(state, bidder)
    assert state.actor == (consul + 1) % seats
    had = {consul, (consul + 1) % seats}
    assert deniers(state) == [3 if seat in had else 0 for seat in range(seats)]
    events += play(state, "no-token" if seats == 3 else "no-move")
    assert heard_of(events, "income") == [
        f"{(consul + step) % seats} income.revenue event-income deniers=3" for step in range(seats)
    ]
    assert deniers(state) == [3] * seats


def begun_by(state: Any, seller: int) -> list[Any]:
    """Let phase IV begin where the only bidder is the seller himself."""
    assert state.actor == seller
    return play(state, "offer 1", "pass")


# ---- Private temples -------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.building.temple")
@pytest.mark.parametrize("colour", ["civic", "leisure", "health"])
def test_a_temple_changes_two_deniers_into_a_token_of_any_colour(colour: str) -> None:
    """Once in a round."""
    state = income({"buildings": ["temple"], "deniers": 9}, {}, {})
    begun(state)
    assert (state.actor, dumped(state)["decision"]) == (0, "income")
    assert legal(state) == ["no-token", "token civic", "token health", "token leisure"]
    events = play(state, f"token {colour}")
    assert heard(events)[0] == f"0 building.temple event-token colour=colour-{colour}"
    assert area(state, 0)["tokens"] == {one: int(one == colour) for one in ("civic", "leisure", "health")}
    assert (deniers(state)[0], dumped(state)["decision"]) == (10, "prevent")


@pytest.mark.rule("sylla.building.temple")
@pytest.mark.parametrize(("money", "temples", "used"), [(0, 2, 1), (1, 2, 2), (1, 3, 2), (5, 3, 3), (9, 2, 2)])
def test_each_temple_once_while_there_are_two_deniers(money: int, temples: int, used: int) -> None:
    """The revenue of 3 counts: with 1 denier before it there are 4, two uses (S18)."""
    state = income({"buildings": ["temple"] * temples, "deniers": money}, {}, {})
    begun(state)
    for _ in range(used):
        assert "token civic" in legal(state)
        play(state, "token civic")
    assert dumped(state)["decision"] == "prevent"
    assert (area(state, 0)["tokens"]["civic"], deniers(state)[0]) == (used, money + 3 - 2 * used)


@pytest.mark.rule("sylla.building.temple")
def test_a_temple_may_be_left_and_so_are_all_of_its_owner() -> None:
    """The deniers stay, and the seat goes on to its Taverns."""
    state = income({"buildings": ["temple", "temple", "tavern"], "deniers": 6}, {}, {})
    begun(state)
    events = play(state, "no-token")
    assert heard(events) == ["0 building.temple event-temple-left"]
    assert (state.actor, state.deniers[0], legal(state)[0]) == (0, 9, "move civic left")
    assert rule_against(state, "token civic") == "sylla.turn.steps"


@pytest.mark.rule("sylla.building.temple", "sylla.token.supply")
def test_a_temple_gives_no_token_of_which_none_is_left() -> None:
    """And is not asked when there is none at all (S11)."""
    held = {"tokens": {"civic": 38, "leisure": 37}}
    state = income({"buildings": ["temple"] * 2}, held, {})
    begun(state)
    assert legal(state) == ["no-token", "token health", "token leisure"]
    assert rule_against(state, "token civic") == "sylla.token.supply"
    state = income({"buildings": ["temple"]}, {"tokens": {"civic": 38, "leisure": 38, "health": 38}}, {})
    begun(state)
    assert (dumped(state)["decision"], deniers(state)[0]) == ("prevent", 3)


# ---- Taverns ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.building.tavern")
@pytest.mark.parametrize("colour", ["civic", "leisure", "health"])
@pytest.mark.parametrize(("direction", "after"), [("left", 1), ("right", 3)])
def test_a_tavern_moves_one_of_the_three_markers_one_step_either_way(colour: str, direction: str, after: int) -> None:
    """Never the famine marker (S8)."""
    state = income({"buildings": ["tavern"]}, {}, {}, famine=3)
    begun(state)
    moves = [f"move {one} {way}" for one in ("civic", "health", "leisure") for way in ("left", "right")]
    assert legal(state) == [*moves, "no-move"]
    events = play(state, f"move {colour} {direction}")
    moved = [event for event in events if event.kind == "marker-moved"]
    assert heard(moved) == [f"0 building.tavern event-marker-moved after={after} before=2 colour=colour-{colour}"]
    assert moved[0].spot == f"track.{colour}.{after}"
    assert dumped(state)["markers"] == {one: after if one == colour else 2 for one in ("civic", "leisure", "health")}
    assert dumped(state)["famine"] == 3


@pytest.mark.rule("sylla.building.tavern", "sylla.tavern.once")
def test_no_marker_is_moved_by_two_taverns_of_one_phase() -> None:
    """Whoever has them; with the phase this is forgotten."""
    own = {"buildings": ["tavern"] * 2}
    state = income(own, {"buildings": ["tavern"] * 1}, {}, events=COVERING)
    begun(state)
    play(state, "move civic left")
    assert legal(state) == [
        "move health left",
        "move health right",
        "move leisure left",
        "move leisure right",
        "no-move",
    ]
    assert rule_against(state, "move civic right") == "sylla.tavern.once"
    play(state, "move leisure right")
    assert (state.actor, legal(state)) == (1, ["move health left", "move health right", "no-move"])
    assert dumped(state)["pending"] == {"moved": ["civic", "leisure"]}
    play(state, "no-move")
    assert state.moved == 0


@pytest.mark.rule("sylla.tavern.once", "sylla.building.tavern")
def test_three_taverns_move_three_markers() -> None:
    """One each, and the fourth seat after them none."""
    state = income({"buildings": ["tavern"] * 3}, {}, {}, {})
    begun(state)
    play(state, "move civic left", "move leisure right", "move health left")
    assert dumped(state)["decision"] == "prevent"
    assert dumped(state)["markers"] == {"civic": 1, "leisure": 3, "health": 1}


@pytest.mark.rule("sylla.building.tavern")
def test_a_tavern_may_be_left_and_so_are_all_of_its_owner() -> None:
    """The next one goes on."""
    state = income({"buildings": ["tavern"] * 2}, {"buildings": ["tavern"]}, {})
    begun(state)
    events = play(state, "no-move")
    assert heard(events)[0] == "0 building.tavern event-tavern-left"
    assert (state.actor, len(legal(state))) == (1, 7)
    assert dumped(state)["pending"] == {"moved": []}
    assert dumped(state)["markers"] == {"civic": 2, "leisure": 2, "health": 2}


@pytest.mark.rule("sylla.tavern.end", "sylla.tavern.once")
@pytest.mark.parametrize(("colour", "direction", "place"), [("civic", "left", 0), ("leisure", "right", 4)])
def test_a_marker_at_an_end_may_be_held_there(colour: str, direction: str, place: int) -> None:
    """It stays, and no other Tavern moves it in this phase (S17); the other way it moves like any."""
    markers = {"civic": 0, "leisure": 4, "health": 2}
    state = income({"buildings": ["tavern"]}, {"buildings": ["tavern"]}, {}, markers=markers)
    begun(state)
    events = play(state, f"move {colour} {direction}")
    assert heard(events)[0] == f"0 tavern.end event-marker-held colour=colour-{colour}"
    assert not heard_of(events, "marker-moved")
    assert dumped(state)["markers"][colour] == place
    assert rule_against(state, f"move {colour} {'right' if direction == 'left' else 'left'}") == "sylla.tavern.once"
    state = income({"buildings": ["tavern"]}, {}, {}, markers=markers)
    begun(state)
    events = play(state, f"move {colour} {'right' if direction == 'left' else 'left'}")
    assert dumped(state)["markers"][colour] == (1 if place == 0 else 3)
    assert not heard_of(events, "marker-held")


@pytest.mark.rule("sylla.building.temple", "sylla.building.tavern")
def test_temples_and_taverns_that_lie_face_down_do_nothing() -> None:
    """One of two that lies face up may be used once."""
    hidden = {"buildings": ["tavern", "temple"], "buildings_down": ["tavern", "temple"], "deniers": 6}
    state = income(hidden, {"buildings_down": ["tavern", "temple"]}, {}, events=COVERING)
    begun(state)
    play(state, "token civic")
    assert len(legal(state)) == 7
    play(state, "move civic right")
    assert dumped(state)["decision"] == "prevent"
