"""Another account on the machine of a class: it reads nothing of it, and cannot even see what there is."""

import os
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from classroom.test_class_server import give
from classroom.test_own_exercises import record
from classroom.visitor import Classroom, board_of, played

from trajan_tutor.classroom.class_host import class_folder
from trajan_tutor.classroom.home_table import HomeTable, home_folder

# Whom a system knows as nobody.
NOBODY = 65534
# Prints each place that it can read, a folder by its list.
READS = (
    'for place; do if [ -d "$place" ]; then ls "$place"; else cat "$place"; fi >/dev/null 2>&1 && echo "$place"; done'
)
FOR_ALL = "for-all.txt"


@pytest.fixture
def shared_machine() -> Iterator[Path]:
    """A folder into which every account can look, as homes often are; with a file that all may read."""
    made = Path(tempfile.mkdtemp(prefix="trajan_tutor-"))
    made.chmod(0o755)
    (made / FOR_ALL).write_text("for all")
    (made / FOR_ALL).chmod(0o644)
    before = os.umask(0)
    yield made
    os.umask(before)
    shutil.rmtree(made)


def read_by_others(folder: Path) -> set[str]:
    """Return what another account reads of a folder whose places are known to it: tried as one, or told by modes."""
    places = sorted(folder.rglob("*"))
    if os.geteuid() != 0:
        return {str(one.relative_to(folder)) for one in places if _is_within_reach(folder, one)}
    command = ["sh", "-c", READS, "sh", *map(str, places)]
    tried = subprocess.run(
        command, user=NOBODY, group=NOBODY, extra_groups=[], capture_output=True, text=True, check=False
    )
    return {str(Path(one).relative_to(folder)) for one in tried.stdout.splitlines()}


def _is_within_reach(folder: Path, place: Path) -> bool:
    above = [one for one in place.parents if one.is_relative_to(folder)]
    may_pass = all(one.stat().st_mode & stat.S_IXOTH for one in above)
    return bool(may_pass and place.stat().st_mode & stat.S_IROTH)


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


def test_another_account_reads_nothing_of_a_class_or_a_table(shared_machine: Path) -> None:
    """Whatever its owner lets others do by default: it reads what is for all, and no place of ours."""
    home = shared_machine / "saves"
    played(class_folder(home), lesson_of)
    played(home_folder(home), table_of)
    assert [one for one in home.rglob("*.jsonl") if b"seed" in one.read_bytes()]
    assert read_by_others(shared_machine) == {FOR_ALL}


def test_another_account_knows_no_place_of_a_class(shared_machine: Path) -> None:
    """Where the folder of saved games is open to all from before, it sees that there is a class, and nothing in it."""
    home = shared_machine / "saves"
    home.mkdir(mode=0o755)
    played(class_folder(home), table_of)
    assert read_by_others(shared_machine) == {FOR_ALL, "saves"}
