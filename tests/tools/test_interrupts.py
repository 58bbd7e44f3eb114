"""Ctrl-C ends every tool that takes long: soon, with all its workers, in one sentence."""

import pytest
from cli.interrupting import assert_ends_soon

pytestmark = pytest.mark.both_builds

TOOLS = [
    ("measure", "gauges agreement trajan --positions 40"),
    ("fit", "search trajan"),
]


@pytest.mark.parametrize(("tool", "words"), TOOLS)
def test_a_tool_ends_soon_in_one_sentence(tool: str, words: str) -> None:
    """At any moment."""
    assert_ends_soon(words, tool)
