"""What is shown besides a table, a replay or an editor: its model, and what of it no page has been told yet."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from threading import RLock
from typing import Any, cast

from trajan_tutor.desk.requests.messages import id_of, read_message
from trajan_tutor.desk.view_model.page_model import PROTOCOL, Change, Gone, Opened, ViewModel
from trajan_tutor.desk.view_model.words_model import Notice

Sink = Callable[[Opened | Change | Gone], None]


class Shown:
    """Keeps a model and a running number; each request that is heard is answered by one change.

    `act` does what a request asks for, by `show`, `answer` and `tell`.
    """

    def __init__(self, model: Mapping[str, Any], act: Callable[[dict[str, Any]], None]) -> None:
        """Begin with what the first page will have."""
        self.model: dict[str, Any] = dict(model)
        self.sink: Sink | None = None
        self._act = act
        self._number = 0
        self._set: dict[str, Any] = {}
        self._answers: dict[str, Any] = {}
        # Messages may come on another thread than the cells run on.
        self._lock = RLock()
        self._depth = 0
        self._is_open = False

    def show(self, **values: Any) -> None:
        """Show values by the names of their fields; what is there already is not sent again."""
        for name, value in values.items():
            if self.model[name] != value:
                self.model[name] = self._set[name] = value

    def answer(self, name: str, value: Any) -> None:
        """Answer the question of an id."""
        self._answers[name] = value

    def tell(self, notice: Notice) -> None:
        """Say something; the number makes two equal answers in a row two answers."""
        self.show(notice=notice | {"number": self.model["notice"]["number"] + 1})

    def opened(self) -> Opened:
        """Return everything that is shown, for a page that has nothing; from now on there is one."""
        with self._lock:
            self._is_open = True
            # The envelope is the same for all models.
            model = cast("ViewModel", dict(self.model))
            return {"type": "opened", "protocol": PROTOCOL, "n": self._number, "model": model}

    def hear(self, message: object) -> None:
        """Do what a message of a page asks for; a senseless one is a request that asks for nothing."""
        heard = read_message(message)
        if heard is None or heard["type"] == "do":
            request = heard["request"] if heard else {}
            with self.guard():
                self._act(request)
                self.show(answered=id_of(request))
        elif heard["type"] == "hello" and heard["protocol"] != PROTOCOL:
            self._send({"type": "gone", "reason": "protocol"})
        elif heard["type"] == "whole" or not (self._is_open and heard["have"] == self._number):
            self._send(self.opened())

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Keep others from it meanwhile, and tell the pages what has changed at the end."""
        with self._lock:
            self._depth += 1
            try:
                yield
            finally:
                self._depth -= 1
                if not self._depth:
                    self._flush()

    def _flush(self) -> None:
        if not self._set and not self._answers:
            return
        values, answers = self._set, self._answers
        self._set, self._answers = {}, {}
        # What nobody has seen yet is in what the first page is told.
        if not self._is_open:
            return
        self._number += 1
        change: Change = {"type": "change", "n": self._number, "set": values}
        if answers:
            change["answers"] = answers
        self._send(change)

    def _send(self, message: Opened | Change | Gone) -> None:
        if self.sink is not None:
            self.sink(message)
