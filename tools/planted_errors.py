"""Plants errors across the modules, one patch for each.

`draw` changes one place in each of 40 modules, chosen by a seed, and writes the patches.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from random import Random

from errors_of_python import python_errors
from errors_of_script import script_errors
from one_error import PlantedError

CHECKOUT = Path(__file__).parent.parent
PATCHES = Path("tests/planted")
# Places that were drawn and change nothing that can be seen, each with the reason.
PASSED_OVER = PATCHES / "passed-over.txt"


@dataclass(frozen=True, slots=True)
class Group:
    """Modules that so many errors are drawn from."""

    name: str
    count: int
    patterns: tuple[str, ...]


GROUPS = (
    Group("games", 20, ("trajan_tutor/games/*/rules/*.py", "trajan_tutor/games/*/knowledge/*.py")),
    Group("desk and lessons", 10, ("trajan_tutor/desk/*.py", "trajan_tutor/lessons/*.py")),
    Group("page", 10, ("stage/src/**/*.ts", "stage/src/**/*.tsx")),
)


def errors_in(path: Path, root: Path) -> list[PlantedError]:
    """Return every error that a module can have."""
    source = (root / path).read_text(encoding="utf-8")
    return list((python_errors if path.suffix == ".py" else script_errors)(path.as_posix(), source))


def drawn(group: Group, seed: int, passed_over: Iterable[str], root: Path = CHECKOUT) -> list[PlantedError]:
    """Return the errors of a group in the order of a seed, at most one in a module."""
    paths = sorted({path.relative_to(root) for pattern in group.patterns for path in root.glob(pattern)})
    errors = [error for path in paths for error in errors_in(path, root)]
    Random(f"{group.name} {seed}").shuffle(errors)
    found: dict[str, PlantedError] = {}
    for error in errors:
        if error.name not in passed_over and len(found) < group.count:
            found.setdefault(error.path, error)
    return list(found.values())


def patch_of(error: PlantedError, source: str) -> str:
    """Return a patch that plants an error, with one line around it."""
    changed = error.planted_in(source)
    lines = unified_diff(
        source.splitlines(keepends=True), changed.splitlines(keepends=True), f"a/{error.path}", f"b/{error.path}", n=1
    )
    return "".join(lines)


def passed_over_in(root: Path) -> list[str]:
    """Return the names of the errors that are not to be drawn."""
    path = root / PASSED_OVER
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line.partition(" -- ")[0] for line in lines if line and not line.startswith("#")]


def draw(seed: int, root: Path = CHECKOUT) -> Iterator[tuple[PlantedError, str]]:
    """Yield the errors of all groups, each with its patch."""
    passed_over = passed_over_in(root)
    for group in GROUPS:
        for error in drawn(group, seed, passed_over, root):
            yield error, patch_of(error, (root / error.path).read_text(encoding="utf-8"))


def apply(patch: Path, root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Apply a patch to a tree, which need not be a repository."""
    # A folder within some other repository is not to be taken for a part of that.
    environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(root.resolve().parent)}
    command = ["git", "apply", *options, str(patch.resolve())]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)  # noqa: S603


def write_drawn(seed: int) -> int:
    """Write the patches of a seed, and print what was drawn."""
    folder = CHECKOUT / PATCHES
    for old in folder.glob("*.patch"):
        old.unlink()
    for number, (error, patch) in enumerate(draw(seed), 1):
        (folder / f"{number:02}-{Path(error.path).stem}.patch").write_text(patch, encoding="utf-8")
        print(f"{number:02} {error.name}")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw errors."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    drawing = commands.add_parser("draw", help="write one patch for each error that a seed draws")
    drawing.add_argument("--seed", type=int, required=True)
    given = parser.parse_args(arguments)
    return write_drawn(given.seed)


if __name__ == "__main__":
    sys.exit(main())
