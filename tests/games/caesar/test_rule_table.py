"""The table of rules and their tests: no rule id without a test, no test for an id that there is not.

Run as a program it prints the table: `PYTHONPATH=tests python tests/games/caesar/test_rule_table.py`.
"""

import re
from pathlib import Path

from games.rule_tests import (
    assert_each_rule_is_tested,
    assert_rulings_stand_where_said,
    rule_table,
    show,
    test_functions,
)

from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import components

FOLDER = Path(__file__).parent
RULES = tuple(names.rule_id(rule) for rule in names.Rule if rule != codes.RULE_NONE)


def test_every_rule_has_a_test_and_every_mark_a_rule() -> None:
    """All that are without one are named, and so is a typo in a mark."""
    assert_each_rule_is_tested(FOLDER, RULES)


def test_the_rule_book_tells_the_same_rules_in_the_same_order() -> None:
    """The data file and the codes."""
    assert tuple(GAME.rules.rules) == RULES


def test_every_ruling_has_a_test_named_after_it() -> None:
    """One for each: `test_c7_…`."""
    names_of = [function.name for _, function in test_functions(FOLDER)]
    tested = {match[1].upper() for name in names_of if (match := re.match(r"test_(c\d+)_", name))}
    assert tested == set(components().rulings)


def test_every_ruling_stands_where_the_data_says() -> None:
    """The function is there, and so are the rules; each rule names its rulings."""
    assert_rulings_stand_where_said(GAME, components().rulings)


if __name__ == "__main__":
    show(rule_table(FOLDER, RULES))
