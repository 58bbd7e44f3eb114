"""The position editor as a widget: what it shows, and what the messages of its page do."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.desk.editor_requests import read_asked
from trajan_tutor.jupyter.editor import EditorWidget
from trajan_tutor.lessons.draft import Draft


@pytest.fixture
def editor() -> EditorWidget:
    """Return an editor of the first position of a game of two."""
    made = tt.edit("trajan", seats=2, seed=1)
    assert isinstance(made, EditorWidget)
    return made


def send(editor: EditorWidget, kind: str, **content: Any) -> dict[str, Any]:
    """Send what a page sends, and return what is said."""
    editor._receive(editor, {"type": kind, "change": editor.change, **content}, [])
    return dict(editor.notice)


def place(editor: EditorWidget, name: str) -> dict[str, Any]:
    """Return an open place."""
    found: dict[str, Any] = next(one for one in editor.places if one["name"] == name)
    return found


def piece(editor: EditorWidget, name: str, text: str) -> int:
    """Return the number of a piece that can be put on an open place."""
    found: int = next(one["number"] for one in place(editor, name)["pieces"] if one["text"] == text)
    return found


def test_a_place_that_is_picked_says_what_lies_there(editor: EditorWidget) -> None:
    """And what can be put there, by picture and name."""
    send(editor, "pick", spot="mat.0.tray.I")
    tray = place(editor, "players.0.trays.0")
    assert tray["text"] == "tray I, seaport, of player A"
    assert [one["text"] for one in tray["lying"]] == ["yellow marker", "blue marker"]
    assert len(tray["pieces"]) == 6
    assert all(one["picture"].startswith("<svg") for one in tray["pieces"])
    assert "chosen" in re.findall(r'--mat\.0\.tray\.I"[^>]*class="([^"]+)"', editor.svg)[0]


def test_everything_is_in_words(editor: EditorWidget) -> None:
    """No key without a sentence, in labels, headings and places."""
    for area in editor.areas:
        for one in area["places"]:
            send(editor, "open", place=one["name"])
            assert "⟦" not in json.dumps([editor.places, editor.notice, area], ensure_ascii=False)
    assert "⟦" not in json.dumps([editor.labels, editor.games, editor.title], ensure_ascii=False)


@pytest.mark.parametrize(("game", "other"), [("trajan", "caesar"), ("caesar", "trajan")])
def test_what_is_wrong_with_a_position_of_another_game_is_in_words(game: str, other: str) -> None:
    """The words of the game on the board do not know it."""
    editor: Any = tt.edit(game)
    pasted = tt.edit(other).position
    said = send(editor, "load", text=json.dumps({**pasted, "actor": -9}), turn=0)
    assert said["kind"] == "problem"
    assert "actor" in said["text"]
    assert "⟦" not in said["text"]


def test_a_place_with_several_fields_is_told_as_a_list(editor: EditorWidget) -> None:
    """As the language lists things."""
    said = send(editor, "pick", spot="province.raetia")
    assert said["text"] == ", ".join(one["text"] for one in editor.places[:-1]) + " and " + editor.places[-1]["text"]


def test_every_heading_stands_once(editor: EditorWidget) -> None:
    """With all its places."""
    titles = [area["title"] for area in editor.areas]
    assert len(set(titles)) == len(titles)
    assert sum(len(area["places"]) for area in editor.areas) == len(editor.draft.editor.fields)


def test_a_piece_is_taken_away_and_another_put_there(editor: EditorWidget) -> None:
    """And taken back."""
    send(editor, "pick", spot="mat.0.tray.I")
    send(editor, "take", place="players.0.trays.0", at=0)
    send(editor, "put", place="players.0.trays.0", piece=piece(editor, "players.0.trays.0", "yellow marker"))
    assert editor.position["players"][0]["trays"][0] == ["yellow", "blue"]
    send(editor, "undo")
    assert editor.position["players"][0]["trays"][0] == ["blue"]
    send(editor, "redo")
    assert not editor.can_redo


def test_what_cannot_be_is_refused_in_one_sentence(editor: EditorWidget) -> None:
    """The position stays, and so does what is open."""
    send(editor, "pick", spot="mat.0.tray.I")
    before = editor.svg, editor.places
    said = send(editor, "put", place="players.0.trays.0", piece=0)
    assert said["kind"] == "refused"
    assert "tray I" in said["text"]
    assert (editor.svg, editor.places) == before


def test_a_piece_is_moved_by_two_clicks(editor: EditorWidget) -> None:
    """Places that take it are lit meanwhile."""
    send(editor, "pick", spot="mat.0.tray.I")
    send(editor, "lift", place="players.0.trays.0", at=0)
    assert "yellow marker" in editor.carried["text"]
    lit = re.findall(r'--([^"]+)"[^>]*class="[^"]*legal', editor.svg)
    assert len(lit) == 11
    assert "mat.1.tray.III" in lit
    assert send(editor, "pick", spot="deck")["kind"] == "problem"
    assert editor.carried
    send(editor, "pick", spot="mat.0.tray.III")
    assert editor.carried == {}
    assert len(editor.position["players"][0]["trays"][2]) == 3


def test_a_piece_is_moved_by_the_list(editor: EditorWidget) -> None:
    """For those who use no pointer; a move can be given up."""
    send(editor, "open", place="players.0.trays.0")
    send(editor, "lift", place="players.0.trays.0", at=1)
    send(editor, "lay")
    assert editor.carried == {}
    send(editor, "lift", place="players.0.trays.0", at=1)
    assert {"name": "players.0.trays.4", "text": "tray V, Trajan, of player A"} in editor.carried["goals"]
    send(editor, "drop", place="players.0.trays.4")
    assert len(editor.position["players"][0]["trays"][4]) == 3


def test_a_number_is_set_and_a_pile_put_in_order(editor: EditorWidget) -> None:
    """The next card of the deck comes first."""
    send(editor, "set", place="players.1.vp", number=12)
    assert editor.position["players"][1]["vp"] == 12
    send(editor, "pick", spot="deck")
    lying = place(editor, "piles.goods")["lying"]
    assert [lying[0]["at"], lying[-1]["at"]] == [len(lying) - 1, 0]
    send(editor, "shift", place="piles.goods", at=0, to=len(lying) - 1)
    assert place(editor, "piles.goods")["lying"][0]["text"] == lying[-1]["text"]


def test_another_position_is_begun_and_pasted(editor: EditorWidget) -> None:
    """Of another game too; what cannot be read leaves everything as it is."""
    text = editor.draft.editor.text
    send(editor, "begin", game="caesar", seats=2, empty=1)
    assert editor.title == "Position editor: Caesar!"
    assert "border.HU-HC" in editor.svg
    assert not editor.can_undo
    assert send(editor, "load", text="{", turn=0)["kind"] == "problem"
    assert editor.position["game"] == "caesar"
    send(editor, "load", text=text, turn=0)
    assert editor.draft.editor.text == text


def test_position_and_lesson_are_shown_as_text_and_written_beside_the_notebook(
    editor: EditorWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is shown follows the position."""
    monkeypatch.chdir(tmp_path)
    send(editor, "write")
    assert json.loads(editor.writing["json"]) == editor.position
    assert editor.writing["lesson"].startswith("#")
    send(editor, "set", place="players.0.vp", number=5)
    assert json.loads(editor.writing["json"])["players"][0]["vp"] == 5
    said = send(editor, "save", name="mine", what="lesson")
    assert "mine.toml" in said["text"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.json", "mine.toml"]
    assert send(editor, "save", name="../mine", what="position")["kind"] == "problem"
    send(editor, "write")
    assert editor.writing == {}


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
    ],
)
def test_a_message_that_means_nothing_is_answered_in_words(editor: EditorWidget, content: object) -> None:
    """And changes nothing."""
    before = editor.draft.editor.text
    assert read_asked(content) is None
    editor._receive(editor, content, [])
    assert editor.notice["kind"] == "problem"
    assert editor.draft.editor.text == before


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("pick", {"spot": "nowhere"}),
        ("open", {"place": "nowhere"}),
        ("put", {"place": "players.0.hand", "piece": 99}),
        ("put", {"place": "players.0.hand", "piece": -1}),
        ("take", {"place": "players.0.hand", "at": 99}),
        ("lift", {"place": "players.0.hand", "at": -1}),
        ("drop", {"place": "players.0.hand"}),
        ("shift", {"place": "piles.goods", "at": 0, "to": 999}),
        ("set", {"place": "players.0.hand", "number": 3}),
        ("begin", {"game": "tric-trac", "seats": 2, "empty": 0}),
        ("begin", {"game": "trajan", "seats": 9, "empty": 0}),
        ("redo", {}),
    ],
)
def test_what_there_is_not_is_answered_in_words(editor: EditorWidget, kind: str, content: dict[str, Any]) -> None:
    """And changes nothing."""
    before = editor.draft.editor.text
    said = send(editor, kind, **content)
    assert said["kind"] == "problem"
    assert " " in said["text"]
    assert "⟦" not in said["text"]
    assert editor.draft.editor.text == before


def test_a_click_on_an_older_position_is_not_obeyed(editor: EditorWidget) -> None:
    """The piece with that number may be another one now."""
    at = editor.change
    editor.set("players.0.vp", 3)
    editor._receive(editor, {"type": "take", "place": "players.0.hand", "at": 0, "change": at}, [])
    assert editor.notice["kind"] == "problem"
    assert len(editor.position["players"][0]["hand"]) == 3


def test_calls_do_the_same_and_show_it(editor: EditorWidget) -> None:
    """For whoever writes Python."""
    editor.move("players.0.hand", "players.0.display")
    assert "mat.0.display." in editor.svg
    editor.undo()
    editor.redo()
    editor.take("players.0.display")
    editor.put("players.0.display", "gold")
    assert editor.position["players"][0]["display"] == ["gold"]
    assert "players.0.hand" in editor.places_by_name()


def test_the_value_of_a_cell_has_a_picture_and_a_text(editor: EditorWidget) -> None:
    """Alike in every run."""
    bundle = editor._repr_mimebundle_()[0]
    assert bundle["image/svg+xml"].startswith("<svg")
    assert bundle["text/plain"].startswith("<Position editor: Trajan>")
    again: Any = tt.edit("trajan", seats=2, seed=1)
    assert bundle["text/plain"] == again._repr_mimebundle_()[0]["text/plain"]


def test_without_widgets_there_is_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is changed by the same calls."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    made = tt.edit("trajan")
    assert isinstance(made, Draft)
    made.set("time", 4)
    assert made.position["time"] == 4


def test_every_source_of_a_position_is_taken(tmp_path: Path, editor: EditorWidget) -> None:
    """A game, data, text, a file, a board at a turn."""
    path = editor.save_position("mine", tmp_path)
    for source in (editor.position, editor.draft.editor.text, path, str(path)):
        assert tt.edit(source).position == editor.position
    assert tt.edit(tt.play("trajan", seats=2, seed=1), turn=1).position == editor.position
    with pytest.raises(Exception, match="no game"):
        tt.edit("tric_trac")
