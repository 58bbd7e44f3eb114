"""The tool `planted_errors`: slips that it finds in a text, and the stored patches."""

from pathlib import Path

import pytest
from errors_of_python import python_errors
from errors_of_script import script_errors
from planted_errors import PATCHES, apply, patch_of

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
    result = apply(patch, checkout, "--check")
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
    assert apply(patch, tmp_path).returncode == 0
    assert (tmp_path / "some.py").read_text(encoding="utf-8") == RULE.replace(" and ", " or ")
