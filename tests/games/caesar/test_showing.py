"""How the table is shown: the map with a mat beside it, and the race at a glance."""

from itertools import pairwise
from typing import Any

from games.caesar.build_table import begun, random_move

from trajan_tutor.engine.capabilities import Showing
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words.steps import step_name
from trajan_tutor.i18n import Words

WORDS = Words("en", (GAME.resources.words,))


def walk(seed: int, **options: object) -> list[State]:
    """Return the states of a random game."""
    state, rng, found = begun(seed, **options), Rng(seed), []
    while not GAME.is_over(state):
        found.append(state.copy())
        GAME.apply(state, random_move(state, rng))
    return [*found, state]


def test_the_map_is_near_with_the_mat_of_whoever_acts() -> None:
    """One's own in one's own turn, that of the other side in theirs."""
    assert isinstance(GAME, Showing)
    state = begun(3)
    seen = GAME.observe(state, state.actor)
    assert (GAME.focus(seen, state.actor).main, GAME.focus(seen, state.actor).companion) == ("map", "own")
    assert GAME.focus(seen, 1 - state.actor).companion == "rival"


def test_a_step_is_that_of_one_turn_of_one_side() -> None:
    """No two turns share one, and what is asked in the same step of a turn has the same."""
    seen: dict[str, tuple[int, str]] = {}
    for state in walk(7, modules="centurions,poison,checkpoints"):
        turn = state.turns + (state.phase in (codes.PHASE_TURN, codes.PHASE_CRASSUS))
        step = GAME.focus(GAME.observe(state, 0), 0).step
        assert seen.setdefault(step, (turn, step_name(state))) == (turn, step_name(state))
    assert len(set(seen.values())) > 20


def test_the_race_is_told_by_the_markers_that_are_left() -> None:
    """They stand in place of the points, which are the markers that were placed."""
    for state in walk(5):
        told = GAME.summary(GAME.observe(state, 0), 0)
        assert [note.counted for note in told.seats] == state.markers
    assert WORDS(GAME.summary(GAME.observe(begun(5), 0), 0).seats[0].called) == "control markers left"


def test_bags_are_counted_without_what_is_hidden_in_a_supply() -> None:
    """What a side sees at a glance is the same as what lies there, and tells nothing of a supply."""
    for state in walk(6):
        told = GAME.summary(GAME.observe(state, 0), 0)
        for side, note in enumerate(told.seats):
            assert [count.number for count in note.counts] == [str(state.senate[side]), str(len(state.bag[side]))]


def test_markers_are_gained_where_they_lie() -> None:
    """The event before the points names the province or border, which is a spot of the board."""
    for state in walk(9, modules="centurions,poison,checkpoints"):
        if GAME.is_over(state):
            continue
        named = {spot.name for spot in GAME.spots(GAME.observe(state, -1))}
        after: Any = state.copy()
        events = GAME.apply_and_tell(after, state.choices[0])
        named |= {spot.name for spot in GAME.spots(GAME.observe(after, -1))}
        assert {event.spot for event in events} <= named | {""}
        for before, event in pairwise(events):
            if event.points and not before.points:
                assert before.spot, before.kind
