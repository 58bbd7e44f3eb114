"""The command `bench-drawings`: a row for each number of seats, the JSON object last."""

import json

import pytest

from trajan_tutor.cli import main
from trajan_tutor.engine.games import game_names


def test_it_measures_every_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """Times are positive, a form that leaves something out is smaller, and the exit code tells of exceeded limits."""
    code = main(["bench-drawings", "trajan"])
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


@pytest.mark.parametrize("game", game_names())
def test_drawings_are_within_the_limits_of_size(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As a page has them, and as they are stored; how long they take is for the command to tell on a quiet machine."""
    main(["bench-drawings", game])
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [name for name in result["over"] if "kilobytes" in name] == []
