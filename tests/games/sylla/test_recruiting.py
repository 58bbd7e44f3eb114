"""Phase II: each must take one of the open characters; the rest go under the deck."""

import pytest
from games.sylla.build_table import area, dumped, legal, play, rule_against, table


@pytest.mark.rule("sylla.recruit.must", "sylla.recruit.row")
def test_from_the_consul_clockwise_each_takes_one() -> None:
    """There is no passing, and only what lies open can be taken."""
    row = ["slave", "slave", "vestal", "senator", "merchant", "legionary"]
    state = table("II", "recruit", [{}, {}, {}, {}], row=row, consul=2, actor=2, slots=["stall"] * 3 + [None] * 3)
    assert len(legal(state)) == 5
    assert rule_against(state, "recruit christian-slave") == "sylla.recruit.row"
    play(state, "recruit slave", "recruit senator", "recruit slave", "recruit vestal")
    assert [area(state, seat)["cards"] for seat in range(4)] == [["slave"], ["vestal"], ["slave"], ["senator"]]


@pytest.mark.rule("sylla.recruit.rest")
def test_the_rest_goes_under_the_deck_in_alphabetical_order() -> None:
    """The first one is the highest (S27)."""
    row = ["slave", "senator", "merchant", "vestal", "vestal", "vestal"]
    piles = dumped(table("II", "recruit", [{}] * 4, row=row))["piles"]
    state = table("II", "recruit", [{}] * 4, row=row, piles={**piles, "characters": ["legionary", "legionary"]})
    play(state, *["recruit vestal"] * 3, "recruit senator")
    position = dumped(state)
    assert position["piles"]["characters"] == ["slave", "merchant", "legionary", "legionary"]
    assert position["row"] == []


@pytest.mark.rule("sylla.recruit.must")
def test_when_only_one_kind_is_left_nobody_is_asked() -> None:
    """A move that is the only one is played without being asked."""
    state = table("II", "recruit", [{}] * 3, row=["slave"] * 4 + ["vestal"], slots=["stall", "field"] + [None] * 4)
    play(state, "recruit vestal")
    assert [area(state, seat)["cards"] for seat in range(3)] == [["vestal"], ["slave"], ["slave"]]
    assert dumped(state)["decision"] == "offer"
