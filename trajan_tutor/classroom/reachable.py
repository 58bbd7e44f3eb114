"""How pupils reach the room: the door, this machine's addresses, the QR of one, and what to try when nobody comes."""

import io
import ipaddress
import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal, Protocol

from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.messages import LinkShown

# Asked for nothing: to be connected sends nothing, and tells which of the own addresses is used.
_ELSEWHERE: Final = (("192.0.2.1", 9), ("10.255.255.255", 9), ("172.31.255.255", 9), ("192.168.255.255", 9))
LOOPBACK: Final = "127.0.0.1"


def local_addresses() -> list[str]:
    """Return the addresses of this machine on its local networks, the likeliest first; loopback without any."""
    addresses: list[str] = []
    for place in _ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            asked.connect(place)
            addresses.append(asked.getsockname()[0])
    with suppress(OSError):
        addresses += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    usable = [address for address in dict.fromkeys(addresses) if _is_of_a_network(address)]
    return sorted(usable, key=_rank) or [LOOPBACK]


def _is_of_a_network(address: str) -> bool:
    read = ipaddress.ip_address(address)
    return not (read.is_loopback or read.is_unspecified or read.is_link_local)


def _rank(address: str) -> tuple[int, str]:
    # Networks of schools and homes first; those that only this machine has, of containers, last.
    if address.startswith("192.168."):
        return 0, address
    if address.startswith("10."):
        return 1, address
    return (3 if address.startswith("172.17.") else 2), address


def qr_drawing(text: str) -> str:
    """Return the QR of a text as an SVG that has no size of its own; an empty text where segno is not installed."""
    try:
        import segno
    except ImportError:
        return ""
    written = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        written, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=4, dark="#000", light="#fff"
    )
    return written.getvalue().decode()


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
        return [{"number": at, "text": link, "chosen": link == shown} for at, link in enumerate(self._door.links())]

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
        keys: Sequence[str] = [key for key in _ADVICE if key != "class-advice-address" or len(self._door.links()) > 1]
        return [say(language, key) for key in (*keys, _HOTSPOT)]
