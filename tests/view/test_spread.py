"""A chart of spreads: every deal is in it, rows differ by letter and shape, and it stays in its frame."""

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.view.spread import bin_width, binned, draw_spread

GAME = find_game("trajan")
WORDS = Words("en", (GAME.resources.words,))
SVG = "{http://www.w3.org/2000/svg}"
ROWS = ([1.0, 2.5, -3.0, 4.0], [0.0] * 7, [-20.5, 40.0])


@given(st.lists(st.floats(-300, 300), min_size=1, max_size=60))
def test_every_deal_is_in_a_bar(values: list[float]) -> None:
    """Whatever the margins are."""
    lowest, highest = int(min(values)) - 1, int(max(values)) + 2
    width = bin_width(lowest, highest)
    first = lowest // width * width
    bins = -(-(highest - first) // width)
    counts = binned(values, first, width, bins)
    assert sum(counts) == len(values)
    assert bins <= 30


@pytest.mark.parametrize("theme", ["auto", "light", "dark", "contrast"])
def test_rows_differ_by_letter_and_by_shape(theme: str) -> None:
    """A disc, a square, a diamond: colour is never all there is."""
    drawing = draw_spread(GAME, ROWS, ("one", "two <b>", "three"), WORDS, prefix="test", theme=theme)
    root = ET.fromstring(drawing.svg)  # noqa: S314 (our own drawing)
    shapes = [element.tag.removeprefix(SVG) for element in root.iter() if element.get("class") == "spread-mean"]
    assert shapes == ["circle", "rect", "path"]
    texts = [element.text for element in root.iter(f"{SVG}text")]
    assert {"1", "2", "3", "two <b>"} <= set(texts)
    assert len(re.findall(r'id="test', drawing.svg)) == drawing.svg.count(' id="')


def test_nothing_lies_outside_the_frame() -> None:
    """Bars and signs stand between the names and the figures."""
    drawing = draw_spread(GAME, ROWS, ("one", "two", "three"), WORDS)
    root = ET.fromstring(drawing.svg)  # noqa: S314 (our own drawing)
    width = float(root.get("viewBox", "").split()[2])
    for bar in root.iter(f"{SVG}rect"):
        assert 0 <= float(bar.get("x", "0")) <= width - float(bar.get("width", "0"))


def test_the_words_tell_what_the_picture_shows() -> None:
    """Mean and the middle eight deals of ten, for each row."""
    drawing = draw_spread(GAME, [list(range(100))], ("one",), WORDS)
    assert "1 one: mean 50; eight deals of ten lie between 10 and 89" in drawing.text
    assert "100 deals" in drawing.text
