"""Marks on a board: what is shown over it, by whom, and that it knows no rule."""

import re
from xml.etree import ElementTree as ET

from view.boards import some_observations, the_game, the_words

from trajan_tutor.view import Arrow, Badge, By, Drawing, Ghost, Marks, Path, draw_board

SVG = "{http://www.w3.org/2000/svg}"
SEEN = next(seen for seen in some_observations() if the_game().seats(seen.state) == 2)


def drawn(marks: Marks, **options: bool) -> Drawing:
    """Return a board with marks."""
    return draw_board(the_game(), SEEN, the_words(), marks=marks, **options)  # type: ignore[arg-type]


def overlay(drawing: Drawing) -> ET.Element | None:
    """Return what lies over the board."""
    root = ET.fromstring(drawing.svg)  # noqa: S314 (our own text)
    return next((one for one in root if one.get("class") == "marks"), None)


def test_a_board_without_marks_has_nothing_over_it() -> None:
    """Marks that are not there cost nothing."""
    assert overlay(drawn(Marks())) is None
    assert drawn(Marks()) == draw_board(the_game(), SEEN, the_words())


def test_an_arrow_leads_from_spot_to_spot() -> None:
    """An arrow begins near its first spot and ends near its last."""
    over = overlay(drawn(Marks(arrows=(Arrow("deck", "province.alpes"),))))
    assert over is not None
    shaft = over.find(f".//{SVG}path[@class='shaft']")
    assert shaft is not None
    points = [tuple(map(float, pair)) for pair in re.findall(r"(-?[\d.]+) (-?[\d.]+)", shaft.get("d", ""))]
    there = overlay(drawn(Marks(arrows=(Arrow("province.alpes", "deck"),))))
    assert there is not None
    back = there.find(f".//{SVG}path[@class='shaft']")
    assert back is not None
    other = [tuple(map(float, pair)) for pair in re.findall(r"(-?[\d.]+) (-?[\d.]+)", back.get("d", ""))]
    assert abs(points[0][0] - other[-1][0]) < 20
    assert abs(points[0][1] - other[-1][1]) < 20


def test_marks_of_author_and_program_are_told_apart() -> None:
    """Each carries its class, and a badge has another shape."""
    notes = {}
    for by in By:
        over = overlay(drawn(Marks(badges=(Badge("deck", "+6", by),), arrows=(Arrow("deck", "time", by),))))
        assert over is not None
        assert {one.get("class", "").split()[-1] for one in over} == {f"by-{by.value}"}
        plate = over.find(f".//{SVG}rect")
        assert plate is not None
        notes[by] = plate.get("rx")
    assert notes[By.AUTHOR] != notes[By.PROGRAM]


def test_a_badge_is_only_text() -> None:
    """Markup in a badge does no harm."""
    drawing = drawn(Marks(badges=(Badge("deck", "<b>&"),)))
    assert "&lt;b&gt;&amp;" in drawing.svg


def test_a_ghost_is_a_piece_that_is_not_there_yet() -> None:
    """A ghost brings its symbol along, is drawn faintly, and is no piece with an id."""
    drawing = drawn(Marks(ghosts=(Ghost("mat.0.tray.I", "marker-pink"), Ghost("province.alpes", "leader", "A", 0))))
    over = overlay(drawing)
    assert over is not None
    assert [one.get("class") for one in over] == ["ghost", "ghost seat-0"]
    assert not [one for one in over.iter() if one.get("id")]
    used = set(re.findall(r'href="#([^"]*)"', drawing.svg))
    assert used <= set(re.findall(r'\bid="([^"]*)"', drawing.svg))
    style = drawing.svg[: drawing.svg.index("</style>")]
    assert re.search(r"\.ghost\{opacity:\.4\}", style)


def test_a_path_counts_its_steps() -> None:
    """A path has a number on each spot after the first and a ring on its last."""
    spots = tuple(f"mat.0.tray.{slot}" for slot in ("V", "VI", "I", "II"))
    over = overlay(drawn(Marks(paths=(Path(spots),))))
    assert over is not None
    assert [one.text for one in over.iter(f"{SVG}text")] == ["1", "2", "3"]
    assert len([one for one in over.iter() if one.get("class") == "ring"]) == 1


def test_marks_on_places_that_are_not_drawn_are_left_out() -> None:
    """A mark may name a spot that is not there now."""
    nowhere = Marks(
        arrows=(Arrow("deck", "nowhere"),),
        badges=(Badge("nowhere", "1"),),
        ghosts=(Ghost("nowhere", "marker-pink"), Ghost("deck", "no-symbol")),
        paths=(Path(("nowhere", "deck")),),
    )
    assert overlay(drawn(nowhere)) is None


def test_what_would_be_accomplished_shines() -> None:
    """A shining spot has its class beside the others."""
    drawing = drawn(Marks(shining=frozenset({"mat.0.slot.I"}), last=frozenset({"mat.0.slot.I"})))
    match = re.search(r'id="board--mat\.0\.slot\.I"[^>]*class="([^"]*)"', drawing.svg)
    assert match
    assert match[1].endswith("last shining")
