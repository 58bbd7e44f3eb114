"""The gate: every odd file and text is refused in one sentence that names the place, and good ones come through."""

import json
import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trajan_tutor.engine import reading
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.i18n import Words

WORDS = Words()


def refused(read: Callable[..., object], *given: Any) -> str:
    """Return the sentence with which something is refused."""
    with pytest.raises(UnreadableError) as caught:
        read(*given)
    said = WORDS(caught.value.message)
    assert len(said) <= 300
    assert said.isprintable()
    return said


def test_good_data_comes_through(tmp_path: Path) -> None:
    """What the formats use: texts of any language, whole numbers, fractions, nothing, lists and tables."""
    data = {"name": "Čáp 🏛️", "seed": 2**64 - 1, "low": -(2**64), "part": 0.5, "none": None, "in": [[{}], True]}
    path = tmp_path / "good.json"
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")
    assert reading.read_json(path) == data
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    assert reading.read_json(str(path)) == data
    assert reading.parse_toml('a = "x\u2028y"\n[[b]]\nc = [1, 0.5, true]\n') == {
        "a": "x\u2028y",
        "b": [{"c": [1, 0.5, True]}],
    }


def test_a_mark_at_the_beginning_and_ends_of_lines_do_not_matter(tmp_path: Path) -> None:
    """Editors of some systems write them."""
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbfa = 1\r\nb = '''x\r\ny'''\r\n")
    assert reading.read_toml(path) == {"a": 1, "b": "x\ny"}
    path.write_bytes(b'\xef\xbb\xbf{"a": 1}')
    assert reading.read_json(path) == {"a": 1}


def test_only_ordinary_files_are_read(tmp_path: Path) -> None:
    """A device, a pipe without a writer and a folder are refused at once, as is a name that no file can have."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in ("/dev/zero", "/dev/null", pipe, tmp_path):
        assert str(place) in refused(reading.read_text, place)
    link = tmp_path / "link"
    link.symlink_to("/dev/zero")
    assert "link" in refused(reading.read_text, link)
    for name in (tmp_path / "none.json", tmp_path / "a\0b", tmp_path / "half \ud800", ""):
        assert "no file" in refused(reading.read_text, name)


def test_a_file_that_may_not_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what the system says of it."""

    def forbidden(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "closed.json"
    monkeypatch.setattr(os, "open", forbidden)
    assert refused(reading.read_text, path) == f"The file {path} cannot be read: Permission denied."


def test_a_file_is_read_up_to_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its size where it tells one, else by what comes; a file with a hole takes no memory."""
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(reading.MOST_BYTES + 1)
    assert "16 MB" in refused(reading.read_text, path)
    monkeypatch.setattr(reading, "MOST_BYTES", 0)
    assert "0 MB" in refused(reading.read_text, "/proc/self/status")
    assert "0 MB" in refused(reading.parse_json, "{}")
    monkeypatch.setattr(reading, "MOST_BYTES_OF_TOML", 0)
    assert "0 MB" in refused(reading.parse_toml, "a = 1")


def test_text_is_utf8(tmp_path: Path) -> None:
    """The line of the byte that is not is told."""
    path = tmp_path / "latin.json"
    path.write_bytes(b'{"a":\n"\xe9"}')
    assert f"{path}, line 2" in refused(reading.read_text, path)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1, column 1"),
        ('{"a":\n 1,\n b}', "line 3, column 2"),
        ("\ufeff{}", "line 1, column 1"),
        ("[" * 100_000, "line 1: it is nested"),
        ('{"a":\n' * 100_000, "it is nested"),
        ("[" * 60 + "]" * 60, "[0]: it is nested"),
        ('{"a": [0,\n' + "1" * 5_000 + "]}", "line 2: there is a number"),
        ('{"a": [0, ' + "1" * 21 + "]}", "at a[1]: a whole number has more than 20 digits"),
        ('{"a": -' + "1" * 4_000 + "}", "at a: a whole number"),
        ('{"a": 1e999}', "at a: a number is not finite"),
        ('[0,\nNaN, "NaN"]', "at [1]: a number is not finite"),
        ("-Infinity", "a number is not finite"),
        ('{"players": [{}, {"vp": "\\ud800"}]}', "at players[1].vp: there is half a character"),
        ('{"\\udfff": 1}', ": there is half a character"),
        ('{"a": {"b": 1,\n"b": 2},\n"c": 3}', "line 2: the key “b” is there twice"),
    ],
)
def test_odd_json_is_refused(text: str, place: str) -> None:
    """Each with its place."""
    assert place in refused(reading.parse_json, text)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a = 1\nb", "line 2"),
        ("a = 1\na = 2", "line 2"),
        ("a = " + "[" * 100_000, "it is nested"),
        ("a = " + "[" * 60 + "]" * 60, "it is nested"),
        (".".join("a" * 60) + " = 1", "it is nested"),
        ("x = 1\n\na = " + "1" * 5_000, "line 3: there is a number"),
        ("a = " + "1" * 21, "at a: a whole number"),
        ("a = 0x" + "f" * 5_000, "at a: a whole number"),
        ("[b]\na = [1.0, inf]", "at b.a[1]: a number is not finite"),
        ("a = nan", "at a: a number is not finite"),
        ("a = 2026-01-01", "at a: there is a value of the kind date"),
        ("a = 10000-01-01", "line 1"),
        ("a = 0000-01-01", "line 1"),
        ("a = 07:30:00", "at a: there is a value of the kind time"),
        ("a = 1\u2028b = 2", "line 1"),
        ('a = "\ud800"', "at a: there is half a character"),
    ],
)
def test_odd_toml_is_refused(text: str, place: str) -> None:
    """Each with its place, whatever the reader of the standard library makes of it."""
    assert place in refused(reading.parse_toml, text)


def test_an_error_that_no_reader_should_have_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader of a later Python may raise what ours does not."""

    def odd(text: str) -> object:
        raise IndexError(text)

    monkeypatch.setattr(tomllib, "loads", odd)
    assert "line 1" in refused(reading.parse_toml, "a = 1")
