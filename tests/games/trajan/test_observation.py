"""What a seat may know, and dealing the rest anew."""

from collections import Counter
from typing import Any

import pytest
from games.trajan.random_games import TRAJAN, after_moves, begun, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State

SEEDS = st.integers(0, 2**53 - 1)


def seen_by(state: State, seat: int) -> object:
    """Return the key of what a seat sees."""
    return TRAJAN.key(TRAJAN.observe(state, seat).state)


def cards_of(state: State, seat: int) -> list[int]:
    """Return the hand of a seat by kind of goods."""
    return state.hand[seat * codes.GOODS : (seat + 1) * codes.GOODS]


def shuffled(state: State, draw: st.DataObject, seat: int) -> State:
    """Return a state that differs in hidden things only: order of piles, hidden hands, removed demands, the seed."""
    other = state.copy()
    other.seed = draw.draw(SEEDS)
    other.forum_pile = draw.draw(st.permutations(state.forum_pile[: state.forum_left]))
    other.extra_pile = draw.draw(st.permutations(state.extra_pile[: state.extra_left]))
    other.bonus_pile = draw.draw(st.permutations(state.bonus_pile[: state.bonus_left]))
    demands = draw.draw(st.permutations(state.demand_pile[: state.demands_left] + state.aside))
    other.demand_pile, other.aside = demands[: state.demands_left], demands[state.demands_left :]
    hidden = state.goods[: state.goods_left]
    other.hand = state.hand[:]
    for mat in range(state.seats):
        for kind in range(codes.GOODS):
            index = mat * codes.GOODS + kind
            if mat != seat:
                hidden += [kind] * (state.hand[index] - state.known[index])
                other.hand[index] = state.known[index]
    hidden = draw.draw(st.permutations(hidden))
    for mat in range(state.seats):
        while sum(cards_of(other, mat)) < sum(cards_of(state, mat)):
            other.hand[mat * codes.GOODS + hidden.pop()] += 1
    other.goods = hidden
    other.stacks = [
        [*draw.draw(st.permutations(stack[: max(size - 1, 0)])), *stack[max(size - 1, 0) : size]]
        for stack, size in zip(state.stacks, state.stack_size, strict=True)
    ]
    return other


@settings(max_examples=40)
@given(st.sampled_from((2, 3, 4)), SEEDS, st.integers(0, 400), st.integers(-1, 3), st.data())
def test_states_that_differ_in_hidden_things_look_alike(
    seats: int, seed: int, moves: int, seat: int, draw: st.DataObject
) -> None:
    """To every seat, and to a spectator."""
    state = after_moves(begun(seats, seed), seed, moves)
    viewer = min(seat, seats - 1)
    other = shuffled(state, draw, viewer)
    assert seen_by(other, viewer) == seen_by(state, viewer)
    assert TRAJAN.placements(TRAJAN.observe(other, viewer)) == TRAJAN.placements(TRAJAN.observe(state, viewer))
    assert TRAJAN.features(TRAJAN.observe(other, viewer), 0) == TRAJAN.features(TRAJAN.observe(state, viewer), 0)


@settings(max_examples=30)
@given(st.sampled_from((2, 3, 4)), SEEDS, st.integers(0, 400), st.booleans())
def test_dealing_anew_keeps_what_was_seen(seats: int, seed: int, moves: int, quick: bool) -> None:
    """And the number of every piece, hidden or not."""
    state = after_moves(begun(seats, seed, quick=quick), seed, moves)
    for seat in range(-1, seats):
        seen = TRAJAN.observe(state, seat)
        dealt = TRAJAN.determinize(seen, seed % 1000)
        assert seen_by(dealt, seat) == TRAJAN.key(seen.state)
        assert TRAJAN.key(TRAJAN.determinize(seen, seed % 1000)) == TRAJAN.key(dealt)
        assert dealt.unknown == [0] * seats
        for mat in range(seats):
            assert sum(cards_of(dealt, mat)) == sum(cards_of(state, mat))
        held = Counter(dealt.goods[: dealt.goods_left])
        for kind in range(codes.GOODS):
            lying = dealt.left.count(kind) + dealt.right.count(kind) + held[kind]
            assert lying + sum(dealt.hand[kind :: codes.GOODS]) + sum(dealt.display[kind :: codes.GOODS]) == 5
        assert sorted(dealt.demand_pile + dealt.aside) == sorted(state.demand_pile[: state.demands_left] + state.aside)
        assert list(TRAJAN.legal(dealt)) == list(TRAJAN.legal(state)) or seat != TRAJAN.current_seat(state)


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    """A spectator sees no hand."""
    state = begun(3, 5)
    for seat in range(-1, 3):
        seen = TRAJAN.observe(state, seat).state
        for mat in range(3):
            if mat == seat:
                assert cards_of(seen, mat) == cards_of(state, mat)
                assert seen.unknown[mat] == 0
            else:
                known = state.known[mat * codes.GOODS : (mat + 1) * codes.GOODS]
                assert cards_of(seen, mat) == known
                assert seen.unknown[mat] == 3 - sum(known)


def test_a_card_that_was_taken_face_up_is_known_to_all() -> None:
    """Until it leaves the hand again; of equal cards the known one goes first."""
    state: State = TRAJAN.new_game(Setup(seats=2, seed=8, quick=False))
    while state.phase != codes.PHASE_DRAFT:
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
    card = state.left[-1]
    TRAJAN.apply(state, TRAJAN.parse("goods left"))
    for seat in (-1, 1):
        seen = TRAJAN.observe(state, seat).state
        assert cards_of(seen, 0)[card] == 1
        assert seen.unknown[0] == 0
    TRAJAN.apply(state, TRAJAN.parse("goods deck"))
    assert TRAJAN.observe(state, 1).state.unknown[0] == 1


def test_the_order_of_piles_is_hidden_and_their_content_is_not() -> None:
    """Everything that left the game left it in sight, so everybody can count what is still to come."""
    state = begun(2, 6)
    seen = TRAJAN.observe(state, 0).state
    hand = [kind for kind, count in enumerate(cards_of(state, 1)) for _ in range(count - state.known[12 + kind])]
    assert seen.goods == sorted(state.goods[: state.goods_left] + hand)
    assert seen.forum_pile == sorted(state.forum_pile[: state.forum_left])
    assert seen.extra_pile == sorted(state.extra_pile[: state.extra_left])
    assert seen.bonus_pile == sorted(state.bonus_pile[: state.bonus_left])
    assert seen.demand_pile == sorted([0, 1, 2] * 5)
    assert seen.aside == []
    assert seen.seed == 0
    for stack in range(codes.STACKS):
        size = state.stack_size[stack]
        assert seen.stacks[stack][-1] == state.stacks[stack][size - 1]
        assert seen.stacks[stack][:-1] == sorted(state.stacks[stack][: size - 1])


def test_before_the_stacks_are_shown_their_tops_are_hidden() -> None:
    """Markers are placed before Trajan tiles are known."""
    state: State = TRAJAN.new_game(Setup(seats=2, seed=8, quick=False))
    seen = TRAJAN.observe(state, 0).state
    assert seen.stacks == [sorted(stack) for stack in state.stacks]
    tops = {
        tuple(stack[-1] for stack in TRAJAN.determinize(TRAJAN.observe(state, 0), seed).stacks) for seed in range(20)
    }
    assert len(tops) > 10


def test_removed_demands_are_dealt_anew_too() -> None:
    """The three that were removed unseen may be any."""
    state = begun(2, 6)
    aside = {tuple(sorted(TRAJAN.determinize(TRAJAN.observe(state, 0), seed).aside)) for seed in range(60)}
    assert len(aside) > 5
    decks = {tuple(TRAJAN.determinize(TRAJAN.observe(state, 0), seed).goods) for seed in range(20)}
    assert len(decks) == 20


def test_only_the_actor_sees_its_choices() -> None:
    """They would tell the others about its hand."""
    for state in walk(begun(3, 9), 9, every=7):
        for seat in range(-1, 3):
            seen: Observation[Any] = TRAJAN.observe(state, seat)
            expected = list(state.choices) if seat == state.actor else []
            assert list(TRAJAN.legal(seen.state)) == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_result_of_a_move_that_reveals_nothing_can_be_foreseen(seats: int) -> None:
    """It does not depend on how hidden things are dealt."""
    revealing = 0
    for state in walk(begun(seats, 10), 10, every=5):
        seat = state.actor
        seen = TRAJAN.observe(state, seat)
        dealt = [TRAJAN.determinize(seen, seed) for seed in range(3)]
        for move in state.choices:
            results = set()
            for other in dealt:
                after = other.copy()
                TRAJAN.apply(after, move)
                results.add(seen_by(after, seat))
            if TRAJAN.reveals(state, move):
                revealing += 1
            else:
                assert len(results) == 1, TRAJAN.notation(move)
    assert revealing > 10


@pytest.mark.parametrize("seats", [2, 4])
def test_others_are_not_told_which_card_is_drawn(seats: int) -> None:
    """What the events tell the others does not name it, and all other events are told to all alike."""
    state = begun(seats, 12)
    drawn = 0
    for at in walk(state, 12, every=1):
        trial = at.copy()
        for event in TRAJAN.apply_and_tell(trial, at.choices[0]):
            if event.kind == "drew":
                drawn += 1
                assert "goods" in dict(event.message.parameters)
                for other in {-1, *range(seats)} - {event.seat}:
                    assert event.told_to(other).parameters == ()
            elif event.hidden is not None:
                assert event.kind == "drafted"
    assert drawn > 3
