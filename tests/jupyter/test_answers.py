"""What goes to a page when something was clicked: in few words, what has changed, the picture first."""

import json
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor.jupyter.widget import BoardWidget

# So large is the answer to most clicks at most; the picture alone has more than ten times as much.
SHORT_CHARACTERS = 12_000


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Return all that widgets send from now on."""
    found: list[dict[str, Any]] = []
    monkeypatch.setattr(BoardWidget, "_send", lambda _self, message, buffers=None: found.append(message))  # noqa: ARG005
    return found


def board_of_a_page() -> BoardWidget:
    """Return a board whose page has everything."""
    board = tt.play("trajan", seats=3, seed=7)
    assert isinstance(board, BoardWidget)
    board.send_state()
    return board


def click(board: BoardWidget, number: int) -> None:
    """Choose the last move of the list, as a page does."""
    message = {"type": "choose", "move": board.choices[-1]["move"], "at": board.at, "id": f"page-{number}"}
    board._receive(board, message, [])


def test_a_click_is_answered_with_the_picture_and_then_the_rest(sent: list[dict[str, Any]]) -> None:
    """The change of the picture goes ahead, not the picture; then all else, and which click it answers."""
    board = board_of_a_page()
    for number in range(20):
        sent.clear()
        click(board, number)
        picture, rest = (message["state"] for message in sent)
        assert set(picture) == {"patch"}
        assert picture["patch"]["parts"]
        assert picture["patch"]["at"] == rest["at"] == board.at
        assert rest["answered"] == f"page-{number}"
        assert "svg" not in rest
        assert "patch" not in rest
        assert "log_lines" not in rest


def test_a_page_that_comes_later_gets_everything_at_once(sent: list[dict[str, Any]]) -> None:
    """Also when a picture went ahead before: nothing is told of a state that is not shown."""
    board = board_of_a_page()
    click(board, 0)
    sent.clear()
    board.send_state()
    [message] = sent
    assert message["state"]["svg"] == board.svg
    assert "at" not in message["state"]["patch"]


def test_an_answer_is_short(sent: list[dict[str, Any]]) -> None:
    """A page has to read it, and to draw anew what it names."""
    board = board_of_a_page()
    sizes = []
    for number in range(40):
        sent.clear()
        click(board, number)
        sizes.append(sum(len(json.dumps(message["state"])) for message in sent))
    assert sorted(sizes)[len(sizes) // 2] < SHORT_CHARACTERS
    assert len(board.svg) > 5 * SHORT_CHARACTERS


def test_what_stays_is_not_sent(sent: list[dict[str, Any]]) -> None:
    """A refused click changes the notice and nothing of the board."""
    board = board_of_a_page()
    sent.clear()
    board._receive(board, {"type": "pick", "spot": "province.alpes", "at": board.at, "id": "page-0"}, [])
    [message] = sent
    assert set(message["state"]) == {"answered", "notice", "live", "cards"}


def test_what_only_lets_an_answer_through_is_not_answered(sent: list[dict[str, Any]]) -> None:
    """It says nothing, and nothing comes of it."""
    board = board_of_a_page()
    sent.clear()
    board._receive(board, {"type": "nudge"}, [])
    assert sent == []
