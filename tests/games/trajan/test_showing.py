"""How the table is shown: what is near, what is told at a glance, how markers go."""

from typing import Any

import pytest
from games.trajan.build_state import (
    about_to_act,
    begin_turn,
    built,
    demands,
    end_of_quarter,
    figures,
    fill_tray,
    forum,
    hand,
    kept,
    play,
    points_of,
    province,
    senate,
    table,
    tiles,
    trays,
)
from games.trajan.random_games import begun, walk

from trajan_tutor.engine.capabilities import Showing
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.showing import Focus, Movement, Summary
from trajan_tutor.games.trajan.board.layout_mat import MINUS
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.i18n import Words

WORDS = Words("en", (GAME.resources.words,))


def focus(state: State, own: int = 0) -> Focus:
    """Return what is near for a seat."""
    return GAME.focus(GAME.observe(state, own), own)


def glance(state: State, own: int = 0) -> Summary:
    """Return what a seat is told at a glance."""
    return GAME.summary(GAME.observe(state, own), own)


def forecast(state: State, seat: int = 0) -> dict[str, int]:
    """Return what a seat would gain if the game ended now, by source."""
    found = GAME.forecast(GAME.observe(state, seat), seat)
    assert found is not None
    return dict(found)


def moved(state: State, move: str) -> tuple[Movement | None, list[Event]]:
    """Return how pieces go by a move, which is made."""
    before = state.copy()
    events = play(state, move)
    return GAME.movement(before, GAME.parse(move), events, state), events


def test_the_game_has_the_capability() -> None:
    """A layer that asks for it finds it."""
    assert isinstance(GAME, Showing)


# ---- what is near ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "main", "companion"),
    [
        ("seaport", "port", "own"),
        ("forum", "forum", "circle"),
        ("military", "map", "circle"),
        ("senate", "senate", "circle"),
        ("trajan", "stacks", "circle"),
        ("construction", "district", "circle"),
    ],
)
def test_an_action_is_seen_where_it_is_done(action: str, main: str, companion: str) -> None:
    """Its area is the main pane; for others it is, too, with their mats beside it."""
    state = table()
    forum(state, "bread games")
    figures(state, 0, supply=5, worker_camp=1, military_camp=1)
    about_to_act(state, action)
    near = focus(state)
    assert (near.main, near.companion) == (main, companion)
    others = focus(state, own=1)
    assert (others.main, others.companion) == (main, "others")


def test_sowing_is_seen_on_the_circle() -> None:
    """The own circle, with the own things; that of another seat among the mats of the others."""
    state = begin_turn(table())
    assert (focus(state).main, focus(state).companion, focus(state).wide) == ("circle", "own", "map")
    assert (focus(state, own=2).main, focus(state, own=2).companion) == ("others", "circle")


def test_the_end_of_a_quarter_is_seen_at_the_demands() -> None:
    """Demands lie in the middle of the time track; what meets them is one's own."""
    state = end_of_quarter(table(), "bread bread bread")
    tiles(state, 1, "bread wild-demand")
    assert focus(state).main == "time"
    play(state, "quarter")
    assert (focus(state, own=1).main, focus(state, own=1).companion) == ("time", "own")


def test_a_step_lasts_as_long_as_its_markers_drop() -> None:
    """A sowing is one step whatever drops by itself; the action is another one, and its repetition a third."""
    state = table()
    fill_tray(state, 0, "II", "orange green blue")
    trays(state, 1, ("yellow",) * 6)
    tiles(state, 0, "extra-trajan")
    begin_turn(state)
    steps = [focus(state).step]
    for move in ("sow II", "drop orange", "drop green", "stack goods"):
        play(state, move)
        steps.append(focus(state).step)
    assert steps[0] == steps[1] == steps[2]
    assert len(set(steps)) == 3
    assert state.phase == codes.PHASE_REPEAT


def test_a_step_tells_turns_apart() -> None:
    """No two turns of a game share a step, and no two seats do."""
    seen: dict[str, tuple[int, int]] = {}
    for state in walk(begun(3, 4), 4):
        step = focus(state, max(state.actor, 0)).step
        assert seen.setdefault(step, (state.turns, state.actor)) == (state.turns, state.actor)


def test_what_is_near_does_not_depend_on_what_is_hidden() -> None:
    """Spectators are shown the same panes and the same summary but for their seat."""
    for number, state in enumerate(walk(begun(3, 6), 6)):
        if number % 11:
            continue
        seen = GAME.observe(state, 1)
        full: Any = type(seen)(1, state)
        assert GAME.focus(seen, 1) == GAME.focus(full, 1)
        assert GAME.summary(seen, 1) == GAME.summary(full, 1)


# ---- at a glance -----------------------------------------------------------------------------------------------------


def test_the_time_and_the_votes_are_told_by_signs_with_their_names() -> None:
    """Votes are those of the track and of senate tiles."""
    state = table()
    senate(state, (2, 0, 0))
    tiles(state, 0, "votes-4")
    state.time, state.round = 15, 2
    seen = glance(state)
    assert [WORDS(count.says) for note in seen.seats for count in note.counts] == ["7 votes", "0 votes", "0 votes"]
    assert seen.clock is not None
    assert WORDS(seen.clock) == "Quarter 1/4 · round 2/4 · 15/16"
    assert [count.number for count in seen.counts] == ["1/4", "2/4", "15/16"]


@pytest.mark.rule("trajan.quarter.penalty")
@pytest.mark.parametrize(
    ("own", "standing", "warning"),
    [
        ("", ["open", "open", "unknown"], f"{MINUS}9"),
        ("games", ["open", "met", "unknown"], f"{MINUS}4"),
        ("games wild-demand", ["met", "met", "unknown"], ""),
    ],
)
def test_demands_are_open_until_they_can_be_met(own: str, standing: list[str], warning: str) -> None:
    """By a tile of their icon or a wild one; the warning is the penalty for those that are open."""
    state = table()
    demands(state, "bread games")
    tiles(state, 0, own)
    seen = glance(state)
    assert [token.standing for token in seen.tokens] == standing
    assert [token.symbol for token in seen.tokens] == ["demand-bread", "demand-games", ""]
    assert (WORDS(seen.warning) if seen.warning else "") == warning


def test_a_kept_tile_meets_one_demand_of_its_icon() -> None:
    """Two demands for bread need two of them."""
    state = table()
    demands(state, "bread bread")
    kept(state, 0, "bread")
    assert [token.standing for token in glance(state).tokens] == ["met", "open", "unknown"]


@pytest.mark.rule("trajan.quarter.demands", "trajan.quarter.penalty")
def test_an_answered_demand_is_no_longer_told() -> None:
    """What was left unmet still counts in the warning, until the penalty is paid."""
    state = end_of_quarter(table(), "bread bread bread")
    tiles(state, 1, "bread wild-demand")
    assert [token.standing for token in glance(state, 1).tokens] == ["met", "met", "open"]
    play(state, "quarter", "pay unmet")
    seen = glance(state, 1)
    assert [token.standing for token in seen.tokens] == ["met", "met"]
    assert seen.warning is not None
    assert WORDS(seen.warning) == f"{MINUS}4"
    play(state, "pay tile")
    # The last one can only be met by the wild tile, and nobody else has a choice.
    assert state.payer != 1
    assert glance(state, 1).tokens == ()
    assert glance(state, 1).warning is None


@pytest.mark.rule("trajan.final.hand", "trajan.final.sets")
def test_what_the_end_would_bring_is_scored_by_the_rules_of_the_end() -> None:
    """Cards, camps, Trajan tiles, sets and bonus tiles; points that are scored already are not in it."""
    state = table()
    hand(state, 0, "furs furs wine")
    figures(state, 0, worker_camp=1, military_camp=1)
    built(state, 0, "roof-2 roof-3 roof-4")
    state.ledger[codes.SOURCE_SHIPS] = 11
    found = forecast(state)
    assert found == {"hand": 3, "worker-camp": 1, "military-camp": 1, "sets": 10}


def test_the_forecast_is_what_the_last_quarter_scores() -> None:
    """In random games the end brings every seat what the forecast said just before it."""
    compared = 0
    for state in walk(begun(2, 8), 8):
        if state.phase != codes.PHASE_BONUS or state.quarter < state.figures.quarters:
            continue
        for move in state.choices:
            after = state.copy()
            events = GAME.apply_and_tell(after, move)
            scored = [entry for entry in points_of(events) if entry[1] != "demands"]
            # The bonus tile that is chosen now is not in the forecast yet.
            plain = {
                seat: sum(points for owner, source, points, _ in scored if owner == seat and "bonus" not in source)
                for seat in range(2)
            }
            for seat in range(2):
                found = forecast(state, seat)
                assert sum(points for source, points in found.items() if "bonus" not in source) == plain[seat]
                compared += 1
    assert compared


# ---- how markers go --------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.sow.clockwise")
def test_markers_are_told_in_the_order_in_which_they_land() -> None:
    """Taking the tray moves them into the hand; each drop lands one, and the last drops by itself."""
    state = table()
    fill_tray(state, 0, "II", "orange green blue")
    begin_turn(state)
    taken, _ = moved(state, "sow II")
    assert taken is not None
    assert (taken.start, taken.stops, taken.landing) == ("mat.0.tray.II", (), None)
    assert [WORDS(left) for left in taken.left] == ["3 left"]
    first, _ = moved(state, "drop orange")
    assert first is not None
    assert [(stop.spot, stop.piece, stop.symbol) for stop in first.stops] == [
        ("mat.0.tray.III", "marker.orange.mat.0.tray.III.1", "marker-orange")
    ]
    last, _ = moved(state, "drop green")
    assert last is not None
    assert [stop.spot for stop in last.stops] == ["mat.0.tray.IV", "mat.0.tray.V"]
    assert [WORDS(left) for left in last.left] == ["2 left", "1 left", "none left"]
    assert last.landing is not None
    assert (last.landing.spot, WORDS(last.landing.says)) == ("mat.0.tray.V", "Trajan")


def test_a_tray_of_one_colour_is_sown_at_once() -> None:
    """Nothing is asked: one decision lands all of them, each with the id that it has where it lies then."""
    state = table()
    fill_tray(state, 0, "I", "orange orange")
    begin_turn(state)
    found, events = moved(state, "sow I")
    assert found is not None
    pieces = {placement.piece: placement.spot for placement in GAME.placements(GAME.observe(state, 0))}
    assert [stop.piece for stop in found.stops] == ["marker.orange.mat.0.tray.II.3", "marker.orange.mat.0.tray.III.1"]
    assert all(pieces[stop.piece] == stop.spot for stop in found.stops)
    assert [event.spot for event in events if event.kind == "dropped"] == [stop.spot for stop in found.stops]


def test_every_marker_of_a_game_that_lands_lies_where_it_is_said_to() -> None:
    """Its id is that of a placement, and the ways of all sowings are as long as their markers."""
    state: Any = begun(3, 5)
    for before in walk(state.copy(), 5):
        for move in before.choices[:2]:
            after = before.copy()
            events = GAME.apply_and_tell(after, move)
            found = GAME.movement(before, move, events, after)
            if found is None:
                assert not [event for event in events if event.kind == "dropped"]
                continue
            lying = {one.piece: one.spot for one in GAME.placements(GAME.observe(after, before.actor))}
            assert all(lying[stop.piece] == stop.spot for stop in found.stops)
            assert len(found.left) == len(found.stops) + 1
            assert (found.landing is not None) == (after.phase != codes.PHASE_DROP)


def test_no_other_decision_moves_markers() -> None:
    """An action has its places by its events alone."""
    state = table()
    province(state, "alpes", tile="bread")
    about_to_act(state, "military")
    found, events = moved(state, "leader alpes")
    assert found is None
    assert [event.spot for event in events[:2]] == ["province.alpes", "province.alpes"]


def test_points_happen_where_the_event_before_them_did() -> None:
    """A spot that an event names is one of the board, whatever happens in a game."""
    for state in walk(begun(4, 2), 2):
        named = {spot.name for spot in GAME.spots(GAME.observe(state, -1))}
        for move in state.choices[:1]:
            after = state.copy()
            events = GAME.apply_and_tell(after, move)
            named |= {spot.name for spot in GAME.spots(GAME.observe(after, -1))}
            # A card that was laid and covered, or a tile that went on at once, has no place of its own any more.
            left = {event.spot for event in events} - named - {""}
            assert not {spot for spot in left if not spot.startswith("mat.")}, left
