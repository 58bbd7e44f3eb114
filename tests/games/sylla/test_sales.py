"""Phase III: offers, bids in hexagons, payments, and buildings that are used at once."""

from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, prestige, rule_against, table

FULL = ["stall", "field", "statue", "bank", "arch", "temple"]


def on_offer(*players: dict[str, Any], slots: list[str | None] | None = None, **changes: Any) -> Any:
    """Return the first offer of a round: slots 1 and 2 are red, 3 and 4 yellow, 5 and 6 grey."""
    return table("III", "offer", list(players), slots=slots or FULL, pending={"offered": 0}, **changes)


@pytest.mark.rule("sylla.sale.offer", "sylla.sale.slot")
def test_a_building_of_any_filled_slot_is_offered() -> None:
    """The left neighbour bids first."""
    state = on_offer({}, {"cards": ["slave"]}, {}, {}, slots=["stall", None, "field", None, None, None])
    assert legal(state) == ["offer 1", "offer 3"]
    assert rule_against(state, "offer 2") == "sylla.sale.slot"
    play(state, "offer 1")
    assert (state.actor, dumped(state)["pending"]["offered"]) == (1, 1)


@pytest.mark.rule("sylla.sale.bid", "sylla.sale.higher", "sylla.sale.hexagons", "sylla.sale.lowest")
def test_each_once_bids_more_or_passes_the_seller_last() -> None:
    """No more hexagons than upright cards of the colour; at least one (S15)."""
    state = on_offer({"cards": ["slave"] * 3}, {"cards": ["slave", "merchant"]}, {"cards": ["merchant"] * 3}, {})
    play(state, "offer 5")
    assert legal(state) == ["bid 1", "bid 2", "pass"]
    assert rule_against(state, "bid 0") == "sylla.sale.lowest"
    play(state, "bid 1")
    assert rule_against(state, "bid 1") == "sylla.sale.higher"
    assert rule_against(state, "bid 4") == "sylla.sale.hexagons"
    play(state, "bid 2")
    assert (state.actor, legal(state)) == (0, ["bid 3", "pass"])


@pytest.mark.rule("sylla.sale.bid")
def test_the_buyer_offers_next() -> None:
    """And so on for five offers, with three players four, sold or not (S33)."""
    state = on_offer({"cards": ["slave"]}, {"cards": ["slave"]}, {}, {})
    play(state, "offer 3", "bid 1")
    assert (state.actor, legal(state)[0], dumped(state)["slots"][2]) == (1, "offer 1", None)
    play(state, "offer 1", "pass", "offer 2", "pass", "offer 4", "pass", "offer 5", "pass")
    assert dumped(state)["slots"] == [None] * 6


@pytest.mark.rule("sylla.sale.unsold")
@pytest.mark.parametrize(("options", "seller"), [({}, 0), ({"S3": "left-neighbour"}, 1)])
def test_what_nobody_wants_is_discarded(options: dict[str, object], seller: int) -> None:
    """The same seller offers again, or his left neighbour (S3)."""
    more: dict[str, Any] = {"options": options} if options else {}
    state = on_offer({}, {"cards": ["slave"]}, {}, {}, **more)
    play(state, "offer 1", "pass")
    assert (state.actor, dumped(state)["slots"][0]) == (seller, None)


@pytest.mark.rule("sylla.sale.lowest")
def test_a_bid_of_nothing_can_be_allowed() -> None:
    """If S15 is chosen so, a building may be had for no card."""
    state = on_offer({}, {"cards": ["slave"]}, {}, {}, options={"S15": 0})
    play(state, "offer 1", "bid 0")
    assert area(state, 1)["buildings"] == ["stall"]
    assert area(state, 1)["tilted"] == []


@pytest.mark.rule("sylla.pay.tilt", "sylla.pay.colour", "sylla.pay.upright")
def test_the_buyer_chooses_which_cards_tilt() -> None:
    """Upright ones with the colour: a Senator has no grey hexagon."""
    cards = ["slave", "merchant", "legionary", "senator", "crane"]
    state = on_offer({}, {"cards": cards, "tilted": ["christian-slave"]}, {}, {})
    play(state, "offer 5", "bid 2")
    assert legal(state) == ["tilt crane", "tilt legionary", "tilt merchant", "tilt slave"]
    assert rule_against(state, "tilt senator") == "sylla.pay.colour"
    assert rule_against(state, "tilt christian-slave") == "sylla.pay.upright"
    play(state, "tilt crane", "tilt slave")
    assert area(state, 1)["tilted"] == ["christian-slave", "crane", "slave"]


@pytest.mark.rule("sylla.pay.tilt")
def test_if_all_cards_of_the_colour_are_needed_nobody_is_asked() -> None:
    """Whatever they are."""
    state = on_offer({}, {"cards": ["slave", "merchant", "senator"]}, {}, {})
    play(state, "offer 6", "bid 2")
    assert area(state, 1)["tilted"] == ["merchant", "slave"]
    assert area(state, 1)["buildings"] == ["temple"]


@pytest.mark.parametrize(
    ("building", "gained"),
    [
        pytest.param("arch", (6, 0), marks=pytest.mark.rule("sylla.building.arch")),
        pytest.param("statue", (4, 0), marks=pytest.mark.rule("sylla.building.statue")),
        pytest.param("bank", (0, 5), marks=pytest.mark.rule("sylla.building.bank")),
    ],
)
def test_some_buildings_are_discarded_for_what_they_bring(building: str, gained: tuple[int, int]) -> None:
    """Prestige and deniers."""
    state = on_offer({}, {"cards": ["slave"]}, {}, {}, slots=[building, "stall", "field", None, None, None])
    play(state, "offer 1", "bid 1")
    assert (prestige(state)[1] - 10, area(state, 1)["deniers"]) == gained
    assert area(state, 1)["buildings"] == []


@pytest.mark.rule("sylla.building.arch", "sylla.building.statue", "sylla.building.bank")
def test_buildings_that_are_discarded_are_three_of_these() -> None:
    """Arch, Statue and Bank leave nothing behind; Stall, Field, Temple and Tavern stay."""
    for building in ("stall", "field", "temple", "tavern"):
        state = on_offer({}, {"cards": ["slave"]}, {}, {}, slots=[building, "arch", None, None, None, None])
        play(state, "offer 1", "bid 1")
        assert area(state, 1)["buildings"] == [building]


@pytest.mark.rule("sylla.building.crane")
def test_a_crane_becomes_a_card_that_lies_tilted_in_this_round() -> None:
    """It pays like a character from the next round on (S4, S16)."""
    state = on_offer({}, {"cards": ["slave"]}, {}, {}, slots=["crane", "stall", None, None, None, None])
    play(state, "offer 1", "bid 1")
    assert area(state, 1)["tilted"] == ["crane", "slave"]
    assert area(state, 1)["buildings"] == []


@pytest.mark.rule("sylla.building.insula")
def test_an_insula_brings_two_tokens() -> None:
    """Of any colours; then its buyer offers next."""
    state = on_offer({}, {"cards": ["slave"]}, {}, {}, slots=["insula", "stall", "field", None, None, None])
    play(state, "offer 1", "bid 1")
    assert dumped(state)["pending"] == {"offered": 1}
    play(state, "token civic", "token civic")
    assert area(state, 1)["tokens"]["civic"] == 2
    assert (state.actor, legal(state)) == (1, ["offer 2", "offer 3"])
