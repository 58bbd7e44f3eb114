"""A page as a desk knows it: it sends messages, keeps the running number, and holds the view model up to date."""

import json
from dataclasses import replace
from typing import Any, get_type_hints

from desk.fits import misfits

from trajan_tutor.coach.effort import Effort
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.opened_lessons import exercise_activity, lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.desk.programs import ForPrograms
from trajan_tutor.engine.games import find_game
from trajan_tutor.journals import saved_games
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.page_model import PROTOCOL, Change, Gone, Opened, ViewModel

LITTLE = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=4, answers=0, second=0)
_FIELDS = get_type_hints(ViewModel, include_extras=True)


class Program(ForPrograms):
    """A program at a desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk


class Page:
    """Shows a desk; every message that comes is checked against the contract."""

    def __init__(self, desk: Desk, name: str = "page") -> None:
        self.desk = desk
        self.name = name
        self.sent = 0
        # As who has chosen that what others do is not played out one by one.
        self.at_once = True
        self.heard: list[Any] = []
        desk.listen(self.hear)
        self.opening = json.loads(json.dumps(desk.opened()))
        self.take(json.loads(json.dumps(self.opening)))

    def hear(self, message: Any) -> None:
        """Take a message, as it comes over a wire."""
        self.heard.append(json.loads(json.dumps(message)))
        self.take(self.heard[-1])

    def take(self, message: Any) -> None:
        """Bring the model up to date."""
        kinds: dict[str, Any] = {"opened": Opened, "change": Change, "gone": Gone}
        assert list(misfits(message, kinds[message["type"]])) == []
        if message["type"] == "opened":
            self.number, self.model = message["n"], message["model"]
        elif message["type"] == "change":
            assert message["n"] == self.number + 1
            self.number = message["n"]
            self.change(message)

    def change(self, message: Any) -> None:
        """Do to the model what a change says."""
        for name, value in message["set"].items():
            assert list(misfits(value, _FIELDS[name], name)) == []
            self.model[name] = value
        picture = self.model["picture"]
        for key, text in message.get("places", {}).items():
            if text is None:
                del picture["places"][key]
            else:
                picture["places"][key] = text
        for name, classes in message.get("classes", {}).items():
            picture["sheets"][name]["classes"] = classes
        if "log" in message:
            patch = message["log"]
            self.model["log"] = [*self.model["log"][patch["first"] : patch["last"]], *patch["more"]]

    def send(self, kind: str, **content: Any) -> Any:
        """Ask for one thing and return the change that answers it, the only one."""
        self.sent += 1
        request = {"type": kind, "at": self.model["at"], "id": f"{self.name}-{self.sent}"} | content
        if self.at_once:
            request["at_once"] = True
        before = len(self.heard)
        self.desk.hear({"type": "do", "request": request})
        assert len(self.heard) == before + 1
        return self.heard[-1]

    def ask(self, kind: str, **content: Any) -> Any:
        """Ask to be told something and return the answer, which changes nothing that is shown."""
        change = self.send(kind, **content)
        [answer] = change["answers"].values()
        return answer

    def said(self, kind: str, **content: Any) -> Any:
        """Ask for one thing and return what is said of it."""
        self.send(kind, **content)
        return self.notice

    def coach(self, action: str, number: int = -1) -> Any:
        """Ask the coach for one thing and return what is said of it."""
        return self.said("coach", action=action, number=number)

    def hello(self, have: int, protocol: int = PROTOCOL) -> None:
        """Say what this page has."""
        self.desk.hear({"type": "hello", "protocol": protocol, "have": have})

    @property
    def notice(self) -> Any:
        """What was said last."""
        return self.model["notice"]

    @property
    def session(self) -> Session:
        """The game that is played at the desk."""
        return self.program.session

    @property
    def program(self) -> Program:
        """A program at the same desk."""
        return Program(self.desk)

    @property
    def drawn(self) -> str:
        """Everything that is drawn, as text; empty where nothing is."""
        picture = self.model["picture"]
        return json.dumps(picture, ensure_ascii=False) if picture else ""

    def shows_what_is(self) -> bool:
        """Whether the model is what a page gets that comes only now."""
        return bool(self.model == json.loads(json.dumps(self.desk.opened()["model"])))


def page_of_game(game: str = "trajan", driver: Driver | None = None, **settings: Any) -> Page:
    """Begin a game as the public call does, and return a page that shows it; a saved game like it is offered."""
    settings = {"seats": find_game(game).seat_counts[0], "seed": 7} | settings
    outside = HostServices(saves=saved_games.home(), driver=driver, hand_over=_kept)
    return Page(Desk(new_session(game, **settings), outside, offers=True))


def page_of_table() -> Page:
    """Return a page that shows an empty table."""
    return Page(Desk(None, HostServices(saves=saved_games.home())))


def page_of_lesson(name: str = "trajan/02-sowing", autonomy: str = "guide-me", driver: Driver | None = None) -> Page:
    """Return a page that shows a lesson."""
    outside = HostServices(saves=saved_games.home(), driver=driver, hand_over=_kept)
    desk = Desk(None, outside, lesson=lesson_activity(name, autonomy, "en", saved_games.home()))
    # Most tests want no marks: what is looked for behind their backs is soon found.
    desk.coach.state.efforts = replace(desk.coach.state.efforts, guide=LITTLE)
    return Page(desk)


def play_turn(page: Page) -> Any:
    """Let the lesson play the learner's turn, with what the others answer; return what is shown of the lesson."""
    if page.model["lesson"]["autonomy"] != "show-me":
        page.send("dial", value="show-me")
    page.send("go", action="next")
    return page.model["lesson"]


def go_on(page: Page) -> Any:
    """Let the lesson show what is asked and go on, or play a turn; return what is shown of the lesson."""
    lesson = page.model["lesson"]
    if lesson["kind"] == "play" and lesson["phase"] == "doing" and not page.model["others"]["waits"]:
        return play_turn(page)
    page.send("go", action="show-me" if "show-me" in lesson["may"] else "next")
    return page.model["lesson"]


def page_of_exercise(name: str, step: str) -> Page:
    """Return a page that shows a step of a lesson as an exercise."""
    return Page(Desk(lesson=exercise_activity(name, step, "en", saved_games.home())))


def _kept(_send: Any) -> None:
    """Keep what another thread has done until the next request takes it along: a test would meet it at any time."""
