"""What the pages of a class load: each file is read, pressed and stamped once, and kept as it is sent."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from trajan_tutor.engine.reading import read_bytes

_FOLDER: Final = Path(__file__).parent / "page"
# What a page loads, by the name in its address, and its kind.
FILES: Final = {"classroom.js": "text/javascript; charset=utf-8", "classroom.css": "text/css; charset=utf-8"}
_STAMP: Final = 12
_KEPT: Final = 4


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file as it is sent, plain and pressed by gzip; the `stamp` is that of its content."""

    plain: bytes
    pressed: bytes
    stamp: str

    def tag(self, *, is_pressed: bool) -> str:
        """Return the entity tag of one of both forms, as a header has it."""
        return f'"{self.stamp}-gzip"' if is_pressed else f'"{self.stamp}"'


def static_file(name: str) -> StaticFile:
    """Return a file that pages load, kept until it changes; raises UnreadableError where the bundle is missing."""
    file = _FOLDER / name
    try:
        changed = file.stat().st_mtime_ns
    except OSError:
        changed = 0
    return _made(file, changed)


def address_of(name: str) -> str:
    """Return the address of a file on a page, with the stamp of its content where it is there."""
    return f"static/{name}?v={static_file(name).stamp}" if (_FOLDER / name).exists() else f"static/{name}"


@lru_cache(maxsize=_KEPT)
def _made(file: Path, _changed: int) -> StaticFile:
    plain = read_bytes(file)
    # Nothing of the clock is in it, so that equal files are pressed alike.
    return StaticFile(plain, gzip.compress(plain, mtime=0), hashlib.sha256(plain).hexdigest()[:_STAMP])
