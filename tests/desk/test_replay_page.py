"""The replay of a game on its board: what a page begins with, and its pictures one by one."""

import json

import pytest
from desk.page import Page, page_of_game

from trajan_tutor.shown.replay import replay_of
from trajan_tutor.view import PictureForm


@pytest.fixture
def page() -> Page:
    """Return the board of a finished game."""
    return page_of_game(seats=3, seed=5, people=())


def test_a_replay_begins_with_its_curve_and_its_turning_points(page: Page) -> None:
    """And the first picture; it is made only when it is asked for."""
    replay = page.ask("show", page="replay")
    assert len(replay["captions"]) == len(replay["nodes"]) > 20
    assert replay["curve"].startswith("<svg")
    assert 0 < len(replay["turning"]) <= 3
    assert all(0 < point["frame"] < len(replay["nodes"]) for point in replay["turning"])
    assert replay["nodes"][-1] == page.session.tree.here.number
    assert page.ask("frame", number=0)["number"] == 0
    assert "⟦" not in json.dumps([replay["captions"], replay["turning"]], ensure_ascii=False)


def test_pictures_come_one_by_one(page: Page) -> None:
    """The nearest there is to the number asked for; the game stays where it is."""
    replay, at = page.ask("show", page="replay"), page.model["at"]
    first = page.ask("frame", number=0)["svg"]
    seventh = page.ask("frame", number=7)
    assert seventh["number"] == 7
    assert seventh["svg"] != first
    assert seventh["told"]
    assert page.ask("frame", number=10**6)["number"] == len(replay["captions"]) - 1
    assert page.ask("frame", number=-1)["svg"] == first
    assert page.model["at"] == at


def test_a_picture_without_a_replay_is_refused_in_words(page: Page) -> None:
    """Nothing is shown."""
    assert page.ask("frame", number=1) == {"problem": page.notice["text"]}
    assert page.notice["tone"] == "problem"


def test_a_replay_of_a_game_against_bots_shows_no_secrets() -> None:
    """It is seen by the person who plays, and the game goes on from any of its pictures."""
    page = page_of_game()
    for _ in range(12):
        page.send("choose", move=page.model["choices"][0]["move"])
    replay = page.ask("show", page="replay")
    assert (
        page.ask("frame", number=0)["svg"]
        == replay_of(page.session).draw(0, prefix="b-replay", form=PictureForm.BARE).svg
    )
    assert replay_of(page.session).seat == 0
    page.send("jump", node=replay["nodes"][1])
    assert page.session.tree.here.number == replay["nodes"][1]


def test_another_game_has_no_replay_yet(page: Page) -> None:
    """The old one is put away."""
    page.send("show", page="replay")
    page.send("again")
    assert page.said("frame", number=1)["tone"] == "problem"
