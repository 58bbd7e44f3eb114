"""Choices in few words: short, told apart, and of nothing that the seat may not know."""

from typing import Any

import pytest
from games.test_moves import TABLES, walk

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveTable
from trajan_tutor.i18n import Words

LONGEST_NAME = 28
LONGEST_CONSEQUENCE = 34


@pytest.mark.parametrize(("game", "table", "_turn", "setups"), TABLES)
def test_choices_are_short_and_told_apart(
    game: Any, table: MoveTable[Any], _turn: Any, setups: tuple[Setup, ...]
) -> None:
    """Every legal move of whole games has a name; of one decision no two are named alike with the same consequence."""
    words = Words("en", (game.resources.words,))

    def said(message: Message | None) -> str:
        return "" if message is None else words(message)

    told: set[str] = set()
    for state in walk(game, setups):
        looks = [game.choice_look(state, move) for move in state.choices]
        pairs = [(said(look.name), said(look.consequence)) for look in looks]
        assert len(set(pairs)) == len(pairs), sorted(pairs)
        for name, consequence in pairs:
            assert 0 < len(name) <= LONGEST_NAME, name
            assert len(consequence) <= LONGEST_CONSEQUENCE, consequence
            assert not set("⟦⟧") & set(name + consequence), (name, consequence)
        told.update(table.kind_of(move)[0].name for move in state.choices)
        if len(told) == len(table.kinds):
            break
    assert told == {kind.name for kind in table.kinds}


@pytest.mark.parametrize(("game", "table", "_turn", "setups"), TABLES)
def test_a_choice_tells_only_what_the_seat_may_know(
    game: Any, table: MoveTable[Any], _turn: Any, setups: tuple[Setup, ...]
) -> None:
    """What is hidden from the seat to act changes no word of its choices."""
    for number, state in enumerate(walk(game, setups[::4])):
        if number % 7:
            continue
        seen = game.observe(state, state.actor).state
        for move in state.choices:
            assert table.look(state, move) == table.look(seen, move), table.notation(move)
