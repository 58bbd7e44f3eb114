"""The front door: what a cover leads to, for somebody new and for somebody who was there before."""

import json
from pathlib import Path
from typing import Any

import pytest

from trajan_tutor.desk.front_door import GameListed, covers
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import progress_journal
from trajan_tutor.lessons.campaign import campaign_of
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.page.host import Host
from trajan_tutor.session.error_sentences import words_of_every_game

GAME = games_by_course()[0]
COURSE = [name for name in lesson_names() if name.startswith(f"{GAME}/")]
ORDER = course_order(find_game(GAME))
WORDS = words_of_every_game("en")


def cover(folder: Path) -> GameListed:
    """Return the cover of the first game."""
    return covers(folder, WORDS)[0]


def keep(folder: Path, address: str, *, done: bool) -> None:
    """Keep that a lesson was begun, or done."""
    notes, keeper = progress_journal.read(folder).begin(address)
    notes.of("first").done = True
    notes.done = done
    keeper(notes)


@pytest.mark.parametrize("number", range(len(games_by_course())), ids=games_by_course())
def test_a_cover_begins_with_the_first_game_of_its_course(tmp_path: Path, number: int) -> None:
    """With its minutes; games and lessons are told apart, and no text is missing."""
    shown = covers(tmp_path, WORDS)[number]
    campaign = campaign_of(find_game(shown["name"]))
    first = campaign.stages[0].lesson
    assert shown["onward"] is not None
    assert shown["onward"]["address"] == f"{shown['name']}/{first}"
    minutes = next(one["minutes"] for one in shown["lessons"] if one["address"] == shown["onward"]["address"])
    assert shown["onward"]["text"] == f"Start: {minutes.partition(' ')[0]} minutes"
    games = {one["address"].partition("/")[2] for one in shown["lessons"] if one["is_game"]}
    assert games == {stage.lesson for stage in campaign.stages}
    assert shown["line"]
    assert "⟦" not in str(shown)


def test_a_cover_goes_on_with_what_is_under_way(tmp_path: Path) -> None:
    """What was begun last; without, the game that is next, then a lesson that is left; with nothing left, nothing."""

    def onward() -> str:
        shown = cover(tmp_path)["onward"]
        assert shown is not None
        assert shown["text"].startswith("Go on: ")
        return shown["address"]

    keep(tmp_path, COURSE[6], done=False)
    keep(tmp_path, COURSE[2], done=False)
    assert onward() == COURSE[2]
    keep(tmp_path, COURSE[2], done=True)
    assert onward() == COURSE[6]
    keep(tmp_path, COURSE[6], done=True)
    for game in ORDER.games:
        assert onward() == game.address
        keep(tmp_path, game.address, done=True)
    assert onward() == ORDER.lessons[0].address
    for address in COURSE:
        keep(tmp_path, address, done=True)
    assert cover(tmp_path)["onward"] is None


def test_a_game_that_was_left_open_goes_on(tmp_path: Path) -> None:
    """The cover says so; where no page begins games, nothing is asked for."""
    begun = cover(tmp_path)["play"]
    told: list[dict[str, Any]] = []
    host = Host(lambda text: told.append(json.loads(text)["message"]), tmp_path)

    def send(**message: object) -> None:
        host.hear(json.dumps({"board": "one", "message": message}))

    send(type="open", kind="play", name=GAME, seed=5)
    assert cover(tmp_path)["play"] == begun
    model = told[-1]["model"]
    send(type="do", request={"type": "choose", "id": "t", "at": model["at"], "move": model["choices"][0]["move"]})
    assert cover(tmp_path)["play"] == WORDS(Message.of("page-play-on"))
    assert covers(tmp_path, WORDS, has_games=False)[0]["play"] == begun
