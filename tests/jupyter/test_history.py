"""Going back and forth by clicks: turns, lines with names, lines removed, lines compared; nothing is made unasked."""

import json
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from pages import Page

import trajan_tutor as tt
from trajan_tutor.jupyter.widget import BoardWidget


@pytest.fixture
def board() -> BoardWidget:
    """Return the board of a game with two lines: other decisions from the beginning on; cards were drawn on both."""
    found = tt.play("trajan", seats=2, seed=7)
    assert isinstance(found, BoardWidget)
    page = Page(found)
    while found.session.game.begun(found.session.state) < 9:
        page.send("choose", move=found.choices[0]["move"])
    first = found.session.turns()[1]
    page.send("jump", node=found.session.tree.root.number)
    page.send("choose", move=found.choices[-1]["move"])
    while found.session.game.begun(found.session.state) < 9:
        page.send("choose", move=found.choices[-1]["move"])
    assert first.number == 2
    return found


def told(board: BoardWidget) -> dict[str, Any]:
    """Ask for the history as a page does."""
    Page(board, "asking").send("show", page="history")
    return dict(board.history)


def test_the_history_is_made_only_when_it_is_asked_for(board: BoardWidget) -> None:
    """A click on the board does not wait for it."""
    assert board.history == {}
    assert told(board)["turns"]
    before = board.history
    Page(board).send("choose", move=board.choices[0]["move"])
    assert board.history is before


def test_turns_are_told_in_words(board: BoardWidget) -> None:
    """Whose they are, and the points so far; one of them is where the game stands."""
    history = told(board)
    json.dumps(history)
    assert [turn["node"] for turn in history["turns"]] == [turn.node for turn in board.session.turns()]
    assert sum(turn["here"] for turn in history["turns"]) == 1
    assert history["turns"][0]["text"].startswith("Turn 1, You: 0 : 0")
    assert "⟦" not in json.dumps(history, ensure_ascii=False)


def test_a_jump_goes_to_any_turn_and_forward_again(board: BoardWidget) -> None:
    """Then the whole line lies ahead, and going forward follows it."""
    page = Page(board)
    end = board.session.tree.here
    assert page.send("jump", node=board.session.turns()[0].node)["kind"] == "moved"
    assert board.session.steps == []
    assert told(board)["can_redo"]
    while board.session.can_redo:
        assert page.send("redo")["kind"] == "moved"
    assert board.session.tree.here is end
    assert page.send("redo")["kind"] == "refused"
    assert board.notice["text"]
    assert board.turn in board.live or board.notice["text"] == board.live


def test_lines_are_marked_in_words(board: BoardWidget) -> None:
    """The one the game stands on, and those on which hidden cards were seen."""
    lines = told(board)["branches"]
    assert len(lines) == 2
    assert [line["current"] for line in lines] == [False, True]
    kinds = [{mark["kind"] for mark in line["marks"]} for line in lines]
    assert "here" in kinds[1]
    assert "here" not in kinds[0]
    assert [line["removable"] for line in lines] == [False, True]
    for branch, found in zip(board.session.branches(), kinds, strict=True):
        assert ("revealed" in found) == branch.revealed
        assert ("informed" in found) == branch.informed
    assert any("revealed" in found for found in kinds)


def test_a_line_gets_a_name_that_is_text(board: BoardWidget) -> None:
    """Spaces around it are left out, and an empty one takes it away."""
    page = Page(board)
    head = told(board)["branches"][1]["head"]
    assert page.send("rename", node=head, name="  <b>bold</b>  try ")["kind"] == "noted"
    assert told(board)["branches"][1]["title"] == "<b>bold</b> try"
    page.send("rename", node=head, name="")
    assert told(board)["branches"][1]["title"] == "Line 2"


def test_a_line_is_removed(board: BoardWidget) -> None:
    """Standing on it, the game stands before it; what is gone cannot be gone to."""
    page = Page(board)
    line = told(board)["branches"][1]
    assert page.send("prune", node=line["head"])["kind"] == "noted"
    assert board.session.steps == []
    assert len(told(board)["branches"]) == 1
    before = board.session.record()
    for kind in ("jump", "prune"):
        assert page.send(kind, node=line["tip"])["kind"] == "refused"
    assert page.send("prune", node=0)["kind"] == "refused"
    assert page.send("rename", node=line["tip"], name="gone")["kind"] == "refused"
    assert board.session.record() == before


def test_two_lines_are_compared(board: BoardWidget) -> None:
    """Boards side by side, points with their differences, what was revealed; the game stays where it is."""
    lines = told(board)["branches"]
    at = board.at
    Page(board, "asking").send("compare", places=[line["tip"] for line in lines])
    found = board.comparison
    assert ET.fromstring(found["picture"]).tag.endswith("svg")  # noqa: S314 (our own)
    assert found["heads"] == ["A", "B", "B \N{MINUS SIGN} A"]
    assert [side["node"] for side in found["sides"]] == [line["tip"] for line in lines]
    start = board.session.tree.find(lines[0]["tip"])
    assert start is not None
    for seat in found["seats"]:
        first, second, difference = (int(cell.replace("\N{MINUS SIGN}", "-")) for cell in seat["totals"])
        assert difference == second - first
        assert first == board.session.game.ledger(start.state, seat["seat"]).total
    assert "⟦" not in json.dumps(found, ensure_ascii=False)
    assert board.at == at


@pytest.mark.parametrize("places", [[], [0], [0, 99999], [0, 1, 2, 3]])
def test_a_senseless_comparison_is_refused_in_words(board: BoardWidget, places: list[int]) -> None:
    """Too few, too many, or not there."""
    Page(board, "asking").send("compare", places=places)
    assert board.comparison == {}
    assert board.notice["kind"] == "problem"
    assert "⟦" not in board.notice["text"]
    assert " " in board.notice["text"]
