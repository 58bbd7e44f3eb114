"""A short part of `make faults`: a table tells what was met, and what failed stands below it."""

import os
import subprocess
import sys
from pathlib import Path

import fault_kinds
import faults
import pytest
from faults_met import FaultKind, Met


@pytest.mark.both_builds
def test_a_little_of_it_finds_nothing(checkout: Path, build_kind: str) -> None:
    """In the build that is tested: a game on a disk that takes nothing now and then."""
    paths = [str(checkout / "tests"), os.environ.get("PYTHONPATH", "")]
    command = [sys.executable, str(checkout / "tools" / "faults.py"), "--share", "0.01", "--seed", "3"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    done = subprocess.run(
        [*command, "--only", "read-only"], capture_output=True, text=True, check=False, timeout=600, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr
    *_, last = done.stdout.splitlines()
    kind, build, met, failed = (cell.strip() for cell in last.split("|")[1:5])
    assert (kind, build, met, failed) == ("games on a read-only disk", build_kind, "1", "0")


def test_what_fails_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With its seed, in full for the first of them; the run has failed then."""
    kinds = (
        FaultKind("good ones", 1000, lambda count, _share, _seed, _folder: Met(count)),
        FaultKind("bad ones", 10, lambda count, _share, seed, _folder: Met(count, [f"lost by {seed}"] * 4)),
    )
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", "")
    monkeypatch.setattr(faults, "FAULT_KINDS", kinds)
    monkeypatch.setattr(sys, "argv", ["faults", "--share", "0.1", "--seed", "7"])
    assert faults.main() == 1
    head, *_, good, bad, first, _second, third = capsys.readouterr().out.splitlines()
    assert head == "A share of 0.1, seed 7"
    assert good.startswith("| good ones | ")
    assert [cell.strip() for cell in bad.split("|")[3:5]] == ["1", "4"]
    assert first == third
    assert first.endswith("bad ones: lost by 7")


def test_the_other_build_is_the_one_of_a_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It comes first on the path of another Python; a folder that there is not is refused, and nothing is met."""
    paths: list[str] = []

    def run(command: list[str], *, env: dict[str, str], **_more: object) -> subprocess.CompletedProcess[str]:
        paths.extend(env["PYTHONPATH"].split(os.pathsep))
        return subprocess.CompletedProcess(command, 0, "[]")

    monkeypatch.setenv("PYTHONPATH", "helpers")
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", "")
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(faults, "FAULT_KINDS", ())
    monkeypatch.setattr(sys, "argv", ["faults", "--other", str(tmp_path)])
    assert faults.main() == 0
    assert paths == [str(tmp_path), str(Path("helpers").absolute())]
    monkeypatch.setattr(sys, "argv", ["faults", "--other", str(tmp_path / "nothing")])
    with pytest.raises(SystemExit):
        faults.main()
    assert "there is no folder" in capsys.readouterr().err
    assert len(paths) == 2


def test_some_kinds_are_met_alone_or_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a word of their names."""
    names = ("clicks", "journals cut", "kills in a game", "kills in a lesson")
    kinds = [FaultKind(name, 10, lambda count, _share, _seed, _folder: Met(count)) for name in names]
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", "")
    monkeypatch.setattr(faults, "FAULT_KINDS", kinds)
    for words, met in ((["--only", "kills", "--but", "game"], names[3:]), (["--but", "kills"], names[:2])):
        monkeypatch.setattr(sys, "argv", ["faults", "--share", "0.1", *words])
        assert faults.main() == 0
        _, _, _, *rows = capsys.readouterr().out.splitlines()
        assert tuple(row.split("|")[1].strip() for row in rows) == met


def test_everything_that_the_project_promises_is_met() -> None:
    """As many as are promised in full; what is cut is cut at every byte."""
    wholes = {kind.name: kind.whole for kind in fault_kinds.FAULT_KINDS}
    assert wholes["hostile messages"] == 100_000
    assert wholes["positions, records, lessons"] == wholes["clicks"] == 10_000
    assert wholes["kills in a game"] + wholes["kills in a lesson"] == 40
    assert (wholes["interrupts of a kernel"], wholes["boards opened and closed"]) == (144, 200)
    assert wholes["places that another account tries"] == 20
    assert wholes["strangers at a table"] == 1_000
    assert len(wholes) == 14
