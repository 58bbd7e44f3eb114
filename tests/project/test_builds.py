"""Where tests run when both builds are tested, and in which order failures are told."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from builds import COMPILED_ROOMS, runs_on


@pytest.mark.parametrize(
    ("path", "marks", "builds"),
    [
        ("tests/coach/test_ladder.py", set(), {"compiled"}),
        ("tests/coach/test_ladder.py", {"checkout"}, {"plain"}),
        ("tests/coach/test_ladder.py", {"both_builds"}, {"plain", "compiled"}),
        ("tests/games/trajan/test_arch.py", set(), {"plain"}),
        ("tests/games/trajan/test_turn_counts.py", {"both_builds"}, {"plain", "compiled"}),
        ("tests/browser/lessons/test_played.py", {"browser"}, {"plain"}),
        ("notebooks/00_welcome.ipynb", set(), {"plain"}),
    ],
)
def test_every_test_runs_on_some_build(path: str, marks: set[str], builds: set[str]) -> None:
    """On one of them, unless it is marked for both."""
    assert {build for build in ("plain", "compiled") if runs_on(build, Path(path), frozenset(marks))} == builds


def test_the_compiled_rooms_are_there(checkout: Path) -> None:
    """A room that was renamed would silently be tested on the plain build."""
    assert [room for room in COMPILED_ROOMS if not (checkout / "tests" / room).is_dir()] == []


def test_rules_are_told_before_whole_games() -> None:
    """The first failure names what is right."""
    from conftest import failure_rank

    def failed(file: str, *marks: str) -> Any:
        return SimpleNamespace(location=(file, 1, "test"), keywords=dict.fromkeys(marks, 1))

    whole = failed("tests/games/trajan/test_turn_counts.py", "rule")
    other, rule = failed("tests/view/test_board.py"), failed("tests/games/trajan/test_arch.py", "rule")
    assert sorted([whole, other, rule], key=failure_rank) == [rule, other, whole]
