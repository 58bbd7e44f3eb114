"""What a seat may know: piles and secret choices are hidden, everything else is open (S23)."""

import pytest
from games.sylla.build_table import GAME, at_random, begun, dumped, phase_is, play, table
from games.vectors import check_hidden_things_do_not_count, check_names_and_length

from trajan_tutor.engine.game import Setup
from trajan_tutor.games.sylla.rules import codes


def test_what_others_have_chosen_is_hidden_until_all_have() -> None:
    """Everybody sees how many cards were chosen, not which."""
    state = begun(4, 1)
    play(state, "take senator", "take slave", "take vestal", "take vestal")
    seen = GAME.observe(state, 1).state
    assert sum(seen.chosen) == 0
    assert seen.unknown[0] == 4
    dealt = [GAME.determinize(GAME.observe(state, 1), seed) for seed in range(20)]
    assert len({tuple(one.chosen) for one in dealt}) > 5
    assert sum(GAME.observe(state, 0).state.chosen) == 4


def test_hands_are_hidden_until_all_have_chosen() -> None:
    """A seat knows its own."""
    state = table("VI", "hand", [{"deniers": 5}] * 3, pending={"hands": [None] * 3})
    play(state, "hand 3 down")
    assert GAME.is_secret(state)
    assert GAME.observe(state, 1).state.hands[0] == codes.HAND_HIDDEN
    assert GAME.observe(state, 0).state.hands[0] == codes.HAND_FIRST + 2 * 3 + 1


def test_the_backs_of_the_stack_are_seen_and_its_order_is_not() -> None:
    """A tile with the back A stays among those on top."""
    state = begun(4, 2)
    dealt = GAME.determinize(GAME.observe(state, 0), 5)
    for first, end in ((0, 12), (12, 22), (22, 26)):
        assert sorted(dealt.building_pile[first:end]) == sorted(state.building_pile[first:end])
    assert dealt.building_pile != state.building_pile


def test_characters_under_the_deck_were_seen_by_all() -> None:
    """Their order is known too (S27); so the row of the last round is, with four seats."""
    state = at_random(begun(4, 3), 3, lambda one: one.round == 5 or GAME.is_over(one))
    seen = GAME.observe(state, 2)
    assert GAME.determinize(seen, 1).character_pile[: state.known] == state.character_pile[: state.known]
    assert state.known == len(state.character_pile)


def test_the_next_work_is_known_in_phase_vi_alone() -> None:
    """Before that it may be any of those to come."""
    state = at_random(begun(4, 3), 3, phase_is(codes.PHASE_FIGHT))
    dealt = {GAME.determinize(GAME.observe(state, 0), seed).work_pile[-1] for seed in range(30)}
    assert len(dealt) > 1
    state = at_random(state, 3, phase_is(codes.PHASE_HAND))
    dealt = {GAME.determinize(GAME.observe(state, 0), seed).work_pile[-1] for seed in range(30)}
    assert dealt == {state.work_pile[-1]}


@pytest.mark.both_builds
@pytest.mark.parametrize("seats", [3, 4])
def test_a_vector_holds_what_a_seat_may_know_and_nothing_else(seats: int) -> None:
    """As many numbers as names; the same when hidden things are dealt anew."""
    check_names_and_length(GAME, Setup(seats, 2))
    check_hidden_things_do_not_count(GAME, Setup(seats, 2))


def test_a_position_tells_how_much_of_the_deck_was_seen() -> None:
    """As many as each round leaves; a position that is loaded knows it from its round."""
    state = at_random(begun(3, 5), 5, lambda one: one.round == 3 and one.phase == codes.PHASE_FIGHT)
    assert GAME.load(dumped(state)).known == state.known == 6
