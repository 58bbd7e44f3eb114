"""Draws errors by a seed, one in each of so many modules, and writes a patch for each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Final

from errors_of_python import python_errors
from errors_of_script import script_errors
from one_error import PlantedError
from planted_tree import file_of

# Each drawing lies in a folder that is called like its seed.
PATCHES: Final = Path("tests/planted")
# Places that a seed draws and that are not planted, each with the reason.
_PASSED_OVER: Final = "passed-over.txt"


@dataclass(frozen=True, slots=True)
class Group:
    """Modules that so many errors are drawn from."""

    name: str
    count: int
    patterns: tuple[str, ...]


GROUPS: Final = (
    Group("games", 20, ("trajan_tutor/games/*/rules/*.py", "trajan_tutor/games/*/knowledge/*.py")),
    Group(
        "desk, lessons and classroom",
        10,
        ("trajan_tutor/desk/**/*.py", "trajan_tutor/lessons/*.py", "trajan_tutor/classroom/*.py"),
    ),
    Group("page", 10, ("stage/src/**/*.ts", "stage/src/**/*.tsx")),
)


@dataclass(frozen=True, slots=True)
class Drawing:
    """The folder of one seed in a checkout."""

    root: Path
    seed: int

    @property
    def folder(self) -> Path:
        """Where its patches lie."""
        return self.root / PATCHES / str(self.seed)

    def errors(self) -> Iterator[PlantedError]:
        """Yield the errors of all groups in the order of the seed, none at a place of another drawing."""
        passed_over, taken = self._passed_over(), self._taken()
        for group in GROUPS:
            paths = sorted(
                {path.relative_to(self.root) for pattern in group.patterns for path in self.root.glob(pattern)}
            )
            free = [error for path in paths for error in self._errors_in(path, taken)]
            yield from drawn(free, group.count, f"{group.name} {self.seed}", passed_over)

    def write(self) -> list[str]:
        """Write the patches anew; return what each plants."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.patch"):
            old.unlink()
        names = []
        for number, error in enumerate(self.errors(), 1):
            patch = self.folder / f"{number:02}-{Path(error.path).stem}.patch"
            patch.write_text(patch_of(error, self._source(Path(error.path))), encoding="utf-8")
            names.append(f"{number:02} {error.name}")
        return names

    def _errors_in(self, path: Path, taken: dict[str, set[str]]) -> Iterator[PlantedError]:
        """Yield every error that a module can have, but for the lines that are taken."""
        source, name = self._source(path), path.as_posix()
        lines = source.splitlines()
        for error in (python_errors if path.suffix == ".py" else script_errors)(name, source):
            if lines[error.line - 1] not in taken.get(name, ()):
                yield error

    def _passed_over(self) -> set[str]:
        path = self.folder / _PASSED_OVER
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return {line.partition(" -- ")[0] for line in lines if line and not line.startswith("#")}

    def _taken(self) -> dict[str, set[str]]:
        """Return the lines that the patches of other drawings change or stand on, by file."""
        taken: dict[str, set[str]] = {}
        for patch in stored_patches(self.root):
            if patch.parent != self.folder:
                lines = patch.read_text(encoding="utf-8").splitlines()
                taken.setdefault(file_of(patch), set()).update(line[1:] for line in lines if line[:1] in {" ", "-"})
        return taken

    def _source(self, path: Path) -> str:
        return (self.root / path).read_text(encoding="utf-8")


def stored_patches(root: Path) -> list[Path]:
    """Return the patches of all drawings of a checkout."""
    return sorted((root / PATCHES).glob("*/*.patch"))


def drawn(errors: Iterable[PlantedError], count: int, seed: str, passed_over: Iterable[str]) -> list[PlantedError]:
    """Return so many errors in the order of a seed, at most one in a module."""
    shuffled = list(errors)
    Random(seed).shuffle(shuffled)
    found: dict[str, PlantedError] = {}
    for error in shuffled:
        if error.name not in passed_over and len(found) < count:
            found.setdefault(error.path, error)
    return list(found.values())


def patch_of(error: PlantedError, source: str) -> str:
    """Return a patch that plants an error, with one line around it."""
    changed = error.planted_in(source)
    lines = unified_diff(
        source.splitlines(keepends=True), changed.splitlines(keepends=True), f"a/{error.path}", f"b/{error.path}", n=1
    )
    return "".join(lines)
