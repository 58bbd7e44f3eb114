"""The desk of the position editor: what it shows, what requests do, and what it answers to senseless ones."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from trajan_tutor.desk.editor_desk import EditorDesk
from trajan_tutor.desk.model import PROTOCOL
from trajan_tutor.lessons.draft import Draft
from trajan_tutor.session.editing_sources import first_position

HAND = "players.0.hand"


class EditorPage:
    """A page of an editor that remembers what it was told."""

    def __init__(self, desk: EditorDesk) -> None:
        self.desk = desk
        self.told: list[dict[str, Any]] = []
        desk.shown.sink = lambda message: self.told.append(dict(message))
        self.model: dict[str, Any] = dict(desk.shown.opened()["model"])

    def send(self, kind: str, **about: Any) -> dict[str, Any]:
        """Send a request as the page does, take what is told, and return what is said."""
        before, name = len(self.told), f"p-{len(self.told)}"
        request = {"at": self.model["at"], **about, "type": kind, "id": name}
        self.desk.shown.hear({"type": "do", "request": request})
        [change] = self.told[before:]
        self.model |= change["set"]
        assert self.model["answered"] == name
        return dict(self.model["notice"])

    def place(self, name: str) -> dict[str, Any]:
        """Return an open place."""
        found: dict[str, Any] = next(one for one in self.model["places"] if one["name"] == name)
        return found


def desk_of(folder: Path | None = None) -> EditorDesk:
    """Return a desk with the first position of a game of two."""
    return EditorDesk(Draft(first_position("trajan", seats=2, seed=1)), "e1", folder)


@pytest.fixture
def page() -> EditorPage:
    """Return a page of a new editor."""
    return EditorPage(desk_of())


def test_everything_comes_with_the_first_message_as_plain_values() -> None:
    """So that the first board needs no answer."""
    opened = desk_of().shown.opened()
    assert (opened["protocol"], opened["n"]) == (PROTOCOL, 0)
    assert json.loads(json.dumps(opened)) == opened
    model: dict[str, Any] = dict(opened["model"])
    assert model["svg"].startswith("<svg")
    assert model["places"][0]["name"] == "actor"
    assert "⟦" not in json.dumps(opened, ensure_ascii=False)


def test_a_place_that_is_picked_says_what_lies_there(page: EditorPage) -> None:
    """And what can be put there, by picture and name."""
    page.send("pick", spot="mat.0.tray.I")
    tray = page.place("players.0.trays.0")
    assert [one["text"] for one in tray["lying"]] == ["yellow marker", "blue marker"]
    assert all(one["picture"].startswith("<svg") for one in tray["pieces"])
    assert "chosen" in re.findall(r'--mat\.0\.tray\.I"[^>]*class="([^"]+)"', page.model["svg"])[0]


def test_only_what_has_changed_is_told(page: EditorPage) -> None:
    """A place that is opened changes no list of places, and no symbols."""
    page.send("pick", spot="mat.0.tray.I")
    assert {"areas", "sheet", "labels", "games", "title"}.isdisjoint(page.told[-1]["set"])


def test_a_piece_is_carried_to_a_place_that_takes_it(page: EditorPage) -> None:
    """By two clicks; where it cannot lie, a sentence says so and it is still carried."""
    page.send("pick", spot="mat.0.tray.I")
    page.send("lift", place="players.0.trays.0", lying=0)
    assert "yellow marker" in page.model["carried"]["text"]
    assert page.send("pick", spot="quarter")["tone"] == "problem"
    assert page.model["carried"] is not None
    page.send("pick", spot="mat.0.tray.IV")
    assert page.model["carried"] is None
    assert len(page.desk.draft.position["players"][0]["trays"][3]) == 3


def test_what_cannot_be_is_refused_in_a_sentence(page: EditorPage) -> None:
    """And the position stays."""
    page.send("pick", spot="mat.0.tray.I")
    [yellow] = [one["number"] for one in page.place("players.0.trays.0")["pieces"] if one["text"] == "yellow marker"]
    before = page.desk.draft.editor.text
    said = page.send("put", place="players.0.trays.0", piece=yellow)
    assert said["tone"] == "refused"
    assert "yellow marker" in said["text"]
    assert page.desk.draft.editor.text == before


def test_two_equal_answers_in_a_row_are_two(page: EditorPage) -> None:
    """By their number."""
    first = page.send("pick", spot="nowhere")
    second = page.send("pick", spot="nowhere")
    assert first["text"] == second["text"]
    assert second["number"] == first["number"] + 1


def test_a_click_on_an_older_position_is_not_obeyed(page: EditorPage) -> None:
    """The piece with that number may be another one now."""
    page.desk.draft.set("players.0.vp", 3)
    assert page.send("take", place=HAND, lying=0)["tone"] == "problem"
    assert len(page.desk.draft.position["players"][0]["hand"]) == 3
    assert page.send("take", place=HAND, lying=0)["tone"] == "note"
    assert len(page.desk.draft.position["players"][0]["hand"]) == 2


def test_changes_are_taken_back_and_made_again(page: EditorPage) -> None:
    """As often as there were some."""
    page.send("set", place="quarter", number=2)
    assert (page.model["can_undo"], page.model["can_redo"]) == (True, False)
    page.send("undo")
    assert page.desk.draft.position["quarter"] == 1
    page.send("redo")
    assert page.desk.draft.position["quarter"] == 2


@pytest.mark.parametrize(
    "content",
    [
        None,
        [],
        {"type": "nonsense", "at": 0},
        {"type": "pick", "at": 0},
        {"type": "pick", "spot": "x" * 999, "at": 0},
        {"type": "put", "place": "time", "piece": True, "at": 0},
        {"type": "set", "place": "time", "number": 2**60, "at": 0},
        {"type": "undo", "at": "0"},
        {"type": "undo"},
    ],
)
def test_what_means_nothing_is_answered_in_words(page: EditorPage, content: Any) -> None:
    """And changes nothing."""
    before = page.desk.draft.editor.text
    page.desk.shown.hear({"type": "do", "request": content} if isinstance(content, dict) else content)
    assert page.told[-1]["set"]["notice"]["tone"] == "problem"
    assert page.desk.draft.editor.text == before


def test_another_game_is_laid_out(page: EditorPage) -> None:
    """With its own board, and symbols for its pieces."""
    sheet = page.model["sheet"]
    page.send("begin", game="caesar", seats=2, empty=1)
    assert "border.HU-HC" in page.model["svg"]
    assert page.model["sheet"] != sheet
    assert page.send("load", text="{", turn=0)["tone"] == "problem"
    assert "border.HU-HC" in page.model["svg"]


def test_it_is_written_out_and_saved_where_there_is_a_folder(page: EditorPage, tmp_path: Path) -> None:
    """Without one the text can be copied."""
    page.send("write")
    assert json.loads(page.model["writing"]["json"]) == page.desk.draft.position
    assert page.send("save", name="mine", what="position")["tone"] == "problem"
    assert page.model["can_save"] is False
    page.send("write")
    assert page.model["writing"] is None
    other = EditorPage(desk_of(tmp_path))
    assert other.model["can_save"] is True
    assert other.send("save", name="mine", what="lesson")["tone"] == "note"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.json", "mine.toml"]
    assert other.send("save", name="../mine", what="position")["tone"] == "problem"


def test_what_a_program_did_is_shown_when_it_says_so(page: EditorPage) -> None:
    """And told to the pages."""
    page.desk.draft.put("players.0.display", "gold")
    assert page.told == []
    page.desk.refresh()
    assert "mat.0.display." in page.told[-1]["set"]["svg"]
    assert page.told[-1]["n"] == 1


def test_a_page_that_missed_something_gets_all_of_it(page: EditorPage) -> None:
    """And nothing when it has everything."""
    page.send("undo")
    page.desk.shown.hear({"type": "hello", "protocol": PROTOCOL, "have": 1})
    assert len(page.told) == 1
    page.desk.shown.hear({"type": "whole"})
    page.desk.shown.hear({"type": "hello", "protocol": PROTOCOL, "have": -1})
    assert [message["type"] for message in page.told] == ["change", "opened", "opened"]
    assert page.told[-1]["n"] == 1
    page.desk.shown.hear({"type": "hello", "protocol": PROTOCOL + 1, "have": 1})
    assert page.told[-1] == {"type": "gone", "reason": "protocol"}


def test_nothing_is_told_before_somebody_has_looked() -> None:
    """What was done meanwhile is in the first message."""
    desk, told = desk_of(), list[Any]()
    desk.shown.sink = told.append
    desk.draft.set("players.0.vp", 3)
    desk.refresh()
    assert told == []
    assert desk.shown.opened()["model"]["at"] == 1
