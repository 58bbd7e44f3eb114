"""Another account on the machine of a class: it reads nothing of it, and cannot even see what there is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from classroom.other_account import FOR_ALL, lesson_of, read_by_others, shared_machine, table_of
from classroom.visitor import played

from trajan_tutor.classroom.class_host import class_folder
from trajan_tutor.classroom.home_table import home_folder


@pytest.fixture
def machine() -> Iterator[Path]:
    """A folder into which every account can look, as homes often are."""
    with shared_machine() as made:
        yield made


def test_another_account_reads_nothing_of_a_class_or_a_table(machine: Path) -> None:
    """Whatever its owner lets others do by default: it reads what is for all, and no place of ours."""
    home = machine / "saves"
    played(class_folder(home), lesson_of)
    played(home_folder(home), table_of)
    assert [one for one in home.rglob("*.jsonl") if b"seed" in one.read_bytes()]
    assert read_by_others(machine) == {FOR_ALL}


def test_another_account_knows_no_place_of_a_class(machine: Path) -> None:
    """Where the folder of saved games is open to all from before, it sees that there is a class, and nothing in it."""
    home = machine / "saves"
    home.mkdir(mode=0o755)
    played(class_folder(home), table_of)
    assert read_by_others(machine) == {FOR_ALL, "saves"}
