"""What a side may know, and dealing the rest anew."""

import pytest
from games.caesar.build_table import CAESAR, GAMES, POMPEY, begun, random_move
from hypothesis import given, settings
from hypothesis import strategies as st

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules.placing import can_place
from trajan_tutor.games.caesar.rules.state import State

SEEDS = st.integers(0, 2**53 - 1)


def after(options: dict[str, object], seed: int, moves: int) -> State:
    """Return a state after random moves, or before the last of them if the game ended."""
    state = begun(seed, **options)
    rng = Rng(seed)
    for _ in range(moves):
        trial = GAME.copy(state)
        GAME.apply(trial, random_move(trial, rng))
        if GAME.is_over(trial):
            break
        state = trial
    return state


@settings(max_examples=60)
@given(st.sampled_from(GAMES), SEEDS, st.integers(0, 60), st.integers(-1, 1), st.data())
def test_states_that_differ_in_hidden_things_look_alike(
    options: dict[str, object], seed: int, moves: int, seat: int, draw: st.DataObject
) -> None:
    """To both sides and to a spectator: bags, the other supply, the orders of bank, deck and pile, the seed."""
    state = after(options, seed, moves)
    other = GAME.copy(state)
    other.seed = draw.draw(SEEDS)
    for side in (CAESAR, POMPEY):
        hidden = other.bag[side]
        known: list[int] = []
        if side not in (seat, state.crassus):
            known = [
                held
                for held in other.supply[side]
                if any(
                    other.known[side] >> kind & 1 and piece == held
                    for kind, piece in enumerate(other.figures.centurion_tokens)
                )
            ]
            hidden = hidden + [held for held in other.supply[side] if held not in known]
        hidden = draw.draw(st.permutations(hidden))
        size = len(other.bag[side])
        other.bag[side] = hidden[:size]
        if side not in (seat, state.crassus):
            other.supply[side] = sorted(known + hidden[size:])
    other.bank = draw.draw(st.permutations(other.bank))
    other.deck = draw.draw(st.permutations(other.deck))
    other.pile = draw.draw(st.permutations(other.pile))
    assert GAME.key(GAME.observe(other, seat).state) == GAME.key(GAME.observe(state, seat).state)


@settings(max_examples=60)
@given(st.sampled_from(GAMES), SEEDS, st.integers(0, 60), st.integers(-1, 1), SEEDS)
def test_a_new_deal_looks_alike_and_can_go_on(
    options: dict[str, object], seed: int, moves: int, seat: int, deal: int
) -> None:
    """The side to move can place, as its turn began; the counts of pieces are the same."""
    state = after(options, seed, moves)
    seen = GAME.observe(state, seat)
    dealt = GAME.determinize(seen, deal)
    assert GAME.key(GAME.observe(dealt, seat).state) == GAME.key(seen.state)
    assert dealt.unknown == [0, 0]
    assert GAME.legal(dealt)
    for side in (CAESAR, POMPEY):
        assert sorted(dealt.bag[side] + dealt.supply[side]) == sorted(state.bag[side] + state.supply[side])
        assert len(dealt.supply[side]) == len(state.supply[side])
    if GAME.may_evaluate(dealt) and dealt.turn_side != dealt.crassus:
        assert can_place(dealt, dealt.turn_side)
    GAME.play_out(dealt, Rng(deal))
    assert GAME.is_over(dealt)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_no_hidden_token_stands_in_an_observation(options: dict[str, object]) -> None:
    """The other supply is a number; bags, bank, deck and pile are sorted; the seed is gone."""
    for moves in (0, 5, 20):
        state = after(options, 3, moves)
        for seat in (CAESAR, POMPEY):
            seen = GAME.observe(state, seat).state
            other = 1 - seat
            assert seen.seed == 0
            assert all(bag == sorted(bag) for bag in seen.bag)
            assert seen.bank == sorted(seen.bank)
            assert seen.deck == sorted(seen.deck)
            assert seen.pile == sorted(seen.pile)
            assert seen.supply[seat] == state.supply[seat]
            if other != state.crassus:
                assert len(seen.supply[other]) == state.known[other].bit_count()
                assert seen.unknown[other] == len(state.supply[other]) - state.known[other].bit_count()
            else:
                assert seen.supply[other] == state.supply[other]
            assert bool(seen.choices) == (state.actor == seat)
