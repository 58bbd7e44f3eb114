"""A class without a server: a clock that is turned by hand, and pages that keep what they were told."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trajan_tutor.classroom.class_host import ClassHost
from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.room import Room

NOW = 1_800_000_000.0


class AnyDoor:
    """A door that lets everybody in."""

    is_local = False

    def links(self) -> list[str]:
        """Return an address."""
        return ["http://127.0.0.1/"]

    def listen(self) -> str:
        """Let pupils in."""
        return ""

    def stop(self) -> None:
        """Let nobody in."""


class HandClock:
    """A loop of events whose time is turned by hand."""

    def __init__(self) -> None:
        self.time = 0.0
        self._waiting: list[tuple[float, int, Callable[[], None]]] = []
        self._number = 0

    def soon(self, act: Callable[[], None]) -> None:
        """Call something with the next turn."""
        self.later(0, act)

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Call something after so many seconds."""
        self._number += 1
        self._waiting.append((self.time + seconds, self._number, act))

    def now(self) -> float:
        """Return the time."""
        return self.time

    def turn(self, seconds: float = 0.0) -> None:
        """Let so many seconds go by, and everything happen that is due."""
        until = self.time + seconds
        while due := [one for one in self._waiting if one[0] <= until]:
            first = min(due, key=lambda one: one[:2])
            self._waiting.remove(first)
            self.time = max(self.time, first[0])
            first[2]()
        self.time = until


class Page:
    """A page that keeps what it was told: the model of its board, the room, and sentences."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.models: dict[int, dict[str, Any]] = {}
        self.shown: dict[str, Any] = {}
        self.said: list[str] = []
        self._sent = 0

    def send_text(self, text: str) -> None:
        """Take what is told."""
        self.texts.append(text)
        message = json.loads(text)
        match message["type"]:
            case "no":
                self.said.append(message["text"])
            case "desk" if message["message"]["type"] == "opened":
                self.models[message["board"]] = message["message"]["model"]
            case "desk" if message["message"]["type"] == "change":
                self.models[message["board"]] |= message["message"]["set"]
            case "room" | "live" | "shown":
                self.shown = message

    def asks(self, board: int, kind: str, **content: object) -> str:
        """Return a request to a board, as a page sends it."""
        self._sent += 1
        name = f"{id(self)}-{self._sent}"
        request = {"type": kind, "id": name, "at": self.models[board]["at"], "at_once": True, **content}
        return json.dumps({"type": "desk", "board": board, "message": {"type": "do", "request": request}})


class Story:
    """A class with its teacher, whose pupils come and go as they are told to."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        self.clock = HandClock()
        self.room = Room(folder, language=language, clock=lambda: NOW)
        self.host = ClassHost(self.room, AnyDoor(), self.clock)
        self.teacher = Page()
        self.host.come_teacher(self.teacher)
        self.learners: list[ClassLearner] = list(self.room.learners.values())
        self.pages: list[Page] = []

    def come(self, *names: str) -> None:
        """Let pupils in, each with a page."""
        self.teach(type="door", open=True)
        for name in names:
            learner, _ = self.host.join(self.room.code, name, self.room.language)
            self.learners.append(learner)
            self.pages.append(Page())
            self.host.pupils.come(self.pages[-1], learner)
        self.clock.turn()

    def back(self, number: int) -> Page:
        """Open the page of a pupil anew."""
        page = Page()
        self.pages[number : number + 1] = [page]
        self.host.pupils.come(page, self.learners[number])
        self.clock.turn()
        return page

    def go(self, number: int) -> None:
        """Close the page of a pupil."""
        self.host.pupils.go(self.pages[number], self.learners[number].id)
        self.clock.turn()

    def teach(self, **message: object) -> None:
        """Let who teaches ask for something."""
        self.host.hear_teacher(self.teacher, json.dumps(message))
        self.clock.turn(0.3)

    def say(self, number: int, /, **message: object) -> None:
        """Let the page of a pupil say something."""
        self.host.hear_pupil(self.pages[number], self.learners[number], json.dumps(message))
        self.clock.turn(0.01)

    def do(self, who: int, kind: str, **content: object) -> dict[str, Any]:
        """Let a pupil ask for something at their board, and return what is shown there then."""
        page = self.pages[who]
        board = page.shown["board"]
        self.host.hear_pupil(page, self.learners[who], page.asks(board, kind, **content))
        self.clock.turn(0.01)
        return page.models[board]

    def choose(self, number: int, choice: int = 0) -> dict[str, Any]:
        """Let a pupil make a decision that their board offers."""
        board = self.pages[number].shown["board"]
        return self.do(number, "choose", move=self.pages[number].models[board]["choices"][choice]["move"])

    def may(self) -> list[int]:
        """Return the pupils who can decide something, by their numbers."""
        found = []
        for number, page in enumerate(self.pages):
            board = page.shown.get("board")
            if board in page.models and page.models[board]["choices"]:
                found.append(number)
        return found

    def pair(self, game: str = "trajan", size: int = 2, **asked: object) -> None:
        """Let all play each other, in the order in which they came."""
        seats = [[one.id for one in self.learners]]
        self.teach(type="tables", game=game, size=size, to=[], seats=seats, rest="bot", bot="random", **asked)
