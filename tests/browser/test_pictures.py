"""Every stored and every printed picture, drawn by three programs: they show the same, and each caption once."""

import base64
import io
import re
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import resvg_py
from pictures import Picture, printed, stored
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

from trajan_tutor.lessons import sheets
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.sheets import Sheets

SVG = "{http://www.w3.org/2000/svg}"
# How wide programs draw, and to how many points that is made smaller: a difference of letters' edges is none then.
DRAWN = 1200
COMPARED = 150
# A point differs from here on, of 255, and this share of them may.
DIFFERENT = 40
MOST = 0.005
# Sentences are longer than what stands on a board.
SENTENCE = 40
# A page of a PDF.
PAGE = re.compile(rb"/Type\s*/Page\b")
ALL = [*stored(), *printed()]
# The sheets of a lesson look alike: one of each is drawn.
LOOKED_AT = [picture for picture in ALL if "sheet" not in picture.name or picture.name.endswith("sheet 1")]


def kind_of(picture: Picture) -> str:
    """Return what a picture is like: notebooks of lessons, and sheets, are alike for each game; all others are not."""
    lesson = re.fullmatch(r"(\d)\d_\w+ 1", picture.name)
    if lesson and picture.caption:
        return f"board of a lesson {lesson[1] if lesson[1] > '2' else '0'}"
    game, _, sheet = picture.name.partition("/")
    return f"{game} {sheet.rpartition(' ')[2]}" if sheet else picture.name


# The first of its kind in `make test`, all of them in `make test-long`.
FIRSTS = set({kind_of(picture): picture.name for picture in reversed(LOOKED_AT)}.values())
DRAWN_NOW = [
    pytest.param(picture, id=picture.name, marks=() if picture.name in FIRSTS else pytest.mark.long)
    for picture in LOOKED_AT
]


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    """Open a page of the width of a picture, for a reader who prefers the light."""
    opened = chromium.new_page(viewport={"width": DRAWN, "height": 2 * DRAWN}, color_scheme="light")
    yield opened
    opened.close()


def by_chromium(page: Page, svg: str) -> bytes:
    """Return a picture as Chromium shows it in a notebook: as an image."""
    source = base64.b64encode(svg.encode()).decode()
    style = f"body{{margin:0}}img{{display:block;width:{DRAWN}px}}"
    page.set_content(f'<style>{style}</style><img src="data:image/svg+xml;base64,{source}">')
    page.wait_for_function("document.images[0].complete")
    return page.locator("img").screenshot()


def by_librsvg(svg: str) -> bytes:
    """Return a picture as librsvg shows it."""
    return subprocess.run(
        ["rsvg-convert", "--width", str(DRAWN), "--keep-aspect-ratio"],
        input=svg.encode(),
        capture_output=True,
        check=True,
    ).stdout


def by_resvg(svg: str) -> bytes:
    """Return a picture as resvg shows it."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=DRAWN))


def small(png: bytes) -> Image.Image:
    """Return a picture on white, as few points: of one that is low so many fewer, since none is lower than wide."""
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    ground = Image.new("RGBA", image.size, "white")
    rows = min(COMPARED, round(COMPARED * image.height / image.width))
    return Image.alpha_composite(ground, image).convert("RGB").resize((COMPARED, rows), Image.Resampling.BOX)


def differing(one: Image.Image, other: Image.Image) -> int:
    """Return how many points differ in some colour."""
    bands = ImageChops.difference(one, other).split()
    strongest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(strongest.histogram()[DIFFERENT:])


@pytest.mark.parametrize("picture", DRAWN_NOW)
def test_three_programs_show_the_same(picture: Picture, page: Page) -> None:
    """Hardly a point differs; and something is seen."""
    first = small(by_chromium(page, picture.svg))
    assert len(first.getcolors(COMPARED * COMPARED) or ()) > 20
    programs: tuple[Callable[[str], bytes], ...] = (by_librsvg, by_resvg)
    for draw in programs:
        assert differing(first, small(draw(picture.svg))) < MOST * first.width * first.height, draw.__name__


def answered_alike(name: str) -> int:
    """Return how many steps of a lesson have the same answer, on a sheet of its answers: one position, two readings."""
    address, _, sheet = name.partition(" ")
    if sheet != "answers":
        return 1
    answers = Counter(step.solutions[:1] for step in find_lesson(address)[0].steps if step.solutions)
    return max(answers.values(), default=1)


@pytest.mark.parametrize("picture", ALL, ids=lambda picture: picture.name)
def test_a_caption_is_read_once(picture: Picture) -> None:
    """As is every sentence; a board has none of its own, and an answer stands at each step that it is right for."""
    root = ET.fromstring(picture.svg)  # noqa: S314 (our own text)
    said = Counter("".join(one.itertext()) for one in root.iter(f"{SVG}text"))
    most = answered_alike(picture.name)
    assert not [text for text, times in said.items() if len(text) >= SENTENCE and times > most]
    if picture.caption:
        titles = [one for one in root.iter(f"{SVG}text") if one.get("font-size") == "30"]
        assert ["".join(one.itertext()) for one in titles].count(picture.caption) == 1


def test_all_kinds_of_pictures_are_here() -> None:
    """Those of notebooks, of the README, on paper; those of lessons have a caption."""
    names = {picture.name for picture in ALL}
    assert {"board", "board-dark", "00_welcome 1", "92_printable_sheets 1", "trajan/02-sowing sheet 1"} <= names
    assert sum(bool(picture.caption) for picture in stored()) > 25


@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_what_is_laid_on_a_page_is_printed_on_it(
    page: Page, tmp_path: Path, size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On either paper: by a browser as many pages as are laid out, and as many where they are written as PDF."""
    made = Sheets(*find_lesson("sylla/55-recruiting"))
    written = made.save(tmp_path / "pdf", size)
    monkeypatch.setattr(sheets, "has_pdf", lambda: False)
    for pdf, file in zip(written, made.save(tmp_path / "html", size), strict=True):
        laid = file.read_text(encoding="utf-8").count("<section>")
        page.goto(file.as_uri())
        assert len(PAGE.findall(page.pdf(format=size))) == laid
        assert len(PAGE.findall(pdf.read_bytes())) == laid
        assert laid > 1 or "-answers" in file.name
