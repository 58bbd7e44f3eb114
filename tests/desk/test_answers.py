"""What goes to a page when something was clicked: in few words, and only what has changed."""

import json
from typing import Any

import pytest
from desk.page import Page, page_of_game

# So large is the answer to most clicks at most; the picture alone has more than five times as much.
SHORT_CHARACTERS = 17_000


@pytest.fixture
def page() -> Page:
    """Return a page that has everything of a game."""
    return page_of_game(seats=3)


def click(page: Page) -> Any:
    """Choose the last move of the list, and return the change that answers it."""
    return page.send("choose", move=page.model["choices"][-1]["move"])


def test_a_click_is_answered_with_what_has_changed_of_the_picture(page: Page) -> None:
    """And which click it answers; neither picture nor log come anew."""
    for number in range(1, 21):
        change = click(page)
        assert change["places"]
        assert change["set"]["at"] == page.desk.table.at
        assert change["set"]["answered"] == f"page-{number}"
        assert not {"picture", "labels"} & set(change["set"])
        assert "log" not in change["set"] or number == 1


def test_an_answer_is_short(page: Page) -> None:
    """A page has to read it, and to draw anew what it names."""
    sizes = sorted(len(json.dumps(click(page), ensure_ascii=False)) for _ in range(40))
    assert sizes[len(sizes) // 2] < SHORT_CHARACTERS
    assert len(page.drawn) > 5 * SHORT_CHARACTERS


def test_what_stays_is_not_sent(page: Page) -> None:
    """A refused click changes the notice and nothing of the board."""
    change = page.send("pick", spot="province.alpes")
    assert set(change) == {"type", "n", "set"}
    assert set(change["set"]) == {"answered", "notice", "live", "cards"}
