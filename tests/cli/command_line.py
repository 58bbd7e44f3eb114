"""Runs the command line inside the tests and keeps what it printed."""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest

from trajan_tutor.cli import main


@dataclass(frozen=True)
class Answer:
    """What a command printed, and its exit code."""

    code: int
    out: str
    error: str

    @property
    def lines(self) -> list[str]:
        """The lines of the standard output."""
        return self.out.splitlines()

    @property
    def sentence(self) -> str:
        """The one line on the standard error."""
        assert self.error.endswith("\n")
        assert self.error.count("\n") == 1, self.error
        return self.error.rstrip("\n")


class CommandLine:
    """Calls a program with words, as a shell would: the command line, or a tool."""

    def __init__(
        self,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
        program: Callable[[Sequence[str]], int] = main,
    ) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.program = program

    def __call__(self, *words: object, stdin: str = "") -> Answer:
        """Return what a command answers; nothing it prints may be a traceback or lack words."""
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        self.capsys.readouterr()
        try:
            code = self.program([str(word) for word in words])
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        printed = self.capsys.readouterr()
        for text in (printed.out, printed.err):
            assert "Traceback" not in text
            assert "⟦" not in text, text
        return Answer(code, printed.out, printed.err)
