"""The tool `planted_errors`: slips that it finds in a text, and the stored patches."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from errors_of_python import python_errors
from errors_of_script import script_errors
from planted_check import Check, nearest_tests
from planted_errors import PATCHES, patch_of
from planted_tree import PlantedTree, apply_patch

STORED = sorted((Path(__file__).parent.parent.parent / PATCHES).glob("*.patch"))

RULE = '''
def is_free(state: State, seat: int, place: int) -> bool:
    """Say whether a place is free: 1 of 2."""
    if seat < 2 and not state.closed:
        note(seat, place)
        state.count += 1
    return state.owner[place] == seat
'''
VIEW = """
// Nothing is true of 7.
const LARGEST = 3;
export function fits(one: Sized): boolean {
    one.measure();
    return one.width <= LARGEST && !one.folded;
}
"""


def test_there_are_forty() -> None:
    """Numbered, each of one file."""
    assert [path.name[:2] for path in STORED] == [f"{number:02}" for number in range(1, 41)]


@pytest.mark.parametrize("patch", STORED, ids=lambda path: path.stem)
def test_a_stored_error_can_still_be_planted(patch: Path, checkout: Path) -> None:
    """In the checkout as it is, which need not be a repository."""
    result = apply_patch(patch, checkout, "--check")
    assert result.returncode == 0, result.stderr


def test_slips_of_python_are_found() -> None:
    """Signs, constants, statements and results; nothing in what does not act."""
    changes = {(error.kind, error.old, error.new) for error in python_errors("some.py", RULE)}
    assert changes == {
        ("comparison", "<", "<="),
        ("comparison", "<", ">="),
        ("constant", "2", "3"),
        ("constant", "2", "1"),
        ("connective", "and", "or"),
        ("negation", "not state.closed", "state.closed"),
        ("arguments", "seat, place", "place, seat"),
        ("statement", "note(seat, place)", None),
        ("statement", "state.count += 1", None),
        ("calculation", "+=", "-="),
        ("constant", "1", "2"),
        ("constant", "1", "0"),
        ("comparison", "==", "!="),
        ("returned value", "state.owner[place] == seat", "not (state.owner[place] == seat)"),
    }


def test_slips_of_the_page_are_found() -> None:
    """As in Python, by the tokens of a line."""
    changes = {(error.kind, error.old, error.new) for error in script_errors("some.ts", VIEW)}
    assert changes == {
        ("constant", "3", "4"),
        ("statement", "one.measure();", None),
        ("comparison", "<=", "<"),
        ("comparison", "<=", ">"),
        ("connective", "&&", "||"),
        ("negation", "!", ""),
    }


def test_a_patch_plants_its_error_in_a_plain_folder(tmp_path: Path) -> None:
    """One line around it is enough."""
    (tmp_path / "some.py").write_text(RULE, encoding="utf-8")
    error = next(one for one in python_errors("some.py", RULE) if one.kind == "connective")
    patch = tmp_path / "some.patch"
    patch.write_text(patch_of(error, RULE), encoding="utf-8")
    assert apply_patch(patch, tmp_path).returncode == 0
    assert (tmp_path / "some.py").read_text(encoding="utf-8") == RULE.replace(" and ", " or ")


def test_the_nearest_tests_are_those_of_a_room(checkout: Path) -> None:
    """First those that are called like the module; all where a room has none of its own."""
    assert nearest_tests("trajan_tutor/games/trajan/rules/military.py", checkout) == [
        "tests/games/trajan/test_military.py",
        "tests/games/trajan",
    ]
    assert nearest_tests("trajan_tutor/nowhere/some.py", checkout) == ["tests"]


@dataclass(frozen=True, slots=True)
class KnownTree(PlantedTree):
    """A tree of which it is known what fails with which error; one test fails always."""

    planted: list[str] = field(default_factory=list)

    @contextmanager
    def with_errors(self, patches: Sequence[Path]) -> Iterator[bool]:
        """Note what is planted."""
        self.planted.extend(patch.stem for patch in patches)
        yield True
        self.planted.clear()

    def failed(self, tests: Sequence[str], without: Sequence[str] = (), *, first_only: bool) -> list[str]:
        """Return what fails now among some tests."""
        fails = ["tests/cli/test_broken.py::test_broken", *(SEES[name] for name in self.planted if name in SEES)]
        found = [name for name in fails if name not in without and name.startswith(tuple(tests))]
        return found[:1] if first_only else found


SEES = {"far": "tests/cli/test_far.py::test_far", "near": "tests/desk/test_near.py::test_near"}


def test_what_nearest_tests_do_not_see_is_tried_together(tmp_path: Path) -> None:
    """With other tests, but for those that fail without any error too; what is known is kept, and not tried again."""
    (tmp_path / "tests/desk").mkdir(parents=True)
    patches = [tmp_path / f"{name}.patch" for name in ("far", "near", "none")]
    for patch in patches:
        patch.write_text(f"--- a/trajan_tutor/desk/{patch.stem}.py\n+++ b/trajan_tutor/desk/{patch.stem}.py\n-1\n+2\n")
    results = tmp_path / "results.json"
    check = Check(KnownTree(tmp_path, Path(sys.executable)), patches, results)
    check.nearest()
    assert {name: sight.seen_by for name, sight in check.sights.items()} == {"far": None, "none": None} | {
        "near": SEES["near"]
    }
    check = Check(check.tree, patches, results)
    check.nearest()
    check.together(["tests"])
    told = json.loads(results.read_text(encoding="utf-8"))
    assert {name: sight["seen_by"] for name, sight in told.items()} == SEES | {"none": None}
    assert told["far"]["tried"] == ["tests/desk", "tests"]
    assert told["near"]["tried"] == ["tests/desk"]
    assert told["far"]["error"] == "- 1 + 2"


def test_tests_are_run_in_the_tree_itself(tmp_path: Path) -> None:
    """With its own package, and told by their full names."""
    for name, text in SMALL.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    tree = PlantedTree(tmp_path, Path(sys.executable))
    assert tree.failed(["tests"], first_only=False) == [
        "tests/test_some.py::test_two",
        "tests/test_some.py::test_three",
    ]


SMALL = {
    "trajan_tutor/__init__.py": "NUMBER = 1\n",
    "tests/conftest.py": "def pytest_addoption(parser):\n    parser.addoption('--build-kind')\n",
    "tests/test_some.py": """
import logging

from trajan_tutor import NUMBER


def test_one():
    assert NUMBER == 1


def test_two():
    logging.getLogger("some").error("what.py is not what fails")
    assert NUMBER == 2


def test_three():
    assert NUMBER == 3
""",
}
