"""A class on a machine of several accounts: what another one can read of it, and what its terminal shows."""

import asyncio
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from classroom.other_account import FOR_ALL, lesson_of, read_by_others, shared_machine, table_of
from classroom.places import free_port
from classroom.visitor import Browser, played

from trajan_tutor.classroom.class_host import class_folder
from trajan_tutor.classroom.handlers import TEACHER_COOKIE
from trajan_tutor.classroom.home_table import home_folder
from trajan_tutor.classroom.teacher_keys import KEY_PAGE
from trajan_tutor.cli.main import build_parser
from trajan_tutor.cli.serving_commands import VARIABLE, requested_key
from trajan_tutor.engine.errors import MisusedError

KEY = "a-key-of-my-own-long-enough"
# A program has a terminal as its own that it has taken.
# Ctrl+C ends what a person begins in a terminal, also where these tests were begun in the background, which ignores it.
TAKEN = (
    "import fcntl, os, signal, sys, termios; signal.signal(signal.SIGINT, signal.SIG_DFL);"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.executable, sys.argv[1:])"
)
ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+/)teacher\?key=([\w-]+)")


def processes() -> str:
    """Return the list of processes with all that they were given."""
    return subprocess.run(["ps", "-eww", "-o", "args"], capture_output=True, text=True, check=True).stdout


class Terminal:
    """A class that was begun in a terminal, whose browser writes down what it is given."""

    def __init__(self, home: Path, browser: Path) -> None:
        self.ours, theirs = pty.openpty()
        self.shown = ""
        command = [sys.executable, "-c", TAKEN, sys.executable, "-m", "trajan_tutor", "class"]
        command += ["--port", str(free_port()), "--address", "127.0.0.1"]
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TRAJAN_TUTOR_HOME": str(home), "BROWSER": f"{browser} %s"},
            start_new_session=True,
        )
        os.close(theirs)

    def until(self, sentence: str) -> tuple[str, str]:
        """Return the last address with its key, once a sentence is shown that was not shown before."""
        before = len(self.shown)
        while sentence not in self.shown[before:]:
            self.shown += os.read(self.ours, 4096).decode()
        base, key = ADDRESS.findall(self.shown)[-1]
        return base, key

    def press_enter(self) -> None:
        """Press Enter."""
        os.write(self.ours, b"\n")

    def end(self) -> None:
        """End it as Ctrl+C does."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        os.close(self.ours)


@contextmanager
def terminal_in(folder: Path) -> Iterator[Terminal]:
    """Begin a class in a terminal, in a folder into which every account may look."""
    folder.chmod(0o755)
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$@" >> {folder / "opened"}\n')
    browser.chmod(0o755)
    terminal = Terminal(folder / "home", browser)
    try:
        yield terminal
    finally:
        terminal.end()


@pytest.fixture
def machine() -> Iterator[Path]:
    """A folder into which every account can look, as homes often are."""
    with shared_machine() as made:
        yield made


def test_another_account_reads_nothing_of_a_class_or_a_table(machine: Path) -> None:
    """Whatever its owner lets others do by default: it reads what is for all, and no place of ours."""
    home = machine / "saves"
    played(class_folder(home), lesson_of)
    played(home_folder(home), table_of)
    assert [one for one in home.rglob("*.jsonl") if b"seed" in one.read_bytes()]
    assert read_by_others(machine) == {FOR_ALL}


def test_another_account_knows_no_place_of_a_class(machine: Path) -> None:
    """Where the folder of saved games is open to all from before, it sees that there is a class, and nothing in it."""
    home = machine / "saves"
    home.mkdir(mode=0o755)
    played(class_folder(home), table_of)
    assert read_by_others(machine) == {FOR_ALL, "saves"}


def test_another_account_reads_nothing_and_enter_shows_a_new_key() -> None:
    """Neither files, nor the list of processes, nor what the browser was given; the first key works once."""
    with TemporaryDirectory() as name, terminal_in(Path(name)) as terminal:
        folder = Path(name)
        base, key = terminal.until("Ctrl+C")
        assert len([*(folder / "home").rglob("*")]) > 3
        # Whoever looks for them gets as far as the browser.
        assert {one.split("/")[0] for one in read_by_others(folder)} == {"browser", "opened"}
        assert key not in processes()
        (page,) = (folder / "home").rglob(KEY_PAGE)
        assert key in page.read_text()
        assert (folder / "opened").read_text().split() == [page.resolve().as_uri()]
        teacher = Browser(base)
        assert asyncio.run(teacher.ask(f"teacher?key={key}")).code == 302
        terminal.press_enter()
        _, another = terminal.until("It has a key that works once")
        assert another != key
        assert asyncio.run(Browser(base).ask(f"teacher?key={key}")).code == 403
        again = Browser(base)
        assert asyncio.run(again.ask(f"teacher?key={another}")).code == 302
        assert again.cookies[TEACHER_COOKIE] != teacher.cookies[TEACHER_COOKIE]
    assert not page.exists()


def asked(*words: str) -> str:
    """Return the key that a command is given."""
    return requested_key(build_parser().parse_args(["class", *words]))


def test_a_key_is_given_by_the_environment_and_other_programs_do_not_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is taken out of the environment when it is read."""
    monkeypatch.setenv(VARIABLE, f"{KEY}\n")
    assert asked() == KEY
    assert VARIABLE not in os.environ
    assert asked() == ""


def test_a_key_is_given_by_a_file_that_others_cannot_read(tmp_path: Path) -> None:
    """One that they can read is refused, with the way out."""
    file = tmp_path / "key.txt"
    file.write_text(f"{KEY}\n")
    file.chmod(0o600)
    assert asked("--key-file", str(file)) == KEY
    file.chmod(0o640)
    with pytest.raises(MisusedError) as refused:
        asked("--key-file", str(file))
    assert refused.value.message.key == "class-key-file-open"


def test_a_file_without_a_key_is_refused(tmp_path: Path) -> None:
    """Whoever names it means to have a key of their own."""
    file = tmp_path / "key.txt"
    file.touch(mode=0o600)
    with pytest.raises(MisusedError) as refused:
        asked("--key-file", str(file))
    assert refused.value.message.key == "class-key-file-empty"


def test_a_key_among_the_arguments_works_and_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    """Without saying the key again."""
    assert asked("--key", KEY) == KEY
    said = capsys.readouterr().err
    assert said.startswith("Others who use this computer can read the key after --key")
    assert VARIABLE in said
    assert KEY not in said
