"""Messages of a page that come twice, late, without a place, or for a finished game: told, and nothing changes."""

from typing import Any

import pytest
from desk.page import Page, page_of_game, page_of_table

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


def as_it_stands(page: Page) -> tuple[Any, ...]:
    """Return everything about a game that must not change."""
    session = page.session
    names = tuple((node.number, node.name) for node in session.tree)
    return (
        session,
        session.record(),
        session.tree.here.number,
        names,
        session.changes,
        page.drawn,
        page.model["choices"],
    )


@pytest.fixture
def page() -> Page:
    """Return the board of a game after a decision."""
    found = page_of_game()
    found.send("choose", move="sow III")
    return found


@pytest.mark.parametrize(("kind", "content"), ACTS, ids=[kind for kind, _ in ACTS])
def test_what_comes_late_changes_nothing(page: Page, kind: str, content: dict[str, Any]) -> None:
    """It was meant for a picture that is no more."""
    before = as_it_stands(page)
    answer = page.said(kind, **content, at=page.model["at"] - 1)
    if kind in ("next", "skip"):
        # Of two pages that play out what others do, the second one is not told that the first one was quicker.
        assert answer["tone"] == ""
    else:
        assert answer["tone"] == "problem"
        assert answer["text"] == "The board had changed before this arrived: nothing was done."
    assert as_it_stands(page) == before


@pytest.mark.parametrize(("kind", "content"), ACTS, ids=[kind for kind, _ in ACTS])
def test_what_comes_twice_is_done_once(page: Page, kind: str, content: dict[str, Any]) -> None:
    """Even where the second one would still be possible."""
    page.send(kind, **content, id="the same")
    before = as_it_stands(page)
    answer = page.said(kind, **content, id="the same")
    assert answer["text"] == "This arrived twice: it was done once."
    assert as_it_stands(page) == before


@pytest.mark.parametrize(("kind", "content"), ACTS, ids=[kind for kind, _ in ACTS])
def test_an_empty_table_does_nothing(kind: str, content: dict[str, Any]) -> None:
    """And says that no game has begun, or that there is none to continue."""
    page = page_of_table()
    answer = page.said(kind, **content)
    assert answer["tone"] == ("" if kind == "decline" else "problem")
    assert "⟦" not in answer["text"]
    assert page.model["turn"] == "No game has begun at this table."
    assert page.drawn == ""


@pytest.mark.parametrize("name", ["history", "replay", "book", "symbols", "nothing"])
def test_an_empty_table_can_be_asked_everything(name: str) -> None:
    """What needs a game is told to need one."""
    page = page_of_table()
    told = page.ask("show", page=name)
    assert ("problem" in told) == (name not in ("book", "symbols"))
    assert "⟦" not in page.notice["text"]


@pytest.mark.parametrize(("kind", "content"), IDLE, ids=[kind for kind, _ in IDLE])
def test_a_finished_game_stays_as_it_is(kind: str, content: dict[str, Any]) -> None:
    """Nothing is to be decided, and nothing is left to wait for."""
    page = page_of_game(seats=2, seed=3, people=())
    before = as_it_stands(page)
    answer = page.said(kind, **content)
    assert answer["tone"] in ("refused", "problem")
    assert answer["text"]
    assert "⟦" not in answer["text"]
    assert as_it_stands(page) == before


def test_numbers_beyond_reason_are_places_that_are_not_there(page: Page) -> None:
    """As any other place that is not there."""
    before = as_it_stands(page)
    for number in (-1, -(2**53), 2**53):
        for kind in ("jump", "prune", "rename"):
            answer = page.said(kind, node=number, name="x")
            assert answer["tone"] == "refused"
            assert "⟦" not in answer["text"]
    page.send("compare", places=[2**53, 0])
    assert page.notice["tone"] == "problem"
    assert as_it_stands(page) == before
