"""A class at a server of somebody else: it begins when who teaches opens it there, and it has no other door."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tornado.ioloop import IOLoop
from tornado.web import RequestHandler

from trajan_tutor.classroom.application import served_class, taken_up
from trajan_tutor.classroom.folder_rights import FolderLock
from trajan_tutor.classroom.handlers import Served


@dataclass(slots=True)
class GuestDoor:
    """A door below the address of another server, which who teaches has opened in a browser."""

    link: str = ""
    is_local: bool = False

    def links(self) -> list[str]:
        """Return the address of the room for pupils, as far as it is known."""
        return [self.link] if self.link else []

    def listen(self) -> str:
        """Do nothing: the server listens."""
        return ""

    def stop(self) -> None:
        """Do nothing: the server goes on listening."""


# Where who teaches goes at first, below the path of the class.
OPEN: Final = "begin"


class GuestClass:
    """The class of a server, which is taken up when it is asked for first."""

    def __init__(self, folder: Path, base: str, language: str = "") -> None:
        """Begin with nothing: `base` is the path of the class, between slashes."""
        self.base = base
        self._folder = folder
        self._language = language
        self._door = GuestDoor()
        self._served: Served | None = None
        self._lock: FolderLock | None = None

    @property
    def served(self) -> Served:
        """The class that is served; raises MisusedError where another program serves it."""
        if self._served is None:
            self._lock = FolderLock(self._folder)
            room = taken_up(self._folder, language=self._language)
            self._served = served_class(room, self._door, self.base, IOLoop.current())
        return self._served

    def let_teach(self, handler: RequestHandler) -> None:
        """Let who asks teach: the server knows that they may. They are sent on to the page of who teaches."""
        served, request = self.served, handler.request
        self._door.link = f"{request.protocol}://{request.host}{self.base}"
        served.host.pupils.is_changed = True
        served.let_teach(handler)
        handler.redirect(f"{self.base}teacher")

    def close(self) -> None:
        """End the class for now, and say so on all pages; all of it is kept."""
        if self._served is not None and self._lock is not None:
            self._served.end()
            self._lock.release()
