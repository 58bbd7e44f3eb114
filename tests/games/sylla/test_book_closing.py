"""Phase VII, the new round and the end of the game as the rulebook tells them."""

from typing import Any

import pytest
from games.sylla.build_table import GAME, area, dumped, play, prestige, table
from games.sylla.hearing import heard, heard_of

COVERING = ["revolt", "persecution", "flood", "decadence"]
NOTHING: dict[str, list[str]] = {"buildings": [], "characters": [], "events": [], "works": []}
QUIET = {"civic": 2, "leisure": 2, "health": 2}


def closing(*players: dict[str, Any], **changes: Any) -> Any:
    """Return the state after all voted for the plebs with nothing, and what happened then."""
    pending = {"hands": [None] * len(players)}
    state = table("VI", "hand", list(players), pending=pending, **changes)
    told = play(state, *["hand 0 down"] * len(players))
    number = next(index for index, event in enumerate(told) if event.kind == "work-built")
    return state, told[number + 1 :]


def ended(*players: dict[str, Any], **changes: Any) -> Any:
    """Return the end of a game, in which nothing but what lies there brings prestige."""
    return closing(*players, **{"round": 5, "piles": NOTHING, **changes})


def lost_and_gained(state: Any) -> list[int]:
    """Return what seats that began with 10 prestige gained or lost."""
    return [points - 10 for points in prestige(state)]


# ---- famine ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.famine.loss", "sylla.building.field")
@pytest.mark.parametrize(
    ("own", "fed"),
    [
        ({}, 0),
        ({"buildings": ["field"]}, 2),
        ({"buildings": ["field"] * 2}, 4),
        ({"buildings": ["field"] * 3}, 6),
        ({"buildings_down": ["field"]}, 0),
        ({"buildings": ["field"], "buildings_down": ["field", "field"]}, 2),
        ({"buildings": ["stall", "tavern", "temple"]}, 0),
    ],
)
@pytest.mark.parametrize("famine", [0, 1, 2, 3, 4, 5, 6])
def test_the_famine_costs_its_value_less_two_for_each_field_face_up(own: dict[str, Any], fed: int, famine: int) -> None:
    """A Field face down feeds nobody; too many Fields bring nothing."""
    state, told = closing(own, {}, {}, famine=famine, events=COVERING)
    loss = max(famine - fed, 0)
    assert lost_and_gained(state) == [-loss, -famine, -famine]
    expected = []
    for seat, fields in enumerate((fed // 2, 0, 0)):
        lost = max(famine - 2 * fields, 0)
        if lost:
            expected.append(f"{seat} famine.loss event-famine-loss famine={famine} fields={fields}")
            expected.append(f"{seat} famine.loss event-lost prestige={lost} source=source-famine")
    assert heard_of(told, "famine-loss", "points") == expected


@pytest.mark.rule("sylla.famine.loss")
@pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 0), (3, 0), (4, 0), (5, 1)])
def test_nobody_falls_below_nothing(had: int, left: int) -> None:
    """With famine 4."""
    state, _ = closing({"prestige": had}, {}, {}, {}, famine=4)
    assert prestige(state) == [left, 6, 6, 6]


# ---- crises ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.crisis.count")
@pytest.mark.parametrize("colour", ["civic", "leisure", "health"])
@pytest.mark.parametrize(
    ("tokens", "changes"),
    [
        ((4, 2, 2, 1), (3, 0, 0, -3)),
        ((1, 2, 3, 4), (-3, 0, 0, 3)),
        ((2, 2, 1, 1), (3, 3, -3, -3)),
        ((0, 0, 0, 1), (-3, -3, -3, 3)),
        ((2, 2, 2, 0), (3, 3, 3, -3)),
        ((1, 3, 1), (-3, 3, -3)),
        ((0, 0, 0), (0, 0, 0)),
        ((2, 2, 2, 2), (0, 0, 0, 0)),
    ],
)
def test_most_tokens_of_a_colour_in_crisis_gain_three_and_fewest_lose_three(
    colour: str, tokens: tuple[int, ...], changes: tuple[int, ...]
) -> None:
    """All who tie; where all tie nothing changes (S10). Tokens of other colours do not count."""
    others = {one: 5 for one in ("civic", "leisure", "health") if one != colour}
    players = [{"tokens": {**({} if seat else others), colour: number}} for seat, number in enumerate(tokens)]
    state, told = closing(*players, markers={**QUIET, colour: 0})
    assert lost_and_gained(state) == list(changes)
    assert heard_of(told, "crisis") == [f"-1 crisis.count event-crisis colour=colour-{colour}"]
    if any(changes):
        ups = [
            f"{seat} crisis.count event-points prestige=3 source=source-crisis"
            for seat, one in enumerate(changes)
            if one > 0
        ]
        downs = [
            f"{seat} crisis.count event-lost prestige=3 source=source-crisis"
            for seat, one in enumerate(changes)
            if one < 0
        ]
        assert heard_of(told, "points") == ups + downs


@pytest.mark.rule("sylla.crisis.count")
@pytest.mark.parametrize("place", [1, 2, 4])
def test_without_a_crisis_tokens_bring_nothing_yet(place: int) -> None:
    """The crisis is the leftmost space alone."""
    state, told = closing({"tokens": {"civic": 4}}, {}, {}, markers={**QUIET, "civic": place})
    assert (lost_and_gained(state), heard_of(told, "crisis", "points")) == ([0, 0, 0], [])


@pytest.mark.rule("sylla.crisis.count")
@pytest.mark.parametrize(
    ("options", "had", "left"),
    [
        ({}, 0, [3, 6, 6]),
        ({}, 2, [3, 8, 8]),
        ({}, 4, [4, 10, 10]),
        ({"S24": "together"}, 0, [0, 6, 6]),
        ({"S24": "together"}, 2, [2, 8, 8]),
        ({"S24": "together"}, 4, [4, 10, 10]),
    ],
)
def test_crises_are_counted_colour_by_colour_each_to_nothing_at_least(
    options: dict[str, object], had: int, left: list[int]
) -> None:
    """Civic spirit takes 3 of seat 0, Health gives 3; or all together, then the floor (S24)."""
    more = {"options": options} if options else {}
    players = [
        {"prestige": had, "tokens": {"health": 2}},
        {"prestige": had + 6, "tokens": {"civic": 1}},
        {"prestige": had + 6, "tokens": {"civic": 1}},
    ]
    state, _ = closing(*players, markers={"civic": 0, "leisure": 2, "health": 0}, **more)
    assert prestige(state) == left


@pytest.mark.rule("sylla.crisis.count")
def test_crises_that_are_counted_together_are_told_as_one() -> None:
    """What two crises bring a seat is added up: 3 and 3, or 3 and -3, or -3 and -3 (S24)."""
    players = [{"tokens": {"civic": 2, "health": 2}}, {"tokens": {"civic": 1}}, {}]
    markers = {"civic": 0, "leisure": 2, "health": 0}
    state, told = closing(*players, markers=markers, options={"S24": "together"})
    assert prestige(state) == [16, 7, 4]
    assert heard_of(told, "points") == [
        "0 crisis.count event-points prestige=6 source=source-crisis",
        "1 crisis.count event-lost prestige=3 source=source-crisis",
        "2 crisis.count event-lost prestige=6 source=source-crisis",
    ]


@pytest.mark.rule("sylla.crisis.count", "sylla.famine.loss")
def test_the_famine_comes_before_the_crises() -> None:
    """Whoever has 1 prestige loses it to the famine, and the crisis brings 3."""
    state, _ = closing({"prestige": 1, "tokens": {"leisure": 1}}, {}, {}, famine=2, markers={**QUIET, "leisure": 0})
    assert prestige(state) == [3, 5, 5]


# ---- the new round ---------------------------------------------------------------------------------------------------


def piles(characters: list[str], buildings: list[str]) -> dict[str, list[str]]:
    """Return piles with enough events and works for what is to come."""
    return {
        "buildings": buildings,
        "characters": characters,
        "events": ["looting", "purge", "epidemic", "famine"],
        "works": ["senatus", "templum", "thermae"],
    }


@pytest.mark.rule("sylla.round.new")
@pytest.mark.parametrize(("seats", "number"), [(3, 5), (4, 6)])
def test_a_new_round_has_new_characters_new_buildings_and_everything_upright(seats: int, number: int) -> None:
    """Six characters, with three players five; six buildings; the consul stays until the next election."""
    characters = ["vestal", "vestal", "merchant", "senator", "slave", "legionary", "slave", "legionary"]
    buildings = ["statue", "stall", "field", "temple", "tavern", "bank", "arch"]
    poor = {"deniers": 1}
    own = {**poor, "cards": ["slave"], "tilted": ["senator", "crane"], "buildings": ["stall"]}
    changes: dict[str, Any] = {"piles": piles(characters, buildings), "consul": 2, "actor": 2, "round": 2}
    state, told = closing(own, *[poor] * (seats - 2), {**poor, "tilted": ["legionary"]}, **changes)
    position = dumped(state)
    assert (position["round"], position["phase"], position["actor"], position["consul"]) == (3, "I", 2, 2)
    assert (position["players"][0]["cards"], position["players"][0]["tilted"]) == (["crane", "senator", "slave"], [])
    assert (position["players"][-1]["cards"], position["players"][-1]["tilted"]) == (["legionary"], [])
    row = sorted(characters[-number:])
    assert (position["row"], position["piles"]["characters"]) == (row, characters[:-number])
    slots = ["arch", "bank", "tavern", "temple", "field", "stall"]
    assert (position["slots"], position["piles"]["buildings"]) == (slots, ["statue"])
    assert (position["work"], position["piles"]["works"]) == ("thermae", ["senatus", "templum"])
    assert heard(told) == [
        "-1 round.new event-round round=3",
        *[f"-1 round.new event-slot building=tile-{building}" for building in slots],
        *[f"-1 round.new event-row card=card-{card} count={row.count(card)}" for card in sorted(set(row))],
    ]
    assert [event.spot for event in told if event.kind == "slot"] == [f"slot.{slot}" for slot in range(1, 7)]


@pytest.mark.rule("sylla.round.new", "sylla.column.turn-up")
def test_what_lies_face_down_stays_down_in_the_new_round() -> None:
    """Cards and buildings alike, until their event leaves; tilted ones come upright beside them."""
    own = {
        "tilted": ["christian-slave", "slave"],
        "down": ["christian-merchant", "crane", "slave"],
        "buildings_down": ["field", "stall"],
    }
    state, _ = closing(own, {}, {"down": ["christian-senator"]}, events=COVERING)
    found = area(state, 0)
    assert (found["cards"], found["tilted"]) == (["christian-slave", "slave"], [])
    assert (found["down"], found["buildings_down"]) == (own["down"], own["buildings_down"])
    assert (area(state, 2)["cards"], area(state, 2)["down"]) == ([], ["christian-senator"])


@pytest.mark.rule("sylla.round.new")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_there_are_five_rounds(number: int) -> None:
    """After each of the first four another one begins; empty piles leave slots and row empty."""
    changes: dict[str, Any] = {"round": number, "piles": piles(["slave"], ["field"])}
    if number == 1:
        changes["piles"]["works"] = ["colosseum", "senatus", "templum", "thermae"]
    state, _ = closing({"deniers": 1}, {"deniers": 1}, {"deniers": 1}, **changes)
    assert (dumped(state)["round"], dumped(state)["phase"]) == (number + 1, "I")
    assert (dumped(state)["row"], dumped(state)["slots"]) == (["slave"], ["field", *[None] * 5])


# ---- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.end.christians")
@pytest.mark.parametrize(
    ("own", "number"),
    [
        ({"cards": ["christian-merchant"]}, 1),
        ({"cards": ["christian-senator"]}, 1),
        ({"cards": ["christian-slave"]}, 1),
        ({"tilted": ["christian-merchant", "christian-senator", "christian-slave"]}, 3),
        ({"cards": ["christian-senator"], "tilted": ["christian-senator"], "down": ["christian-senator"]}, 2),
        ({"down": ["christian-merchant", "christian-slave"]}, 0),
        ({"cards": ["crane", "legionary", "merchant", "senator", "slave", "vestal"]}, 0),
    ],
)
def test_each_christian_face_up_brings_two_prestige(own: dict[str, Any], number: int) -> None:
    """Tilted or not; without deniers no Slave is freed."""
    state, told = ended(own, {}, {}, events=COVERING)
    assert lost_and_gained(state) == [2 * number, 0, 0]
    assert heard_of(told, "ecclesia", "points") == (
        [
            f"0 end.christians event-ecclesia christians={number}",
            f"0 end.christians event-points prestige={2 * number} source=source-christians",
        ]
        if number
        else []
    )


@pytest.mark.rule("sylla.end.slaves")
@pytest.mark.parametrize(
    ("own", "freed"),
    [
        ({"cards": ["slave"]}, 1),
        ({"tilted": ["slave"]}, 1),
        ({"cards": ["christian-slave"]}, 1),
        ({"tilted": ["christian-slave"]}, 1),
        ({"cards": ["christian-slave", "slave"], "tilted": ["christian-slave", "slave"]}, 4),
        ({"cards": ["slave"], "down": ["christian-slave", "slave"]}, 1),
        ({"down": ["slave"]}, 0),
        ({"cards": ["merchant", "crane"]}, 0),
    ],
)
def test_each_slave_face_up_is_freed_for_two_deniers(own: dict[str, Any], freed: int) -> None:
    """Christian or not, tilted or not, for 3 prestige; a Christian brings his 2 as well (S25)."""
    christians = sum(card.startswith("christian") for area_ in ("cards", "tilted") for card in own.get(area_, []))
    state, told = ended({**own, "deniers": 9}, {"deniers": 9}, {}, events=COVERING)
    assert lost_and_gained(state) == [3 * freed + 2 * christians, 0, 0]
    assert [area(state, seat)["deniers"] for seat in range(3)] == [9 - 2 * freed, 9, 0]
    expected = [
        f"0 end.slaves event-freed paid={2 * freed} slaves={freed}",
        f"0 end.slaves event-points prestige={3 * freed} source=source-slaves",
    ]
    assert [one for one in heard_of(told, "freed", "points") if "christians" not in one] == (expected if freed else [])


@pytest.mark.rule("sylla.end.slaves")
@pytest.mark.parametrize(
    ("deniers", "some", "all_of_them"), [(0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 2, 2), (5, 2, 2)]
)
def test_as_many_slaves_are_freed_as_the_money_allows(deniers: int, some: int, all_of_them: int) -> None:
    """Or all or none, if S25 is chosen so."""
    own = {"cards": ["slave"], "tilted": ["slave"], "deniers": deniers}
    state, _ = ended(own, {}, {})
    assert (lost_and_gained(state)[0], area(state, 0)["deniers"]) == (3 * some, deniers - 2 * some)
    assert area(state, 0)["cards"] + area(state, 0)["tilted"] == ["slave", "slave"]
    state, _ = ended(own, {}, {}, options={"S25": "all-or-none"})
    assert (lost_and_gained(state)[0], area(state, 0)["deniers"]) == (3 * all_of_them, deniers - 2 * all_of_them)


@pytest.mark.rule("sylla.end.tokens")
@pytest.mark.parametrize("colour", ["civic", "leisure", "health"])
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_each_token_scores_what_its_marker_shows(colour: str, place: int) -> None:
    """1, 2, 3 or 4."""
    state, told = ended({"tokens": {colour: 3}}, {}, {}, markers={**QUIET, colour: place})
    assert lost_and_gained(state) == [3 * place, 0, 0]
    assert heard_of(told, "counted", "points") == [
        f"0 end.tokens event-counted colour=colour-{colour} tokens=3",
        f"0 end.tokens event-points prestige={3 * place} source=source-tokens",
    ]


@pytest.mark.rule("sylla.end.tokens", "sylla.crisis.count")
@pytest.mark.parametrize(("options", "worth"), [({}, 0), ({"S26": 1}, 1)])
def test_a_token_in_the_crisis_is_worth_nothing(options: dict[str, object], worth: int) -> None:
    """Or 1 (S26); the crisis of the last round is counted before."""
    more = {"options": options} if options else {}
    state, told = ended({"tokens": {"health": 4}}, {}, {}, markers={**QUIET, "health": 0}, **more)
    assert lost_and_gained(state) == [3 + 4 * worth, -3, -3]
    assert len(heard_of(told, "counted")) == worth


@pytest.mark.rule("sylla.end.christians", "sylla.end.slaves", "sylla.end.tokens", "sylla.famine.loss")
def test_famine_and_crises_of_the_last_round_then_ecclesia_then_slaves_then_tokens() -> None:
    """In this order, all seats at each (S28); nothing is drawn, nobody is set upright."""
    own = {"cards": ["christian-slave"], "deniers": 2, "tokens": {"civic": 1}, "prestige": 1, "tilted": ["vestal"]}
    state, told = ended(own, {"cards": ["christian-senator"]}, {}, famine=2)
    assert heard(told) == [
        "0 famine.loss event-famine-loss famine=2 fields=0",
        "0 famine.loss event-lost prestige=1 source=source-famine",
        "1 famine.loss event-famine-loss famine=2 fields=0",
        "1 famine.loss event-lost prestige=2 source=source-famine",
        "2 famine.loss event-famine-loss famine=2 fields=0",
        "2 famine.loss event-lost prestige=2 source=source-famine",
        "0 end.christians event-ecclesia christians=1",
        "0 end.christians event-points prestige=2 source=source-christians",
        "1 end.christians event-ecclesia christians=1",
        "1 end.christians event-points prestige=2 source=source-christians",
        "0 end.slaves event-freed paid=2 slaves=1",
        "0 end.slaves event-points prestige=3 source=source-slaves",
        "0 end.tokens event-counted colour=colour-civic tokens=1",
        "0 end.tokens event-points prestige=2 source=source-tokens",
        "1 end.winner event-won prestige=10",
    ]
    assert (prestige(state), area(state, 0)["tilted"]) == ([7, 10, 8], ["vestal"])
    position = dumped(state)
    assert (position["phase"], position["decision"], position["actor"], position["work"]) == ("over", None, None, None)
    assert (position["round"], GAME.is_over(state), GAME.legal(state)) == (5, True, [])


@pytest.mark.rule("sylla.end.winner")
@pytest.mark.parametrize(
    ("points", "best"),
    [
        ((9, 8, 7), (0,)),
        ((7, 8, 9), (2,)),
        ((7, 9, 9), (1, 2)),
        ((5, 5, 5, 5), (0, 1, 2, 3)),
        ((0, 0, 0), (0, 1, 2)),
        ((4, 9, 8, 9), (1, 3)),
    ],
)
def test_most_prestige_wins_and_a_tie_is_shared(points: tuple[int, ...], best: tuple[int, ...]) -> None:
    """Money is worth nothing, nor is anything else."""
    players = [{"prestige": number, "deniers": 0 if seat in best else 50} for seat, number in enumerate(points)]
    state, told = ended(*players)
    assert GAME.winners(state) == best
    assert heard_of(told, "won") == [f"{seat} end.winner event-won prestige={points[seat]}" for seat in best]
