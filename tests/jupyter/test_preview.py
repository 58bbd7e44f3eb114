"""The preview of a choice on the page: asked for by a question, drawn over the board, never of what is no choice."""

from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor.jupyter.widget import BoardWidget


@pytest.fixture
def board() -> BoardWidget:
    """Return a board on which tokens are placed on a map."""
    found = tt.play("caesar", seed=3, people=(0, 1))
    assert isinstance(found, BoardWidget)
    return found


def ask(board: BoardWidget, move: str) -> dict[str, Any]:
    """Ask for a preview as a page does."""
    board._receive(board, {"type": "preview", "move": move, "at": board.at, "id": f"p-{move}"}, [])
    return dict(board.preview)


def test_a_choice_is_drawn_over_the_board(board: BoardWidget) -> None:
    """With the symbols of this board; the game does not go on."""
    before = board.at
    told = ask(board, board.choices[0]["move"])
    assert told["asked"] == f"p-{board.choices[0]['move']}"
    assert 'class="ghost' in told["over"]
    prefix = board.svg.partition(' id="')[2].partition('"')[0]
    used = {part.partition('"')[0] for part in told["over"].split('href="#')[1:]}
    assert used
    assert all(f'id="{name}"' in board.svg and name.startswith(prefix) for name in used)
    assert board.at == before


@pytest.mark.parametrize("move", ["nonsense", "place shield-4-2 XX-YY XX", "<b>", "draw"])
def test_what_is_no_choice_shows_nothing(board: BoardWidget, move: str) -> None:
    """Not even an error: the page has moved on."""
    assert ask(board, move) == {"asked": f"p-{move}"}


def test_seats_are_marked_as_the_game_says(board: BoardWidget) -> None:
    """The letters and colours of the panels are those of the board."""
    assert [(score["letter"], score["colour"]) for score in board.scores] == [("C", 0), ("P", 2)]
    assert [score["name"] for score in board.scores] == ["Caesar", "Pompey"]
    assert [look["letter"] for look in board.points["looks"]] == ["C", "P"]
