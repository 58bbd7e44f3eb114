"""A table of a class that was laid before rulings changed is played on as it was laid."""

from pathlib import Path

import pytest
from classroom.table_story import Story

from trajan_tutor.engine.record import VERSION


def readings_shown(story: Story) -> list[str]:
    """Return what the page of the first pupil says of readings that are not usual."""
    page = story.back(0)
    shown: list[str] = page.models[page.shown["board"]]["readings"]
    return shown


@pytest.mark.parametrize(("is_told", "readings"), [(True, []), (False, ["S23: Money and tokens of all lie open."])])
def test_a_table_keeps_the_readings_of_the_day_on_which_it_was_laid(
    tmp_path: Path, is_told: bool, readings: list[str]
) -> None:
    """Its line in the journal tells the version of records; one that tells none is of before C55 and S23 changed."""
    story = Story(tmp_path)
    story.come("Ada", "Bo", "Cy")
    story.pair("sylla", 3)
    assert readings_shown(story) == []
    for file in filter(Path.is_file, tmp_path.rglob("*")):
        text = file.read_text(encoding="utf-8")
        mark = f'"bot":"random","version":{VERSION}'
        assert is_told or '"event":"table"' not in text or mark in text
        file.write_text(text if is_told else text.replace(mark, '"bot":"random"'), encoding="utf-8")
    again = Story(tmp_path)
    assert readings_shown(again) == readings
