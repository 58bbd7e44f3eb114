"""Another account on the machine: what it reads of places whose names it knows, told by trying them as one."""

import os
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from classroom.test_class_server import give
from classroom.test_own_exercises import record
from classroom.visitor import Classroom, board_of

from trajan_tutor.classroom.home_table import HomeTable

# Whom a system knows as nobody.
NOBODY = 65534
# Prints each place that can be read, a folder by its list.
_READS = (
    'for place; do if [ -d "$place" ]; then ls "$place"; else cat "$place"; fi >/dev/null 2>&1 && echo "$place"; done'
)
FOR_ALL = "for-all.txt"


@contextmanager
def shared_machine(umask: int = 0) -> Iterator[Path]:
    """Make a folder into which every account looks, with a file for all; nothing but a umask keeps others out."""
    made = Path(tempfile.mkdtemp(prefix="trajan_tutor-"))
    made.chmod(0o755)
    (made / FOR_ALL).write_text("for all", encoding="utf-8")
    (made / FOR_ALL).chmod(0o644)
    before = os.umask(umask)
    try:
        yield made
    finally:
        os.umask(before)
        shutil.rmtree(made)


def read_by_others(folder: Path, places: list[Path] | None = None) -> set[str]:
    """Return which places another account reads, of all in a folder or of some; where it cannot be tried, by modes."""
    known = sorted(folder.rglob("*")) if places is None else places
    if os.geteuid() != 0:
        return {str(one.relative_to(folder)) for one in known if _is_within_reach(folder, one)}
    command = ["sh", "-c", _READS, "sh", *map(str, known)]
    tried = subprocess.run(
        command, user=NOBODY, group=NOBODY, extra_groups=[], capture_output=True, text=True, check=False
    )
    return {str(Path(one).relative_to(folder)) for one in tried.stdout.splitlines()}


def _is_within_reach(folder: Path, place: Path) -> bool:
    above = [one for one in place.parents if one.is_relative_to(folder)]
    may_pass = all(one.stat().st_mode & stat.S_IXOTH for one in above)
    return bool(may_pass and place.stat().st_mode & stat.S_IROTH)


async def lesson_of(classroom: Classroom, pupils: int = 1) -> None:
    """Teach: so many pupils play, and an exercise is recorded."""
    teacher = await classroom.teach()
    lines = [(await classroom.pupil(f"Pupil {number}"))[1] for number in range(pupils)]
    await give(teacher, "game", "trajan")
    for line in lines:
        board = await board_of(line)
        await line.do(board, "choose", move=line.models[board]["choices"][0]["move"])
    await record(teacher, classroom)


async def table_of(classroom: Classroom) -> None:
    """Lay a table at home, and sit down."""
    HomeTable(classroom.server.served.host, "trajan").sitting("Ada")
