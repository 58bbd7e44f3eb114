"""The three pages of a class, one HTML each, and the files that they load, each read, pressed and stamped once.

What a page begins with stands in it as data that no text of a person can leave.
"""

import gzip
import hashlib
import html
import json
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.class_words import ClassPage, class_words, labels_of
from trajan_tutor.classroom.flow import LONGEST_BODY
from trajan_tutor.classroom.messages import CLASS_PROTOCOL, ClassStart
from trajan_tutor.classroom.uploads import LONGEST_FILE
from trajan_tutor.desk.light_page import light_page
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_bytes
from trajan_tutor.viewmodel.labels import languages_shown

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


_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'{lines}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)
# A name or an address with its port, and nothing that would end the word in a header.
_HOST: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,252}[A-Za-z0-9])?(:[0-9]{1,5})?")


def policy_for(host: str) -> str:
    """Return what a page may load and where it may send: to the host that its browser has asked, and nowhere else.

    The lines are named for browsers to which a page's own address says nothing of websockets, both ways, since a proxy
    may speak another one than the browser does. A host that is none is not named.
    """
    return _POLICY.format(lines=f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else "")


def _at_home(language: str) -> dict[str, str]:
    # Nobody gives a code for another device there: the others at the table say whose a seat is.
    return labels_of("home", language) | {"rejoin": ""}


def start_of(
    page: ClassPage, language: str, *, joined: bool = False, code: str = "", problem: str = "", at_home: bool = False
) -> ClassStart:
    """Return what a page begins with; `at_home` there are tables, and no class."""
    return {
        "page": page,
        "protocol": CLASS_PROTOCOL,
        "language": language,
        "languages": languages_shown(),
        "labels": labels_of(page, language) | (_at_home(language) if at_home else {}),
        "joined": joined,
        "code_hint": code,
        "light_page": light_page() if page == "pupil" else "",
        "longest_body": LONGEST_BODY,
        "longest_file": LONGEST_FILE,
        "problem": problem,
    }


def page_html(start: ClassStart) -> str:
    """Return a page as HTML."""
    title = html.escape(class_words(start["language"])(Message("classroom-title")))
    # No text can end the element that holds it.
    data = json.dumps(start, ensure_ascii=True).replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    script = class_words(start["language"])(Message("page-no-script"))
    return (
        f'<!doctype html>\n<html lang="{html.escape(start["language"])}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="referrer" content="no-referrer">\n<title>{title}</title>\n'
        # Browsers ask for a picture of their own otherwise, which is not there.
        '<link rel="icon" href="data:,">\n'
        f'<link rel="stylesheet" href="{address_of("classroom.css")}">\n</head>\n'
        f'<body data-page="{start["page"]}">\n<div id="root"></div>\n'
        f"<noscript>{html.escape(script)}</noscript>\n"
        f'<script type="application/json" id="start">{data}</script>\n'
        f'<script type="module" src="{address_of("classroom.js")}"></script>\n</body>\n</html>\n'
    )
