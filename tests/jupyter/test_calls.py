"""What programs ask of a board: the coach, who is waited for, and mistakes, each told in a sentence."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.jupyter.still import StillBoard
from trajan_tutor.session.outcome import Result
from trajan_tutor.view.static_output import picture_in


def begun() -> StageWidget:
    """Return the board of a game against a bot."""
    board = tt.play("trajan", seats=2, seed=7, bots="greedy")
    assert isinstance(board, StageWidget)
    return board


def first_move(board: StageWidget) -> str:
    """Return the first move that can be made now."""
    return board.session.game.notation(board.session.choices()[0])


def interrupted(_adviser: Adviser, _tasks: int = 1) -> bool:
    """Stand for a kernel that is interrupted."""
    raise KeyboardInterrupt


@pytest.mark.long
def test_a_program_asks_and_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a seed and a number of samples, so that the same comes out."""
    board = begun()
    first, again = (board.hint(samples=40, seed=3).more().more().more() for _ in range(2))
    assert first.text == again.text
    turn = ", ".join(step.notation for step in first.hint.play().steps)
    assert (
        "as good as" in board.why_not(turn, samples=40, seed=3).text or "same" in board.why_not(turn, samples=40).text
    )
    assert picture_in(board.explore(turn, deals=6)._repr_mimebundle_()["text/html"])
    for _ in range(3):
        board.choose(first_move(board))
    assert board.retrospect(samples=10).text
    monkeypatch.setattr(Adviser, "step", interrupted)
    for ask in (board.hint, board.explore, board.review, board.retrospect, lambda: board.why_not(first_move(board))):
        # A program stops too; a notebook shows the sentence alone.
        with pytest.raises(KeyboardInterrupt, match=r"^The search was interrupted\.") as stopped:
            ask()
        shown: Any = stopped.value
        assert shown._render_traceback_() == [str(stopped.value)]
    assert board.choose(first_move(board)).result is Result.PLAYED


# What a person may write by mistake, with a part of the sentence that comes back.
MISTAKES: list[tuple[str, str]] = [
    ('board.why_not("fly me")', "“fly me” is no move. Perhaps you mean: "),
    ('board.why_not("senate")', "Move 1 of the turn, “senate”, cannot be played there."),
    ('board.why_not(" , ")', "That is not a turn: name at least one move."),
    ("board.why_not(5)", "A turn is text, its moves with commas between them"),
    ('board.why_not(["sow I", 3])', "A turn is text, its moves with commas between them"),
    ('board.explore("fly me")', "“fly me” is no move."),
    ('board.explore("sow I", "sow II", "sow III", "sow IV")', "Name one to 3 turns to compare, not 4."),
    ('board.explore("sow I", deals="many")', "The number of deals is a whole number from 1 to 1,000,000, not “many”."),
    ('board.explore("sow I", deals=0)', "The number of deals is a whole number from 1 to 1,000,000, not “0”."),
    ('board.explore("sow I", seed="x")', "A seed is a whole number, not “x”."),
    ("board.explore('sow I', deals=2).draw(5)", "There is no turn number 5 here: give a number from 0 to 0."),
    ("board.explore('sow I', deals=2).title('A')", "There is no turn number A here: give a number from 0 to 0."),
    ('board.hint(samples="x")', "The number of samples is a whole number from 1 to 1,000,000, not “x”."),
    ("board.hint(samples=2.5)", "The number of samples is a whole number from 1 to 1,000,000, not “2.5”."),
    ("board.hint(samples=10**9)", "The number of samples is a whole number from 1 to 1,000,000, not “1000000000”."),
    ("board.hint(samples=0)", "The number of samples is a whole number from 1 to 1,000,000, not “0”."),
    ('board.hint(seed="x")', "A seed is a whole number, not “x”."),
    ("board.hint(samples=1).draw(theme='blue')", "There is no theme “blue”"),
    ("board.retrospect(samples=0)", "The number of samples is a whole number from 1 to 1,000,000, not “0”."),
    ("board.retrospect(seed=None)", "A seed is a whole number, not “None”."),
    ("board.retrospect().try_again(5)", "No turn clearly cost anything, so there is none to go back to."),
    ("board.retrospect().better('first')", "No turn clearly cost anything, so there is none to go back to."),
    ('board.tell("x")', "“x” says nothing about when to tell."),
    ("board.choose(5)", "A place or a move is named by a text, not by “5”."),
    ("board.pick(None)", "A place or a move is named by a text, not by “None”."),
    ("board.save('no/such/folder/game.json')", "could not be written"),
    ("tt.table().session", "No game has begun at this table."),
    ("tt.table().hint()", "No game has begun at this table."),
    ('tt.table().pick("deck")', "No game has begun at this table."),
    ("tt.replay(board).save_page('no/such/folder/game.html')", "could not be written"),
    ('tt.edit("trajan").put("moon", "x")', "A position has no place “moon”."),
    ('tt.play("tric-trac")', "There is no game “tric-trac” here."),
    ("tt.play()", 'Name a game, such as tt.play("trajan"), or a position to start from.'),
    ('tt.play(position="nowhere.json")', "There is no file nowhere.json."),
    ('tt.play("trajan", position="nowhere.json")', "There is no file nowhere.json."),
    ('tt.play(position="{")', "What was given, line 1, column 2: here it is cut off, or no JSON."),
]


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Return an IPython that remembers nothing and leaves nothing behind."""
    config = Config()
    config.HistoryManager.enabled = False
    folder = str(tmp_path_factory.mktemp("ipython"))
    make: Any = InteractiveShell
    made = make(config=config, ipython_dir=folder, user_module=ModuleType("cells"))
    yield made
    made.restore_sys_module_state()


@pytest.mark.parametrize(("call", "sentence"), MISTAKES, ids=[call for call, _ in MISTAKES])
def test_a_mistake_of_a_person_gets_a_sentence(
    call: str, sentence: str, shell: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the text of the exception, and all that IPython shows: neither a key nor a traceback."""
    monkeypatch.chdir(tmp_path)
    shown: list[str] = []
    monkeypatch.setattr(shell, "_showtraceback", lambda _kind, _problem, lines: shown.extend(lines))
    shell.push({"board": begun(), "tt": tt})
    problem = shell.run_cell(call).error_in_exec
    assert isinstance(problem, TutorError)
    assert sentence in str(problem)
    assert problem.message.key not in str(problem)
    assert "⟦" not in str(problem)
    assert shown == [str(problem)]


def test_a_picture_without_widgets_tells_mistakes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the same sentences."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, StillBoard)
    calls: list[Callable[[], object]] = [
        lambda: board.why_not("fly me"),
        lambda: board.explore("fly me"),
        lambda: board.hint(samples=0),
        lambda: board.retrospect(samples=0),
    ]
    for call in calls:
        with pytest.raises(TutorError, match=r"is no move\.|whole number from 1 to"):
            call()


def test_what_became_of_a_call_is_shown_in_words() -> None:
    """At the end of a cell: why not, what was played, what was taken back."""
    board = begun()
    assert repr(board.choose("senate")) == "That is not what comes next. First choose a tray to sow from."
    assert repr(board.pick("moon")) == "There is no place called “moon” on this board."
    assert repr(board.undo()) == "There is nothing to take back."
    played = board.choose("sow I")
    assert played.result is Result.PLAYED
    assert repr(played) == board.desk.live != ""
    assert "Outcome" not in repr(board.undo())


def test_the_room_of_classes_never_takes_the_name_of_a_call() -> None:
    """A part of the package that is loaded later is found where it lies, and the call stays what it is."""
    code = """
import trajan_tutor as tt
from trajan_tutor.view.static_output import picture_in
from trajan_tutor.classroom import server
print(tt.classroom.__module__, server.__name__)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["trajan_tutor.calls", "trajan_tutor.classroom.server"]
