"""Phase VI as the rulebook tells it: votes in secret, places, the plebs, and what all votes bring together."""

from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, prestige, rule_against, table
from games.sylla.hearing import heard, heard_of

PLACES = {
    "pantheum": (10, 6, 2, 0),
    "granarii": (5, 3, 0, 0),
    "thermae": (5, 3, 0, 0),
    "colosseum": (5, 3, 0, 0),
    "senatus": (5, 3, 0, 0),
}
MARKER = {"thermae": "health", "colosseum": "leisure", "senatus": "civic"}
COVERING = ["purge", "persecution", "cult", "decadence"]


def hands(*players: dict[str, Any], **changes: Any) -> Any:
    """Return the beginning of phase VI in a round without famine and crisis."""
    return table("VI", "hand", list(players), pending={"hands": [None] * len(players)}, **changes)


def voted(votes: list[tuple[int, str]], **changes: Any) -> Any:
    """Return the state after seats with so many deniers put them all in, thumb up or down, and what happened."""
    state = hands(*[{"deniers": number} for number, _ in votes], **changes)
    told: list[Any] = []
    for number, thumb in votes:
        told += play(state, f"hand {number} {thumb}")
    return state, told


def gained(state: Any) -> list[int]:
    """Return what seats that began with 10 prestige gained."""
    return [points - 10 for points in prestige(state)]


# ---- choosing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.work.hand", "sylla.work.deniers")
def test_any_number_of_deniers_with_either_thumb() -> None:
    """From none to all; not more than one has."""
    state = hands({"deniers": 2}, {}, {"deniers": 1})
    assert legal(state) == [f"hand {number} {thumb}" for number in range(3) for thumb in ("down", "up")]
    assert rule_against(state, "hand 3 up") == "sylla.work.deniers"
    assert rule_against(state, "hand 3 down") == "sylla.work.deniers"
    play(state, "hand 0 down")
    assert legal(state) == ["hand 0 down", "hand 0 up"]


@pytest.mark.rule("sylla.work.hand")
@pytest.mark.parametrize(("seats", "consul"), [(3, 0), (3, 2), (4, 1), (4, 3)])
def test_all_choose_in_secret_from_the_consul_on(seats: int, consul: int) -> None:
    """Others hear that somebody chose, not what; deniers leave when all have chosen (S30)."""
    state = hands(*[{"deniers": 3}] * seats, consul=consul, actor=consul)
    for step in range(seats - 1):
        assert state.actor == (consul + step) % seats
        told = play(state, f"hand {step} {'up' if step % 2 else 'down'}")
        assert [str(event.told_to((consul + step + 1) % seats)) for event in told] == ["sylla-event-put-hidden"]
        assert heard(told) == [
            f"{(consul + step) % seats} work.hand event-put-{'up' if step % 2 else 'down'} deniers={step}"
        ]
        assert [area(state, seat)["deniers"] for seat in range(seats)] == [3] * seats
        kept = dumped(state)["pending"]["hands"]
        assert kept[(consul + step) % seats] == [step, "up" if step % 2 else "down"]
    play(state, "hand 3 up")
    left = [3 - step for step in range(seats - 1)] + [0]
    assert [area(state, (consul + step) % seats)["deniers"] for step in range(seats)] == left


@pytest.mark.rule("sylla.work.hand", "sylla.work.places", "sylla.work.plebs", "sylla.work.together")
def test_hands_and_votes_are_told_when_all_have_chosen() -> None:
    """With deniers and votes of each, and the votes for the work in all; then plebs, places, the joint effect."""
    players: list[dict[str, Any]] = [{"deniers": 4, "cards": ["senator"]}, {"deniers": 2}, {"deniers": 5}]
    state = hands(*players, work="thermae")
    play(state, "hand 3 up", "hand 2 down")
    told = heard(play(state, "hand 1 up"))
    assert told[1:9] == [
        "0 work.hand event-shown-up deniers=3 votes=4",
        "1 work.hand event-shown-down deniers=2 votes=2",
        "2 work.hand event-shown-up deniers=1 votes=1",
        "-1 work.together event-work-built votes=5 work=great-work-thermae",
        "1 work.plebs event-points prestige=1 source=source-plebs",
        "0 work.places event-points prestige=5 source=source-works",
        "2 work.places event-points prestige=3 source=source-works",
        "-1 work.together event-marker-moved after=3 before=2 colour=colour-health",
    ]


@pytest.mark.rule("sylla.work.hand")
@pytest.mark.parametrize(
    ("own", "votes"),
    [
        ({"cards": ["senator", "christian-senator"], "deniers": 2}, 4),
        ({"cards": ["christian-senator"], "deniers": 5}, 3),
        ({"tilted": ["senator", "christian-senator"], "deniers": 2}, 2),
        ({"down": ["senator", "christian-senator"], "deniers": 2}, 2),
        ({"cards": ["merchant", "slave", "vestal", "legionary", "crane"], "deniers": 2}, 2),
    ],
)
def test_votes_are_upright_senators_and_deniers_in_hand(own: dict[str, Any], votes: int) -> None:
    """Whoever is tilted or face down has none; deniers that are not in hand are none either."""
    for thumb in ("up", "down"):
        state = hands(own, {}, {}, events=COVERING)
        play(state, f"hand 2 {thumb}", "hand 0 down")
        told = heard(play(state, "hand 0 down"))
        assert f"0 work.hand event-shown-{thumb} deniers=2 votes={votes}" in told
        assert area(state, 0)["deniers"] == own["deniers"] - 2


# ---- plebs and places ------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.work.plebs")
@pytest.mark.parametrize(("votes", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_the_plebs_give_one_prestige_for_two_votes_rounded_down(votes: int, points: int) -> None:
    """To each thumb down by itself; whoever built is not among them."""
    state, told = voted([(votes, "down"), (votes, "down"), (0, "up")])
    assert gained(state) == [points, points, 0]
    expected = [f"{seat} work.plebs event-points prestige={points} source=source-plebs" for seat in range(2)]
    assert heard_of(told, "points") == (expected if points else [])


@pytest.mark.rule("sylla.work.places")
@pytest.mark.parametrize("work", sorted(PLACES))
@pytest.mark.parametrize(
    ("votes", "places"),
    [
        ([4, 3, 2, 1], [0, 1, 2, 3]),
        ([1, 2, 3, 4], [3, 2, 1, 0]),
        ([3, 3, 2, 1], [0, 0, 2, 3]),
        ([3, 2, 2, 1], [0, 1, 1, 3]),
        ([1, 3, 1, 2], [2, 0, 2, 1]),
        ([3, 3, 3, 1], [0, 0, 0, 3]),
        ([2, 2, 2, 2], [0, 0, 0, 0]),
        ([2, 1, 1, 1], [0, 1, 1, 1]),
    ],
)
def test_places_go_by_votes_and_whoever_ties_shares_in_full(work: str, votes: list[int], places: list[int]) -> None:
    """The next place is skipped (1, 1, 3); a place below the third brings nothing (S31)."""
    state, told = voted([(number, "up") for number in votes], work=work, famine=0)
    assert gained(state) == [PLACES[work][place] for place in places]
    assert heard_of(told, "points") == [
        f"{seat} work.places event-points prestige={PLACES[work][place]} source=source-works"
        for seat, place in enumerate(places)
        if PLACES[work][place]
    ]


@pytest.mark.rule("sylla.work.places", "sylla.work.plebs")
@pytest.mark.parametrize("down", range(4))
@pytest.mark.parametrize("work", ["pantheum", "granarii"])
def test_a_thumb_down_takes_no_place(down: int, work: str) -> None:
    """However many votes it has; those behind move up."""
    votes = [(3, "up"), (3, "up"), (2, "up"), (1, "up")]
    votes[down] = (8, "down")
    state, _ = voted(votes, work=work)
    up = sorted((number for number, thumb in votes if thumb == "up"), reverse=True)
    expected = [4 if thumb == "down" else PLACES[work][up.index(number)] for number, thumb in votes]
    assert gained(state) == expected


@pytest.mark.rule("sylla.work.places")
@pytest.mark.parametrize(("options", "last"), [({}, 0), ({"S9": "ranked"}, 6)])
def test_a_thumb_up_without_votes_takes_no_place(options: dict[str, object], last: int) -> None:
    """Unless S9 is chosen so: then both share the second; a thumb down without votes never takes one (S9)."""
    more = {"options": options} if options else {}
    state, _ = voted([(1, "up"), (0, "up"), (0, "down"), (0, "up")], **more)
    assert gained(state) == [10, last, 0, last]


@pytest.mark.rule("sylla.work.places")
def test_a_work_that_all_leave_to_the_plebs_gives_no_place() -> None:
    """And has no joint effect."""
    state, told = voted([(6, "down"), (5, "down"), (4, "down")], work="senatus")
    assert gained(state) == [3, 2, 2]
    assert dumped(state)["markers"]["civic"] == 2
    assert "-1 work.together event-work-built votes=0 work=great-work-senatus" in heard(told)


@pytest.mark.rule("sylla.work.templum")
@pytest.mark.parametrize(
    ("votes", "points"), [(0, 0), (1, 0), (4, 0), (5, 6), (6, 6), (7, 6), (8, 10), (9, 10), (12, 10)]
)
def test_the_templum_gives_by_votes_alone(votes: int, points: int) -> None:
    """8 and more bring 10, 5 to 7 bring 6, to everybody; to a thumb down it gives nothing, and no marker moves."""
    state, told = voted([(votes, "up"), (votes, "up"), (8, "down")], work="templum", famine=0)
    assert gained(state) == [points, points, 4]
    assert dumped(state)["markers"] == {"civic": 2, "leisure": 2, "health": 2}
    expected = [f"{seat} work.templum event-points prestige={points} source=source-works" for seat in range(2)]
    assert [one for one in heard_of(told, "points") if "plebs" not in one] == (expected if points else [])


# ---- what all votes bring together -----------------------------------------------------------------------------------


@pytest.mark.rule("sylla.work.together")
@pytest.mark.parametrize("work", sorted(MARKER))
@pytest.mark.parametrize(("votes", "steps"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 2)])
def test_three_works_move_their_marker_right_for_every_five_votes(work: str, votes: int, steps: int) -> None:
    """All votes for the work together, those for the plebs not; 4 is the last space (S1)."""
    first, second = votes // 2, votes - votes // 2
    state, _ = voted([(first, "up"), (second, "up"), (9, "down")], work=work, famine=0)
    expected = {colour: 2 + steps if colour == MARKER[work] else 2 for colour in ("civic", "leisure", "health")}
    assert dumped(state)["markers"] == expected


@pytest.mark.rule("sylla.work.together")
@pytest.mark.parametrize("work", sorted(MARKER))
@pytest.mark.parametrize(("votes", "steps"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_with_s1_a_step_costs_four_votes(work: str, votes: int, steps: int) -> None:
    """For these three as for Granarii (S1)."""
    state, _ = voted([(votes, "up"), (0, "up"), (9, "down")], work=work, options={"S1": 4})
    assert dumped(state)["markers"][MARKER[work]] == 2 + steps


@pytest.mark.rule("sylla.work.together")
@pytest.mark.parametrize("options", [{}, {"S1": 4}])
@pytest.mark.parametrize(
    ("votes", "famine", "after"),
    [(3, 6, 6), (4, 6, 5), (7, 6, 5), (8, 6, 4), (11, 6, 4), (12, 6, 3), (8, 1, 0), (4, 0, 0)],
)
def test_granarii_move_the_famine_left_for_every_four_votes(
    options: dict[str, object], votes: int, famine: int, after: int
) -> None:
    """0 is the end of the track; the Res Publica is not touched."""
    more = {"options": options} if options else {}
    state, told = voted([(votes, "up"), (0, "up"), (9, "down")], work="granarii", famine=famine, **more)
    assert (dumped(state)["famine"], dumped(state)["markers"]) == (after, {"civic": 2, "leisure": 2, "health": 2})
    moved = f"-1 work.together event-famine-moved after={after} before={famine}"
    assert heard_of(told, "famine-moved") == ([moved] if after != famine else [])


@pytest.mark.rule("sylla.work.together")
def test_the_pantheum_has_no_joint_effect() -> None:
    """However many vote for it."""
    state, _ = voted([(20, "up"), (20, "up"), (0, "up")], famine=3)
    assert (dumped(state)["famine"], dumped(state)["markers"]) == (3, {"civic": 2, "leisure": 2, "health": 2})


@pytest.mark.rule("sylla.work.hand")
def test_the_next_work_is_shown_when_the_work_is_laid_out() -> None:
    """It is that of the next round."""
    piles = {
        "buildings": [],
        "characters": [],
        "events": ["purge", "flood", "epidemic", "looting"],
        "works": ["senatus", "templum", "thermae"],
    }
    pending = {"cubes": {event: [0] * 3 for event in ("famine", "revolt", "cult", "decadence")}}
    column = ["famine", "revolt", "cult", "decadence"]
    state = table("V", "prevent", [{}] * 3, events=column, pending=pending, piles=piles, consul=1, actor=1)
    told = play(state, "prevent cult+decadence")
    assert heard(told)[-1] == "-1 work.hand event-work-shown work=great-work-thermae"
    assert (state.actor, dumped(state)["decision"], dumped(state)["pending"]) == (1, "hand", {"hands": [None] * 3})
    play(state, *["hand 0 up"] * 3)
    assert (dumped(state)["work"], dumped(state)["piles"]["works"]) == ("thermae", ["senatus", "templum"])
