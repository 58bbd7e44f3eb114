"""Which tests are marked with which rule ids, and which rulings they are named after, read from the tests of a game."""

import ast
import importlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from the_games import AnyGame


def test_functions(folder: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Walk over the test functions of a folder with the names of their modules."""
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.stem, node


test_functions.__test__ = False  # type: ignore[attr-defined]


def rule_table(folder: Path, rules: Sequence[str]) -> dict[str, list[str]]:
    """Return the tests of each rule id, in the order of the rulebook; ids that there are not stand at the end."""
    found: dict[str, list[str]] = {rule: [] for rule in rules}
    for module, function in test_functions(folder):
        for rule in _marked(function):
            found.setdefault(rule, []).append(f"{module}.{function.name}")
    return found


def assert_each_rule_is_tested(folder: Path, rules: Sequence[str]) -> None:
    """Look for rules without a test, and for marks with an id that there is not."""
    table = rule_table(folder, rules)
    assert [rule for rule, tests in table.items() if not tests] == []
    assert {rule: tests for rule, tests in table.items() if rule not in rules} == {}


def assert_rulings_stand_where_said(game: AnyGame, rulings: Mapping[str, object]) -> None:
    """Look whether the function of each ruling is there, and so are its rules; each rule names its rulings."""
    for name, ruling in rulings.items():
        where, rules = str(getattr(ruling, "where", "")), getattr(ruling, "rules", ())
        module, _, function = where.rpartition(".")
        found = importlib.import_module(f"trajan_tutor.games.{game.name}.{module}")
        assert callable(getattr(found, function)), name
        for rule in rules:
            assert name in game.rules[rule].rulings


def show(table: Mapping[str, Sequence[str]]) -> None:
    """Print the tests of each rule."""
    for rule, tests in table.items():
        print(rule)  # noqa: T201  (the table is what this is for)
        for name in tests or ["-"]:
            print(f"    {name}")  # noqa: T201


def _marked(function: ast.FunctionDef) -> list[str]:
    """Return the ids with which a function is marked by `pytest.mark.rule(...)`."""
    return [
        str(ast.literal_eval(argument))
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
        for argument in decorator.args
    ]
