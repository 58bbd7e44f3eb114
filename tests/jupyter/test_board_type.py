"""One type for every board, with widgets and without: what the guide shows is there, or refused in a sentence."""

import inspect
from collections.abc import Callable
from pathlib import Path

import pytest

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.desk.programs import ForPrograms
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.jupyter.still import StillBoard
from trajan_tutor.session.error_sentences import words_of_every_game

MEMBERS = sorted(name for name in vars(tt.Board) if not name.startswith("_"))
TURN = ("sow IV", "drop orange", "build C2", "stack points")

BOARDS: dict[str, Callable[[], tt.Board]] = {
    "play": lambda: tt.play("trajan", seed=7),
    "table": tt.table,
    "lesson": lambda: tt.lesson("02"),
    "exercise": lambda: tt.exercise("02", "take"),
    "exercises": lambda: tt.exercises("trajan", seed=3, count=1),
}


@pytest.fixture(params=[True, False], ids=["with widgets", "without"])
def has_widgets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Have Jupyter's widgets installed or not."""
    if not request.param:
        monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    return bool(request.param)


@pytest.mark.parametrize("call", BOARDS)
def test_each_call_returns_a_board_with_everything(has_widgets: bool, call: str) -> None:
    """Of the one kind or the other."""
    board = BOARDS[call]()
    assert isinstance(board, StageWidget if has_widgets else StillBoard)
    assert not [name for name in MEMBERS if not hasattr(type(board), name)]


def test_the_type_says_what_boards_do() -> None:
    """The same members with the same parameters, and nothing that programs may do is left out."""
    done = {name: one for name, one in vars(ForPrograms).items() if not name.startswith("_")}
    assert sorted(done) == MEMBERS
    for name, one in done.items():
        if inspect.isfunction(one):
            told = [(each.name, each.default) for each in inspect.signature(vars(tt.Board)[name]).parameters.values()]
            assert told == [(each.name, each.default) for each in inspect.signature(one).parameters.values()]


@pytest.mark.usefixtures("has_widgets")
def test_a_game_is_played_by_calls(tmp_path: Path) -> None:
    """Moves, refusals, taking back, saving, looking back: told in the same words."""
    board = tt.play("trajan", seats=2, seed=7, bots="greedy")
    assert str(board.pick("moon")) == "There is no place called “moon” on this board."
    assert board.choices[0]["move"] == "sow I"
    assert str(board.choose("sow iv")).startswith("You: Took the 2 markers of tray IV")
    assert str(board.undo()) == "Taken back: decide again."
    for move in TURN:
        board.choose(move)
    assert [node.seat for node in board.session.steps][:5] == [0, 0, 0, 0, 1]
    again = tt.load(board.save(tmp_path / "game.json"))
    assert again.session.record() == board.session.record()
    board.session.jump(0)
    board.refresh()
    assert len(board.review(samples=2, deepened=0, seed=1).decisions()) > 0
    assert tt.position(board).legal().notations == tuple(choice["move"] for choice in board.choices)


def test_what_needs_widgets_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence says what to install; a table that others come to is not even served."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    calls: tuple[Callable[[], object], ...] = (
        lambda: tt.play("trajan", seed=7).tell("always"),
        lambda: tt.lesson("02").tell("never"),
        lambda: tt.play("caesar", share=True),
        tt.open_class,
    )
    for call in calls:
        with pytest.raises(MisusedError, match=r'pip install "trajan-tutor\[jupyter\]"'):
            call()


@pytest.mark.parametrize("language", ["en", "cs", "pl", "pt"])
def test_every_language_says_what_to_install(language: str) -> None:
    """In words of its own."""
    said = words_of_every_game(language).say("board-needs-clicks")
    assert 'pip install "trajan-tutor[jupyter]"' in said
    assert "⟦" not in said
