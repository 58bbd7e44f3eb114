"""What a choice would bring about: asked for by a question, never told of what is no choice."""

import pytest
from desk.page import Page, page_of_game


@pytest.fixture
def page() -> Page:
    """Return a page that shows a board on which tokens are placed on a map."""
    return page_of_game("caesar", seed=3, people=(0, 1))


def test_a_choice_tells_what_would_change(page: Page) -> None:
    """By places of this board; the game does not go on."""
    before = page.model["at"]
    choice = page.model["choices"][0]
    told = page.ask("preview", move=choice["move"])
    assert told["move"] == choice["move"]
    assert told["dashed"]
    assert {*choice["spots"], *choice["leads"]} <= {*told["dashed"], *page.model["marks"]["lit"]}
    spots = {spot.name for spot in page.session.game.spots(page.session.observation())}
    assert {*told["dashed"], *(tag["spot"] for tag in told["tags"])} <= spots
    assert page.model["at"] == before


@pytest.mark.parametrize("move", ["nonsense", "place shield-4-2 XX-YY XX", "<b>", "draw"])
def test_what_is_no_choice_shows_nothing(page: Page, move: str) -> None:
    """Not even an error: the page has moved on."""
    assert not page.ask("preview", move=move)
    assert page.notice["tone"] == ""


def test_seats_are_marked_as_the_game_says(page: Page) -> None:
    """The letters and colours of the panels are those of the board."""
    seats = page.model["summary"]["seats"]
    assert [(seat["letter"], seat["colour"]) for seat in seats] == [("C", 0), ("P", 2)]
    assert [seat["name"] for seat in seats] == ["Caesar", "Pompey"]
    assert [look["letter"] for look in page.model["points"]["looks"]] == ["C", "P"]
