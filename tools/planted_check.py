"""Tells which planted errors the tests see: each alone with the tests nearest to it, the rest together with others."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from time import monotonic
from typing import Final

from planted_tree import BUNDLE_FAILS, NO_BEGIN, NO_END, PlantedTree, Selection, change_of, file_of, is_of_page, name_of

_NO_TESTS: Final = frozenset({NO_BEGIN, NO_END, BUNDLE_FAILS})
_UNIT_TESTS: Final = "vitest"


@dataclass(slots=True)
class Sight:
    """What became of a planted error: the test that sees it, or none, and what was run."""

    file: str
    error: str
    seen_by: str | None
    tried: list[str]
    seconds: float = 0
    # Whether that test was seen to pass without the error.
    is_sure: bool = False

    def told(self, name: str) -> str:
        """One line about it."""
        seen = f"seen by {self.seen_by}" if self.seen_by else f"not seen by {', '.join(self.tried) or 'anything'}"
        return f"{name} {self.file}: {seen} ({self.seconds:.0f} s)"


def sights_in(results: Path) -> dict[str, Sight]:
    """Return what a file of results tells, by the names of the errors; nothing where there is no such file."""
    stored = json.loads(results.read_text(encoding="utf-8")) if results.exists() else {}
    return {name: Sight(**sight) for name, sight in stored.items()}


class Check:
    """What is known of the patches so far, kept in a file after each."""

    def __init__(
        self, tree: PlantedTree, patches: Sequence[Path], results: Path, before: Mapping[str, Sight] | None = None
    ) -> None:
        """Go on from what the file of results tells, if there is one; what saw an error before is tried first."""
        self.tree = tree
        self.patches = patches
        self.results = results
        self.before = before or {}
        self.sights = sights_in(results)
        # Fail without any error too.
        self._always: list[str] = []

    def nearest(self) -> None:
        """Try each error that is not seen yet alone, with the tests nearest to it: the short tries of all first."""
        self._mistaken([patch for patch in self.patches if not self._sight(patch).is_sure])
        tries = {patch: self._tries(patch) for patch in self._unseen()}
        longest = max(map(len, tries.values()), default=0)
        for is_short, turn in product((True, False), range(longest)):
            wanted = [patch for patch in self._unseen() if turn < len(tries[patch])]
            chosen = {patch: tries[patch][turn] for patch in wanted if tries[patch][turn].is_short == is_short}
            self._each({patch: tests for patch, tests in chosen.items() if str(tests) not in self._sight(patch).tried})

    def chosen(self, tests: Sequence[str]) -> None:
        """Try each error that is not seen yet alone, with these tests."""
        self._each(dict.fromkeys(self._unseen(), Selection(tuple(tests))))

    def together(self, tests: Sequence[str]) -> None:
        """Try all errors that are not seen yet in one run, then each of them alone with what failed."""
        patches, begin = self._unseen(), monotonic()
        if not patches:
            return
        with self.tree.with_errors(patches) as is_bundled:
            failed = self.tree.failed(Selection(tuple(tests)), first_only=False) if is_bundled else [BUNDLE_FAILS]
        if _NO_TESTS & set(failed):
            # Nothing was run to its end: one of them hides the others.
            print(f"Together: {failed[0]}; each is tried alone.")
            failed = list(tests)
        elif failed:
            self._always += set(failed) & set(self.tree.failed(Selection(tuple(failed)), first_only=False))
            failed = [name for name in failed if name not in self._always]
        print(f"Together: {len(failed)} fail that pass without errors ({monotonic() - begin:.0f} s).")
        if failed:
            self._each(dict.fromkeys(patches, Selection(tuple(failed), of=" ".join(tests))))
        for patch in self._unseen():
            if " ".join(tests) not in self._sight(patch).tried:
                self._note(patch, " ".join(tests), None, 0)

    def _unseen(self) -> list[Path]:
        return [patch for patch in self.patches if self._sight(patch).seen_by is None]

    def _sight(self, patch: Path) -> Sight:
        return self.sights.get(name_of(patch)) or Sight(file_of(patch), change_of(patch), None, [])

    def _tries(self, patch: Path) -> list[Selection]:
        """Return what is run with an error in turn: what saw it before, what is called like it, its whole room."""
        nearest = [Selection((_UNIT_TESTS,))] if is_of_page(patch) else nearest_tests(file_of(patch), self.tree.root)
        before = self.before.get(name_of(patch))
        if before is None or before.seen_by is None or (file := _file_of_test(before.seen_by)) is None:
            return nearest
        return [Selection((before.seen_by,)), Selection((file,)), *nearest]

    def _each(self, tries: Mapping[Path, Selection]) -> None:
        """Try errors alone, and again where what failed then fails without any error too."""
        patches = list(tries)
        while patches:
            for patch in patches:
                self._try_alone(patch, tries[patch])
            patches = self._mistaken(patches)

    def _try_alone(self, patch: Path, tests: Selection) -> None:
        begin = monotonic()
        is_in_page = tests.names == (_UNIT_TESTS,)
        with self.tree.with_errors([patch], bundles=not is_in_page) as is_bundled:
            if is_in_page:
                failed = self.tree.failed_in_page(file_of(patch))
            else:
                failed = self.tree.failed(tests, self._always, first_only=True) if is_bundled else [BUNDLE_FAILS]
        self._note(patch, str(tests), next(iter(failed), None), monotonic() - begin)

    def _mistaken(self, patches: Sequence[Path]) -> list[Path]:
        """Run what failed with these errors in one go without any; return the errors that are not seen after all."""
        seen = {patch: seen_by for patch in patches if (seen_by := self._sight(patch).seen_by)}
        tests = dict.fromkeys(seen_by for seen_by in seen.values() if _file_of_test(seen_by))
        failed = self.tree.failed(Selection(tuple(tests)), first_only=False) if tests else []
        self._always += [name for name in failed if name in tests]
        for patch, seen_by in seen.items():
            sight = self._sight(patch)
            sight.is_sure = seen_by not in failed
            if not sight.is_sure:
                sight.seen_by = None
                sight.tried.pop()
        self._keep()
        return [patch for patch, seen_by in seen.items() if seen_by in failed]

    def _note(self, patch: Path, tried: str, seen_by: str | None, seconds: float) -> None:
        """Keep what became of an error, and print it."""
        name, sight = name_of(patch), self._sight(patch)
        sight.seen_by, sight.seconds = seen_by, round(sight.seconds + seconds, 1)
        sight.tried.append(tried)
        self.sights[name] = sight
        self._keep()
        print(sight.told(name), flush=True)

    def _keep(self) -> None:
        told = {name: asdict(one) for name, one in sorted(self.sights.items())}
        self.results.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def nearest_tests(file: str, root: Path) -> list[Selection]:
    """Return the tests nearest to a module: those that are called most like it, then the others, by their names too.

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
    named = {path.relative_to(root).as_posix(): shared[path] for path in alike}
    first = tuple(name for name, count in named.items() if count == shared[alike[0]])
    then = tuple(name for name in named if name not in first)
    return [*([Selection(first)] if first else []), Selection((*then, room.as_posix()), without=first)]


def _beginnings(name: str) -> frozenset[str]:
    """Return how the words of a name begin: `practice` and `practising` alike."""
    return frozenset(word[:5] for word in name.split("_")) - {"test"}


def _file_of_test(name: str) -> str | None:
    """Return the file of a test of pytest; nothing for a test of the page, or a sentence."""
    found = re.match(r"tests/\S+?\.py\b", name)
    return found and found[0]
