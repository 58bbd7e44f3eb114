"""Going back and forth by clicks: turns, lines with names, lines removed, lines compared; nothing is made unasked."""

import json
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from desk.page import Page, page_of_game

from trajan_tutor.session.branches import Turn
from trajan_tutor.session.session import Session


@pytest.fixture
def page() -> Page:
    """Return the board of a game with two lines: other decisions from the beginning on; cards were drawn on both."""
    found = page_of_game()
    while found.session.game.begun(found.session.state) < 9:
        found.send("choose", move=found.model["choices"][0]["move"])
    first = found.session.turns()[1]
    found.send("jump", node=found.session.tree.root.number)
    found.send("choose", move=found.model["choices"][-1]["move"])
    while found.session.game.begun(found.session.state) < 9:
        found.send("choose", move=found.model["choices"][-1]["move"])
    assert first.number == 2
    return found


def told(page: Page) -> Any:
    """Ask for the history as a page does."""
    return page.ask("show", page="history")


def test_the_history_is_made_only_when_it_is_asked_for(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """A click on the board does not wait for it."""
    made: list[Session] = []

    def counted(session: Session) -> tuple[Turn, ...]:
        made.append(session)
        return turns(session)

    turns = Session.turns
    monkeypatch.setattr(Session, "turns", counted)
    page.send("choose", move=page.model["choices"][0]["move"])
    assert made == []
    assert told(page)["turns"]
    assert made


def test_turns_are_told_in_words(page: Page) -> None:
    """Whose they are, and the points so far; one of them is where the game stands."""
    history = told(page)
    json.dumps(history)
    assert [turn["node"] for turn in history["turns"]] == [turn.node for turn in page.session.turns()]
    assert sum(turn["here"] for turn in history["turns"]) == 1
    assert history["turns"][0]["text"].startswith("Turn 1, You: 0 : 0")
    assert "⟦" not in json.dumps(history, ensure_ascii=False)


def test_a_jump_goes_to_any_turn_and_forward_again(page: Page) -> None:
    """Then the whole line lies ahead, and going forward follows it."""
    end = page.session.tree.here
    assert page.said("jump", node=page.session.turns()[0].node)["tone"] == "note"
    assert page.session.steps == []
    assert told(page)["can_redo"]
    while page.session.can_redo:
        assert page.said("redo")["tone"] == "note"
    assert page.session.tree.here is end
    assert page.said("redo")["tone"] == "refused"
    assert page.notice["text"]
    assert page.model["turn"] in page.model["live"] or page.notice["text"] == page.model["live"]


def test_lines_are_marked_in_words(page: Page) -> None:
    """The one the game stands on, and those on which hidden cards were seen."""
    lines = told(page)["branches"]
    assert len(lines) == 2
    assert [line["current"] for line in lines] == [False, True]
    kinds = [{mark["kind"] for mark in line["marks"]} for line in lines]
    assert "here" in kinds[1]
    assert "here" not in kinds[0]
    assert [line["removable"] for line in lines] == [False, True]
    for branch, found in zip(page.session.branches(), kinds, strict=True):
        assert ("revealed" in found) == branch.revealed
        assert ("informed" in found) == branch.informed
    assert any("revealed" in found for found in kinds)


def test_a_line_gets_a_name_that_is_text(page: Page) -> None:
    """Spaces around it are left out, and an empty one takes it away."""
    head = told(page)["branches"][1]["head"]
    assert page.said("rename", node=head, name="  <b>bold</b>  try ")["tone"] == ""
    assert told(page)["branches"][1]["title"] == "<b>bold</b> try"
    page.send("rename", node=head, name="")
    assert told(page)["branches"][1]["title"] == "Line 2"


def test_a_line_is_removed(page: Page) -> None:
    """Standing on it, the game stands before it; what is gone cannot be gone to."""
    line = told(page)["branches"][1]
    assert page.said("prune", node=line["head"])["tone"] == "note"
    assert page.session.steps == []
    assert len(told(page)["branches"]) == 1
    before = page.session.record()
    for kind in ("jump", "prune"):
        assert page.said(kind, node=line["tip"])["tone"] == "refused"
    assert page.said("prune", node=0)["tone"] == "refused"
    assert page.said("rename", node=line["tip"], name="gone")["tone"] == "refused"
    assert page.session.record() == before


def test_two_lines_are_compared(page: Page) -> None:
    """Boards side by side, points with their differences, what was revealed; the game stays where it is."""
    lines = told(page)["branches"]
    at = page.model["at"]
    found = page.ask("compare", places=[line["tip"] for line in lines])
    assert ET.fromstring(found["picture"]).tag.endswith("svg")  # noqa: S314 (our own)
    assert found["heads"] == ["A", "B", "B \N{MINUS SIGN} A"]
    assert [side["node"] for side in found["sides"]] == [line["tip"] for line in lines]
    start = page.session.tree.find(lines[0]["tip"])
    assert start is not None
    for seat in found["seats"]:
        first, second, difference = (int(cell.replace("\N{MINUS SIGN}", "-")) for cell in seat["totals"])
        assert difference == second - first
        assert first == page.session.game.ledger(start.state, seat["seat"]).total
    assert "⟦" not in json.dumps(found, ensure_ascii=False)
    assert page.model["at"] == at


@pytest.mark.parametrize("places", [[], [0], [0, 99999], [0, 1, 2, 3]])
def test_a_senseless_comparison_is_refused_in_words(page: Page, places: list[int]) -> None:
    """Too few, too many, or not there."""
    assert page.ask("compare", places=places) == {"problem": page.notice["text"]}
    assert page.notice["tone"] == "problem"
    assert "⟦" not in page.notice["text"]
    assert " " in page.notice["text"]
