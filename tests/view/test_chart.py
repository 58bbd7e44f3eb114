"""Charts of points."""

import re
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.view import Drawing, draw_curve, draw_difference, draw_ledgers

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anna", "<b>Ben</b> & Co")


def root_of(drawing: Drawing) -> ET.Element:
    """Return the root of a chart, which has to be well-formed."""
    return ET.fromstring(drawing.svg)  # noqa: S314 (our own text)


def ledger(**points: int) -> Ledger:
    """Return a ledger with points from some sources; a hyphen is written as an underscore."""
    sources = the_game().sources
    return Ledger(tuple(sources), tuple(points.get(source.replace("-", "_"), 0) for source in sources))


def bars(drawing: Drawing) -> list[tuple[str, float, float]]:
    """Return the source, the left edge and the width of every bar."""
    found = []
    for group in root_of(drawing).iter(f"{SVG}g"):
        rect = group.find(f"{SVG}rect")
        assert rect is not None
        source = rect.get("class", "").split("source-")[1]
        found.append((source, float(rect.get("x", 0)), float(rect.get("width", 0))))
    return found


def test_bars_are_stacked_from_zero() -> None:
    """Gains follow one another to the right of zero, losses to the left; all in one scale."""
    drawing = draw_ledgers(the_game(), [ledger(ships=10, senate=5, demands=-5)], NAMES[:1], the_words())
    by_source = {source: (left, width) for source, left, width in bars(drawing)}
    assert by_source["ships"][1] == pytest.approx(2 * by_source["senate"][1], abs=0.2)
    assert by_source["senate"][0] == pytest.approx(sum(by_source["ships"]), abs=0.2)
    assert sum(by_source["demands"]) == pytest.approx(by_source["ships"][0], abs=0.2)


def test_a_chart_tells_itself_in_words() -> None:
    """Every source and the sum stand in the text; names are only text."""
    found = [ledger(ships=10, demands=-12), ledger(senate=3)]
    drawing = draw_ledgers(the_game(), found, NAMES, the_words())
    assert drawing.text.splitlines()[1:] == [
        "Anna: −2 (ships 10 and demands of the people −12)",  # noqa: RUF001
        "<b>Ben</b> & Co: 3 (senate 3)",
    ]
    assert "<b>" not in drawing.svg
    assert root_of(drawing).get("role") == "img"


def test_a_difference_goes_both_ways() -> None:
    """What the first has more lies to the right, what it has less to the left; equal sources are left out."""
    drawing = draw_difference(the_game(), ledger(ships=10, senate=2), ledger(ships=4, senate=8), NAMES, the_words())
    assert [source for source, _, _ in bars(drawing)] == ["ships", "senate"]
    (_, middle, width), (_, left, other) = bars(drawing)
    assert left + other == pytest.approx(middle, abs=0.2)
    assert width == pytest.approx(other, abs=0.2)
    same = draw_difference(the_game(), ledger(ships=1), ledger(ships=1), NAMES, the_words())
    assert bars(same) == []


def test_curves_end_apart_and_turns_are_marked() -> None:
    """Each seat has a curve, names do not lie on one another, and marked turns have their text."""
    drawing = draw_curve(the_game(), [[0, 3, 9], [0, 4, 9]], NAMES, the_words(), marked={1: "turn <1>"})
    root = root_of(drawing)
    curves = [one for one in root.iter(f"{SVG}path") if one.get("class", "").startswith("curve")]
    assert len(curves) == 2
    ends = [float(one.get("cy", 0)) for one in root.iter(f"{SVG}circle")]
    assert abs(ends[0] - ends[1]) >= 20
    assert "turn &lt;1&gt;" in drawing.svg
    assert draw_curve(the_game(), [[]], NAMES[:1], the_words()).svg
    assert draw_curve(the_game(), [], (), the_words()).svg


def test_every_source_has_a_colour_on_which_white_can_be_read() -> None:
    """The game says a colour for each of its sources, dark enough for white figures."""
    from view.test_contrast import ratio

    text = (the_game().resources.board / "chart.css").read_text(encoding="utf-8")
    colours = dict(re.findall(r"\.source-([a-z-]+) \{ fill: (#[0-9a-f]{6}); \}", text))
    assert set(colours) == set(the_game().sources)
    assert {source: colour for source, colour in colours.items() if ratio(colour, "#ffffff") < 4.5} == {}


def test_charts_are_small_and_share_no_id() -> None:
    """A chart of four seats is far below a board, and its ids begin with its prefix."""
    state = some_observations()[-1].state
    ledgers = [the_game().ledger(state, seat) for seat in range(4)]
    drawing = draw_ledgers(the_game(), ledgers, ("A", "B", "C", "D"), the_words(), prefix="mine")
    assert len(drawing.svg.encode()) < 20_000
    assert all(one.startswith("mine") for one in re.findall(r'\bid="([^"]*)"', drawing.svg))
    assert drawing == draw_ledgers(the_game(), ledgers, ("A", "B", "C", "D"), the_words(), prefix="mine")


def test_a_curve_beside_a_board_has_a_playhead() -> None:
    """It stands at its turn; the drawing says where turns lie, and names seats by their letters alone."""
    points = [[0, 3, 9, 12], [0, 4, 9, 10]]
    for turn in (0, 2):
        root = root_of(draw_curve(the_game(), points, NAMES, the_words(), playhead=turn))
        (head,) = [one for one in root.iter(f"{SVG}g") if one.get("class") == "playhead"]
        first, step = float(root.get("data-first", "")), float(root.get("data-step", ""))
        place = float(re.findall(r"translate\(([\d.]+) 0\)", head.get("transform", ""))[0])
        assert place == pytest.approx(first + turn * step, abs=0.1)
        assert root.get("data-turns") == "4"
        assert "Anna" not in [one.text for one in root.iter(f"{SVG}text")]
    still = draw_curve(the_game(), points, NAMES, the_words()).svg
    assert "playhead" not in still
    assert "Anna" in [one.text for one in ET.fromstring(still).iter(f"{SVG}text")]  # noqa: S314 (our own text)


def test_texts_of_marked_turns_do_not_lie_on_one_another() -> None:
    """Also at the end of a game, where they keep within the drawing."""
    marked = {8: "A +3", 9: "B +4", 10: "A +5"}
    root = root_of(draw_curve(the_game(), [list(range(11))], NAMES[:1], the_words(), marked=marked, playhead=0))
    texts = sorted(float(one.get("x", "")) for one in root.iter(f"{SVG}text") if one.get("class") == "turning-text")
    assert all(after - before > 40 for before, after in pairwise(texts))
    lines = [one.get("d", "") for one in root.iter(f"{SVG}path") if one.get("class") == "turning"]
    assert texts[-1] == pytest.approx(max(float(line[1:].split()[0]) for line in lines), abs=0.1)


def test_texts_of_turns_marked_early_do_not_stand_outside() -> None:
    """Neither those of the first turns, nor on one another."""
    marked = {0: "A +11", 1: "B +10", 2: "C +11"}
    drawing = draw_curve(the_game(), [list(range(80))], NAMES[:1], the_words(), marked=marked)
    texts = [one for one in root_of(drawing).iter(f"{SVG}text") if one.get("class") == "turning-text"]
    places = [float(one.get("x", "")) for one in texts]
    assert all(after - before > 40 for before, after in pairwise(places))
    assert min(places) >= 20


def test_names_of_curves_that_end_at_the_bottom_are_within_the_drawing() -> None:
    """Of four seats without a point, too; they keep their order and their distance."""
    root = root_of(draw_curve(the_game(), [[0, 0]] * 4, ("A", "B", "C", "D"), the_words()))
    places = [float(one.get("cy", "")) for one in root.iter(f"{SVG}circle")]
    height = float(root.get("viewBox", "").split()[3])
    assert max(places) + 10 <= height
    assert all(below - above >= 20 for above, below in pairwise(places))
