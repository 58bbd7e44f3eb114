"""*Back* and *All lessons* lose no game: what was played stands there again, decision by decision."""

from typing import Any

import pytest
from desk.page import Page, page_of_lesson

# The growing games in which one plays on over several steps.
GAMES = ["trajan/00-first-game", "caesar/30-first-game", "sylla/50-first-game"]
OTHER = {"trajan": "trajan/02-sowing", "caesar": "caesar/31-placing", "sylla": "sylla/51-people"}


def played(page: Page) -> tuple[Any, ...]:
    """Return all decisions of the game on the board, and the step at which it stands."""
    return (*page.session.record().moves, page.model["lesson"]["place"])


def into_the_game(page: Page, decisions: int) -> None:
    """Play on by first choices, to the second step in which one plays or later, and into the middle of a turn."""
    steps: set[str] = set()
    for _ in range(600):
        lesson = page.model["lesson"]
        if lesson["kind"] == "play" and lesson["phase"] == "doing":
            steps.add(lesson["place"])
            if len(steps) > 1 and len(page.session.record().moves) >= decisions and page.model["choices"]:
                return
        if page.model["others"]["waits"]:
            page.send("skip")
        elif page.model["choices"] and lesson["phase"] == "doing":
            page.send("choose", move=page.model["choices"][0]["move"])
        else:
            page.send("go", action="show-me" if "show-me" in lesson["may"] and lesson["kind"] != "play" else "next")
    raise AssertionError("the game came to no second step")


@pytest.mark.parametrize("address", GAMES)
@pytest.mark.parametrize("decisions", [1, 12])
def test_all_lessons_leads_away_and_back_to_the_same_decision(address: str, decisions: int) -> None:
    """Another lesson is opened and played in, then this one again; so it is on a page that is opened anew."""
    page = page_of_lesson(address)
    into_the_game(page, decisions)
    page.send("choose", move=page.model["choices"][0]["move"])
    before = played(page)
    page.send("lesson", address=OTHER[address.partition("/")[0]])
    page.send("go", action="next")
    page.send("lesson", address=address)
    assert played(page) == before
    assert played(page_of_lesson(address)) == before


@pytest.mark.parametrize("address", GAMES)
def test_back_looks_at_an_earlier_step_and_the_game_stands_where_it_stood(address: str) -> None:
    """Once and twice, on this page and on one that is opened meanwhile."""
    page = page_of_lesson(address)
    into_the_game(page, 12)
    page.send("choose", move=page.model["choices"][0]["move"])
    before = played(page)
    for times in (1, 2):
        for _ in range(times):
            page.send("go", action="back")
        assert page.model["lesson"]["place"] != before[-1]
        assert played(page_of_lesson(address)) == before
        for _ in range(6):
            if page.model["lesson"]["place"] == before[-1]:
                break
            page.send("go", action="next")
        assert played(page) == before
