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
from trajan_tutor.view.outlines import path_box
from trajan_tutor.view.paths import commands, short_path
from trajan_tutor.view.plain import plain_svg, unnested

SVG = "{http://www.w3.org/2000/svg}"
SEEN = some_observations()[4::12]
# Places are told to a unit and sizes to the eighth part, so edges of pieces and letters move by about a point, and
# empty places of mats and the signs of seats are left out; a place that nobody can choose is outlined on both sides.
DIFFERENT = 60
FEW = 0.03


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


def ids_of(svg: str) -> list[str]:
    """Return every id of a picture."""
    return re.findall(r" id=[\"']([^\"']*)", svg)


def selectors_of(svg: str) -> list[str]:
    """Return the selectors of a picture's rules, those of inner rules with the outer one before them."""
    style = svg[svg.index("<style>") + 7 : svg.index("</style>")]
    flat = re.sub(r"@media[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}", r"\1", unnested(style))
    return [one for selectors in re.findall(r"([^{}]+)\{[^{}]*\}", flat) for one in selectors.split(",")]


@pytest.mark.parametrize("seen", SEEN)
def test_names_of_the_stored_form_are_there_and_begin_with_the_prefix(seen: Observation) -> None:
    """What is referred to is in the picture once, and every class has a rule."""
    svg = drawn(seen, Form.STILL, prefix="b1")
    ids = ids_of(svg)
    assert len(ids) == len(set(ids))
    assert {*re.findall(r"href='#([^']*)'", svg), *re.findall(r"url\(#([^)]*)\)", svg)} <= set(ids)
    assert ids[0].startswith("b1")
    printed = ids[0].removeprefix("b1")
    assert all(name.startswith((printed, f"b1{printed}")) for name in ids)
    told = {name for one in selectors_of(svg) for name in re.findall(r"\.(\w+)", one)}
    assert {word for words in re.findall(r" class='([^']*)'", svg) for word in words.split()} == told
    assert set(re.findall(r"var\((--\w+)", svg)) <= {*re.findall(r"(--\w+):", svg), *re.findall(r"(--\w+),", svg)}


def test_two_stored_boards_on_one_page_share_no_id_and_do_not_style_one_another() -> None:
    """Two positions have other ids, though nobody said so, and every rule is about ids of its own picture."""
    pictures = [drawn(seen, Form.STILL, prefix="b") for seen in (*SEEN, *some_observations()[:2])]
    roots = [ids_of(svg)[0] for svg in pictures]
    assert len(set(roots)) == len(roots)
    names = [one for svg in pictures for one in ids_of(svg)]
    assert len(names) == len(set(names))
    for svg, root in zip(pictures, roots, strict=True):
        assert all(one == f"#{root}" or one.startswith((f"#{root} ", f".{root}")) for one in selectors_of(svg))
        others = {word for words in re.findall(r" class='([^']*)'", svg) for word in words.split()}
        assert all(other == root or not any(word.startswith(other) for word in others) for other in roots)


def test_the_same_board_is_stored_in_the_same_letters() -> None:
    """Its ids come of what is seen, so that a notebook that is run again stays as it is."""
    assert drawn(SEEN[0], Form.STILL, prefix="b") == drawn(SEEN[0], Form.STILL, prefix="b")


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


def test_signs_of_seats_are_not_stored() -> None:
    """Figures carry the signs of all seats, of which a rule shows one; colours and letters are enough here."""
    for seen in some_observations()[::9]:
        assert ",none)" in drawn(seen, Form.WHOLE)
        assert ",none)" not in drawn(seen, Form.STILL)
