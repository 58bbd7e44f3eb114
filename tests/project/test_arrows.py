"""The arrows between rooms and their sub-rooms: each is listed, and no way along them leads back.

`python tests/project/test_arrows.py` writes the list anew; whoever adds an arrow sees it there.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = "trajan_tutor"
CHECKOUT = Path(__file__).parent.parent.parent
SOURCE = CHECKOUT / PACKAGE
LIST = Path(__file__).with_name("arrows.txt")


@cache
def module_of(dotted: str) -> Path | None:
    """Return the file of a module, or None where a name is none."""
    place = CHECKOUT.joinpath(*dotted.split("."))
    return next((one for one in (place.with_suffix(".py"), place / "__init__.py") if one.is_file()), None)


@cache
def room_of(path: Path) -> str:
    """Return the folder in which a module lies; one beside sub-rooms is a room by itself."""
    folder = path.parent
    has_rooms = any(one.is_dir() and any(one.glob("*.py")) for one in folder.iterdir())
    return (path.with_suffix("") if has_rooms else folder).relative_to(SOURCE).as_posix()


def imported(path: Path) -> Iterator[Path]:
    """Give the modules of ours that a module imports, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            if name.split(".")[0] == PACKAGE:
                found = module_of(name) or module_of(name.rpartition(".")[0])
                if found is not None:
                    yield found


@cache
def arrows() -> dict[str, set[str]]:
    """Return into which other rooms the arrows of each room lead."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        room = room_of(path)
        found.setdefault(room, set()).update(room_of(one) for one in imported(path))
    return {room: others - {room} for room, others in found.items()}


def as_text(found: Mapping[str, set[str]]) -> str:
    """Return one line for each room that has arrows."""
    return "".join(f"{room} -> {', '.join(sorted(others))}\n" for room, others in sorted(found.items()) if others)


def test_each_arrow_is_listed() -> None:
    """A new one is a decision."""
    assert as_text(arrows()) == LIST.read_text(encoding="utf-8"), f"python {Path(__file__).relative_to(CHECKOUT)}"


def test_no_way_along_the_arrows_leads_back() -> None:
    """Neither between rooms nor between the sub-rooms of one."""
    TopologicalSorter(arrows()).prepare()


def test_a_circle_is_found() -> None:
    """So that the test above can fail."""
    with pytest.raises(CycleError):
        TopologicalSorter({"desk/coach": {"desk/tables"}, "desk/tables": {"desk/coach"}}).prepare()


def test_a_desk_knows_no_kind_of_activity() -> None:
    """It imports none, asks no value for its class, and is short."""
    text = (SOURCE / "desk" / "desk.py").read_text(encoding="utf-8")
    assert not {room_of(path) for path in imported(SOURCE / "desk" / "desk.py")} & {"activities"}
    assert "isinstance" not in text
    assert len(text.splitlines()) <= 250


def test_the_view_model_knows_neither_desk_nor_activities_nor_the_coach() -> None:
    """It is types and pure functions."""
    above = {"activities", "coach", "jupyter", "classroom", "page", "cli"}
    found = {other for room, others in arrows().items() if room == "viewmodel" for other in others}
    assert not {other for other in found if other.partition("/")[0] in above | {"desk"}}


if __name__ == "__main__":
    LIST.write_text(as_text(arrows()), encoding="utf-8")
    sys.exit()
