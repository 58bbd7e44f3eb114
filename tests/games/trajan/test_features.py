"""What features are worth adds up to the evaluation, and each says something that can be seen on the board."""

import pytest
from games.trajan.build_state import (
    bonus,
    demands,
    display,
    fill_tray,
    kept,
    play_the_last_quarter,
    points_of,
    slot,
    table,
    tiles,
    workers,
)
from games.trajan.random_games import TRAJAN, after_moves, begun
from hypothesis import given, settings
from hypothesis import strategies as st

from trajan_tutor.engine.game import SCORE, TIME_LEFT, Feature
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.knowledge import evaluation
from trajan_tutor.games.trajan.rules.codes import PHASE_PAY, PHASE_QUARTER
from trajan_tutor.games.trajan.rules.state import State


def features_of(state: State, seat: int = 0, viewer: int = 0) -> dict[tuple[str, str], Feature]:
    """Return the features of a seat as another one may see them."""
    found = TRAJAN.features(TRAJAN.observe(state, viewer), seat)
    return {(feature.name, feature.place): feature for feature in found}


@settings(max_examples=120)
@given(st.sampled_from((2, 3, 4)), st.integers(0, 10**6), st.integers(0, 600), st.booleans())
def test_worths_add_up_to_the_evaluation(seats: int, seed: int, moves: int, quick: bool) -> None:
    """For every seat and viewer, in the middle of turns and after the end too."""
    state = after_moves(begun(seats, seed, quick=quick), seed, moves)
    for seat in range(seats):
        for viewer in range(-1, seats):
            found = features_of(state, seat, viewer)
            assert sum(feature.value for feature in found.values()) == TRAJAN.evaluate(state, seat)
            assert found[SCORE, ""].value == 100 * TRAJAN.ledger(state, seat).total


@settings(max_examples=40)
@given(st.sampled_from((2, 3, 4)), st.integers(0, 10**6), st.integers(0, 600))
def test_every_feature_can_be_found_on_the_board(seats: int, seed: int, moves: int) -> None:
    """Its spots exist where something lies there, its source is one of the ledger, its rule one of the book."""
    state = after_moves(begun(seats, seed), seed, moves)
    names = {spot.name for spot in TRAJAN.spots(TRAJAN.observe(state, 0))}
    for feature in features_of(state).values():
        assert feature.rule in TRAJAN.rules.rules
        assert not feature.source or feature.source in TRAJAN.sources
        if feature.quantity and feature.name != "time-left":
            assert set(feature.spots) <= names, feature


def test_a_tile_at_a_slot_is_worth_more_when_both_its_colours_lie_there() -> None:
    """The tile says which it is, and where."""
    state = table()
    slot(state, 0, "III", "points:yellow+white")
    fill_tray(state, 0, "III", "yellow pink")
    tile = features_of(state)["trajan-tile", "III"]
    assert ("tile-ready", "III") not in features_of(state)
    assert {name: str(value) for name, value in tile.about} == {
        "kind": "trajan-kind-points",
        "pair": "trajan-pair-yellow-white",
        "slot": "trajan-slot-3",
    }
    fill_tray(state, 0, "III", "yellow white")
    ready = features_of(state)["tile-ready", "III"]
    row = evaluation.row_of(state)
    assert ready.value == row[evaluation.READY] + row[evaluation.READY_POINTS] * ready.quantity
    assert ready.spots == ("mat.0.slot.III", "mat.0.tray.III")


def test_an_answer_takes_a_demand_off_those_that_cannot_be_met() -> None:
    """What the open ones cost is what the rules say."""
    state = table()
    demands(state, "bread games")
    before = features_of(state)["demands-unmet", ""]
    assert dict(before.about)["cost"] == state.figures.penalty[2]
    assert before.quantity == 2
    assert before.value == evaluation.row_of(state)[evaluation.UNMET_COST] * state.figures.penalty[2] < 0
    assert [str(icon) for icon in dict(before.about)["demands"]] == ["trajan-demand-bread", "trajan-demand-games"]  # type: ignore[union-attr]
    tiles(state, 0, "bread")
    kept(state, 0, "games")
    after = features_of(state)
    assert after["demands-unmet", ""].value == 0
    assert after["answers", "bread"].quantity == 1
    assert after["kept", "games"].value > 0


@pytest.mark.parametrize("source", TRAJAN.sources)
def test_every_source_of_points_has_its_rule(source: str) -> None:
    """The rule that a reason names is the one under which the points are gained."""
    assert TRAJAN.rule_of(source) in TRAJAN.rules.rules


def test_points_are_gained_by_the_rule_of_their_source() -> None:
    """In whole games: the rule of an event that brings points is that of its source, where a source has one rule."""
    several = {"provinces", "bonus-goods", "bonus-other", "construction", "senate", "trajan-tiles"}
    state = begun(3, 5)
    seen = set()
    while not TRAJAN.is_over(state):
        for event in TRAJAN.apply_and_tell(state, TRAJAN.legal(state)[-1]):
            if event.points:
                seen.add(event.source)
                assert event.source in several or event.rule.split(".")[1] == TRAJAN.rule_of(event.source).split(".")[1]
    assert len(seen) > 4


@settings(max_examples=60)
@given(st.sampled_from((2, 3, 4)), st.integers(0, 10**6), st.integers(0, 400))
def test_the_steps_left_in_a_quarter_fall_by_the_markers_sown(seats: int, seed: int, moves: int) -> None:
    """Each turn by as many as the markers taken, down to none when the quarter ends."""
    state = after_moves(begun(seats, seed), seed, moves)
    while not TRAJAN.is_over(state) and not TRAJAN.may_evaluate(state):
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
    if TRAJAN.is_over(state) or TRAJAN.is_closing(state):
        return
    before, time = features_of(state)[TIME_LEFT, ""].quantity, TRAJAN.begun(state)
    sown = state.tray_size[TRAJAN.current_seat(state) * 6 + TRAJAN.legal(state)[0]]
    while TRAJAN.begun(state) == time and not TRAJAN.is_over(state) and not TRAJAN.is_closing(state):
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
    after = features_of(state)[TIME_LEFT, ""].quantity
    assert after == (0 if TRAJAN.is_closing(state) else before - sown)
    assert TRAJAN.is_closing(state) is (sown >= before)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_while_a_quarter_ends_the_next_turn_is_that_of_the_next_seat(seats: int) -> None:
    """Whoever has just ended the quarter is not about to play, whatever the others still have to pay."""
    seen: set[int] = set()
    for seed in range(3):
        state = begun(seats, seed)
        rng = Rng(seed)
        while not TRAJAN.is_over(state):
            found = [seat for seat in range(seats) if features_of(state, seat)["to-move", ""].quantity]
            if state.phase >= PHASE_QUARTER:
                seen.add(state.phase)
                assert found == [(state.turn_seat + 1) % seats]
            elif TRAJAN.may_evaluate(state):
                assert found == [TRAJAN.current_seat(state)]
            choices = TRAJAN.legal(state)
            TRAJAN.apply(state, choices[rng.below(len(choices))])
    assert seen >= {PHASE_QUARTER, PHASE_PAY}


def test_answers_count_up_to_what_can_still_be_demanded() -> None:
    """Those that lie there, and one for every demand that the quarter can still turn up; the worth stays."""
    state = table()
    tiles(state, 0, "games games games")
    for laid, counting in (("", 3), ("bread", 2), ("bread games", 2), ("bread games religion", 1), ("bread bread", 1)):
        demands(state, laid)
        answers = features_of(state)["answers", "games"]
        assert answers.quantity == counting
        assert answers.value == evaluation.USEFUL_ANSWERS * evaluation.row_of(state)[evaluation.ANSWERS]


def test_a_bonus_tile_cites_its_own_rule_and_its_own_source() -> None:
    """The same as at the final scoring: a tile for workers brings nothing to those for goods."""
    state = table()
    for tile, side in (("columns+furs", "grey"), ("bread", "yellow"), ("workers", "yellow"), ("bonus", "yellow")):
        bonus(state, 0, tile, side)
    display(state, 0, "columns furs")
    tiles(state, 0, "bread bread wild-goods")
    workers(state, 0, "A1 A2")
    own = [feature for (name, _), feature in features_of(state).items() if name == "bonus-tiles"]
    assert {(feature.place, feature.source, feature.quantity, feature.rule) for feature in own} == {
        ("columns-furs", "bonus-goods", 4, "trajan.final.bonus-goods"),
        ("wild-goods", "bonus-goods", 2, "trajan.final.bonus-goods"),
        ("bread", "bonus-other", 9, "trajan.final.bonus-demands"),
        ("workers", "bonus-other", 2, "trajan.final.bonus-workers"),
        ("bonus", "bonus-other", 9, "trajan.final.bonus-bonus"),
    }
    spots = {spot.name: spot.rule for spot in TRAJAN.spots(TRAJAN.observe(state, 0))}
    for feature in own:
        if feature.place != "wild-goods":
            assert spots[feature.spots[0]] == feature.rule
    scored = {points[1:] for points in points_of(play_the_last_quarter(state)) if points[1].startswith("bonus")}
    assert scored == {(feature.source, feature.quantity, feature.rule) for feature in own}
