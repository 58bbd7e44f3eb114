"""Phase V as the rulebook tells it, first half: cubes, tokens, and which two of the four events are prevented."""

from itertools import combinations, permutations
from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, prestige, rule_against, table
from games.sylla.hearing import heard, heard_of

COLUMN = ["famine", "revolt", "cult", "decadence"]
TOKENS = {
    "epidemic": "health",
    "eruption": "leisure",
    "cult": "civic",
    "famine": "health",
    "persecution": "civic",
    "purge": "civic",
    "flood": "health",
    "revolt": "leisure",
    "looting": "leisure",
}
FOUGHT_BY = {
    "epidemic": {"vestal"},
    "eruption": {"vestal"},
    "cult": {"legionary", "vestal"},
    "famine": {"vestal"},
    "persecution": {"legionary"},
    "purge": {"legionary"},
    "flood": {"vestal"},
    "revolt": {"legionary"},
    "looting": {"legionary"},
    "decadence": {"legionary", "vestal"},
}


def column_with(event: str) -> list[str]:
    """Return a column with an event in its middle."""
    if event == "decadence":
        return COLUMN
    others = [one for one in ("famine", "revolt", "cult") if one != event]
    return [others[0], event, others[1], "decadence"]


def fighting(*left: tuple[int, int], cubes: dict[str, list[int]] | None = None, **changes: Any) -> Any:
    """Return the placing of cubes: those of Legionaries and of Vestals that each seat still has."""
    players = changes.pop("players", [{}] * len(left))
    column = changes.get("events", COLUMN)
    there = {event: [0] * len(players) for event in column} | (cubes or {})
    pending = {"cubes": there, "left": [{"legionary": one, "vestal": two} for one, two in left]}
    return table("V", "fight", players, pending=pending, **{"events": column, **changes})


def last_cube(cubes: dict[str, list[int]], event: str, column: list[str] | None = None, **changes: Any) -> Any:
    """Return the state after seat 0, which alone has a cube left, placed it on an event; seat 0 is not the consul."""
    fighter = min(FOUGHT_BY[event])
    seats = len(next(iter(cubes.values())))
    left = [(1, 0) if fighter == "legionary" else (0, 1), *[(0, 0)] * (seats - 1)]
    before = {
        name: [number - (name == event and seat == 0) for seat, number in enumerate(of)] for name, of in cubes.items()
    }
    state = fighting(*left, cubes=before, events=column or COLUMN, **{"consul": 1, **changes})
    told = play(state, f"fight {fighter} {event}")
    return state, told


# ---- cubes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.fight.cubes")
@pytest.mark.parametrize(
    ("own", "left"),
    [
        ({"cards": ["legionary"]}, (1, 0)),
        ({"cards": ["vestal"] * 2}, (0, 2)),
        ({"cards": ["legionary"] * 3 + ["vestal"]}, (3, 1)),
        ({"cards": ["legionary"], "tilted": ["legionary", "vestal"]}, (1, 0)),
        ({"cards": ["crane", "merchant", "vestal", "christian-senator"]}, (0, 1)),
    ],
)
def test_a_cube_lies_on_each_upright_legionary_and_vestal(own: dict[str, Any], left: tuple[int, int]) -> None:
    """None on a tilted one, none on anybody else; cubes of the round before are gone."""
    offer = {"cards": ["christian-slave"]}
    state = table(
        "III", "offer", [own, {}, offer], slots=["arch", "arch", *[None] * 4], pending={"offered": 3}, actor=2
    )
    play(state, "offer 1", *["pass"] * (1 if "legionary" not in own["cards"] and "crane" not in own["cards"] else 2))
    assert (state.actor, dumped(state)["decision"]) == (0, "fight")
    pending = dumped(state)["pending"]
    assert pending["left"][0] == {"legionary": left[0], "vestal": left[1]}
    assert pending["left"][1:] == [{"legionary": 0, "vestal": 0}] * 2
    assert pending["cubes"] == {event: [0] * 3 for event in ("eruption", "persecution", "cult", "decadence")}


@pytest.mark.rule("sylla.fight.icon", "sylla.fight.left")
@pytest.mark.parametrize("event", sorted(FOUGHT_BY))
def test_an_event_is_fought_by_those_whose_icon_it_shows(event: str) -> None:
    """Vestals against the Res Publica and nature, Legionaries against people, both against cult and Decadence."""
    column = column_with(event)
    for fighter in ("legionary", "vestal"):
        mine = (1, 0) if fighter == "legionary" else (0, 1)
        state = fighting(mine, (1, 1), (0, 0), events=column)
        assert (f"fight {fighter} {event}" in legal(state)) == (fighter in FOUGHT_BY[event])
        if fighter not in FOUGHT_BY[event]:
            assert rule_against(state, f"fight {fighter} {event}") == "sylla.fight.icon"
        other = "vestal" if fighter == "legionary" else "legionary"
        assert rule_against(state, f"fight {other} {event}") == "sylla.fight.left"


@pytest.mark.rule("sylla.fight.column")
def test_cubes_go_on_events_of_the_column_alone() -> None:
    """Not on one that is still to be drawn."""
    state = fighting((1, 1), (1, 0), (0, 0))
    assert rule_against(state, "fight legionary purge") == "sylla.fight.column"
    assert rule_against(state, "fight vestal flood") == "sylla.fight.column"


@pytest.mark.rule("sylla.fight.cubes")
@pytest.mark.parametrize(("seats", "consul"), [(3, 0), (3, 2), (4, 1), (4, 3)])
def test_from_the_consul_clockwise_each_places_one_cube_until_all_are_placed(seats: int, consul: int) -> None:
    """Who has none left is skipped; a cube of each kind is one of its own."""
    left = [(1, 1)] * seats
    left[(consul + 1) % seats] = (2, 1)
    left[(consul + 2) % seats] = (0, 0)
    state = fighting(*left, consul=consul, actor=consul)
    asked, told = [], []
    while dumped(state)["decision"] == "fight":
        asked.append((state.actor - consul) % seats)
        told += play(state, next(move for move in legal(state) if "decadence" in move))
    order = [0, 1, 0, 1, 1] if seats == 3 else [0, 1, 3, 0, 1, 3, 1]
    assert asked == order
    cubes = dumped(state)["pending"]["cubes"]["decadence"]
    assert [cubes[(consul + step) % seats] for step in range(seats)] == [2, 3, 0, 2][:seats]
    first = f"{consul} fight.cubes event-cube event=happening-decadence fighter=fighter-legionary"
    assert heard(told)[0] == first


# ---- tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.fight.token", "sylla.fight.decadence")
@pytest.mark.parametrize("event", sorted(FOUGHT_BY))
@pytest.mark.parametrize(
    ("cubes", "best"),
    [([1, 0, 0], [0]), ([1, 2, 0], [1]), ([2, 2, 1], [0, 1]), ([1, 1, 1], [0, 1, 2]), ([3, 1, 2], [0])],
)
def test_those_with_most_cubes_on_an_event_take_its_token(event: str, cubes: list[int], best: list[int]) -> None:
    """All who tie; on Decadence it is 1 prestige. Nothing for an event without a cube."""
    column = column_with(event)
    state, told = last_cube({name: cubes if name == event else [0] * 3 for name in column}, event, column)
    colour = TOKENS.get(event)
    gained = [area(state, seat)["tokens"] for seat in range(3)]
    for seat in range(3):
        assert gained[seat] == {one: int(one == colour and seat in best) for one in ("civic", "leisure", "health")}
    assert prestige(state) == [10 + (event == "decadence" and seat in best) for seat in range(3)]
    clockwise = [seat for seat in (1, 2, 0) if seat in best]
    most = max(cubes)
    expected = []
    for seat in clockwise:
        expected.append(f"{seat} fight.token event-fought cubes={most} event=happening-{event}")
        if event == "decadence":
            expected.append(f"{seat} fight.decadence event-points prestige=1 source=source-decadence")
        else:
            expected.append(f"{seat} fight.token event-token colour=colour-{colour}")
    assert heard_of(told, "fought", "token", "points")[: len(expected)] == expected


@pytest.mark.rule("sylla.fight.token")
def test_each_event_gives_its_own_token() -> None:
    """One seat with most cubes on three events takes three tokens, from the top down."""
    cubes = {"famine": [1, 0, 0, 0], "revolt": [0, 1, 1, 0], "cult": [1, 0, 2, 0], "decadence": [1, 0, 1, 0]}
    state, told = last_cube(cubes, "famine")
    assert heard_of(told, "fought") == [
        "0 fight.token event-fought cubes=1 event=happening-famine",
        "1 fight.token event-fought cubes=1 event=happening-revolt",
        "2 fight.token event-fought cubes=1 event=happening-revolt",
        "2 fight.token event-fought cubes=2 event=happening-cult",
        "2 fight.token event-fought cubes=1 event=happening-decadence",
        "0 fight.token event-fought cubes=1 event=happening-decadence",
    ]
    assert prestige(state) == [11, 10, 11, 10]


@pytest.mark.rule("sylla.fight.token", "sylla.token.supply")
@pytest.mark.parametrize(("held", "gained"), [(35, [1, 1, 1]), (36, [0, 1, 1]), (37, [0, 1, 0]), (38, [0, 0, 0])])
def test_too_few_tokens_go_clockwise_from_the_consul(held: int, gained: list[int]) -> None:
    """As long as there are any (S11, S22); here seat 1 is consul, and all three have a cube on Famine."""
    cubes = {"famine": [1, 1, 1], "revolt": [0] * 3, "cult": [0] * 3, "decadence": [0] * 3}
    players = [{"tokens": {"health": held}}, {}, {}]
    state, _ = last_cube(cubes, "famine", players=players)
    found = [area(state, seat)["tokens"]["health"] for seat in range(3)]
    assert [found[0] - held, *found[1:]] == gained


@pytest.mark.rule("sylla.fight.token", "sylla.token.supply")
def test_a_last_token_goes_to_the_upper_of_two_events() -> None:
    """From the top down (S22): flood before Famine, which brings nothing any more."""
    cubes = {"flood": [0, 0, 1], "famine": [1, 0, 0], "cult": [0] * 3, "decadence": [0] * 3}
    column = ["flood", "famine", "cult", "decadence"]
    players = [{"tokens": {"health": 37}}, {}, {}]
    state, _ = last_cube(cubes, "famine", column, players=players)
    assert [area(state, seat)["tokens"]["health"] for seat in range(3)] == [37, 0, 1]


# ---- which two are prevented -----------------------------------------------------------------------------------------


def pairs_by_hand(numbers: tuple[int, ...]) -> list[str]:
    """Return the pairs that can be the two with most cubes: nothing outside such a pair has more than one in it."""
    found = []
    for upper, lower in combinations(range(4), 2):
        outside = [numbers[place] for place in range(4) if place not in (upper, lower)]
        if max(outside) <= min(numbers[upper], numbers[lower]):
            found.append(f"prevent {COLUMN[upper]}+{COLUMN[lower]}")
    return sorted(found)


@pytest.mark.rule("sylla.column.prevent")
@pytest.mark.parametrize("numbers", sorted(set(permutations((2, 1, 1, 0))) | set(permutations((1, 1, 1, 0)))))
def test_the_consul_names_a_pair_where_events_tie_for_the_second_place(numbers: tuple[int, ...]) -> None:
    """Only among those that can be the two with most cubes (S19); he alone is asked."""
    pending = {"cubes": {event: [number, 0, 0] for event, number in zip(COLUMN, numbers, strict=True)}}
    state = table("V", "prevent", [{}] * 3, events=COLUMN, pending=pending, consul=2, actor=2)
    pairs = pairs_by_hand(numbers)
    assert (state.actor, legal(state)) == (2, pairs)
    for upper, lower in combinations(COLUMN, 2):
        if f"prevent {upper}+{lower}" not in pairs:
            assert rule_against(state, f"prevent {upper}+{lower}") == "sylla.column.prevent"


@pytest.mark.rule("sylla.column.prevent", "sylla.fight.column")
def test_a_pair_is_two_events_of_the_column_the_upper_named_first() -> None:
    """No event twice, and none that is still to be drawn."""
    pending = {"cubes": {event: [0, 0, 0] for event in COLUMN}}
    state = table("V", "prevent", [{}] * 3, events=COLUMN, pending=pending)
    assert len(legal(state)) == 6
    for pair in ("revolt+famine", "purge+cult", "famine+purge"):
        assert rule_against(state, f"prevent {pair}") == "sylla.fight.column"


@pytest.mark.rule("sylla.column.prevent")
@pytest.mark.parametrize("numbers", sorted(set(permutations((3, 2, 1, 0)))))
def test_without_a_tie_the_two_with_most_cubes_are_prevented(numbers: tuple[int, ...]) -> None:
    """Nobody is asked; they are told with their cubes, whoever placed these."""
    cubes = {event: [0, number // 2, number - number // 2] for event, number in zip(COLUMN, numbers, strict=True)}
    placed = next(event for event in COLUMN if sum(cubes[event]) and "legionary" in FOUGHT_BY[event])
    cubes[placed] = [1, sum(cubes[placed]) - 1, 0]
    _, told = last_cube(cubes, placed)
    expected = [
        f"-1 column.prevent event-prevented cubes={number} event=happening-{event}"
        for event, number in zip(COLUMN, numbers, strict=True)
        if number >= 2
    ]
    assert heard_of(told, "prevented") == expected
    happened = [event for event, number in zip(COLUMN, numbers, strict=True) if number < 2]
    first = "revolt" if "revolt" in happened else happened[0]
    assert f"-1 column.happen event-happened event=happening-{first}" in heard_of(told, "happened")
    kept = {event for event, number in zip(COLUMN, numbers, strict=True) if number >= 2}
    assert not any(f"happening-{event}" in one for one in heard_of(told, "happened") for event in kept)
