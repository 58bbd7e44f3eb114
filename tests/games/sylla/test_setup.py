"""Setup: the stacks, the column, the secret choice of characters, the first deniers."""

import pytest
from games.sylla.build_table import GAME, area, begun, dumped, legal, play, prestige, rule_against

from trajan_tutor.engine.refusal import Attempt

FOUR = ["take senator", "take merchant", "take slave", "take vestal"]
SIX = [*FOUR, "take vestal", "take legionary"]


@pytest.mark.parametrize(("seats", "chosen", "row"), [(3, SIX, 5), (4, FOUR, 6)])
@pytest.mark.rule("sylla.setup.choose", "sylla.setup.deal")
def test_each_chooses_of_a_set_of_ten_and_the_rest_is_the_deck(seats: int, chosen: list[str], row: int) -> None:
    """Four of ten, with three players six; what nobody took of four sets is shuffled, and the row lies open (S2)."""
    state = begun(seats, 1)
    for seat in range(seats):
        assert state.actor == seat
        assert dumped(state)["row"] == []
        play(state, *chosen)
    position = dumped(state)
    assert [len(one["cards"]) for one in position["players"]] == [len(chosen)] * seats
    assert len(position["row"]) == row
    assert len(position["piles"]["characters"]) == 40 - seats * len(chosen) - row
    assert (position["phase"], position["decision"], position["actor"]) == ("I", "bid", 0)


@pytest.mark.rule("sylla.setup.choose")
def test_a_set_has_one_senator_and_one_christian_senator() -> None:
    """Two of a class, one of them Christian; two Legionaries and two Vestals."""
    state = begun(4, 1)
    play(state, "take senator", "take legionary", "take legionary")
    assert rule_against(state, "take senator") == "sylla.setup.choose"
    assert rule_against(state, "take legionary") == "sylla.setup.choose"
    assert "take christian-senator" in legal(state)


@pytest.mark.rule("sylla.setup.choose")
def test_what_was_chosen_is_shown_when_all_have_chosen() -> None:
    """Until then others hear only that somebody chose (S30)."""
    state = begun(3, 4)
    events = play(state, *SIX)
    assert all(str(event.told_to(1)) == "sylla-event-chose-hidden" for event in events)
    events = play(state, *SIX, *SIX)
    assert sum(event.kind == "revealed" for event in events) == 15


@pytest.mark.rule("sylla.setup.deniers")
def test_three_deniers_one_for_each_merchant_and_ten_prestige() -> None:
    """Christian Merchants too."""
    state = begun(4, 1)
    assert [area(state, seat)["deniers"] for seat in range(4)] == [3] * 4
    play(state, *FOUR, "take merchant", "take christian-merchant", "take slave", "take vestal")
    play(state, *["take senator", "take slave", "take vestal", "take vestal"] * 2)
    assert [area(state, seat)["deniers"] for seat in range(4)] == [4, 5, 3, 3]
    assert prestige(state) == [10] * 4


def test_the_stack_lies_a_on_b_on_c() -> None:
    """The first six of ten A tiles are on sale, twelve C tiles lie at the bottom."""
    position = dumped(begun(4, 3))
    stack = position["piles"]["buildings"]
    assert len(stack) == 26
    assert sorted(stack[:12]) == sorted(
        ["field"] * 2 + ["temple", "tavern"] + ["insula"] * 2 + ["arch"] * 2 + ["statue"] * 3 + ["bank"]
    )
    assert sorted([*stack[22:], *position["slots"]]) == sorted(
        ["stall"] * 3 + ["field"] * 2 + ["temple", "insula"] + ["crane"] * 2 + ["bank"]
    )


def test_decadence_is_lowest_and_one_work_is_removed() -> None:
    """Three more events lie above it; of six works one is removed and one lies open."""
    position = dumped(begun(4, 3))
    assert len(position["events"]) == 4
    assert position["events"][3] == "decadence"
    assert len(position["piles"]["events"]) == 6
    assert len(position["piles"]["works"]) == 4
    assert position["markers"] == {"civic": 2, "leisure": 2, "health": 2}


@pytest.mark.rule("sylla.turn.order")
def test_nobody_acts_before_it_is_his_turn() -> None:
    """A secret choice is asked seat by seat."""
    refusal = GAME.refuse(begun(4, 1), Attempt(2, move="take senator"))
    assert refusal is not None
    assert refusal.rule == "sylla.turn.order"


@pytest.mark.rule("sylla.turn.steps")
def test_phases_come_one_after_the_other() -> None:
    """A bid has to wait until all have chosen."""
    assert rule_against(begun(4, 1), "bid 1") == "sylla.turn.steps"


@pytest.mark.rule("sylla.turn.own")
def test_only_the_own_set_is_chosen_from() -> None:
    """A pick on the mat of another seat is refused."""
    refusal = GAME.refuse(begun(4, 1), Attempt(0, spot="mat.2.set.senator"))
    assert refusal is not None
    assert refusal.rule == "sylla.turn.own"
