"""A short part of `make fuzz`: changed files, messages and moves are accepted or refused in a sentence."""

import re
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.both_builds
def test_what_is_changed_is_accepted_or_refused(checkout: Path, build_kind: str) -> None:
    """Every reader gets some of it; another seed is another day's work."""
    program = checkout / "tools" / "fuzz.py"
    command = [sys.executable, str(program), "--count", "300", "--seed", "13"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(f"{build_kind} build, seed 13")
    counts = re.findall(r"accepted +(\d+) refused +(\d+) failed +(\d+)", done.stdout)
    assert len(counts) >= 19
    assert sum(int(accepted) for accepted, _, _ in counts) > 20
    assert sum(int(refused) for _, refused, _ in counts) > 100


def test_a_failure_is_told_with_its_seed(checkout: Path, tmp_path: Path) -> None:
    """A reader that lets another error through is seen."""
    broken = (
        "import sys; sys.path.insert(0, sys.argv.pop(1)); import fuzz, readers; "
        "readers.read_position = lambda name: {}[name]; sys.exit(fuzz.main())"
    )
    command = [
        sys.executable,
        "-c",
        broken,
        str(checkout / "tools"),
        "--count",
        "5",
        "--seed",
        "3",
        "--only",
        "caesar pos",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, cwd=tmp_path)
    assert done.returncode == 1
    assert "--seed 3 --first 0: Traceback" in done.stdout
    assert "KeyError" in done.stdout
