"""How pupils reach a room: the door, what is said when nobody comes, and a certificate."""

import asyncio
import ssl
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from tornado.httpclient import AsyncHTTPClient

from trajan_tutor.classroom.reachable import EMPTY_SECONDS, Reachable
from trajan_tutor.classroom.server import start
from trajan_tutor.engine.errors import MisusedError


@dataclass(slots=True)
class PaperDoor:
    """A door that lets in where it is told to."""

    addresses: list[str] = field(default_factory=lambda: ["http://192.168.1.7:8765/", "http://10.0.0.7:8765/"])
    is_local: bool = True
    problem: str = ""

    def links(self) -> list[str]:
        """Return the addresses of the room."""
        return self.addresses

    def listen(self) -> str:
        """Let pupils in, or say why not."""
        return self.problem

    def stop(self) -> None:
        """Let nobody else in."""


def test_after_thirty_seconds_with_nobody_the_page_says_what_to_try() -> None:
    """Not before, not when somebody has come, and not behind a closed door."""
    way = Reachable(PaperDoor())
    assert way.state(1_000.0, is_empty=True) == "closed"
    way.let_in(1_000.0)
    assert way.state(1_000.0 + EMPTY_SECONDS - 1, is_empty=True) == "open"
    assert way.state(1_000.0 + EMPTY_SECONDS, is_empty=True) == "empty"
    assert way.state(1_000.0 + EMPTY_SECONDS, is_empty=False) == "open"
    way.let_nobody_in()
    assert way.state(1_000.0 + EMPTY_SECONDS, is_empty=True) == "closed"


def test_another_address_is_tried_only_where_there_is_one() -> None:
    """The firewall, networks for guests and a hotspot are always worth a try."""
    several, one = Reachable(PaperDoor()), Reachable(PaperDoor(["http://192.168.1.7:8765/"]))
    assert set(one.advice("en")) < set(several.advice("en"))
    assert len(several.advice("en")) == len(one.advice("en")) + 1
    # At an address of another server there is none to choose.
    guest = Reachable(PaperDoor(["https://hub.example/services/class/"], is_local=False))
    assert len(guest.advice("en")) == 1


def test_another_address_has_another_qr() -> None:
    """The code goes along, so that only a name is left to be typed."""
    way = Reachable(PaperDoor())
    first = way.qr("123456")
    way.choose(1)
    assert way.link() == "http://10.0.0.7:8765/"
    assert way.qr("123456") != first
    assert [one["chosen"] for one in way.links()] == [False, True]


def test_a_door_that_cannot_be_opened_stays_closed_and_says_why() -> None:
    """So that nobody waits behind it."""
    way = Reachable(PaperDoor(problem="The port is taken."))
    way.let_in(0.0)
    assert (way.is_open, way.problem) == (False, "The port is taken.")


def certificate(file: Path) -> None:
    """Write a certificate of this machine with its key, as who teaches may have one."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))


def test_with_a_certificate_all_of_it_is_https(tmp_path: Path) -> None:
    """The address of who teaches and those of pupils; cookies are sent over nothing else."""
    file = tmp_path / "class.pem"
    certificate(file)

    async def story() -> None:
        served = start(tmp_path / "room", certificate=str(file), addresses=lambda: ["127.0.0.1"], processes=0)
        try:
            assert served.address.startswith("https://")
            assert all(link.startswith("https://") for link in served.door.links())
            trusted = ssl.create_default_context(cafile=str(file))
            trusted.check_hostname = False
            answer = await AsyncHTTPClient().fetch(
                served.address, ssl_options=trusted, follow_redirects=False, raise_error=False
            )
            assert "Secure" in answer.headers["Set-Cookie"]
        finally:
            served.close()

    asyncio.run(story())


def test_what_is_no_certificate_is_said_in_a_sentence(tmp_path: Path) -> None:
    """Before anything is served."""
    file = tmp_path / "class.pem"
    file.write_text("no certificate", encoding="utf-8")

    async def story() -> None:
        with pytest.raises(MisusedError):
            start(tmp_path / "room", certificate=str(file))

    asyncio.run(story())
