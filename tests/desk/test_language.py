"""A board is switched to another language at any moment: everything is said anew, and what lies on it goes on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from desk.page import LITTLE, Page, go_on

from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.games import game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import PSEUDO
from trajan_tutor.session.new_session import new_session

# What answers the last request alone differs between who switched and who always spoke so; a late hint too.
_OF_THE_REQUEST = ("notice", "live", "answered")


def game_page(folder: Path, game: str, language: str, **settings: Any) -> Page:
    """Return a page that shows a game in a language."""
    outside = HostServices(saves=folder, driver=Driver.AT_ONCE, efforts=Efforts(hint=LITTLE, verdict=LITTLE, deals=4))
    return Page(Desk(new_session(game, seed=7, **settings), outside, language=language))


def lesson_page(folder: Path, address: str, language: str) -> Page:
    """Return a page that shows a lesson in a language."""
    outside = HostServices(saves=folder, efforts=Efforts(guide=LITTLE))
    return Page(Desk(None, outside, lesson=lesson_activity(address, "guide-me", language, folder)))


def assert_speaks_alike(begin: Callable[[str], Page], act: Callable[[Page], object]) -> None:
    """Check that a page that was switched shows what one shows that spoke the language from the beginning."""
    switched, always = begin("en"), begin(PSEUDO)
    act(switched)
    act(always)
    at, english = switched.model["at"], switched.model["turn"]
    switched.send("language", language=PSEUDO)
    assert switched.model["at"] == at, "the game has gone on"
    assert switched.model["turn"] != english
    for name, value in always.model.items():
        if name not in _OF_THE_REQUEST:
            assert switched.model[name] == value, name
    assert switched.shows_what_is()


def played(page: Page, decisions: int = 8) -> None:
    """Decide so many times, each time the first choice."""
    for _ in range(decisions):
        page.send("choose", move=page.model["choices"][0]["move"])


@pytest.mark.parametrize("game", game_names())
def test_a_game_is_told_anew(tmp_path: Path, game: str) -> None:
    """Choices, log, rules, points and picture."""
    folders = iter((tmp_path / "a", tmp_path / "b"))
    assert_speaks_alike(lambda language: game_page(next(folders), game, language), played)


def test_a_report_is_told_anew(tmp_path: Path) -> None:
    """With what is explained below it."""

    def until_report(page: Page) -> None:
        while not page.model["reports"]:
            played(page, 1)

    folders = iter((tmp_path / "a", tmp_path / "b"))
    assert_speaks_alike(lambda language: game_page(next(folders), "trajan", language, seats=2), until_report)


def test_what_the_coach_found_is_told_anew(tmp_path: Path) -> None:
    """A hint, turns that can be chosen, and what they lead to."""

    def ask(page: Page) -> None:
        for action, number in (("hint", -1), ("hint-level", 2), ("list", -1), ("choose", 0), ("explore", -1)):
            page.coach(action, number)
        assert page.model["coach"]["wide"]

    folders = iter((tmp_path / "a", tmp_path / "b"))
    assert_speaks_alike(lambda language: game_page(next(folders), "trajan", language, seats=2), ask)


def test_a_lesson_is_told_anew(tmp_path: Path) -> None:
    """Its text, its goal, its contents; the step is the same one."""
    folders = iter((tmp_path / "a", tmp_path / "b"))
    assert_speaks_alike(lambda language: lesson_page(next(folders), "trajan/02-sowing", language), go_on)


def test_an_empty_table_is_told_anew(tmp_path: Path) -> None:
    """Its form too."""
    page = Page(Desk(None, HostServices(saves=tmp_path)))
    english = page.ask("show", page="form")
    page.send("language", language=PSEUDO)
    assert page.model["turn"].startswith("[")
    assert page.ask("show", page="form")["players"] != english["players"]


def test_what_waits_comes_back_in_the_language_that_was_chosen_meanwhile(tmp_path: Path) -> None:
    """Practice lies on the table, and the game comes back."""
    page = game_page(tmp_path, "trajan", "en", seats=2)
    page.send("practise")
    page.send("language", language=PSEUDO)
    page.send("go", action="to-game")
    assert page.model["kind"] == "table"
    assert page.model["turn"].startswith("[")


def test_the_host_is_told_and_what_is_not_offered_is_refused(tmp_path: Path) -> None:
    """In a sentence that names what can be chosen; the board stays as it was."""
    heard: list[str] = []
    page = Page(Desk(new_session("caesar", seed=7), HostServices(saves=tmp_path, speaks=heard.append)))
    assert {"key": "en", "name": "English"} in page.model["languages"]
    assert "en (English)" in page.said("language", language="xx")["text"]
    assert page.said("language", language=PSEUDO)["text"].startswith("[")
    assert page.model["language"] == PSEUDO
    assert heard == [PSEUDO]


def test_a_saved_game_opens_in_the_language_of_the_board(tmp_path: Path) -> None:
    """Whatever it was played in."""
    first = game_page(tmp_path, "trajan", PSEUDO, seats=2)
    played(first, 3)
    second = Page(Desk(new_session("trajan", seed=8), HostServices(saves=tmp_path)))
    [saved] = second.ask("show", page="saved-games")["rows"]
    second.send("resume", file=saved["file"])
    assert second.model["language"] == "en"
    assert not any("[" in line["text"] for line in second.model["log"])


def test_a_language_that_a_host_cannot_keep_is_said(tmp_path: Path) -> None:
    """After what is said of it anyway."""

    def speaks(language: str) -> Message:
        asked.append(language)
        return Message("session-language-not-kept")

    asked: list[str] = []
    page = Page(Desk(new_session("trajan", seed=7), HostServices(saves=tmp_path, speaks=speaks)))
    page.send("language", language="en")
    assert page.model["notice"]["text"] == (
        "The board speaks English now. This language is spoken for now, but not after the next start."
    )
    assert asked == ["en"]
