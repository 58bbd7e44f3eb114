"""Phase I as the rulebook tells it: who bids, with what, who pays, who is consul, and how far the famine goes."""

from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, rule_against, table
from games.sylla.hearing import heard

QUIET = ["eruption", "persecution", "cult", "decadence"]
ROW = ["slave", "vestal"] * 3


def election(*players: dict[str, Any], **changes: Any) -> Any:
    """Return the opening of an election."""
    return table("I", "bid", list(players), row=ROW[: 6 if len(players) == 4 else 5], **changes)


def deniers(state: Any) -> list[int]:
    """Return the deniers of all seats."""
    return [one["deniers"] for one in dumped(state)["players"]]


@pytest.mark.rule("sylla.consul.bid", "sylla.consul.opens")
@pytest.mark.parametrize(("seats", "consul"), [(3, 0), (3, 2), (4, 1), (4, 3)])
def test_from_the_consul_of_the_last_round_clockwise_each_bids_once(seats: int, consul: int) -> None:
    """Whoever was outbid is not asked again, not even the consul who opened."""
    state = election(*[{"deniers": 9}] * seats, consul=consul, actor=consul)
    asked = []
    for votes in range(seats):
        asked.append(state.actor)
        play(state, f"bid {votes}")
    assert asked == [(consul + step) % seats for step in range(seats)]
    last = (consul - 1) % seats
    assert (state.consul, state.actor, dumped(state)["decision"]) == (last, last, "token")
    assert deniers(state) == [9 - (seats - 1) if seat == last else 9 for seat in range(seats)]


@pytest.mark.rule("sylla.consul.votes")
@pytest.mark.parametrize(
    ("cards", "votes"),
    [
        ({}, 2),
        ({"cards": ["senator"]}, 3),
        ({"cards": ["christian-senator"]}, 3),
        ({"cards": ["christian-senator", "senator", "senator"]}, 5),
        ({"tilted": ["senator", "christian-senator"]}, 2),
        ({"down": ["senator", "christian-senator"]}, 2),
        ({"cards": ["merchant", "slave", "legionary", "vestal", "crane", "christian-slave"]}, 2),
    ],
)
def test_a_vote_is_an_upright_senator_or_a_denier(cards: dict[str, Any], votes: int) -> None:
    """Two deniers and what Senators add, Christian or not; nobody bids more than both together."""
    column = ["eruption", "purge", "cult", "decadence"]
    state = election({"deniers": 2, **cards}, {}, {}, events=column)
    assert legal(state) == [f"bid {number}" for number in range(votes + 1)]
    assert rule_against(state, f"bid {votes + 1}") == "sylla.consul.votes"


@pytest.mark.rule("sylla.consul.higher")
def test_each_passes_or_goes_higher() -> None:
    """One more is enough, as many are not; who has not enough votes is not asked."""
    state = election({"deniers": 2}, {"deniers": 1, "cards": ["senator"]}, {"deniers": 1, "cards": ["senator"] * 2}, {})
    play(state, "bid 2")
    assert (state.actor, legal(state)) == (2, ["bid 3", "pass"])
    assert rule_against(state, "bid 2") == "sylla.consul.higher"
    assert dumped(state)["pending"] == {"bid": 2, "bidder": 0}
    state = election({"deniers": 2}, {"deniers": 4}, {}, {})
    play(state, "bid 1", "pass")
    assert (state.consul, deniers(state)) == (0, [1, 4, 0, 0])


@pytest.mark.rule("sylla.consul.pays")
@pytest.mark.parametrize(
    ("bid", "own", "paid"), [(1, 0, 1), (2, 0, 2), (1, 2, 0), (2, 2, 0), (3, 2, 1), (4, 2, 2), (3, 1, 2)]
)
@pytest.mark.parametrize("seat", [0, 2])
def test_the_new_consul_pays_what_his_senators_do_not_cover(bid: int, own: int, paid: int, seat: int) -> None:
    """He who was consul before pays like anybody else (S14); who was outbid keeps his deniers."""
    players: list[dict[str, Any]] = [{}, {}, {"deniers": 4}]
    players[seat] = {"deniers": 4, "cards": ["senator", "christian-senator"][:own]}
    state = election(*players, consul=2, actor=2)
    play(state, *([f"bid {bid}"] if seat == 2 else [f"bid {bid - 1}", f"bid {bid}"]))
    assert (state.consul, state.actor) == (seat, seat)
    assert deniers(state) == [4 - paid if one == seat else 4 if one == 2 else 0 for one in range(3)]
    assert (area(state, seat)["tilted"], state.bid, state.bidder) == ([], 0, -1)


@pytest.mark.rule("sylla.consul.pays", "sylla.consul.opens")
def test_if_all_pass_the_consul_stays_and_pays_what_he_bid() -> None:
    """With nothing bid he pays nothing (S6)."""
    for bid in (0, 3):
        state = election({}, {"deniers": 5}, {"deniers": 5}, {"deniers": 5}, consul=1, actor=1)
        play(state, f"bid {bid}", "pass", "pass")
        assert (state.consul, deniers(state)) == (1, [0, 5 - bid, 5, 5])


@pytest.mark.rule("sylla.consul.token", "sylla.token.supply")
def test_the_consul_takes_one_token_of_any_colour_that_is_left() -> None:
    """38 of each colour are in the supply: with 37 held there is one more, with 38 none (S11)."""
    held = {"tokens": {"civic": 38, "leisure": 37}}
    state = election({"deniers": 1}, held, {})
    play(state, "bid 0")
    assert legal(state) == ["token health", "token leisure"]
    assert rule_against(state, "token civic") == "sylla.token.supply"
    events = play(state, "token leisure")
    assert heard(events) == ["0 consul.token event-token colour=colour-leisure"]
    assert all(event.hidden is None for event in events)
    assert area(state, 0)["tokens"] == {"civic": 0, "leisure": 1, "health": 0}


@pytest.mark.rule("sylla.consul.token")
def test_where_no_token_is_left_the_consul_takes_none() -> None:
    """The round goes on (S11)."""
    none_left = {"tokens": {"civic": 38, "leisure": 38, "health": 38}}
    state = election({"deniers": 1}, none_left, {}, events=["famine", "revolt", "cult", "decadence"])
    play(state, "bid 0")
    assert (dumped(state)["decision"], dumped(state)["famine"]) == ("recruit", 2)


@pytest.mark.rule("sylla.famine.icons")
@pytest.mark.parametrize(
    ("events", "icons"),
    [
        (["eruption", "persecution", "purge", "decadence"], 0),
        (["cult", "persecution", "purge", "decadence"], 0),
        (["epidemic", "persecution", "purge", "decadence"], 1),
        (["persecution", "famine", "purge", "decadence"], 1),
        (["persecution", "purge", "flood", "decadence"], 1),
        (["persecution", "revolt", "purge", "decadence"], 1),
        (["looting", "persecution", "purge", "decadence"], 1),
        (["famine", "revolt", "cult", "decadence"], 2),
        (["epidemic", "persecution", "looting", "decadence"], 2),
        (["epidemic", "flood", "looting", "decadence"], 3),
        (["famine", "revolt", "flood", "decadence"], 3),
    ],
)
@pytest.mark.parametrize("famine", [0, 2, 4, 6])
def test_the_famine_grows_by_every_icon_of_the_four_events(events: list[str], icons: int, famine: int) -> None:
    """After the consul took his token; 6 is the last space of the track."""
    state = election({"deniers": 1}, {}, {}, events=events, famine=famine)
    play(state, "bid 1")
    assert dumped(state)["famine"] == famine
    told = heard(play(state, "token civic"))[1:]
    after = min(famine + icons, 6)
    assert dumped(state)["famine"] == after
    assert told == ([f"-1 famine.icons event-famine-moved after={after} before={famine}"] if after != famine else [])
    assert dumped(state)["events"] == events


@pytest.mark.rule("sylla.consul.bid", "sylla.consul.pays")
def test_an_election_is_told() -> None:
    """Who opened, bid and passed, who won with how many votes, and what he paid."""
    state = election({"deniers": 3}, {"deniers": 3}, {"deniers": 4, "cards": ["senator"]}, {"deniers": 9})
    told = play(state, "bid 1", "pass", "bid 4", "pass")
    assert heard(told) == [
        "0 consul.bid event-opened votes=1",
        "1 consul.bid event-passed",
        "2 consul.bid event-bid votes=4",
        "3 consul.bid event-passed",
        "2 consul.pays event-consul paid=3 votes=4",
    ]


# ---- other readings --------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.consul.opens")
def test_with_s6_the_consul_opens_with_his_senators_at_least_and_no_other_has_to() -> None:
    """The others need only one more than the highest bid (S6)."""
    senators = {"cards": ["senator", "christian-senator"], "deniers": 1}
    state = election(senators, {"deniers": 3, "cards": ["senator"] * 3}, {}, options={"S6": "senators"})
    assert legal(state) == ["bid 2", "bid 3"]
    assert rule_against(state, "bid 1") == "sylla.consul.opens"
    play(state, "bid 2")
    assert legal(state) == ["bid 3", "bid 4", "bid 5", "bid 6", "pass"]


@pytest.mark.rule("sylla.consul.lowest")
def test_with_s14_nobody_bids_below_his_own_senators() -> None:
    """As many as these is allowed, and a higher bid of another goes before (S14)."""
    senators = {"cards": ["senator"] * 3, "deniers": 3}
    christians = {"cards": ["christian-senator"] * 3, "deniers": 3}
    state = election({"deniers": 4}, senators, christians, {}, options={"S14": "not-allowed"})
    assert legal(state)[0] == "bid 0"
    play(state, "bid 1")
    assert legal(state) == ["bid 3", "bid 4", "bid 5", "bid 6", "pass"]
    assert rule_against(state, "bid 2") == "sylla.consul.lowest"
    play(state, "bid 3")
    assert legal(state) == ["bid 4", "bid 5", "bid 6", "pass"]
    assert rule_against(state, "bid 3") == "sylla.consul.higher"


@pytest.mark.rule("sylla.consul.pays")
@pytest.mark.parametrize(
    ("bid", "tilted", "paid"),
    [
        (0, [], 0),
        (1, ["senator"], 0),
        (2, ["senator", "senator"], 0),
        (3, ["christian-senator", "senator", "senator"], 0),
        (4, ["christian-senator", "senator", "senator"], 1),
    ],
)
def test_with_s32_the_senators_that_the_bid_needed_tilt(bid: int, tilted: list[str], paid: int) -> None:
    """Those who are no Christians first, those of the winner alone; a tilted one stays as he is (S32)."""
    own = {"cards": ["christian-senator", "senator", "senator"], "tilted": ["christian-senator"], "deniers": 5}
    state = election({"cards": ["senator"]}, own, {}, consul=1, actor=1, options={"S32": "tilt"})
    events = play(state, f"bid {bid}", *["pass"] * (bid == 0))
    assert area(state, 1)["tilted"] == sorted(["christian-senator", *tilted])
    assert (len(area(state, 1)["cards"]), deniers(state)[1]) == (3 - len(tilted), 5 - paid)
    assert area(state, 0)["tilted"] == []
    told = sorted(one for one in heard(events) if "tilted" in one)
    assert told == sorted(f"1 consul.pays event-tilted card=card-{card}" for card in tilted)
