"""One board on several pages: each is opened by itself, and what one asks is told to no other."""

import json
from typing import Any

import pytest

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import BoardPage, ToPage
from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.session.new_session import new_session
from trajan_tutor.viewmodel.page_model import PROTOCOL


class JoinedPage:
    """A page that has joined a board."""

    def __init__(self, desk: Desk, sender: Sender, has: int = -1) -> None:
        self.desk = desk
        self.told: list[dict[str, Any]] = []
        self.page: BoardPage = desk.join(self.hear, sender, has)

    def hear(self, message: ToPage) -> None:
        """Take a message, as it comes over a wire."""
        self.told.append(json.loads(json.dumps(message)))

    def hello(self) -> dict[str, Any]:
        """Say that this page has nothing, and return what it is told."""
        self.desk.hear({"type": "hello", "protocol": PROTOCOL, "have": -1}, page=self.page)
        return self.told[-1]

    def ask(self, kind: str, **content: Any) -> None:
        """Ask for one thing."""
        request = {"type": kind, "at": self.desk.table.at, "id": f"{id(self)}-{len(self.told)}", **content}
        self.desk.hear({"type": "do", "request": request}, page=self.page)


@pytest.fixture
def desk() -> Desk:
    """Begin a game."""
    return Desk(new_session("trajan", seats=2, seed=7))


def test_each_page_is_opened_by_itself(desk: Desk) -> None:
    """One that has said nothing yet is told nothing, and the others do not hear that another one is opened."""
    one, other = JoinedPage(desk, Sender.LEARNER), JoinedPage(desk, Sender.WATCHER)
    assert one.hello()["type"] == "opened"
    assert other.told == []
    one.ask("pick", spot="mat.0.tray.I")
    assert (len(one.told), len(other.told)) == (2, 0)
    opened = other.hello()
    assert (opened["type"], opened["n"], len(one.told)) == ("opened", one.told[-1]["n"], 2)
    one.ask("undo")
    assert one.told[-1] == other.told[-1]


def test_a_page_that_has_what_is_shown_is_told_what_changes_from_there(desk: Desk) -> None:
    """What it has was sent before there was a desk."""
    number = desk.opened()["n"]
    page, late = JoinedPage(desk, Sender.LEARNER, number), JoinedPage(desk, Sender.LEARNER, number + 1)
    page.ask("pick", spot="mat.0.tray.I")
    assert [one["type"] for one in page.told] == ["change"]
    assert late.told == []


def test_an_answer_goes_to_the_page_that_asked(desk: Desk) -> None:
    """The others count on, and hear nothing of it."""
    one, other = JoinedPage(desk, Sender.LEARNER), JoinedPage(desk, Sender.LEARNER)
    one.hello()
    other.hello()
    one.ask("show", page="book", game="")
    assert "answers" in one.told[-1]
    assert other.told[-1] == {"type": "change", "n": one.told[-1]["n"], "set": {}}


@pytest.mark.parametrize("kind", ["pick", "undo", "begin", "coach", "preview"])
def test_who_looks_on_changes_nothing_and_hears_alone_why(desk: Desk, kind: str) -> None:
    """Nothing is said about it on the board of the other."""
    one, other = JoinedPage(desk, Sender.LEARNER), JoinedPage(desk, Sender.WATCHER)
    one.hello()
    other.hello()
    other.ask(kind, spot="mat.0.tray.I", action="hint", number=0, answers={}, move="x")
    assert other.told[-1]["set"]["notice"]["tone"] == "problem"
    assert "notice" not in one.told[-1]["set"]
    assert desk.table.play.steps == []  # type: ignore[union-attr]


def test_a_page_that_has_left_is_told_nothing(desk: Desk) -> None:
    """Nor are any, once the board is closed."""
    one, other = JoinedPage(desk, Sender.LEARNER), JoinedPage(desk, Sender.LEARNER)
    one.hello()
    other.hello()
    desk.leave(other.page)
    one.ask("pick", spot="mat.0.tray.I")
    desk.close()
    one.ask("undo")
    assert (len(one.told), len(other.told)) == (2, 1)


def test_what_was_refused_to_one_page_is_gone_with_the_next_thing_it_does(desk: Desk) -> None:
    """It is not shown for ever, and a finger that only rests somewhere does not take it away."""
    one = JoinedPage(desk, Sender.PUPIL)
    one.hello()
    # For a while who plays there only looks on.
    one.page.sender = Sender.WATCHER
    one.ask("pick", spot="mat.0.tray.I")
    assert one.told[-1]["set"]["notice"]["tone"] == "problem"
    one.page.sender = Sender.PUPIL
    one.ask("tell", spot="mat.0.tray.I")
    assert "notice" not in one.told[-1]["set"]
    one.ask("pick", spot="mat.0.tray.I")
    assert one.told[-1]["set"]["notice"] == desk.opened()["model"]["notice"]
