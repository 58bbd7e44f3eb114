"""Positions at every decision: what is written is read back, and bad ones get a sentence."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from the_games import CAESAR, TOY, TRAJAN, AnyGame, AnyState

from trajan_tutor.engine import positions, record
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.record import Record
from trajan_tutor.i18n import Words

BEGINNINGS = [
    pytest.param(TRAJAN, Setup(seats=3, seed=5), id="trajan"),
    pytest.param(TRAJAN, Setup(seats=2, seed=6, options=(("R27", "stay"),), quick=False), id="trajan-chosen"),
    pytest.param(CAESAR, Setup(seats=2, seed=5), id="caesar"),
    pytest.param(
        CAESAR,
        Setup(seats=2, seed=5, options=(("modules", "poison,centurions,checkpoints"), ("solo", "high"))),
        id="caesar-alone",
    ),
    pytest.param(TOY, Setup(seats=3, seed=5), id="toy"),
]


def decisions(game: AnyGame, setup: Setup) -> Iterator[tuple[AnyState, Record]]:
    """Yield the state at every decision of a random game, and the record up to there; at last the finished game."""
    state, kept, rng = game.new_game(setup), Record(game.name, setup), Rng(setup.seed)
    while not game.is_over(state):
        yield state, kept
        choices = game.legal(state)
        move = choices[rng.below(len(choices))]
        kept.moves.append(game.notation(move))
        game.apply(state, move)
    yield state, kept


@pytest.mark.both_builds
@pytest.mark.parametrize(("game", "setup"), BEGINNINGS)
def test_every_decision_of_a_game_is_written_and_read(game: AnyGame, setup: Setup) -> None:
    """What was read goes on alike: the same may be played, and the scope ends in the same position.

    Keys differ, since a position holds neither where points came from nor what was shown to whom.
    """
    scope = Record(game.name, setup)
    forms: dict[bool, int] = {True: 0, False: 0}
    read: list[AnyState] = []
    for number, (state, kept) in enumerate(decisions(game, setup)):
        for again in read:
            game.apply(again, game.parse(kept.moves[-1]))
            assert list(game.legal(again)) == list(game.legal(state))
        if game.may_evaluate(state):
            assert {game.answer(again) for again in read} <= {game.answer(state)}
            read.clear()
        if game.is_over(state):
            assert positions.write(game, kept) == record.dumps(kept)
            break
        scope.moves += kept.moves[-1:]
        if positions.may_begin(game, state):
            scope = Record(game.name, replace(setup, options=(), position=game.dumps(state)))
        # The moves of the whole game would be played again at every decision.
        text = positions.write(game, kept if number % 10 == 0 else scope)
        assert text == (record.dumps(scope) if scope.moves or not scope.setup.position else game.dumps(state))
        data = json.loads(text)
        read.append(positions.read(game, data))
        assert list(game.legal(read[-1])) == list(game.legal(state))
        assert positions.write(game, positions.record_in(data)) == text
        forms[positions.is_record(data)] += 1
    assert min(forms.values()) > 0


@pytest.mark.parametrize("game", [TRAJAN, CAESAR], ids=["trajan", "caesar"])
def test_a_record_within_a_scope_is_short(game: AnyGame) -> None:
    """It has the moves of its scope and no others, however long the game lasted."""
    setup = Setup(seats=2, seed=9)
    longest = 0
    for number, (state, kept) in enumerate(decisions(game, setup)):
        if number and number % 7 == 0 and not game.is_over(state):
            scope = positions.scope_of(game, kept)
            assert scope.setup.position
            assert (scope.setup.seats, scope.setup.seed) == (2, 9)
            assert scope.moves == kept.moves[len(kept.moves) - len(scope.moves) :]
            # A quarter's end still belongs to the turn before it.
            begins = [positions.may_begin(game, one) for one in record.states(game, scope)]
            assert begins == [True, *[False] * len(scope.moves)]
            longest = max(longest, len(scope.moves))
    assert 0 < longest < 40


def test_before_the_first_position_the_record_is_whole() -> None:
    """While a game is set up there is none; the moves are those of the record."""
    setup = Setup(seats=2, seed=6, quick=False)
    state, kept = next(decisions(TRAJAN, setup))
    assert not TRAJAN.may_evaluate(state)
    assert positions.scope_of(TRAJAN, kept) is kept


POSITION = json.loads(TRAJAN.dumps(TRAJAN.new_game(Setup(seats=2, seed=9))))
SETUP = {"seats": 2, "seed": 9, "quick": True, "position": POSITION}
RECORD: dict[str, Any] = {"game": "trajan", "version": 2, "setup": SETUP, "moves": ["sow I"]}


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (None, "What was given does not say in “game” which game it belongs to."),
        ([], "does not say in “game”"),
        ({"moves": []}, "does not say in “game”"),
        ({**RECORD, "game": 3}, "does not say in “game”"),
        ({**RECORD, "game": "caesar"}, "The record is of the game “caesar”, and not of “trajan”."),
        ({**RECORD, "version": 99}, "The record is of version 99."),
        ({**RECORD, "moves": "sow I"}, "“moves” has to be of the kind: list"),
        ({**RECORD, "moves": ["sow I", "sow I"]}, "Move 2 of the record, “sow I”, is not possible"),
        ({**RECORD, "moves": ["dance"]}, "Move 1 of the record, “dance”, is no move"),
        ({"game": "trajan", "version": 2, "setup": SETUP}, "The record lacks the field “moves”."),
        ({**RECORD, "setup": {**SETUP, "position": {**POSITION, "seats": 9}}}, "seats"),
        ({**RECORD, "setup": {**SETUP, "position": 3}}, "position"),
        ({**POSITION, "actor": 7}, "actor"),
    ],
)
def test_a_bad_one_is_told_in_a_sentence(data: Any, told: str) -> None:
    """A field, a game or a move that cannot be; of which game it is, is asked first."""

    def read() -> None:
        positions.name_in(data)
        positions.read(TRAJAN, data, answers=True)

    with pytest.raises(UnreadableError) as caught:
        read()
    assert told in Words(folders=(TRAJAN.resources.words,))(caught.value.message)
