"""What a placement of Caesar! promises, beside what it brings."""

import pytest

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.knowledge.choosing import best_part
from trajan_tutor.games.caesar.knowledge.promise import promising
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.state import State


def situations(modules: str = "") -> list[State]:
    """Return the turns of some games in which the most promising placement is always played."""
    options = (("modules", modules),) if modules else ()
    found = []
    for seed in range(4):
        state = GAME.new_game(Setup(2, seed, options=options))
        rng = Rng(seed)
        while not GAME.is_over(state):
            if state.phase == codes.PHASE_TURN:
                found.append(state.copy())
            choices = GAME.legal(state)
            is_turn = state.phase == codes.PHASE_TURN
            GAME.apply(state, promising(state, 1)[0] if is_turn else choices[rng.below(len(choices))])
    assert len(found) > 40
    return found


def brought(state: State, move: int) -> int:
    """Return the margin of a side after a placement, when the turn has ended."""
    after = state.copy()
    GAME.apply(after, move)
    if not GAME.may_evaluate(after):
        GAME.finish_scope(after, Rng(1))
    return GAME.evaluate(after, state.turn_side) - GAME.evaluate(after, 1 - state.turn_side)


@pytest.mark.both_builds
@pytest.mark.parametrize("modules", ["", "centurions,poison", "centurions,poison,checkpoints"])
def test_what_promises_most_is_among_what_brings_most(modules: str) -> None:
    """In the mean only one placement of twelve brings more than the one that promises most."""
    better = all_placements = 0
    for state in situations(modules):
        first = brought(state, promising(state, 1)[0])
        better += sum(brought(state, move) > first for move in state.choices)
        all_placements += len(state.choices)
    assert better * 12 < all_placements


def test_every_placement_is_ranked_once() -> None:
    """The best first; fewer are asked for, fewer come."""
    for state in situations()[:20]:
        ranked = promising(state, 1000)
        assert sorted(ranked) == sorted(state.choices)
        assert promising(state, 3) == ranked[:3]


@pytest.mark.both_builds
@pytest.mark.parametrize("modules", ["", "centurions,poison", "centurions,poison,checkpoints"])
def test_the_choice_is_a_part_of_the_seat_and_changes_nothing(modules: str) -> None:
    """It ends with the turn, or where the other side decides; it hangs on the stream alone."""
    for state in situations(modules):
        before = GAME.key(state)
        after = best_part(state, 7, 8)
        assert GAME.key(state) == before
        assert after.turns > state.turns
        assert GAME.may_evaluate(after) or GAME.current_seat(after) != state.actor
        again = best_part(state, 7, 8)
        assert GAME.key(after) == GAME.key(again)
