"""What our Python draws is what a page takes up: elements and attributes of the list in `stage/src/parts/markup.ts`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from record_models import game_lines

SVG = "{http://www.w3.org/2000/svg}"
# As the page has it.
SAYS = re.compile(r"(?:data|aria)-[a-z-]+")
FETCHES = re.compile(r"\\|@import|(?:url|src)\((?!#)|image(?:-set)?\(", re.IGNORECASE)


@pytest.fixture(scope="module")
def allowed(checkout: Path) -> dict[str, frozenset[str]]:
    """Return the lists of the page."""
    text = (checkout / "stage/src/parts/markup.ts").read_text(encoding="utf-8")
    lists = re.findall(r"const (ELEMENTS|ATTRIBUTES)\b.*?new Set\(\[(.*?)\]\)", text, re.DOTALL)
    return {name: frozenset(" ".join(re.findall(r'"([^"]+)"\.split', lines)).split()) for name, lines in lists}


def texts(value: Any) -> Iterator[str]:
    """Yield every text in a message, wherever it stands."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from texts(one)


def wrong(text: str, allowed: dict[str, frozenset[str]]) -> set[str]:
    """Return what a page would refuse in markup."""
    found = set()
    for element in ET.fromstring(f'<g xmlns="{SVG[1:-1]}">{text}</g>').iter():  # noqa: S314 (our own drawing)
        name = element.tag.removeprefix(SVG)
        found |= {name} - allowed["ELEMENTS"]
        if name == "style" and FETCHES.search(element.text or ""):
            found.add("style that fetches")
        for key, value in element.attrib.items():
            is_fine = value.startswith("#") if key == "href" else key in allowed["ATTRIBUTES"] or SAYS.fullmatch(key)
            if not is_fine or (not SAYS.fullmatch(key) and FETCHES.search(value)):
                found.add(f"{name} {key}={value}")
    return found


@pytest.mark.parametrize(("game", "seats"), [("trajan", 4), ("caesar", 2), ("sylla", 4)])
def test_every_drawing_of_a_game_is_taken_up(game: str, seats: int, allowed: dict[str, frozenset[str]]) -> None:
    """Symbols, sheets, places, thumbnails, charts and the style sheet, from the first to the last message."""
    lines = [json.loads(line)["message"] for line in game_lines(game, seats, "en")]
    drawn = {text for line in lines for text in texts(line) if text.startswith("<")}
    assert len(drawn) > 100
    assert set().union(*(wrong(text, allowed) for text in drawn)) == set()
    assert not FETCHES.search(lines[0]["model"]["picture"]["style"])


def test_what_is_no_drawing_is_seen(allowed: dict[str, frozenset[str]]) -> None:
    """The list of this test is that of the page, and refuses what that refuses."""
    assert {"svg", "use", "path"} <= allowed["ELEMENTS"]
    assert {"d", "fill", "class"} <= allowed["ATTRIBUTES"]
    assert wrong('<script/><rect onclick="x"/><use href="x.svg"/>', allowed) == {
        "script",
        "rect onclick=x",
        "use href=x.svg",
    }


# Everything by which a browser makes markup of a text, or a script.
SINKS = re.compile(
    r"\b(?:innerHTML|outerHTML|srcdoc)\s*\+?=(?!=)|insertAdjacentHTML|DOMParser|dangerouslySetInnerHTML|setHTML"
    r"|parseHTML|createContextualFragment|document\.write|\beval\(|new Function|javascript:"
)
ASKED = re.compile(r'from "(?:\.{1,2}/parts|\.)/markup"')


@pytest.mark.parametrize(
    ("pattern", "files"),
    [
        (SINKS, {"parts/markup.ts"}),
        (
            ASKED,
            {
                "board/ghosts.ts",
                "board/picture.ts",
                "board/svg.ts",
                "board/thumbnail.ts",
                "parts/drawing.tsx",
                "sign.tsx",
            },
        ),
        (re.compile(r"style\.textContent = "), {"board/picture.ts", "editor/editor-marks.ts"}),
    ],
    ids=["markup", "asked", "style sheets"],
)
def test_a_text_becomes_markup_in_one_module(checkout: Path, pattern: re.Pattern[str], files: set[str]) -> None:
    """Which is asked by those who draw, and by nobody else."""
    sources = checkout / "stage" / "src"
    found = {path for path in sources.rglob("*.ts*") if pattern.search(path.read_text(encoding="utf-8"))}
    assert {path.relative_to(sources).as_posix() for path in found} == files
