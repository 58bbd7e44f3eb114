"""The desk of the position editor: what it shows, what requests do, and what it answers to senseless ones."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from trajan_tutor.desk.editor.editor_desk import EditorDesk
from trajan_tutor.desk.editor.editor_requests import read_asked
from trajan_tutor.i18n import PSEUDO
from trajan_tutor.lessons.draft import Draft
from trajan_tutor.session.editing_sources import first_position
from trajan_tutor.viewmodel.page_model import PROTOCOL

HAND = "players.0.hand"
TRAY = "players.0.trays.0"


class EditorPage:
    """A page of an editor that remembers what it was told."""

    def __init__(self, desk: EditorDesk) -> None:
        self.desk = desk
        self.told: list[dict[str, Any]] = []
        desk.shown.listen(lambda message: self.told.append(dict(message)))
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

    def piece(self, name: str, text: str) -> int:
        """Return the number of a piece that can be put on an open place."""
        found: int = next(one["number"] for one in self.place(name)["pieces"] if one["text"] == text)
        return found

    def position(self) -> dict[str, Any]:
        """Return the position that is being built."""
        return self.desk.draft.position


def desk_of(folder: Path | None = None, game: str = "trajan") -> EditorDesk:
    """Return a desk with the first position of a game of two."""
    return EditorDesk(Draft(first_position(game, seats=2, seed=1)), "e1", folder)


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
    tray = page.place(TRAY)
    assert tray["text"] == "tray I, seaport, of player A"
    assert [one["text"] for one in tray["lying"]] == ["yellow marker", "blue marker"]
    assert len(tray["pieces"]) == 6
    assert all(one["picture"].startswith("<svg") for one in tray["pieces"])
    assert "chosen" in re.findall(r'--mat\.0\.tray\.I"[^>]*class="([^"]+)"', page.model["svg"])[0]


def test_everything_is_in_words(page: EditorPage) -> None:
    """No key without a sentence, in headings, places and what is said of them."""
    for area in page.model["areas"]:
        for one in area["places"]:
            page.send("open", place=one["name"])
            told = [page.model["places"], page.model["notice"], area]
            assert "⟦" not in json.dumps(told, ensure_ascii=False)


@pytest.mark.parametrize("game", ["trajan", "caesar"])
def test_another_language_says_everything_anew(game: str) -> None:
    """As if it had always been spoken: the position, and what is open, stay; the host is told, and its files speak."""
    told: list[str] = []
    switched = EditorPage(EditorDesk(Draft(first_position(game, seats=2, seed=1), "en"), "e1", speaks=told.append))
    always = EditorPage(EditorDesk(Draft(first_position(game, seats=2, seed=1), PSEUDO), "e1"))
    name = switched.model["areas"][1]["places"][0]["name"]
    for page in (switched, always):
        page.send("open", place=name)
        page.send("write")
    assert switched.send("language", language=PSEUDO)["text"]
    expected = {**always.model, "notice": switched.model["notice"]}
    assert {**switched.model, "answered": ""} == {**expected, "answered": ""}
    assert told == [PSEUDO]
    assert switched.send("begin", game=game, seats=2, empty=0)["tone"] == "note"
    assert switched.model["language"] == PSEUDO


@pytest.mark.parametrize(("game", "other"), [("trajan", "caesar"), ("caesar", "trajan")])
def test_what_is_wrong_with_a_position_of_another_game_is_in_words(game: str, other: str) -> None:
    """The words of the game on the board do not know it."""
    pasted = desk_of(game=other).draft.position
    said = EditorPage(desk_of(game=game)).send("load", text=json.dumps({**pasted, "actor": -9}), turn=0)
    assert said["tone"] == "problem"
    assert "actor" in said["text"]
    assert "⟦" not in said["text"]


def test_a_place_with_several_fields_is_told_as_a_list(page: EditorPage) -> None:
    """As the language lists things."""
    said = page.send("pick", spot="province.raetia")
    texts = [one["text"] for one in page.model["places"]]
    assert len(texts) > 2
    assert said["text"] == ", ".join(texts[:-1]) + " and " + texts[-1]


def test_every_heading_stands_once(page: EditorPage) -> None:
    """With all its places."""
    areas = page.model["areas"]
    titles = [area["title"] for area in areas]
    assert len(set(titles)) == len(titles)
    assert sum(len(area["places"]) for area in areas) == len(page.desk.draft.editor.fields)


def test_a_piece_is_taken_away_and_another_put_there(page: EditorPage) -> None:
    """And taken back."""
    page.send("pick", spot="mat.0.tray.I")
    page.send("take", place=TRAY, lying=0)
    page.send("put", place=TRAY, piece=page.piece(TRAY, "yellow marker"))
    assert page.position()["players"][0]["trays"][0] == ["yellow", "blue"]
    page.send("undo")
    assert page.position()["players"][0]["trays"][0] == ["blue"]
    page.send("redo")
    assert page.position()["players"][0]["trays"][0] == ["yellow", "blue"]
    assert not page.model["can_redo"]


def test_only_what_has_changed_is_told(page: EditorPage) -> None:
    """A place that is opened changes no list of places, and no symbols."""
    page.send("pick", spot="mat.0.tray.I")
    assert {"areas", "sheet", "labels", "games", "title"}.isdisjoint(page.told[-1]["set"])


def test_a_piece_is_carried_to_a_place_that_takes_it(page: EditorPage) -> None:
    """By two clicks; where it cannot lie, a sentence says so and it is still carried.

    Places that take it are lit meanwhile.
    """
    page.send("pick", spot="mat.0.tray.I")
    page.send("lift", place=TRAY, lying=0)
    assert "yellow marker" in page.model["carried"]["text"]
    lit = re.findall(r'--([^"]+)"[^>]*class="[^"]*legal', page.model["svg"])
    assert len(lit) == 11
    assert "mat.1.tray.III" in lit
    assert page.send("pick", spot="quarter")["tone"] == "problem"
    assert page.model["carried"] is not None
    page.send("pick", spot="mat.0.tray.IV")
    assert page.model["carried"] is None
    assert len(page.position()["players"][0]["trays"][3]) == 3


def test_a_piece_is_moved_by_the_list(page: EditorPage) -> None:
    """For those who use no pointer; a move can be given up."""
    page.send("open", place=TRAY)
    page.send("lift", place=TRAY, lying=1)
    page.send("lay")
    assert page.model["carried"] is None
    page.send("lift", place=TRAY, lying=1)
    carried: Any = page.model["carried"]
    assert {"name": "players.0.trays.4", "text": "tray V, Trajan, of player A"} in carried["goals"]
    page.send("drop", place="players.0.trays.4")
    assert len(page.position()["players"][0]["trays"][4]) == 3


def test_a_number_is_set_and_a_pile_put_in_order(page: EditorPage) -> None:
    """The next card of the deck comes first."""
    page.send("set", place="players.1.vp", number=12)
    assert page.position()["players"][1]["vp"] == 12
    page.send("pick", spot="deck")
    lying = page.place("piles.goods")["lying"]
    assert [lying[0]["at"], lying[-1]["at"]] == [len(lying) - 1, 0]
    page.send("shift", place="piles.goods", lying=0, to=len(lying) - 1)
    assert page.place("piles.goods")["lying"][0]["text"] == lying[-1]["text"]


def test_what_cannot_be_is_refused_in_a_sentence(page: EditorPage) -> None:
    """And the position stays, and so does what is open."""
    page.send("pick", spot="mat.0.tray.I")
    before, shown = page.desk.draft.editor.text, (page.model["svg"], page.model["places"])
    said = page.send("put", place=TRAY, piece=page.piece(TRAY, "yellow marker"))
    assert said["tone"] == "refused"
    assert "yellow marker" in said["text"]
    assert "tray I" in said["text"]
    assert page.desk.draft.editor.text == before
    assert (page.model["svg"], page.model["places"]) == shown


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
        {"type": "pick", "spot": 3, "at": 0},
        {"type": "pick", "spot": "x" * 999, "at": 0},
        {"type": "put", "place": "time", "piece": True, "at": 0},
        {"type": "set", "place": "time", "number": 1e3, "at": 0},
        {"type": "set", "place": "time", "number": 2**60, "at": 0},
        {"type": "undo", "at": "0"},
        {"type": "undo"},
    ],
)
def test_what_means_nothing_is_answered_in_words(page: EditorPage, content: Any) -> None:
    """And changes nothing."""
    before = page.desk.draft.editor.text
    assert read_asked(content) is None
    page.desk.shown.hear({"type": "do", "request": content} if isinstance(content, dict) else content)
    assert page.told[-1]["set"]["notice"]["tone"] == "problem"
    assert page.desk.draft.editor.text == before


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("pick", {"spot": "nowhere"}),
        ("open", {"place": "nowhere"}),
        ("put", {"place": HAND, "piece": 99}),
        ("put", {"place": HAND, "piece": -1}),
        ("take", {"place": HAND, "lying": 99}),
        ("lift", {"place": HAND, "lying": -1}),
        ("drop", {"place": HAND}),
        ("shift", {"place": "piles.goods", "lying": 0, "to": 999}),
        ("set", {"place": HAND, "number": 3}),
        ("begin", {"game": "tric-trac", "seats": 2, "empty": 0}),
        ("begin", {"game": "trajan", "seats": 9, "empty": 0}),
        ("redo", {}),
    ],
)
def test_what_there_is_not_is_answered_in_words(page: EditorPage, kind: str, content: dict[str, Any]) -> None:
    """And changes nothing."""
    before = page.desk.draft.editor.text
    said = page.send(kind, **content)
    assert said["tone"] == "problem"
    assert " " in said["text"]
    assert "⟦" not in said["text"]
    assert page.desk.draft.editor.text == before


def test_another_game_is_laid_out(page: EditorPage) -> None:
    """With its own board, and symbols for its pieces; what cannot be read leaves everything as it is."""
    sheet, text = page.model["sheet"], page.desk.draft.editor.text
    page.send("begin", game="caesar", seats=2, empty=1)
    assert page.model["title"] == "Position editor: Caesar!"
    assert "border.HU-HC" in page.model["svg"]
    assert page.model["sheet"] != sheet
    assert not page.model["can_undo"]
    assert page.send("load", text="{", turn=0)["tone"] == "problem"
    assert "border.HU-HC" in page.model["svg"]
    assert page.position()["game"] == "caesar"
    page.send("load", text=text, turn=0)
    assert page.desk.draft.editor.text == text


def test_it_is_written_out_and_saved_where_there_is_a_folder(page: EditorPage, tmp_path: Path) -> None:
    """Without one the text can be copied; what is shown follows the position."""
    page.send("write")
    assert json.loads(page.model["writing"]["json"]) == page.desk.draft.position
    assert page.model["writing"]["lesson"].startswith("#")
    page.send("set", place="players.0.vp", number=5)
    assert json.loads(page.model["writing"]["json"])["players"][0]["vp"] == 5
    assert page.send("save", name="mine", what="position")["tone"] == "problem"
    assert page.model["can_save"] is False
    page.send("write")
    assert page.model["writing"] is None
    other = EditorPage(desk_of(tmp_path))
    assert other.model["can_save"] is True
    said = other.send("save", name="mine", what="lesson")
    assert (said["tone"], "mine.toml" in said["text"]) == ("note", True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.toml"]
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
    desk.shown.listen(told.append)
    desk.draft.set("players.0.vp", 3)
    desk.refresh()
    assert told == []
    assert desk.shown.opened()["model"]["at"] == 1
