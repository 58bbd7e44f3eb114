"""What programs may use: the reference names it, it is there, and pages, notebooks and games use nothing else."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest
from project.page_code import blocks_of

import trajan_tutor as tt
from trajan_tutor import engine, rl

CHECKOUT = Path(__file__).parent.parent.parent
REFERENCE = CHECKOUT / "docs" / "reference"
SCRIPT = Path(__file__).parent / "as_the_guide_shows.py"
PACKAGE = tt.__name__
DESCRIBED = re.compile(r"^\.\. auto(module|class|function):: (\S+)$", re.MULTILINE)
# For those who work at the project.
INTERNAL_PAGE = "view-model.md"
SHELL_LINE = re.compile(r"^[!%].*$", re.MULTILINE)


@cache
def described() -> dict[str, str]:
    """Return what the reference describes, with its kind."""
    pages = [path for path in REFERENCE.glob("*.md") if path.name != INTERNAL_PAGE]
    return {name: kind for path in pages for kind, name in DESCRIBED.findall(path.read_text(encoding="utf-8"))}


def is_public(module: str, name: str) -> bool:
    """Return whether a name of a module is described, or is a module that is."""
    if f"{module}.{name}" in described():
        return True
    if module in {PACKAGE, engine.__name__, rl.__name__}:
        return name in import_module(module).__all__
    return not name.startswith("_") and described().get(module) == "module"


def imports_in(code: str) -> Iterator[tuple[str, str]]:
    """Give each name that a program imports of the package, with its module; a call `tt.…` counts as one."""
    calls = set[str]()
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == PACKAGE:
            yield from ((node.module or "", alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            calls |= {alias.asname or alias.name for alias in node.names if alias.name == PACKAGE}
            yield from (alias.name.rpartition(".")[::2] for alias in node.names if alias.name.startswith(f"{PACKAGE}."))
    # A later block of a page goes on with what an earlier one imported.
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in calls | {"tt"}:
            yield PACKAGE, node.attr


def programs() -> Iterator[tuple[str, str]]:
    """Give every program that others see, with where it stands."""
    for path in sorted(CHECKOUT.glob("docs/**/*.md")):
        for at, block in enumerate(blocks_of(path)):
            if block.kind in {"python", "{code-cell}"}:
                yield f"{path.relative_to(CHECKOUT)} {at}", re.sub(r"\A---\n.*?---\n", "", block.text, flags=re.DOTALL)
    for path in sorted([*CHECKOUT.glob("notebooks/**/*.ipynb"), CHECKOUT / "binder" / "play.ipynb"]):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
        yield f"{path.relative_to(CHECKOUT)}", SHELL_LINE.sub("", code)
    for path in sorted(CHECKOUT.glob("tests/project/third_game/**/*.py")):
        yield f"{path.relative_to(CHECKOUT)}", path.read_text(encoding="utf-8")
    for wheel in sorted(CHECKOUT.glob("tests/project/*/*.whl")):
        with ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.endswith(".py"):
                    yield f"{wheel.name} {name}", archive.read(name).decode("utf-8")
    yield SCRIPT.name, SCRIPT.read_text(encoding="utf-8")


def test_everything_that_others_import_is_public_and_there() -> None:
    """On pages, in notebooks, in the example game, in a wheel of it that was built before, in a user's script."""
    found = {(module, name, where) for where, code in programs() for module, name in imports_in(code)}
    assert len({(module, name) for module, name, _ in found}) > 60
    assert not [f"{where}: {module}.{name}" for module, name, where in sorted(found) if not is_public(module, name)]
    for module, name in {(module, name) for module, name, _ in found}:
        # `from package import module` imports it.
        if not hasattr(import_module(module), name):
            import_module(f"{module}.{name}")


def test_what_is_internal_is_seen() -> None:
    """The check itself refuses what it is meant to refuse."""
    code = "import trajan_tutor as tt\nfrom trajan_tutor.desk.desk import Desk\ntt.calls\ntt.play()"
    assert [is_public(*found) for found in imports_in(code)] == [False, False, True]
    assert not is_public("trajan_tutor.search.drivers", "_hidden")


def test_what_is_described_is_there() -> None:
    """By the name that the reference gives it, and of the kind."""
    for name, kind in described().items():
        module, _, last = name.rpartition(".")
        there = import_module(name) if kind == "module" else getattr(import_module(module), last)
        assert isinstance(there, ModuleType) is (kind == "module")


def test_the_names_for_authors_of_games_are_described() -> None:
    """Each is what a type checker finds, and lies in a module that the reference describes."""
    tree = ast.parse(Path(engine.__file__).read_text(encoding="utf-8"))
    told = {
        alias.name: node.module or ""
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if (node.module or "").startswith(PACKAGE)
    }
    assert sorted(told) == sorted(engine.__all__)
    for name, module in told.items():
        assert getattr(engine, name) is getattr(import_module(module), name)
        assert module in described()
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = engine.nothing  # type: ignore[attr-defined]


def test_who_lists_the_games_loads_no_more_than_the_list_needs() -> None:
    """The names for authors are looked up when they are asked for."""
    program = (
        "import sys; from trajan_tutor.engine import Plugin, Resources; "
        "print({'trajan_tutor.engine.moves', 'trajan_tutor.engine.table_game'} & set(sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"


def test_the_package_has_its_types_with_it() -> None:
    """Type checkers look for this file."""
    assert (Path(tt.__file__).parent / "py.typed").is_file()


def test_a_users_script_has_types(tmp_path: Path) -> None:
    """It passes the strict mypy of somebody who has no settings of the project."""
    script = tmp_path / SCRIPT.name
    script.write_text(SCRIPT.read_text(encoding="utf-8"), encoding="utf-8")
    options = ["--strict", "--follow-imports=silent", "--config-file=", f"--cache-dir={tmp_path / 'cache'}"]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", *options, script.name],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(Path(tt.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
