"""Ctrl-C ends every tool that takes long: soon, with all its workers, in one sentence."""

import pytest
from cli.interrupting import assert_ends_soon

pytestmark = pytest.mark.both_builds

TOOLS = {
    "measure_stability": "trajan --positions 40 --seconds 5",
    "measure_verdicts": "trajan --positions 40",
    "fit_evaluation": "trajan",
}


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_ends_soon_in_one_sentence(tool: str) -> None:
    """At any moment."""
    assert_ends_soon(TOOLS[tool], tool)
