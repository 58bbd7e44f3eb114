"""The gauges: a sentence and a JSON object; every position can be asked for by its number."""

import json

import pytest
from measure import main
from measures import gauges

from trajan_tutor.coach.adviser import Effort

COMMAND = ("trajan", "--positions", "1", "--first", "8", "--processes", "1", "--seeds", "2", "--pairs", "2")
SMALL = Effort(search=20, finalists=3, finals=8, pairs=2, most_pairs=8, answers=0, second=0)


# Twenty seconds and more each: two in `make test-long`, the others before a release.
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, marks=[pytest.mark.long, *([] if number < 2 else [pytest.mark.before_release])])
        for number, kind in enumerate(sorted(gauges.GAUGES))
    ],
)
def test_it_tells_in_words_and_as_plain_data(
    kind: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each of the gauges."""
    monkeypatch.setattr(gauges, "EFFORT", SMALL)
    assert main(["gauges", kind, *COMMAND]) == 0
    said, data = capsys.readouterr().out.splitlines()
    assert said.startswith("1 ")
    assert json.loads(data)["gauge"] == kind


def test_what_there_is_not_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """In one sentence."""
    assert main(["gauges", "agreement", "trajan", "--seats", "9"]) == 2
    assert "9" in capsys.readouterr().err
