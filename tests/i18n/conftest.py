"""What tests of words share: our own files stand beside the two lines of every example, and are parsed once."""

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser

_PARSE_ONCE = cache(FluentParser().parse)


@pytest.fixture(scope="module", autouse=True)
def each_file_parsed_once() -> Iterator[None]:
    """Parse the same text once: nothing changes what was parsed."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(FluentParser, "parse", staticmethod(_PARSE_ONCE))
        yield
