"""What is generated and committed is what the commands make now."""

from pathlib import Path

import notebook_sums
import page_types
import pytest
import ruling_tables
import teaching_page
from screenshots import screenshots

from trajan_tutor.cli import main
from trajan_tutor.cli.shipped_notebooks import SUMS
from trajan_tutor.engine.games import find_game

CHECKOUT = Path(__file__).parent.parent.parent


def test_the_picture_of_the_readme_is_the_one_that_is_drawn_now(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make generated` draws it anew."""
    target = tmp_path / "board.svg"
    arguments = ["picture", "trajan", "--seats", "4", "--seed", "7", "--turns", "40", str(target)]
    assert main(arguments) == 0
    assert str(target) in capsys.readouterr().out
    kept = CHECKOUT / "notebooks" / "images" / "board.svg"
    assert target.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")


def test_the_other_pictures_of_the_readme_are_those_that_are_drawn_now(tmp_path: Path) -> None:
    """In the dark, at the end of a game; `make generated` draws them anew."""
    drawn = screenshots(find_game("trajan"), tmp_path)
    assert {file.name for file in drawn} == {"board-dark.svg", "board-end.svg"}
    for file in drawn:
        kept = CHECKOUT / "notebooks" / "images" / file.name
        assert file.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8"), file.name


def test_the_types_of_the_page_are_those_of_the_view_model() -> None:
    """`make stage` writes them anew."""
    assert page_types.TARGET.read_text(encoding="utf-8") == page_types.written()
    assert page_types.CLASS_TARGET.read_text(encoding="utf-8") == page_types.class_written()


def test_the_sums_of_the_notebooks_are_those_of_the_notebooks() -> None:
    """`python tools/notebook_sums.py` writes them anew: a notebook that was changed is trusted no more until then."""
    assert SUMS.read_text(encoding="ascii") == notebook_sums.written()


def test_the_page_of_rulings_is_that_of_the_data_and_the_words() -> None:
    """`make generated` writes it anew."""
    assert ruling_tables.TARGET.read_text(encoding="utf-8") == ruling_tables.written()


def test_the_page_for_who_explains_a_game_is_written_anew() -> None:
    """The same command, the same text."""
    assert teaching_page.TARGET.read_text(encoding="utf-8") == teaching_page.written()


def test_every_command_of_the_page_of_commands_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    """The table of commands names no command that the program does not have."""
    page = (CHECKOUT / "docs" / "command-line.md").read_text(encoding="utf-8")
    commands = {line.split("`")[1].split()[1] for line in page.splitlines() if line.startswith("| `trajan-tutor ")}
    assert len(commands) >= 9
    for command in sorted(commands):
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0
        assert command in capsys.readouterr().out


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In one sentence that names the file."""
    target = tmp_path / "nowhere" / "board.svg"
    assert main(["picture", "trajan", str(target)]) == 2
    answer = capsys.readouterr()
    assert str(target) in answer.err
    assert answer.err.count("\n") == 1
