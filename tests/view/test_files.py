"""Drawings as files: SVG as it is and plain, PNG and PDF."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.view import Drawing, draw_board
from trajan_tutor.view.plain import plain_svg

SVG = "{http://www.w3.org/2000/svg}"
BOARD = draw_board(the_game(), some_observations()[4], the_words(), theme="dark")


def test_a_plain_drawing_needs_no_style_sheet() -> None:
    """Nothing refers to rules, variables or other elements any more; outlines for clipping stay."""
    text = plain_svg(BOARD.svg)
    assert "<style" not in text
    assert "var(" not in text
    assert "<use" not in text
    assert "class=" not in text
    root = ET.fromstring(text)  # noqa: S314 (our own text)
    ids = {one.get("id") for one in root.iter() if one.get("id")}
    assert set(re.findall(r"url\(#([^)]*)\)", text)) <= ids
    assert (root.get("width"), root.get("height")) == tuple(root.get("viewBox", "").split()[2:])


def test_colours_of_seats_and_themes_are_those_of_the_drawing() -> None:
    """A seat's piece has the colour of its seat in the theme of the drawing, wherever it lies."""
    text = plain_svg(BOARD.svg)
    for colour in ("#c8493c", "#2f8252"):
        assert f'fill="{colour}"' in text
    # The flag on a helmet, which is printed, has the red of the first seat in the light.
    assert all('stroke="#2b2118"' in one for one in re.findall(r'<[^>]*fill="#b23a2e"[^>]*>', text))


def test_rules_about_a_class_below_another_reach_only_there() -> None:
    """A stronger rule wins over a weaker one, and a child rule reaches children only."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" id="x" viewBox="0 0 9 9"><style>#x{--a:red}#x .b{fill:blue}'
        "#x .c>.b{fill:var(--a);width:3px}#x .c .d{fill:lime}#x .c:hover{fill:pink}@media(x:y){#x{--a:black}}</style>"
        '<rect class="b"/><g class="c"><rect class="b"/><g><rect class="b"/><rect class="d"/></g></g></svg>'
    )
    root = ET.fromstring(plain_svg(svg))  # noqa: S314 (our own text)
    rects = list(root.iter(f"{SVG}rect"))
    assert [rect.get("fill") for rect in rects] == ["blue", "red", "blue", "lime"]
    assert [rect.get("width") for rect in rects] == [None, "3", None, None]


def test_an_svg_file_is_the_drawing(tmp_path: Path) -> None:
    """As it is, or plain."""
    BOARD.save_svg(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == BOARD.svg + "\n"
    BOARD.save_svg(str(tmp_path / "plain.svg"), plain=True)
    assert "var(" not in (tmp_path / "plain.svg").read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """The name of the file stands in the sentence."""
    with pytest.raises(UnreadableError) as caught:
        BOARD.save_svg(tmp_path / "none" / "board.svg")
    assert "board.svg" in the_words()(caught.value.message)


def test_pictures_and_pages(tmp_path: Path) -> None:
    """A picture of points is as large as asked for, with the ground of the theme; a page is a PDF."""
    BOARD.save_png(tmp_path / "board.png", scale=0.5)
    BOARD.save_pdf(tmp_path / "board.pdf")
    assert (tmp_path / "board.pdf").read_bytes().startswith(b"%PDF")
    data = (tmp_path / "board.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20], "big") == 600


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Who has no converter is told how to get one."""
    monkeypatch.setitem(__import__("sys").modules, "cairosvg", None)
    with pytest.raises(MisusedError) as caught:
        Drawing(BOARD.svg, "").save_png(tmp_path / "board.png")
    assert "trajan-tutor[pictures]" in the_words()(caught.value.message)
