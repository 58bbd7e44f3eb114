"""The position format: canonical, complete, and refused with the place that is wrong."""

import copy
import json
from typing import Any

import pytest
from games.caesar.build_table import (
    CAESAR,
    GAMES,
    begun,
    bonus,
    duel,
    fill,
    hold,
    lay,
    markers,
    play,
    random_move,
    ready,
    token,
)
from the_games import CAESAR as GAME

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.i18n import Words
from trajan_tutor.search.turns import turn_outcomes

WORDS = Words("en", (GAME.resources.words,))
ALL = "poison,centurions,checkpoints"


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_position_of_a_game_survives_being_written_and_read(options: dict[str, object]) -> None:
    """And goes on alike; the end of a game is an answer."""
    for seed in range(8):
        state = begun(seed, **options)
        rng = Rng(seed)
        while not GAME.is_over(state):
            if GAME.may_evaluate(state):
                text = GAME.dumps(state)
                again = GAME.load(json.loads(text))
                assert GAME.dumps(again) == text
                assert set(GAME.legal(again)) == set(GAME.legal(state))
                assert again.influence == state.influence
            else:
                with pytest.raises(MisusedError):
                    GAME.dump(state)
            GAME.apply(state, random_move(state, rng))
        text = GAME.dumps(state)
        assert json.loads(text)["winner"] == names.SIDES[state.winner]
        assert GAME.dumps(GAME.load(json.loads(text), answers=True)) == text
        with pytest.raises(UnreadableError):
            GAME.load(json.loads(text))


def test_a_game_begins_from_a_position() -> None:
    """Seats and seed are read from it."""
    text = GAME.dumps(begun(4, solo="high"))
    assert GAME.dumps(GAME.new_game(Setup(position=text))) == text


def test_using_tactics_and_declining_the_turn_is_not_using_it() -> None:
    """The results of one turn hold both actors, and nothing twice."""
    state = duel()
    fill(state, "SY", but="AS-SY")
    bonus(state, SY="tactics")
    ready(state)
    lines = [GAME.answer(after) for after in turn_outcomes(GAME, state)]
    assert len(set(lines)) == len(lines)
    closed = [json.loads(line) for line in lines if json.loads(line)["provinces"]["SY"]["closed"]]
    assert [position["actor"] for position in closed].count("caesar") == len(closed) // 2 == 3


def test_an_instant_win_shows_the_second_province_unresolved() -> None:
    """Both are closed; the second still shows its bonus token."""
    state = duel()
    fill(state, "AS", but="AS-SY")
    fill(state, "SY", but="AS-SY")
    bonus(state, AS="wealth", SY="senate")
    markers(state, CAESAR, 1)
    play(ready(state), "place wild-2-2 AS-SY", "close AS")
    shown = GAME.dump(state)
    assert shown["winner"] == "caesar"
    assert shown["provinces"]["AS"] == {"bonus": None, "closed": True, "markers": [{"side": "caesar", "down": False}]}
    assert shown["provinces"]["SY"] == {"bonus": "senate", "closed": True, "markers": []}


def test_a_turn_of_crassus_has_one_result() -> None:
    """A single step."""
    state = begun(9, solo="high", modules="poison,centurions")
    assert len(list(turn_outcomes(GAME, state))) == 1


def held_position() -> dict[str, Any]:
    """Return a position with something of everything."""
    state = duel(modules=ALL)
    state.bank = [2, 6]
    lay(state, CAESAR, "shield-5-1", "AS-SY", "SY")
    hold(state, CAESAR, "SY")
    bonus(state, IT="senate", AS="poison")
    found: dict[str, Any] = GAME.dump(ready(state))
    return found


def solo_position() -> dict[str, Any]:
    """Return a position against Crassus."""
    found: dict[str, Any] = GAME.dump(begun(1, solo="medium", modules="centurions"))
    return found


# Each: what is changed (a path and a value), and the place that the sentence names.
CHANGES: list[tuple[tuple[object, ...], object, str]] = [
    (("game",), "chess", "game"),
    (("version",), 2, "version"),
    (("modules",), ["checkpoints"], "checkpoints"),
    (("modules",), ["centurions", "poison"], "bank"),
    (("modules",), ["luck"], "modules[0]"),
    (("actor",), "crassus", "actor"),
    (("seed",), -1, "seed"),
    (("seed",), True, "seed"),
    (("borders", "HU-HC"), {"side": "caesar"}, "borders.HU-HC"),
    (("borders", "AS-SY", "token"), "sword-6-0", "borders.AS-SY.token"),
    (("borders", "AS-SY", "token"), "shield-9-9", "borders.AS-SY.token"),
    (("borders", "AS-SY", "facing"), [4, 2], "borders.AS-SY.facing"),
    (("borders", "AS-SY", "side"), "nobody", "borders.AS-SY.side"),
    (("borders", "AS-SY", "down"), 0, "borders.AS-SY.down"),
    (("borders", "AS-SY", "marker"), {"side": "caesar", "down": False}, "borders.AS-SY.marker"),
    (("borders", "AS-SY"), None, "provinces.SY.closed"),
    (("provinces", "SY", "bonus"), "might", "provinces.SY.bonus"),
    (("provinces", "SY", "bonus"), "luck", "provinces.SY.bonus"),
    (("provinces", "AS", "closed"), True, "provinces.AS.closed"),
    (("provinces", "AS", "markers"), [{"side": "caesar", "down": False}], "provinces.AS.markers"),
    (("provinces", "SY", "markers"), [{"side": "caesar", "down": False}] * 2, "provinces.SY.markers"),
    (
        ("provinces", "SY", "markers"),
        [{"side": "caesar", "down": False}, {"side": "pompey", "down": False}],
        "provinces.SY.markers",
    ),
    (
        ("provinces", "SY", "markers"),
        [{"side": "caesar", "down": True}, {"side": "caesar", "down": False}],
        "provinces.SY.markers",
    ),
    (("borders", "AS-SY", "facing"), [True, 5], "borders.AS-SY.facing"),
    (("sides", "caesar", "supply"), ["shield-5-1"], "sides.caesar"),
    (("sides", "caesar", "supply"), [], "actor"),
    (("sides", "caesar", "bag"), ["wild-3-3"], "sides.caesar"),
    (("sides", "caesar", "limit"), None, "sides.caesar.limit"),
    (("sides", "caesar", "markers"), 12, "sides.caesar"),
    (("sides", "caesar", "markers"), 0, "sides.caesar.markers"),
    (("sides", "caesar", "under"), 1, "sides.caesar.under"),
    (("sides", "caesar", "senate"), 6, "provinces, bank, sides"),
    (("sides", "caesar", "centurions"), ["wild-3-3", "wild-3-3"], "sides.caesar.centurions"),
    (("bank",), ["poison"], "bank[0]"),
    (("bank",), ["might"] * 7, "provinces, bank, sides"),
    (("solo",), {}, "crassus"),
    (("crassus",), "caesar", "solo"),
    (("surprise",), 1, "position"),
    (("winner",), "caesar", "caesar"),
]


@pytest.mark.parametrize(("path", "value", "place"), CHANGES, ids=str)
def test_an_impossible_position_is_refused_with_its_place(path: tuple[object, ...], value: object, place: str) -> None:
    """In one sentence."""
    check_refused(held_position(), path, value, place)


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("solo", "difficulty"), "extreme", "solo.difficulty"),
        (("solo", "harder"), 1, "solo.harder"),
        (("solo", "deck"), ["E"], "solo.deck"),
        (("solo", "deck"), [], "solo.deck"),
        (("solo", "pile"), ["wild-2-2"], "solo.pile[0]"),
        (("solo",), {}, "solo"),
        (("sides", "pompey", "limit"), 3, "sides.pompey.limit"),
        (("sides", "pompey", "centurions"), ["sword-7-0"], "sides.pompey"),
    ],
    ids=str,
)
def test_an_impossible_position_of_crassus_is_refused(path: tuple[object, ...], value: object, place: str) -> None:
    """In one sentence."""
    check_refused(solo_position(), path, value, place)


def check_refused(position: dict[str, Any], path: tuple[object, ...], value: object, place: str) -> None:
    """Check that a changed position is refused with a sentence that names the place."""
    GAME.load(position)
    changed = copy.deepcopy(position)
    at: Any = changed
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with pytest.raises(UnreadableError) as error:
        GAME.load(changed)
    sentence = WORDS(error.value.message)
    assert place in sentence, sentence
    assert "⟦" not in sentence


def test_a_missing_field_is_named() -> None:
    """Of the position and of what is in it."""
    for path in (("bank",), ("sides", "pompey"), ("sides", "pompey", "bag"), ("provinces", "IT"), ("borders", "AS-SY")):
        position = held_position()
        at = position
        for step in path[:-1]:
            at = at[step]
        del at[path[-1]]
        with pytest.raises(UnreadableError) as error:
            GAME.load(position)
        assert path[-1] in WORDS(error.value.message)


def test_a_position_that_is_no_json_is_refused() -> None:
    """With the place in the text."""
    with pytest.raises(UnreadableError) as error:
        GAME.new_game(Setup(position="{"))
    assert "line 1" in WORDS(error.value.message)


def test_limits_and_counts_stand_in_the_position() -> None:
    """A Centurion token in the supply is counted with those still to be taken."""
    state = duel(modules="centurions")
    state.supply[CAESAR].append(token("wild-3-3"))
    state.supply[CAESAR].sort()
    position = GAME.dump(ready(state))
    with pytest.raises(UnreadableError):
        GAME.load(position)
    position["sides"]["caesar"]["centurions"] = ["shield/ship-4-4", "sword-7-0"]
    GAME.load(position)


def test_the_order_of_what_has_none_does_not_matter() -> None:
    """Supplies, modules and markers are read in any order and written in the canonical one."""
    position = held_position()
    text = GAME.dumps(GAME.load(position))
    position["sides"]["caesar"]["supply"].reverse()
    position["modules"].reverse()
    assert GAME.dumps(GAME.load(position)) == text
    state = duel()
    hold(state, CAESAR, "IT")
    state.shown[codes.ITALIA] = state.turned[codes.ITALIA] = 1
    for at in range(codes.BORDERS):
        if state.token[at]:
            state.token[at] = 0
    shown = GAME.dump(state)["provinces"]["IT"]["markers"]
    assert [marker["down"] for marker in shown] == [False, True]
