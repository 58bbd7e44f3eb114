"""The command `bench-drawings`: a row for each number of seats, the JSON object last."""

import json

import pytest

from trajan_tutor.cli import main


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
        assert row["whole_milliseconds"] > row["changing_milliseconds"] > 0
        assert row["whole_kilobytes"] > row["bare_kilobytes"] > row["still_kilobytes"] > 0
