"""Every step of every lesson, and games, measured in every way: nothing outside, cut, covered, small or moved."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
import walk_plan
from browser.walker import LARGER, PSEUDO, SMALL, WAYS, Walker, Window, walking
from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.long]

TRANSLATED = [(language, window) for window in SMALL for language in ("cs", "pl", "pt")]
# What is recorded in a language is walked by one process: English, with the larger windows, is half of it.
IN_ENGLISH = pytest.mark.xdist_group("walk in English")
IN_OTHERS = pytest.mark.xdist_group("walk in other words")


def by_language(ways: list[tuple[str, Window]]) -> list[Any]:
    """Return the ways as parameters, by the process that walks them."""
    return [
        pytest.param(language, window, marks=IN_ENGLISH if language == "en" else IN_OTHERS, id=f"{language}-{window}")
        for language, window in ways
    ]


@pytest.fixture(scope="module")
def walker(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walker]:
    """Return who walks."""
    with walking(chromium, tmp_path_factory.mktemp("walk")) as walker:
        yield walker


EVERY_WAY = [*WAYS, *TRANSLATED, *(("en", window) for window in LARGER)]


@pytest.mark.parametrize("number", range(len(EVERY_WAY)))
def test_each_recording_is_walked_in_one_of_the_ways(walker: Walker, number: int) -> None:
    """All that is recorded, and all ways, the recordings dealt out among them."""
    language, window = EVERY_WAY[number]
    names = [*walk_plan.recorders()][number :: len(EVERY_WAY)]
    is_dark = language == PSEUDO or window in LARGER
    assert walker.walk({**dict.fromkeys(names)}, language, window, dark=is_dark).found == []


@pytest.mark.before_release
@pytest.mark.parametrize(("language", "window"), by_language(WAYS + TRANSLATED))
def test_nothing_is_missed_in_any_way(walker: Walker, language: str, window: Window) -> None:
    """Each recording in every way."""
    everything = dict.fromkeys(walk_plan.recorders())
    assert walker.walk({**everything}, language, window, dark=language == PSEUDO).found == []


@pytest.mark.before_release
@IN_ENGLISH
@pytest.mark.parametrize("window", LARGER, ids=str)
def test_nor_in_larger_ones(walker: Walker, window: Window) -> None:
    """By night, when what stands out too little is looked for as well; by day everything lies where it does then."""
    everything = dict.fromkeys(walk_plan.recorders())
    assert walker.walk({**everything}, "en", window, dark=True).found == []


@IN_ENGLISH
def test_the_plan_is_that_of_the_rule(walker: Walker) -> None:
    """What `make test` walks is chosen of what is recorded today."""
    recordings = {name: partial(walker.recordings.lines, name, "en") for name in walk_plan.recorders()}
    assert walk_plan.made(recordings) == walk_plan.stored()
