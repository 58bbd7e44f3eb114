"""Placing a token: which token, which space, which way round."""

import pytest
from games.caesar.build_table import (
    CAESAR,
    POMPEY,
    border,
    choices,
    duel,
    lay,
    play,
    province,
    ready,
    refused,
    refused_at,
    rules,
    supply,
    table,
    token,
)

from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import figures
from trajan_tutor.games.caesar.rules.placing import placement_move, rule_against

FIGURES = figures()


@pytest.mark.rule("caesar.place.token", "caesar.place.way", "caesar.draw.one")
def test_a_placed_token_counts_in_both_provinces_the_way_it_was_turned() -> None:
    """A token 4/0 between Asia and Syria, either way round; then a token is drawn and the other side moves."""
    for toward, sums in (("AS", (4, 0)), ("SY", (0, 4))):
        state = ready(duel())
        events = play(state, f"place wild-4-0 AS-SY {toward}")
        assert (state.influence[province("AS")], state.influence[province("SY")]) == sums
        assert {"caesar.place.token", "caesar.draw.one"} <= rules(events)
        assert state.actor == POMPEY
        assert sorted(state.supply[CAESAR]) == [token("ship-3-3"), token("wild-2-2")]


@pytest.mark.rule("caesar.place.way")
def test_equal_numbers_have_one_way_round() -> None:
    """A token 2/2 is offered once for a space."""
    state = ready(duel())
    assert sum("wild-2-2 AS-SY" in choice for choice in choices(state)) == 1
    assert sum("wild-4-0 AS-SY" in choice for choice in choices(state)) == 2
    move = placement_move(token("wild-2-2"), border("AS-SY"), codes.WAY_SECOND)
    assert rule_against(state, CAESAR, move) == codes.RULE_PLACE_WAY


@pytest.mark.rule("caesar.place.supply")
def test_a_token_that_is_not_held_is_refused() -> None:
    """However well it would fit."""
    assert refused(ready(duel()), "place sword-6-0 HC-GA GA") == "caesar.place.supply"


@pytest.mark.rule("caesar.place.free")
def test_a_taken_space_is_refused() -> None:
    """By move and by pick."""
    state = duel()
    lay(state, POMPEY, "sword-5-1", "HC-GA", "GA")
    ready(state)
    assert refused(state, "place wild-2-2 HC-GA") == "caesar.place.free"
    assert refused_at(state, "border.HC-GA") == "caesar.place.free"


@pytest.mark.rule("caesar.place.symbol")
def test_a_wrong_symbol_is_refused() -> None:
    """A sword on a space with a shield."""
    state = table()
    supply(state, CAESAR, "sword-6-0")
    ready(state)
    assert refused(state, "place sword-6-0 HU-HC HU") == "caesar.place.symbol"
    assert refused_at(state, "border.HU-HC") == "caesar.place.symbol"
    assert all(FIGURES.border_symbol[border(choice.split()[2])] == codes.SWORD for choice in choices(state))


@pytest.mark.rule("caesar.place.wild")
def test_wild_tokens_fit_every_space() -> None:
    """And the Centurion token 4/4 fits shields and ships."""
    state = table()
    supply(state, CAESAR, "wild-2-2")
    assert len(choices(ready(state))) == 30
    supply(state, CAESAR, "shield/ship-4-4")
    assert len(choices(ready(state))) == 20


def test_the_list_of_placements_is_what_no_rule_forbids() -> None:
    """Of all tokens, spaces and ways there are."""
    state = duel()
    lay(state, POMPEY, "sword-5-1", "HC-GA", "GA")
    supply(state, CAESAR, "wild-2-2", "sword-6-0", "shield/ship-4-4")
    ready(state)
    everything = range(codes.MOVE_DOWN)
    allowed = [move for move in everything if rule_against(state, CAESAR, move) == codes.RULE_NONE]
    assert sorted(GAME.legal(state)) == allowed


def test_a_placement_is_picked_by_token_space_and_province() -> None:
    """Three picks narrow it down to one move; equal numbers need two."""
    state = ready(duel())
    wild = GAME.moves_at(state, f"mat.0.supply.{state.supply[CAESAR].index(token('wild-4-0'))}")
    assert len(wild) == 60
    space = set(wild) & set(GAME.moves_at(state, "border.AS-SY"))
    assert len(space) == 2
    (one,) = space & set(GAME.moves_at(state, "province.SY"))
    assert GAME.notation(one) == "place wild-4-0 AS-SY SY"
    assert GAME.leads_to(state, one) == ("province.AS", "province.SY")


@pytest.mark.rule("caesar.turn.order", "caesar.turn.own-side", "caesar.turn.steps")
def test_attempts_out_of_turn_are_refused() -> None:
    """The other side, the other side's pieces, and what does not come next."""
    state = ready(duel())
    assert refused(state, "place wild-2-2 AS-SY", POMPEY) == "caesar.turn.order"
    assert refused_at(state, "mat.1.markers") == "caesar.turn.own-side"
    assert refused(state, "mark AS-SY") == "caesar.turn.steps"
    assert refused_at(state, "mat.0.bag") == "caesar.turn.steps"


@pytest.mark.rule("caesar.draw.empty")
def test_c2_from_an_empty_bag_nothing_is_drawn() -> None:
    """The supply shrinks."""
    state = duel()
    state.bag[CAESAR] = []
    events = play(ready(state), "place wild-2-2 AS-SY")
    assert "caesar.draw.empty" in rules(events)
    assert state.supply[CAESAR] == [token("wild-4-0")]


def test_the_map_is_that_of_the_rules() -> None:
    """18 provinces, 30 borders, ten of each symbol, three checkpoints of different symbols."""
    assert len(names.PROVINCES) == codes.PROVINCES == 18
    assert len(set(names.BORDERS)) == codes.BORDERS == 30
    assert [len(spaces) for spaces in FIGURES.spaces] == [10, 10, 10]
    assert sorted(FIGURES.border_symbol[place] for place in FIGURES.checkpoints) == [0, 1, 2]
    assert sorted(len(spaces) for spaces in FIGURES.borders_of) == [2] * 3 + [3] * 8 + [4] * 6 + [6]
    assert [name for name, central in zip(names.PROVINCES, FIGURES.central, strict=True) if central] == [
        "SD",
        "SC",
        "IT",
        "AC",
        "CR",
    ]
