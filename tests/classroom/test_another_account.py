"""Another account on the machine of a class: it reads nothing of it, and cannot even see what there is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from classroom.other_account import FOR_ALL, read_by_others, shared_machine
from classroom.test_class_server import give
from classroom.test_own_exercises import record
from classroom.visitor import Classroom, board_of, played

from trajan_tutor.classroom.class_host import class_folder
from trajan_tutor.classroom.home_table import HomeTable, home_folder


@pytest.fixture
def machine() -> Iterator[Path]:
    """A folder into which every account can look, as homes often are."""
    with shared_machine() as made:
        yield made


async def lesson_of(classroom: Classroom) -> None:
    """Teach: a pupil plays, and an exercise is recorded."""
    teacher = await classroom.teach()
    _, ada = await classroom.pupil("Ada")
    await give(teacher, "game", "trajan")
    board = await board_of(ada)
    await ada.do(board, "choose", move=ada.models[board]["choices"][0]["move"])
    await record(teacher, classroom)


async def table_of(classroom: Classroom) -> None:
    """Lay a table at home, and sit down."""
    HomeTable(classroom.server.served.host, "trajan").sitting("Ada")


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
