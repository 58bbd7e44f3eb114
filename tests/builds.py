"""Which tests run on which build when both are tested: each on one, and what is marked `both_builds` on both."""

from collections.abc import Iterable
from pathlib import Path

import pytest

# The rooms whose tests think or play: they run on the compiled build, which is what people run, and faster.
COMPILED_ROOMS = frozenset(
    {"browser", "coach", "desk", "exercises", "jupyter", "learning", "lessons", "search", "session"}
)

# The marks that send a test elsewhere than its room.
SENDING = ("both_builds", "checkout")


def runs_on(build: str, path: Path, marks: frozenset[str]) -> bool:
    """Return whether a test runs on a build, by the file that it stands in and its marks.

    What needs the files around the package is marked `checkout`: an installed package has none.

    >>> runs_on("compiled", Path("tests/coach/test_ladder.py"), frozenset())
    True
    >>> runs_on("plain", Path("tests/coach/test_ladder.py"), frozenset({"checkout"}))
    True
    >>> runs_on("compiled", Path("tests/view/test_board.py"), frozenset())
    False
    >>> runs_on("compiled", Path("notebooks/trajan/20_hints.ipynb"), frozenset())
    True
    """
    if "both_builds" in marks:
        return True
    thinks = path.suffix == ".ipynb" or not COMPILED_ROOMS.isdisjoint(path.parts[:-1])
    return (thinks and "checkout" not in marks) == (build == "compiled")


def is_of_the_other_build(config: pytest.Config, path: Path) -> bool:
    """Return whether no test of a module runs on a build, so that it need not even be read by pytest.

    A mark is known by its name in the text: what is marked stands in the same module.
    """
    if not path.name.startswith("test_") or path.suffix != ".py":
        return False
    text, where = path.read_text(encoding="utf-8"), path.relative_to(config.rootpath)
    possible = [frozenset[str](), *(frozenset({mark}) for mark in SENDING if f"mark.{mark}" in text)]
    return not any(runs_on(str(config.getoption("--build-kind")), where, marks) for marks in possible)


def leave_to_the_other_build(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what runs on the other build, where both are tested."""
    build, root = str(config.getoption("--build-kind")), config.rootpath
    _keep(config, items, [item for item in items if runs_on(build, item.path.relative_to(root), marks_of(item))])


def marks_of(item: pytest.Item) -> frozenset[str]:
    """Return the names of all marks of a test."""
    return frozenset(mark.name for mark in item.iter_markers())


def _keep(config: pytest.Config, items: list[pytest.Item], kept: Iterable[pytest.Item]) -> None:
    chosen = list(kept)
    same = set(map(id, chosen))
    config.hook.pytest_deselected(items=[item for item in items if id(item) not in same])
    items[:] = chosen
