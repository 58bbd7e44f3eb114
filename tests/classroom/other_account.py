"""Another account on the machine: what it reads of places whose names it knows, told by trying them as one."""

import os
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Whom a system knows as nobody.
NOBODY = 65534
# Prints each place that can be read, a folder by its list.
_READS = (
    'for place; do if [ -d "$place" ]; then ls "$place"; else cat "$place"; fi >/dev/null 2>&1 && echo "$place"; done'
)
FOR_ALL = "for-all.txt"


@contextmanager
def shared_machine() -> Iterator[Path]:
    """Make a folder into which every account looks, with a file for all; what is made meanwhile is given to all."""
    made = Path(tempfile.mkdtemp(prefix="trajan_tutor-"))
    made.chmod(0o755)
    (made / FOR_ALL).write_text("for all", encoding="utf-8")
    (made / FOR_ALL).chmod(0o644)
    before = os.umask(0)
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
