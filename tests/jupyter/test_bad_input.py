"""Messages of a page that come twice, late, without a place, or for a finished game: told, and nothing changes."""

from typing import Any

import pytest
from pages import Page

import trajan_tutor as tt
from trajan_tutor.jupyter.widget import BoardWidget

# Everything that a page can ask the kernel to do to a game, with what goes with it.
ACTS: list[tuple[str, dict[str, Any]]] = [
    ("pick", {"spot": "mat.0.tray.I"}),
    ("choose", {"move": "sow I"}),
    ("undo", {}),
    ("redo", {}),
    ("jump", {"node": 1}),
    ("rename", {"node": 1, "name": "here"}),
    ("prune", {"node": 1}),
    ("next", {}),
    ("skip", {}),
    ("sit", {}),
    ("continue", {}),
    ("decline", {}),
]
# What can be done to a finished game; going back in it is meant to.
IDLE: list[tuple[str, dict[str, Any]]] = [
    ("pick", {"spot": "mat.0.tray.I"}),
    ("choose", {"move": "sow I"}),
    ("undo", {}),
    ("redo", {}),
    ("next", {}),
    ("skip", {}),
    ("sit", {}),
    ("continue", {}),
    ("jump", {"node": 99999}),
    ("prune", {"node": 99999}),
    ("rename", {"node": 99999, "name": "x"}),
]


def as_it_stands(board: BoardWidget) -> tuple[Any, ...]:
    """Return everything about a game that must not change."""
    session = board.session
    names = tuple((node.number, node.name) for node in session.tree)
    return session, session.record(), session.tree.here.number, names, session.changes, board.svg, board.choices


@pytest.fixture
def board() -> BoardWidget:
    """Return the board of a game after a decision."""
    found = tt.play("trajan", seats=2, seed=7)
    assert isinstance(found, BoardWidget)
    Page(found).send("choose", move="sow III")
    return found


@pytest.mark.parametrize(("kind", "content"), ACTS, ids=[kind for kind, _ in ACTS])
def test_what_comes_late_changes_nothing(board: BoardWidget, kind: str, content: dict[str, Any]) -> None:
    """It was meant for a picture that is no more."""
    before = as_it_stands(board)
    answer = Page(board).send(kind, **content, at=board.at - 1)
    assert answer["kind"] == "problem"
    assert answer["text"] == "The board had changed before this arrived: nothing was done."
    assert as_it_stands(board) == before


@pytest.mark.parametrize(("kind", "content"), ACTS, ids=[kind for kind, _ in ACTS])
def test_what_comes_twice_is_done_once(board: BoardWidget, kind: str, content: dict[str, Any]) -> None:
    """Even where the second one would still be possible."""
    page = Page(board)
    page.send(kind, **content, id="the same")
    before = as_it_stands(board)
    answer = page.send(kind, **content, id="the same")
    assert answer["text"] == "This arrived twice: it was done once."
    assert as_it_stands(board) == before


@pytest.mark.parametrize(("kind", "content"), ACTS, ids=[kind for kind, _ in ACTS])
def test_an_empty_table_does_nothing(kind: str, content: dict[str, Any]) -> None:
    """And says that no game has begun, or that there is none to continue."""
    table: Any = tt.table()
    answer = Page(table).send(kind, **content)
    assert answer["kind"] in ("problem", "noted")
    assert "⟦" not in answer["text"]
    assert repr(table) == "<No game has begun at this table.>"


@pytest.mark.parametrize("page", ["history", "replay", "book", "symbols", "nothing"])
def test_an_empty_table_can_be_asked_everything(page: str) -> None:
    """What needs a game is told to need one."""
    table: Any = tt.table()
    answer = Page(table).send("show", page=page)
    assert bool(answer) == (page not in ("book", "symbols"))
    assert "⟦" not in answer.get("text", "")


@pytest.mark.parametrize(("kind", "content"), IDLE, ids=[kind for kind, _ in IDLE])
def test_a_finished_game_stays_as_it_is(kind: str, content: dict[str, Any]) -> None:
    """Nothing is to be decided, and nothing is left to wait for."""
    board: Any = tt.play("trajan", seats=2, seed=3, people=())
    before = as_it_stands(board)
    answer = Page(board).send(kind, **content)
    assert answer["kind"] in ("refused", "problem")
    assert answer["text"]
    assert "⟦" not in answer["text"]
    assert as_it_stands(board) == before


def test_numbers_beyond_reason_are_places_that_are_not_there(board: BoardWidget) -> None:
    """As any other place that is not there."""
    before = as_it_stands(board)
    page = Page(board, "another")
    for number in (-1, -(2**53), 2**53):
        for kind in ("jump", "prune", "rename"):
            answer = page.send(kind, node=number, name="x")
            assert answer["kind"] == "refused"
            assert "⟦" not in answer["text"]
    Page(board, "asking").send("compare", places=[2**53, 0])
    assert board.notice["kind"] == "problem"
    assert as_it_stands(board) == before
