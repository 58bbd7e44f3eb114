"""A caption above a picture, and the rings around what an author points at."""

from math import hypot
from xml.etree import ElementTree as ET

from view.boards import some_observations, the_game, the_words

from trajan_tutor.view import Form, Marks, draw_board
from trajan_tutor.view.caption import captioned

SVG = "{http://www.w3.org/2000/svg}"
SEEN = next(seen for seen in some_observations() if the_game().seats(seen.state) == 2)
LONG = "A sentence that is far too long for one line of the picture, because it goes on and on. " * 3


def drawn(marks: Marks | None = None) -> str:
    """Return a board as a page without a kernel shows it."""
    return draw_board(the_game(), SEEN, the_words(), prefix="b", form=Form.STILL, marks=marks).svg


def view_box(svg: str) -> list[float]:
    """Return the numbers of the view box."""
    return [float(one) for one in (ET.fromstring(svg).get("viewBox") or "").split()]  # noqa: S314 (our own text)


def test_a_caption_stands_above_the_board() -> None:
    """All of it, in lines that are short enough; the board keeps its place and size."""
    svg = captioned(drawn(), "Sowing", ["One sentence.", LONG])
    x, top, width, height = view_box(svg)
    _, _, old_width, old_height = view_box(drawn())
    assert (x, width) == (0, old_width)
    assert top < 0
    assert height == old_height - top
    lines = ET.fromstring(svg).findall(f"{SVG}g[@class='caption']/{SVG}text")  # noqa: S314 (our own text)
    texts = [one.text or "" for one in lines]
    assert texts[0] == "Sowing"
    assert " ".join(texts[1:]) == f"One sentence. {LONG}".strip()
    assert all(top < float(one.get("y", "0")) < 0 for one in lines)
    assert max(map(len, texts)) * 21 * 0.5 <= width


def test_a_caption_is_text() -> None:
    """Signs that mean something in markup mean nothing here."""
    svg = captioned(drawn(), "<b>", ["a & b"])
    assert "&lt;b&gt;" in svg
    ET.fromstring(svg)  # noqa: S314 (our own text)


def test_what_has_no_view_box_stays_as_it_is() -> None:
    """It cannot be made higher."""
    assert captioned("<svg/>", "Sowing", []) == "<svg/>"


def circles(svg: str) -> list[tuple[float, float, float]]:
    """Return the rings that an author put on the board."""
    found = [one for one in ET.fromstring(svg).iter(f"{SVG}circle") if one.get("class") == "look"]  # noqa: S314
    return [(float(one.get("cx", "")), float(one.get("cy", "")), float(one.get("r", ""))) for one in found]


def test_a_ring_lies_around_what_the_author_points_at() -> None:
    """Rings that lie close are smaller: they do not cross. A spot that is not there has none."""
    whole = draw_board(the_game(), SEEN, the_words(), marks=Marks(rings=frozenset({"province.alpes"}))).svg
    assert len(circles(whole)) == 1
    close = frozenset({"senate.1", "senate.2", "no.spot"})
    svg = draw_board(the_game(), SEEN, the_words(), marks=Marks(rings=close)).svg
    (x, y, radius), (other_x, other_y, other) = circles(svg)
    assert radius == other
    assert radius < circles(whole)[0][2]
    assert hypot(x - other_x, y - other_y) > 2 * radius
