"""The map of the project says what the code does: its arrows, its picture, and every step of its ways."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from project.map_page import CHECKOUT, PICTURE, WayStep, file_of, named_paths, rooms, ways

PACKAGE = "trajan_tutor"
SOURCE = CHECKOUT / PACKAGE
SVG = "{http://www.w3.org/2000/svg}"
# The page is drawn as a room; it imports none and is imported by none.
STAGE = "stage"
IMPORT = re.compile(r"""(?:from|import)\s+"(\.[^"]*)";""")
WORD = re.compile(r"\w+")


@cache
def tree_of(path: Path) -> ast.Module:
    """Read a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


def dotted_of(path: Path) -> str:
    """Return the name by which a module is imported."""
    return ".".join([PACKAGE, *path.relative_to(SOURCE).with_suffix("").parts]).removesuffix(".__init__")


def imported_names(path: Path) -> set[str]:
    """Return everything of ours that a module imports, wherever it does so, by dotted names."""
    found = set[str]()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == PACKAGE:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.split(".")[0] == PACKAGE}
    # The version is no work of the room in which it stands.
    return found - {f"{PACKAGE}.__version__"}


def room_of(dotted: str, known: frozenset[str]) -> str:
    """Return the room of an imported name; what lies in none is a public name."""
    name = dotted.split(".")[1] if "." in dotted else "__init__"
    return name if name in known else "__init__"


def arrows_in_code() -> dict[str, frozenset[str]]:
    """Return which rooms each room imports."""
    known = frozenset(path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists())
    found: dict[str, set[str]] = {room: set() for room in known}
    for path in SOURCE.rglob("*.py"):
        room = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        found[room] |= {room_of(name, known) for name in imported_names(path)} - {room}
    return {room: frozenset(imported) for room, imported in found.items()}


def reached(arrows: dict[str, frozenset[str]], start: str) -> frozenset[str]:
    """Return all rooms that a room leads to, by way of others."""
    return arrows[start].union(*(reached(arrows, room) for room in arrows[start]))


def drawn_arrows(arrows: dict[str, frozenset[str]]) -> set[tuple[str, str]]:
    """Return the arrows that no way by others stands for: a picture needs no more.

    >>> arrows = {"a": frozenset({"b", "c"}), "b": frozenset({"c"}), "c": frozenset()}
    >>> sorted(drawn_arrows(arrows))
    [('a', 'b'), ('b', 'c')]
    """
    return {
        (room, imported)
        for room, others in arrows.items()
        for imported in others
        if not any(imported in reached(arrows, other) for other in others)
    }


def test_the_arrows_of_the_map_are_those_of_the_code() -> None:
    """Every import between two rooms is on the map, and every arrow of the map is an import."""
    code, page = arrows_in_code(), rooms()
    assert set(page) == set(code)
    assert {room: sorted(code[room] - page[room]) for room in code if code[room] - page[room]} == {}, "not on the map"
    assert {room: sorted(page[room] - code[room]) for room in code if page[room] - code[room]} == {}, "not in the code"


def picture() -> ET.Element:
    """Read the picture of the map."""
    return ET.parse(PICTURE).getroot()  # noqa: S314 (it is ours)


def test_the_picture_has_the_rooms_and_arrows_of_the_map() -> None:
    """All rooms, and every arrow that does not follow from others."""
    ids = [element.get("id", "") for element in picture().iter()]
    drawn = {name.removeprefix("room-") for name in ids if name.startswith("room-")}
    arrows = {tuple(name.split("-")[1:]) for name in ids if name.startswith("arrow-")}
    assert drawn == {*rooms(), STAGE}
    assert arrows == drawn_arrows(rooms())


def test_the_picture_is_told_to_who_does_not_see_it() -> None:
    """It has a title, and each room its name as text."""
    root = picture()
    assert root.findtext(f"{SVG}title")
    said = {text.text for text in root.iter(f"{SVG}text")}
    assert said >= {*rooms(), STAGE}


def test_a_missing_arrow_is_seen() -> None:
    """The check itself finds what it is meant to find."""
    text = (
        "| room | what lives there | imports |\n|---|---|---|\n| `a` | x | `b`, `c` |\n| `b` | y | |\n| `c` | z | |\n"
    )
    assert rooms(text) == {"a": {"b", "c"}, "b": frozenset(), "c": frozenset()}
    assert drawn_arrows(rooms(text)) == {("a", "b"), ("a", "c")}


# ---- the ways


def test_everything_that_the_map_names_is_there() -> None:
    """Files and folders."""
    assert len(named_paths()) > len(rooms())
    assert not [name for name in named_paths() if not file_of(name).exists()]


def imports(start: Path, end: Path) -> bool:
    """Return whether one file imports another."""
    if start.suffix != end.suffix and ".py" in (start.suffix, end.suffix):
        return False
    if start.suffix == ".py":
        name = dotted_of(end)
        return any(one == name or one.rpartition(".")[0] == name for one in imported_names(start))
    targets = [start.parent / place for place in IMPORT.findall(start.read_text(encoding="utf-8"))]
    return any(place.with_name(place.name + end.suffix).resolve() == end.resolve() for place in targets)


def test_an_import_is_seen() -> None:
    """The check tells who imports whom, in Python and on the page."""
    hears, plays = file_of("desk/desk.py"), file_of("session/session.py")
    assert imports(hears, plays)
    assert not imports(plays, hears)
    assert imports(file_of("jupyter/stage_widget.py"), hears)
    keeps, sends = file_of("stage/src/store.ts"), file_of("stage/src/transport.ts")
    assert imports(keeps, sends)
    assert not imports(sends, keeps)
    assert not imports(keeps, hears)


def names_used(path: Path) -> Iterator[str]:
    """Give the names that a file uses or defines; docstrings and comments of a module do not count."""
    if path.suffix != ".py":
        yield from WORD.findall(path.read_text(encoding="utf-8"))
        return
    yield path.stem
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) | ast.arg(arg=name):
                yield name.rpartition(".")[2]
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Constant(value=str(text)):
                # The name of a field or of a kind of message.
                yield text


STEPS = [step for way in ways() for step in way]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.start} {step.how} {step.end} {step.by}")
def test_a_step_of_a_way_is_one_of_the_code(step: WayStep) -> None:
    """Both files have the name, and know each other as the map says."""
    start, end = file_of(step.start), file_of(step.end)
    assert step.how == "finds" or step.by in set(names_used(start)), f"{step.start} does not have {step.by}"
    assert step.by in set(names_used(end)), f"{step.end} does not have {step.by}"
    match step.how:
        case "calls":
            assert imports(start, end)
        case "called by":
            assert imports(end, start)
        case "message":
            assert not imports(start, end)
            assert not imports(end, start)
        case "finds":
            assert "entry_points" in set(names_used(start))
            project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
            assert f"{dotted_of(end)}:{step.by}" in project["entry-points"]["trajan_tutor.games"].values()
        case _:
            pytest.fail(f"nobody knows what “{step.how}” means")


@pytest.mark.parametrize("way", ways(), ids=lambda way: way[0].start)
def test_a_way_goes_on_where_it_has_been(way: list[WayStep]) -> None:
    """Each step begins at a file that the way, or one before it, has reached."""
    at = {way[0].start} | seen_before(way)
    for step in way:
        assert step.start in at, f"nothing has led to {step.start} yet"
        at.add(step.end)


def seen_before(way: list[WayStep]) -> set[str]:
    """Return the files of the ways that stand before one on the map."""
    before = ways()[: ways().index(way)]
    return {name for other in before for step in other for name in (step.start, step.end)}
