"""The public names: quick to import, lazy, and telling problems in sentences."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.jupyter.still import StillBoard
from trajan_tutor.view.static_output import picture_in


def shown(board: Any) -> Any:
    """Return what a page is shown of a board."""
    return board.desk.opened()["model"]


def test_the_package_imports_quickly_and_without_jupyter() -> None:
    """Below 0.2 s, and nothing heavy comes along."""
    program = (
        "import sys, time; start = time.perf_counter(); import trajan_tutor; "
        "taken = time.perf_counter() - start; "
        "heavy = {'anywidget', 'ipywidgets', 'IPython', 'svgwrite', 'fluent', 'traitlets'} & set(sys.modules); "
        "print(taken < 0.2, heavy)"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "True set()"


def test_the_version_is_that_of_the_project(checkout: Path) -> None:
    """Written twice, tested equal."""
    data = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))
    assert tt.__version__ == data["project"]["version"]


def test_games_are_listed() -> None:
    """By their entry points."""
    assert "trajan" in tt.game_names()


def test_a_saved_game_is_loaded(tmp_path: Path) -> None:
    """It goes on where it was."""
    board: Any = tt.play("trajan", seats=3, seed=11, bots="random", names=("Livia",))
    board.choose("sow I")
    path = board.save(tmp_path / "game.json")
    again: Any = tt.load(path)
    assert again.session.record() == board.session.record()
    first, second = (
        json.dumps({name: shown(one)[name] for name in ("choices", "summary", "log", "turn")}) for one in (board, again)
    )
    assert first == second
    assert board._repr_mimebundle_()[0]["text/html"] == again._repr_mimebundle_()[0]["text/html"]


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "tric-trac"},
        {"game": "trajan", "seats": 9},
        {"game": "trajan", "seed": -1},
        {"game": "trajan", "people": (5,)},
        {"game": "trajan", "bots": "genius"},
        {"game": "trajan", "names": ("A", "B", "C")},
        {"game": "trajan", "setup": "slow"},
        {"game": "trajan", "pace": "slow"},
        {"game": "trajan", "options": {"no-such-option": 1}},
        {"game": "trajan", "position": "{"},
    ],
)
def test_a_call_that_makes_no_sense_gets_a_sentence(arguments: dict[str, object]) -> None:
    """Not a key."""
    with pytest.raises(TutorError) as caught:
        tt.play(**arguments)  # type: ignore[arg-type]
    assert " " in str(caught.value)
    assert "⟦" not in str(caught.value)
    assert caught.value.message.key not in str(caught.value)


def test_a_file_that_cannot_be_loaded_gets_a_sentence(tmp_path: Path) -> None:
    """A cut file, and one that is not there."""
    path = tmp_path / "game.json"
    path.write_text('{"game": "trajan", "vers', encoding="utf-8")
    for name in (path, tmp_path / "none.json"):
        with pytest.raises(TutorError) as caught:
            tt.load(name)
        assert " " in str(caught.value)
        assert "⟦" not in str(caught.value)


def test_without_widgets_the_board_is_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """And says how to get one that can be clicked."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    board: Any = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, StillBoard)
    data = board._repr_mimebundle_()
    assert picture_in(data["text/html"]).startswith("<svg")
    assert "trajan-tutor[jupyter]" in data["text/plain"]
    assert "⟦" not in data["text/plain"]


def test_setup_by_choice_begins_with_the_first_choice() -> None:
    """Markers are placed by hand."""
    board: Any = tt.play("trajan", seats=2, seed=7, setup="choose")
    assert shown(board)["choices"]
    assert all(choice["move"].startswith("place ") for choice in shown(board)["choices"])


def test_a_position_is_played_on() -> None:
    """With its own seats."""
    start = tt.play("trajan", seats=4, seed=2).session
    position = start.game.dump(start.state)
    board: Any = tt.play("trajan", position=position, people=(start.game.current_seat(start.state),))
    assert len(shown(board)["summary"]["seats"]) == 4


def test_a_position_within_a_turn_is_played_on() -> None:
    """Its text is the record of that turn, whose moves are there to be taken back; that of another game is refused."""
    position = tt.position("trajan", seed=2).play("sow iii")
    board: Any = tt.play("trajan", position=position.json())
    assert tuple(choice["move"] for choice in shown(board)["choices"]) == position.legal().notations
    assert board.session.record().moves == ["sow III"]
    with pytest.raises(TutorError, match="of the game “trajan”, and not of “caesar”"):
        tt.play("caesar", position=position.json())
