"""What is not on the disk is told as long as it is not, of whatever kind it is, and written as soon as that can be."""

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from desk.page import Page, page_of_game, page_of_lesson, page_of_table

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import attempts_journal, progress, saved_records
from trajan_tutor.journals.writing import CopyToTake, Unsaved
from trajan_tutor.session.new_session import new_session

ANSWERS = {
    "game": "trajan",
    "seats": 3,
    "players": ["person", "random", "random"],
    "names": [],
    "setup": "quick",
    "language": "en",
    "theme": "auto",
}


@contextmanager
def failing(number: int) -> Iterator[None]:
    """Let the system refuse to open any file for writing."""
    open_really = os.open

    def refused(path: Any, flags: int, *rest: Any) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(number, os.strerror(number))
        return open_really(path, flags, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", refused)
        yield


@contextmanager
def full_disk() -> Iterator[None]:
    """Let the disk have no room: folders and empty files can be made, and nothing put into them."""

    def refused(_file: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", refused)
        yield


def click(page: Page) -> None:
    """Choose what can be chosen first."""
    page.send("choose", move=page.model["choices"][0]["move"])


def unsaved(page: Page) -> Any:
    """Return what the page shows of what is not on the disk."""
    return page.model["unsaved"]


def decisions(page: Page) -> int:
    """Return how many decisions led to where the game stands."""
    return len(page.session.steps)


def test_a_full_disk_is_told_from_the_first_decision_that_is_not_there_until_all_are(saved_games_home: Path) -> None:
    """Over clicks, going back and questions; what is said to be kept is what is there."""
    page = page_of_game()
    click(page)
    click(page)
    kept = decisions(page)
    assert unsaved(page) is None
    assert page.model["keeps"] == f"{kept} decisions are kept."
    with full_disk():
        for _ in range(3):
            click(page)
            assert unsaved(page)["text"] == f"Not saved since decision {kept + 1}"
            assert page.model["keeps"] == f"{kept} decisions are kept."
        assert "No space left on device" in " ".join(unsaved(page)["about"])
        page.ask("show", page="history")
        page.send("rename", node=1, name="the beginning")
        page.send("undo")
        page.ask("save")
        assert unsaved(page)
        (game,) = saved_games_home.glob("*.game")
        assert len(saved_records.load(game).steps) == kept
    page.ask("save")
    assert unsaved(page) is None
    assert page.model["keeps"] == f"{decisions(page)} decisions are kept."
    found = saved_records.load(game)
    assert found.record() == page.session.record()
    assert [node.name for node in found.tree][1] == "the beginning"


def test_a_change_that_is_no_decision_is_told_too() -> None:
    """And nothing more once there is nothing to be written: it was taken back."""
    page = page_of_game()
    click(page)
    with failing(errno.EROFS):
        page.send("rename", node=1, name="the beginning")
        assert unsaved(page)["text"] == "The last change is not saved"
        page.send("rename", node=1, name="")
        assert unsaved(page) is None


def test_a_new_game_on_a_full_disk_leaves_nothing_that_cannot_be_continued(saved_games_home: Path) -> None:
    """No folder, no line in the list; later the whole game is there."""
    page = page_of_game()
    with full_disk():
        click(page)
        assert unsaved(page)["text"] == "Not saved"
        assert list(saved_games_home.iterdir()) == []
        listed = page_of_table().ask("show", page="saved-games")
        assert (listed["rows"], listed["problems"]) == ([], [])
    page.ask("save")
    assert unsaved(page) is None
    (game,) = saved_games_home.glob("*.game")
    assert saved_records.load(game).record() == page.session.record()


def test_an_empty_folder_of_an_earlier_day_is_no_saved_game(saved_games_home: Path) -> None:
    """A process that was killed may have left it."""
    (saved_games_home / "trajan-2-123456789abc.game").mkdir()
    listed = page_of_table().ask("show", page="saved-games")
    assert (listed["rows"], listed["problems"]) == ([], [])


def test_a_folder_that_vanishes_is_not_said_to_hold_anything(saved_games_home: Path) -> None:
    """As soon as anything is asked for, what was there is written again."""
    page = page_of_game()
    click(page)
    shutil.rmtree(saved_games_home)
    with failing(errno.ENOENT):
        page.ask("save")
        assert unsaved(page)["text"] == "Not saved"
        assert page.model["keeps"] == "Nothing is kept before the first decision."
    page.ask("save")
    assert unsaved(page) is None
    (game,) = saved_games_home.glob("*.game")
    assert saved_records.load(game).record() == page.session.record()


def test_a_game_that_left_the_table_unsaved_is_not_forgotten(saved_games_home: Path) -> None:
    """The sign stays beside the next game, and both are there in the end."""
    page = page_of_game()
    records = []
    with full_disk():
        click(page)
        records.append(page.session.record())
        page.send("begin", answers=ANSWERS)
        assert unsaved(page)["text"] == "Not saved"
        click(page)
        records.append(page.session.record())
        assert unsaved(page)["about"][0] == "Also: Not saved."
    page.ask("save")
    assert unsaved(page) is None
    kept = [saved_records.load(game).record() for game in saved_games_home.glob("*.game")]
    assert all(record in kept for record in records)


def done(page: Page) -> list[str]:
    """Return how the steps of a lesson stand."""
    return [dot["standing"] for dot in page.model["lesson"]["dots"]]


def test_a_lesson_and_its_attempts_are_told_and_written_later(saved_games_home: Path) -> None:
    """Since the step at which it stands on the disk; with every attempt that was made meanwhile."""
    page = page_of_lesson("02", "show-me")
    while done(page).index("present") < 1:
        page.send("go", action="next")
    before = len(attempts_journal.read(saved_games_home).attempts)
    with full_disk():
        while done(page).count("done") < 4:
            page.send("go", action="next")
        assert unsaved(page)["text"] == "Not saved since step 2"
        assert any("not saved." in text and "answer" in text for text in unsaved(page)["about"])
        assert page.model["keeps"].startswith("Step 2 of")
        assert len(attempts_journal.read(saved_games_home).attempts) == before
        assert done(page_of_lesson("02")).count("done") < 4
    page.ask("save")
    assert unsaved(page) is None
    assert done(page_of_lesson("02"))[:4] == ["done"] * 4
    assert len(attempts_journal.read(saved_games_home).attempts) > before


def test_a_copy_has_what_is_not_on_the_disk() -> None:
    """A game as it is saved by hand; of a lesson the progress, as it is read beside saved games."""
    page = page_of_game()
    lesson = page_of_lesson("02", "show-me")
    with full_disk():
        click(page)
        while done(lesson).count("done") < 3:
            lesson.send("go", action="next")
        file, met = page.ask("copies")["files"]
        notes, attempts = lesson.ask("copies")["files"]
    assert file["name"].endswith(".json")
    assert saved_records.load_text(file["text"]).record() == page.session.record()
    assert sum(step.done for step in progress.loads(notes["text"]).of("trajan/02-sowing").steps.values()) >= 2
    for answers in (attempts, met):
        assert answers["text"].startswith('{"kind":"trajan_tutor mastery journal"')


def test_attempts_in_a_copy_count_where_they_are_put(saved_games_home: Path) -> None:
    """As those of one writer more."""
    lesson = page_of_lesson("02", "show-me")
    with full_disk():
        while done(lesson).count("done") < 3:
            lesson.send("go", action="next")
        copy = lesson.ask("copies")["files"][1]
    (saved_games_home / "mastery").mkdir()
    (saved_games_home / "mastery" / copy["name"]).write_text(copy["text"], encoding="utf-8")
    assert attempts_journal.read(saved_games_home).attempts


class Ledger:
    """Something else that a host keeps."""

    def __init__(self) -> None:
        self.is_full = True
        self.tried = 0

    def unsaved(self) -> Unsaved | None:
        """Return that something is not on the disk."""
        return Unsaved(Message.of("session-unsaved-change"), None) if self.is_full else None

    def write_again(self) -> None:
        """Count how often it was tried."""
        self.tried += 1

    def copy_to_take(self) -> CopyToTake | None:
        """Return no file."""
        return None


def test_what_a_host_keeps_beside_a_desk_has_the_same_sign(saved_games_home: Path) -> None:
    """A copy of it is one of what lies on the table."""
    ledger = Ledger()
    outside = HostServices(saves=saved_games_home, journals=(ledger,))
    page = Page(Desk(new_session("trajan", seats=2, seed=7), outside))
    click(page)
    assert unsaved(page)["text"] == "The last change is not saved"
    assert ledger.tried
    (file,) = page.ask("copies")["files"]
    assert saved_records.load_text(file["text"]).record() == page.session.record()
    ledger.is_full = False
    page.desk.look_after_saves()
    assert unsaved(page) is None


@pytest.mark.parametrize("close", [Desk.close, Desk.refresh])
def test_a_board_that_is_closed_or_refreshed_writes_what_it_can(
    saved_games_home: Path, close: Callable[[Desk], None]
) -> None:
    """The disk may have room by then."""
    page = page_of_game()
    click(page)
    with full_disk():
        click(page)
    close(page.desk)
    (game,) = saved_games_home.glob("*.game")
    assert saved_records.load(game).record() == page.session.record()
