"""Phase V as the rulebook tells it, second half: what events do, what they cover, which one leaves, what comes up."""

from collections.abc import Iterable
from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, prestige, rule_against, table
from games.sylla.hearing import heard, heard_of

FILL = ["eruption", "epidemic", "cult"]
COLUMN = ["famine", "looting", "cult", "decadence"]


def removing(
    *players: dict[str, Any], column: list[str], prevented: tuple[str, str], cubes: Iterable[int], **changes: Any
) -> Any:
    """Return the state in which the consul named two of four events that tie as those that are prevented."""
    there = {event: [number, *[0] * (len(players) - 1)] for event, number in zip(column, cubes, strict=True)}
    state = table("V", "prevent", list(players), events=column, pending={"cubes": there}, **changes)
    return state, play(state, f"prevent {prevented[0]}+{prevented[1]}")


def happened(event: str, *players: dict[str, Any], other: str = "", **changes: Any) -> Any:
    """Return the state after an event, and beside it another one, happened; both others were prevented."""
    second = other or next(one for one in FILL if one != event)
    column = [event, second, *[one for one in FILL if one not in (event, second)][:1], "decadence"]
    return removing(*players, column=column, prevented=(column[2], "decadence"), cubes=[0] * 4, **changes)


def decadence(*players: dict[str, Any], **changes: Any) -> Any:
    """Return the state after Decadence happened, and above it Looting, which finds nothing."""
    column = ["looting", "famine", "purge", "decadence"]
    return removing(*players, column=column, prevented=("famine", "purge"), cubes=[0] * 4, **changes)


# ---- events of the tracks --------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.column.marker")
@pytest.mark.parametrize(("event", "colour"), [("epidemic", "health"), ("eruption", "leisure"), ("cult", "civic")])
@pytest.mark.parametrize("place", [0, 1, 2, 4])
def test_three_events_move_their_marker_one_space_left(event: str, colour: str, place: int) -> None:
    """The leftmost space, the crisis, is the end of the track."""
    markers = {one: place if one == colour else 2 for one in ("civic", "leisure", "health")}
    state, told = happened(event, {}, {}, {}, other="looting", markers=markers, famine=2)
    after = max(place - 1, 0)
    assert dumped(state)["markers"] == {**markers, colour: after}
    assert dumped(state)["famine"] == 2
    suffix = "-crisis" if after == 0 else ""
    moved = f"-1 column.marker event-marker-moved{suffix} after={after} before={place} colour=colour-{colour}"
    assert heard_of(told, "marker-moved") == ([moved] if place else [])


@pytest.mark.rule("sylla.column.famine")
@pytest.mark.parametrize("famine", [0, 3, 5, 6])
def test_famine_moves_its_marker_one_space_right(famine: int) -> None:
    """Never above 6; the Res Publica is not touched."""
    state, told = happened("famine", {}, {}, {}, other="looting", famine=famine)
    after = min(famine + 1, 6)
    assert (dumped(state)["famine"], dumped(state)["markers"]) == (after, {"civic": 2, "leisure": 2, "health": 2})
    moved = f"-1 column.famine event-famine-moved after={after} before={famine}"
    assert heard_of(told, "famine-moved") == ([moved] if famine < 6 else [])


@pytest.mark.rule("sylla.column.decadence")
@pytest.mark.parametrize(
    ("markers", "after"),
    [
        ((3, 2, 1), (2, 2, 1)),
        ((1, 3, 2), (1, 2, 2)),
        ((1, 2, 4), (1, 2, 3)),
        ((2, 1, 3), (2, 1, 2)),
        ((3, 3, 1), (2, 2, 1)),
        ((3, 1, 3), (2, 1, 2)),
        ((1, 3, 3), (1, 2, 2)),
        ((2, 2, 2), (1, 1, 1)),
        ((4, 4, 4), (3, 3, 3)),
        ((0, 0, 1), (0, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_decadence_moves_the_rightmost_marker_of_the_res_publica(
    markers: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """Any of the three, all that tie; never the famine marker, which lies further right here."""
    colours = ("civic", "leisure", "health")
    state, told = decadence({}, {}, {}, markers=dict(zip(colours, markers, strict=True)), famine=5)
    assert dumped(state)["markers"] == dict(zip(colours, after, strict=True))
    assert dumped(state)["famine"] == 5
    assert heard_of(told, "marker-moved") == [
        f"-1 column.decadence event-marker-moved{'' if after[one] else '-crisis'}"
        f" after={after[one]} before={markers[one]} colour=colour-{colours[one]}"
        for one in range(3)
        if after[one] != markers[one]
    ]


@pytest.mark.rule("sylla.column.happen")
def test_the_upper_event_happens_first() -> None:
    """The cult above Decadence: it pulls the marker left that Decadence would have moved, and both below it tie."""
    column = ["cult", "famine", "purge", "decadence"]
    markers = {"civic": 3, "leisure": 2, "health": 2}
    state, told = removing({}, {}, {}, column=column, prevented=("famine", "purge"), cubes=[0] * 4, markers=markers)
    assert heard_of(told, "happened") == [
        "-1 column.happen event-happened event=happening-cult",
        "-1 column.happen event-happened event=happening-decadence",
    ]
    assert dumped(state)["markers"] == {"civic": 1, "leisure": 1, "health": 1}


# ---- lasting events --------------------------------------------------------------------------------------------------


COVERED = {
    "persecution": ["christian-merchant", "christian-senator", "christian-slave"],
    "purge": ["christian-senator", "senator"],
    "revolt": ["christian-slave", "slave"],
}
ALL = [
    "christian-merchant",
    "christian-senator",
    "christian-slave",
    "crane",
    "legionary",
    "merchant",
    "senator",
    "slave",
    "vestal",
]


@pytest.mark.rule("sylla.column.turn-down", "sylla.column.covers")
@pytest.mark.parametrize("event", sorted(COVERED))
def test_a_lasting_event_lets_each_turn_one_card_of_its_kind_face_down(event: str) -> None:
    """Upright or tilted (S20); anything else is refused."""
    own = {"cards": ALL, "tilted": ALL, "buildings": ["field", "stall"]}
    state, _ = happened(event, own, {}, {"cards": COVERED[event]})
    expected = [f"turn-down {card}{how}" for card in COVERED[event] for how in ("", " tilted")]
    assert (state.actor, legal(state)) == (0, sorted(expected))
    for card in ALL:
        if card not in COVERED[event]:
            assert rule_against(state, f"turn-down {card}") == "sylla.column.covers"
            assert rule_against(state, f"turn-down {card} tilted") == "sylla.column.covers"
    assert rule_against(state, "turn-down stall") == "sylla.column.covers"
    card = COVERED[event][0]
    events = play(state, f"turn-down {card} tilted")
    assert heard(events)[0] == f"0 column.turn-down event-turned-down-tilted card=card-{card}"
    assert area(state, 0)["down"] == [card]
    assert area(state, 0)["tilted"] == [one for one in ALL if one != card]
    assert area(state, 0)["cards"] == ALL
    assert heard(events)[1] == f"1 column.own event-turned-none event=happening-{event}"
    assert rule_against(state, "turn-down christian-slave tilted") in ("sylla.column.own", "sylla.column.covers")
    card = COVERED[event][-1]
    events = play(state, f"turn-down {card}")
    assert heard(events)[0] == f"2 column.turn-down event-turned-down card=card-{card}"
    assert area(state, 2)["cards"] == COVERED[event][:-1]


@pytest.mark.rule("sylla.column.covers", "sylla.column.turn-down")
def test_the_flood_turns_any_building_or_a_crane_card_face_down() -> None:
    """Whatever stays before its owner, tilted Crane cards too; a revenue tile is no building."""
    own = {"cards": ["crane", "slave"], "tilted": ["crane"], "buildings": ["field", "stall", "tavern", "temple"]}
    state, _ = happened("flood", own, {"buildings": ["field"]}, {"cards": ["crane"]})
    pieces = ["crane", "crane tilted", "field", "stall", "tavern", "temple"]
    assert legal(state) == [f"turn-down {piece}" for piece in pieces]
    assert rule_against(state, "turn-down slave") == "sylla.column.covers"
    events = play(state, "turn-down tavern")
    assert heard(events)[0] == "0 column.turn-down event-turned-down-building building=tile-tavern"
    assert (area(state, 0)["buildings"], area(state, 0)["buildings_down"]) == (["field", "stall", "temple"], ["tavern"])
    assert (area(state, 1)["buildings"], area(state, 1)["buildings_down"]) == ([], ["field"])
    assert (area(state, 2)["cards"], area(state, 2)["down"]) == ([], ["crane"])


@pytest.mark.rule("sylla.column.covers", "sylla.column.own")
def test_the_looting_turns_a_stall_face_down() -> None:
    """One of each owner, no other building."""
    state, told = happened(
        "looting", {"buildings": ["field", "stall"]}, {"buildings": ["tavern"]}, {"buildings": ["stall"] * 2}
    )
    assert [area(state, seat)["buildings_down"] for seat in range(3)] == [["stall"], [], ["stall"]]
    assert [area(state, seat)["buildings"] for seat in range(3)] == [["field"], ["tavern"], ["stall"]]
    assert heard_of(told, "turned-none") == ["1 column.own event-turned-none event=happening-looting"]


@pytest.mark.rule("sylla.column.turn-down")
@pytest.mark.parametrize(("seats", "consul"), [(3, 0), (3, 2), (4, 1), (4, 3)])
def test_from_the_consul_clockwise_each_turns_one(seats: int, consul: int) -> None:
    """Once each, and none for those who have none (S5)."""
    players: list[dict[str, Any]] = [{"cards": ["slave", "christian-slave"]} for _ in range(seats)]
    players[(consul + 1) % seats] = {"cards": ["merchant"]}
    state, told = happened("revolt", *players, consul=consul, actor=consul)
    asked = []
    while dumped(state)["decision"] == "turn-down":
        asked.append((state.actor - consul) % seats)
        told += play(state, "turn-down slave")
    assert asked == [step for step in range(seats) if step != 1]
    assert [len(area(state, (consul + step) % seats)["down"]) for step in range(seats)] == [1, 0, 1, 1][:seats]
    assert (state.actor, dumped(state)["decision"]) == (consul, "hand")


@pytest.mark.rule("sylla.column.own")
def test_only_what_lies_face_up_before_oneself_is_turned() -> None:
    """What lies face down already is not turned again, nor is the card of another (S20)."""
    own = {"cards": ["christian-senator"], "down": ["christian-slave"], "tilted": ["christian-merchant"]}
    state, _ = happened("persecution", own, {"cards": ["christian-slave"]}, {})
    assert legal(state) == ["turn-down christian-merchant tilted", "turn-down christian-senator"]
    assert rule_against(state, "turn-down christian-slave") == "sylla.column.own"
    assert rule_against(state, "turn-down christian-senator tilted") == "sylla.column.own"
    assert rule_against(state, "turn-down christian-merchant") == "sylla.column.own"
    state, _ = happened(
        "flood", {"buildings": ["field", "tavern"], "buildings_down": ["stall"]}, {"buildings": ["stall"]}, {}
    )
    assert legal(state) == ["turn-down field", "turn-down tavern"]
    assert rule_against(state, "turn-down stall") == "sylla.column.own"
    assert rule_against(state, "turn-down crane") == "sylla.column.own"


@pytest.mark.rule("sylla.column.happen", "sylla.column.turn-down")
def test_a_lasting_event_that_happens_again_turns_one_more() -> None:
    """And of two lasting events the upper is done by all before the lower begins (S5, S20)."""
    own = {"cards": ["christian-slave", "slave", "christian-merchant"], "down": ["slave"]}
    state, told = happened("revolt", own, {"cards": ["slave"]}, {"cards": ["christian-slave"]}, other="persecution")
    assert dumped(state)["pending"]["happening"] == ["revolt", "persecution"]
    told += play(state, "turn-down slave")
    assert dumped(state)["pending"]["happening"] == ["persecution"]
    assert legal(state) == ["turn-down christian-merchant", "turn-down christian-slave"]
    told += play(state, "turn-down christian-slave")
    assert [area(state, seat)["down"] for seat in range(3)] == [
        ["christian-slave", "slave", "slave"],
        ["slave"],
        ["christian-slave"],
    ]
    assert heard_of(told, "happened", "turned-none") == [
        "-1 column.happen event-happened event=happening-revolt",
        "-1 column.happen event-happened event=happening-persecution",
        "1 column.own event-turned-none event=happening-persecution",
        "2 column.own event-turned-none event=happening-persecution",
    ]


# ---- the event that leaves -------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.column.remove", "sylla.column.new")
@pytest.mark.parametrize(
    ("cubes", "leaves"),
    [
        ((3, 2, 0, 1), "famine"),
        ((2, 3, 0, 1), "looting"),
        ((0, 1, 2, 1), "cult"),
        ((0, 3, 1, 2), "looting"),
        ((1, 0, 0, 3), "famine"),
        ((0, 1, 0, 3), "looting"),
        ((0, 0, 1, 3), "cult"),
        ((0, 0, 2, 2), "cult"),
        ((0, 0, 2, 1), "cult"),
    ],
)
def test_of_the_two_prevented_the_one_with_more_cubes_leaves(cubes: tuple[int, ...], leaves: str) -> None:
    """Decadence never leaves: then it is the other one, with fewer cubes too; all seats' cubes count together."""
    there = {event: [0, number // 2, number - number // 2] for event, number in zip(COLUMN, cubes, strict=True)}
    before = {**there, "decadence": [0, cubes[3] - 1, 0]}
    left = [{"legionary": int(seat == 0), "vestal": 0} for seat in range(3)]
    pending = {"cubes": before, "left": left}
    state = table("V", "fight", [{}] * 3, events=COLUMN, pending=pending, consul=1)
    told = play(state, "fight legionary decadence")
    if dumped(state)["decision"] == "prevent":
        pair = next(move for move in legal(state) if leaves in move and "decadence" in move)
        told += play(state, pair)
    check_left(state, told, leaves)


@pytest.mark.rule("sylla.column.remove", "sylla.column.new")
@pytest.mark.parametrize("leaves", ["looting", "cult"])
def test_the_consul_names_the_one_that_leaves_where_both_have_equally_many(leaves: str) -> None:
    """Neither being Decadence (S19); the ones that happened cannot leave."""
    state, told = removing({}, {}, {}, column=COLUMN, prevented=("looting", "cult"), cubes=[0] * 4, consul=2, actor=2)
    assert (state.actor, dumped(state)["decision"]) == (2, "remove")
    assert legal(state) == ["remove cult", "remove looting"]
    assert rule_against(state, "remove famine") == "sylla.column.remove"
    assert rule_against(state, "remove decadence") == "sylla.column.remove"
    told += play(state, f"remove {leaves}")
    check_left(state, told, leaves)


def check_left(state: Any, told: list[Any], leaves: str) -> None:
    """Check that one event of the column has left, and that a new one lies in its place."""
    column = dumped(state)["events"]
    place = COLUMN.index(leaves)
    assert [event for event in COLUMN if event not in column] == [leaves]
    assert [event for event in column if event != column[place]] == [event for event in COLUMN if event != leaves]
    assert column[place] not in COLUMN
    assert heard_of(told, "left", "drawn") == [
        f"-1 column.remove event-left event=happening-{leaves}",
        f"-1 column.new event-drawn event=happening-{column[place]}",
    ]


@pytest.mark.rule("sylla.column.new")
def test_the_new_event_is_the_next_of_the_pile_and_cubes_are_taken_away() -> None:
    """It takes the place of the one that left, and does not happen in this round (S28)."""
    column = ["looting", "revolt", "cult", "decadence"]
    piles = {
        "buildings": [],
        "characters": [],
        "events": ["purge", "flood", "epidemic", "famine"],
        "works": ["senatus", "templum", "thermae"],
    }
    state, told = removing(
        {}, {}, {}, column=column, prevented=("looting", "decadence"), cubes=[0] * 4, piles=piles, famine=1
    )
    assert dumped(state)["events"] == ["famine", "revolt", "cult", "decadence"]
    assert (dumped(state)["piles"]["events"], dumped(state)["famine"]) == (["purge", "flood", "epidemic"], 1)
    assert heard_of(told, "drawn") == ["-1 column.new event-drawn event=happening-famine"]
    assert (sum(state.cubes), state.prevented) == (0, -1)


# ---- what comes up again ---------------------------------------------------------------------------------------------


DOWN = {
    "persecution": ["christian-merchant", "christian-senator", "christian-slave"],
    "purge": ["christian-senator", "senator"],
    "revolt": ["christian-slave", "slave"],
    "flood": ["crane"],
    "looting": [],
}
TILES = {"flood": ["field", "stall", "tavern", "temple"], "looting": ["stall"]}


def leaving(column: list[str], leaves: str, *players: dict[str, Any], **changes: Any) -> Any:
    """Return the state after an event of the column left, and Decadence was prevented with it."""
    return removing(*players, column=column, prevented=(leaves, "decadence"), cubes=[0] * 4, **changes)


@pytest.mark.rule("sylla.column.turn-up")
@pytest.mark.parametrize("event", ["persecution", "purge", "revolt", "flood", "looting"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_when_an_event_leaves_all_that_it_covered_turns_up(event: str, place: int) -> None:
    """Upright, of every player, also two of a kind, wherever the event lay in the column (S21)."""
    others = ["eruption", "epidemic"]
    column = [*others[:place], event, *others[place:], "decadence"]
    tiles = TILES.get(event, [])
    own = {"down": DOWN[event], "buildings_down": tiles}
    twice = {"down": DOWN[event][-1:] * 2, "buildings_down": tiles[:1]}
    state, told = leaving(column, event, own, {}, twice)
    assert (area(state, 0)["cards"], area(state, 0)["buildings"]) == (DOWN[event], tiles)
    assert (area(state, 2)["cards"], area(state, 2)["buildings"]) == (DOWN[event][-1:] * 2, tiles[:1])
    for seat in range(3):
        assert (area(state, seat)["down"], area(state, seat)["tilted"], area(state, seat)["buildings_down"]) == (
            [],
            [],
            [],
        )
    if event == "purge":
        assert heard_of(told, "turned-up") == [
            "0 column.turn-up event-turned-up card=card-christian-senator count=1",
            "0 column.turn-up event-turned-up card=card-senator count=1",
            "2 column.turn-up event-turned-up card=card-senator count=2",
        ]
    if event == "looting":
        assert heard_of(told, "turned-up-building") == [
            "0 column.turn-up event-turned-up-building building=tile-stall count=1",
            "2 column.turn-up event-turned-up-building building=tile-stall count=1",
        ]


@pytest.mark.rule("sylla.column.turn-up")
@pytest.mark.parametrize(
    ("leaves", "stays", "card"),
    [
        ("persecution", "purge", "christian-senator"),
        ("purge", "persecution", "christian-senator"),
        ("persecution", "revolt", "christian-slave"),
        ("revolt", "persecution", "christian-slave"),
        ("flood", "looting", "stall"),
        ("looting", "flood", "stall"),
    ],
)
@pytest.mark.parametrize("is_above", [True, False])
@pytest.mark.parametrize("distance", [1, 2])
def test_what_a_second_event_covers_stays_down_while_that_lies_in_the_column(
    leaves: str, stays: str, card: str, is_above: bool, distance: int
) -> None:
    """Above or below the one that leaves, next to it or not (S21)."""
    pair = [leaves, stays] if is_above else [stays, leaves]
    column = [*pair, "eruption", "decadence"] if distance == 1 else [pair[0], "eruption", pair[1], "decadence"]
    is_tile = card == "stall"
    own = {"buildings_down": [card]} if is_tile else {"down": [card]}
    state, told = leaving(column, leaves, own, {}, {})
    assert area(state, 0)["buildings_down" if is_tile else "down"] == [card]
    assert (area(state, 0)["cards"], area(state, 0)["buildings"]) == ([], [])
    assert not heard_of(told, "turned-up", "turned-up-building")


@pytest.mark.rule("sylla.column.turn-up")
def test_what_the_leaving_event_did_not_cover_stays_down() -> None:
    """A Slave under the revolt does not come up with the purge, nor a Field under the flood."""
    column = ["purge", "revolt", "flood", "decadence"]
    own = {"down": ["christian-slave", "crane", "senator", "slave"], "buildings_down": ["field"]}
    state, _ = leaving(column, "purge", own, {}, {})
    assert (area(state, 0)["cards"], area(state, 0)["down"]) == (["senator"], ["christian-slave", "crane", "slave"])
    assert area(state, 0)["buildings_down"] == ["field"]


@pytest.mark.rule("sylla.column.turn-up")
def test_a_new_event_that_covers_the_same_comes_too_late() -> None:
    """It is drawn after everything turned up (S21)."""
    piles = {
        "buildings": [],
        "characters": [],
        "events": ["flood", "famine", "looting", "purge"],
        "works": ["senatus", "templum", "thermae"],
    }
    state, _ = leaving(
        ["persecution", "eruption", "epidemic", "decadence"],
        "persecution",
        {"down": ["christian-senator"]},
        {},
        {},
        piles=piles,
    )
    assert dumped(state)["events"][0] == "purge"
    assert (area(state, 0)["cards"], area(state, 0)["down"]) == (["christian-senator"], [])


@pytest.mark.rule("sylla.column.turn-up", "sylla.work.hand")
def test_a_senator_that_turned_up_votes_in_phase_vi_of_the_same_round() -> None:
    """Two of them are two votes, 1 prestige of the plebs (S21)."""
    column = ["purge", "eruption", "epidemic", "decadence"]
    state, _ = leaving(column, "purge", {"down": ["christian-senator", "senator"]}, {}, {})
    play(state, *["hand 0 down"] * 3)
    assert prestige(state) == [11, 10, 10]


# ---- two of a kind ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("sylla.column.turn-down", "sylla.column.turn-up")
def test_a_second_card_or_tile_of_a_kind_turns_like_the_first() -> None:
    """One goes down beside one that lies there already, and both come up beside what lay upright."""
    own = {"tilted": ["slave"] * 2, "buildings": ["field", "stall"], "buildings_down": ["stall"], "down": ["slave"]}
    column = ["looting", "revolt", "cult", "decadence"]
    state, _ = removing(own, {}, {}, column=column, prevented=("cult", "decadence"), cubes=[0] * 4)
    assert (area(state, 0)["tilted"], area(state, 0)["down"]) == (["slave"], ["slave", "slave"])
    assert (area(state, 0)["buildings"], area(state, 0)["buildings_down"]) == (["field"], ["stall", "stall"])
    own = {"cards": ["slave"], "buildings": ["stall"], "buildings_down": ["stall"], "down": ["slave"]}
    state, _ = leaving(["revolt", "looting", "cult", "decadence"], "revolt", own, {}, {})
    assert (area(state, 0)["cards"], area(state, 0)["down"]) == (["slave", "slave"], [])
    state, _ = leaving(["purge", "looting", "cult", "decadence"], "looting", {**own, "down": []}, {}, {})
    assert (area(state, 0)["buildings"], area(state, 0)["buildings_down"]) == (["stall", "stall"], [])
