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
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import components
from trajan_tutor.games.caesar.rules.crassus_choice import choose
from trajan_tutor.games.caesar.rules.options import read_options
from trajan_tutor.games.caesar.rules.state import State

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


def two_closing_at_once(**options: object) -> State:
    """Caesar is about to close Asia, which goes to Pompey, and Syria, which is his own, with one token."""
    state = duel(**options)
    lay(state, POMPEY, "ship-6-0", "AG-AS", "AS")
    lay(state, CAESAR, "sword-6-0", "AG-SY", "SY")
    fill(state, "AS", but="AS-SY")
    return state


@pytest.mark.rule("caesar.border.marker")
@pytest.mark.parametrize(("ruling", "winner"), [("together", POMPEY), ("one-border-step", CAESAR)])
def test_c1_a_turn_may_have_one_step_of_border_markers_after_both_controls(ruling: str, winner: int) -> None:
    """Pompey could end the game on the border to Creta before Syria gives Caesar his last marker."""
    state = two_closing_at_once(C1=ruling)
    hold(state, POMPEY, "CR")
    markers(state, CAESAR, 1)
    markers(state, POMPEY, 2)
    play(ready(state), "place wild-2-2 AS-SY", "close AS")
    if ruling == "together":
        assert choices(state) == ["mark CR-AS", "mark no-more"]
        play(state, "mark CR-AS")
    assert GAME.winners(state) == (winner,)


@pytest.mark.rule("caesar.border.face-down")
def test_c1_might_of_the_first_closing_may_come_before_the_one_step() -> None:
    """It turns a marker of Pompey, who finds no border left in the step of the second closing; its sums stay."""
    state = two_closing_at_once(C1="one-border-step")
    hold(state, POMPEY, "AC", "MD")
    bonus(state, AS="might")
    play(ready(state), "place wild-2-2 AS-SY", "close AS")
    assert state.phase == codes.PHASE_BONUS
    play(state, "turn-marker MD")
    assert (state.actor, state.phase) == (POMPEY, codes.PHASE_TURN)
    assert state.cover[border("AC-MD")] == 0
    assert state.control[province("SY")] == CAESAR + 1


@pytest.mark.rule("caesar.border.later")
def test_c1_with_c53_the_one_step_is_for_both_provinces() -> None:
    """The border between Creta and Asia, which was resolved first, and the one between Aegyptus and Syria."""
    state = duel(C1="one-border-step", C53="own-closing")
    hold(state, CAESAR, "CR", "AG", "DM", "MD")
    play(ready(state), "place wild-4-0 AS-SY AS", "close AS")
    assert choices(state) == ["mark CR-AS", "mark AG-AS", "mark no-more"]
    assert refused(state, "mark MD-DM") == "caesar.border.later"


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
    assert choices(state) == ["senate 0", "senate 2"]


def two_centurion_tokens(*left: str, **options: object) -> State:
    """Caesar is about to close Asia and Syria, each with a Centurion bonus token, and owns these Centurion tokens."""
    state = duel(modules="centurions", **options)
    state.centurions[CAESAR] = sum(1 << names.CENTURIONS.index(name) for name in left)
    fill(state, "AS", but="AS-SY")
    fill(state, "SY", but="AS-SY")
    bonus(state, AS="centurion", SY="centurion")
    play(ready(state), "place wild-2-2 AS-SY", "close AS", "mark AS-SY")
    return state


@pytest.mark.rule("caesar.centurions.once")
@pytest.mark.parametrize("second", ["centurion wild-3-3", "no-centurion"])
def test_c15_the_second_centurion_bonus_of_a_turn_may_take_a_second_token(second: str) -> None:
    """After the one instead of the draw; it may be left, and nothing is drawn."""
    state = two_centurion_tokens(*names.CENTURIONS, C15="both")
    assert choices(state) == ["draw", *(f"centurion {name}" for name in names.CENTURIONS)]
    assert refused(state, "no-centurion") == "caesar.turn.steps"
    play(state, "centurion sword-7-0")
    assert choices(state) == ["no-centurion", "centurion shield/ship-4-4", "centurion wild-3-3"]
    assert refused(state, "draw") == "caesar.turn.steps"
    events = play(state, second)
    taken = ["sword-7-0", "wild-4-0", *(["wild-3-3"] if second.startswith("centurion") else [])]
    assert [names.TOKENS[held] for held in state.supply[CAESAR]] == sorted(taken)
    assert ("declined" in kinds(events)) == (second == "no-centurion")
    assert (len(state.bag[CAESAR]), state.actor) == (2, POMPEY)


@pytest.mark.rule("caesar.centurions.take")
def test_c15_the_second_centurion_bonus_finds_nothing_or_is_left_with_the_draw() -> None:
    """The last Centurion token is taken, or a token is drawn as always: then the turn is over."""
    for move, bag_after in (("centurion wild-3-3", 2), ("draw", 1)):
        state = two_centurion_tokens("wild-3-3", C15="both")
        play(state, move)
        assert (len(state.bag[CAESAR]), state.actor, state.phase) == (bag_after, POMPEY, codes.PHASE_TURN)


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
def test_c55_fewer_markers_than_senate_tokens_may_go_under_one() -> None:
    """Any number from none up to the tokens owned."""
    state = duel(C55="up-to")
    state.senate[CAESAR] = 2
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="senate")
    play(ready(state), "place wild-4-0 AS-SY SY")
    assert choices(state) == ["senate 0", "senate 1", "senate 2", "senate 3"]


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


@pytest.mark.rule("caesar.crassus.harder")
@pytest.mark.parametrize(("ruling", "left"), [("wins", 0), ("keeps-it", 1)])
def test_c30_the_last_marker_of_crassus_may_have_to_be_placed(ruling: str, left: int) -> None:
    """In Syria, which the player wins, he discards a bonus token: his last marker goes with it, or stays."""
    for before in (1, 2):
        state = solo("wild-2-2", harder=True, C30=ruling)
        lay(state, CAESAR, "sword-6-0", "AG-SY", "SY")
        bonus(state, SY="wealth")
        markers(state, CRASSUS, before)
        bag(state, CRASSUS, "ship-4-2")
        events = play(ready(state), "crassus")
        assert "crassus-discarded" in kinds(events)
        assert state.markers[CRASSUS] == (left if before == 1 else 1)
        assert GAME.winners(state) == ((CRASSUS,) if before == 1 and ruling == "wins" else ())


@pytest.mark.rule("caesar.crassus.harder")
def test_c30_the_marker_that_crassus_keeps_wins_where_he_places_it() -> None:
    """He closes Asia, which the player wins, and Syria, where his last marker lies then."""
    state = solo("wild-2-2", harder=True, C30="keeps-it")
    lay(state, CAESAR, "ship-6-0", "AG-AS", "AS")
    fill(state, "AS", but="AS-SY")
    fill(state, "SY", but="AS-SY")
    bonus(state, AS="wealth")
    markers(state, CRASSUS, 1)
    events = play(ready(state), "crassus")
    assert GAME.winners(state) == (CRASSUS,)
    assert GAME.ledger(state, CRASSUS)["provinces"] == 1
    assert "marker-discarded" not in kinds(events)


def crassus_can_lose(*row: str, ruling: str) -> State:
    """The player, with one marker left, leads in Syria, whose last space is to Asia."""
    state = solo(*row, C31=ruling)
    lay(state, CAESAR, "sword-6-0", "AG-SY", "SY")
    markers(state, CAESAR, 1)
    return state


@pytest.mark.rule("caesar.crassus.close", "caesar.crassus.trails")
def test_c31_rules_3_to_7_may_be_as_careful_as_rule_2() -> None:
    """He trails most in Syria and would lose there; careful, he goes to Italia."""
    for ruling, rule, place in (("rule-2", "trails", "SY"), ("rules-2-to-7", "central", "IT")):
        state = crassus_can_lose("shield-3-3", ruling=ruling)
        assert chosen(state).endswith(f"3 to {place}")
        assert names.rule_id(choose(state).rule) == f"caesar.crassus.{rule}"


@pytest.mark.rule("caesar.crassus.trails")
def test_c31_crassus_loses_where_nothing_else_can_be_placed() -> None:
    """The shield fits the last space of Syria and no other."""
    state = crassus_can_lose("shield-3-3", ruling="rules-2-to-7")
    for name in names.BORDERS:
        if name != "AS-SY" and state.figures.border_symbol[border(name)] == codes.SHIELD:
            lay(state, CAESAR, "wild-2-2", name)
    play(ready(state), "crassus")
    assert GAME.winners(state) == (CAESAR,)


@pytest.mark.rule("caesar.crassus.trails")
def test_c34_the_space_may_come_before_the_number() -> None:
    """The space to Achaia, where he trails too, although the other one takes a 6."""
    state = solo("sword-4-2", "shield-6-0", C34="space-first")
    lay(state, CAESAR, "sword-6-0", "MD-DM", "MD")
    lay(state, CAESAR, "ship-5-1", "AF-AC", "AC")
    assert chosen(state) == "sword-4-2 AC-MD 4 to MD"


@pytest.mark.rule("caesar.crassus.central", "caesar.crassus.anywhere")
def test_c35_the_highest_number_may_be_that_of_all_provinces() -> None:
    """No central province takes a sword: a 3 to Italia, or the 6 elsewhere."""
    for ruling, rule, number in (("of-its-provinces", "central", 3), ("of-all", "anywhere", 6)):
        state = solo("shield-3-3", "sword-6-0", C35=ruling)
        for name in ("SC-IT", "IT-GC", "AC-MD"):
            lay(state, CAESAR, "wild-2-2", name)
        assert (names.rule_id(choose(state).rule), choose(state).number) == (f"caesar.crassus.{rule}", number)


@pytest.mark.rule("caesar.crassus.neighbour", "caesar.crassus.central")
def test_c35_beside_his_own_province_crassus_may_want_the_highest_of_all_too() -> None:
    """Mauritania beside Hispania takes a ship, Italia the 6."""
    for ruling, expected in (("of-its-provinces", "ship-3-3 MT-SD 3 to MT"), ("of-all", "6 to IT")):
        state = solo("ship-3-3", "shield-6-0", C35=ruling)
        hold(state, CRASSUS, "HU")
        assert chosen(state).endswith(expected)


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
    default, *others = SWITCHES[name]
    assert "options" not in GAME.dump(begun(3, **{name: default}))
    for other in others:
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
