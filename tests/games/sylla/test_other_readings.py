"""The readings that a new game may choose besides ours: made positions under either, their outcome written by hand."""

from typing import Any

import pytest
from games.sylla.build_table import GAME, area, begun, dumped, legal, play, position, prestige, rule_against, table

from trajan_tutor.engine.errors import UnreadableError

KEPT: dict[str, object] = {"S4": "may-be-kept"}
ONCE: dict[str, object] = {"S5": "nothing-more"}
DRAWN: dict[str, object] = {"S13": "three-of-four"}
HELD: dict[str, object] = {"S17": "all-round"}
SALES: dict[str, object] = {"S33": "sales"}


# ---- S4: a Crane and an Insula may be kept -----------------------------------------------------------------------


def bought(tile: str, options: dict[str, object]) -> Any:
    """Return the state after seat 1, which has a Temple, has bought a tile for its only Slave."""
    state = table(
        "III",
        "offer",
        [{}, {"cards": ["slave"], "buildings": ["temple"]}, {}, {}],
        slots=[tile, "stall", "field", None, None, None],
        pending={"offered": 0},
        **({"options": options} if options else {}),
    )
    play(state, "offer 1", "bid 1")
    return state


@pytest.mark.rule("sylla.building.crane")
def test_the_buyer_of_a_crane_may_keep_the_tile() -> None:
    """It lies with his buildings and does nothing; or he discards it for the card, as always by default (S4)."""
    state = bought("crane", KEPT)
    assert (state.actor, dumped(state)["decision"], legal(state)) == (1, "keep", ["discard", "keep"])
    assert (dumped(state)["pending"], dumped(state)["slots"][0]) == ({"offered": 1, "slot": 1}, "crane")
    play(state, "keep")
    assert (area(state, 1)["buildings"], area(state, 1)["tilted"]) == (["crane", "temple"], ["slave"])
    assert (state.actor, legal(state)) == (1, ["offer 2", "offer 3"])

    state = bought("crane", KEPT)
    play(state, "discard")
    assert (area(state, 1)["buildings"], area(state, 1)["tilted"]) == (["temple"], ["crane", "slave"])
    assert (dumped(state)["slots"][0], legal(state)) == (None, ["offer 2", "offer 3"])
    assert area(bought("crane", {}), 1)["tilted"] == ["crane", "slave"]


@pytest.mark.rule("sylla.building.insula")
def test_the_buyer_of_an_insula_may_keep_the_tile() -> None:
    """Then it brings no tokens, in this round or later; a Bank is always used (S4)."""
    state = bought("insula", KEPT)
    play(state, "keep")
    assert (area(state, 1)["buildings"], area(state, 1)["tokens"]) == (
        ["insula", "temple"],
        {"civic": 0, "leisure": 0, "health": 0},
    )
    assert legal(state) == ["offer 2", "offer 3"]

    state = bought("insula", KEPT)
    play(state, "discard", "token health", "token civic")
    assert area(state, 1)["tokens"] == {"civic": 1, "leisure": 0, "health": 1}
    assert area(state, 1)["buildings"] == ["temple"]
    assert area(bought("bank", KEPT), 1)["deniers"] == 5


@pytest.mark.rule("sylla.column.turn-down", "sylla.column.covers")
def test_a_kept_tile_counts_as_a_building_for_the_flood() -> None:
    """It can be turned down in place of one that works; the Crane card is another piece (S4)."""
    column = ["flood", "cult", "purge", "decadence"]
    flooded: dict[str, Any] = {
        "events": column,
        "pending": {
            "cubes": {event: [0] * 3 for event in column},
            "prevented": ["cult", "purge"],
            "happening": ["flood", "decadence"],
        },
    }
    players = [{"cards": ["crane"], "buildings": ["crane", "insula", "stall"]}, {}, {}]
    state = table("V", "turn-down", players, options=KEPT, **flooded)
    assert legal(state) == ["turn-down crane", "turn-down crane tile", "turn-down insula", "turn-down stall"]
    play(state, "turn-down crane tile")
    mine = area(state, 0)
    assert (mine["buildings"], mine["buildings_down"], mine["cards"]) == (["insula", "stall"], ["crane"], ["crane"])
    with pytest.raises(UnreadableError):
        table("V", "turn-down", players, **flooded)


# ---- S5: a lasting event that happens again ----------------------------------------------------------------------


def twice(**more: Any) -> Any:
    """Return the choice of the consul between two columns of which Purge happens, or not, before Revolt."""
    column = ["purge", "revolt", "cult", "decadence"]
    cubes = {"purge": [0, 0, 0], "revolt": [1, 0, 0], "cult": [1, 0, 0], "decadence": [2, 0, 0]}
    people = {"cards": ["senator", "slave", "christian-slave"], "tilted": ["christian-senator"]}
    return table("V", "prevent", [people] * 3, events=column, pending={"cubes": cubes}, **more)


@pytest.mark.rule("sylla.column.turn-down", "sylla.column.happen")
def test_a_lasting_event_that_happens_again_may_turn_nothing_more() -> None:
    """Purge happened in an earlier round: nobody is asked for a Senator any more, and Revolt is met at once (S5)."""
    state = twice(options=ONCE, happened=["purge"])
    events = play(state, "prevent cult+decadence")
    assert [str(event.message) for event in events if event.kind == "happened"] == [
        "sylla-event-happened-again event=sylla-happening-purge",
        "sylla-event-happened event=sylla-happening-revolt",
    ]
    assert legal(state) == ["turn-down christian-slave", "turn-down slave"]
    play(state, *["turn-down slave"] * 3)
    assert [area(state, seat)["down"] for seat in range(3)] == [["slave"]] * 3
    assert dumped(state)["happened"] == ["purge", "revolt"]
    # By default each turns one more.
    state = twice()
    play(state, "prevent cult+decadence")
    assert legal(state) == ["turn-down christian-senator tilted", "turn-down senator"]
    play(state, *["turn-down senator"] * 3)
    assert "happened" not in dumped(state)


@pytest.mark.rule("sylla.column.turn-down", "sylla.column.new")
def test_what_happened_is_forgotten_with_the_event_that_leaves() -> None:
    """Revolt, which happened before, leaves; Purge happens for the first time, and the new event never did (S5)."""
    state = twice(options=ONCE, happened=["revolt"])
    play(state, "prevent revolt+decadence")
    assert legal(state) == ["turn-down christian-senator tilted", "turn-down senator"]
    play(state, *["turn-down christian-senator tilted"] * 3)
    assert dumped(state)["events"][1] not in ("revolt", "purge")
    assert dumped(state)["happened"] == ["purge"]


@pytest.mark.parametrize("happened", [["cult"], ["revolt", "purge"], ["purge", "purge"], ["flood"], []])
def test_only_lasting_events_of_the_column_have_happened(happened: list[str]) -> None:
    """From the top down, each once; and only where the reading was chosen."""
    with pytest.raises(UnreadableError):
        twice(options=ONCE, happened=happened)
    with pytest.raises(UnreadableError):
        twice(happened=["purge"])


# ---- S13: which revenue tiles three players have -----------------------------------------------------------------


@pytest.mark.rule("sylla.setup.choose")
def test_three_of_the_four_revenue_tiles_may_be_drawn() -> None:
    """The lowest number begins and is seat 0; each of the four is left over in some game (S13)."""
    left = set()
    for seed in range(40):
        tiles = dumped(begun(3, seed, **DRAWN))["tiles"]
        assert len(tiles) == 3
        assert tiles[0] == min(tiles)
        left |= {1, 2, 3, 4} - set(tiles)
    assert left == {1, 2, 3, 4}
    assert "tiles" not in dumped(begun(3, 1))
    assert "tiles" not in dumped(begun(4, 1, **DRAWN))


@pytest.mark.rule("sylla.setup.choose")
def test_a_seat_is_told_its_revenue_tile() -> None:
    """II, IV and III lie on the table: the holder of II is first consul and chooses first (S13)."""
    seats = [{"deniers": 3} for _ in range(3)]
    made = position("setup", "choose", seats, pending={"chosen": [None] * 3}, options=DRAWN, tiles=[2, 4, 3])
    state = GAME.load(made)
    assert (state.actor, state.consul, dumped(state)["tiles"]) == (0, 0, [2, 4, 3])
    told = {spot.name: str(spot.label) for spot in GAME.spots(GAME.observe(state, 1))}
    assert [told[f"mat.{seat}.name"] for seat in range(3)] == [
        f"sylla-label-name-tile seat={seat} tile={tile}" for seat, tile in enumerate(("II", "IV", "III"))
    ]
    for wrong in ([3, 2, 4], [1, 1, 2], [1, 2], [1, 2, 5]):
        with pytest.raises(UnreadableError):
            GAME.load({**made, "tiles": wrong})
    with pytest.raises(UnreadableError):
        GAME.load({**made, "options": {}})
    without = GAME.load({name: value for name, value in made.items() if name != "tiles"})
    assert "tiles" not in dumped(without)
    assert str(GAME.spots(GAME.observe(without, 1))[-1].label) == str(GAME.spots(GAME.observe(state, 1))[-1].label)


# ---- S17: how long a Tavern holds a marker -----------------------------------------------------------------------


@pytest.mark.rule("sylla.tavern.end", "sylla.column.marker", "sylla.column.decadence")
@pytest.mark.parametrize(("options", "health"), [({}, 2), (HELD, 4)])
def test_a_marker_may_be_held_against_events(options: dict[str, object], health: int) -> None:
    """Epidemic and Decadence move it by default; held all round it stays, and is still the rightmost (S17)."""
    state = table(
        "IV",
        "income",
        [{"buildings": ["tavern"]}, {}, {}],
        events=["epidemic", "eruption", "purge", "decadence"],
        markers={"civic": 2, "leisure": 2, "health": 4},
        pending={"moved": []},
        **({"options": options} if options else {}),
    )
    play(state, "move health right", "prevent eruption+purge")
    assert dumped(state)["markers"] == {"civic": 2, "leisure": 2, "health": health}
    assert dumped(state).get("held") == (["health"] if options else None)


@pytest.mark.rule("sylla.tavern.end", "sylla.work.together", "sylla.crisis.count")
@pytest.mark.parametrize(("options", "civic", "gained"), [({}, 1, [5, 0, 0]), (HELD, 0, [8, -3, -3])])
def test_a_marker_may_be_held_against_a_work(options: dict[str, object], civic: int, gained: list[int]) -> None:
    """Five votes for the Senatus lift it out of the crisis; not if it is held there, until the round is over (S17)."""
    state = table(
        "VI",
        "hand",
        [{"deniers": 5, "tokens": {"civic": 1}}, {"deniers": 1}, {}],
        work="senatus",
        markers={"civic": 0, "leisure": 2, "health": 2},
        pending={"hands": [None] * 3},
        row=[],
        piles={**position("VI", "hand", [{}] * 3, work="senatus")["piles"], "characters": ["slave"] * 2},
        **({"options": options, "held": ["civic"]} if options else {}),
    )
    play(state, "hand 5 up", "hand 0 down", "hand 0 down")
    assert dumped(state)["markers"]["civic"] == civic
    assert [points - 10 for points in prestige(state)] == gained
    assert "held" not in dumped(state)


@pytest.mark.rule("sylla.tavern.end")
def test_every_tavern_may_hold_a_marker_all_round() -> None:
    """Two hold two; a work that brings no step has nothing to hold against (S17)."""
    state = table(
        "IV",
        "income",
        [{"buildings": ["tavern"] * 2, "deniers": 4}, {}, {}],
        events=["eruption", "persecution", "purge", "decadence"],
        markers={"civic": 0, "leisure": 4, "health": 2},
        work="senatus",
        options=HELD,
        pending={"moved": []},
    )
    play(state, "move leisure right", "move civic left")
    assert dumped(state)["held"] == ["civic", "leisure"]
    events = play(state, "prevent eruption+purge", "remove purge", "hand 4 up", "hand 0 up")
    assert [event.kind for event in events].count("marker-stayed") == 1
    events = play(state, "hand 0 up")
    assert "marker-stayed" not in [event.kind for event in events]


@pytest.mark.parametrize("held", [["health"], ["leisure", "civic"], ["civic", "civic"], ["famine"], []])
def test_only_a_marker_at_an_end_is_held(held: list[str]) -> None:
    """Named in the order of the alphabet, from phase IV on; and only where the reading was chosen."""
    made: dict[str, Any] = {"markers": {"civic": 0, "leisure": 4, "health": 2}, "pending": {"hands": [None] * 3}}
    seats = [{"deniers": 5}, {}, {}]
    table("VI", "hand", seats, options=HELD, held=["civic", "leisure"], **made)
    with pytest.raises(UnreadableError):
        table("VI", "hand", seats, options=HELD, held=held, **made)
    with pytest.raises(UnreadableError):
        table("VI", "hand", seats, held=["civic"], **made)
    with pytest.raises(UnreadableError):
        table("I", "bid", seats, options=HELD, held=["civic"], markers=made["markers"], row=["slave"])


# ---- S33: four offers, or four sales -----------------------------------------------------------------------------


def fourth_offer(seats: int, options: dict[str, object]) -> Any:
    """Return an offer after three others, with three tiles left; seat 1 alone can bid."""
    return table(
        "III",
        "offer",
        [{}, {"cards": ["slave"]}, {}, {}][:seats],
        slots=["stall", "field", "tavern", None, None, None],
        pending={"offered": 3 if seats == 3 else 4},
        **({"options": options} if options else {}),
    )


@pytest.mark.rule("sylla.sale.offer", "sylla.sale.unsold")
def test_three_players_may_offer_until_four_are_sold() -> None:
    """An offer that nobody buys does not count then; by default it was the fourth and last (S33)."""
    state = fourth_offer(3, SALES)
    play(state, "offer 1", "pass")
    assert (dumped(state)["pending"], legal(state)) == ({"offered": 3}, ["offer 2", "offer 3"])
    play(state, "offer 2", "bid 1")
    assert area(state, 1)["buildings"] == ["field"]
    assert dumped(state)["slots"] == [None] * 6
    state = fourth_offer(3, {})
    play(state, "offer 1", "pass")
    assert dumped(state)["slots"] == [None] * 6


@pytest.mark.rule("sylla.sale.offer", "sylla.sale.unsold")
def test_offers_end_when_no_tile_is_left() -> None:
    """However few were sold; and four players offer five tiles under either reading (S33)."""
    state = fourth_offer(3, SALES)
    play(state, "offer 1", "pass", "offer 2", "pass")
    assert (state.actor, dumped(state)["decision"], rule_against(state, "bid 0")) == (1, "bid", "sylla.sale.lowest")
    play(state, "pass")
    assert dumped(state)["phase"] == "V"
    assert dumped(state)["slots"] == [None] * 6
    state = fourth_offer(4, SALES)
    play(state, "offer 1", "pass")
    assert dumped(state)["slots"] == [None] * 6
