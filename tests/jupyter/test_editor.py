"""The position editor as the value of a cell, and what programs do with it."""

import json
from pathlib import Path
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.desk.requests.request import NUDGE
from trajan_tutor.jupyter.editor_widget import EditorWidget
from trajan_tutor.lessons.draft import Draft
from trajan_tutor.view.static_output import picture_in


@pytest.fixture
def editor() -> EditorWidget:
    """Return an editor of the first position of a game of two."""
    made = tt.edit("trajan", seats=2, seed=1)
    assert isinstance(made, EditorWidget)
    return made


@pytest.fixture
def sent(editor: EditorWidget, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Return what the editor sends to its page, which is open."""
    found: list[dict[str, Any]] = []

    def send(_self: EditorWidget, message: dict[str, Any], **_buffers: Any) -> None:
        found.append(json.loads(json.dumps(message["content"])))

    editor.get_state()
    monkeypatch.setattr(EditorWidget, "_send", send)
    return found


def do(editor: EditorWidget, kind: str, **content: Any) -> None:
    """Send a request as a page does."""
    at = model_of(editor)["at"]
    editor._handle_custom_msg({"type": "do", "request": {"type": kind, "at": at, "id": "e-1", **content}}, [])


def model_of(editor: EditorWidget) -> dict[str, Any]:
    """Return everything that a new page is shown."""
    found: dict[str, Any] = editor.get_state("opened")["opened"]["model"]
    return found


def test_everything_that_is_shown_lies_in_one_trait(editor: EditorWidget) -> None:
    """No other trait of ours goes to the page, and it is made anew for whoever asks."""
    ours = {name for name in editor.keys if not name.startswith("_")}
    assert ours == {"opened", "layout", "tabbable", "tooltip"}
    assert model_of(editor)["kind"] == "editor"
    editor.set("players.0.vp", 3)
    assert model_of(editor)["at"] == 1


def test_a_page_is_answered_by_messages(editor: EditorWidget, sent: list[dict[str, Any]]) -> None:
    """A nudge says nothing; what is senseless is answered with a sentence."""
    editor._handle_custom_msg(NUDGE, [])
    assert sent == []
    do(editor, "pick", spot="mat.0.tray.I")
    [change] = sent
    assert (change["type"], change["n"], change["set"]["answered"]) == ("change", 1, "e-1")
    assert change["set"]["spot"] == "mat.0.tray.I"
    senseless: tuple[object, ...] = (None, "senseless", [1], {})
    for content in senseless:
        editor._handle_custom_msg(content, [])
        assert sent[-1]["set"]["notice"]["tone"] == "problem"


def test_calls_do_the_same_and_show_it(editor: EditorWidget, sent: list[dict[str, Any]]) -> None:
    """For whoever writes Python; the page is told."""
    editor.move("players.0.hand", "players.0.display")
    assert "mat.0.display." in sent[-1]["set"]["svg"]
    editor.undo()
    assert "mat.0.display." not in sent[-1]["set"]["svg"]
    editor.redo()
    editor.take("players.0.display")
    editor.put("players.0.display", "gold")
    editor.set("players.1.vp", 12)
    assert editor.position["players"][0]["display"] == ["gold"]
    assert editor.position["players"][1]["vp"] == 12
    assert [message["n"] for message in sent] == [1, 2, 3, 4, 5, 6]
    assert "players.0.hand" in editor.places_by_name()


def test_the_draft_is_that_of_the_page(editor: EditorWidget) -> None:
    """Also when the page has laid out another game."""
    do(editor, "begin", game="caesar", seats=2, empty=1)
    assert editor.position["game"] == "caesar"
    assert editor._repr_mimebundle_()[0]["text/plain"] == "Position editor: Caesar!"


def test_the_page_writes_files_beside_the_notebook(
    editor: EditorWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the kernel is at that time, and nowhere else."""
    monkeypatch.chdir(tmp_path)
    assert model_of(editor)["can_save"] is True
    do(editor, "save", name="mine", what="lesson")
    assert model_of(editor)["notice"]["text"] == "Written to mine.toml."
    do(editor, "save", name="../mine", what="position")
    assert model_of(editor)["notice"]["tone"] == "problem"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.toml"]
    assert editor.save_lesson("mine").name == "mine-2.toml"


def test_two_editors_share_no_id() -> None:
    """Their pictures stand in one document."""
    one, two = tt.edit("trajan"), tt.edit("trajan")
    assert isinstance(one, EditorWidget)
    assert isinstance(two, EditorWidget)
    assert model_of(one)["prefix"] != model_of(two)["prefix"]


def test_the_value_of_a_cell_has_a_picture_and_a_text(editor: EditorWidget) -> None:
    """Alike in every run."""
    bundle = editor._repr_mimebundle_()[0]
    assert picture_in(bundle["text/html"]).startswith("<svg")
    assert bundle["text/plain"] == "Position editor: Trajan"
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
