"""Files that are sent in parts, since a server takes no more than so much at once: each is put together in memory.

A pupil sends one at a time. Few are on their way at once, and none for long, so that nobody fills the memory.
"""

from dataclasses import dataclass, field
from typing import Final

# The longest file, in bytes: it is that of progress.
LONGEST_FILE: Final = 5_000_000
_MOST_AT_ONCE: Final = 8
# A page needs no more for the longest.
_MOST_PARTS: Final = 200
# Who sends no other part for so long, in seconds, sends the file anew; who comes while too many do, after so long.
_PATIENCE: Final = 90.0
_LATER: Final = 10


class BrokenUploadError(Exception):
    """A part that is not taken, with the `status` and the `key` of the sentence that say why.

    After some `seconds` it may be sent again, 0 where that is no use.
    """

    def __init__(self, status: int, key: str, seconds: int = 0) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.seconds = seconds


@dataclass(slots=True)
class _Upload:
    """What has come of a file, and when its last part came."""

    parts: list[bytes] = field(default_factory=list)
    at: float = 0.0
    size: int = 0


class Uploads:
    """The files that are on their way, by who sends them."""

    def __init__(self) -> None:
        self._uploads: dict[str, _Upload] = {}

    def add(self, who: str, part: int, of: int, data: bytes, now: float) -> bytes | None:
        """Take one part of some, counted from 1, at a time in seconds; return the whole file with the last one.

        Raises BrokenUploadError for a file that is too long, for a part that follows on none, and where too many are on
        their way.
        """
        for other, upload in tuple(self._uploads.items()):
            if now - upload.at > _PATIENCE:
                del self._uploads[other]
        if part == 1:
            self._uploads.pop(who, None)
            if len(self._uploads) >= _MOST_AT_ONCE and of > 1:
                raise BrokenUploadError(429, "class-wait-a-moment", _LATER)
        upload = self._uploads.pop(who, _Upload())
        if part != len(upload.parts) + 1 or part > of:
            raise BrokenUploadError(409, "class-file-torn")
        upload.size += len(data)
        if upload.size > LONGEST_FILE or of > _MOST_PARTS:
            raise BrokenUploadError(413, "class-file-long")
        upload.parts.append(data)
        upload.at = now
        if part == of:
            return b"".join(upload.parts)
        self._uploads[who] = upload
        return None
