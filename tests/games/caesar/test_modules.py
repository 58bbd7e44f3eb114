"""Poison, Centurions and Checkpoints."""

import pytest
from games.caesar.build_table import (
    CAESAR,
    POMPEY,
    bag,
    begun,
    bonus,
    border,
    choices,
    duel,
    fill,
    hold,
    kinds,
    lay,
    play,
    province,
    ready,
    refused,
    rules,
    supply,
    table,
    token,
)

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.state import State

ALL = "poison,centurions,checkpoints"


def syria_with(name: str, modules: str, **more: str) -> State:
    """Caesar closes Syria and takes a bonus token; play has gone as far as that."""
    state = duel(modules=modules)
    fill(state, "SY", but="AS-SY")
    bonus(state, SY=name, **more)
    state.seed = 5
    play(ready(state), "place wild-4-0 AS-SY SY")
    return state


@pytest.mark.rule("caesar.setup.bonus", "caesar.setup.supply", "caesar.setup.caesar", "caesar.poison.setup")
def test_c10_setup_deals_a_bonus_token_to_every_province_and_senate_to_italia() -> None:
    """17 at random; modules replace three each, never Italia's; supplies of two, three with Poison; Caesar begins."""
    for modules, size in (("", 2), ("poison", 3), ("centurions", 2), ("poison,centurions", 3)):
        for seed in range(20):
            state = begun(seed, modules=modules)
            assert state.bonus[province("IT")] == codes.BONUS_SENATE
            assert 0 not in state.bonus
            assert [len(held) for held in state.supply] == [size, size]
            assert state.actor == CAESAR
            for name in ("poison", "centurion"):
                expected = 3 if name in modules else 0
                assert state.bonus.count(names.BONUS.index(name)) == expected


@pytest.mark.rule("caesar.centurions.setup", "caesar.checkpoints.bank", "caesar.checkpoints.space")
def test_checkpoints_make_a_bank_of_the_six_replaced_tokens() -> None:
    """24 bonus tokens in all."""
    state = begun(3, modules=ALL)
    assert len(state.bank) == 6
    assert len(state.bank) + len([token_ for token_ in state.bonus if token_]) == 24
    assert names.CHECKPOINTS == ("GA-SD", "NU-AF", "AG-AS")
    assert state.centurions == [7, 7]


@pytest.mark.rule("caesar.checkpoints.modules")
def test_checkpoints_need_both_other_modules() -> None:
    """In a new game it is an error that names what is missing; on the board a refusal."""
    for modules in ("checkpoints", "checkpoints,poison", "centurions,checkpoints"):
        with pytest.raises(MisusedError) as error:
            begun(1, modules=modules)
        assert error.value.message.key == "caesar-option-checkpoints"
    state = ready(duel(modules="poison"))
    assert refused(state, "place wild-2-2 GA-SD down") == "caesar.checkpoints.modules"


@pytest.mark.rule("caesar.poison.return")
def test_poison_returns_a_random_token_to_the_bag() -> None:
    """The generator says which; the bag is shuffled; the supply stays one smaller."""
    state = syria_with("poison", "poison")
    held, there = state.supply[POMPEY][:], state.bag[POMPEY][:]
    chance = SplitMix64(5)
    returned = held.pop(chance.number() % 2)
    expected = [*there, returned]
    chance.shuffle(expected)
    events = play(state, "use")
    assert "caesar.poison.return" in rules(events)
    assert state.supply[POMPEY] == held
    assert state.bag[POMPEY] == expected
    assert state.seed == chance.seed
    assert state.limit == [3, 2]


def test_c17_a_centurion_token_hit_by_poison_goes_to_the_bag() -> None:
    """And both have seen it go there."""
    state = duel(modules="poison,centurions")
    supply(state, POMPEY, "wild-3-3")
    state.known[POMPEY] = 4
    state.centurions[POMPEY] = 3
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="poison")
    play(ready(state), "place wild-4-0 AS-SY SY", "use")
    assert token("wild-3-3") in state.bag[POMPEY]
    assert state.known[POMPEY] == 0
    assert GAME.winners(state) == (CAESAR,)


@pytest.mark.rule("caesar.poison.empty")
def test_c18_poison_does_nothing_against_an_empty_supply() -> None:
    """Not even to its size; nothing is asked."""
    state = duel(modules="poison")
    supply(state, POMPEY)
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="poison")
    events = play(ready(state), "place wild-4-0 AS-SY SY")
    assert "caesar.poison.empty" in rules(events)
    assert state.limit == [3, 3]


@pytest.mark.rule("caesar.centurions.take", "caesar.centurions.none")
def test_a_centurion_token_replaces_the_draw() -> None:
    """One of those left, or a normal draw."""
    state = duel(modules="centurions")
    state.centurions[CAESAR] = 5
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="centurion")
    play(ready(state), "place wild-4-0 AS-SY SY")
    assert choices(state) == ["draw", "centurion shield/ship-4-4", "centurion wild-3-3"]
    assert refused(state, "centurion sword-7-0") == "caesar.centurions.none"
    drawn = GAME.copy(state)
    events = play(state, "centurion wild-3-3")
    assert "caesar.centurions.take" in rules(events)
    assert state.supply[CAESAR] == [token("wild-2-2"), token("wild-3-3")]
    assert state.centurions[CAESAR] == 1
    assert len(state.bag[CAESAR]) == 2
    play(drawn, "draw")
    assert drawn.centurions[CAESAR] == 5


def test_c33_both_see_which_centurion_token_was_taken() -> None:
    """It is known in the supply until it is placed."""
    state = syria_with("centurion", "centurions")
    play(state, "centurion sword-7-0")
    seen = GAME.observe(state, POMPEY).state
    assert seen.supply[CAESAR] == [token("sword-7-0")]
    assert seen.unknown[CAESAR] == 1


@pytest.mark.rule("caesar.centurions.once")
def test_c15_a_second_centurion_bonus_in_one_turn_is_lost() -> None:
    """One replaces the draw."""
    state = duel(modules="centurions")
    fill(state, "AS", but="AS-SY")
    fill(state, "SY", but="AS-SY")
    bonus(state, AS="centurion", SY="centurion")
    events = play(ready(state), "place wild-2-2 AS-SY", "close AS", "mark no-more")
    assert "caesar.centurions.once" in rules(events)
    play(state, "centurion wild-3-3")
    assert state.actor == POMPEY


def test_c16_without_a_centurion_token_left_the_draw_is_normal() -> None:
    """Nothing is asked."""
    state = duel(modules="centurions")
    state.centurions[CAESAR] = 0
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="centurion")
    events = play(ready(state), "place wild-4-0 AS-SY SY")
    assert "caesar.centurions.none" in rules(events)
    assert "drew" in kinds(events)
    assert state.actor == POMPEY


def checkpoint(*bank: str) -> State:
    """A table with a bank, the last token to be drawn first."""
    state = duel(modules=ALL)
    state.bank = [names.BONUS.index(name) for name in bank]
    return state


@pytest.mark.rule("caesar.checkpoints.face-down", "caesar.checkpoints.bank")
def test_c12_a_token_placed_face_down_draws_from_the_bank_before_closing() -> None:
    """Its symbol has to match; it counts nothing; who wants draws, and the effect comes before the closing."""
    state = checkpoint("tactics", "might")
    supply(state, CAESAR, "ship-6-0", "sword-6-0")
    fill(state, "AG", but="AG-AS")
    lay(state, POMPEY, "shield-6-0", "CR-AS", "AS")
    bonus(state, AG="wealth")
    ready(state)
    assert refused(state, "place sword-6-0 AG-AS down") == "caesar.place.symbol"
    assert refused(state, "place sword-6-0 GA-SD down") == "caesar.place.symbol"
    play(state, "place ship-6-0 AG-AS down")
    assert choices(state) == ["bank-token", "no-bank-token"]
    assert refused(state, "turn-token CR-AS") == "caesar.turn.steps"
    left = GAME.copy(state)
    events = play(state, "bank-token")
    assert rules(events) == {"caesar.checkpoints.bank"}
    assert "turn-token CR-AS" in choices(state)
    assert state.bonus[province("AG")]
    assert state.influence[province("AG")] == 0
    assert state.bank == [codes.BONUS_TACTICS]
    play(state, "turn-token CR-AS")
    assert choices(state) == ["use", "decline"]
    events = play(left, "no-bank-token")
    assert "no-bank" in kinds(events)
    assert left.bank == [codes.BONUS_TACTICS, codes.BONUS_MIGHT]
    assert left.control[province("AG")] == 0
    assert choices(left) == ["use", "decline"]


def test_checkpoints_are_the_only_spaces_for_a_face_down_token() -> None:
    """The three of them, each offered once for a token that fits."""
    state = ready(checkpoint("might"))
    down = [choice for choice in choices(state) if choice.endswith("down")]
    assert down == [f"place wild-{kind} {place} down" for kind in ("2-2", "4-0") for place in names.CHECKPOINTS]


@pytest.mark.rule("caesar.checkpoints.empty")
def test_c11_with_an_empty_bank_the_option_is_gone() -> None:
    """A used token leaves the game."""
    state = ready(checkpoint("wealth"))
    play(state, "place wild-2-2 GA-SD down", "bank-token", "use")
    assert state.bank == []
    assert not [choice for choice in choices(state) if choice.endswith("down")]
    assert refused(state, "place wild-2-2 NU-AF down") == "caesar.checkpoints.empty"


@pytest.mark.rule("caesar.tactics.once")
def test_tactics_of_bank_and_province_give_one_extra_turn() -> None:
    """Two taken in one turn."""
    state = checkpoint("tactics")
    fill(state, "AG", but="AG-AS", side=POMPEY)
    bonus(state, AG="tactics")
    play(ready(state), "place wild-2-2 AG-AS down", "bank-token")
    assert choices(state) == ["extra-turn", "no-extra-turn"]
    play(state, "extra-turn", "place wild-4-0 HU-HC HU")
    assert state.actor == POMPEY


@pytest.mark.rule("caesar.checkpoints.senate")
def test_c14_a_senate_token_of_the_bank_takes_markers_in_the_first_closing_won() -> None:
    """Before that province's own Senate token; as many as the tokens owned then."""
    state = checkpoint("senate")
    lay(state, CAESAR, "sword-6-0", "CY-AG", "AG")
    fill(state, "AG", but="AG-AS")
    bonus(state, AG="senate")
    play(ready(state), "place wild-2-2 AG-AS down", "bank-token")
    assert state.phase == codes.PHASE_BANK_SENATE
    assert choices(state) == ["senate 0", "senate 2"]
    play(state, "senate 2")
    assert state.phase == codes.PHASE_SENATE
    assert choices(state) == ["senate 0", "senate 2"]
    play(state, "senate 2")
    assert (state.senate[CAESAR], state.under[CAESAR], state.markers[CAESAR]) == (2, 4, 7)


def test_c37_the_senate_token_of_the_province_counts_for_that_of_the_bank() -> None:
    """Two tokens are owned when markers go under the first of them."""
    state = checkpoint("senate")
    lay(state, CAESAR, "sword-6-0", "CY-AG", "AG")
    fill(state, "AG", but="AG-AS")
    bonus(state, AG="senate")
    play(ready(state), "place wild-2-2 AG-AS down", "bank-token")
    assert state.senate[CAESAR] == 2
    assert choices(state)[-1] == "senate 2"


def test_c14_without_a_closing_that_is_won_no_markers_go_under_it() -> None:
    """The token is kept."""
    state = ready(checkpoint("senate"))
    play(state, "place wild-2-2 AG-AS down", "bank-token")
    assert (state.senate[CAESAR], state.under[CAESAR]) == (1, 0)
    assert state.bank_senate == 0
    assert state.actor == POMPEY


def test_c32_a_token_placed_face_down_was_seen() -> None:
    """The other side knows which one it is."""
    state = ready(checkpoint("wealth"))
    events = play(state, "place wild-4-0 GA-SD down", "bank-token", "decline")
    told = next(event for event in events if event.kind == "placed-down")
    assert told.hidden is None
    seen = GAME.observe(state, POMPEY).state
    assert seen.token[border("GA-SD")] == token("wild-4-0") + 1


def test_a_face_down_token_may_lie_between_two_own_provinces() -> None:
    """A marker covers it like any other."""
    state = checkpoint("wealth")
    hold(state, CAESAR, "GA")
    state = table(modules=ALL)
    supply(state, CAESAR, "shield-6-0", "wild-2-2")
    supply(state, POMPEY, "wild-2-2")
    bag(state, CAESAR, "ship-3-3")
    lay(state, CAESAR, "shield-5-1", "GA-SD")
    lay(state, CAESAR, "shield-6-0", "SD-IT", "SD")
    hold(state, CAESAR, "GA")
    fill(state, "SD", but="SD-SC")
    play(ready(state), "place wild-2-2 SD-SC", "mark GA-SD")
    assert state.cover[border("GA-SD")] == CAESAR + 1
