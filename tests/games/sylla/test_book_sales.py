"""Phase III as the rulebook tells it: who offers, who bids, what is paid, and what a building does at once."""

from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, prestige, rule_against, table
from games.sylla.hearing import heard, heard_of

FULL = ["stall", "field", "statue", "bank", "arch", "temple"]
SLAVE = {"cards": ["slave"]}


def on_offer(*players: dict[str, Any], slots: list[str | None] | None = None, offered: int = 0, **changes: Any) -> Any:
    """Return an offer: slots 1 and 2 are red, 3 and 4 yellow, 5 and 6 grey."""
    return table("III", "offer", list(players), slots=slots or FULL, pending={"offered": offered}, **changes)


def one_slot(building: str, *players: dict[str, Any], **changes: Any) -> Any:
    """Return an offer of a building beside which only a Statue and an Arch lie."""
    return on_offer(*players, slots=[building, "statue", "arch", None, None, None], **changes)


# ---- offers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.sale.offer", "sylla.sale.slot")
@pytest.mark.parametrize("slot", range(1, 7))
def test_any_of_the_six_may_be_offered(slot: int) -> None:
    """Each is told with its place; an empty slot is none."""
    slots: list[str | None] = list(FULL)
    slots[slot % 6] = None
    state = on_offer({}, SLAVE, SLAVE, slots=slots)
    assert legal(state) == [f"offer {place + 1}" for place in range(6) if slots[place]]
    assert rule_against(state, f"offer {slot % 6 + 1}") == "sylla.sale.slot"
    events = play(state, f"offer {slot}")
    assert heard(events) == [f"0 sale.offer event-offered building=tile-{FULL[slot - 1]}"]
    assert events[0].spot == f"slot.{slot}"


@pytest.mark.rule("sylla.sale.offer")
@pytest.mark.parametrize(("seats", "offers"), [(3, 4), (4, 5)])
def test_five_tiles_are_offered_with_three_players_four(seats: int, offers: int) -> None:
    """Sold or not (S33); what is left is removed."""
    state = on_offer(*[{"cards": ["slave", "merchant"]}] * seats)
    for number in range(1, offers + 1):
        assert dumped(state)["pending"] == {"offered": number - 1}
        play(state, f"offer {number}", *["pass"] * seats)
    assert dumped(state)["phase"] != "III"
    assert (dumped(state)["slots"], state.offered) == ([None] * 6, 0)
    state = on_offer({}, *[SLAVE] * (seats - 1), offered=offers - 1)
    play(state, "offer 6", "bid 1")
    assert (area(state, 1)["buildings"], dumped(state)["slots"]) == (["temple"], [None] * 6)
    assert dumped(state)["decision"] == "income"


@pytest.mark.rule("sylla.sale.offer")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_offer_before_the_last_something_is_still_offered(seats: int) -> None:
    """With two offers to go there are two."""
    state = on_offer(*[{"cards": ["slave"]}] * seats, offered=seats - 1)
    play(state, "offer 1", *["pass"] * seats)
    assert (dumped(state)["decision"], dumped(state)["pending"]) == ("offer", {"offered": seats})


@pytest.mark.rule("sylla.sale.offer")
def test_without_a_tile_nothing_is_offered() -> None:
    """The sale ends before its last offer; its only tile is offered without being asked for."""
    state = table("II", "recruit", [{}] * 3, row=["slave"] * 4 + ["vestal"], slots=["field", *[None] * 5])
    play(state, "recruit vestal")
    assert (state.actor, dumped(state)["decision"], dumped(state)["pending"]["offered"]) == (1, "bid", 1)
    play(state, "pass", "pass")
    assert dumped(state)["phase"] != "III"


# ---- bids ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.sale.bid")
@pytest.mark.parametrize(("seats", "seller"), [(3, 0), (3, 2), (4, 1), (4, 3)])
def test_from_the_left_of_the_seller_clockwise_each_is_asked_once_the_seller_last(seats: int, seller: int) -> None:
    """And whoever passed is not asked again."""
    state = on_offer(*[SLAVE] * seats, consul=seller, actor=seller)
    play(state, "offer 5")
    asked = []
    while dumped(state)["decision"] == "bid":
        asked.append(state.actor)
        play(state, "pass")
    assert asked == [(seller + step) % seats for step in range(1, seats + 1)]


@pytest.mark.rule("sylla.sale.higher", "sylla.sale.hexagons", "sylla.sale.lowest")
def test_a_bid_is_at_least_one_higher_than_the_last_and_can_be_paid() -> None:
    """Each upright card counts 1, whatever else it shows."""
    cards = {"cards": ["slave", "merchant", "legionary", "crane", "senator", "vestal"]}
    state = on_offer({}, cards, {"cards": ["slave", "merchant", "legionary"]}, {})
    play(state, "offer 6")
    assert legal(state) == ["bid 1", "bid 2", "bid 3", "bid 4", "pass"]
    assert rule_against(state, "bid 0") == "sylla.sale.lowest"
    assert rule_against(state, "bid 5") == "sylla.sale.hexagons"
    play(state, "bid 2")
    assert (state.actor, legal(state)) == (2, ["bid 3", "pass"])
    assert rule_against(state, "bid 2") == "sylla.sale.higher"
    assert rule_against(state, "bid 1") == "sylla.sale.higher"
    assert rule_against(state, "bid 4") == "sylla.sale.hexagons"
    assert dumped(state)["pending"] == {"offered": 1, "seller": 0, "slot": 6, "bid": 2, "bidder": 1}


@pytest.mark.rule("sylla.sale.hexagons", "sylla.pay.upright")
def test_cards_that_are_tilted_or_face_down_pay_nothing() -> None:
    """Only upright ones count for a bid."""
    spent = {"tilted": ["slave", "crane", "merchant"], "down": ["christian-slave", "slave"]}
    state = on_offer({}, spent, SLAVE, {}, events=["revolt", "persecution", "cult", "decadence"])
    play(state, "offer 5")
    assert (state.actor, legal(state)) == (2, ["bid 1", "pass"])


@pytest.mark.rule("sylla.sale.bid")
def test_who_cannot_go_higher_is_not_asked() -> None:
    """Equally many cards are not enough."""
    state = on_offer({"cards": ["slave"] * 2}, SLAVE, {"cards": ["christian-slave"]}, {})
    play(state, "offer 1", "bid 1")
    assert (state.actor, legal(state)) == (0, ["bid 2", "pass"])


# ---- who offers next -------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.sale.bid", "sylla.sale.unsold")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_buyer_offers_next_and_whoever_sells_nothing_offers_again(seats: int) -> None:
    """Not the consul (S3): the seller is whoever offered, sold or not."""
    state = on_offer({}, SLAVE, {"cards": ["christian-slave"] * 2}, *[{}] * (seats - 3))
    play(state, "offer 1", "pass", "bid 1")
    assert (state.actor, dumped(state)["decision"]) == (2, "offer")
    events = play(state, "offer 2", "pass", "pass")
    assert heard_of(events, "unsold") == ["2 sale.unsold event-unsold building=tile-field"]
    assert (state.actor, dumped(state)["decision"], dumped(state)["slots"][:3]) == (2, "offer", [None, None, "statue"])
    assert area(state, 2)["buildings"] == ["stall"]
    play(state, "offer 3", "bid 1")
    assert (state.actor, state.consul) == (1, 0)


@pytest.mark.rule("sylla.sale.unsold")
@pytest.mark.parametrize(("seats", "seller", "left"), [(3, 2, 0), (4, 3, 0), (4, 1, 2)])
def test_with_s3_the_left_neighbour_of_the_seller_offers_next(seats: int, seller: int, left: int) -> None:
    """Of him who offered, not of the consul (S3)."""
    players = [{"cards": ["slave"]} for _ in range(seats)]
    state = on_offer(*players, consul=1, actor=seller, offered=1, options={"S3": "left-neighbour"})
    play(state, "offer 1", *["pass"] * seats)
    assert (state.actor, dumped(state)["decision"]) == (left, "offer")


# ---- payment ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.pay.tilt", "sylla.pay.colour", "sylla.pay.upright")
def test_the_winner_tilts_as_many_cards_as_he_bid_of_his_choice() -> None:
    """No more, and nobody else tilts any; a card that is tilted cannot tilt again."""
    cards = {"cards": ["slave", "merchant", "legionary", "crane"], "tilted": ["senator"]}
    state = on_offer(SLAVE, cards, {"cards": ["christian-slave"] * 2}, {})
    play(state, "offer 5", "bid 1", "bid 2")
    assert area(state, 2)["tilted"] == ["christian-slave"] * 2
    assert (area(state, 1)["tilted"], area(state, 0)["tilted"]) == (["senator"], [])
    state = on_offer(SLAVE, cards, {"cards": ["christian-slave"] * 2}, {})
    play(state, "offer 5", "bid 2")
    assert (state.actor, dumped(state)["decision"]) == (1, "pay")
    assert dumped(state)["pending"] == {"offered": 1, "slot": 5, "price": 2}
    events = play(state, "tilt crane")
    assert legal(state) == ["tilt legionary", "tilt merchant", "tilt slave"]
    assert rule_against(state, "tilt crane") == "sylla.pay.upright"
    assert rule_against(state, "tilt senator") == "sylla.pay.colour"
    events += play(state, "tilt legionary")
    assert heard(events) == [
        "1 pay.tilt event-tilted card=card-crane",
        "1 pay.tilt event-tilted card=card-legionary",
        "1 sale.bid event-bought building=tile-arch hexagons=2",
        "1 building.arch event-points prestige=6 source=source-buildings",
    ]
    assert (area(state, 1)["cards"], area(state, 1)["tilted"]) == (
        ["merchant", "slave"],
        ["crane", "legionary", "senator"],
    )


@pytest.mark.rule("sylla.pay.tilt")
def test_cards_that_are_all_needed_tilt_without_a_question() -> None:
    """Both in one deal; what shows another colour alone stays upright."""
    state = on_offer({}, {"cards": ["slave", "slave", "legionary", "vestal"]}, {}, {})
    events = play(state, "offer 1", "bid 3")
    assert heard_of(events, "tilted") == [
        "1 pay.tilt event-tilted card=card-legionary",
        "1 pay.tilt event-tilted card=card-slave",
        "1 pay.tilt event-tilted card=card-slave",
    ]
    assert (area(state, 1)["cards"], state.actor, dumped(state)["decision"]) == (["vestal"], 1, "offer")


@pytest.mark.rule("sylla.pay.tilt")
def test_what_is_tilted_in_payment_does_nothing_more_in_this_round() -> None:
    """A Merchant brings no denier, a Senator no vote, a Legionary no cube, and none of them pays again."""
    cards = ["christian-merchant", "legionary", "merchant", "senator", "vestal"]
    state = on_offer({}, {"cards": cards}, {}, {}, offered=3)
    play(state, "offer 3", "bid 4")
    assert (state.actor, area(state, 1)["cards"]) == (1, ["legionary"])
    play(state, "offer 2", "bid 1")
    assert area(state, 1)["tilted"] == cards
    assert [area(state, seat)["deniers"] for seat in range(4)] == [3, 3, 3, 3]
    assert dumped(state)["decision"] == "prevent"
    play(state, "prevent eruption+persecution", "remove eruption", "hand 0 up")
    assert legal(state) == [f"hand {number} {thumb}" for number in range(4) for thumb in ("down", "up")]
    before = prestige(state)[1]
    play(state, "hand 1 down", "hand 0 up", "hand 0 up")
    assert prestige(state)[1] == before


# ---- buildings -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.building.stall", "sylla.building.field", "sylla.building.temple", "sylla.building.tavern")
@pytest.mark.parametrize("building", ["stall", "field", "temple", "tavern"])
def test_four_buildings_stay_before_their_buyer(building: str) -> None:
    """Who has one may have another; it works in phase IV of the same round."""
    state = one_slot(building, {}, {"cards": ["slave"], "buildings": [building]}, {})
    events = play(state, "offer 1", "bid 1")
    assert area(state, 1)["buildings"] == [building] * 2
    assert heard(events)[-1] == f"1 sale.bid event-bought building=tile-{building} hexagons=1"
    assert (state.actor, dumped(state)["slots"]) == (1, [None, "statue", "arch", None, None, None])


@pytest.mark.parametrize(
    ("building", "told"),
    [
        pytest.param(
            "arch",
            "1 building.arch event-points prestige=6 source=source-buildings",
            marks=pytest.mark.rule("sylla.building.arch"),
        ),
        pytest.param(
            "statue",
            "1 building.statue event-points prestige=4 source=source-buildings",
            marks=pytest.mark.rule("sylla.building.statue"),
        ),
        pytest.param("bank", "1 building.bank event-deniers deniers=5", marks=pytest.mark.rule("sylla.building.bank")),
        pytest.param("crane", "1 building.crane event-crane", marks=pytest.mark.rule("sylla.building.crane")),
    ],
)
def test_four_buildings_are_used_at_once_and_discarded(building: str, told: str) -> None:
    """6 or 4 prestige, 5 deniers, or a Crane card, which lies tilted in this round (S4, S16)."""
    state = on_offer({}, {"cards": ["slave"], "deniers": 1}, {}, slots=[building, "stall", "field", None, None, None])
    events = play(state, "offer 1", "bid 1")
    assert heard(events)[-2:] == [f"1 sale.bid event-bought building=tile-{building} hexagons=1", told]
    own = area(state, 1)
    assert (own["buildings"], own["deniers"]) == ([], 6 if building == "bank" else 1)
    assert prestige(state) == [10, 10 + {"arch": 6, "statue": 4}.get(building, 0), 10]
    assert own["tilted"] == (["crane", "slave"] if building == "crane" else ["slave"])
    assert own["cards"] == []
    assert (state.actor, legal(state)) == (1, ["offer 2", "offer 3"])


@pytest.mark.rule("sylla.building.crane")
def test_a_second_crane_is_a_second_card() -> None:
    """Both lie tilted where the first one paid for the second (S16)."""
    state = one_slot("crane", {}, {"cards": ["crane"]}, {})
    play(state, "offer 1", "bid 1")
    assert (area(state, 1)["tilted"], area(state, 1)["cards"]) == (["crane", "crane"], [])


@pytest.mark.rule("sylla.building.crane")
def test_a_crane_card_pays_from_the_next_round_on_and_is_kept() -> None:
    """It counts as one card of any colour (S16)."""
    for slot in (1, 3, 5):
        slots: list[str | None] = [None] * 6
        slots[slot - 1], slots[slot] = "field", "stall"
        state = on_offer({}, {"cards": ["crane"]}, {}, slots=slots)
        play(state, f"offer {slot}", "bid 1")
        assert (area(state, 1)["tilted"], area(state, 1)["cards"]) == (["crane"], [])
        assert area(state, 1)["buildings"] == ["field"]


@pytest.mark.rule("sylla.building.insula")
@pytest.mark.parametrize(("first", "second"), [("civic", "health"), ("leisure", "leisure")])
def test_an_insula_brings_two_tokens_of_any_colours(first: str, second: str) -> None:
    """Alike or not, without being asked whether (S4); then its buyer, nobody else, offers next."""
    state = on_offer(SLAVE, {}, {"cards": ["slave"]}, slots=["insula", "stall", "field", None, None, None])
    play(state, "offer 1", "bid 1")
    assert (state.actor, dumped(state)["decision"], dumped(state)["pending"]) == (2, "token", {"offered": 1})
    assert legal(state) == ["token civic", "token health", "token leisure"]
    events = play(state, f"token {first}", f"token {second}")
    assert heard(events) == [f"2 building.insula event-token colour=colour-{one}" for one in (first, second)]
    found = {colour: [first, second].count(colour) for colour in ("civic", "leisure", "health")}
    assert area(state, 2)["tokens"] == found
    assert (state.actor, dumped(state)["decision"], area(state, 2)["buildings"]) == (2, "offer", [])


@pytest.mark.rule("sylla.building.insula", "sylla.token.supply")
def test_an_insula_takes_what_is_left_in_the_supply() -> None:
    """One token of one colour, or of none (S11)."""
    most = {"cards": ["slave"], "tokens": {"civic": 38, "leisure": 38, "health": 37}}
    for more, gained in (({}, 1), ({"tokens": {"health": 1}}, 0)):
        state = on_offer(more, most, {}, slots=["insula", "stall", "field", None, None, None])
        play(state, "offer 1", "bid 1")
        assert area(state, 1)["tokens"]["health"] == 37 + gained
        assert (state.actor, dumped(state)["decision"]) == (1, "offer")


@pytest.mark.rule("sylla.sale.lowest")
def test_with_s15_nothing_may_be_bid_and_is_a_bid() -> None:
    """Whoever bids then has to bid at least 1; without any card a seat may still bid nothing (S15)."""
    state = on_offer({}, {}, SLAVE, {}, options={"S15": 0})
    events = play(state, "offer 1")
    assert (state.actor, legal(state)) == (1, ["bid 0", "pass"])
    events = play(state, "bid 0")
    assert (state.actor, legal(state)) == (2, ["bid 1", "pass"])
    assert rule_against(state, "bid 0") == "sylla.sale.higher"
    events = play(state, "pass")
    assert heard_of(events, "bought") == ["1 sale.bid event-bought building=tile-stall hexagons=0"]
    assert (area(state, 1)["buildings"], area(state, 2)["tilted"], state.actor) == (["stall"], [], 1)


@pytest.mark.rule("sylla.sale.bid")
def test_a_sale_is_told() -> None:
    """Who bid how many hexagons, who passed."""
    state = on_offer({"cards": ["slave"] * 3}, {"cards": ["merchant"] * 2}, {"cards": ["merchant"] * 2}, {})
    told = play(state, "offer 5", "pass", "bid 1", "bid 2")
    assert heard(told)[:6] == [
        "0 sale.offer event-offered building=tile-arch",
        "1 sale.bid event-passed",
        "2 sale.bid event-bid-hexagons hexagons=1",
        "3 sale.bid event-passed",
        "0 sale.bid event-bid-hexagons hexagons=2",
        "0 pay.tilt event-tilted card=card-slave",
    ]
