"""Where tests run when both builds are tested, and in which order failures are told."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from builds import COMPILED_ROOMS, SENDING, is_of_the_other_build, runs_on
from scheduling import STARTED_ONCE

BUILDS = ["plain", "compiled"]


@pytest.mark.parametrize(
    ("path", "marks", "builds"),
    [
        ("tests/coach/test_ladder.py", set(), {"compiled"}),
        ("tests/coach/test_ladder.py", {"checkout"}, {"plain"}),
        ("tests/coach/test_ladder.py", {"both_builds"}, {"plain", "compiled"}),
        ("tests/games/trajan/test_arch.py", set(), {"plain"}),
        ("tests/games/trajan/test_turn_counts.py", {"both_builds"}, {"plain", "compiled"}),
        ("tests/browser/test_play.py", {"browser"}, {"compiled"}),
        ("notebooks/00_welcome.ipynb", set(), {"compiled"}),
    ],
)
def test_every_test_runs_on_some_build(path: str, marks: set[str], builds: set[str]) -> None:
    """On one of them, unless it is marked for both."""
    assert {build for build in ("plain", "compiled") if runs_on(build, Path(path), frozenset(marks))} == builds


def test_the_compiled_rooms_are_there(checkout: Path) -> None:
    """A room that was renamed would silently be tested on the plain build."""
    assert [room for room in COMPILED_ROOMS if not (checkout / "tests" / room).is_dir()] == []


def test_a_module_is_passed_over_where_none_of_its_tests_runs(tmp_path: Path) -> None:
    """A mark in its text counts, of whichever test it is."""

    def builds(room: str, text: str) -> list[str]:
        module = tmp_path / "tests" / room / "test_some.py"
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text(text, encoding="utf-8")
        asked = {build: SimpleNamespace(rootpath=tmp_path, getoption={"--build-kind": build}.get) for build in BUILDS}
        return [build for build in BUILDS if not is_of_the_other_build(cast("pytest.Config", asked[build]), module)]

    assert builds("coach", "def test_it(): ...") == ["compiled"]
    assert builds("view", "def test_it(): ...") == ["plain"]
    assert builds("coach", "@pytest.mark.checkout\ndef test_it(): ...") == BUILDS
    assert builds("view", "pytestmark = pytest.mark.both_builds") == BUILDS


def test_marks_that_send_tests_elsewhere_stand_in_their_modules(checkout: Path) -> None:
    """One that a `conftest.py` gave would not be seen when modules are passed over."""
    shared = list((checkout / "tests").rglob("conftest.py"))
    assert [path for path in shared for mark in SENDING if f"mark.{mark}" in path.read_text(encoding="utf-8")] == []


def test_what_is_started_once_is_a_fixture(checkout: Path) -> None:
    """One that was renamed would be started again in each process, or begin last and alone."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (checkout / "tests").rglob("*.py"))
    assert [name for name in STARTED_ONCE if f"\ndef {name}(" not in text] == []


def test_rules_are_told_before_whole_games() -> None:
    """The first failure names what is right."""
    from conftest import failure_rank

    def failed(file: str, *marks: str) -> Any:
        return SimpleNamespace(location=(file, 1, "test"), keywords=dict.fromkeys(marks, 1))

    whole = failed("tests/games/trajan/test_turn_counts.py", "rule")
    other, rule = failed("tests/view/test_board.py"), failed("tests/games/trajan/test_arch.py", "rule")
    assert sorted([whole, other, rule], key=failure_rank) == [rule, other, whole]
