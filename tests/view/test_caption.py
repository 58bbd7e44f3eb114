"""A caption above a picture, and the rings around what an author points at."""

import re
from math import hypot
from xml.etree import ElementTree as ET

import pytest
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.session.new_session import new_session
from trajan_tutor.view import Arrow, Drawing, Marks, PictureForm, draw_board
from trajan_tutor.view.beside import draw_beside
from trajan_tutor.view.caption import captioned
from trajan_tutor.view.sheet import RING
from trajan_tutor.view.templates import load_template

SVG = "{http://www.w3.org/2000/svg}"
SEEN = next(seen for seen in some_observations() if the_game().seats(seen.state) == 2)
# Half of the broadest line of a ring.
HALF_LINE = 4.5
LONG = "A sentence that is far too long for one line of the picture, because it goes on and on. " * 3


def drawn(marks: Marks | None = None) -> Drawing:
    """Return a board as a page without a kernel shows it."""
    return draw_board(the_game(), SEEN, the_words(), prefix="b", form=PictureForm.STILL, marks=marks)


def view_box(drawing: Drawing) -> list[float]:
    """Return the numbers of the view box."""
    return [float(one) for one in (ET.fromstring(drawing.svg).get("viewBox") or "").split()]  # noqa: S314 (our own text)


def test_a_caption_stands_above_the_board() -> None:
    """All of it, in lines that are short enough; the board keeps its place and size."""
    captioned_board = captioned(drawn(), "Sowing", ["One sentence.", LONG])
    x, top, width, height = view_box(captioned_board)
    _, _, old_width, old_height = view_box(drawn())
    assert (x, width) == (0, old_width)
    assert top < 0
    assert height == pytest.approx(old_height - top)
    root = ET.fromstring(captioned_board.svg)  # noqa: S314 (our own text)
    lines = root.findall(f"{SVG}g[@class='caption']/{SVG}text")
    texts = [one.text or "" for one in lines]
    assert texts[0] == "Sowing"
    assert " ".join(texts[1:]) == f"One sentence. {LONG}".strip()
    assert all(top < float(one.get("y", "0")) < 0 for one in lines)
    # Broad letters have room too.
    assert max(map(len, texts)) * 21 * 0.57 <= width
    assert captioned_board.text.startswith("Sowing\nOne sentence.\n")


def test_drawings_in_a_drawing_have_no_caption_of_their_own() -> None:
    """It is written once, above all of them, and behind everything that is drawn."""
    several = draw_beside(the_game(), [drawn(), drawn()], ["one", "two"], drawn(), prefix="all")
    svg = captioned(several, "Sowing", ["One sentence."]).portable()
    assert svg.count(">Sowing<") == svg.count(">One sentence.<") == 1
    root = ET.fromstring(svg)  # noqa: S314 (our own text)
    assert [one.text for one in root[-1].iter(f"{SVG}text")] == ["Sowing", "One sentence."]


@pytest.mark.parametrize("game", ["trajan", "caesar"])
def test_a_caption_begins_at_the_left(game: str) -> None:
    """Whatever the drawing says of texts, which have their middle where they stand on a board."""
    session = new_session(game, seats=2, seed=5)
    board = draw_board(session.game, session.observation(), the_words(), form=PictureForm.STILL)
    root = ET.fromstring(captioned(board, "Sowing", ["One."]).portable())  # noqa: S314 (our own text)
    assert root.get("text-anchor") == "middle"
    assert [one.get("text-anchor") for one in root[-1].iter(f"{SVG}text")] == ["start", "start"]


def test_a_caption_is_text() -> None:
    """Signs that mean something in markup mean nothing here."""
    svg = captioned(drawn(), "<b>", ["a & b"]).svg
    assert "&lt;b&gt;" in svg
    ET.fromstring(svg)  # noqa: S314 (our own text)


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


def boxes(svg: str) -> list[tuple[float, ...]]:
    """Return the rings that are no circles, as corner, width and height."""
    found = [one for one in ET.fromstring(svg).iter(f"{SVG}rect") if one.get("class") == "look"]  # noqa: S314
    return [tuple(float(one.get(name, "")) for name in ("x", "y", "width", "height")) for one in found]


def test_a_ring_around_a_score_lies_around_its_digits() -> None:
    """They stand at the right end of their room; on a small mat too, and an arrow leads there."""
    scores = [f"mat.{seat}.score" for seat in range(2)]
    svg = draw_board(the_game(), SEEN, the_words(), marks=Marks(rings=frozenset(scores))).svg
    places = load_template(the_game().resources.board).arrangement(2).places
    assert not circles(svg)
    for (x, y, width, height), seat in zip(boxes(svg), range(2), strict=True):
        name = "mat" if seat == 0 else "mat-small"
        (place,) = [one for one in places if one.sheet == name]
        shape = load_template(the_game().resources.board).sheets[name].spots["mat.S.score"]
        digits = shape.anchors[""]
        assert digits.align == "end"
        end = (
            place.x + (digits.x + digits.width) * place.scale,
            place.y + (digits.y + digits.height / 2) * place.scale,
        )
        # Two digits of their size, and half the line of the ring, have room.
        assert x + HALF_LINE <= end[0] - 1.2 * digits.size * place.scale
        assert end[0] <= x + width - HALF_LINE
        assert abs(y + height / 2 - end[1]) < 2
        marked = Marks(arrows=(Arrow("forum.0", scores[seat]),))
        drawn = draw_board(the_game(), SEEN, the_words(), marks=marked).svg
        (tip,) = re.findall(r'class="tip" d="M([\d.]+) ([\d.]+)', drawn)
        assert x < float(tip[0]) < x + width


@pytest.mark.parametrize("name", ["bank", "crassus.pile", "crassus.deck"])
def test_a_ring_around_a_pile_does_not_cover_its_name(name: str) -> None:
    """It lies around the box that both are in."""
    sheet = load_template(templates_folder() / "caesar").sheets["board"]
    ring, pieces = sheet.spots[name].anchors[RING], sheet.spots[name].anchors[""]
    source = ET.parse(templates_folder() / "caesar" / "board.svg").getroot()  # noqa: S314 (our own file)
    (group,) = [one for one in source.iter(f"{SVG}g") if one.get("id") == name]
    (word,) = group.iter(f"{SVG}text")
    middle, foot, half = float(word.get("x", "")), float(word.get("y", "")), float(word.get("data-fit", "")) / 2
    assert ring.x + HALF_LINE <= middle - half
    assert middle + half <= ring.x + ring.width - HALF_LINE
    # What hangs below the line of a word is about a quarter of its size.
    assert foot + float(word.get("font-size", "")) / 4 <= ring.y + ring.height - HALF_LINE
    assert ring.y + HALF_LINE <= pieces.y
