"""The tables of moves: they agree with the compiled dispatch and with the list of legal moves, in whole games."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from the_games import opened

from trajan_tutor.engine.game import Game, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.moves import MoveTable
from trajan_tutor.games.caesar.game import GAME as CAESAR
from trajan_tutor.games.caesar.rules import turn as caesar_turn
from trajan_tutor.games.caesar.words.moves import MOVES as CAESAR_MOVES
from trajan_tutor.games.sylla.game import GAME as SYLLA
from trajan_tutor.games.sylla.rules import turn as sylla_turn
from trajan_tutor.games.sylla.words.moves import MOVES as SYLLA_MOVES
from trajan_tutor.games.trajan.game import GAME as TRAJAN
from trajan_tutor.games.trajan.rules import turn as trajan_turn
from trajan_tutor.games.trajan.words.moves import MOVES as TRAJAN_MOVES

_ALL_MODULES = ("modules", "centurions,poison,checkpoints")
# In the last games something rare comes up: a pair of two wild tiles; what the bank's tokens Might and Senate do; a
# second Centurion token.
_TRAJAN_SETUPS = (
    *(Setup(seats, seed, quick=False) for seats in (2, 3, 4) for seed in range(5)),
    Setup(2, 59, quick=False),
)
_CAESAR_SETUPS = (
    *(Setup(2, seed, (("solo", "low"),)) for seed in (5, 6)),
    *(Setup(2, seed, (_ALL_MODULES,)) for seed in (*range(12), 21, 76, 188, 198, 399)),
    Setup(2, 106, (("C15", "both"), _ALL_MODULES)),
)
_SYLLA_SETUPS = (
    *(Setup(3 + seed % 2, seed) for seed in range(40)),
    # A tile is kept only where it may be.
    *(Setup(3 + seed % 2, seed, (("S4", "may-be-kept"),)) for seed in range(4)),
)
# Game, table, the module of the compiled dispatch, and how its games begin.
TABLES: list[Any] = [
    pytest.param(TRAJAN, TRAJAN_MOVES, trajan_turn, _TRAJAN_SETUPS, id="trajan"),
    pytest.param(CAESAR, CAESAR_MOVES, caesar_turn, _CAESAR_SETUPS, id="caesar"),
    pytest.param(SYLLA, SYLLA_MOVES, sylla_turn, _SYLLA_SETUPS, id="sylla"),
]


def walk(game: Game, setups: tuple[Setup, ...]) -> Iterator[Any]:
    """Yield every state of random games."""
    for setup in setups:
        state: Any = game.new_game(setup)
        rng = Rng(setup.seed)
        while not game.is_over(state):
            yield state
            game.apply(state, state.choices[rng.below(len(state.choices))])


@pytest.mark.both_builds
@pytest.mark.parametrize(("game", "table", "turn", "setups"), TABLES)
def test_what_a_row_performs_is_what_the_dispatch_does(
    game: Any, table: MoveTable[Any], turn: Any, setups: tuple[Setup, ...]
) -> None:
    """For every kind of move in every phase that waits for it, with all events, up to the next choice."""
    compared: Counter[tuple[str, int]] = Counter()
    for state in walk(game, setups):
        for move in state.choices:
            kind, _ = table.kind_of(move)
            if compared[kind.name, state.phase] == 25:
                continue
            compared[kind.name, state.phase] += 1
            by_row, by_dispatch = game.copy(state), game.copy(state)
            outcomes = []
            for after, perform in ((by_row, table.perform), (by_dispatch, turn.perform)):
                opened(after).recorder = []
                perform(after, move)
                turn.settle(after)
                outcomes.append(
                    (
                        opened(after).recorder,
                        opened(after).choices,
                        opened(after).actor,
                        game.begun(after),
                        opened(after).key(),
                    )
                )
            assert outcomes[0] == outcomes[1], table.notation(move)
    assert set(compared) == {(kind.name, phase) for kind in table.kinds for phase in kind.phases}


@pytest.mark.parametrize(("game", "table", "turn", "setups"), TABLES)
def test_a_rule_answers_nothing_exactly_for_legal_moves(
    game: Game, table: MoveTable[Any], turn: Any, setups: tuple[Setup, ...]
) -> None:
    """Of all moves that the state waits for."""
    for number, state in enumerate(walk(game, setups[:12])):
        if number % 7:
            continue
        legal = turn.choices_of(state)
        for move in table.texts:
            is_legal = table.is_waited_for(state, move) and table.rule_against(state, move)[0] == 0
            assert is_legal == (move in legal), table.notation(move)


@pytest.mark.parametrize(("game", "table", "turn", "setups"), TABLES)
def test_rows_share_no_code_and_every_move_is_below_the_count(
    game: Any, table: MoveTable[Any], turn: Any, setups: tuple[Setup, ...]
) -> None:
    """And a code has the kind in whose range it lies."""
    assert game.move_count == table.move_count == max(table.texts) + 1
    assert len({kind.first for kind in table.kinds}) == len(table.kinds)
    written = [
        text for kind in table.kinds for text in (kind.texts() if callable(kind.texts) else kind.texts or (kind.name,))
    ]
    assert sorted(text for text in written if text is not None) == sorted(table.texts.values())
    for move in table.texts:
        kind, argument = table.kind_of(move)
        assert kind.first + argument == move
        assert 0 <= move < table.move_count
    assert all(0 <= move < table.move_count for state in walk(game, setups[:2]) for move in turn.choices_of(state))
