"""How pupils reach the room: the door, the address with its QR, and what to try when nobody comes."""

from collections.abc import Sequence
from typing import Final, Literal, Protocol

from trajan_tutor.classroom.addresses import qr_drawing
from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.messages import LinkShown

# So long nobody has come until it is said what to try, in seconds.
EMPTY_SECONDS: Final = 30.0
_ADVICE: Final = ("class-advice-network", "class-advice-address", "class-advice-firewall", "class-advice-guests")
_HOTSPOT: Final = "class-advice-hotspot"
_ONE_LINK: Final = ("class-advice-link",)

DoorState = Literal["closed", "open", "empty"]


class Door(Protocol):
    """Lets pupils reach the room: by listening on the local network, or through a server that does so anyway."""

    @property
    def is_local(self) -> bool:
        """Whether it is this machine's own network, of which it has several addresses."""

    def links(self) -> list[str]:
        """Return the addresses of the room for pupils, the likeliest first."""

    def listen(self) -> str:
        """Let pupils in, and return why that fails, or an empty text."""

    def stop(self) -> None:
        """Let nobody else in."""


class Reachable:
    """The door of a room with the address that is shown."""

    def __init__(self, door: Door) -> None:
        """Begin with a closed door."""
        self._door = door
        self._chosen = 0
        self._opened = -1.0
        self._qr: tuple[str, str] = ("", "")
        self.problem = ""

    @property
    def is_open(self) -> bool:
        """Whether pupils are let in."""
        return self._opened >= 0

    def let_in(self, now: float) -> None:
        """Let pupils in, at a time in seconds."""
        if not self.is_open:
            self.problem = self._door.listen()
            self._opened = -1.0 if self.problem else now

    def let_nobody_in(self) -> None:
        """Let nobody else in; who is in stays."""
        if self.is_open:
            self._door.stop()
            self._opened = -1.0

    def choose(self, number: int) -> None:
        """Show another of the addresses, by its number."""
        self._chosen = number

    def state(self, now: float, *, is_empty: bool) -> DoorState:
        """Return how the door is; `is_empty` tells that nobody has come."""
        if not self.is_open:
            return "closed"
        return "empty" if is_empty and now - self._opened >= EMPTY_SECONDS else "open"

    def link(self) -> str:
        """Return the address that is shown."""
        links = self._door.links()
        return links[self._chosen if 0 <= self._chosen < len(links) else 0] if links else ""

    def links(self) -> list[LinkShown]:
        """Return all addresses."""
        shown = self.link()
        return [{"number": at, "text": one, "chosen": one == shown} for at, one in enumerate(self._door.links())]

    def qr(self, code: str) -> str:
        """Return the QR of the address with the code."""
        text = f"{self.link()}?code={code}" if self.link() else ""
        if self._qr[0] != text:
            self._qr = (text, qr_drawing(text) if text else "")
        return self._qr[1]

    def advice(self, language: str) -> list[str]:
        """Return what to try when nobody comes."""
        if not self._door.is_local:
            return [say(language, key) for key in _ONE_LINK]
        keys: Sequence[str] = [one for one in _ADVICE if one != "class-advice-address" or len(self._door.links()) > 1]
        return [say(language, key) for key in (*keys, _HOTSPOT)]
