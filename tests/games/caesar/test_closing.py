"""Closing provinces: control, markers on borders, the order, the end of the game."""

import pytest
from games.caesar.build_table import (
    CAESAR,
    POMPEY,
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
    rules,
    supply,
    table,
)

from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.state import State


def achaia() -> State:
    """Achaia with one free space, that to Macedonia: Caesar has 8 there, Pompey 1."""
    state = table(POMPEY)
    lay(state, CAESAR, "ship-6-0", "IT-AC", "AC")
    lay(state, CAESAR, "ship-4-2", "AF-AC", "AF")
    lay(state, POMPEY, "shield-5-1", "AC-CR", "CR")
    bonus(state, AC="wealth")
    supply(state, POMPEY, "sword-3-3")
    supply(state, CAESAR, "wild-2-2")
    return ready(state)


@pytest.mark.rule("caesar.close.full", "caesar.close.bonus", "caesar.control.higher")
def test_pompey_closes_achaia_and_caesar_wins_it_by_8_to_4() -> None:
    """The example of the rulebook: whoever closes takes the bonus token, whoever has more takes control."""
    state = achaia()
    events = play(state, "place sword-3-3 AC-MD")
    assert "caesar.control.higher" in rules(events)
    assert state.control[province("AC")] == CAESAR + 1
    assert state.markers == [11, 12]
    assert choices(state) == ["use", "decline"]
    assert state.actor == POMPEY
    controlled = next(event for event in events if event.kind == "controlled")
    assert dict(controlled.message.parameters)["most"] == 8
    assert dict(controlled.message.parameters)["least"] == 4


@pytest.mark.rule("caesar.control.tie", "caesar.end.no-placement")
def test_a_tie_gives_control_to_nobody() -> None:
    """Two and two in Syria; Pompey then cannot place."""
    state = table()
    lay(state, POMPEY, "sword-4-2", "AG-SY", "AG")
    supply(state, CAESAR, "wild-2-2")
    events = play(ready(state), "place wild-2-2 AS-SY")
    assert "caesar.control.tie" in rules(events)
    assert state.control[province("SY")] == 0
    assert state.markers == [12, 12]
    assert GAME.winners(state) == (CAESAR,)


@pytest.mark.rule("caesar.control.italia")
def test_italia_brings_two_markers() -> None:
    """And Italia's Senate token."""
    state = duel()
    fill(state, "IT", but="IT-MD")
    bonus(state, IT="senate")
    events = play(ready(state), "place wild-4-0 IT-MD IT")
    assert state.shown[province("IT")] == 2
    assert state.markers[CAESAR] == 10
    assert "caesar.control.italia" in rules(events)
    assert GAME.ledger(state, CAESAR)["italia"] == 2


def asia_and_syria(side: int = CAESAR) -> State:
    """Syria held, Asia about to be closed by Caesar's 4, with Syria's token between them."""
    state = duel()
    lay(state, POMPEY, "shield-3-3", "AS-SY", "AS")
    hold(state, side, "SY")
    fill(state, "AS", but="CR-AS")
    return ready(state)


@pytest.mark.rule("caesar.border.marker", "caesar.border.optional")
def test_a_marker_goes_on_the_border_between_asia_and_syria() -> None:
    """The example of the rulebook: both are Caesar's, so he may cover the token between them, Pompey's as it is."""
    state = asia_and_syria()
    play(state, "place wild-4-0 CR-AS AS")
    assert choices(state) == ["mark AS-SY", "mark no-more"]
    left_out = GAME.copy(state)
    events = play(state, "mark AS-SY")
    assert state.cover[border("AS-SY")] == CAESAR + 1
    assert state.owner[border("AS-SY")] == POMPEY
    assert GAME.ledger(state, CAESAR)["borders"] == 1
    assert "caesar.border.marker" in rules(events)
    events = play(left_out, "mark no-more")
    assert left_out.cover[border("AS-SY")] == 0
    assert "caesar.border.optional" in rules(events)


@pytest.mark.rule("caesar.border.both", "caesar.border.covered")
def test_a_border_needs_two_own_provinces_and_no_marker() -> None:
    """Each with its reason."""
    state = asia_and_syria()
    hold(state, CAESAR, "CY")
    hold(state, CAESAR, "AF")
    state.cover[border("AF-CY")] = CAESAR + 1
    play(state, "place wild-4-0 CR-AS AS")
    assert refused(state, "mark AG-SY") == "caesar.border.both"
    assert refused(state, "mark AF-CY") == "caesar.border.covered"


@pytest.mark.rule("caesar.border.face-down")
def test_a_face_down_marker_keeps_markers_off_the_borders() -> None:
    """With a second border to choose, so that the refusal can be asked for."""
    state = asia_and_syria()
    hold(state, CAESAR, "CY", "AF")
    state.shown[province("SY")], state.turned[province("SY")] = 0, 1
    play(state, "place wild-4-0 CR-AS AS")
    assert choices(state) == ["mark AF-CY", "mark no-more"]
    assert refused(state, "mark AS-SY") == "caesar.border.face-down"


@pytest.mark.rule("caesar.border.active-first")
def test_the_active_side_places_its_border_markers_first() -> None:
    """Then the other side is asked, in the middle of the turn."""
    state = asia_and_syria()
    hold(state, POMPEY, "HU", "MT")
    hold(state, CAESAR, "DM")
    play(state, "place wild-4-0 CR-AS AS")
    assert (state.actor, choices(state)) == (CAESAR, ["mark AS-SY", "mark no-more"])
    play(state, "mark AS-SY")
    assert (state.actor, choices(state)) == (POMPEY, ["mark HU-MT", "mark no-more"])
    play(state, "mark HU-MT")
    assert state.turn_side == POMPEY
    assert GAME.may_evaluate(state)


def two_closings() -> State:
    """The space between Asia and Syria closes both; Asia has Wealth, Syria Tactics."""
    state = duel()
    fill(state, "AS", but="AS-SY")
    fill(state, "SY", but="AS-SY")
    bonus(state, AS="wealth", SY="tactics")
    return ready(state)


@pytest.mark.rule("caesar.close.order")
def test_c1_two_closings_are_resolved_one_after_the_other() -> None:
    """The first one fully: its border markers and its bonus; markers between both come with the second."""
    state = two_closings()
    play(state, "place wild-2-2 AS-SY")
    assert choices(state) == ["close AS", "close SY"]
    assert refused(state, "close IT") == "caesar.close.order"
    play(state, "close AS")
    assert choices(state) == ["use", "decline"]
    assert state.control[province("SY")] == 0
    play(state, "use")
    assert choices(state) == ["mark AS-SY", "mark no-more"]
    play(state, "mark AS-SY")
    assert choices(state) == ["extra-turn", "no-extra-turn"]


@pytest.mark.rule("caesar.might.closed", "caesar.close.full")
def test_c1_might_of_the_first_closing_does_not_change_the_second() -> None:
    """Both were closed by the placement: Pompey's 6 in Syria is turned face down, and counts there all the same."""
    state = duel()
    fill(state, "AS", but="AS-SY", side=CAESAR)
    lay(state, POMPEY, "sword-6-0", "AG-SY", "SY")
    bonus(state, AS="might")
    play(ready(state), "place wild-2-2 AS-SY", "close AS", "turn-token AG-SY")
    assert state.control[province("AS")] == CAESAR + 1
    assert state.control[province("SY")] == POMPEY + 1
    assert state.influence[POMPEY * codes.PROVINCES + province("AG")] == 0


def test_c1_might_of_the_first_closing_may_turn_a_marker_that_lies_already() -> None:
    """The face-down marker of Syria keeps Pompey off its borders, when Asia is closed after it."""
    state = duel()
    fill(state, "AS", but="AS-SY", side=CAESAR)
    lay(state, POMPEY, "sword-6-0", "AG-SY", "SY")
    hold(state, POMPEY, "MT")
    bonus(state, AS="might")
    play(ready(state), "place wild-2-2 AS-SY", "close AS", "turn-marker MT")
    assert (state.shown[province("MT")], state.turned[province("MT")]) == (0, 1)
    assert state.control[province("SY")] == POMPEY + 1


@pytest.mark.rule("caesar.border.later")
def test_c53_a_marker_left_out_may_come_at_any_later_closing() -> None:
    """Also of a province that does not touch the border."""
    state = duel()
    hold(state, CAESAR, "DM", "MD")
    fill(state, "SY", but="AS-SY")
    play(ready(state), "place wild-4-0 AS-SY SY")
    assert choices(state) == ["mark MD-DM", "mark no-more"]
    play(state, "mark no-more")
    assert state.cover[border("MD-DM")] == 0
    fill(state, "HU", but="HU-HC")
    play(state, "place wild-2-2 HU-HC")
    assert (state.actor, choices(state)) == (CAESAR, ["mark MD-DM", "mark no-more"])


@pytest.mark.rule("caesar.end.last-marker", "caesar.game.over")
def test_the_last_marker_wins_at_once() -> None:
    """On the first of Italia's spaces; nothing after it happens."""
    state = duel()
    fill(state, "IT", but="IT-MD")
    bonus(state, IT="senate")
    markers(state, CAESAR, 1)
    events = play(ready(state), "place wild-4-0 IT-MD IT")
    assert GAME.is_over(state)
    assert GAME.winners(state) == (CAESAR,)
    assert state.shown[province("IT")] == 1
    assert state.senate[CAESAR] == 1
    assert state.bonus[province("IT")] == codes.BONUS_NONE
    assert "drew" not in kinds(events)
    assert GAME.dump(state)["winner"] == "caesar"
    assert GAME.dump(state)["actor"] == "caesar"
    assert refused(state, "use", CAESAR) == "caesar.game.over"


def test_the_last_marker_wins_in_the_turn_of_the_other_side() -> None:
    """Pompey closes Achaia, where Caesar places his last one."""
    state = achaia()
    markers(state, CAESAR, 1)
    play(state, "place sword-3-3 AC-MD")
    assert GAME.winners(state) == (CAESAR,)
    assert state.turn_side == POMPEY


def test_c3_on_a_full_board_the_next_side_has_lost() -> None:
    """It cannot place, although it holds tokens."""
    state = duel()
    for place in ("HU", "GA", "SD", "NU", "IT", "AF", "AC", "MD", "CR", "AG", "GC"):
        fill(state, place, but="AS-SY")
    fill(state, "AS", but="AS-SY")
    fill(state, "SC")
    assert sum(not held for held in state.token) == 1
    play(ready(state), "place wild-2-2 AS-SY", "close AS")
    if not GAME.is_over(state):
        play(state, "mark no-more")
    assert GAME.winners(state) == (CAESAR,)


@pytest.mark.rule("caesar.end.no-placement")
def test_a_side_that_cannot_place_loses_in_the_result_of_the_turn_before() -> None:
    """It holds only swords, and no space with a sword is free."""
    state = duel()
    for at in state.figures.spaces[codes.SWORD]:
        if at != border("AG-SY"):
            state.token[at] = 1
    state.free[codes.SWORD] = 1 << state.figures.bit_of[border("AG-SY")]
    supply(state, POMPEY, "sword-3-3")
    events = play(ready(state), "place wild-2-2 AG-SY")
    assert GAME.winners(state) == (CAESAR,)
    assert GAME.dump(state)["actor"] == "caesar"
    assert "caesar.end.no-placement" in rules(events)
