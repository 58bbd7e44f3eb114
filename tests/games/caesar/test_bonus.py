"""Bonus tokens of the base game: Tactics, Wealth, Might, Senate."""

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
    refused_at,
    rules,
    supply,
    table,
    token,
)

from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.state import State


def syria_with(name: str, number: str = "wild-4-0") -> State:
    """Caesar closes Syria with a number and takes a bonus token; play has gone as far as that."""
    state = duel()
    fill(state, "SY", but="AS-SY")
    bonus(state, SY=name)
    ready(state)
    play(state, f"place {number} AS-SY" + ("" if number == "wild-2-2" else " SY"))
    return state


@pytest.mark.rule("caesar.wealth.draw", "caesar.bonus.use")
def test_wealth_draws_one_token_more() -> None:
    """The supply stays one larger; or the effect is left."""
    state = syria_with("wealth")
    assert refused(state, "turn-token AG-SY") == "caesar.bonus.use"
    left = GAME.copy(state)
    events = play(state, "use")
    assert "caesar.wealth.draw" in rules(events)
    assert len(state.supply[CAESAR]) == 3
    assert state.limit == [3, 2]
    assert "declined" in kinds(play(left, "decline"))
    assert (len(left.supply[CAESAR]), left.limit) == (2, [2, 2])


@pytest.mark.rule("caesar.tactics.extra", "caesar.tactics.decline")
def test_c5_the_turn_is_finished_before_the_extra_turn() -> None:
    """The token is drawn, then the extra turn is taken or declined."""
    state = syria_with("tactics")
    assert len(state.supply[CAESAR]) == 2
    assert choices(state) == ["extra-turn", "no-extra-turn"]
    declined = GAME.copy(state)
    assert "caesar.tactics.extra" in rules(play(state, "extra-turn"))
    assert (state.actor, state.phase) == (CAESAR, codes.PHASE_TURN)
    assert "caesar.tactics.decline" in rules(play(declined, "no-extra-turn"))
    assert declined.actor == POMPEY


@pytest.mark.rule("caesar.tactics.decline")
def test_c4_an_extra_turn_without_a_placement_loses_and_may_be_declined() -> None:
    """Caesar's last token is gone."""
    state = table()
    supply(state, CAESAR, "wild-2-2")
    supply(state, POMPEY, "wild-2-2")
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="tactics")
    play(ready(state), "place wild-2-2 AS-SY")
    declined = GAME.copy(state)
    play(state, "extra-turn")
    assert GAME.winners(state) == (POMPEY,)
    assert GAME.dump(state)["actor"] == "caesar"
    play(declined, "no-extra-turn")
    assert declined.actor == POMPEY


@pytest.mark.rule("caesar.tactics.once", "caesar.bonus.nothing")
def test_two_tactics_in_one_turn_give_one_turn() -> None:
    """One taken in the extra turn gives a further one."""
    state = duel()
    fill(state, "AS", but="AS-SY")
    fill(state, "SY", but="AS-SY")
    bonus(state, AS="tactics", SY="tactics")
    events = play(ready(state), "place wild-2-2 AS-SY", "close AS", "mark no-more")
    assert "caesar.tactics.once" in rules(events)
    fill(state, "HU", but="HU-HC")
    bonus(state, HU="tactics")
    play(state, "extra-turn", "place wild-4-0 HU-HC HU", "mark no-more")
    assert choices(state) == ["extra-turn", "no-extra-turn"]


@pytest.mark.rule("caesar.might.influence", "caesar.might.closed", "caesar.might.enemy", "caesar.might.covered")
def test_c6_might_turns_an_enemy_token_face_down() -> None:
    """It counts 0 in an open province; the closed one, a tie, does not change. Own and covered tokens are refused."""
    state = table()
    for side in (CAESAR, POMPEY):
        supply(state, side, "wild-2-2", "wild-4-0")
    lay(state, POMPEY, "sword-6-0", "SC-IT", "IT")
    lay(state, CAESAR, "sword-3-3", "IT-GC", "GC")
    lay(state, POMPEY, "ship-4-2", "SC-AF", "SC")
    hold(state, POMPEY, "HU", "MT")
    state.cover[border("HU-MT")] = POMPEY + 1
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="might")
    play(ready(state), "place wild-4-0 AS-SY SY")
    assert refused(state, "turn-token IT-GC") == "caesar.might.enemy"
    assert refused_at(state, "border.IT-GC") == "caesar.might.enemy"
    assert refused(state, "turn-token HU-MT") == "caesar.might.covered"
    assert refused_at(state, "province.DM") == "caesar.might.enemy"
    events = play(state, "turn-token SC-IT")
    assert "caesar.might.influence" in rules(events)
    assert state.influence[POMPEY * codes.PROVINCES + province("IT")] == 0
    assert GAME.dump(state)["borders"]["SC-IT"]["facing"] == [6, 0]


@pytest.mark.rule("caesar.might.marker", "caesar.might.face-up")
def test_c8_might_turns_a_control_marker_that_still_counts() -> None:
    """On a province or on a border; what lies face down cannot be turned again."""
    state = table()
    for side in (CAESAR, POMPEY):
        supply(state, side, "wild-2-2", "wild-4-0")
    hold(state, POMPEY, "HU", "MT")
    state.cover[border("HU-MT")] = POMPEY + 1
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="might")
    ready(state)
    state.turned[province("MT")], state.shown[province("MT")] = 1, 0
    play(state, "place wild-4-0 AS-SY SY")
    assert {"turn-marker HU", "turn-marker HU-MT"} <= set(choices(state))
    assert refused(state, "turn-marker MT") == "caesar.might.face-up"
    before = GAME.ledger(state, POMPEY).total
    on_border = GAME.copy(state)
    assert "caesar.might.marker" in rules(play(state, "turn-marker HU"))
    assert (state.shown[province("HU")], state.turned[province("HU")]) == (0, 1)
    assert state.control[province("HU")] == POMPEY + 1
    assert GAME.ledger(state, POMPEY).total == before
    play(on_border, "turn-marker HU-MT")
    assert GAME.dump(on_border)["borders"]["HU-MT"]["marker"] == {"side": "pompey", "down": True}


@pytest.mark.rule("caesar.border.face-down")
def test_c7_one_of_two_face_down_markers_is_enough_in_italia() -> None:
    """Borders of Italia take no more markers."""
    state = duel()
    hold(state, CAESAR, "IT", "DM", "HU", "MT")
    state.shown[province("IT")] = state.turned[province("IT")] = 1
    fill(state, "SY", but="AS-SY")
    play(ready(state), "place wild-4-0 AS-SY SY")
    assert "mark IT-DM" not in choices(state)
    assert refused(state, "mark IT-DM") == "caesar.border.face-down"


@pytest.mark.rule("caesar.senate.keep", "caesar.senate.markers", "caesar.senate.left")
def test_one_none_and_three_markers_under_three_senate_tokens() -> None:
    """The example of the rulebook: as many as the side owns Senate tokens, this one included."""
    first = syria_with("senate")
    assert choices(first) == ["senate 0", "senate 1"]
    assert refused(first, "senate 2") == "caesar.senate.markers"
    play(first, "senate 1")
    assert (first.senate[CAESAR], first.under[CAESAR]) == (1, 1)
    second = syria_with("senate", "wild-4-0")
    second.senate[CAESAR] = 2
    play(second, "senate 0")
    assert (second.senate[CAESAR], second.under[CAESAR], second.markers[CAESAR]) == (2, 0, 11)
    third = duel()
    third.senate[CAESAR] = 2
    fill(third, "SY", but="AS-SY")
    bonus(third, SY="senate")
    play(ready(third), "place wild-4-0 AS-SY SY")
    assert choices(third) == ["senate 0", "senate 3"]
    play(third, "senate 3")
    assert (third.senate[CAESAR], third.under[CAESAR], third.markers[CAESAR]) == (3, 3, 8)
    assert GAME.ledger(third, CAESAR)["senate"] == 3


@pytest.mark.rule("caesar.senate.markers")
def test_a_senate_token_without_control_is_only_kept() -> None:
    """The other side wins the province."""
    state = duel()
    lay(state, POMPEY, "sword-6-0", "AG-SY", "SY")
    bonus(state, SY="senate")
    play(ready(state), "place wild-4-0 AS-SY SY")
    assert (state.senate[CAESAR], state.under[CAESAR]) == (1, 0)
    assert state.actor == POMPEY


@pytest.mark.rule("caesar.senate.left")
def test_c9_more_than_four_senate_tokens_are_capped_by_the_markers_left() -> None:
    """Six tokens, three markers left after the one on Syria."""
    state = duel()
    state.senate[CAESAR] = 5
    markers(state, CAESAR, 4)
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="senate")
    play(ready(state), "place wild-4-0 AS-SY SY")
    assert choices(state) == ["senate 0", "senate 3"]
    assert refused(state, "senate 4") == "caesar.senate.left"
    play(state, "senate 3")
    assert GAME.winners(state) == (CAESAR,)


@pytest.mark.rule("caesar.senate.exactly")
def test_c55_exactly_as_many_markers_as_senate_tokens_go_under_one() -> None:
    """Or none; as many as are left where that is less."""
    for left, offered in ((12, ["senate 0", "senate 3"]), (3, ["senate 0", "senate 2"])):
        state = duel()
        state.senate[CAESAR] = 2
        markers(state, CAESAR, left)
        fill(state, "SY", but="AS-SY")
        bonus(state, SY="senate")
        play(ready(state), "place wild-4-0 AS-SY SY")
        assert choices(state) == offered
        assert refused(state, "senate 1") == "caesar.senate.exactly"


@pytest.mark.rule("caesar.draw.one")
def test_one_token_is_drawn_however_many_are_held() -> None:
    """A supply of four grows back to four only."""
    state = duel()
    state.limit[CAESAR] = 6
    play(ready(state), "place wild-2-2 AS-SY")
    assert len(state.supply[CAESAR]) == 2
    assert token("ship-3-3") in state.supply[CAESAR]
