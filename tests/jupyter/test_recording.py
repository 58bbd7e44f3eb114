"""An exercise is recorded in a notebook: by clicks on a board and a form, and by calls."""

from pathlib import Path

import pytest

import trajan_tutor as tt
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.i18n.languages import CHOICE
from trajan_tutor.journals import progress_journal
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.jupyter.recording_widget import RecordingWidget
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.lessons.find import find_lesson


@pytest.fixture
def widget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RecordingWidget:
    """Return a board on which an exercise is recorded, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    made = tt.record_exercise("trajan")
    assert isinstance(made, RecordingWidget)
    return made


def play(widget: RecordingWidget, number: int = 0) -> str:
    """Choose a move on the board as its page does, and return it."""
    session = widget.recorder.session
    move = session.game.notation(session.choices()[number])
    request = {"type": "choose", "id": f"{number}", "move": move, "at": widget.board.desk.table.at}
    widget.board.desk.hear({"type": "do", "request": request})
    return move


def test_clicks_alone_make_an_exercise(widget: RecordingWidget, tmp_path: Path) -> None:
    """What is played proposes rules; what is missing is said below the board; then one file is there."""
    assert widget.rules.children == ()
    assert "Play the solution" in widget.message.value
    move = play(widget)
    assert widget.chosen()
    widget.keep_button.click()
    assert "title" in widget.message.value
    widget.title.value, widget.question.value = "<b>Mine</b>", "Where does the last marker fall?"
    widget.keep_button.click()
    (path,) = tmp_path.iterdir()
    assert path.name in widget.message.value
    lesson, _ = find_lesson(path)
    assert lesson.steps[0].solutions == ((move,),)
    assert list(lesson.steps[0].about) == widget.chosen()
    board = tt.exercise(path)
    assert isinstance(board, StageWidget)
    shown = board.desk.opened()["model"]["lesson"]
    assert shown is not None
    assert shown["title"] == "<b>Mine</b>"
    widget.keep_button.click()
    assert list(tmp_path.iterdir()) == [path]


def test_a_tick_that_was_taken_away_stays_so(widget: RecordingWidget) -> None:
    """Also while more is played; a rule that was ticked is what the exercise is about."""
    play(widget)
    rule, box = next((rule, box) for rule, box in widget._boxes.items() if box.value)
    box.value = False
    widget.recorder.session.undo()
    widget.look()
    assert widget.chosen() == []
    play(widget)
    assert rule not in widget.chosen()


def test_the_form_speaks_what_its_board_speaks(widget: RecordingWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its fields, what is said, the rules and the file; a tick stays."""
    monkeypatch.setattr(CHOICE, "asked", "")
    play(widget)
    next(iter(widget._boxes.values())).value = False
    chosen, before = widget.chosen(), [box.description for box in widget.rules.children]
    widget.board.desk.hear({"type": "do", "request": {"type": "language", "id": "l", "language": "pseudo", "at": 1}})
    assert widget.recorder.words.language == "pseudo"
    assert widget.keep_button.description == widget.recorder.words.say("recorded-form-keep")
    assert widget.title.description == widget.recorder.words.say("recorded-form-title")
    assert widget.chosen() == chosen
    assert not {*before} & {box.description for box in widget.rules.children}


def test_it_begins_where_a_board_is_now(tmp_path: Path) -> None:
    """And with what is being built, and at a step of a lesson; the board itself stays as it is."""
    board = tt.play("trajan", seed=4, seats=2, people=(0, 1))
    board.session.choose(board.session.game.notation(board.session.choices()[0]))
    before = board.session.record()
    recording = tt.record_exercise(board)
    assert isinstance(recording, RecordingWidget)
    assert recording.recorder.session.choices() == board.session.choices()
    play(recording)
    path = recording.keep("One", "What now?", folder=tmp_path)
    assert path.parent == tmp_path
    assert board.session.record() == before
    assert "caesar" in repr(tt.record_exercise(tt.edit("caesar")))
    assert repr(tt.record_exercise("sylla")) == "<an exercise being recorded: sylla>"


def test_what_cannot_be_recorded_is_a_sentence(tmp_path: Path) -> None:
    """A position that cannot be, no move, no title: and nothing is written."""
    with pytest.raises(MisusedError, match="Nothing was played"):
        tt.record_exercise("trajan").keep("a", "b", folder=tmp_path)
    with pytest.raises(TutorError):
        tt.record_exercise({"game": "trajan", "seats": 2})
    assert not list(tmp_path.iterdir())


def test_progress_is_taken_along_and_brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By two calls."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "here"))
    notes, keep = progress_journal.read(tmp_path / "here").begin("trajan/02-sowing")
    notes.of("a").done = True
    keep(notes)
    file = tt.take_progress(tmp_path)
    assert tt.bring_progress(file) == 0
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "there"))
    assert tt.bring_progress(file) == 1
    with pytest.raises(TutorError, match="nowhere"):
        tt.bring_progress("nowhere.json")
