"""What the pages of one board have, and the one change that brings them up to date."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from trajan_tutor.view.picture import Picture
from trajan_tutor.viewmodel.board_drawing import PicturePatch
from trajan_tutor.viewmodel.board_model import Motion
from trajan_tutor.viewmodel.page_model import PROTOCOL, Change, LogPatch, Opened, ViewModel
from trajan_tutor.viewmodel.words_model import LineShown


@dataclass(frozen=True, slots=True)
class SentAlone:
    """What one page alone is told: values by the names of their fields, and answers by the ids of its questions."""

    asker: object
    values: dict[str, object]
    answers: dict[str, object]


class Sending:
    """The view model of a board with its running number, and what of it no page has been told yet.

    `asker` is the page whose request is being done, None for a program or the only page. `sent_alone` is for single
    pages.
    """

    __slots__ = ("_classes", "_fields", "_log", "_motion", "_places", "_set", "asker", "model", "number", "sent_alone")

    def __init__(self, model: ViewModel) -> None:
        """Begin with what the first page will have."""
        self.model = model
        # The same by the names of its fields.
        self._fields = cast("dict[str, object]", model)
        self.number = 0
        self.asker: object = None
        self.sent_alone: list[SentAlone] = []
        self._forget()

    def _forget(self) -> None:
        self._set: dict[str, object] = {}
        self._places: dict[str, str | None] = {}
        self._classes: dict[str, str] = {}
        self.sent_alone.clear()
        self._motion: Motion | None = None
        # A replay and an editor have none.
        self._log: list[LineShown] = self.model.get("log", [])

    @property
    def waits(self) -> bool:
        """Whether something has changed that no page was told."""
        return bool(self._set or self._places or self._classes or self.sent_alone or self._motion)

    def show(self, values: Mapping[str, object]) -> None:
        """Show values by the names of their fields; what is there already is not sent again."""
        fields = self._fields
        for name, value in values.items():
            if fields[name] != value:
                fields[name] = self._set[name] = value

    def paint(self, picture: Picture, patch: PicturePatch | None) -> None:
        """Show a picture; `patch` is what has changed since the one before, None when all of it has."""
        first = self.model["picture"] is None
        self.model["picture"] = picture
        if first or patch is None or "picture" in self._set:
            self._set["picture"] = picture
            self._places, self._classes = {}, {}
            return
        places, classes = patch
        self._places |= places
        self._classes |= classes

    def clear(self) -> None:
        """Show no picture."""
        self.show({"picture": None})
        self._places, self._classes = {}, {}

    def move(self, motion: Motion | None) -> None:
        """Say how the change is to be shown."""
        self._motion = motion

    def answer(self, name: str, value: object) -> None:
        """Answer the question of an id, to the page that asks."""
        self.sent_alone.append(SentAlone(self.asker, {}, {name: value}))

    def show_asker(self, values: Mapping[str, object]) -> None:
        """Show values to the page that asks, and to no other: the model stays as it is."""
        self.sent_alone.append(SentAlone(self.asker, dict(values), {}))

    def take(self) -> Change:
        """Return everything that has changed for all pages, as one message; afterwards they have it."""
        self.number += 1
        change: Change = {"type": "change", "n": self.number, "set": self._set}
        if "log" in self._set:
            patch = log_patch(self._log, self.model["log"])
            if patch is not None:
                del self._set["log"]
                change["log"] = patch
        if self._places:
            change["places"] = self._places
        if self._classes:
            change["classes"] = self._classes
        if self._motion is not None:
            change["motion"] = self._motion
        self._forget()
        return change

    def drop(self) -> None:
        """Count what has changed as told: nobody is there who could hear it."""
        self._forget()

    def opened(self) -> Opened:
        """Return all of it, for a page that has nothing."""
        return {"type": "opened", "protocol": PROTOCOL, "n": self.number, "model": self.model.copy()}


def log_patch(before: Sequence[LineShown], lines: Sequence[LineShown]) -> LogPatch | None:
    """Return which lines of a log stay and what follows them; None when none of them stays.

    >>> log_patch(["a", "b"], ["b", "c"])
    {'first': 1, 'last': 2, 'more': ['c']}
    """
    if not lines or lines[0] not in before:
        return None
    first = last = before.index(lines[0])
    while last < len(before) and last - first < len(lines) and before[last] == lines[last - first]:
        last += 1
    return {"first": first, "last": last, "more": list(lines[last - first :])}
