"""Rulings as options of a new game: what changes by the other reading of the rulebook."""

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
    random_move,
    ready,
    refused,
    solo,
    supply,
    table,
)

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.components import components
from trajan_tutor.games.caesar.rules.crassus_choice import choose
from trajan_tutor.games.caesar.rules.options import read_options
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names

SWITCHES = {name: ruling.choices for name, ruling in components().rulings.items() if ruling.choices}
ALL = "poison,centurions,checkpoints"


def chosen(state: State) -> str:
    """Return the placement of Crassus: token, border, and the number turned to the province he aims at."""
    choice = choose(state)
    held = names.TOKENS[state.supply[CRASSUS][choice.index]]
    return f"{held} {names.BORDERS[choice.border]} {choice.number} to {names.PROVINCES[choice.province]}"


# ---- for both sides ----------------------------------------------------------------------------------------------


@pytest.mark.rule("caesar.close.order")
def test_c1_might_of_the_first_closing_may_count_in_the_second() -> None:
    """Closed means resolved: a token turned by the first bonus no longer counts in the second province."""
    state = duel(C1="one-by-one")
    fill(state, "AS", but="AS-SY", side=CAESAR)
    lay(state, POMPEY, "sword-6-0", "AG-SY", "SY")
    bonus(state, AS="might")
    play(ready(state), "place wild-2-2 AS-SY", "close AS", "turn-token AG-SY", "mark AS-SY")
    assert state.control[province("SY")] == CAESAR + 1


@pytest.mark.rule("caesar.tactics.decline")
def test_c4_the_extra_turn_may_have_to_be_taken() -> None:
    """Without a token it loses."""
    state = table(C4="must")
    supply(state, CAESAR, "wild-2-2")
    supply(state, POMPEY, "wild-2-2")
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="tactics")
    play(ready(state), "place wild-2-2 AS-SY")
    assert GAME.winners(state) == (POMPEY,)


@pytest.mark.rule("caesar.border.face-down")
def test_c7_one_face_up_marker_on_italia_may_be_enough_for_its_borders() -> None:
    """Only with both face down its borders take no marker."""
    for turned, offered in ((1, ["mark IT-MD", "mark no-more"]), (2, ["place"])):
        state = duel(C7="both")
        hold(state, CAESAR, "IT", "MD")
        italia = province("IT")
        state.shown[italia], state.turned[italia] = 2 - turned, turned
        fill(state, "SY", but="AS-SY")
        play(ready(state), "place wild-4-0 AS-SY SY")
        assert choices(state)[:2] == offered if turned == 1 else choices(state)[0].startswith("place")


@pytest.mark.rule("caesar.checkpoints.empty")
def test_c11_face_down_may_be_possible_with_an_empty_bank() -> None:
    """Nothing is drawn then."""
    state = ready(duel(modules=ALL, C11="without-drawing"))
    assert state.bank == []
    events = play(state, "place wild-2-2 GA-SD down")
    assert "bank" not in kinds(events)
    assert state.actor == POMPEY


@pytest.mark.rule("caesar.checkpoints.bank")
def test_c12_drawing_from_the_bank_may_be_compulsory() -> None:
    """The token is resolved at once; its effect may still be left."""
    state = duel(modules=ALL, C12="must")
    state.bank = [codes.BONUS_WEALTH]
    events = play(ready(state), "place wild-2-2 GA-SD down")
    assert "bank" in kinds(events)
    assert (state.bank, choices(state)) == ([], ["use", "decline"])


@pytest.mark.rule("caesar.checkpoints.senate")
def test_c14_a_senate_token_of_the_bank_may_take_no_markers() -> None:
    """It is kept, and counts for the one of the province."""
    state = duel(modules=ALL, C14="never")
    state.bank = [codes.BONUS_SENATE]
    lay(state, CAESAR, "sword-6-0", "CY-AG", "AG")
    fill(state, "AG", but="AG-AS")
    bonus(state, AG="senate")
    play(ready(state), "place wild-2-2 AG-AS down", "bank-token")
    assert state.phase == codes.PHASE_SENATE
    assert choices(state) == ["senate 0", "senate 1", "senate 2"]


@pytest.mark.rule("caesar.border.later")
def test_c53_a_marker_may_have_to_come_at_the_closing_of_its_own_province() -> None:
    """The border between Dalmatia and Macedonia takes none when Syria is closed; with Macedonia it does."""
    state = duel(C53="own-closing")
    hold(state, CAESAR, "DM", "MD", "AS")
    fill(state, "SY", but="AG-SY")
    play(ready(state), "place wild-4-0 AG-SY SY")
    assert choices(state) == ["mark AS-SY", "mark no-more"]
    assert refused(state, "mark MD-DM") == "caesar.border.later"


@pytest.mark.rule("caesar.senate.exactly")
def test_c55_exactly_as_many_markers_may_have_to_go_under_a_senate_token() -> None:
    """Or none; as many as are left where that is less."""
    for left, offered in ((12, ["senate 0", "senate 3"]), (3, ["senate 0", "senate 2"])):
        state = duel(C55="exactly")
        state.senate[CAESAR] = 2
        markers(state, CAESAR, left)
        fill(state, "SY", but="AS-SY")
        bonus(state, SY="senate")
        play(ready(state), "place wild-4-0 AS-SY SY")
        assert choices(state) == offered
        assert refused(state, "senate 1") == "caesar.senate.exactly"


# ---- Crassus -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("caesar.crassus.control")
def test_c23_rule_1_may_choose_the_number_before_the_province() -> None:
    """Syria has a Senate token, and needs a 3; in Hispania a 0 is enough."""
    for ruling, expected in (("province-first", "wild-3-1 AG-SY 3 to SY"), ("number-first", "wild-4-0 HU-HC 0 to HU")):
        state = solo("wild-3-1", "wild-4-0", C23=ruling)
        lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
        fill(state, "HU", but="HU-HC")
        bonus(state, HU="wealth", SY="senate")
        assert chosen(state) == expected


@pytest.mark.rule("caesar.crassus.influence")
def test_c24_a_lead_may_count_as_nothing_for_rule_4() -> None:
    """He leads by 6 in Macedonia and by 5 in Creta, where a Senate token lies."""
    for ruling, province_of_his in (("lead-counts", "MD"), ("lead-counts-nothing", "CR")):
        state = solo("shield-3-3", C24=ruling)
        lay(state, CRASSUS, "sword-6-0", "AC-MD", "MD")
        lay(state, CRASSUS, "ship-5-1", "CR-AG", "CR")
        bonus(state, CR="senate")
        assert chosen(state).endswith(f"3 to {province_of_his}")


@pytest.mark.rule("caesar.crassus.space", "caesar.crassus.token")
def test_c25_the_token_may_come_before_the_space() -> None:
    """The space to Achaia takes only the wild token, the one to Italia the shield."""
    for ruling, expected in (("space-first", "wild-4-0 AC-MD 4 to MD"), ("token-first", "shield-4-2 IT-MD 4 to MD")):
        state = solo("wild-4-0", "shield-4-2", C25=ruling)
        lay(state, CAESAR, "sword-6-0", "MD-DM", "MD")
        lay(state, CAESAR, "ship-5-1", "AF-AC", "AC")
        assert chosen(state) == expected


@pytest.mark.rule("caesar.crassus.no-placement")
def test_c29_a_second_placement_that_is_impossible_may_lose() -> None:
    """Tile C with one token."""
    state = solo("sword-4-2", tile=codes.TILE_C, C29="loses")
    play(ready(state), "crassus")
    assert GAME.winners(state) == (CAESAR,)


@pytest.mark.rule("caesar.crassus.trails")
def test_c34_the_space_may_come_before_the_number() -> None:
    """The space to Achaia, where he trails too, although the other one takes a 6."""
    state = solo("sword-4-2", "shield-6-0", C34="space-first")
    lay(state, CAESAR, "sword-6-0", "MD-DM", "MD")
    lay(state, CAESAR, "ship-5-1", "AF-AC", "AC")
    assert chosen(state) == "sword-4-2 AC-MD 4 to MD"


@pytest.mark.rule("caesar.crassus.influence")
def test_c39_any_token_of_his_may_count_as_influence() -> None:
    """In Asia he has the 0 of a token, and no token anywhere else."""
    for ruling, rule in (("sum", "central"), ("any-token", "influence")):
        state = solo("shield-3-3", C39=ruling)
        lay(state, CRASSUS, "shield-6-0", "AS-SY", "SY")
        fill(state, "SY")
        assert names.rule_id(choose(state).rule) == f"caesar.crassus.{rule}"


def his_turn_with_two_borders(tile: int, *row: str) -> State:
    """Crassus is about to close Syria; the player could mark two borders, and chooses."""
    state = solo(*row, tile=tile, C54="player-chooses")
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    hold(state, CAESAR, "HU", "MT", "MD", "DM")
    bonus(state, SY="senate")
    bag(state, CRASSUS, "ship-4-2", "ship-5-1")
    return ready(state)


@pytest.mark.rule("caesar.crassus.markers", "caesar.crassus.turn")
def test_c54_the_player_may_be_asked_for_border_markers_in_the_turn_of_crassus() -> None:
    """After his control, before his bonus token; then his turn goes on to its end."""
    state = his_turn_with_two_borders(codes.TILE_A, "sword-4-2", "shield-3-3")
    play(state, "crassus")
    assert (state.actor, choices(state)) == (CAESAR, ["mark HU-MT", "mark MD-DM", "mark no-more"])
    assert not GAME.may_evaluate(state)
    assert state.under[CRASSUS] == 0
    play(state, "mark MD-DM")
    events = play(state, "mark no-more")
    assert (state.cover[border("HU-MT")], state.cover[border("MD-DM")]) == (0, CAESAR + 1)
    assert state.under[CRASSUS] == 1
    assert "row-discarded" in kinds(events)
    assert (state.actor, state.phase) == (CAESAR, codes.PHASE_TURN)


def test_c54_his_second_placement_comes_after_the_player_was_asked() -> None:
    """Tile C places twice, whatever the player decides between."""
    state = his_turn_with_two_borders(codes.TILE_C, "sword-4-2")
    events = play(state, "crassus")
    assert kinds(events).count("crassus-placed") == 1
    events = play(state, "mark HU-MT", "mark MD-DM")
    assert kinds(events).count("crassus-placed") == 1
    assert (state.actor, state.phase) == (CAESAR, codes.PHASE_TURN)


def test_c54_the_last_marker_of_the_player_wins_in_the_turn_of_crassus() -> None:
    """Nothing happens after it."""
    state = his_turn_with_two_borders(codes.TILE_C, "sword-4-2")
    markers(state, CAESAR, 1)
    play(state, "crassus", "mark HU-MT")
    assert GAME.winners(state) == (CAESAR,)
    assert state.under[CRASSUS] == 0


# ---- every option ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SWITCHES)
def test_the_default_of_a_ruling_is_not_written_into_positions(name: str) -> None:
    """Another choice is, and comes back; the words of the setup and of a position mean the same."""
    default, other = SWITCHES[name]
    assert "options" not in GAME.dump(begun(3, **{name: default}))
    position = GAME.dump(begun(3, **{name: other}))
    assert position["options"] == {name: other}
    assert GAME.load(position).figures.options == {name: other}
    plain = {key: value for key, value in position.items() if key != "options"}
    start = Setup(position=GAME.dumps(GAME.load(plain)), options=((name, other), ("modules", "poison")))
    assert GAME.dump(GAME.new_game(start)) == position


@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("kind", [{"modules": ALL}, {"solo": "high", "modules": ALL, "harder": True}], ids=str)
def test_whole_games_are_played_by_every_reading(name: str, kind: dict[str, object]) -> None:
    """From setup to the end; a position at a turn comes back with its ruling."""
    for seed in range(12):
        state = begun(seed, **kind, **{name: SWITCHES[name][1]})
        rng = Rng(seed)
        while not GAME.is_over(state):
            if GAME.may_evaluate(state):
                assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
            GAME.apply(state, random_move(state, rng))
        assert len(GAME.winners(state)) == 1


def test_what_is_no_ruling_with_a_choice_is_refused() -> None:
    """C13, C19 and C22 are plain rules now."""
    for options in ({"C13": "one"}, {"C99": "yes"}, {"C1": "perhaps"}, {"C2": "yes"}):
        with pytest.raises(MisusedError):
            read_options(dict(options))
    position = GAME.dump(begun(3))
    for options in ({"C1": "perhaps"}, {"modules": "poison"}, ["C1"]):  # type: ignore[assignment]
        with pytest.raises(UnreadableError):
            GAME.load({**position, "options": options})
