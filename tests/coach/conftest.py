"""Tests of the coach ask what is kept of its searches; what is long may search for more."""

from collections.abc import Iterator

import pytest
from coach.kept_studies import KEPT


@pytest.fixture(autouse=True)
def searches_where_it_is_long(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let tests that meet more positions than are kept search in them."""
    KEPT.may_search = request.node.get_closest_marker("long") is not None
    yield
    KEPT.may_search = False
