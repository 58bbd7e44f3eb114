"""The rule book: an id, a place and a status for every rule."""

from pathlib import Path

import pytest

from trajan_tutor.engine.components import Status
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.rules import Rule, RuleBook, load_rules

GOOD = """
[[rule]]
id = "toy.card.draw"
title = "toy-card-draw"
place = { cz = "turn", pl = "turn" }
status = "confirmed"

[[rule]]
id = "toy.bid.highest-bid"
title = "toy-bid-highest-bid"
place = { cz = "bids" }
status = "ruling"
rulings = ["R1"]
"""


def loaded(folder: Path, text: str) -> RuleBook:
    """Return the rules of a file with this text."""
    path = folder / "rules.toml"
    path.write_text(text, encoding="utf-8")
    return load_rules(path)


def refused(folder: Path, text: str) -> str:
    """Return the message with which a file is refused."""
    with pytest.raises(UnreadableError) as caught:
        loaded(folder, text)
    return str(caught.value.message)


def test_rules_are_read_in_order(tmp_path: Path) -> None:
    """With area, key and rulings."""
    book = loaded(tmp_path, GOOD)
    assert list(book.rules) == ["toy.card.draw", "toy.bid.highest-bid"]
    rule = Rule("toy.bid.highest-bid", "bid", {"cz": "bids"}, Status.RULING, ("R1",))
    assert book["toy.bid.highest-bid"] == rule
    assert rule.key == "toy-bid-highest-bid"


@pytest.mark.parametrize("needed", ["title", "place", "status"])
def test_a_rule_that_lacks_something_is_refused(tmp_path: Path, needed: str) -> None:
    """The message names the rule and what it lacks."""
    lines = [line for line in GOOD.split("\n\n", maxsplit=1)[0].splitlines() if not line.startswith(needed)]
    assert (
        refused(tmp_path, "\n".join(lines)) == f"engine-rule-lacks needed={needed} place=rules.toml rule=toy.card.draw"
    )


def test_a_rule_without_an_id_is_named_by_its_number(tmp_path: Path) -> None:
    """There is no other name for it."""
    text = GOOD.replace('id = "toy.bid.highest-bid"\n', "")
    assert refused(tmp_path, text) == "engine-rule-lacks needed=id place=rules.toml rule=2"


def test_a_title_is_the_id_with_dashes(tmp_path: Path) -> None:
    """So that the words of a rule are found by its id."""
    text = GOOD.replace('title = "toy-card-draw"', 'title = "toy-draw"')
    assert refused(tmp_path, text) == "engine-rule-title place=rules.toml rule=toy.card.draw title=toy-draw"


def test_a_rule_stands_once(tmp_path: Path) -> None:
    """A second one with the same id is refused."""
    assert refused(tmp_path, GOOD + GOOD).startswith("engine-rule-title")


def test_a_file_that_is_cut_is_refused(tmp_path: Path) -> None:
    """The message names the file."""
    assert refused(tmp_path, GOOD[:-5]).startswith("reading-toml line=13 place=")
