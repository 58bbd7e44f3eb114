"""Drawings as files: SVG, PNG, pages for paper."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.view import Drawing, draw_board
from trajan_tutor.view.paper import PaperSize, pages_of, paper, pdf
from trajan_tutor.view.static_output import one_sentence, picture_in

BOARD = draw_board(the_game(), some_observations()[4], the_words(), theme="dark")


def test_an_svg_file_is_the_drawing_in_the_portable_form(tmp_path: Path) -> None:
    """As a notebook stores it."""
    BOARD.save_svg(tmp_path / "board.svg")
    text = (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert text == BOARD.portable() + "\n"
    bundle = BOARD._repr_mimebundle_()
    assert picture_in(bundle["text/html"]) == BOARD.portable()
    assert bundle["text/plain"] == one_sentence(BOARD.text)


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """The name of the file stands in the sentence, and no key."""
    for save in (BOARD.save_svg, BOARD.save_png):
        with pytest.raises(UnreadableError) as caught:
            save(tmp_path / "none" / "board.svg")
        assert "board.svg" in str(caught.value)
        assert "view-not-written" not in str(caught.value)


def test_a_picture_of_points(tmp_path: Path) -> None:
    """It is as large as asked for, with the ground of the theme."""
    BOARD.save_png(tmp_path / "board.png", scale=0.5)
    image = Image.open(tmp_path / "board.png")
    assert image.width == 600
    assert image.convert("RGB").getpixel((300, 4)) == (0x1B, 0x17, 0x12)


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Who has no converter is told how to get one, and what goes without."""
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(MisusedError) as caught:
        BOARD.save_png(tmp_path / "board.png")
    assert "trajan-tutor[pictures]" in str(caught.value)
    assert "save_svg" in str(caught.value)


def test_a_page_for_paper_needs_nothing_else() -> None:
    """Each drawing on a sheet of its own, in the portable form; titles are text."""
    page = pages_of([BOARD], PaperSize.A4, "<foot>")[0]
    text = paper("<b>", [page, page], PaperSize.LETTER, "pl")
    assert text.count("<section>") == 2
    assert text.count(page) == 2
    assert "&lt;foot&gt;" in page
    assert "<title>&lt;b&gt;</title>" in text
    assert '<html lang="pl">' in text
    assert "@page{size:215.9mm 279.4mm" in text
    assert "http://" not in text.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("size", PaperSize)
def test_a_picture_fits_its_page(size: PaperSize) -> None:
    """Whether it is wide or high, it lies within the margins."""
    wide, high = size.millimetres
    for view in ("0 0 400 100", "0 0 100 400", "0 -95 760 509"):
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="100%"><path d="M0 0h9"/></svg>'
        page = pages_of([Drawing(svg, "")], size)[0]
        found = re.search(r'<svg [^>]*x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', page)
        assert found, page
        x, y, width, height = map(float, found.groups())
        assert x >= 11.9
        assert x + width <= wide - 11.9
        assert y + height <= high - 12
        assert f'viewBox="0 0 {wide:g} {high:g}"' in page


def test_pages_of_pdf_have_the_size_of_the_paper() -> None:
    """As many as there are, and the same bytes whenever they are made."""
    pages = pages_of([BOARD], PaperSize.LETTER) * 2
    made = pdf("<b>", pages, PaperSize.LETTER)
    assert made.startswith(b"%PDF-")
    assert b"/Count 2" in made
    assert b"/MediaBox [0 0 612 792]" in made or b"/MediaBox [0 0 612.00 792.00]" in made
    assert made == pdf("<b>", pages, PaperSize.LETTER)


def test_without_what_makes_pdf_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """As without the converter of pictures."""
    monkeypatch.setitem(__import__("sys").modules, "fpdf", None)
    with pytest.raises(MisusedError) as caught:
        pdf("", [])
    assert caught.value.message.key == "view-pdf-missing"


def test_pictures_share_a_page_where_there_is_room() -> None:
    """In their order, none over another, over the foot, or cut."""
    flat, high = (Drawing(f'<svg viewBox="0 0 100 {height}" width="100%"></svg>', "") for height in (40, 130))
    pages = pages_of([flat, flat, high, flat, flat, flat], PaperSize.A4, "foot")
    assert len(pages) == 3
    for page in pages:
        placed = [
            (float(y), float(height))
            for y, height in re.findall(r' x="[^"]*" y="([^"]*)" width="[^"]*" height="([^"]*)"', page)
        ]
        assert all(y + height < below for (y, height), (below, _) in pairwise(placed))
        assert placed[-1][0] + placed[-1][1] <= 297 - 12
    assert pages_of([], PaperSize.A4) == []
