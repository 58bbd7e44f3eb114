"""How a seat of Sylla decides in a playout: legally, well, and by what lies open alone."""

from typing import Any

import pytest
from games.sylla.build_table import GAME, begun, codes, table
from the_games import opened

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.sylla.knowledge import hands
from trajan_tutor.games.sylla.knowledge.values import PRESTIGE, harm_of_famine, value_of_tile
from trajan_tutor.games.sylla.rules.closing import winners
from trajan_tutor.games.sylla.rules.components import components
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.search.mixtures import mixtures_of
from trajan_tutor.search.sampling import long_turns_after
from trajan_tutor.search.settings import Settings

ANY: Any = GAME
OPTIONS = [(name, choice) for name, ruling in components().rulings.items() for choice in ruling.choices[1:]]


def played(seats: int, seed: int, own: int) -> State:
    """Return the end of a game in which one seat chooses by sight and the others at random."""
    state = begun(seats, seed)
    rng = Rng(seed)
    while not GAME.is_over(state):
        if state.actor == own:
            move = GAME.choose(GAME.observe(state, own), rng)
            assert move in GAME.legal(state)
        else:
            move = state.choices[rng.below(len(state.choices))]
        GAME.apply(state, move)
    return state


@pytest.mark.both_builds
@pytest.mark.parametrize("seats", [3, 4])
def test_who_chooses_by_sight_beats_chance(seats: int) -> None:
    """In nearly every one of some games, on every seat; with its rulings, legally."""
    won = sum(seed % seats in winners(played(seats, seed, seed % seats)) for seed in range(24))
    assert won >= 22


@pytest.mark.parametrize("option", OPTIONS, ids=[f"{name}-{choice}" for name, choice in OPTIONS])
def test_choices_are_legal_under_every_ruling(option: tuple[str, object]) -> None:
    """The flow does not check a move, so each is looked for among the legal ones."""
    for seed in range(3):
        state = GAME.new_game(Setup(3 + seed % 2, seed, (option,)))
        rng = Rng(seed)
        while not GAME.is_over(state):
            move = GAME.choose(GAME.observe(state, state.actor), rng)
            assert move in GAME.legal(state)
            GAME.apply(state, move)


@pytest.mark.parametrize("ahead", [0, 1, 2, 80])
def test_a_playout_ends_with_a_round(ahead: int) -> None:
    """With nothing ahead where the turn ended, with one or two turns with its round."""
    state = begun(4, 3)
    rng = Rng(1)
    while state.round < 2:
        GAME.apply(state, GAME.choose(GAME.observe(state, state.actor), rng))
    end = opened(long_turns_after(ANY, ANY.copy(state), ANY.copy(state), Rng(5), Settings(turns_ahead=ahead)))
    assert end.round == {0: 2, 1: 3, 2: 3, 80: 5}[ahead]
    assert end.fresh or GAME.is_over(end)
    assert GAME.is_over(end) == (ahead == 80)


@pytest.mark.both_builds
def test_no_choice_changes_when_hidden_things_do() -> None:
    """Piles, and what others have chosen in secret."""
    for seed in range(6):
        state = begun(3 + seed % 2, seed)
        rng = Rng(seed)
        number = 0
        while not GAME.is_over(state):
            seat = state.actor
            seen = GAME.observe(state, seat)
            choices = {GAME.choose(GAME.observe(GAME.determinize(seen, deal), seat), Rng(number)) for deal in range(3)}
            assert choices == {GAME.choose(seen, Rng(number))}
            number += 1
            GAME.apply(state, state.choices[rng.below(len(state.choices))])


def test_hands_bring_what_the_rules_bring() -> None:
    """The gain at a glance is what works and plebs bring when the hands are opened."""
    for seed in range(30):
        state = begun(4, seed)
        rng = Rng(seed)
        while not GAME.is_over(state) and state.phase != codes.PHASE_HAND:
            GAME.apply(state, GAME.choose(GAME.observe(state, state.actor), rng))
        put = [rng.below(2 * state.deniers[seat] + 2) for seat in range(4)]
        after = GAME.chosen_jointly(state, [hands.move_of_hand(hand) for hand in put])
        for seat in range(4):
            before, now = dict(GAME.ledger(state, seat)), dict(GAME.ledger(after, seat))
            gained = sum(now.get(source, 0) - before.get(source, 0) for source in ("works", "plebs"))
            assert hands.gain_by_hand(state, seat, put) == PRESTIGE * gained


@pytest.mark.parametrize(
    ("famine", "fields", "steps", "saved"),
    [(6, 0, -1, 1), (6, 0, 1, 0), (5, 1, 1, -1), (2, 1, -1, 0), (3, 1, -2, 1), (1, 0, -3, 1), (1, 1, 1, 0)],
)
def test_famine_counts_as_far_as_its_track_goes_and_fields_do_not_save(
    famine: int, fields: int, steps: int, saved: int
) -> None:
    """At 6 one more harms nobody, and what a Field takes off no work can save; each is counted in four rounds."""
    state = table(
        "VI", "hand", [{"buildings": ["field"] * fields}, {}, {}], famine=famine, pending={"hands": [None] * 3}
    )
    assert harm_of_famine(state, 0, steps) == -PRESTIGE * saved * 4


def test_a_field_is_kept_as_long_as_there_is_famine_for_it() -> None:
    """It is worth what it saves; a Crane that is kept does nothing more (S4)."""
    state = table("VI", "hand", [{"buildings": ["field"]}, {}, {}], famine=4, pending={"hands": [None] * 3})
    assert value_of_tile(state, 0, codes.FIELD) > 0
    assert value_of_tile(state, 0, codes.BUILDING_CRANE) == 0


def test_the_first_place_that_costs_nothing_is_clear() -> None:
    """Last round, no slaves: deniers are worth nothing else, so who has most puts enough for the first place."""
    state = table(
        "VI", "hand", [{"deniers": 6}, {"deniers": 3}, {"deniers": 2}], round=5, pending={"hands": [None] * 3}
    )
    mixture = mixtures_of(ANY, ANY.observe(state, 0), 1)[0]
    assert (
        sum(share for move, share in mixture.parts if GAME.notation(move) in ("hand 4 up", "hand 5 up", "hand 6 up"))
        > 0.9
    )


def test_a_mixture_is_the_same_whatever_others_have_chosen() -> None:
    """Nobody sees it: seat 1 is asked when seat 0 has put everything, or nothing."""
    found = []
    for hand in ("hand 5 up", "hand 0 down"):
        state = table("VI", "hand", [{"deniers": 5}] * 3, pending={"hands": [None] * 3})
        GAME.apply(state, GAME.parse(hand))
        found.append(mixtures_of(ANY, ANY.observe(state, 1), 3))
    assert found[0] == found[1]
