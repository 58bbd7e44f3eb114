"""The table of rules and their tests: no rule id without a test, no test for an id that there is not.

Run as a program it prints the table: `PYTHONPATH=tests python tests/games/trajan/test_rule_table.py`.
"""

import re
from pathlib import Path

from games.rule_tests import assert_each_rule_is_tested, rule_table, show, test_functions

from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.components import components

FOLDER = Path(__file__).parent
RULES = tuple(names.rule_id(rule) for rule in names.Rule if rule != codes.RULE_NONE)


def test_every_rule_has_a_test_and_every_mark_a_rule() -> None:
    """All that are without one are named, and so is a typo in a mark."""
    assert_each_rule_is_tested(FOLDER, RULES)


def test_the_rule_book_tells_the_same_rules_in_the_same_order() -> None:
    """The data file and the codes."""
    assert tuple(GAME.rules.rules) == RULES


def test_every_ruling_has_a_test_named_after_it() -> None:
    """R1 to R32: `test_r7_…`; one with a choice also among the options."""
    tested = {
        (match[1].upper(), module)
        for module, function in test_functions(FOLDER)
        if (match := re.match(r"test_(r\d+)_", function.name))
    }
    rulings = components().rulings
    assert sorted({name for name, _ in tested}) == sorted(rulings)
    assert {name for name, module in tested if module == "test_options"} == {
        name for name, ruling in rulings.items() if ruling.choices
    }
    assert {name for name, module in tested if module != "test_options"} == set(rulings)


if __name__ == "__main__":
    show(rule_table(FOLDER, RULES))
