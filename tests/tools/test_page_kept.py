"""What a build of the light page leaves for the next one."""

import gzip
from pathlib import Path
from zipfile import ZipFile

from page_kept import COMPILED, CompiledSources, Kept

TAG = "cpython-1"


def test_what_was_made_is_found_by_what_it_came_of(tmp_path: Path) -> None:
    """By each part of it, wherever one ends and the next begins."""
    Kept(tmp_path).keep(b"made", b"one", b"two")
    assert Kept(tmp_path).find(b"one", b"two") == b"made"
    assert Kept(tmp_path).find(b"onet", b"wo") is None
    assert Kept(tmp_path).find(b"one") is None


def test_what_nobody_asks_for_is_forgotten(tmp_path: Path) -> None:
    """With what a build that was killed has left."""
    Kept(tmp_path).keep(b"old", b"old")
    (tmp_path / "half.begun").write_bytes(b"ha")
    kept = Kept(tmp_path)
    kept.keep(b"new", b"new")
    kept.forget_others()
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"new"]


def test_what_is_pressed_is_pressed_once(tmp_path: Path) -> None:
    """And comes out as it went in."""
    pressed = Kept(tmp_path).pressed(b"words" * 100)
    assert gzip.decompress(pressed) == b"words" * 100
    (place,) = tmp_path.iterdir()
    place.write_bytes(b"pressed before")
    assert Kept(tmp_path).pressed(b"words" * 100) == b"pressed before"


def test_only_a_source_that_is_the_same_was_compiled_before(tmp_path: Path) -> None:
    """By the same program; its place is where Python looks for it, that of the library beside it."""
    tutor, library, kept = tmp_path / "tutor", tmp_path / "library.zip", Kept(tmp_path / "kept")
    (tutor / "room").mkdir(parents=True)
    for name in ("same", "changed"):
        (tutor / "room" / f"{name}.py").write_text("1", encoding="utf-8")
    with ZipFile(library, "w") as archive:
        archive.writestr("json/decoder.py", "3")
    places = [f"tutor/room/{name}.{TAG}.pyc" for name in ("changed", "same")] + ["library/json/decoder.pyc"]
    for place in places:
        (tmp_path / "before" / COMPILED / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "before" / COMPILED / place).write_text(place, encoding="utf-8")
    CompiledSources(kept, b"program", TAG).keep(tutor, library, tmp_path / "before")
    (tutor / "room" / "changed.py").write_text("2", encoding="utf-8")
    CompiledSources(kept, b"program", TAG).bring(tutor, library, tmp_path / "now")
    CompiledSources(kept, b"another", TAG).bring(tutor, library, tmp_path / "another")
    brought = {path.relative_to(tmp_path / "now" / COMPILED).as_posix() for path in (tmp_path / "now").rglob("*.pyc")}
    assert brought == set(places[1:])
    assert not (tmp_path / "another").exists()
