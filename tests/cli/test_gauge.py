"""The command `gauge`: a sentence and a JSON object; every position can be asked for by its number."""

import json

import pytest

from trajan_tutor.cli import gauge, main
from trajan_tutor.coach.adviser import Effort

COMMAND = ("gauge", "trajan", "--positions", "1", "--first", "8", "--processes", "1", "--seeds", "2", "--pairs", "2")
SMALL = Effort(search=20, finalists=3, finals=8, pairs=2, most_pairs=8, answers=0, second=0)


@pytest.mark.parametrize("kind", gauge.GAUGES)
def test_it_tells_in_words_and_as_plain_data(
    kind: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each of the gauges."""
    monkeypatch.setattr(gauge, "EFFORT", SMALL)
    assert main([COMMAND[0], kind, *COMMAND[1:]]) == 0
    said, data = capsys.readouterr().out.splitlines()
    assert said.startswith("1 ")
    assert json.loads(data)["gauge"] == kind


def test_what_there_is_not_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """In one sentence."""
    assert main(["gauge", "agreement", "trajan", "--seats", "9"]) == 2
    assert "9" in capsys.readouterr().err
