"""The position format: written at the start of every turn, read to the same text, or refused."""

import json
from typing import Any

import pytest
from games.sylla.build_table import GAME, at_random, begun, dumped, phase_is, position

from trajan_tutor.engine import positions
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.record import Record
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.search.turns import turn_outcomes


@pytest.mark.both_builds
@pytest.mark.parametrize("seats", [3, 4])
def test_every_turn_of_a_game_has_one_canonical_text(seats: int) -> None:
    """It is read and written to itself, and the same may be played."""
    seen = set()
    for seed in range(12):
        # In one game a tile may be kept: that is a decision of its own.
        state = begun(seats, seed, **({} if seed else {"S4": "may-be-kept"}))
        while not GAME.is_over(state):
            if not state.middle:
                text = GAME.dumps(state)
                again = GAME.load(json.loads(text))
                assert GAME.dumps(again) == text
                assert GAME.legal(again) == GAME.legal(state)
                seen.add(state.phase)
            state = at_random(
                state,
                seed,
                lambda one, before=(state.parts, state.actor, state.phase): (one.parts, one.actor, one.phase) != before,
            )
    assert len(seen) >= len(names.Phase) - 3


def test_a_turn_in_the_middle_has_no_position_but_a_record() -> None:
    """What one seat decides at once is one turn."""
    state = begun(4, 1)
    GAME.apply(state, GAME.parse("take senator"))
    with pytest.raises(MisusedError):
        GAME.dumps(state)
    kept = Record("sylla", Setup(4, 1), ["take senator"])
    written = json.loads(positions.write(GAME, kept))
    assert written["moves"] == ["take senator"]
    again = positions.read(GAME, written)
    assert (again.chosen, again.owed, GAME.legal(again)) == (state.chosen, state.owed, GAME.legal(state))


def test_within_a_phase_a_position_is_written_at_every_turn() -> None:
    """The record that leads there is not needed."""
    state = at_random(begun(4, 1), 1, phase_is(codes.PHASE_RECRUIT))
    GAME.apply(state, GAME.legal(state)[0])
    assert not GAME.may_evaluate(state)
    assert positions.may_begin(GAME, state)


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("seats",), 2),
        (("round",), 6),
        (("phase",), "VII"),
        (("decision",), "hand"),
        (("actor",), 4),
        (("consul",), -1),
        (("famine",), 7),
        (("markers", "civic"), 5),
        (("events",), ["cult", "flood", "purge", "revolt"]),
        (("row",), ["crane"] * 4),
        (("slots",), [None] * 5),
        (("work",), None),
        (("players", 0, "cards"), ["senator"] * 5),
        (("players", 0, "down"), ["slave"]),
        (("players", 0, "buildings"), ["statue"]),
        (("players", 0, "deniers"), -1),
        (("players", 0, "tokens", "civic"), 39),
        (("piles", "events"), []),
        (("piles", "works"), ["templum"]),
        (("pending",), {"bid": 1}),
        (("seed",), 2**64),
        (("options",), {"S1": 3}),
        (("winners",), [0]),
    ],
)
def test_what_no_table_holds_is_refused(where: tuple[Any, ...], value: object) -> None:
    """In one sentence that names the place."""
    wrong: Any = position("I", "bid", [{"deniers": 2}, {"deniers": 3}, {}, {}], row=["slave", "vestal"])
    GAME.load(wrong)
    holder = wrong
    for step in where[:-1]:
        holder = holder[step]
    holder[where[-1]] = value
    with pytest.raises(UnreadableError):
        GAME.load(wrong)


def test_forced_moves_of_a_position_are_played_at_once() -> None:
    """A consul without a vote can only open with none."""
    state = GAME.load(position("I", "bid", [{}, {"deniers": 3}, {}, {}], row=["slave", "vestal"]))
    assert (state.actor, dumped(state)["pending"]) == (1, {"bid": 0, "bidder": 0})


def test_a_turn_and_a_part_of_the_round_lead_to_positions() -> None:
    """A turn ends when another seat decides, a sale when the tile is paid for or discarded."""
    players = [{"cards": ["slave"]}, {"cards": ["slave"]}, {"cards": ["slave"]}]
    state = GAME.load(
        position("III", "offer", players, slots=["stall", "field", "tavern", *[None] * 3], pending={"offered": 0})
    )
    turns = {GAME.answer(after) for after in turn_outcomes(GAME, state, GAME.may_write)}
    assert sorted(json.loads(text)["decision"] for text in turns) == ["bid"] * 3
    sales = [json.loads(GAME.answer(after)) for after in turn_outcomes(GAME, state)]
    assert all(one["decision"] != "bid" for one in sales)
    # Any building goes to any of the three, or to nobody.
    assert len(sales) == 12


@pytest.mark.parametrize("seats", [3, 4])
def test_a_turn_of_a_loaded_position_is_told_as_it_was_in_the_game(seats: int) -> None:
    """Also what was bid before: in the middle of a sale the price is known."""
    rng = Rng(seats)
    state = GAME.new_game(Setup(seats, seats))
    loaded = GAME.load(GAME.dump(state))
    while not GAME.is_over(state):
        choices = GAME.legal(state)
        move = choices[rng.below(len(choices))]
        assert GAME.apply_and_tell(loaded, move) == GAME.apply_and_tell(state, move)
        if GAME.may_write(state) and not GAME.is_over(state):
            loaded = GAME.load(GAME.dump(state))
