"""Keeps what takes long to make for the light page under a name made from what it came of: nothing is made twice."""

import gzip
import hashlib
from pathlib import Path
from typing import Final
from zipfile import ZipFile

# Where they lie in a folder that the browser's Python is shown as `found`: see `page_inside.py`.
COMPILED: Final = "compiled"
LIBRARY: Final = "library"


class Kept:
    """A folder of things that were made by an earlier build; what this one did not ask for is left out of the next."""

    def __init__(self, folder: Path) -> None:
        """Take up a folder, which need not be there."""
        self._folder = folder
        self._asked: set[str] = set()
        folder.mkdir(parents=True, exist_ok=True)

    def find(self, *of: bytes) -> bytes | None:
        """Return what came of something, where that was made before."""
        place = self._place(of)
        return place.read_bytes() if place.exists() else None

    def keep(self, content: bytes, *of: bytes) -> bytes:
        """Keep what came of something, and return it."""
        place = self._place(of)
        if not place.exists():
            # A build that is killed leaves no half of it.
            begun = place.with_suffix(".begun")
            begun.write_bytes(content)
            begun.replace(place)
        return content

    def forget_others(self) -> None:
        """Remove what nobody has asked for."""
        for place in self._folder.iterdir():
            if place.name not in self._asked:
                place.unlink()

    def pressed(self, content: bytes) -> bytes:
        """Return what gzip makes of a content."""
        return self.find(b"gzip", content) or self.keep(gzip.compress(content, 9, mtime=0), b"gzip", content)

    def _place(self, of: tuple[bytes, ...]) -> Path:
        digest = hashlib.sha256()
        for part in of:
            digest.update(len(part).to_bytes(8) + part)
        self._asked.add(digest.hexdigest())
        return self._folder / digest.hexdigest()


class CompiledSources:
    """What the browser's Python has compiled: of the package and what it needs, and of the library of Pyodide."""

    def __init__(self, kept: Kept, made_by: bytes, tag: str) -> None:
        """Know what compiles them: the text of a program, and the tag of its Python."""
        self._kept = kept
        self._made_by = made_by
        self._tag = tag

    def bring(self, tutor: Path, library: Path, found: Path) -> None:
        """Put there what was compiled before."""
        for name, source in self._sources(tutor, library):
            content = self._kept.find(self._made_by, name.encode(), source)
            if content is not None:
                place = self._place(found, name)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content)

    def keep(self, tutor: Path, library: Path, found: Path) -> None:
        """Keep what is compiled now."""
        for name, source in self._sources(tutor, library):
            place = self._place(found, name)
            if place.exists():
                self._kept.keep(place.read_bytes(), self._made_by, name.encode(), source)

    def _sources(self, tutor: Path, library: Path) -> list[tuple[str, bytes]]:
        own = [(f"tutor/{path.relative_to(tutor).as_posix()}", path.read_bytes()) for path in tutor.rglob("*.py")]
        with ZipFile(library) as archive:
            names = [name for name in archive.namelist() if name.endswith(".py")]
            return own + [(f"{LIBRARY}/{name}", archive.read(name)) for name in names]

    def _place(self, found: Path, name: str) -> Path:
        """Return where a file lies compiled: that of the package where Python itself looks for it."""
        stem = name.removesuffix(".py")
        ending = "pyc" if name.startswith(f"{LIBRARY}/") else f"{self._tag}.pyc"
        return found / COMPILED / f"{stem}.{ending}"
