"""The ledger: points by source."""

import pytest

from trajan_tutor.engine.ledger import Ledger

LEDGER = Ledger(("ships", "senate", "demands"), (12, 0, -9))


def test_it_adds_up_to_the_score() -> None:
    """Losses count too."""
    assert LEDGER.total == 3


def test_a_source_is_looked_up_by_name() -> None:
    """A source that there is not is an error."""
    assert (LEDGER["ships"], LEDGER["senate"], LEDGER["demands"]) == (12, 0, -9)
    with pytest.raises(ValueError, match="tuple"):
        LEDGER["luck"]


def test_walking_over_it_leaves_out_what_brought_nothing() -> None:
    """In the order of the sources."""
    assert list(LEDGER) == [("ships", 12), ("demands", -9)]


def test_the_difference_of_two_is_a_reason() -> None:
    """Source by source."""
    earlier = Ledger(LEDGER.sources, (2, 5, -9))
    assert LEDGER - earlier == Ledger(LEDGER.sources, (10, -5, 0))
    assert (LEDGER - earlier).total == LEDGER.total - earlier.total


def test_ledgers_of_different_games_have_no_difference() -> None:
    """Sources have to agree in number."""
    with pytest.raises(ValueError, match="zip"):
        LEDGER - Ledger(("ships",), (1,))
