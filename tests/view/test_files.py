"""Drawings as files: SVG, PNG, pages for paper."""

from pathlib import Path

import pytest
from PIL import Image
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.view import Drawing, draw_board
from trajan_tutor.view.paper import paper

BOARD = draw_board(the_game(), some_observations()[4], the_words(), theme="dark")


def test_an_svg_file_is_the_drawing_in_the_portable_form(tmp_path: Path) -> None:
    """As a notebook stores it."""
    BOARD.save_svg(tmp_path / "board.svg")
    text = (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert text == BOARD.portable() + "\n"
    assert BOARD._repr_mimebundle_() == {"image/svg+xml": BOARD.portable(), "text/plain": BOARD.text}


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
    text = paper("<b>", [BOARD, Drawing(BOARD.svg, "")], "pl")
    assert text.count("<section>") == 2
    assert text.count(BOARD.portable()) == 2
    assert "<title>&lt;b&gt;</title>" in text
    assert '<html lang="pl">' in text
    assert "@page" in text
    assert "http://" not in text.replace("http://www.w3.org/2000/svg", "")
