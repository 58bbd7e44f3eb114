"""Plants errors across the modules, one patch for each.

`draw` changes one place in each of 40 modules, chosen by a seed, and writes the patches. `check` tells which of them
the tests see: each error alone with the tests nearest to it (those of its room; for the page its unit tests), then with
`--together` what is left in one run of other tests, of which what failed is run with each error alone.

    python tools/planted_errors.py check --results seen.json
    python tools/planted_errors.py check --results seen.json --together tests/browser

What is seen already is not tried again. The light page is bundled anew where the folder `page-site` is there.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from errors_of_python import python_errors
from errors_of_script import script_errors
from one_error import PlantedError
from planted_check import Check
from planted_tree import PlantedTree

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


def write_drawn(seed: int) -> int:
    """Write the patches of a seed, and print what was drawn."""
    folder = CHECKOUT / PATCHES
    for old in folder.glob("*.patch"):
        old.unlink()
    for number, (error, patch) in enumerate(draw(seed), 1):
        (folder / f"{number:02}-{Path(error.path).stem}.patch").write_text(patch, encoding="utf-8")
        print(f"{number:02} {error.name}")
    return 0


def check(given: argparse.Namespace) -> int:
    """Plant what is asked for in a copy of the checkout; print what the tests see."""
    folder = CHECKOUT / PATCHES
    patches = [path for path in sorted(folder.glob("*.patch")) if not given.names or path.stem in given.names]
    with TemporaryDirectory() as copy:
        tree = PlantedTree.copied(given.checkout.resolve(), Path(copy), given.python, given.seconds, long=given.long)
        checked = Check(tree, patches, given.results)
        if not given.only_together:
            checked.nearest()
        if given.together is not None:
            checked.together(given.together or ["tests"])
    unseen = [patch.stem for patch in patches if (sight := checked.sights.get(patch.stem)) and not sight.seen_by]
    print(f"{len(patches) - len(unseen)} of {len(patches)} are seen.", *unseen, sep="\n")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw errors, or check what sees them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    drawing = commands.add_parser("draw", help="write one patch for each error that a seed draws")
    drawing.add_argument("--seed", type=int, required=True)
    checking = commands.add_parser("check", help="run tests with the errors, and tell which of these they see")
    checking.add_argument("names", nargs="*", help="names of patches; all of them without any")
    checking.add_argument("--results", type=Path, required=True, help="a JSON file, which is gone on with")
    checking.add_argument("--checkout", type=Path, default=CHECKOUT, help="the tree that is copied")
    checking.add_argument("--python", type=Path, default=Path(sys.executable), help="what runs the tests")
    checking.add_argument("--seconds", type=int, default=3600, help="how long one run may take")
    checking.add_argument("--long", action="store_true", help="run the tests marked `long` too")
    checking.add_argument("--together", nargs="*", metavar="TESTS", help="plant what is unseen at once; all tests")
    checking.add_argument("--only-together", action="store_true", help="leave out the tests nearest to each")
    given = parser.parse_args(arguments)
    return write_drawn(given.seed) if given.command == "draw" else check(given)


if __name__ == "__main__":
    sys.exit(main())
