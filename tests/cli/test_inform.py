"""The commands that inform: provenance, check, help."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from engine.toy_game import TOY
from project.third_game.lapilli.game import Lapilli, State

from trajan_tutor.cli import inform
from trajan_tutor.engine.components import Status
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.i18n import Words
from trajan_tutor.proof.catalogue_entries import file_for


def test_provenance_lists_what_is_not_confirmed(run: CommandLine) -> None:
    """Every such figure, every ruling and every disagreement, and no confirmed figure."""
    answer = run("provenance", "trajan")
    assert (answer.code, answer.error) == (0, "")
    data = find_game("trajan").components
    for figure in data.figures.values():
        shown = any(line.startswith(f"  {figure.name} = ") for line in answer.lines)
        assert shown == (figure.status is not Status.CONFIRMED), figure.name
    for ruling in data.rulings:
        assert any(line.startswith(f"  {ruling}  ") for line in answer.lines), ruling
    for disagreement in data.disagreements.values():
        books = ", ".join(f"{book}: {text}" for book, text in disagreement.books.items())
        assert books in answer.out


# The package that was built and installed is checked whole too.
@pytest.mark.long
def test_check_passes_for_all_games(run: CommandLine) -> None:
    """And says so, one line a game."""
    answer = run("check")
    assert (answer.code, answer.error) == (0, ""), answer.out
    assert [line for line in answer.lines if line.startswith("trajan")]


def test_check_fails_with_what_is_wrong(run: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each problem in a line, and exit code 1."""
    problem = Message.of("engine-conformance-copy", game="toy", seats=2, moves=3, detail="")
    monkeypatch.setattr(inform, "game_names", lambda: ("toy",))
    monkeypatch.setattr(inform, "find_game", lambda _name: TOY)
    monkeypatch.setattr(inform, "check_game", lambda *_arguments: [problem, problem])
    monkeypatch.setattr(inform, "check_board", lambda *_arguments: [])
    answer = run("check")
    assert answer.code == 1
    # What follows is about languages: which are begun, and which the toy has no words in.
    assert len([line for line in answer.lines if "English" not in line and "offered" not in line]) == 5
    assert "toy" in answer.lines[0]
    assert "3" in answer.lines[1]
    assert "“copy”" in answer.lines[2], "how to mend it"


class ForgetsThatItIsOver(Lapilli):
    """Refuses nothing once the game is over."""

    def refuse(self, state: State, attempt: Attempt) -> Refusal | None:
        """Return why an attempt is not possible, as long as the game goes on."""
        return None if state.actor < 0 else super().refuse(state, attempt)


def test_a_game_that_is_checked_alone_is_told_what_is_broken_and_how_to_mend_it(
    run: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a board that has no place for a spot, and a lesson that cannot be read."""
    game = ForgetsThatItIsOver()
    monkeypatch.setattr(inform, "find_game", lambda name: {game.name: game}[name])
    monkeypatch.setattr(inform, "lesson_files", lambda _game: [game.resources.lessons / "02-not-there.toml"])
    answer = run("check", "--game", "lapilli")
    assert answer.code == 1
    told = [line.strip() for line in answer.lines]
    assert told[0].startswith("lapilli: ")
    (place,) = (number for number, line in enumerate(told) if "a move after the end is not refused" in line)
    assert told[place + 1] == "“refuse” asks first whether the game is over."
    assert any("02-not-there.toml" in line for line in told)


def test_a_word_that_is_missing_is_told_with_the_file_where_it_is_written(
    run: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A heading of the rule book, a form, the words of a lesson, and a key that random play never says."""
    game = Lapilli()
    shutil.copytree(game.resources.words, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "en" / "lapilli.ftl"
    text = path.read_text(encoding="utf-8")
    for line in (
        "lapilli-area-end = ",
        "    .from = ",
        "lapilli-lesson-row-finish-hint = ",
        "lapilli-notation-near = ",
    ):
        assert line in text
        text = "".join(one for one in text.splitlines(keepends=True) if not one.startswith(line))
    path.write_text(text, encoding="utf-8")
    game.resources = replace(game.resources, words=tmp_path)
    monkeypatch.setattr(inform, "find_game", lambda name: {game.name: game}[name])
    monkeypatch.setattr(inform, "words_for", lambda _language: Words("en", (tmp_path,)))
    answer = run("check", "--game", "lapilli")
    assert answer.code == 1
    mended = {line.strip() for line in answer.lines if line.strip().startswith("Add ")}
    rest = f"{path}, and to the words of every other language."
    assert mended == {
        f"Add “lapilli-area-end = …” to {rest}",
        f"Add “.from = …” to “lapilli-source-row” in {rest}",
        f"Add “lapilli-lesson-row-finish-hint = …” to {rest}",
        f"Add “lapilli-notation-near = …” to {rest}",
    }


def test_a_new_file_of_words_is_told_where_there_is_none(tmp_path: Path) -> None:
    """Called like the game."""
    assert file_for("heaps-title", tmp_path, "heaps.ftl") == tmp_path / "en" / "heaps.ftl"


def test_only_the_game_that_is_named_is_checked(run: CommandLine) -> None:
    """And one that there is not is told."""
    assert run("check", "--game", "caesar").out == "caesar: everything fits together.\n"
    answer = run("check", "--game", "chess")
    assert (answer.code, answer.out) == (2, "")
    assert "chess" in answer.error


COMMANDS = ("play", "position", "turns", "phase", "positions", "quarter", "simulate", "bench", "provenance", "check")


def test_help_names_every_command(run: CommandLine) -> None:
    """With what it does."""
    answer = run("--help")
    assert answer.code == 0
    for command in COMMANDS:
        assert any(line.split()[:1] == [command] for line in answer.lines), command


def test_help_says_first_what_a_learner_needs(run: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command stands under the heading of those who need it, in lines that fit a terminal."""
    monkeypatch.setenv("COLUMNS", "80")
    answer = run("--help")
    groups: dict[str, list[str]] = {}
    for line in answer.lines:
        if line.endswith(":") and not line.startswith(" "):
            heading = line
            groups[heading] = []
        elif line[:2] == "  " and line[2:3].isalpha():
            groups[heading].append(line.split()[0])
    learning, authoring, programming, options = groups.values()
    assert learning == ["lab", "lesson", "play", "replay", "saves", "progress", "table", "plan", "class"]
    assert authoring == ["position", "picture", "prove", "puzzles", "provenance"]
    assert programming == [
        "turns",
        "phase",
        "positions",
        "quarter",
        "simulate",
        "bench",
        "tournament",
        "check",
    ]
    assert options == []
    assert max(map(len, answer.lines)) <= 78


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: CommandLine, command: str) -> None:
    """In words, and no key among them."""
    answer = run(command, "--help")
    assert (answer.code, answer.error) == (0, "")
    assert "cli-help" not in answer.out
    assert f"trajan-tutor {command}" in answer.out


def test_the_version_is_told(run: CommandLine) -> None:
    """One line."""
    answer = run("--version")
    assert answer.code == 0
    assert len(answer.lines) == 1


def test_a_language_may_be_asked_for(run: CommandLine) -> None:
    """With or without the land of it."""
    plain = run("position", "trajan", "--turns", 900)
    for words in (("--language", "en"), ("--language=en",), ("--language", "en-GB")):
        assert run(*words, "position", "trajan", "--turns", 900).error == plain.error
