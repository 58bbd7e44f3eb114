"""Where a page of a class may send: to the address that its browser has asked, and nowhere else."""

import pytest

from trajan_tutor.classroom.pages_html import policy_for


def may_connect(host: str) -> list[str]:
    """Return where a page that was asked of a host may send."""
    parts = [part.split() for part in policy_for(host).split(";")]
    return next(part[1:] for part in parts if part[0] == "connect-src")


@pytest.mark.parametrize("host", ["192.168.1.5:8765", "127.0.0.1:8765", "hub.school.example", "a", "Rom-1.local:80"])
def test_a_page_sends_to_its_own_server_alone(host: str) -> None:
    """With lines both ways: where a proxy ends the encryption the server does not know which one the browser speaks."""
    assert may_connect(host) == ["'self'", f"ws://{host}", f"wss://{host}"]


@pytest.mark.parametrize(
    "host",
    [
        "",
        "*",
        "*.example",
        "a.example; script-src *",
        "a.example *",
        "a,b",
        "a'b",
        "[::1]:8765",
        "-a",
        "a\r\nX: y",
        "a:b",
    ],
)
def test_what_is_no_host_opens_nothing(host: str) -> None:
    """Whoever asks says what the host is: nothing of it becomes another rule of the policy."""
    assert may_connect(host) == ["'self'"]
    assert policy_for(host) == policy_for("")
