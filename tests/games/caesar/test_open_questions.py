"""Where the rules text is silent: what the program does, and which ruling says so."""

import pytest
from games.caesar.build_table import (
    CAESAR,
    CRASSUS,
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
    markers,
    play,
    province,
    ready,
    refused,
    solo,
    supply,
    table,
    token,
)

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.positions.position import load
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import figures
from trajan_tutor.games.caesar.rules.crassus_choice import choose
from trajan_tutor.games.caesar.rules.state import State


def chosen(state: State) -> str:
    """Return his choice: the rule, the token, and its border."""
    choice = choose(state)
    rule = names.rule_id(choice.rule).rpartition(".")[2]
    held = names.TOKENS[state.supply[CRASSUS][choice.index]]
    return f"{rule} {held} {names.BORDERS[choice.border]}"


def no_swords(state: State) -> State:
    """Take every space that shows a sword."""
    for at in figures().spaces[codes.SWORD]:
        state.token[at] = 1
    state.free[codes.SWORD] = 0
    return state


# ---- Crassus -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("caesar.crassus.no-placement")
def test_c38_crassus_who_cannot_place_loses_in_his_own_turn() -> None:
    """Tile A drew a sword, which stays; nothing is discarded, and the empty deck is not shuffled."""
    state = no_swords(solo("sword-4-2", tile=codes.TILE_A))
    bag(state, CRASSUS, "sword-5-1", "sword-6-0")
    events = play(ready(state), "crassus")
    assert GAME.winners(state) == (CAESAR,)
    assert kinds(events).count("row-drew") == 2
    assert not {"row-discarded", "deck"} & set(kinds(events))
    assert [names.TOKENS[held] for held in state.supply[CRASSUS]] == ["sword-4-2", "sword-6-0", "sword-5-1"]
    assert GAME.dump(state)["solo"]["deck"] == []


def test_c39_a_nought_and_a_token_face_down_are_no_influence() -> None:
    """Asia, to which he turned a 0, and Creta, with a token face down, are no provinces of rule 4; with a 1 it is."""
    for token_there, rule in (("shield-6-0", "central"), ("shield-5-1", "influence")):
        state = solo("shield-3-3")
        lay(state, CRASSUS, token_there, "AS-SY", "SY")
        fill(state, "SY")
        assert chosen(state).startswith(rule)
    state = solo("shield-3-3")
    lay(state, CRASSUS, "shield-5-1", "CR-AS")
    assert chosen(state).startswith("central")


def test_c40_rules_1_and_2_take_a_token_that_is_not_wild_and_has_the_lowest_sum() -> None:
    """The 2 of 4/2 before that of the wild 2/2; of 7/0 and 6/0, whose 0 is enough, the 6/0, wherever it lies."""
    state = solo("wild-2-2", "sword-4-2")
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    assert chosen(state) == "control sword-4-2 AG-SY"
    for row in (("sword-7-0", "sword-6-0"), ("sword-6-0", "sword-7-0")):
        state = solo(*row, modules="centurions")
        fill(state, "SY", but="AG-SY")
        assert chosen(state) == "control sword-6-0 AG-SY"


def test_c41_rule_2_counts_a_second_province_and_the_border_between_them() -> None:
    """Closing Syria also closes Asia: the player would place two markers on them and one between them."""
    for left, rule in ((4, "close"), (3, "trails")):
        state = solo("shield-5-1")
        lay(state, CAESAR, "sword-6-0", "AG-SY", "SY")
        lay(state, CAESAR, "ship-6-0", "AG-AS", "AS")
        lay(state, CAESAR, "shield-6-0", "CR-AS", "AS")
        markers(state, CAESAR, left)
        assert chosen(state).startswith(rule)


def test_c42_a_province_with_his_marker_face_down_is_his_all_the_same() -> None:
    """He settles beside it by rule 5."""
    state = solo("sword-6-0")
    hold(state, CRASSUS, "SY")
    state.shown[province("SY")], state.turned[province("SY")] = 0, 1
    assert chosen(state) == "neighbour sword-6-0 CY-AG"


def test_c43_his_last_markers_go_on_the_first_borders_of_the_list() -> None:
    """He may mark three borders and has two markers left, in his turn and in the player's."""
    for his_turn in (True, False):
        state = solo("sword-6-0")
        hold(state, CRASSUS, "HU", "HC", "MT", "DM", "MD")
        fill(state, "SY", but="AG-SY")
        markers(state, CRASSUS, 2)
        if not his_turn:
            state.turn_side = state.actor = CAESAR
        lay(state, CAESAR, "ship-6-0", "AG-AS", "AG")
        state.influence[CAESAR * codes.PROVINCES + province("SY")] = 9
        play(ready(state), "crassus" if his_turn else "place wild-2-2 AG-SY")
        assert state.cover[border("HU-HC")] == state.cover[border("HU-MT")] == CRASSUS + 1
        assert not state.cover[border("MD-DM")]
        assert GAME.winners(state) == (CRASSUS,)


@pytest.mark.rule("caesar.crassus.centurion")
def test_c44_an_empty_pile_gives_nothing() -> None:
    """Tile D goes on with its placement."""
    state = solo("ship-3-3", "ship-4-2", tile=codes.TILE_D, modules="centurions")
    state.pile = []
    events = play(ready(state), "crassus")
    assert "row-drew" not in kinds(events)
    assert kinds(events).count("crassus-placed") == 1


@pytest.mark.rule("caesar.crassus.discard")
def test_c45_he_keeps_his_leftmost_token_when_he_drew_only_one_of_two() -> None:
    """Tile A with one token in the bag; with two he discards."""
    for tokens in (("ship-4-2",), ("ship-4-2", "ship-5-1")):
        state = solo("sword-6-0", "shield-3-3", tile=codes.TILE_A)
        bag(state, CRASSUS, *tokens)
        events = play(ready(state), "crassus")
        assert ("row-discarded" in kinds(events)) == (len(tokens) == 2)


@pytest.mark.rule("caesar.crassus.deck")
def test_c52_the_deck_is_shuffled_although_the_player_cannot_place() -> None:
    """The player, with a sword and no space for it, loses right after the turn of Crassus."""
    state = no_swords(solo("ship-3-3"))
    supply(state, CAESAR, "sword-4-2")
    bag(state, CRASSUS, "ship-4-2")
    events = play(ready(state), "crassus")
    assert GAME.winners(state) == (CRASSUS,)
    assert "deck" in kinds(events)
    assert sum(state.used) == 0


# ---- for both sides ----------------------------------------------------------------------------------------------


@pytest.mark.rule("caesar.wealth.draw")
def test_c46_wealth_may_be_used_with_an_empty_bag() -> None:
    """The supply counts as one larger, and nothing is drawn."""
    state = duel()
    bag(state, CAESAR)
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="wealth")
    play(ready(state), "place wild-4-0 AS-SY SY")
    assert choices(state) == ["use", "decline"]
    events = play(state, "use")
    assert state.limit == [3, 2]
    assert "drew-nothing" in kinds(events)
    assert state.supply[CAESAR] == [token("wild-2-2")]


@pytest.mark.rule("caesar.end.last-marker")
def test_c47_a_side_chooses_the_borders_of_its_last_markers() -> None:
    """Three borders could be marked, one marker is left: each of them wins."""
    for choice in ("mark HU-HC", "mark HU-MT", "mark MD-DM"):
        state = duel()
        hold(state, CAESAR, "HU", "HC", "MT", "DM", "MD")
        fill(state, "SY", but="AS-SY")
        markers(state, CAESAR, 1)
        lay(state, POMPEY, "ship-6-0", "CR-AG", "AG")
        state.influence[POMPEY * codes.PROVINCES + province("SY")] = 9
        play(ready(state), "place wild-4-0 AS-SY AS")
        assert {"mark HU-HC", "mark HU-MT", "mark MD-DM"} <= set(choices(state))
        play(state, choice)
        assert GAME.winners(state) == (CAESAR,)
        assert sum(1 for cover in state.cover if cover) == 1


@pytest.mark.rule("caesar.end.no-placement")
def test_c48_no_position_begins_with_a_side_that_cannot_place() -> None:
    """It is refused in words; with Crassus to move it is one."""
    data = GAME.dump(begun(3))
    data["sides"]["caesar"]["supply"] = []
    with pytest.raises(UnreadableError) as caught:
        load(data)
    assert caught.value.message.key == "caesar-position-cannot-place"
    data = GAME.dump(begun(3, solo="low"))
    data["sides"]["pompey"]["supply"] = []
    assert GAME.current_seat(load(data)) == CRASSUS


@pytest.mark.rule("caesar.tactics.decline")
def test_c49_the_last_extra_turn_is_better_declined() -> None:
    """Both hold a sword, and no sword is free: the side whose turn begins loses."""
    for choice, winner in (("no-extra-turn", CAESAR), ("extra-turn", POMPEY)):
        state = no_swords(table())
        supply(state, CAESAR, "sword-4-2", "wild-4-0")
        supply(state, POMPEY, "sword-4-2")
        for at in range(codes.BORDERS):
            if not state.token[at] and names.BORDERS[at] != "AS-SY":
                lay(state, POMPEY, "wild-2-2", names.BORDERS[at])
        state.open_spaces = [int(name in ("AS", "SY")) for name in names.PROVINCES]
        bonus(state, SY="tactics")
        play(ready(state), "place wild-4-0 AS-SY SY", "close SY")
        while choices(state) != ["extra-turn", "no-extra-turn"]:
            play(state, choices(state)[-1])
        play(state, choice)
        assert GAME.winners(state) == (winner,)


# ---- modules -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("caesar.centurions.setup")
def test_c50_the_modules_replace_six_different_tokens() -> None:
    """Three Poison and three Centurion tokens lie on the map, and the bank holds none of either."""
    for seed in range(20):
        state = begun(seed, modules="poison,centurions,checkpoints")
        assert state.bonus.count(codes.BONUS_POISON) == state.bonus.count(codes.BONUS_CENTURION) == 3
        assert not {codes.BONUS_POISON, codes.BONUS_CENTURION} & set(state.bank)


@pytest.mark.rule("caesar.centurions.take")
def test_c51_a_centurion_bonus_is_decided_on_at_the_draw() -> None:
    """Any that is left, or a normal draw; at the closing nothing is asked."""
    state = duel(modules="centurions")
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="centurion")
    play(ready(state), "place wild-4-0 AS-SY SY")
    assert state.phase == codes.PHASE_DRAW
    assert choices(state) == ["draw", *(f"centurion {name}" for name in names.CENTURIONS)]
    assert refused(state, "use") == "caesar.turn.steps"
    play(state, "draw")
    assert state.centurions == [7, 7]
