"""The table of rules and their tests: no rule id without a test, no test for an id that there is not.

Run as a program it prints the table: `PYTHONPATH=tests python tests/games/sylla/test_rule_table.py`.
"""

import ast
import re
from pathlib import Path

from games.rule_tests import (
    assert_each_rule_is_tested,
    assert_rulings_stand_where_said,
    rule_table,
    show,
    test_functions,
)

from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.components import components

FOLDER = Path(__file__).parent
RULES = tuple(names.rule_id(rule) for rule in names.Rule if rule != codes.RULE_NONE)


def test_every_rule_has_a_test_and_every_mark_a_rule() -> None:
    """All that are without one are named, and so is a typo in a mark."""
    assert_each_rule_is_tested(FOLDER, RULES)


def test_the_rule_book_tells_the_same_rules_in_the_same_order() -> None:
    """The data file and the codes."""
    assert tuple(GAME.rules.rules) == RULES


def test_every_ruling_is_told_by_a_test() -> None:
    """In its docstring, by its id; what has no effect, or cannot happen, needs none."""
    texts = [ast.get_docstring(function) or "" for _, function in test_functions(FOLDER)]
    told = {ruling for text in texts for ruling in re.findall(r"\bS\d+\b", text)}
    without_effect = {"S7", "S12", "S18", "S29"}
    assert set(components().rulings) - told <= without_effect


def test_every_ruling_stands_where_the_data_says() -> None:
    """The function is there, and so are the rules; each rule names its rulings."""
    assert_rulings_stand_where_said(GAME, components().rulings)


if __name__ == "__main__":
    show(rule_table(FOLDER, RULES))
