"""The tool `planted_errors`: slips that it finds in a text, and the stored patches."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from errors_of_python import python_errors
from errors_of_script import script_errors
from planted_check import Check, Sight, nearest_tests
from planted_drawing import PATCHES, Drawing, drawn, patch_of, stored_patches
from planted_errors import main
from planted_table import table
from planted_tree import PlantedTree, Selection, apply_patch, file_of

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


@pytest.mark.parametrize("seed", [25, 41])
def test_there_are_forty_of_each_drawing(seed: int, checkout: Path) -> None:
    """Numbered, each of one file: 20 of the games, 10 of desk, activities, lessons and classroom, 10 of the page."""
    patches = sorted(Drawing(checkout, seed).folder.glob("*.patch"))
    assert [path.name[:2] for path in patches] == [f"{number:02}" for number in range(1, 41)]
    rooms = [file_of(patch).split("/")[:2] for patch in patches]
    assert rooms[:20] == [["trajan_tutor", "games"]] * 20
    assert {room for _, room in rooms[20:30]} <= {"activities", "classroom", "desk", "lessons"}
    assert rooms[30:] == [["stage", "src"]] * 10


def test_every_stored_error_can_still_be_planted(checkout: Path) -> None:
    """In the checkout as it is, which need not be a repository."""
    told = {patch: apply_patch(patch, checkout, "--check") for patch in stored_patches(checkout)}
    assert not [f"{patch.parent.name}/{patch.name}: {one.stderr}" for patch, one in told.items() if one.returncode]


def test_two_drawings_have_no_place_in_common(checkout: Path) -> None:
    """Nor lines that stand beside each other: else they could not be planted together."""
    places = [
        (file_of(patch), line[1:])
        for patch in stored_patches(checkout)
        for line in patch.read_text(encoding="utf-8").splitlines()
        if line.startswith("-") and not line.startswith("---")
    ]
    assert len(places) == len(set(places)) == 80


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


def small_drawing(root: Path) -> Drawing:
    """Return a drawing from a checkout of one module of rules, in which an error is stored already."""
    rules = root / "trajan_tutor/games/some/rules/free.py"
    rules.parent.mkdir(parents=True)
    rules.write_text(RULE, encoding="utf-8")
    stored = root / PATCHES / "25/01-free.patch"
    stored.parent.mkdir(parents=True)
    path = rules.relative_to(root).as_posix()
    error = next(one for one in python_errors(path, RULE) if one.kind == "connective")
    stored.write_text(patch_of(error, RULE), encoding="utf-8")
    return Drawing(root, 41)


def test_a_drawing_leaves_out_the_lines_of_another(tmp_path: Path) -> None:
    """And what it passes over itself; its patches lie in a folder of its own."""
    drawing = small_drawing(tmp_path)
    kinds = {"statement", "calculation", "constant", "comparison", "returned value"}
    assert {(error.line, error.kind) for error in drawing.errors()} <= {
        (line, kind) for line in (6, 7) for kind in kinds
    }
    (name,) = drawing.write()
    drawing.folder.joinpath("passed-over.txt").write_text(f"# Why.\n{name.removeprefix('01 ')} -- for some reason\n")
    (other,) = drawing.write()
    assert other != name
    assert [path.name for path in stored_patches(tmp_path)] == ["01-free.patch", "01-free.patch"]


def test_a_module_has_one_error_of_a_drawing() -> None:
    """Whatever the seed."""
    errors = [*python_errors("some.py", RULE), *python_errors("other.py", RULE)]
    assert {tuple(sorted(error.path for error in drawn(errors, 9, str(seed), ()))) for seed in range(9)} == {
        ("other.py", "some.py")
    }


def test_the_nearest_tests_are_those_of_a_room(checkout: Path) -> None:
    """First those that are called like the module, then the others; all where a room has none of its own."""
    alike = ("tests/games/trajan/test_military.py",)
    assert nearest_tests("trajan_tutor/games/trajan/rules/military.py", checkout) == [
        Selection(alike),
        Selection(("tests/games/trajan",), without=alike),
    ]
    first, then = nearest_tests("trajan_tutor/desk/displays/lesson_coach.py", checkout)
    assert first == Selection(("tests/desk/test_lesson_coach.py",))
    assert {"tests/desk/test_coach.py", "tests/desk/test_lesson.py"} < set(then.names)
    assert (then.names[-1], then.without) == ("tests/desk", first.names)
    assert nearest_tests("trajan_tutor/nowhere/some.py", checkout) == [Selection(("tests",))]


@dataclass(frozen=True, slots=True)
class KnownTree(PlantedTree):
    """A tree of which it is known what fails with which error; one test fails always."""

    planted: list[str] = field(default_factory=list)
    ran: list[str] = field(default_factory=list)

    @contextmanager
    def with_errors(self, patches: Sequence[Path], *, bundles: bool = True) -> Iterator[bool]:
        """Note what is planted."""
        self.planted.extend(patch.stem for patch in patches)
        yield bundles
        self.planted.clear()

    def failed(self, tests: Selection, always: Sequence[str] = (), *, first_only: bool) -> list[str]:
        """Return what fails now among some tests."""
        self.ran.append(str(tests))
        fails = ["tests/cli/test_broken.py::test_broken", *(SEES[name] for name in self.planted if name in SEES)]
        found = [name for name in fails if name not in always and name.startswith(tests.names)]
        return found[:1] if first_only else found


SEES = {"far": "tests/cli/test_far.py::test_far", "near": "tests/desk/test_near.py::test_near"}


@pytest.fixture
def patches(tmp_path: Path) -> list[Path]:
    """Return patches of three modules of a room: seen from far, from near, and not at all."""
    (tmp_path / "tests/desk").mkdir(parents=True)
    (tmp_path / "tests/desk/test_near.py").touch()
    found = [tmp_path / f"25/{name}.patch" for name in ("far", "near", "none")]
    found[0].parent.mkdir()
    for patch in found:
        patch.write_text(f"--- a/trajan_tutor/desk/{patch.stem}.py\n+++ b/trajan_tutor/desk/{patch.stem}.py\n-1\n+2\n")
    return found


def test_what_nearest_tests_do_not_see_is_tried_together(tmp_path: Path, patches: list[Path]) -> None:
    """With other tests, but for those that fail without any error too; what is known is kept, and not tried again."""
    results = tmp_path / "results.json"
    check = Check(KnownTree(tmp_path, Path(sys.executable)), patches, results)
    check.nearest()
    seen = {"25/far": None, "25/none": None, "25/near": SEES["near"]}
    assert {name: sight.seen_by for name, sight in check.sights.items()} == seen
    check = Check(check.tree, patches, results)
    check.nearest()
    check.together(["tests"])
    told = json.loads(results.read_text(encoding="utf-8"))
    assert {name: sight["seen_by"] for name, sight in told.items()} == seen | {"25/far": SEES["far"]}
    assert told["25/far"]["tried"] == ["tests/desk", "tests"]
    assert told["25/near"]["tried"] == ["tests/desk/test_near.py"]
    assert told["25/far"]["error"] == "- 1 + 2"


def test_what_saw_an_error_before_is_tried_first(tmp_path: Path, patches: list[Path]) -> None:
    """Then the file of that test, if there is one still, then what is nearest."""
    tree = KnownTree(tmp_path, Path(sys.executable))
    before = {
        "25/far": Sight("far.py", "- 1 + 2", SEES["far"], []),
        "25/none": Sight("none.py", "- 1 + 2", "tests/desk/test_near.py::test_gone", []),
    }
    check = Check(tree, [patches[0], patches[2]], tmp_path / "results.json", before)
    check.nearest()
    # The second time it is run without the error.
    assert tree.ran == [
        *(SEES["far"], "tests/desk/test_near.py::test_gone", SEES["far"]),
        *("tests/desk/test_near.py", "tests/desk"),
    ]
    gone = "tests/desk/test_near.py::test_gone"
    tried = f"none of: {gone}; tests/desk/test_near.py; tests/desk"
    assert list(table(patches, before, check.sights))[2:] == [
        f"| 25/far | trajan_tutor/desk/far.py | `` - 1 + 2 `` | {SEES['far']} | {SEES['far']} |",
        "| 25/near | trajan_tutor/desk/near.py | `` - 1 + 2 `` | not tried | not tried |",
        f"| 25/none | trajan_tutor/desk/none.py | `` - 1 + 2 `` | {gone} | {tried} |",
        "",
        "Seen before: 2 of 3. Of these, 1 are seen after.",
        "- not seen after: 25/none",
    ]


def test_the_table_names_all_errors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of both drawings, where nothing was tried yet too."""
    assert main(["table", "--before", str(tmp_path / "one.json"), "--results", str(tmp_path / "other.json")]) == 0
    assert capsys.readouterr().out.count("| not tried | not tried |") == 80


@pytest.fixture
def small_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlantedTree:
    """Return a tree of one module and three tests, of which two fail."""
    # It needs none of the plugins that are installed but this, and each takes its time.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_ADDOPTS", "-p xdist")
    for name, text in SMALL.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return PlantedTree(tmp_path, Path(sys.executable))


@pytest.mark.parametrize("jobs", [1, 2])
def test_tests_are_run_in_the_tree_itself(small_tree: PlantedTree, jobs: int) -> None:
    """With its own package, and told by their full names; by one process or several."""
    assert replace(small_tree, jobs=jobs).failed(Selection(("tests",)), first_only=False) == [
        "tests/test_some.py::test_two",
        "tests/test_some.py::test_three",
    ]


@pytest.mark.parametrize("gone", ["tests/test_some.py::test_four", "tests/test_other.py"])
def test_a_test_that_is_gone_sees_nothing(small_tree: PlantedTree, gone: str) -> None:
    """It is no failure that it is not found."""
    assert small_tree.failed(Selection((gone,)), first_only=True) == []


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
