"""A widget that carries messages between a desk and the pages that show it, and knows nothing of either."""

import itertools
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Protocol
from weakref import ref

import anywidget
import traitlets

from trajan_tutor.desk.coach.thinking import HandOver
from trajan_tutor.desk.pages import sending
from trajan_tutor.desk.pages.pages import Sink, ToPage
from trajan_tutor.desk.requests.request import NUDGE
from trajan_tutor.engine.reading import read_text
from trajan_tutor.jupyter.cell_boards import boards_here
from trajan_tutor.jupyter.kept_widget import KeptWidget
from trajan_tutor.viewmodel.page_model import Opened

_PAGE: Final = Path(sending.__file__).parents[1] / "page"

_numbers = itertools.count(1)


def next_prefix(letter: str) -> str:
    """Return what the ids of one widget begin with: two on one page share no id."""
    return f"{letter}{next(_numbers)}"


class Shows(Protocol):
    """What is shown: all of it, and what a page asks it for."""

    def opened(self) -> Opened:
        """Return everything that is shown now, for a page that has nothing."""

    def hear(self, message: object) -> None:
        """Do what a message of a page asks for."""


class PageWidget(KeptWidget, anywidget.AnyWidget):
    """What a cell shows of a desk; its desk sends changes to `sink`."""

    # As text: a file that is given by its path is watched, and whoever watches holds every widget for ever.
    _esm = read_text(_PAGE / "stage.js")
    _css = read_text(_PAGE / "stage.css")

    # Everything that is shown, made anew whenever somebody asks for it; what changes afterwards comes in messages.
    opened = traitlets.Dict().tag(sync=True)

    def __init__(self, shows: Shows, hand_over: HandOver | None = None) -> None:
        """Let pages see what is shown, and ask for things: in the thread of a host that has things handed over."""
        self._shows = shows
        self._hand_over = hand_over
        self._boards = boards_here()
        super().__init__()
        self.on_msg(self._receive)
        if self._boards is not None:
            self._boards.shown(self)

    def sink(self) -> Sink:
        """Return what tells the pages what changes, and holds no widget that nobody needs any more."""
        held = ref(self)

        def send(message: ToPage) -> None:
            widget = held()
            if widget is not None:
                widget.send(message)
                widget.has_changed()

        return send

    def get_state(self, key: str | Iterable[str] | None = None, drop_defaults: bool = False) -> dict[str, Any]:  # noqa: FBT001, FBT002 (as in ipywidgets)
        """Return the state of traits, what is shown now among them."""
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        if "opened" in state:
            state["opened"] = self._shows.opened()
        return state

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        # A nudge is sent only so that an answer is not held back on its way.
        if content == NUDGE:
            return
        self.was_touched()
        if self._hand_over is None:
            self._shows.hear(content)
        else:
            # JupyterLab has what a page says done in a thread of its own.
            self._hand_over(lambda: self._shows.hear(content))

    def _widget_bundle(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        if self._boards is not None:
            self._boards.shown(self)
        return super()._widget_bundle(**kwargs)
