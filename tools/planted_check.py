"""Tells which planted errors the tests see: each alone with the tests nearest to it, the rest together with others."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from planted_tree import BUNDLE_FAILS, NO_BEGIN, NO_END, PlantedTree, change_of, file_of, is_of_page

_NO_TESTS: Final = frozenset({NO_BEGIN, NO_END, BUNDLE_FAILS})


@dataclass(slots=True)
class Sight:
    """What became of a planted error: the test that sees it, or none, and what was run."""

    file: str
    error: str
    seen_by: str | None
    tried: list[str]
    seconds: float = 0

    def told(self, name: str) -> str:
        """One line about it."""
        seen = f"seen by {self.seen_by}" if self.seen_by else f"not seen by {', '.join(self.tried) or 'anything'}"
        return f"{name} {self.file}: {seen} ({self.seconds:.0f} s)"


class Check:
    """What is known of the patches so far, kept in a file after each."""

    def __init__(self, tree: PlantedTree, patches: Sequence[Path], results: Path) -> None:
        """Go on from what the file of results tells, if there is one."""
        self.tree = tree
        self.patches = patches
        self.results = results
        stored = json.loads(results.read_text(encoding="utf-8")) if results.exists() else {}
        self.sights = {name: Sight(**sight) for name, sight in stored.items()}
        # Fail without any error too.
        self._always: list[str] = []

    def nearest(self) -> None:
        """Try each error that is not seen yet alone, with the tests nearest to it."""
        for patch in self._unseen():
            tests = nearest_tests(file_of(patch), self.tree.root)
            tried = "vitest" if is_of_page(patch) else " ".join(tests)
            if tried in self._sight(patch).tried:
                continue
            begin = monotonic()
            seen_by = self._seen_alone(patch, tests)
            self._note(patch, tried, seen_by, monotonic() - begin)

    def together(self, tests: Sequence[str]) -> None:
        """Try all errors that are not seen yet in one run, then each of them alone with what failed."""
        patches, begin = self._unseen(), monotonic()
        if not patches:
            return
        with self.tree.with_errors(patches) as is_bundled:
            failed = self.tree.failed(tests, first_only=False) if is_bundled else [BUNDLE_FAILS]
        if _NO_TESTS & set(failed):
            # Nothing was run to its end: one of them hides the others.
            print(f"Together: {failed[0]}; each is tried alone.")
            failed = list(tests)
        elif failed:
            self._always += set(failed) & set(self.tree.failed(failed, first_only=False))
            failed = [name for name in failed if name not in self._always]
        print(f"Together: {len(failed)} fail that pass without errors ({monotonic() - begin:.0f} s).")
        for patch in patches:
            begin = monotonic()
            seen_by = self._first_failed(patch, failed) if failed else None
            self._note(patch, " ".join(tests), seen_by, monotonic() - begin)

    def _unseen(self) -> list[Path]:
        return [patch for patch in self.patches if self._sight(patch).seen_by is None]

    def _sight(self, patch: Path) -> Sight:
        return self.sights.get(patch.stem) or Sight(file_of(patch), change_of(patch), None, [])

    def _seen_alone(self, patch: Path, tests: Sequence[str]) -> str | None:
        if not is_of_page(patch):
            return self._first_failed(patch, tests)
        with self.tree.with_errors([patch]) as is_bundled:
            failed = self.tree.failed_in_page(file_of(patch)) if is_bundled else [BUNDLE_FAILS]
        return failed[0] if failed else None

    def _first_failed(self, patch: Path, tests: Sequence[str]) -> str | None:
        """Return the first test that fails with an error and passes without it."""
        while True:
            with self.tree.with_errors([patch]) as is_bundled:
                failed = self.tree.failed(tests, self._always, first_only=True) if is_bundled else [BUNDLE_FAILS]
            if not failed or failed[0] in _NO_TESTS or failed != self.tree.failed(failed, first_only=True):
                return failed[0] if failed else None
            self._always += failed

    def _note(self, patch: Path, tried: str, seen_by: str | None, seconds: float) -> None:
        """Keep what became of an error, and print it."""
        sight = self._sight(patch)
        sight.seen_by, sight.seconds = seen_by, round(sight.seconds + seconds, 1)
        sight.tried.append(tried)
        self.sights[patch.stem] = sight
        told = {name: asdict(one) for name, one in sorted(self.sights.items())}
        self.results.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(sight.told(patch.stem), flush=True)


def nearest_tests(file: str, root: Path) -> list[str]:
    """Return the tests of the room that a module lies in, first those that are called most like the module.

    >>> nearest_tests("stage/src/bar.tsx", Path())
    []
    """
    parts = Path(file).with_suffix("").parts
    if parts[0] != "trajan_tutor":
        return []
    room = Path("tests", *(parts[1:3] if parts[1] == "games" else parts[1:2]))
    if not (root / room).is_dir():
        room = Path("tests")
    words = _beginnings(parts[-1])
    shared = {path: len(words & _beginnings(path.stem)) for path in sorted((root / room).rglob("test_*.py"))}
    alike = sorted((path for path, count in shared.items() if count), key=lambda path: -shared[path])
    return [*(path.relative_to(root).as_posix() for path in alike), room.as_posix()]


def _beginnings(name: str) -> frozenset[str]:
    """Return how the words of a name begin: `practice` and `practising` alike."""
    return frozenset(word[:5] for word in name.split("_")) - {"test"}
