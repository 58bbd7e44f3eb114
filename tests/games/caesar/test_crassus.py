"""Crassus: his tiles, his seven rules, his choices among equals, the harder variant."""

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
    fill,
    hold,
    kinds,
    lay,
    markers,
    play,
    province,
    ready,
    refused,
    rules,
    solo,
    supply,
    token,
)

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import components, figures
from trajan_tutor.games.caesar.rules.crassus_choice import choose
from trajan_tutor.games.caesar.rules.state import State


def chosen(state: State) -> str:
    """Return his choice: rule, token, border, and the number turned to the province he aims at."""
    choice = choose(state)
    if not choice.rule:
        return "nothing"
    rule = names.rule_id(choice.rule).rpartition(".")[2]
    held = names.TOKENS[state.supply[CRASSUS][choice.index]]
    return f"{rule} {held} {names.BORDERS[choice.border]} {choice.number} to {names.PROVINCES[choice.province]}"


def told(events: list[Event], kind: str) -> Event:
    """Return what was told of a kind."""
    return next(event for event in events if event.kind == kind)


# ---- setup and tiles ---------------------------------------------------------------------------------------------


@pytest.mark.rule("caesar.crassus.begins", "caesar.crassus.turn")
def test_crassus_begins_with_three_tokens_in_a_row() -> None:
    """On the side that the player does not take; only he can move."""
    for side, own in (("caesar", CAESAR), ("pompey", POMPEY)):
        state = begun(1, solo="medium", side=side)
        assert state.actor == state.crassus == 1 - own
        assert len(state.supply[state.crassus]) == 3
        assert choices(state) == ["crassus"]
        assert refused(state, "crassus", own) == "caesar.crassus.turn"
        assert set(GAME.played_by_rules(state)) == {1 - own}


@pytest.mark.parametrize("centurions", [False, True])
@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_the_deck_is_that_of_the_difficulty(difficulty: int, *, centurions: bool) -> None:
    """Six tiles."""
    word = names.DIFFICULTIES[difficulty]
    state = begun(1, solo=word, modules="centurions" if centurions else "")
    decks = {
        False: ("AAAABB", "AAABBC", "AAAACC"),
        True: ("AAAABD", "AABBCD", "AAAACE"),
    }
    assert "".join(sorted(names.TILES[tile] for tile in state.deck)) == decks[centurions][difficulty - 1]
    assert len(state.pile) == (3 if centurions else 0)
    copies = components()["solo.tile-copies"]
    assert all(figures().decks[difficulty].count(tile) <= copies[name] for tile, name in enumerate(names.TILES))


@pytest.mark.rule("caesar.crassus.tile", "caesar.crassus.discard")
def test_tile_a_draws_two_places_one_and_discards_the_leftmost() -> None:
    """The discarded token goes into the bag, which is shuffled."""
    state = solo("sword-6-0", "shield-3-3", "ship-3-3", tile=codes.TILE_A)
    bag(state, CRASSUS, "ship-4-2", "wild-2-2", "sword-4-2", "ship-5-1")
    state.seed = 7
    events = play(ready(state), "crassus")
    assert kinds(events).count("row-drew") == 2
    assert "caesar.crassus.discard" in rules(events)
    assert [names.TOKENS[held] for held in state.supply[CRASSUS]] == ["ship-3-3", "ship-5-1", "sword-4-2"]
    assert sorted(state.bag[CRASSUS]) == sorted([token("ship-4-2"), token("wild-2-2"), token("shield-3-3")])


def test_he_does_not_discard_when_he_could_not_draw_what_was_asked() -> None:
    """One token in the bag, two asked for."""
    state = solo("sword-6-0", "shield-3-3", tile=codes.TILE_A)
    bag(state, CRASSUS, "ship-4-2")
    events = play(ready(state), "crassus")
    assert "row-discarded" not in kinds(events)
    assert "row-short" in kinds(events)
    assert len(state.supply[CRASSUS]) == 2


@pytest.mark.rule("caesar.crassus.centurion")
def test_tiles_d_and_e_take_the_top_of_the_pile() -> None:
    """E also draws, and places twice."""
    state = solo("ship-3-3", tile=codes.TILE_D, modules="centurions")
    state.pile = [token("wild-3-3"), token("sword-7-0")]
    bag(state, CRASSUS, "ship-4-2")
    events = play(ready(state), "crassus")
    assert "caesar.crassus.centurion" in rules(events)
    assert [names.TOKENS[held] for held in state.supply[CRASSUS]] == ["ship-3-3"]
    assert state.pile == [token("wild-3-3")]
    state = solo("ship-3-3", tile=codes.TILE_E, modules="centurions")
    state.pile = [token("sword-7-0")]
    bag(state, CRASSUS, "ship-4-2")
    assert kinds(play(ready(state), "crassus")).count("crassus-placed") == 2
    assert len(state.supply[CRASSUS]) == 1


@pytest.mark.rule("caesar.crassus.deck")
def test_c28_an_empty_deck_is_shuffled_at_the_end_of_his_turn() -> None:
    """From the used tiles in sorted order."""
    state = solo("ship-3-3")
    bag(state, CRASSUS, "ship-4-2")
    state.used = [4, 1, 0, 0, 0]
    supply(state, CRASSUS, "ship-6-0")
    state.bonus[codes.ITALIA] = codes.BONUS_SENATE
    ready(state)
    before = GAME.copy(state)
    events = play(state, "crassus")
    assert "caesar.crassus.deck" in rules(events)
    assert sorted(state.deck) == [0, 0, 0, 0, 1, 1]
    assert state.used == [0] * 5
    expected = [0, 0, 0, 0, 1, 1]
    assert any(shuffled(expected, before.seed, used) == state.deck for used in range(3))


def shuffled(items: list[int], seed: int, used: int) -> list[int]:
    """Return items shuffled after the generator was used so many times."""
    chance = SplitMix64(seed)
    for _ in range(used):
        chance.number()
    found = items[:]
    chance.shuffle(found)
    return found


# ---- the seven rules ---------------------------------------------------------------------------------------------


@pytest.mark.rule("caesar.crassus.control")
def test_c21_rule_1_takes_control_with_the_smallest_number_that_suffices() -> None:
    """The number turned to the province counts: of 6/0 and 4/2 and 3/3 against 2, the 2 is enough, for he wins ties."""
    state = solo("sword-6-0", "sword-4-2", "sword-3-3")
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    assert chosen(state) == "control sword-4-2 AG-SY 2 to SY"


@pytest.mark.rule("caesar.crassus.province")
def test_c23_rule_1_chooses_the_province_before_the_number() -> None:
    """Syria has a Senate token, and needs more than Hispania."""
    state = solo("wild-3-1", "wild-4-0")
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    fill(state, "HU", but="HU-HC")
    bonus(state, HU="wealth", SY="senate")
    assert chosen(state) == "control wild-3-1 AG-SY 3 to SY"


@pytest.mark.rule("caesar.crassus.close")
def test_rule_2_closes_a_province_for_the_player_but_not_to_lose_at_once() -> None:
    """With the smallest number; not when the player would place the last marker."""
    state = solo("sword-4-2", "sword-5-1")
    lay(state, CAESAR, "shield-6-0", "AS-SY", "SY")
    assert chosen(state) == "close sword-5-1 AG-SY 1 to SY"
    markers(state, CAESAR, 1)
    assert not chosen(state).startswith("close")


def test_c31_rules_3_to_7_may_lead_him_to_lose_at_once() -> None:
    """He trails in Syria, whose last space he takes by rule 3."""
    state = solo("sword-4-2")
    lay(state, CAESAR, "shield-6-0", "AS-SY", "SY")
    markers(state, CAESAR, 1)
    assert chosen(state) == "trails sword-4-2 AG-SY 4 to SY"
    play(ready(state), "crassus")
    assert GAME.winners(state) == (CAESAR,)


@pytest.mark.rule("caesar.crassus.trails")
def test_c24_rule_3_places_where_he_trails_most_and_can_place() -> None:
    """Italia, where he trails by 6, has no sword free; so Macedonia, where he trails by 3, against 2 in Achaia."""
    state = solo("sword-4-2")
    lay(state, CAESAR, "shield-6-0", "SD-IT", "IT")
    for place in ("SC-IT", "IT-GC"):
        lay(state, CAESAR, "wild-2-2", place)
    lay(state, CAESAR, "sword-3-3", "MD-DM", "MD")
    lay(state, CAESAR, "shield-4-2", "AC-CR", "CR")
    assert chosen(state) == "trails sword-4-2 AC-MD 4 to MD"


@pytest.mark.rule("caesar.crassus.influence")
def test_c24_rule_4_adds_where_he_lacks_least() -> None:
    """He leads by 6 in Macedonia and by 1 in Africa: the largest lead lacks least. Sicilia takes no shield."""
    state = solo("shield-3-3")
    lay(state, CRASSUS, "sword-6-0", "AC-MD", "MD")
    lay(state, CRASSUS, "ship-5-1", "SC-AF", "SC")
    assert chosen(state) == "influence shield-3-3 IT-MD 3 to MD"


def test_rule_4_takes_the_highest_number_of_the_province() -> None:
    """Creta, with his 5, takes the 4 of the ship, not the 3 of the shield."""
    state = solo("shield-3-3", "ship-4-2")
    lay(state, CRASSUS, "shield-5-1", "CR-AS", "CR")
    assert chosen(state) == "influence ship-4-2 CR-AG 4 to CR"


@pytest.mark.rule("caesar.crassus.neighbour")
def test_rule_5_places_next_to_a_province_of_his() -> None:
    """The highest number that a neighbour takes."""
    state = solo("sword-6-0")
    hold(state, CRASSUS, "SY")
    assert chosen(state) == "neighbour sword-6-0 CY-AG 6 to AG"


def test_rule_5_asks_for_the_neighbour_that_takes_the_highest() -> None:
    """Asia, with a Senate token, would take a 4; Aegyptus takes the 6."""
    state = solo("sword-6-0", "shield-4-2")
    hold(state, CRASSUS, "SY")
    bonus(state, AS="senate")
    assert chosen(state) == "neighbour sword-6-0 CY-AG 6 to AG"


@pytest.mark.rule("caesar.crassus.central")
def test_rule_6_prefers_italia_among_central_provinces() -> None:
    """Of those that take the highest number; even to Sicilia with a Senate token."""
    for row in (("sword-6-0",), ("sword-6-0", "shield-5-1")):
        state = solo(*row)
        bonus(state, SC="senate")
        assert chosen(state).endswith("6 to IT")
    state = solo("ship-6-0", "sword-3-3")
    for place in ("IT-AC", "IT-DM"):
        lay(state, CAESAR, "ship-6-0", place)
    assert chosen(state).startswith("central ship-6-0")
    assert not chosen(state).endswith("IT")


def test_rule_6_asks_for_the_central_province_that_takes_the_highest() -> None:
    """Italia takes only the 4 of the shield; so Achaia, which takes the 6 of the sword."""
    state = solo("sword-6-0", "shield-4-2")
    for place in ("SC-IT", "IT-GC"):
        lay(state, CAESAR, "wild-2-2", place)
    assert chosen(state) == "central sword-6-0 AC-MD 6 to AC"


def test_rule_7_asks_for_the_province_that_takes_the_highest() -> None:
    """Hispania Ulterior, with a Senate token, takes only the 4 of the shield."""
    state = solo("sword-6-0", "shield-4-2")
    for place in ("SC-IT", "IT-GC", "AC-MD", "GA-SD", "SD-IT", "IT-MD", "AC-CR", "CY-CR", "CR-AS", "MD-DM"):
        lay(state, CAESAR, "wild-2-2", place)
    bonus(state, HU="senate")
    assert chosen(state).startswith("anywhere sword-6-0")


@pytest.mark.rule("caesar.crassus.anywhere")
def test_rule_7_places_the_highest_number_anywhere() -> None:
    """When no central province can take a token: next to a central one, and among those at random."""
    state = no_central_sword()
    before = GAME.copy(state)
    choice = choose(state)
    assert names.rule_id(choice.rule) == "caesar.crassus.anywhere"
    assert choice.number == 6
    assert names.PROVINCE_REASONS[choice.province_reason] == "random"
    beside_central = ("MT", "GA", "NU", "GC", "AF", "MD", "DM", "CY", "AG")
    first = SplitMix64(before.seed).number()
    assert names.PROVINCES[choice.province] == beside_central[first % 9]


def no_central_sword() -> State:
    """Crassus has a sword, and no central province has a free space for it."""
    state = solo("sword-6-0")
    for place in ("SC-IT", "IT-GC", "AC-MD"):
        lay(state, CAESAR, "wild-2-2", place)
    state.seed = 11
    return state


@pytest.mark.rule("caesar.crassus.province")
@pytest.mark.parametrize("reason", range(4), ids=names.PROVINCE_REASONS[1:5])
def test_which_province_is_asked_in_the_order_of_the_list(reason: int) -> None:
    """Each reason wins over all that follow it: next to an own one, Senate, Poison, central, next to a central one.

    All of these provinces could be closed. Hispania has none of the reasons.
    """
    wanted = ("SY", "GA", "DM", "AC")[reason]
    state = solo("wild-2-2", modules="poison")
    for place, last in (("SY", "AG-SY"), ("GA", "GA-GC"), ("DM", "GC-DM"), ("AC", "AF-AC"), ("HU", "HU-HC")):
        fill(state, place, but=last)
    if reason == 0:
        hold(state, CRASSUS, "AS")
    if reason <= 1:
        bonus(state, GA="senate")
    if reason <= 2:
        bonus(state, DM="poison")
    choice = choose(state)
    assert names.PROVINCES[choice.province] == wanted
    assert names.PROVINCE_REASONS[choice.province_reason] == names.PROVINCE_REASONS[reason + 1]


@pytest.mark.rule("caesar.crassus.space", "caesar.crassus.token")
def test_c25_the_space_comes_before_the_token() -> None:
    """In Macedonia the space to Achaia, where he trails too; then no wild token, then the leftmost of two alike."""
    state = solo("wild-4-0", "sword-4-2", "shield-4-2", "sword-4-2")
    lay(state, CAESAR, "sword-6-0", "MD-DM", "MD")
    lay(state, CAESAR, "ship-5-1", "AF-AC", "AC")
    choice = choose(state)
    assert chosen(state) == "trails sword-4-2 AC-MD 4 to MD"
    assert choice.index == 1
    assert names.SPACE_REASONS[choice.space_reason] == "trails"
    assert names.TOKEN_REASONS[choice.token_reason] == "leftmost"


def test_c34_the_number_comes_before_the_space() -> None:
    """The space to Achaia would be preferred, but the other one takes a 6."""
    state = solo("sword-4-2", "shield-6-0")
    lay(state, CAESAR, "sword-6-0", "MD-DM", "MD")
    lay(state, CAESAR, "ship-5-1", "AF-AC", "AC")
    assert chosen(state) == "trails shield-6-0 IT-MD 6 to MD"
    supply(state, CRASSUS, "sword-4-2")
    assert chosen(state) == "trails sword-4-2 AC-MD 4 to MD"


def test_c35_the_highest_number_is_one_that_can_be_placed_there() -> None:
    """No province beside his own takes the 6 of his row: it is rule 5 all the same, with the 4."""
    state = solo("shield-6-0", "ship-4-2")
    hold(state, CRASSUS, "HU")
    assert chosen(state) == "neighbour ship-4-2 MT-SD 4 to MT"


def test_only_a_real_choice_is_decided_at_random() -> None:
    """One province and one space do not use the generator."""
    state = solo("sword-6-0")
    hold(state, CRASSUS, "SY")
    before = state.seed
    choose(state)
    assert state.seed == before


def test_he_tells_why_he_takes_one_of_several() -> None:
    """Province, space and token each have a reason of their own."""
    state = no_central_sword()
    events = play(ready(state), "crassus")
    assert told(events, "chose").message.key == "caesar-event-chose-anywhere"
    assert told(events, "chose-province").message.key == "caesar-event-chose-province-random"


# ---- closing, bonus tokens, the end ------------------------------------------------------------------------------


@pytest.mark.rule("caesar.crassus.tie", "caesar.crassus.bonus")
def test_crassus_wins_ties_in_his_turn_and_discards_most_bonus_tokens() -> None:
    """And his choice is told rule by rule."""
    state = solo("sword-4-2")
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    bag(state, CRASSUS, "ship-6-0")
    bonus(state, SY="wealth")
    events = play(ready(state), "crassus")
    assert {"caesar.crassus.tie", "caesar.crassus.bonus", "caesar.crassus.control"} <= rules(events)
    assert state.control[province("SY")] == CRASSUS + 1
    assert told(events, "chose").message.key == "caesar-event-chose-control"
    assert state.markers[CRASSUS] == 11


def test_in_the_turn_of_the_player_a_tie_is_a_tie() -> None:
    """Nobody controls it."""
    state = solo("sword-4-2")
    state.turn_side = state.actor = CAESAR
    lay(state, CRASSUS, "sword-4-2", "AG-SY", "AG")
    play(ready(state), "place wild-2-2 AS-SY")
    assert state.control[province("SY")] == 0


@pytest.mark.rule("caesar.crassus.harder")
def test_the_harder_variant_discards_a_marker_with_every_discarded_token() -> None:
    """Not with Senate and Poison, which he uses."""
    for name, left in (("wealth", 10), ("senate", 10), ("poison", 11)):
        state = solo("sword-4-2", harder=True, modules="poison")
        lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
        bag(state, CRASSUS, "ship-6-0")
        bonus(state, SY=name)
        play(ready(state), "crassus")
        assert state.markers[CRASSUS] == left
        assert GAME.ledger(state, CRASSUS)["discarded"] == (1 if name == "wealth" else 0)


def test_c30_he_wins_when_his_last_marker_is_discarded() -> None:
    """One goes on Syria, the last one out of the game."""
    state = solo("sword-4-2", harder=True)
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    bonus(state, SY="wealth")
    markers(state, CRASSUS, 2)
    play(ready(state), "crassus")
    assert GAME.winners(state) == (CRASSUS,)


def test_c36_his_marker_leaves_after_those_on_borders() -> None:
    """Control of Syria and the border to Asia take his last two: nothing is left to be discarded."""
    state = solo("sword-4-2", harder=True)
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    hold(state, CRASSUS, "AS")
    bonus(state, SY="wealth")
    markers(state, CRASSUS, 2)
    play(ready(state), "crassus")
    assert GAME.winners(state) == (CRASSUS,)
    assert GAME.ledger(state, CRASSUS)["discarded"] == 0
    assert GAME.ledger(state, CRASSUS)["borders"] == 1


@pytest.mark.rule("caesar.crassus.markers")
def test_c27_all_markers_are_placed_in_his_turn_and_his_in_the_players() -> None:
    """Also the player's on borders, in his turn; Senate markers of his as many as he may."""
    state = solo("sword-4-2")
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    hold(state, CAESAR, "HU", "MT")
    hold(state, CRASSUS, "DM", "MD")
    bonus(state, SY="senate")
    state.senate[CRASSUS] = 2
    play(ready(state), "crassus")
    assert state.cover[border("HU-MT")] == CAESAR + 1
    assert state.cover[border("MD-DM")] == CRASSUS + 1
    assert state.under[CRASSUS] == 3
    state = solo("sword-4-2")
    state.turn_side = state.actor = CAESAR
    hold(state, CRASSUS, "DM", "MD")
    lay(state, CRASSUS, "sword-4-2", "AG-SY", "AG")
    play(ready(state), "place wild-4-0 AS-SY SY")
    assert state.cover[border("MD-DM")] == CRASSUS + 1
    assert state.actor == CRASSUS


def test_c54_the_player_is_not_asked_for_border_markers_in_his_turn() -> None:
    """Both borders are marked, and the turn of Crassus ends in one step."""
    state = solo("sword-4-2")
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    hold(state, CAESAR, "HU", "MT", "MD", "DM")
    play(ready(state), "crassus")
    assert state.cover[border("HU-MT")] == state.cover[border("MD-DM")] == CAESAR + 1
    assert (state.actor, state.phase) == (CAESAR, codes.PHASE_TURN)


def test_c26_the_province_that_he_aimed_at_is_resolved_first() -> None:
    """Its bonus comes before that of the other."""
    state = solo("shield-6-0")
    fill(state, "AS", but="AS-SY")
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="senate", AS="wealth")
    events = play(ready(state), "crassus")
    closed = [dict(event.message.parameters)["province"] for event in events if event.kind == "closed"]
    assert [str(name) for name in closed] == ["caesar-province-sy", "caesar-province-as"]


@pytest.mark.rule("caesar.crassus.no-placement")
def test_crassus_loses_when_he_cannot_place_after_drawing() -> None:
    """The test comes after his draws."""
    state = solo("sword-4-2")
    for at in state.figures.spaces[codes.SWORD]:
        state.token[at] = 1
    state.free[codes.SWORD] = 0
    drawn = GAME.copy(state)
    bag(drawn, CRASSUS, "ship-6-0")
    play(ready(drawn), "crassus")
    assert not GAME.winners(drawn)
    events = play(ready(state), "crassus")
    assert GAME.winners(state) == (CAESAR,)
    assert "caesar.crassus.no-placement" in rules(events)
    assert GAME.dump(state)["actor"] == "pompey"


def test_c29_a_second_placement_that_is_impossible_is_skipped() -> None:
    """Tile C with one token."""
    state = solo("sword-4-2", tile=codes.TILE_C)
    events = play(ready(state), "crassus")
    assert "crassus-skipped" in kinds(events)
    assert state.actor == CAESAR


def test_c20_poison_takes_a_random_token_of_his_row() -> None:
    """The row closes up; he has no limit."""
    state = solo("sword-4-2", "ship-6-0", "shield-3-3", modules="poison")
    state.turn_side = state.actor = CAESAR
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="poison")
    state.seed = 5
    play(ready(state), "place wild-4-0 AS-SY SY")
    index = SplitMix64(5).number() % 3
    row = state.supply[CRASSUS][:]
    returned = row.pop(index)
    play(state, "use")
    assert state.supply[CRASSUS] == row
    assert state.bag[CRASSUS] == [returned]
    assert GAME.dump(state)["sides"]["pompey"]["limit"] is None


def test_his_poison_takes_a_token_of_the_player() -> None:
    """The supply stays one smaller."""
    state = solo("sword-4-2", modules="poison")
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    bonus(state, SY="poison")
    play(ready(state), "crassus")
    assert len(state.supply[CAESAR]) == 1
    assert state.limit[CAESAR] == 2
