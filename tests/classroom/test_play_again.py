"""Tables at home, and the game after a game: who is called how, who sits where, and who begins."""

from pathlib import Path
from typing import Any

import pytest
from classroom.table_story import Page, Story

from trajan_tutor.classroom.home_table import HomeTable

# No game of Caesar! by two has more decisions.
_MOST = 200


def seat_names(page: Page) -> list[str]:
    """Return what the seats are called on the board of a page."""
    return [seat["name"] for seat in page.models[page.shown["board"]]["summary"]["seats"]]


def table_of(page: Page) -> dict[str, Any]:
    """Return what a page shows above its board."""
    found: dict[str, Any] = page.shown["table"]
    return found


def play_out(story: Story) -> None:
    """Let whoever is to decide take the first choice, until the game is over."""
    for _ in range(_MOST):
        for number in story.may():
            story.choose(number)
        if table_of(story.pages[0])["over"]:
            return


@pytest.fixture
def home(tmp_path: Path) -> Story:
    """A table for two at home, at which one sits."""
    story = Story(tmp_path)
    HomeTable(story.host, "caesar", 2)
    story.come("Ada")
    return story


def test_boards_call_those_who_come_later_by_their_names(home: Story) -> None:
    """Until then the seat is free, and it is said how others come to it; nobody is called a bot."""
    assert seat_names(home.pages[0]) == ["You", "Free seat"]
    assert home.room.code in table_of(home.pages[0])["how"]
    home.come("Bo")
    assert [seat_names(page) for page in home.pages] == [["You", "Bo"], ["Ada", "You"]]
    assert not [page for page in home.pages if table_of(page)["how"]]


def test_one_click_begins_the_next_game(tmp_path: Path) -> None:
    """At the end of a game, for all who sit there: another one begins. Before that, the click does nothing."""
    story = Story(tmp_path)
    story.come("Ada", "Bo")
    story.pair("caesar")
    story.teach(type="table-look", table=1, seat=-1)
    first = story.pages[0].shown["board"]
    story.say(1, type="table", act="again")
    assert story.pages[0].shown["board"] == first
    play_out(story)
    assert table_of(story.pages[0])["may_play_again"]
    story.say(1, type="table", act="again")
    # Both have clicked at the same time.
    story.say(0, type="table", act="again")
    story.clock.turn(0.3)
    assert len(story.room.tables) == 2
    assert {page.shown["board"] for page in story.pages} == {max(story.room.tables)}
    assert [seat_names(page) for page in story.pages] == [["Bo", "You"], ["You", "Ada"]]
    assert len(story.may()) == 1
    assert story.teacher.shown["table_looked"]["number"] == max(story.room.tables)


def test_after_the_next_game_the_table_is_as_full_as_before(home: Story) -> None:
    """A third is told so, and those who sit there are not disturbed."""
    home.come("Bo")
    play_out(home)
    home.say(0, type="table", act="again")
    home.clock.turn(0.3)
    assert [seat_names(page) for page in home.pages] == [["Bo", "You"], ["You", "Ada"]]
    home.come("Cy")
    assert "All seats" in home.pages[2].shown["sentence"]
    assert len(home.may()) == 1


def test_who_teaches_has_ended_it(tmp_path: Path) -> None:
    """Then pupils begin no other game there."""
    story = Story(tmp_path)
    story.come("Ada", "Bo")
    story.pair("caesar")
    story.teach(type="table-end", table=0)
    assert not table_of(story.pages[0])["may_play_again"]
    story.say(0, type="table", act="again")
    assert len(story.room.tables) == 1


def test_who_was_given_something_else_is_replaced_by_a_bot(tmp_path: Path) -> None:
    """In the next game of the others."""
    story = Story(tmp_path)
    story.come("Ada", "Bo")
    story.pair("caesar")
    play_out(story)
    story.teach(type="give", kind="game", name="trajan", to=[story.learners[1].id])
    story.say(0, type="table", act="again")
    assert [one["kind"] for one in table_of(story.pages[0])["seats"]] == ["bot", "pupil"]
