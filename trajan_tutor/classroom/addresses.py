"""Under which addresses this machine can be reached on its networks, and the QR of one of them."""

import io
import ipaddress
import socket
from contextlib import suppress
from typing import Final

# Asked for nothing: to be connected sends nothing, and tells which of the own addresses is used.
_ELSEWHERE: Final = (("192.0.2.1", 9), ("10.255.255.255", 9), ("172.31.255.255", 9), ("192.168.255.255", 9))
LOOPBACK: Final = "127.0.0.1"


def local_addresses() -> list[str]:
    """Return the addresses of this machine on its local networks, the likeliest first; loopback without any."""
    found: list[str] = []
    for place in _ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            asked.connect(place)
            found.append(asked.getsockname()[0])
    with suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    kept = [one for one in dict.fromkeys(found) if _is_of_a_network(one)]
    return sorted(kept, key=_rank) or [LOOPBACK]


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
