"""The stage as a widget: everything is in one trait when a page comes, and in messages afterwards."""

import gc
import json
import weakref
from pathlib import Path
from typing import Any

import pytest
from desk.fits import misfits

from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.requests.request import NUDGE
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.session.new_session import new_session
from trajan_tutor.view.static_output import picture_in
from trajan_tutor.viewmodel.page_model import PROTOCOL, Opened


@pytest.fixture
def widget(monkeypatch: pytest.MonkeyPatch) -> StageWidget:
    """Return a game on a stage; what it sends is in `sent`."""
    made = StageWidget(new_session("trajan", seats=2, seed=7))
    made.sent = []

    def send(content: Any, _buffers: Any = None) -> None:
        made.sent.append(json.loads(json.dumps(content)))

    monkeypatch.setattr(made, "send", send)
    made.desk.listen(made.send)
    return made


def do(widget: StageWidget, kind: str, **content: Any) -> Any:
    """Send a request as a page does, and return what came back."""
    request = {"type": kind, "at": widget.desk.table.at, "id": f"a-{len(widget.sent)}"} | content
    widget._handle_custom_msg({"type": "do", "request": request}, [])
    return widget.sent[-1]


def test_everything_that_is_shown_lies_in_one_trait(widget: StageWidget) -> None:
    """No other trait of ours goes to the page, and it is made anew for whoever asks."""
    ours = {"opened"} | {name for name in widget.keys if name.startswith("_")}
    assert {"opened", "_esm", "_css"} <= set(widget.keys)
    assert set(widget.keys) - ours == {"layout", "tabbable", "tooltip"}
    first = widget.get_state("opened")["opened"]
    assert list(misfits(first, Opened)) == []
    do(widget, "pick", spot="mat.0.tray.I")
    again = widget.get_state()["opened"]
    assert again["n"] == first["n"] + 1
    assert again["model"]["at"] > first["model"]["at"]


def test_nothing_is_sent_while_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first board comes with the opening of the line to the page."""
    sent: list[Any] = []
    monkeypatch.setattr(StageWidget, "send", lambda _self, content, _buffers=None: sent.append(content))
    StageWidget(new_session("trajan", seats=2, seed=7))
    assert sent == []


def test_a_page_is_answered(widget: StageWidget) -> None:
    """By messages alone; a nudge says nothing."""
    change = do(widget, "pick", spot="mat.0.tray.I")
    assert (change["type"], change["n"]) == ("change", 1)
    widget._handle_custom_msg(NUDGE, [])
    widget._handle_custom_msg({"type": "hello", "protocol": PROTOCOL, "have": 1}, [])
    assert len(widget.sent) == 1
    widget._handle_custom_msg({"type": "hello", "protocol": PROTOCOL, "have": 0}, [])
    assert widget.sent[-1]["type"] == "opened"
    widget._handle_custom_msg("senseless", [])
    assert widget.sent[-1]["set"]["notice"]["tone"] == "problem"


def test_programs_play_on_it(widget: StageWidget, tmp_path: Path) -> None:
    """And pages are told."""
    assert str(widget.pick("mat.0.tray.I"))
    assert widget.sent[-1]["n"] == 1
    assert str(widget.undo())
    widget.choose("sow nothing")
    assert widget.sent[-1]["set"]["notice"]["tone"] == "refused"
    widget.session.choose("sow I")
    widget.refresh()
    assert widget.save(tmp_path / "game.json").exists()
    widget.tell("never")
    with pytest.raises(MisusedError):
        widget.tell("loudly")
    with pytest.raises(MisusedError):
        widget.pick(7)  # type: ignore[arg-type]


def test_readers_without_a_kernel_see_a_picture(widget: StageWidget, tmp_path: Path) -> None:
    """Of the game or of the first step of a lesson; of an empty table a sentence."""
    assert picture_in(widget._repr_mimebundle_()[0]["text/html"]).startswith("<svg")
    assert "trajan" in repr(widget)
    lesson = StageWidget(lesson=lesson_activity("trajan/02-sowing", "guide-me", "en", tmp_path))
    assert picture_in(lesson._repr_mimebundle_()[0]["text/html"])
    assert repr(lesson) == "<lesson trajan/02-sowing>"
    empty = StageWidget()
    assert picture_in(empty._repr_mimebundle_()[0]["text/html"]) == ""
    with pytest.raises(MisusedError):
        _ = empty.session


def test_two_boards_on_one_page_share_no_id() -> None:
    """Their pictures stand in one document."""
    one, two = (StageWidget(new_session("trajan", seats=2, seed=7)) for _ in range(2))
    assert one.desk.opened()["model"]["prefix"] != two.desk.opened()["model"]["prefix"]


def test_a_closed_board_is_freed() -> None:
    """Nothing holds it."""
    widget = StageWidget(new_session("trajan", seats=2, seed=7))
    widget.desk.opened()
    gone = weakref.ref(widget.desk)
    widget.close()
    del widget
    gc.collect()
    assert gone() is None
