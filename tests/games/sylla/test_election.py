"""Phase I: votes, bids, what the new consul pays and takes, and the famine icons."""

from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, rule_against, table

SENATORS = ["senator", "christian-senator"]


def election(*players: dict[str, Any], **changes: Any) -> Any:
    """Return the opening of an election."""
    return table("I", "bid", list(players), row=["slave", "vestal"] * 3, **changes)


@pytest.mark.rule("sylla.consul.bid", "sylla.consul.opens")
def test_the_consul_opens_and_cannot_pass() -> None:
    """With any number from none to all his votes (S6)."""
    state = election({"cards": SENATORS, "deniers": 1}, {}, {}, {})
    assert legal(state) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert rule_against(state, "pass") == "sylla.consul.opens"


@pytest.mark.rule("sylla.consul.votes")
def test_a_vote_is_an_upright_senator_or_a_denier() -> None:
    """Face-down ones are none."""
    state = election({"deniers": 2}, {"cards": ["senator"], "down": ["christian-senator"], "deniers": 1}, {}, {})
    play(state, "bid 1")
    assert legal(state) == ["bid 2", "pass"]
    assert rule_against(state, "bid 3") == "sylla.consul.votes"


@pytest.mark.rule("sylla.consul.higher")
def test_who_does_not_pass_bids_more() -> None:
    """The same number is not enough."""
    state = election({"deniers": 5}, {"deniers": 5}, {}, {})
    play(state, "bid 3")
    assert rule_against(state, "bid 3") == "sylla.consul.higher"


@pytest.mark.rule("sylla.consul.pays", "sylla.consul.token")
def test_only_the_highest_bidder_pays_what_senators_do_not_cover() -> None:
    """He is consul and takes a token, openly (S14, S23)."""
    state = election({"deniers": 5}, {"deniers": 5, "cards": SENATORS}, {"deniers": 5}, {})
    play(state, "bid 1", "bid 4", "pass")
    assert [area(state, seat)["deniers"] for seat in range(3)] == [5, 3, 5]
    assert (state.consul, state.actor, legal(state)) == (1, 1, ["token civic", "token health", "token leisure"])
    play(state, "token leisure")
    assert area(state, 1)["tokens"] == {"civic": 0, "leisure": 1, "health": 0}
    assert area(state, 1)["cards"] == sorted(SENATORS)


@pytest.mark.rule("sylla.consul.lowest", "sylla.consul.pays")
def test_a_bid_below_the_own_senators_is_free() -> None:
    """And allowed, unless the ruling was chosen otherwise (S14)."""
    players: tuple[dict[str, Any], ...] = ({"deniers": 5, "cards": SENATORS}, {"deniers": 1}, {}, {})
    state = election(*players)
    play(state, "bid 0", "pass")
    assert area(state, 0)["deniers"] == 5
    state = election(*players, options={"S14": "not-allowed"})
    assert legal(state)[0] == "bid 2"
    assert rule_against(state, "bid 1") == "sylla.consul.lowest"


@pytest.mark.rule("sylla.consul.opens")
def test_the_lowest_opening_can_be_the_own_senators() -> None:
    """If S6 is chosen so."""
    state = election({"deniers": 1, "cards": SENATORS}, {}, {}, {}, options={"S6": "senators"})
    assert legal(state) == ["bid 2", "bid 3"]
    assert rule_against(state, "bid 1") == "sylla.consul.opens"


@pytest.mark.rule("sylla.consul.pays")
def test_senators_that_vote_tilt_only_by_choice_of_the_ruling() -> None:
    """As many as the bid needed, those who are no Christians first (S32)."""
    players: tuple[dict[str, Any], ...] = ({"deniers": 5, "cards": SENATORS}, {}, {}, {})
    state = election(*players)
    play(state, "bid 1")
    assert area(state, 0)["tilted"] == []
    state = election(*players, options={"S32": "tilt"})
    play(state, "bid 1")
    assert area(state, 0)["tilted"] == ["senator"]


@pytest.mark.rule("sylla.token.supply")
def test_a_colour_of_which_no_token_is_left_cannot_be_taken() -> None:
    """38 of a colour are in the supply (S11)."""
    state = election({"deniers": 1}, {"tokens": {"civic": 20}}, {"tokens": {"civic": 18}}, {})
    play(state, "bid 1")
    assert legal(state) == ["token health", "token leisure"]
    assert rule_against(state, "token civic") == "sylla.token.supply"


@pytest.mark.rule("sylla.famine.icons")
@pytest.mark.parametrize(
    ("famine", "events", "after"),
    [(0, ["famine", "revolt", "cult", "decadence"], 2), (5, ["flood", "epidemic", "looting", "decadence"], 6)],
)
def test_famine_grows_by_the_icons_of_the_events(famine: int, events: list[str], after: int) -> None:
    """Never above 6."""
    state = election({"deniers": 1}, {}, {}, {}, famine=famine, events=events)
    play(state, "bid 1")
    assert dumped(state)["famine"] == famine
    play(state, "token civic")
    assert dumped(state)["famine"] == after
