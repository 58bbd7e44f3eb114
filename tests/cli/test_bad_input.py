"""Bad input: one sentence on the standard error, exit code 2, no traceback; and the programs as a shell starts them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from cli.command_line import CommandLine


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (["position", "chess"], "chess"),
        (["position", "trajan", "--seats", "9"], "9"),
        (["position", "trajan", "--seats", "0"], "--seats"),
        (["position", "trajan", "--seats", "two"], "two"),
        (["position", "trajan", "--seed", "-1"], "--seed"),
        (["position", "trajan", "--seed", str(2**53)], str(2**53)),
        (["position", "trajan", "--turns", "-5"], "--turns"),
        (["position", "trajan", "--turns", "1.5"], "1.5"),
        (["simulate", "trajan", "--games", "0"], "--games"),
        (["simulate", "trajan", "--seats", "1"], "1"),
        (["simulate", "rome"], "rome"),
        (["bench", "trajan", "--seconds", "fast"], "fast"),
        (["bench", "rome"], "rome"),
        (["turns", "nowhere.json", "--limit", "0"], "--limit"),
        (["turns"], "file"),
        (["quarter", "nowhere.json"], "nowhere.json"),
        (["provenance", "rome"], "rome"),
        (["play", "rome"], "rome"),
        (["play", "trajan", "--seats", "7"], "7"),
        (["play", "trajan", "--players", "person,clever"], "clever"),
        (["play", "trajan", "--players", "random"], "1"),
        (["play", "trajan", "--setup", "slow"], "slow"),
        (["play", "trajan", "--resume", "nowhere.json"], "nowhere.json"),
        (["play", "trajan", "--players", ""], "players"),
        (["play", "trajan", "--resume", ""], "no file"),
        (["play", "trajan", "--resume", "/dev/zero"], "/dev/zero"),
        (["replay", "/dev/zero"], "/dev/zero"),
        (["turns", "/dev/zero"], "/dev/zero"),
        (["turns", "/"], "/"),
        (["puzzles", "trajan", "--of", "/dev/zero"], "/dev/zero"),
        (["puzzles", "trajan", "--of", "nowhere.json"], "nowhere.json"),
        (["prove", "/dev/zero.toml"], "/dev/zero.toml"),
        (["lesson", "nowhere.toml"], "nowhere.toml"),
        (["lesson", "x" * 5_000], "xxx…xxx"),
        (["position", "x" * 5_000], "xxx…xxx"),
        (["position", "trajan", "--seats", "9" * 5_000], "--seats"),
        (["position", "trajan", "--seats", "9" * 30], "--seats"),
        (["position", "trajan", "--turns", str(2**64)], "--turns"),
        (["position", "trajan", "--option", "R1"], "R1"),
        (["position", "trajan", "--option", "R1=" + "9" * 5_000], "R1"),
        (["position", "trajan", "--option", "x" * 5_000 + "=1"], "xxx"),
        (["tournament", "trajan", "--players", "lookahead@1e999s,random"], "lookahead@1e999s"),
        (["tournament", "trajan", "--players", "lookahead@nans,random"], "lookahead@nans"),
        (["tournament", "trajan", "--players", "lookahead@-1s,random"], "lookahead@-1s"),
        (["tournament", "trajan", "--players", "lookahead@" + "9" * 5_000 + ",random"], "999…999"),
        (["tournament", "trajan", "--processes", "1000000"], "--processes"),
        (["tournament", "trajan", "--seconds", "inf"], "--seconds"),
        (["bench", "trajan", "--seconds", "nan"], "--seconds"),
        (["bench", "trajan", "--seconds", "-1"], "--seconds"),
        (["--language", "klingon", "saves"], "klingon"),
        (["conquer", "trajan"], "conquer"),
        ([], "COMMAND"),
        (["position", "trajan", "--colour", "red"], "--colour"),
    ],
)
def test_bad_input_is_told_in_one_sentence(run: CommandLine, words: list[str], place: str) -> None:
    """That names the place."""
    answer = run(*words)
    assert answer.code == 2
    assert answer.out == ""
    assert place in answer.sentence
    assert len(answer.sentence) <= 300
    assert "⟦" not in answer.sentence


def started(*words: str, stdin: str = "", module: bool = False) -> subprocess.CompletedProcess[str]:
    """Start the program as a shell would."""
    program = Path(sys.executable).parent / "trajan-tutor"
    command = [sys.executable, "-P", "-m", "trajan_tutor"] if module else [str(program)]
    return subprocess.run([*command, *words], input=stdin, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("module", [False, True])
def test_the_program_and_the_module_are_one(module: bool) -> None:
    """`trajan-tutor` and `python -m trajan_tutor`."""
    answer = started("position", "trajan", "--seats", "2", "--seed", "7", module=module)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert json.loads(answer.stdout)["seats"] == 2
    wrong = started("position", "trajan", "--seats", "9", module=module)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.count("\n") == 1
    assert "Traceback" not in wrong.stderr


def test_a_limit_has_its_own_exit_code() -> None:
    """The lines so far on the standard output, one sentence on the standard error."""
    position = started("position", "trajan", "--seed", "7").stdout
    answer = started("turns", "-", "--limit", "5", stdin=position)
    assert answer.returncode == 3
    assert len(answer.stdout.splitlines()) == 5
    assert answer.stderr.count("\n") == 1


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    """As `head` in a pipe."""
    position = started("position", "trajan", "--seed", "7").stdout
    program = Path(sys.executable).parent / "trajan-tutor"
    with subprocess.Popen(
        [str(program), "turns", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdin.write(position)
        running.stdin.close()
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == ""
        assert running.wait(timeout=60) == 0


def test_playing_by_pipe_ends_when_the_input_does() -> None:
    """A game that is left is no error."""
    answer = started("play", "trajan", "--seed", "7", stdin="1\n1\n")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert len(answer.stdout.splitlines()) > 30


def test_what_cannot_be_written_is_told_in_a_sentence(run: CommandLine, tmp_path: Path) -> None:
    """Results into a folder that is not there, and into what is no folder."""
    (tmp_path / "a file").write_text("not a folder", encoding="utf-8")
    for place in (tmp_path / "nowhere" / "results.jsonl", tmp_path / "a file" / "results.jsonl"):
        answer = run("tournament", "caesar", "--players", "random,random", "--games", "1", "--results", place)
        assert answer.code == 2
        assert f"{place} cannot be written" in answer.sentence
