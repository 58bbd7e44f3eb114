"""A position that a teacher builds: written down, made a lesson that proves as it is, and given as an exercise."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.command_line import CommandLine

import trajan_tutor as tt
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.i18n import Words
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.lessons.draft import Draft, free_name
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson_text import player_as_text
from trajan_tutor.lessons.named_lesson import asked_lesson
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.reader import parse_lesson
from trajan_tutor.lessons.single_step import exercise_steps, one_step
from trajan_tutor.lessons.step_page import Phase
from trajan_tutor.proof.lesson_proof import prove
from trajan_tutor.session.editing_sources import editor_of, first_position
from trajan_tutor.view.static_output import picture_in

GAMES = ("trajan", "caesar")


def draft(name: str = "trajan") -> Draft:
    """Return a draft with the first position of a game."""
    return Draft(first_position(name))


def own(path: Path) -> Words:
    """Return the words of a lesson file."""
    lesson, game = find_lesson(path)
    return Words("en", (game.resources.words,), own=dict(lesson.words))


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_was_written_can_be_played(name: str, tmp_path: Path) -> None:
    """From its file."""
    made = draft(name)
    path = made.save("my-position", tmp_path)
    assert path.name == "my-position.json"
    assert tt.play(name, position=json.loads(path.read_text(encoding="utf-8"))).session.choices()
    assert editor_of(path).text == made.editor.text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("empty", [False, True])
def test_a_lesson_of_a_position_proves_as_it_is(name: str, empty: bool, tmp_path: Path) -> None:
    """Every word stands in the file."""
    path = Draft(first_position(name, empty=empty)).save_lesson("my-lesson", tmp_path)
    lesson, game = find_lesson(path)
    assert prove(lesson, game, own(path).has, ()) == []
    assert [step.kind.value for step in lesson.steps] == ["tell", "do"]


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Return the commands."""
    return CommandLine(capsys, monkeypatch)


def test_the_command_proves_it(command_line: CommandLine, tmp_path: Path) -> None:
    """With its own words, and says what is wrong when one is missing."""
    path = draft().save_lesson("my-lesson", tmp_path)
    assert command_line("prove", str(path)).code == 0
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("another = ", "other = "), encoding="utf-8")
    result = command_line("prove", str(path))
    assert result.code == 1
    assert "my-lesson.toml" in result.out


def test_the_words_of_the_file_are_read_and_are_no_markup(tmp_path: Path) -> None:
    """Neither of Fluent nor of anything else."""
    path = draft().save_lesson("my-lesson", tmp_path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('title = "My lesson"', 'title = "{ $seat } <b>"'), encoding="utf-8")
    lesson, game = asked_lesson(path)
    said = player_as_text(Player(lesson, game), own(path))
    assert "{ $seat } <b>" in said
    assert "Look at the board." in said
    assert "⟦" not in said


def test_the_solution_is_praised_and_the_mistake_is_answered(tmp_path: Path) -> None:
    """In the words of the file."""
    path = draft().save_lesson("my-lesson", tmp_path)
    lesson, game = find_lesson(path)
    words, step = own(path), lesson.steps[1]
    player = Player(lesson, game, notes=LessonNotes(at=1))
    player.choose(step.mistakes[0].moves[0])
    assert "say here why that is not so good" in words(player.feedback[-1])
    player.again()
    player.choose(step.solutions[0][0])
    assert player.phase is Phase.DONE
    assert words(player.feedback[-1]) == "Right. Say here why it was right."


def test_a_position_is_given_as_an_exercise(tmp_path: Path) -> None:
    """One step of the file alone."""
    path = draft().save_lesson("my-lesson", tmp_path)
    lesson, game = find_lesson(path)
    assert exercise_steps(lesson) == ("play",)
    assert one_step(lesson, game, "play").steps[0].name == "play"
    board: Any = tt.exercise(path, "play")
    shown = board.desk.opened()["model"]["lesson"]
    assert shown["title"] == "My lesson"
    assert shown["exercise"] is True


def test_the_board_of_a_lesson_speaks_its_words(tmp_path: Path) -> None:
    """Also beside the widget, and on paper."""
    path = draft().save_lesson("my-lesson", tmp_path)
    board: Any = tt.lesson(path)
    shown = board.desk.opened()["model"]["lesson"]
    assert shown["words"] == ["Look at the board. This is what the position is about."]
    assert "My lesson" in board._repr_mimebundle_()[0]["text/plain"]
    assert "My lesson" in repr(tt.sheets(path))


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    """The next free name is taken; a lesson holds its position, and is one file."""
    made = draft()
    names = [
        made.save("mine", tmp_path).name,
        made.save("mine", tmp_path).name,
        made.save_lesson("mine", tmp_path).name,
    ]
    assert names == ["mine.json", "mine-2.json", "mine.toml"]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)
    assert made.save_lesson("mine", tmp_path).name == "mine-2.toml"
    assert free_name(tmp_path, "other", (".json",)) == "other"


@pytest.mark.parametrize("name", ["", "../up", "A", "a b", "a" * 99, "a--b", "ä"])
def test_a_name_that_is_none_gets_a_sentence(name: str, tmp_path: Path) -> None:
    """And nothing is written."""
    with pytest.raises(MisusedError, match="no name for a file"):
        draft().save(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_a_file_gets_a_sentence(tmp_path: Path) -> None:
    """It is named."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SavingError, match="file"):
        draft().save("mine", tmp_path / "file" / "deeper")


def test_whom_the_rules_play_nobody_can_be_taught() -> None:
    """The turn has to be given to the other side first."""
    made = Draft(first_position("caesar", options={"solo": "low"}))
    with pytest.raises(TutorError):
        made.lesson_text()
    made.put("actor", "caesar")
    assert "[begin]" in made.lesson_text()


def test_a_problem_of_a_call_is_a_sentence() -> None:
    """For whoever writes Python."""
    made = draft()
    with pytest.raises(TutorError, match="there can be 2 at most, and this would make 3"):
        made.put("players.0.trays.0", "yellow")
    with pytest.raises(TutorError, match="A position has no place"):
        made.put("nowhere", "yellow")
    with pytest.raises(TutorError, match="What can lie there"):
        made.put("players.0.trays.0", "purple")
    assert made.places()["players.0.hand"] == "hand of player A"


def test_words_of_a_lesson_have_to_be_texts() -> None:
    """Said with file and line."""
    text = (
        'game = "trajan"\nteaches = []\nneeds = []\nminutes = 1\n[begin]\n'
        '[[step]]\nkind = "tell"\nwords = "one"\n[words]\ntitle = 3\n'
    )
    with pytest.raises(TutorError) as caught:
        parse_lesson(text, Path("mine.toml"))
    said = Words()(caught.value.message)
    assert "mine.toml" in said
    assert "10" in said


def test_without_widgets_the_draft_is_a_picture() -> None:
    """And a text."""
    shown = draft()._repr_mimebundle_()
    assert picture_in(shown["text/html"]).startswith("<svg")
    assert shown["text/plain"] == "Position editor: Trajan"
