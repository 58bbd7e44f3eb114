"""The stored form of a board: the same is seen as in the whole one, in about half as many letters."""

import io
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import cairosvg
import pytest
from PIL import Image, ImageChops
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.game import Observation
from trajan_tutor.view import Form, draw_board
from trajan_tutor.view.outlines import commands, path_box, short_path
from trajan_tutor.view.plain import plain_svg

SVG = "{http://www.w3.org/2000/svg}"
SEEN = some_observations()[4::12]
# Numbers are told to a tenth, so edges of small pieces move a little; and a place that nobody can choose is outlined
# on both sides of its edge.
DIFFERENT = 60
FEW = 0.003


def drawn(seen: Observation, form: Form, **shown: Any) -> str:
    """Return the picture of a board in a form."""
    return draw_board(the_game(), seen, the_words(), form=form, **shown).svg


def painted(svg: str) -> Image.Image:
    """Return a picture as points."""
    return Image.open(io.BytesIO(cairosvg.svg2png(bytestring=plain_svg(svg).encode()))).convert("RGB")


def letters(svg: str) -> Counter[str]:
    """Return all letters that are written on a board."""
    root = ET.fromstring(plain_svg(svg))  # noqa: S314 (our own text)
    return Counter("".join("".join(text.itertext()) for text in root.iter(f"{SVG}text")))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("seen", SEEN)
def test_the_stored_form_looks_like_the_whole_one(seen: Observation, theme: str) -> None:
    """Hardly a point of the pictures differs."""
    whole, still = (painted(drawn(seen, form, theme=theme)) for form in (Form.WHOLE, Form.STILL))
    assert whole.size == still.size
    differences = ImageChops.difference(whole, still).convert("L").histogram()
    assert sum(differences[DIFFERENT:]) < FEW * whole.width * whole.height


@pytest.mark.parametrize("seen", SEEN)
def test_the_stored_form_says_the_same(seen: Observation) -> None:
    """Every letter that is written on the board is in both, as often."""
    assert letters(drawn(seen, Form.STILL)) == letters(drawn(seen, Form.WHOLE))


@pytest.mark.parametrize("seen", SEEN)
def test_names_of_the_stored_form_are_there_and_begin_with_the_prefix(seen: Observation) -> None:
    """What is referred to is in the picture once, and two boards with different prefixes share no id and no class."""
    svg = drawn(seen, Form.STILL, prefix="b1")
    ids = re.findall(r' id="([^"]*)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]*)"', svg)) <= set(ids)
    classes = {word for words in re.findall(r' class="([^"]*)"', svg) for word in words.split()}
    assert all(name.startswith("b1") for name in [*ids, *classes])
    assert set(re.findall(r"var\((--\w+)\)", svg)) <= set(re.findall(r"(--\w+):", svg))


def test_the_stored_form_has_nothing_for_clicks() -> None:
    """No name of a place, no state, no label: the drawing is only looked at."""
    svg = drawn(SEEN[0], Form.STILL, legal=frozenset({"deck"}))
    assert svg == drawn(SEEN[0], Form.STILL)
    for word in ("data-spot", "aria-label", "legal", "hover", "cursor", "clip-path"):
        assert word not in svg


def test_marks_are_seen_in_the_stored_form() -> None:
    """The last move and what shines change the picture."""
    plain = drawn(SEEN[0], Form.STILL)
    assert drawn(SEEN[0], Form.STILL, last=frozenset({"deck"})) != plain


@pytest.mark.parametrize(
    "path",
    [
        "M 10 10 L 20 10 L 20 30 Z m 4 4 h .1 v -3",
        "M5 21V10a7 7 0 0 1 14 0v11z",
        "M3 14.5c0-4.2 4-7.5 9-7.5s9 3.3 9 7.5c0 2-1.2 3-3 3H6c-1.8 0-3-1-3-3z",
        "M560 214q5-8 10 0M577 232q5-8 10 0t8 .5",
    ],
)
def test_a_path_in_fewer_letters_goes_the_same_way(path: str) -> None:
    """Its places are those of the path as it was, moved as asked."""
    short = short_path(path, 7, -2)
    assert len(short) <= len(path) + 4
    ends = [(kind, values[-2:]) for kind, values in commands(path) if kind not in "HVZ"]
    for (kind, values), (other, moved) in zip(
        ends, [(kind, values[-2:]) for kind, values in commands(short) if kind not in "HVZ"], strict=False
    ):
        if kind != other:
            break
        assert moved == pytest.approx((values[0] + 7, values[1] - 2), abs=0.011)
    assert path_box(short) == pytest.approx(
        [side + step for side, step in zip(path_box(path), (7, -2, 7, -2), strict=True)]
    )
