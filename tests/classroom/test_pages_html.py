"""What pages load: pressed once, and not sent again to a browser that has it."""

import gzip
from pathlib import Path

from classroom.visitor import Classroom, played
from tornado.httpclient import AsyncHTTPClient, HTTPResponse

from trajan_tutor.classroom.pages_html import FILES, address_of, static_file


def test_a_file_is_pressed_once() -> None:
    """What is asked for again is the same as before, and what is pressed holds what is plain."""
    for name in FILES:
        kept = static_file(name)
        assert static_file(name) is kept
        assert gzip.decompress(kept.pressed) == kept.plain


def test_a_browser_that_has_a_file_is_sent_nothing(tmp_path: Path) -> None:
    """By the tag of what it has, which differs between both forms; with a stamp in the address it does not ask."""

    async def story(classroom: Classroom) -> None:
        async def ask(**headers: str) -> HTTPResponse:
            url = classroom.base + address_of("classroom.js")
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await AsyncHTTPClient().fetch(url, headers=named, raise_error=False, decompress_response=False)

        kept = static_file("classroom.js")
        plain, pressed = await ask(), await ask(Accept_Encoding="gzip, br")
        assert (plain.body, pressed.body) == (kept.plain, kept.pressed)
        assert "immutable" in pressed.headers["Cache-Control"]
        assert "Accept-Encoding" in pressed.headers["Vary"]
        again = await ask(Accept_Encoding="gzip", If_None_Match=pressed.headers["Etag"])
        assert (again.code, again.body) == (304, b"")
        other = await ask(Accept_Encoding="gzip", If_None_Match=plain.headers["Etag"])
        assert (other.code, other.body) == (200, kept.pressed)

    played(tmp_path, story)
