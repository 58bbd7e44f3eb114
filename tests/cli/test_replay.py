"""The command that shows a saved game as a replay, and going forward again in the terminal."""

from pathlib import Path

from cli.command_line import CommandLine

from trajan_tutor.journals import saved_records
from trajan_tutor.session.new_session import new_session


def test_a_saved_game_is_shown_as_a_replay(run: CommandLine, tmp_path: Path) -> None:
    """Points from turn to turn, turning points; the end where there is one."""
    path = tmp_path / "game.json"
    run("play", "trajan", "--seed", 7, "--save", path, stdin="1\n" * 40)
    answer = run("replay", path)
    assert (answer.code, answer.error) == (0, "")
    assert answer.lines[0].split()[0] == "Turn"
    assert "gained on the other" in answer.out
    assert "Total" not in answer.out


def test_a_finished_game_ends_with_its_result(run: CommandLine, tmp_path: Path) -> None:
    """Who won and why, and all points by source."""
    path = saved_records.save(new_session("trajan", seats=2, seed=7, people=()), tmp_path / "game.json")
    answer = run("replay", path)
    assert answer.code == 0
    assert " wins. " in answer.out
    assert answer.lines[-1].startswith("Total")


def test_a_replay_is_written_as_a_page(run: CommandLine, tmp_path: Path) -> None:
    """One file that needs nothing else."""
    path = saved_records.save(new_session("trajan", seats=2, seed=7), tmp_path / "game.json")
    answer = run("replay", path, "--page", tmp_path / "replay.html")
    assert answer.out == f"The replay is in {tmp_path / 'replay.html'}.\n"
    assert "svg" in (tmp_path / "replay.html").read_text(encoding="utf-8")


def test_a_file_that_is_not_there_is_told_in_one_sentence(run: CommandLine, tmp_path: Path) -> None:
    """With the exit code of bad input."""
    answer = run("replay", tmp_path / "none.json")
    assert answer.code == 2
    assert "none.json" in answer.sentence


def test_what_was_taken_back_can_be_done_again(run: CommandLine) -> None:
    """The same happens once more."""
    answer = run("play", "trajan", "--seed", 7, stdin="sow III\nundo\nredo\nquit\n")
    assert answer.out.count("Gone forward.") == 1
    once = run("play", "trajan", "--seed", 7, stdin="sow III\nquit\n")
    assert answer.lines[-1] == once.lines[-1]
