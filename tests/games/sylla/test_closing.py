"""Phase VII, the new round, and the end."""

from typing import Any

import pytest
from games.sylla.build_table import GAME, area, dumped, play, prestige, table

from trajan_tutor.engine.refusal import Attempt


def closing(*players: dict[str, Any], **changes: Any) -> Any:
    """Return a state in which all have voted for the plebs with nothing: phase VII and what follows are done."""
    pending = {"hands": [None] * len(players)}
    state = table("VI", "hand", list(players), pending=pending, **changes)
    play(state, *["hand 0 down"] * len(players))
    return state


@pytest.mark.rule("sylla.famine.loss", "sylla.building.field")
def test_famine_costs_less_with_fields() -> None:
    """2 less for each that lies face up, never a gain, and nobody falls below 0."""
    fields = [{"buildings": ["field"] * number} for number in (0, 1, 2)]
    state = closing(*fields, {"prestige": 1}, famine=3)
    assert prestige(state) == [7, 9, 10, 0]


@pytest.mark.rule("sylla.crisis.count")
def test_in_a_crisis_most_tokens_gain_and_fewest_lose() -> None:
    """The worked example: Civic spirit 4, 2, 2, 1 brings 3, 0, 0, -3."""
    markers = {"civic": 0, "leisure": 2, "health": 2}
    state = closing(*[{"tokens": {"civic": number}} for number in (4, 2, 2, 1)], markers=markers)
    assert prestige(state) == [13, 10, 10, 7]


@pytest.mark.rule("sylla.crisis.count")
def test_a_crisis_in_which_all_tie_changes_nothing() -> None:
    """Even for who has no prestige (S10)."""
    markers = {"civic": 0, "leisure": 2, "health": 2}
    assert prestige(closing({"prestige": 0}, {}, {}, markers=markers)) == [0, 10, 10]


@pytest.mark.rule("sylla.crisis.count")
@pytest.mark.parametrize(("options", "last"), [({}, 3), ({"S24": "together"}, 1)])
def test_several_crises_come_one_after_the_other(options: dict[str, object], last: int) -> None:
    """Each with its floor; or all together, then the floor (S24)."""
    more = {"options": options} if options else {}
    poor = {"prestige": 1, "tokens": {"health": 2}}
    state = closing(
        poor,
        {"tokens": {"civic": 1}},
        {"tokens": {"civic": 1}},
        markers={"civic": 0, "leisure": 2, "health": 0},
        **more,
    )
    assert prestige(state)[0] == last


@pytest.mark.rule("sylla.round.new")
def test_a_new_round_has_everything_upright_and_new_things_on_sale() -> None:
    """The consul opens the next election; the next work is that of the round."""
    piles = {
        "buildings": ["stall", "field"] * 4,
        "characters": ["slave", "vestal"] * 4,
        "events": ["flood", "purge", "looting"],
        "works": ["senatus", "templum", "thermae"],
    }
    state = closing({"tilted": ["senator", "crane"]}, {}, {}, {}, piles=piles, consul=2, actor=2)
    position = dumped(state)
    assert (position["round"], position["phase"], position["work"]) == (3, "I", "thermae")
    assert position["players"][0]["cards"] == ["crane", "senator"]
    assert position["slots"] == ["field", "stall"] * 3
    assert position["row"] == ["slave"] * 3 + ["vestal"] * 3


def ended(*players: dict[str, Any], **changes: Any) -> Any:
    """Return a game at its end, in which nothing but what lies there brings prestige."""
    piles: dict[str, list[str]] = {"buildings": [], "characters": [], "events": [], "works": []}
    return closing(*players, round=5, piles=piles, **changes)


@pytest.mark.rule("sylla.end.christians")
def test_a_christian_brings_two_prestige() -> None:
    """Tilted or not, but face up: the worked example counts 3 Christians, 6."""
    christians = {"cards": ["christian-senator", "christian-merchant"], "tilted": ["christian-merchant"]}
    down = {"down": ["christian-senator"]}
    state = ended(christians, down, {}, events=["persecution", "cult", "famine", "decadence"])
    assert prestige(state) == [16, 10, 10]


@pytest.mark.rule("sylla.end.slaves")
@pytest.mark.parametrize(("options", "freed"), [({}, (6, 3)), ({"S25": "all-or-none"}, (6, 0))])
def test_slaves_are_freed_for_two_deniers_each(options: dict[str, object], freed: tuple[int, int]) -> None:
    """As many as the money allows, or all or none (S25): the worked example frees 2. A Christian brings both."""
    more = {"options": options} if options else {}
    state = ended(
        {"cards": ["slave"], "tilted": ["slave"], "deniers": 5}, {"cards": ["slave", "slave"], "deniers": 3}, {}, **more
    )
    assert tuple(points - 10 for points in prestige(state)[:2]) == freed
    assert area(state, 0)["deniers"] == 1
    both = ended({"cards": ["christian-slave"], "deniers": 2}, {}, {})
    assert prestige(both)[0] == 15


@pytest.mark.rule("sylla.end.tokens")
@pytest.mark.parametrize(("options", "gained"), [({}, 42), ({"S26": 1}, 42)])
def test_tokens_bring_what_their_marker_shows(options: dict[str, object], gained: int) -> None:
    """The worked example: 8 at 3, 5 at 3 and 3 at 1 bring 42."""
    more = {"options": options} if options else {}
    markers = {"civic": 3, "leisure": 3, "health": 1}
    state = ended({"tokens": {"civic": 8, "leisure": 5, "health": 3}}, {}, {}, markers=markers, **more)
    assert prestige(state)[0] - 10 == gained


@pytest.mark.rule("sylla.end.tokens")
@pytest.mark.parametrize(("options", "gained"), [({}, 3), ({"S26": 1}, 5)])
def test_tokens_in_the_crisis_are_worth_nothing(options: dict[str, object], gained: int) -> None:
    """Or 1, if S26 is chosen so; the crisis itself brings 3."""
    more = {"options": options} if options else {}
    state = ended({"tokens": {"civic": 2}}, {}, {}, markers={"civic": 0, "leisure": 2, "health": 2}, **more)
    assert prestige(state)[0] - 10 == gained


@pytest.mark.rule("sylla.end.winner", "sylla.game.over")
def test_most_prestige_wins_and_a_tie_is_shared() -> None:
    """Money is worth nothing."""
    state = ended({"prestige": 20}, {"prestige": 20}, {"deniers": 30})
    assert GAME.winners(state) == (0, 1)
    position = dumped(state)
    assert (position["phase"], position["actor"], position["winners"], position["work"]) == ("over", None, [0, 1], None)
    refusal = GAME.refuse(state, Attempt(0, move="pass"))
    assert refusal is not None
    assert refusal.rule == "sylla.game.over"


@pytest.mark.rule("sylla.round.new")
def test_in_the_last_round_nothing_is_set_upright() -> None:
    """Before Ecclesia (S28): cards lie where they lay."""
    assert area(ended({"tilted": ["christian-slave"]}, {}, {}), 0)["tilted"] == ["christian-slave"]
