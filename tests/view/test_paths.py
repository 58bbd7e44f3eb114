"""Paths over the board: numbers on the spokes between two trays, pieces beside them, bowls left free."""

from math import hypot

import pytest
from view.boards import the_game

from trajan_tutor.view.paths import hub_of, path_mark
from trajan_tutor.view.picture import Point
from trajan_tutor.view.templates import load_template

TRAYS = ("I", "II", "III", "IV", "V", "VI")
MIDDLE = (192.0, 251.0)
BOWL = 32.5
DISC = 10.5
# Half of what an arrow's head takes, and the ring around a piece.
HEAD = 7.0
RING = 13.0


def tray(number: int, seat: int = 0) -> str:
    """Return a tray by its number, counted on beyond the last one."""
    return f"mat.{seat}.tray.{TRAYS[number % 6]}"


def apart(one: Point, other: Point) -> float:
    """Return how far two points are apart."""
    return hypot(one[0] - other[0], one[1] - other[1])


def bowls() -> list[Point]:
    """Return the middles of the bowls of the own mat."""
    sheet = load_template(the_game().resources.board).sheets["mat"]
    return [sheet.spots[f"mat.S.tray.{name}"].middle for name in TRAYS]


@pytest.mark.parametrize("start", range(6))
def test_a_sowing_leaves_the_bowls_free(start: int) -> None:
    """Wherever it begins, no number, no arrow and no ring touches a bowl, nor another of them, in two rounds."""
    stops = [(tray(start + step), "marker-blue") for step in range(1, 13)]
    mark = path_mark(the_game(), 3, 0, tray(start), stops)
    assert (mark["start"], mark["end"]) == (tray(start), tray(start + 12))
    assert [stop["text"] for stop in mark["stops"]] == [str(number) for number in range(1, 13)]
    round_things = []
    for stop in mark["stops"]:
        assert stop["sheet"] == "mat.own"
        for bowl in bowls():
            assert apart(stop["at"], bowl) > BOWL + DISC
            assert apart(stop["arrow"], bowl) > BOWL + HEAD / 2
            assert not stop["symbol"] or apart(stop["piece"], bowl) > BOWL + RING
        round_things.append((stop["at"], DISC))
        if stop["symbol"]:
            round_things.append((stop["piece"], RING))
    for at, (one, radius) in enumerate(round_things):
        assert all(apart(one, other) > radius + another for other, another in round_things[:at])


def test_a_stop_stands_before_its_tray() -> None:
    """From V to VI the number stands left of the middle, and the arrow points up; what falls there lies beside it."""
    [stop] = path_mark(the_game(), 3, 0, tray(4), [(tray(5), "marker-pink")])["stops"]
    assert apart(stop["at"], (MIDDLE[0] - 121, MIDDLE[1])) < 1
    assert apart(stop["piece"], (MIDDLE[0] - 88, MIDDLE[1])) < 1
    assert stop["arrow"][1] < stop["at"][1]
    assert -100 < stop["turn"] < -70
    symbol = load_template(the_game().resources.board).symbols["marker-pink"]
    assert stop["symbol"] == symbol.code
    assert abs(stop["scale"] * symbol.height - 18) < 0.1


def test_where_nothing_falls_no_piece_is_shown() -> None:
    """A path may be told without its pieces, or with one that nobody knows."""
    stops = path_mark(the_game(), 3, 0, tray(0), [(tray(1), ""), (tray(2), "marker-of-glass")])["stops"]
    assert [(stop["symbol"], stop["scale"]) for stop in stops] == [("", 0.0), ("", 0.0)]


def test_a_march_is_told_between_provinces() -> None:
    """Half way between two provinces, pointing from the one to the other."""
    mark = path_mark(the_game(), 2, 0, "province.camp", [("province.alpes", ""), ("province.belgica", "")])
    first, second = mark["stops"]
    assert first["sheet"] == second["sheet"] == "board"
    assert first["arrow"][0] < first["at"][0]
    assert second["arrow"][1] < second["at"][1]


@pytest.mark.parametrize(
    ("start", "stop"),
    [
        ("mat.1.tray.I", "mat.1.tray.II"),
        ("ship.pairs", "mat.0.supply"),
        ("mat.0.hand.fish", "ship.pairs"),
        ("", "deck"),
    ],
)
def test_where_there_is_no_room_only_the_ends_are_told(start: str, stop: str) -> None:
    """On the small mats, from sheet to sheet, or from nowhere."""
    mark = path_mark(the_game(), 3, 0, start, [(stop, "")])
    assert dict(mark) == {"start": start, "end": stop, "stops": []}


def test_the_hub_is_the_middle_of_the_circle() -> None:
    """Pieces travel through it one by one; only the large mat has one, whoever's it is."""
    assert hub_of(the_game(), 3, 2, "mat.2.tray.IV", ["2 left", "1 left"]) == {
        "sheet": "mat.own",
        "at": MIDDLE,
        "radius": 51.0,
        "left": ["2 left", "1 left"],
    }
    assert hub_of(the_game(), 3, 2, "mat.1.tray.IV") is None
    assert hub_of(the_game(), 3, 2, "province.alpes") is None
