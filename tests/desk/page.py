"""A page as a desk knows it: it sends messages, keeps the running number, and holds the view model up to date."""

import json
from typing import Any, get_type_hints

from desk.fits import misfits

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.model import PROTOCOL, Change, Gone, Opened, ViewModel

_FIELDS = get_type_hints(ViewModel, include_extras=True)


class Page:
    """Shows a desk; every message that comes is checked against the contract."""

    def __init__(self, desk: Desk, name: str = "page") -> None:
        self.desk = desk
        self.name = name
        self.sent = 0
        self.heard: list[Any] = []
        desk.listen(self.hear)
        self.take(json.loads(json.dumps(desk.opened())))

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
        before = len(self.heard)
        self.desk.hear({"type": "do", "request": request})
        assert len(self.heard) == before + 1
        return self.heard[-1]

    def ask(self, kind: str, **content: Any) -> Any:
        """Ask to be told something and return the answer, which changes nothing that is shown."""
        change = self.send(kind, **content)
        [answer] = change["answers"].values()
        return answer

    def hello(self, have: int, protocol: int = PROTOCOL) -> None:
        """Say what this page has."""
        self.desk.hear({"type": "hello", "protocol": protocol, "have": have})

    @property
    def notice(self) -> Any:
        """What was said last."""
        return self.model["notice"]

    def shows_what_is(self) -> bool:
        """Whether the model is what a page gets that comes only now."""
        return bool(self.model == json.loads(json.dumps(self.desk.opened()["model"])))
