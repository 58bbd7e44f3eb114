"""How who teaches comes in: a key that works once and becomes the cookie of a browser, which outlives a restart.

Of cookies only marks are kept, in one small file, and of keys that somebody has thought of too, once they were used: so
none works again after a restart. A key that was drawn is written down nowhere but in the page by which a browser
comes to it: the command that starts a browser stands in the list of processes, with all that it is given, so it is
given that file, which only its owner reads.
"""

import html
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.learner import mark_of, new_token
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_json
from trajan_tutor.journals.writing import SavingError, make_private_folder, problem_of, write

FILE: Final = "teacher.json"
# A shorter key could be guessed before it is used.
SHORTEST_KEY: Final = 16
# A key for another device holds for so many seconds.
FURTHER_SECONDS: Final = 600
# Nobody teaches from more browsers; the first ones have to ask for a key again then.
_MOST_DEVICES: Final = 40
_MOST_USED: Final = 400
KEY_PAGE: Final = "open.html"


@dataclass(frozen=True, slots=True)
class FurtherKey:
    """A key for another device of who teaches, until a time in seconds."""

    key: str
    until: float


class TeacherKeys:
    """The browsers of who teaches, and the keys that make one.

    `key` is the first one, an empty text once it was used; `further` is one for another device. `notes` are what is to
    be said at the beginning. `problem` says why the file is not as it has to be, where it is not.
    """

    def __init__(self, folder: Path, clock: Callable[[], float]) -> None:
        """Read what is there, and draw a key; `clock` tells seconds since 1970."""
        self._file = folder / FILE
        self._clock = clock
        self.key = new_token()
        self.further: FurtherKey | None = None
        self.problem: Message | None = None
        stored = _marks_in(self._file)
        self.is_new = stored is None
        self.notes: tuple[Message, ...] = ()
        self._devices, self._used = stored or ([], [])

    def choose(self, key: str) -> None:
        """Take a key that somebody has thought of; raises MisusedError for a short one.

        One that was used makes nobody a teacher again: whoever came in with it goes on with a cookie.
        """
        if len(key) < SHORTEST_KEY:
            raise MisusedError("class-key-short", least=SHORTEST_KEY)
        if mark_of(key) in self._used:
            self.key, self.notes = "", (*self.notes, Message.of("class-key-used"))
        else:
            self.key = key

    def end_old_key(self) -> None:
        """Take note that a key of an earlier version, which worked for ever, works no more; it is said once."""
        self.notes = (*self.notes, Message.of("class-key-ended"))
        self.write_again()

    def draw(self) -> str:
        """Draw another first key, and return it; the one before works no more."""
        self.key = new_token()
        return self.key

    def offer(self) -> FurtherKey:
        """Draw a key for another device; the one before works no more."""
        self.further = FurtherKey(new_token(), self._clock() + FURTHER_SECONDS)
        return self.further

    def offered(self) -> FurtherKey | None:
        """Return the key for another device as long as it works."""
        return self.further if self.further is not None and self._clock() <= self.further.until else None

    def exchanged(self, key: str, token: str) -> str:
        """Return the token of a browser for a key, which works no more; an empty text for one that does not work.

        A browser that is known by its `token` keeps it.
        """
        further = self.offered()
        if _is_same(key, self.key):
            self.key = ""
            # One that somebody has thought of may be given again.
            self._used = [*self._used, mark_of(key)][-_MOST_USED:]
        elif further is not None and _is_same(key, further.key):
            self.further = None
        else:
            return ""
        return self.known(token)

    def known(self, token: str) -> str:
        """Return the token by which a browser is known from now on: its own, where it is known by that already."""
        if not self.knows(token):
            token = new_token()
            self._devices = [*self._devices, mark_of(token)][-_MOST_DEVICES:]
        self.write_again()
        return token

    def knows(self, token: str) -> bool:
        """Return whether it is the token of a browser of who teaches."""
        return bool(token) and mark_of(token) in self._devices

    def write_again(self) -> None:
        """Write what is kept; why that fails is the `problem`."""
        text = json.dumps({"devices": self._devices, "used": self._used}, indent=1)
        try:
            make_private_folder(self._file.parent)
            write(self._file, f"{text}\n")
        except SavingError as error:
            self.problem = error.message
        except OSError as error:
            self.problem = Message.of("session-file-not-written", path=str(self._file), problem=problem_of(error))
        else:
            self.problem = None


def _is_same(typed: str, key: str) -> bool:
    return bool(key) and secrets.compare_digest(typed.encode("utf-8", "replace"), key.encode())


def _marks_in(file: Path) -> tuple[list[str], list[str]] | None:
    """Return the marks of browsers and of used keys that are kept in a file; None where none can be read."""
    try:
        stored = read_json(file)
        return [str(mark) for mark in stored["devices"]], [str(mark) for mark in stored["used"]]
    except (UnreadableError, LookupError, TypeError):
        return None


def write_key_page(folder: Path, address: str) -> Path:
    """Write the page that leads to an address, in place of the one before, and return it; raises SavingError."""
    path, there = folder / KEY_PAGE, html.escape(address)
    try:
        make_private_folder(folder)
    except OSError as error:
        raise SavingError("session-file-not-written", path=str(path), problem=problem_of(error)) from error
    return write(
        path,
        '<!doctype html>\n<meta charset="utf-8">\n<meta name="referrer" content="no-referrer">\n'
        f'<meta http-equiv="refresh" content="0; url={there}">\n<title>trajan_tutor</title>\n'
        f'<p><a href="{there}">trajan_tutor</a></p>\n',
    )


def remove_key_page(folder: Path) -> None:
    """Remove the page; what cannot be removed has a key that works no more as soon as somebody used it."""
    try:
        (folder / KEY_PAGE).unlink(missing_ok=True)
    except OSError:
        return
