"""A warm click at a desk stays as small as it is."""

import statistics

import pytest
from measures.calls import clicks, counted, lines, unmeasured

# Fewer would be better; what makes many more of them draws or tells again what was there. Which words are kept ready
# hangs on what was asked before, and moves the count by some twenty; to look for what happens for the first time costs
# fifteen, and to explain it as many again. By C55 *exactly* a game of Caesar!
# takes another course, of fewer and larger clicks.
MOST_CALLS = 3080


@pytest.mark.parametrize("game", ["trajan", "caesar", "sylla"])
def test_a_warm_click_makes_few_calls(game: str) -> None:
    """Counted, not timed: the same on every machine."""
    list(clicks(game, unmeasured))
    assert statistics.median(click.calls.total() for click in clicks(game, counted)) < MOST_CALLS


def test_the_figures_are_told() -> None:
    """Median and worst, for choosing and for letting a bot decide."""
    said = "\n".join(lines("caesar", where=True))
    assert "choose" in said
    assert "next" in said
    assert "(worst" in said
    assert "/session/session.py" in said
