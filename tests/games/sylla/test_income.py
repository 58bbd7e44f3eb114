"""Phase IV: revenue, then Private temples, then Taverns."""

from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, rule_against, table


def last_offer(*players: dict[str, Any], **changes: Any) -> Any:
    """Return the last offer of a round in which nobody but seat 1 can bid: it passes, and phase IV begins."""
    return table("III", "offer", list(players), slots=["arch", "arch", *[None] * 4], pending={"offered": 4}, **changes)


@pytest.mark.rule("sylla.income.revenue", "sylla.building.stall")
def test_revenue_upright_merchants_and_stalls() -> None:
    """3, 1 for each and 2 for each; tilted Merchants bring nothing."""
    merchants = {"cards": ["merchant", "christian-merchant"], "tilted": ["merchant"]}
    state = last_offer(
        {"buildings": ["stall"]},
        {"cards": ["slave"]},
        merchants,
        {"buildings_down": ["stall"]},
        events=["flood", "cult", "purge", "decadence"],
    )
    play(state, "offer 1", "pass")
    assert [area(state, seat)["deniers"] for seat in range(4)] == [5, 3, 5, 3]


@pytest.mark.rule("sylla.building.temple")
def test_a_temple_changes_two_deniers_into_a_token() -> None:
    """Each once, while there are two deniers; or it is left."""
    state = last_offer({"buildings": ["temple"] * 2}, {"cards": ["slave"]}, {}, {"cards": ["vestal"]})
    play(state, "offer 1", "pass")
    assert legal(state) == ["no-token", "token civic", "token health", "token leisure"]
    play(state, "token civic")
    assert (area_of(state, 0), dumped(state)["decision"]) == ((1, 1), "fight")


def area_of(state: Any, seat: int) -> tuple[int, int]:
    """Return deniers and Civic spirit tokens of a seat."""
    found = area(state, seat)
    return found["deniers"], found["tokens"]["civic"]


@pytest.mark.rule("sylla.building.temple")
def test_temples_may_be_left() -> None:
    """Then the seat keeps its deniers."""
    state = last_offer({"buildings": ["temple"]}, {"cards": ["slave"]}, {}, {"cards": ["vestal"]})
    play(state, "offer 1", "pass", "no-token")
    assert area_of(state, 0) == (3, 0)


@pytest.mark.rule("sylla.building.tavern", "sylla.tavern.once")
def test_a_tavern_moves_a_marker_that_no_other_tavern_has_moved() -> None:
    """One step either way, not the famine marker (S8)."""
    state = last_offer({"buildings": ["tavern"]}, {"cards": ["slave"], "buildings": ["tavern"]}, {}, {})
    play(state, "offer 1", "pass")
    assert len(legal(state)) == 7
    play(state, "move health right")
    assert dumped(state)["markers"]["health"] == 3
    assert dumped(state)["pending"] == {"moved": ["health"]}
    assert rule_against(state, "move health left") == "sylla.tavern.once"
    play(state, "move civic left")
    assert dumped(state)["markers"]["civic"] == 1


@pytest.mark.rule("sylla.tavern.end")
def test_a_tavern_may_hold_a_marker_at_an_end() -> None:
    """It stays, and no other Tavern moves it in this phase (S17)."""
    markers = {"civic": 0, "leisure": 4, "health": 2}
    state = last_offer(
        {"buildings": ["tavern"] * 2}, {"cards": ["slave"]}, {"buildings": ["tavern"]}, {}, markers=markers
    )
    play(state, "offer 1", "pass", "move civic left", "move leisure right")
    assert dumped(state)["markers"] == markers
    assert legal(state) == ["move health left", "move health right", "no-move"]


@pytest.mark.rule("sylla.building.temple", "sylla.building.tavern")
def test_what_cannot_be_used_is_not_asked() -> None:
    """A Temple face down does nothing; without Tavern nobody is asked for one."""
    state = last_offer(
        {"buildings_down": ["temple", "tavern"]},
        {"cards": ["slave"]},
        {},
        {"cards": ["vestal"]},
        events=["flood", "cult", "purge", "decadence"],
    )
    play(state, "offer 1", "pass")
    assert dumped(state)["decision"] == "fight"
