"""The table of rules and their tests: no rule id without a test, no test for an id that there is not.

Run as a program it prints the table: `python tests/games/sylla/test_rule_table.py`.
"""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.components import components
from trajan_tutor.games.sylla.words import names

FOLDER = Path(__file__).parent
RULES = tuple(names.rule_id(rule) for rule in names.Rule if rule != codes.RULE_NONE)


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """Walk over the test functions of this folder with the names of their modules."""
    for path in sorted(FOLDER.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.stem, node


def marked_rules(function: ast.FunctionDef) -> list[str]:
    """Return the ids with which a function is marked by `pytest.mark.rule(...)`."""
    return [
        str(ast.literal_eval(argument))
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
        for argument in decorator.args
    ]


def table() -> dict[str, list[str]]:
    """Return the tests of each rule id, in the order of the rulebook; ids that there are not stand at the end."""
    found: dict[str, list[str]] = {rule: [] for rule in RULES}
    for module, function in functions():
        for rule in marked_rules(function):
            found.setdefault(rule, []).append(f"{module}.{function.name}")
    return found


def test_every_rule_has_a_test() -> None:
    """All that are without one are named."""
    missing = [rule for rule, tests in table().items() if not tests]
    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_every_marked_rule_exists() -> None:
    """A typo in a mark is named with the test."""
    assert not {rule: tests for rule, tests in table().items() if rule not in RULES}


def test_the_rule_book_tells_the_same_rules_in_the_same_order() -> None:
    """The data file and the codes."""
    assert tuple(GAME.rules.rules) == RULES


def test_every_ruling_is_told_by_a_test() -> None:
    """In its docstring, by its id; what has no effect, or cannot happen, needs none."""
    told = {
        ruling for _, function in functions() for ruling in re.findall(r"\bS\d+\b", ast.get_docstring(function) or "")
    }
    without_effect = {"S7", "S12", "S18", "S29"}
    assert set(components().rulings) - told <= without_effect


def test_every_ruling_stands_where_the_data_says() -> None:
    """The function is there, and so are the rules; each rule names its rulings."""
    for name, ruling in components().rulings.items():
        module, _, function = ruling.where.rpartition(".")
        assert callable(getattr(importlib.import_module(f"trajan_tutor.games.sylla.{module}"), function)), name
        for rule in ruling.rules:
            assert name in GAME.rules[rule].rulings


if __name__ == "__main__":
    for id_, tests in table().items():
        print(id_)  # noqa: T201  (the table is what this program is for)
        for name in tests or ["-"]:
            print(f"    {name}")  # noqa: T201
