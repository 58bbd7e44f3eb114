"""Phase V: cubes, tokens, which events are prevented, what the others do, and which one leaves."""

from typing import Any

import pytest
from games.sylla.build_table import area, dumped, legal, play, prestige, rule_against, table

COLUMN = ["famine", "revolt", "cult", "decadence"]


def fighting(
    *players: dict[str, Any],
    left: list[tuple[int, int]],
    cubes: dict[str, list[int]] | None = None,
    **changes: Any,
) -> Any:
    """Return the placing of cubes; `left` are those of Legionaries and of Vestals that seats still have."""
    column = changes.get("events", COLUMN)
    there = {event: [0] * len(players) for event in column} | (cubes or {})
    pending = {"cubes": there, "left": [{"legionary": one, "vestal": two} for one, two in left]}
    return table("V", "fight", list(players), pending=pending, **{"events": column, **changes})


@pytest.mark.rule("sylla.fight.cubes", "sylla.fight.icon", "sylla.fight.left", "sylla.fight.column")
def test_cubes_go_on_events_with_their_icon_one_at_a_time() -> None:
    """Famine is fought by Vestals, the revolt by Legionaries, cult and Decadence by both."""
    state = fighting({}, {}, {}, {}, left=[(1, 0), (0, 2), (1, 1), (0, 0)])
    assert legal(state) == ["fight legionary cult", "fight legionary decadence", "fight legionary revolt"]
    assert rule_against(state, "fight legionary famine") == "sylla.fight.icon"
    assert rule_against(state, "fight vestal famine") == "sylla.fight.left"
    assert rule_against(state, "fight legionary purge") == "sylla.fight.column"
    play(state, "fight legionary revolt", "fight vestal famine", "fight legionary cult", "fight vestal cult")
    assert state.actor == 2
    assert dumped(state)["pending"]["cubes"]["cult"] == [0, 1, 1, 0]


@pytest.mark.rule("sylla.fight.token", "sylla.fight.decadence")
def test_most_cubes_bring_the_token_of_the_event() -> None:
    """All who tie, and 1 prestige on Decadence; nobody without a cube (S35)."""
    cubes = {"famine": [2, 2, 1, 0], "decadence": [0, 0, 1, 1], "revolt": [0, 0, 2, 0]}
    state = fighting({}, {}, {}, {}, left=[(0, 0), (0, 0), (0, 0), (2, 0)], cubes=cubes)
    play(state, "fight legionary revolt", "fight legionary revolt")
    assert [area(state, seat)["tokens"]["health"] for seat in range(4)] == [1, 1, 0, 0]
    assert [area(state, seat)["tokens"]["leisure"] for seat in range(4)] == [0, 0, 1, 1]
    assert [area(state, seat)["tokens"]["civic"] for seat in range(4)] == [0] * 4
    assert prestige(state) == [10, 10, 11, 11]
    bare = fighting({}, {}, {}, {}, left=[(0, 0), (0, 0), (0, 0), (2, 0)], cubes={"famine": [1, 0, 0, 0]})
    play(bare, "fight legionary revolt", "fight legionary revolt")
    assert prestige(bare) == [10] * 4


@pytest.mark.rule("sylla.fight.token", "sylla.token.supply")
def test_too_few_tokens_go_clockwise_from_the_consul() -> None:
    """As long as there are any (S22)."""
    cubes = {"famine": [0, 1, 1, 1]}
    players = [{"tokens": {"health": 36}}, {}, {}, {}]
    state = fighting(*players, left=[(0, 0), (0, 0), (0, 0), (2, 0)], cubes=cubes, consul=2, actor=3)
    play(state, "fight legionary revolt", "fight legionary cult")
    assert [area(state, seat)["tokens"]["health"] for seat in range(4)] == [36, 0, 1, 1]


@pytest.mark.rule("sylla.column.prevent")
def test_the_consul_breaks_ties_as_a_pair() -> None:
    """Among the events that can be the two with most cubes (S19)."""
    cubes = {"decadence": [1, 1, 1, 0], "famine": [0, 1, 0, 0]}
    state = fighting({}, {}, {}, {}, left=[(0, 0)] * 3 + [(1, 0)], cubes=cubes, actor=3)
    play(state, "fight legionary revolt")
    assert (state.actor, legal(state)) == (0, ["prevent famine+decadence", "prevent revolt+decadence"])
    assert rule_against(state, "prevent famine+revolt") == "sylla.column.prevent"
    assert rule_against(state, "prevent cult+decadence") == "sylla.column.prevent"


@pytest.mark.rule(
    "sylla.column.happen", "sylla.column.famine", "sylla.column.marker", "sylla.column.remove", "sylla.column.new"
)
def test_the_other_two_happen_and_of_the_prevented_one_leaves() -> None:
    """The upper first; Decadence never leaves, so it is the other one, and a new event takes its place (S28)."""
    cubes = {"decadence": [1, 1, 1, 0], "revolt": [0, 1, 0, 0]}
    state = fighting({}, {}, {}, {}, left=[(0, 0)] * 3 + [(2, 0)], cubes=cubes, actor=3)
    coming = dumped(state)["piles"]["events"][-1]
    events = play(state, "fight legionary revolt", "fight legionary revolt")
    happened = [str(event.message) for event in events if event.kind in ("happened", "left")]
    assert happened == [
        f"sylla-event-{what}"
        for what in (
            "happened event=sylla-happening-famine",
            "happened event=sylla-happening-cult",
            "left event=sylla-happening-revolt",
        )
    ]
    position = dumped(state)
    assert (position["famine"], position["markers"]["civic"]) == (1, 1)
    assert position["events"] == ["famine", coming, "cult", "decadence"]


@pytest.mark.rule("sylla.column.marker")
def test_a_marker_in_the_crisis_stays() -> None:
    """The leftmost space is the end of the track."""
    markers = {"civic": 0, "leisure": 2, "health": 2}
    cubes = {"decadence": [2, 0, 0, 0], "revolt": [1, 0, 0, 0], "famine": [1, 0, 0, 0]}
    state = fighting({}, {}, {}, {}, left=[(0, 0)] * 3 + [(1, 0)], cubes=cubes, actor=3, markers=markers)
    play(state, "fight legionary revolt")
    assert dumped(state)["markers"] == markers


@pytest.mark.rule("sylla.column.decadence")
def test_decadence_moves_the_rightmost_marker_and_all_that_tie() -> None:
    """The famine marker is none of them."""
    cubes = {"famine": [2, 0, 0, 0], "cult": [0, 1, 0, 0]}
    markers = {"civic": 3, "leisure": 1, "health": 3}
    state = fighting({}, {}, {}, {}, left=[(0, 0)] * 3 + [(1, 0)], cubes=cubes, actor=3, markers=markers, famine=5)
    play(state, "fight legionary cult")
    assert dumped(state)["markers"] == {"civic": 2, "leisure": 1, "health": 2}
    assert dumped(state)["famine"] == 5


@pytest.mark.rule("sylla.column.remove")
def test_the_consul_names_the_one_that_leaves_when_both_have_equally_many() -> None:
    """Neither being Decadence (S19)."""
    cubes = {"famine": [2, 0, 0, 0], "cult": [0, 1, 0, 0]}
    state = fighting(
        {},
        {},
        {},
        {},
        left=[(0, 0)] * 3 + [(1, 0)],
        cubes=cubes,
        actor=3,
        events=["famine", "revolt", "cult", "decadence"],
    )
    play(state, "fight legionary cult")
    assert (dumped(state)["decision"], legal(state)) == ("remove", ["remove cult", "remove famine"])
    assert rule_against(state, "remove revolt") == "sylla.column.remove"
    assert rule_against(state, "remove decadence") == "sylla.column.remove"
    play(state, "remove famine")
    assert "famine" not in dumped(state)["events"]


# ---- lasting events ----------------------------------------------------------------------------------------------


def happening(event: str, *players: dict[str, Any], **changes: Any) -> Any:
    """Return the state in which a lasting event at the top of the column happens; the others are done or prevented."""
    column = [event, *[other for other in ("eruption", "cult") if other != event], "decadence"]
    column = changes.pop("events", column)
    pending = {
        "cubes": {one: [0] * len(players) for one in column} | {column[2]: [1] * len(players)},
        "prevented": [column[2], column[3]],
        "happening": [event],
    }
    return table("V", "turn-down", list(players), events=column, pending=pending, **changes)


@pytest.mark.rule("sylla.column.turn-down", "sylla.column.covers", "sylla.column.own")
def test_each_turns_one_of_the_kind_face_down_from_the_consul_clockwise() -> None:
    """The owner chooses, tilted or not (S5, S20); who has none turns none."""
    christians = {"cards": ["christian-senator", "senator"], "tilted": ["christian-slave"]}
    state = happening("persecution", {}, christians, {}, {"cards": ["christian-merchant"]}, consul=1, actor=1)
    assert legal(state) == ["turn-down christian-senator", "turn-down christian-slave tilted"]
    assert rule_against(state, "turn-down senator") == "sylla.column.covers"
    assert rule_against(state, "turn-down christian-merchant") == "sylla.column.own"
    play(state, "turn-down christian-slave tilted")
    assert [area(state, seat)["down"] for seat in range(4)] == [[], ["christian-slave"], [], ["christian-merchant"]]


@pytest.mark.rule("sylla.column.covers")
@pytest.mark.parametrize(
    ("event", "turned"),
    [
        ("purge", ["christian-senator", "senator"]),
        ("revolt", ["christian-slave", "slave"]),
        ("flood", ["crane", "field", "stall", "tavern", "temple"]),
        ("looting", ["stall"]),
    ],
)
def test_what_a_lasting_event_turns_down(event: str, turned: list[str]) -> None:
    """A Crane card counts as a building, a revenue tile does not."""
    cards = ["christian-senator", "senator", "christian-slave", "slave", "crane", "merchant", "vestal", "legionary"]
    tiles = ["field", "stall", "tavern", "temple"] if event != "looting" else ["field", "stall", "stall"]
    state = happening(event, {"cards": cards, "buildings": tiles}, {"cards": cards, "buildings": tiles}, {})
    if event == "looting":
        assert [area(state, seat)["buildings_down"] for seat in range(2)] == [["stall"]] * 2
    else:
        assert legal(state) == [f"turn-down {piece}" for piece in turned]


@pytest.mark.rule("sylla.column.turn-up")
def test_what_a_leaving_event_covered_turns_up_but_for_what_another_covers() -> None:
    """A Christian Senator stays down under the purge; the rest is upright at once (S21)."""
    down = {"down": ["christian-merchant", "christian-senator", "senator"]}
    column = ["persecution", "purge", "cult", "decadence"]
    cubes = {event: [0] * 4 for event in column} | {"persecution": [3, 0, 0, 0], "cult": [0, 2, 0, 0]}
    pending = {"cubes": cubes, "left": [{"legionary": 0, "vestal": 0}] * 3 + [{"legionary": 1, "vestal": 0}]}
    state = table("V", "fight", [down, {}, {}, {}], events=column, pending=pending, actor=3)
    play(state, "fight legionary cult")
    assert dumped(state)["decision"] == "remove"
    play(state, "remove persecution")
    assert area(state, 0)["cards"] == ["christian-merchant"]
    assert area(state, 0)["down"] == ["christian-senator", "senator"]


@pytest.mark.rule("sylla.column.turn-up")
def test_a_stall_stays_down_under_the_looting_when_the_flood_leaves() -> None:
    """Fields and Crane cards turn up."""
    down = {"down": ["crane"], "buildings_down": ["field", "stall"]}
    column = ["flood", "looting", "cult", "decadence"]
    cubes = {event: [0] * 4 for event in column} | {"flood": [3, 0, 0, 0], "cult": [0, 1, 0, 0]}
    pending = {"cubes": cubes, "left": [{"legionary": 0, "vestal": 0}] * 3 + [{"legionary": 1, "vestal": 0}]}
    state = table("V", "fight", [down, {}, {}, {}], events=column, pending=pending, actor=3)
    play(state, "fight legionary cult")
    assert (area(state, 0)["cards"], area(state, 0)["buildings"]) == (["crane"], ["field"])
    assert area(state, 0)["buildings_down"] == ["stall"]
