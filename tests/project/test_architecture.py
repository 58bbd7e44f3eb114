"""The arrows between the layers, read from the imports of every module."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from compiled_build import compiled_files
from project.map_page import rooms

PACKAGE = "trajan_tutor"
CHECKOUT = Path(__file__).parent.parent.parent
SOURCE = CHECKOUT / PACKAGE

# What each layer may import of ours, besides itself: as the map says.
MAY_IMPORT: dict[str, frozenset[str]] = rooms()

# These import in a plain interpreter and in the browser.
STANDARD_LIBRARY_ONLY = frozenset({"engine", "games", "search", "coach", "cli", "__main__", "__init__", "calls"})

# Who may import what is not of the standard library.
THIRD_PARTY: dict[str, frozenset[str]] = {
    "view": frozenset({"fpdf", "resvg_py", "svgwrite"}),
    "i18n": frozenset({"fluent"}),
    "session": frozenset(),
    "journals": frozenset(),
    "shown": frozenset(),
    "lessons": frozenset(),
    "exercise_making": frozenset(),
    "learning": frozenset({"fsrs"}),
    "activities": frozenset(),
    "viewmodel": frozenset(),
    "proof": frozenset({"fluent"}),
    "desk": frozenset(),
    "page": frozenset(),
    "classroom": frozenset({"jupyter_server", "jupyterhub", "segno", "tornado"}),
    "jupyter": frozenset({"IPython", "anywidget", "ipywidgets", "traitlets"}),
    "rl": frozenset({"gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"}),
}

# What only the type checker and the compiler read: nothing of it is there when the package runs.
TYPES_ONLY = frozenset({"mypy_extensions", "typing_extensions"})

GAMES = ("trajan", "caesar", "sylla")

# A lesson, a catalogue of words and a game itself may name a game; no other module may.
MAY_NAME_A_GAME = ("games", "lessons/data", "i18n/catalogues", "i18n/locales")


def modules() -> list[Path]:
    """List every module of the package."""
    return sorted(path for path in SOURCE.rglob("*.py") if "__pycache__" not in path.parts)


def name_of(path: Path) -> str:
    """Name a module by its place in the package."""
    return path.relative_to(SOURCE).as_posix()


def layer_of(path: Path) -> str:
    """Say which layer a module belongs to."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports_of(path: Path, tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Give the line and the absolute dotted name of everything that a module imports, wherever it does so."""
    package = [PACKAGE, *path.relative_to(SOURCE).parts[:-1]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = package[: len(package) - node.level + 1]
                module = ".".join([*base, *([node.module] if node.module else [])])
            else:
                module = node.module or ""
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"
        elif isinstance(node, ast.Call) and is_dynamic_import(node):
            argument = node.args[0] if node.args else None
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield node.lineno, argument.value


def lines_for_the_checker(tree: ast.AST) -> set[int]:
    """Return the lines that only a type checker reads."""
    return {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for statement in node.body
        for line in range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)
    }


def is_dynamic_import(node: ast.Call) -> bool:
    """Say whether a call imports a module by its name."""
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name in {"import_module", "__import__"}
    return False


# Who reads without the gate, and what: the package's own files, what its own programs wrote, what makes it.
READS_ITSELF = {
    "engine/reading.py": "the gate",
    "games/trajan/positions/position.py": "the text that was written just before",
    "cli/bench_search.py": "what another process of ours answers",
    "cli/measure.py": "what another process of ours answers",
    "cli/prove_command.py": "the tests in the checkout",
    "proof/catalogue_entries.py": "catalogues",
    "proof/emitted_keys.py": "the source",
    "i18n/entries.py": "catalogues",
    "i18n/languages.py": "catalogues",
    "jupyter/save_notebooks.py": "the notebooks that it makes",
    "journals/writing.py": "nothing: it opens files to write to and to lock",
    "view/replay_page.py": "the page of a replay",
    "view/style.py": "style sheets",
}


def reads(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Give every call that reads a file or a text of data by itself, and every import of what would."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            if any(name == "tomllib" for name in (getattr(node, "module", ""), *(alias.name for alias in node.names))):
                yield node.lineno, "tomllib"
        elif isinstance(node, ast.Call):
            match node.func:
                case ast.Attribute(value=ast.Name(id="json"), attr="load" | "loads" as name):
                    yield node.lineno, f"json.{name}"
                case ast.Attribute(attr="read_text" | "read_bytes" as name):
                    yield node.lineno, name
                case ast.Attribute(attr="open" as name) | ast.Name(id="open" as name):
                    modes = [one.value for one in node.args if isinstance(one, ast.Constant)]
                    if not any(mode in {"a", "w", "x"} for mode in modes):
                        yield node.lineno, name


def layer_of_import(name: str) -> str | None:
    """Say which layer of ours an imported name belongs to; the package itself counts as its public names."""
    parts = name.split(".")
    if parts[0] != PACKAGE:
        return None
    if len(parts) == 1:
        return "__init__"
    beneath = SOURCE / parts[1]
    return parts[1] if parts[1] in MAY_IMPORT or beneath.is_dir() or beneath.with_suffix(".py").exists() else "__init__"


def game_of(dotted: str) -> str | None:
    """Say which game's folder a dotted name lies in."""
    parts = dotted.split(".")
    return parts[2] if parts[:2] == [PACKAGE, "games"] and len(parts) > 2 else None


def wrong_arrow(path: Path, imported: str) -> str | None:
    """Say what is wrong with one import of one module, or nothing."""
    layer = layer_of(path)
    target = layer_of_import(imported)
    if target is None:
        return wrong_third_party(layer, imported.partition(".")[0])
    if target == layer == "games":
        folder = path.relative_to(SOURCE).parts[1]
        other = game_of(imported)
        return None if other in {None, folder} else f"a game imports no other game ({imported})"
    if target == layer:
        return None
    if target == "__init__" and imported.endswith(".__version__"):
        return None
    if target not in MAY_IMPORT.get(layer, frozenset()):
        return f"{layer} may not import {target} ({imported})"
    return None


def wrong_third_party(layer: str, top: str) -> str | None:
    """Say what is wrong with an import from outside the package, or nothing."""
    if top in sys.stdlib_module_names:
        return None
    if layer in STANDARD_LIBRARY_ONLY:
        return f"{layer} needs only the standard library, not {top}"
    if top not in THIRD_PARTY.get(layer, frozenset()):
        return f"{layer} may not import {top}"
    return None


def names_a_game(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Give every identifier or text that names a game: the name alone, or followed by a point, colon or slash.

    The name of the package begins with one of them and is not meant, nor is a docstring.
    """
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            text = node.value.casefold()
            if any(text == game or text.startswith((f"{game}.", f"{game}:", f"{game}/")) for game in GAMES):
                yield node.lineno, node.value
        for identifier in identifiers_of(node):
            words = identifier.casefold().removeprefix(PACKAGE).split("_")
            if any(game in words for game in GAMES):
                yield getattr(node, "lineno", 0), identifier


def identifiers_of(node: ast.AST) -> Iterator[str]:
    """Give the names that one node of a tree uses or defines."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name


@cache
def parse(path: Path) -> ast.Module:
    """Read one module as a tree."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def test_every_module_lies_in_a_known_layer() -> None:
    """What a layer may import stands in docs/architecture.md."""
    unknown = [name_of(path) for path in modules() if layer_of(path) not in MAY_IMPORT]
    assert not unknown, "\n".join(unknown)


def test_imports_follow_the_arrows() -> None:
    """No module imports against the arrows of the design."""
    wrong = [
        f"{name_of(path)}:{line}: {reason}"
        for path in modules()
        for line, imported in imports_when_run(path)
        if (reason := wrong_arrow(path, imported))
    ]
    assert not wrong, "\n".join(wrong)


def imports_when_run(path: Path) -> Iterator[tuple[int, str]]:
    """Give what a module imports, but for types that only the checker reads."""
    tree = parse(path)
    unread = lines_for_the_checker(tree)
    for line, imported in imports_of(path, tree):
        if line not in unread or imported.partition(".")[0] not in TYPES_ONLY:
            yield line, imported


def test_no_game_is_named_outside_its_folder() -> None:
    """A game is found by its entry point, so nothing outside its folder knows its name."""
    named = [
        f"{name_of(path)}:{line}: {text!r}"
        for path in modules()
        if not name_of(path).startswith(MAY_NAME_A_GAME)
        for line, text in names_a_game(parse(path))
    ]
    assert not named, "\n".join(named)


def test_everything_from_outside_comes_through_the_gate() -> None:
    """Nobody else reads files, JSON or TOML, but who is named above with what it reads."""
    reading = {name_of(path): list(reads(parse(path))) for path in modules()}
    wrong = [
        f"{name}:{line}: {what}: use engine/reading.py"
        for name, found in reading.items()
        if name not in READS_ITSELF
        for line, what in found
        # A null device is written to.
        if not (name == "cli/main.py" and what == "open")
    ]
    assert not wrong, "\n".join(wrong)
    assert not [name for name in READS_ITSELF if not reading[name]], "named as reading, but reads nothing"


@pytest.mark.parametrize(
    "text",
    [
        "json.loads(text)",
        "json.load(file)",
        "import tomllib",
        "from tomllib import loads",
        "path.read_text()",
        "Path(name).read_bytes()",
        "open(name)",
        "path.open()",
        'open(name, "rb")',
    ],
)
def test_a_reading_is_seen(text: str) -> None:
    """The check itself refuses what it is meant to refuse."""
    assert list(reads(ast.parse(text)))
    assert not list(reads(ast.parse('path.open("x")\nparse_json(text)\nread_text(path)')))


def test_every_module_says_what_it_is() -> None:
    """Every module opens with a docstring."""
    mute = [name_of(path) for path in modules() if not ast.get_docstring(parse(path))]
    assert not mute, "\n".join(mute)


def test_no_shared_object_lies_in_the_source_tree() -> None:
    """A compiled file beside the source would win over the edited one."""
    left = [str(path) for pattern in ("*.so", "*.pyd") for path in SOURCE.rglob(pattern)]
    assert not left, f"compiled files in the source tree (make clean removes them): {left}"


def test_the_compiled_files_exist() -> None:
    """Every file that is to be compiled is there, and no package's `__init__` is among them."""
    files = compiled_files(CHECKOUT)
    assert {file.split("/")[1] for file in files} == {"engine", "games"}
    assert len(files) == len(set(files))
    assert not [file for file in files if file.endswith("__init__.py")], "no package __init__ is compiled"
    missing = [file for file in files if not (CHECKOUT / file).is_file()]
    assert not missing, f"listed for the compiled build, but not there: {missing}"


def test_the_compiled_layers_import_in_a_plain_interpreter() -> None:
    """What needs only the standard library imports where nothing is installed."""
    names = [
        ".".join([PACKAGE, *path.relative_to(SOURCE).with_suffix("").parts]).removesuffix(".__init__")
        for path in modules()
        if layer_of(path) in {"engine", "games", "search"}
    ]
    program = f"import sys; sys.path.insert(0, {str(CHECKOUT)!r})\nfor name in {names!r}: __import__(name)"
    # -I and -S: nothing of the environment, nothing installed.
    result = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def circles(arrows: dict[str, set[str]]) -> list[list[str]]:
    """List every group of modules each of which leads to itself by way of the others."""
    found: dict[str, set[str]] = {}
    for start in arrows:
        reached, waiting = set[str](), [start]
        while waiting:
            new = arrows.get(waiting.pop(), set()) - reached
            reached |= new
            waiting += new
        found[start] = reached
    groups = {frozenset(other for other in reached if start in found[other]) for start, reached in found.items()}
    return sorted(sorted(group) for group in groups if group)


def arrows_between_modules() -> dict[str, set[str]]:
    """Give the modules of ours that each module imports, at its head or within a function."""
    dotted = {
        ".".join([PACKAGE, *path.relative_to(SOURCE).with_suffix("").parts]).removesuffix(".__init__"): path
        for path in modules()
    }
    arrows: dict[str, set[str]] = {}
    for name, path in dotted.items():
        arrows[name] = set()
        for _, imported in imports_of(path, parse(path)):
            parent = imported.rpartition(".")[0]
            target = imported if imported in dotted else parent
            if target in dotted and target != name:
                arrows[name].add(target)
    return arrows


def test_no_modules_import_each_other_in_a_circle() -> None:
    """No module leads back to itself, not even by an import that waits within a function."""
    assert circles(arrows_between_modules()) == []


def test_a_circle_is_seen() -> None:
    """The check tells a circle from two ways to one module."""
    assert circles({"a": {"b", "c"}, "b": {"d"}, "c": {"d"}, "d": set()}) == []
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == [["b", "c"]]


WRONG = {
    "engine/one.py": "from trajan_tutor.games.trajan import state",
    "engine/two.py": "import svgwrite",
    "search/one.py": "from ..coach import hints",
    "session/one.py": "import importlib\nimportlib.import_module('trajan_tutor.games.trajan.game')",
    "session/two.py": "import svgwrite",
    "games/trajan/one.py": "from trajan_tutor.games.sylla import state",
    "games/trajan/two.py": "from trajan_tutor import play",
    "view/one.py": "from trajan_tutor.i18n import words",
    "jupyter/one.py": "from trajan_tutor.games import trajan",
    "session/three.py": "from trajan_tutor import rl",
    "lessons/one.py": "from trajan_tutor.desk import model",
    "desk/one.py": "from trajan_tutor.jupyter import stage_widget",
    "desk/two.py": "import traitlets",
    "desk/three.py": "import anywidget",
    "page/one.py": "from trajan_tutor.jupyter import stage_widget",
    "search/two.py": "import pyspiel",
    "engine/three.py": "import numpy",
    "lessons/two.py": "from trajan_tutor.learning import schedule",
    "desk/four.py": "import fsrs",
    "rl/one.py": "from trajan_tutor.search import lookahead",
    "coach/one.py": "from trajan_tutor.view import board",
    "session/four.py": "from trajan_tutor.journals import journal",
    "journals/one.py": "from trajan_tutor.games.trajan import game",
    "journals/two.py": "from trajan_tutor.lessons import lesson",
    "shown/one.py": "from trajan_tutor.lessons import player",
    "lessons/three.py": "from trajan_tutor.shown import hint",
    "learning/one.py": "from trajan_tutor.proof import rule_map",
    "desk/five.py": "from trajan_tutor.proof import campaign_proof",
    "proof/one.py": "from trajan_tutor.desk import desk",
}


@pytest.mark.parametrize("place", WRONG)
def test_a_wrong_arrow_is_seen(place: str) -> None:
    """The check itself refuses what it is meant to refuse."""
    path = SOURCE / place
    assert any(wrong_arrow(path, imported) for _, imported in imports_of(path, ast.parse(WRONG[place])))


@pytest.mark.parametrize(
    ("text", "is_named"),
    [
        ('x = "trajan"', True),
        ('x = "trajan.military.move"', True),
        ('x = f"trajan:{1}"', True),
        ("trajan = 1", True),
        ("def play_caesar(): ...", True),
        ('x = "trajan_tutor"', False),
        ('x = "trajan-tutor"', False),
        ('x = "trajan_tutor.games"', False),
        ("import trajan_tutor", False),
        ('"""trajan"""', False),
    ],
)
def test_the_name_of_a_game_is_seen(text: str, is_named: bool) -> None:
    """The check tells a game's name from the package's."""
    assert bool(list(names_a_game(ast.parse(text)))) is is_named
