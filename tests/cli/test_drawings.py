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
        assert row["whole_milliseconds"] > 0
        assert row["changing_milliseconds"] > 0
        assert row["whole_kilobytes"] > row["bare_kilobytes"] > row["still_kilobytes"] > 0


# Sizes that are reached, in thousands of letters; the limits of the command are what is wanted.
REACHED: dict[str, dict[int, tuple[float, float]]] = {
    "trajan": {2: (77, 35.5), 3: (88.7, 38.8), 4: (100, 40)},
    "caesar": {2: (60, 29.7)},
}


@pytest.mark.parametrize("game", REACHED)
def test_drawings_do_not_grow(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A drawing, whole and as it is stored, stays as small as it has become, and within the limits."""
    main(["bench-drawings", game])
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {row["seats"] for row in result["drawings"]} == set(REACHED[game])
    assert [name for name in result["over"] if "kilobytes" in name] == []
    for row in result["drawings"]:
        whole, still = REACHED[game][row["seats"]]
        assert row["whole_kilobytes"] <= whole
        assert row["still_kilobytes"] <= still
