"""What takes long is run in parts, each once for the same sources, and taken up again where it was stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import long_parts
import pytest

Run = Callable[..., int]
PROGRAM = Path(long_parts.__file__)


def command(code: str) -> list[str]:
    """Return a command that runs Python."""
    return [sys.executable, "-c", code]


def notes(name: str) -> list[str]:
    """Return a command that writes its name below those of the others, where git does not look."""
    return command(f"open('.pytest_cache/ran', 'a').write('{name} ')")


FAILS = command("raise SystemExit(3)")
PARTS = {"walk": [notes("walk")], "lab": [notes("lab"), notes("again")], "faults": [notes("faults")]}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a checkout of a few files, with the parts of one table beside them."""
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    (tmp_path / ".gitignore").write_text(".pytest_cache/\n", encoding="utf-8")
    (tmp_path / ".pytest_cache").mkdir()
    (tmp_path / "source.py").write_text("one = 1\n", encoding="utf-8")
    write_parts(tmp_path, PARTS)
    return tmp_path


def write_parts(root: Path, parts: dict[str, list[list[str]]]) -> None:
    """Write a table of parts."""
    rows = [
        f'[[some]]\nname = "{name}"\nabout = "all of {name}"\ncommands = {json.dumps(commands)}\n'
        for name, commands in parts.items()
    ]
    (root / ".pytest_cache/parts.toml").write_text("\n".join(rows), encoding="utf-8")


def run(root: Path, *words: str) -> int:
    """Run the parts as the command line asks for."""
    return long_parts.main(["some", *words], root, root / ".pytest_cache/parts.toml")


def ran(root: Path) -> list[str]:
    """Return what ran, in its order."""
    path = root / ".pytest_cache/ran"
    return path.read_text(encoding="utf-8").split() if path.exists() else []


def last_line(capfd: pytest.CaptureFixture[str]) -> str:
    """Return the last line that was printed."""
    return capfd.readouterr().out.splitlines()[-1]


def test_all_parts_run_in_their_order_and_once(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A second run finds them done, and says so."""
    assert run(root) == 0
    assert ran(root) == ["walk", "lab", "again", "faults"]
    assert last_line(capfd) == "All parts of some are done: 0 minutes."
    assert run(root) == 0
    assert ran(root) == ["walk", "lab", "again", "faults"]


def test_what_is_done_stands_in_a_file(root: Path) -> None:
    """With how it ended, how long it took and when."""
    run(root, "--part", "lab")
    (kept,) = json.loads((root / long_parts.KEPT).read_text(encoding="utf-8"))["some"].items()
    assert kept[0] == "lab"
    assert kept[1].keys() == {"sources", "passed", "seconds", "ended"}
    assert kept[1]["passed"] is True


def test_a_part_that_fails_is_told_and_run_again(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The others run all the same; what comes after a command that fails does not."""
    write_parts(root, PARTS | {"lab": [FAILS, notes("never")]})
    assert run(root) == 1
    assert ran(root) == ["walk", "faults"]
    assert last_line(capfd) == "Failed: lab."
    write_parts(root, PARTS)
    assert run(root) == 0
    assert ran(root) == ["walk", "faults", "lab", "again"]


def test_a_program_that_is_not_there_fails_its_part(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """In a sentence."""
    write_parts(root, {"walk": [["no-such-program"]]})
    assert run(root) == 1
    assert "no-such-program cannot be started: No such file or directory." in capfd.readouterr().out


def test_one_part_runs_alone_and_again(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The last line says what is missing still."""
    assert run(root, "--part", "faults") == 0
    assert run(root, "--part", "faults") == 0
    assert ran(root) == ["faults", "faults"]
    assert last_line(capfd) == "Missing: walk, lab."


def test_no_part_by_name_is_all_of_them(root: Path) -> None:
    """As where a variable of make is empty."""
    assert run(root, "--part", "") == 0
    assert len(ran(root)) == 4


def test_a_part_that_there_is_not_is_refused(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """In one sentence, which lists those that there are; nothing runs."""
    assert run(root, "--part", "wolk") == 2
    assert capfd.readouterr().err == "There is no part wolk of some: there are walk, lab, faults.\n"
    assert ran(root) == []


@pytest.mark.parametrize("name", ["source.py", "another.py"])
def test_what_was_done_for_other_sources_is_not_done(root: Path, name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Where a file was changed, or came; as it was before, all is done again."""
    before = (root / "source.py").read_text(encoding="utf-8")
    run(root)
    (root / name).write_text("one = 2\n", encoding="utf-8")
    assert run(root, "--part", "walk") == 0
    told = capfd.readouterr().out.splitlines()
    assert told[-1] == "Missing: lab, faults."
    assert told[-2].startswith("faults  of other sources")
    (root / name).unlink()
    (root / "source.py").write_text(before, encoding="utf-8")
    run(root, "--part", "walk")
    assert last_line(capfd) == "All parts of some are done: 0 minutes."


def test_committing_changes_no_sources(root: Path) -> None:
    """What counts is what stands in the files."""
    before = long_parts.sources_of(root)
    subprocess.run(["git", "add", "."], cwd=root, check=True)
    assert long_parts.sources_of(root) == before
    (root / "source.py").unlink()
    assert long_parts.sources_of(root) != before


def test_a_part_during_which_files_change_does_not_count(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """And nothing runs after it."""
    write_parts(root, {"walk": [command("open('source.py', 'a').write('two = 2')")], "lab": [notes("lab")]})
    assert run(root) == 1
    told = capfd.readouterr().out
    assert "Files were changed while walk ran: it does not count, and nothing more is run." in told
    assert told.splitlines()[-1] == "Missing: walk, lab."
    assert ran(root) == []


@pytest.mark.parametrize("text", ["", "[1]", '{"some": {"walk": {"passed": true}}}'])
def test_a_damaged_file_is_as_none(root: Path, text: str) -> None:
    """All parts run, and it is written anew."""
    (root / long_parts.KEPT).write_text(text, encoding="utf-8")
    assert run(root) == 0
    assert len(ran(root)) == 4


def until(there: Callable[[], bool]) -> None:
    """Wait until something is there; the limit of all tests ends what never comes."""
    while not there():
        time.sleep(0.02)


def is_running(process: int) -> bool:
    """Return whether there is a process of a number."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_stopped_goes_on_where_it_was(root: Path, how: signal.Signals) -> None:
    """Nothing of it runs on."""
    waits = "import os, time; open('.pytest_cache/waits', 'w').write(str(os.getpid())); time.sleep(600)"
    write_parts(root, PARTS | {"lab": [command(waits)]})
    program = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
        f"sys.path.insert(0, {str(PROGRAM.parent)!r}); import long_parts; from pathlib import Path;"
        "sys.exit(long_parts.main(['some'], Path('.'), Path('.pytest_cache/parts.toml')))"
    )
    with subprocess.Popen(command(program), cwd=root, stdout=subprocess.PIPE, text=True) as running:
        path = root / ".pytest_cache/waits"
        until(lambda: path.exists() and path.read_text(encoding="utf-8") != "")
        running.send_signal(how)
        told = running.communicate()[0]
    assert running.returncode == long_parts.STOPPED
    assert told.endswith("Stopped; the same command goes on where it was.\n")
    assert not is_running(int(path.read_text(encoding="utf-8")))
    write_parts(root, PARTS)
    assert run(root) == 0
    assert ran(root) == ["walk", "lab", "again", "faults"]


def words_of(commands: Sequence[Sequence[str]]) -> list[str]:
    """Return all words of commands."""
    return [word for one in commands for word in one]


@pytest.mark.parametrize("table", ["test-long", "before-release"])
def test_the_parts_of_the_project_are_told_apart(table: str, checkout: Path) -> None:
    """Each has a name of its own, says what it is, and names files that there are."""
    parts = long_parts.parts_of(long_parts.TABLES, table)
    rows = long_parts.TABLES.read_text(encoding="utf-8").count(f"[[{table}]]")
    assert len(parts) == rows > 3
    for part in parts.values():
        assert part.about
        assert part.commands
        for word in words_of(part.commands):
            if word.startswith(("tests/", "tools/", "notebooks")):
                assert (checkout / word).exists(), word


def test_what_is_marked_long_is_in_a_part(checkout: Path) -> None:
    """No folder of tests is left out by all of them."""
    named = words_of(
        [one for part in long_parts.parts_of(long_parts.TABLES, "test-long").values() for one in part.commands]
    )
    assert "tests" in named
    left_out = {word.removeprefix("--ignore=") for word in named if word.startswith("--ignore=")}
    assert left_out <= set(named)
    assert all((checkout / word).exists() for word in left_out)
