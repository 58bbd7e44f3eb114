"""How tests are dealt to processes: those of a file stay together, and so do those that need what is started once."""

from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

# A JupyterLab takes seconds to start, and what is walked seconds to be recorded: one of each is enough.
STARTED_ONCE = {"lab_server": "lab", "walker": "walk"}


class ByFile(LoadScopeScheduling):  # type: ignore[misc]
    """Gives a process the tests of one file after the other, or those of a group that spans several files."""

    def _split_scope(self, nodeid: str) -> str:
        """Return the group of a test, which xdist has written behind its name, or else its file."""
        return group_of(nodeid)


def group_of(name: str) -> str:
    """Return what a test stays together with.

    >>> group_of("tests/view/test_board.py::test_a_board[a@b]")
    'tests/view/test_board.py'
    >>> group_of("tests/browser/test_play.py::test_a_turn[dark]@lab")
    'lab'
    """
    file, _, test = name.partition("::")
    return test.rpartition("@")[2] if test.rfind("@") > test.rfind("]") else file


def keep_together(items: list[pytest.Item]) -> None:
    """Mark the tests that need something that is to be started once, unless they say with whom they stay together."""
    for item in items:
        for fixture, group in STARTED_ONCE.items():
            if fixture in getattr(item, "fixturenames", ()) and not item.get_closest_marker("xdist_group"):
                item.add_marker(pytest.mark.xdist_group(group))


def rank(item: pytest.Item) -> tuple[bool, bool, bool]:
    """Return when a test runs: the quick ones, then builds, then the browser, and there first what belongs together.

    The browser comes last also because its driver keeps an event loop in the main thread until the end.
    """
    marks: dict[str, Any] = {mark.name: mark for mark in item.iter_markers()}
    return ("browser" in marks, "build" in marks, "browser" in marks and "xdist_group" not in marks)
