"""Phase VI: hands and thumbs in secret, places and plebs, and what all votes bring together."""

from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, prestige, rule_against, table

from trajan_tutor.games.sylla.game import GAME


def hands(*players: dict[str, Any], **changes: Any) -> Any:
    """Return the beginning of phase VI in a round without famine and crisis."""
    pending = {"hands": [None] * len(players)}
    return table("VI", "hand", list(players), pending=pending, **changes)


@pytest.mark.rule("sylla.work.hand", "sylla.work.deniers")
def test_all_choose_in_secret_and_spend_what_is_in_hand() -> None:
    """Any number of their deniers; the hands open when all have chosen (S30)."""
    state = hands({"deniers": 2}, {"deniers": 1}, {"cards": ["senator"]}, {})
    assert legal(state) == [f"hand {number} {thumb}" for number in range(3) for thumb in ("down", "up")]
    assert rule_against(state, "hand 3 up") == "sylla.work.deniers"
    told = play(state, "hand 2 up")
    assert [str(event.told_to(1)) for event in told] == ["sylla-event-put-hidden"]
    assert area(state, 0)["deniers"] == 2
    play(state, "hand 1 down", "hand 0 up", "hand 0 up")
    assert [area(state, seat)["deniers"] for seat in range(4)] == [0] * 4


@pytest.mark.rule("sylla.work.plebs")
def test_thumb_down_brings_one_prestige_for_two_votes() -> None:
    """Rounded down; upright Senators vote too."""
    state = hands({"deniers": 2, "cards": ["senator"]}, {"cards": ["senator"]}, {"tilted": ["senator"]}, {"deniers": 4})
    play(state, "hand 2 down", "hand 0 down", "hand 0 down", "hand 4 down")
    assert prestige(state) == [11, 10, 10, 12]


@pytest.mark.rule("sylla.work.places")
@pytest.mark.parametrize(
    ("votes", "gained"),
    [
        ([4, 3, 2, 1], [10, 6, 2, 0]),
        ([4, 4, 2, 1], [10, 10, 2, 0]),
        ([3, 2, 2, 2], [10, 6, 6, 6]),
        ([2, 1, 0, 0], [10, 6, 0, 0]),
    ],
)
def test_places_go_by_votes_and_who_ties_shares_in_full(votes: list[int], gained: list[int]) -> None:
    """The next place is skipped; without votes there is none (S9), and below the third nothing (S31)."""
    state = hands(*[{"deniers": number} for number in votes])
    play(state, *[f"hand {number} up" for number in votes])
    assert [points - 10 for points in prestige(state)] == gained


@pytest.mark.rule("sylla.work.places")
def test_no_vote_can_be_ranked() -> None:
    """If S9 is chosen so."""
    state = hands({"deniers": 1}, {}, {}, {}, options={"S9": "ranked"})
    play(state, "hand 1 up", *["hand 0 up"] * 3)
    assert prestige(state) == [20, 16, 16, 16]


@pytest.mark.rule("sylla.work.templum")
def test_the_templum_brings_prestige_by_votes_alone() -> None:
    """8 or more: 10; 5 to 7: 6 (S34)."""
    state = hands(*[{"deniers": number} for number in (9, 8, 7, 4)], work="templum")
    play(state, "hand 9 up", "hand 8 up", "hand 7 up", "hand 4 up")
    assert prestige(state) == [20, 20, 16, 10]


@pytest.mark.rule("sylla.work.together")
@pytest.mark.parametrize(
    ("work", "options", "after"),
    [
        ("thermae", {}, (2, 2, 3, 6)),
        ("colosseum", {}, (2, 3, 2, 6)),
        ("senatus", {}, (3, 2, 2, 6)),
        ("granarii", {}, (2, 2, 2, 4)),
        ("senatus", {"S1": 4}, (4, 2, 2, 6)),
    ],
)
def test_all_votes_for_the_work_move_a_marker(work: str, options: dict[str, object], after: tuple[int, ...]) -> None:
    """A step for every 5 votes, for Granarii every 4; votes for the plebs do not count (S1)."""
    more = {"options": options} if options else {}
    state = hands(*[{"deniers": 4}] * 3, {}, work=work, famine=6, **more)
    play(state, "hand 4 up", "hand 4 up", "hand 4 down", "hand 0 up")
    position = dumped(state)
    assert (*[position["markers"][colour] for colour in ("civic", "leisure", "health")], position["famine"]) == after


@pytest.mark.rule("sylla.work.together")
def test_a_marker_does_not_leave_its_track() -> None:
    """4 is the last space."""
    markers = {"civic": 2, "leisure": 2, "health": 4}
    state = hands({"deniers": 9}, {}, {}, work="thermae", markers=markers)
    play(state, "hand 9 up", "hand 0 up", "hand 0 up")
    assert dumped(state)["markers"] == markers


def test_the_next_work_lies_open_in_phase_vi() -> None:
    """All see it, in phase V nobody does."""
    state = hands({}, {}, {}, {})
    spots = {spot.name for spot in GAME.spots(GAME.observe(state, 0))}
    assert "work.next" in spots
