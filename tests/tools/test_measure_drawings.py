"""The measure of drawings: a row for each number of seats, the JSON object last."""

import json

import pytest
from measure import main
from measures.drawings import LIMITS, measure_drawings
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.games import game_names


@pytest.mark.long
def test_it_measures_every_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """Times are positive, a form that leaves something out is smaller, and the exit code tells of exceeded limits."""
    code = main(["drawings", "trajan"])
    lines = capsys.readouterr().out.splitlines()
    result = json.loads(lines[-1])
    assert [row["seats"] for row in result["drawings"]] == [2, 3, 4]
    assert code == bool(result["over"])
    assert set(result["limits"]) <= set(result["drawings"][0])
    assert len(lines) == 4
    for row in result["drawings"]:
        assert row["whole_milliseconds"] > 0
        assert row["changing_milliseconds"] > 0
        assert row["whole_kilobytes"] > row["bare_kilobytes"] > 0
        assert row["portable_kilobytes"] > 0
        assert row["portable_milliseconds"] > 0


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.long if game == "trajan" else ()) for game in game_names()]
)
def test_drawings_are_within_the_limits_of_size(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As a page has them, and as they are stored; how long they take is for the command to tell on a quiet machine."""
    main(["drawings", game])
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [name for name in result["over"] if "kilobytes" in name] == []


def test_figures_come_for_each_number_of_seats() -> None:
    """Times and sizes; how long it takes is for the command to tell, since a busy machine is slow."""
    found = measure_drawings(the_game(), some_observations()[::9], the_words())
    assert [figures.seats for figures in found] == sorted({figures.seats for figures in found})
    for figures in found:
        assert figures.whole_milliseconds > 0
        assert figures.changing_milliseconds > 0
        assert figures.portable_milliseconds > 0
        assert figures.bare_kilobytes < figures.whole_kilobytes < LIMITS["whole_kilobytes"]
        assert 0 < figures.portable_kilobytes < LIMITS["portable_kilobytes"]
