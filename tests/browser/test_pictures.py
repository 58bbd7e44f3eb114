"""Stored and printed pictures, drawn by three programs: they show the same."""

import base64
import io
import re
import subprocess
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path

import pytest
import resvg_py
from pictures import Picture, printed_of, stored
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.lessons import sheets
from trajan_tutor.lessons.find import course, find_lesson
from trajan_tutor.lessons.sheets import Sheets

# How wide programs draw, and to how many points that is made smaller: a difference of letters' edges is none then.
DRAWN = 1200
COMPARED = 150
# A point differs from here on, of 255, and this share of them may.
DIFFERENT = 40
MOST = 0.005
# A page of a PDF.
PAGE = re.compile(rb"/Type\s*/Page\b")
STORED = "stored"
SOURCES = (STORED, *game_names())


def kind_of(picture: Picture) -> str:
    """Return what a picture is like: notebooks of lessons, and sheets, are alike for each game; all others are not."""
    lesson = re.fullmatch(r"(\d)\d_\w+ 1", picture.name)
    if lesson and picture.caption:
        return f"board of a lesson {lesson[1] if lesson[1] > '2' else '0'}"
    game, _, sheet = picture.name.partition("/")
    return f"{game} {sheet.rpartition(' ')[2]}" if sheet else picture.name


def sheets_of(game: TutorGame) -> Iterator[list[Picture]]:
    """Give for each lesson that has sheets the first of them, since they look alike, and its answers."""
    for lesson in course(game):
        drawn = list(printed_of(lesson, game))
        if drawn:
            yield [drawn[0], drawn[-1]]


def looked_at(source: str) -> Iterator[Picture]:
    """Give the pictures that are drawn here: those that are stored, or a game's on paper."""
    if source == STORED:
        yield from stored()
    else:
        yield from chain.from_iterable(sheets_of(find_game(source)))


def first_of_each_kind(source: str) -> list[Picture]:
    """Return the first picture of each kind; a game's first lesson with sheets has them all."""
    if source == STORED:
        return list({kind_of(picture): picture for picture in reversed(list(looked_at(source)))}.values())
    return next(sheets_of(find_game(source)))


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


def drawn_otherwise(pictures: Iterable[Picture], page: Page) -> list[str]:
    """Return in which pictures too many points differ, by which program, or nothing is seen."""
    programs: tuple[Callable[[str], bytes], ...] = (by_librsvg, by_resvg)
    found: list[str] = []
    for picture in pictures:
        first = small(by_chromium(page, picture.svg))
        if len(first.getcolors(COMPARED * COMPARED) or ()) <= 20:
            found.append(f"{picture.name}: nothing is seen")
        most = MOST * first.width * first.height
        others = [draw.__name__ for draw in programs if differing(first, small(draw(picture.svg))) >= most]
        found += [f"{picture.name}: {other}" for other in others]
    return found


@pytest.mark.parametrize("source", SOURCES)
def test_three_programs_show_the_same(source: str, page: Page) -> None:
    """Hardly a point differs in the first picture of each kind; and something is seen."""
    pictures = first_of_each_kind(source)
    assert len(pictures) >= (10 if source == STORED else 2)
    assert drawn_otherwise(pictures, page) == []


@pytest.mark.long
@pytest.mark.parametrize("source", SOURCES)
def test_three_programs_show_the_same_of_all(source: str, page: Page) -> None:
    """Nor in any other picture, and all kinds of them are among the first ones."""
    pictures = list(looked_at(source))
    assert {kind_of(picture) for picture in pictures} == {kind_of(picture) for picture in first_of_each_kind(source)}
    assert drawn_otherwise(pictures, page) == []


def test_a_difference_is_found(page: Page) -> None:
    """An empty picture, and a colour that one program shows and others do not know."""
    around = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">{}</svg>'
    stripes = "".join(f'<rect x="{at}" width="1" height="100" fill="rgb({at * 2},0,0)"/>' for at in range(100))
    shown = (
        '<foreignObject width="50" height="50"><p xmlns="http://www.w3.org/1999/xhtml">Words words</p></foreignObject>'
    )
    pictures = [Picture("empty", around.format("")), Picture("words", around.format(stripes + shown))]
    found = drawn_otherwise(pictures, page)
    assert "empty: nothing is seen" in found
    assert {"words: by_librsvg", "words: by_resvg"} & set(found)


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
