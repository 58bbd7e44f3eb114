"""Terminals that lack letters: every command says all that it has to say in those that there are."""

import io
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from trajan_tutor.cli import main
from trajan_tutor.cli.main import build_parser
from trajan_tutor.i18n import languages

ENCODINGS = ("ascii", "cp437", "cp850", "cp852", "cp1250", "cp1252")
# Every command by its help, and one of each kind of text: lists, a table, a game, refusals.
NAMED = tuple(name for group in build_parser()._subparsers._group_actions for name in group.choices)  # type: ignore[union-attr]
COMMANDS = (
    ("--help",),
    *((name, "--help") for name in NAMED),
    ("lesson",),
    ("lesson", "no such lesson"),
    ("saves",),
    ("provenance", "caesar"),
    ("provenance", "sylla"),
    ("position", "trajan", "--seats", "9"),
    ("simulate", "caesar", "--games", "1"),
    ("replay", "žádný soubor"),
    ("play", "šach"),
    ("no-such-command",),
)


def written(arguments: tuple[str, ...], encoding: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return all that a command writes to a terminal of an encoding."""
    streams = {name: io.TextIOWrapper(io.BytesIO(), encoding=encoding) for name in ("stdout", "stderr")}
    with monkeypatch.context() as patch:
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        with suppress(SystemExit):
            main(arguments)
    for stream in streams.values():
        stream.flush()
    return "".join(stream.buffer.getvalue().decode(encoding) for stream in streams.values())


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", languages())
def test_no_terminal_lacks_a_letter(
    language: str, encoding: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In every language: what it has no letter for is written with the nearest one."""
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", str(tmp_path))
    for command in COMMANDS:
        told = written(("--language", language, *command), encoding, monkeypatch)
        assert told.strip(), command
        assert "Traceback" not in told, command


def test_letters_that_a_terminal_has_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Czech has all of them in its own code page, and English keeps its words in any."""
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", str(tmp_path))
    whole = written(("--language", "cs", "lesson"), "utf-8", monkeypatch)
    assert "ě" in whole
    assert "ě" in written(("--language", "cs", "lesson"), "cp1250", monkeypatch)
    plain = written(("--language", "cs", "lesson"), "ascii", monkeypatch)
    assert len(plain.splitlines()) == len(whole.splitlines())
    assert plain.isascii()
    assert plain.count("?") <= whole.count("?") + 3
