"""A replay as a widget: the value of `trajan_tutor.replay` in a notebook, with scrubber, curve and turning points."""

import itertools
from pathlib import Path
from threading import RLock
from typing import Any, Final

import anywidget
import traitlets

from trajan_tutor.desk import replay_page
from trajan_tutor.desk.labels import page_labels
from trajan_tutor.desk.requests import read_request
from trajan_tutor.engine.message import Message
from trajan_tutor.session.replay import Replay
from trajan_tutor.session.telling import told_in
from trajan_tutor.view.style import AUTO

_HERE: Final = Path(__file__).parent

# Two replays on one page share no id.
_numbers = itertools.count(1)


class ReplayWidget(anywidget.AnyWidget):
    """A game to be looked at from beginning to end; `reel` is the replay itself, with its points and turning points."""

    # As text, as for a board: a file that is watched holds every replay for ever.
    _esm = (_HERE / "board.js").read_text(encoding="utf-8")
    _css = (_HERE / "board.css").read_text(encoding="utf-8")

    # The page has one script for boards and replays.
    kind = traitlets.Unicode("replay").tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    replay = traitlets.Dict().tag(sync=True)
    frame = traitlets.Dict().tag(sync=True)
    problem = traitlets.Unicode().tag(sync=True)

    def __init__(self, reel: Replay) -> None:
        """Show a replay from its first picture on."""
        self.reel = reel
        self._prefix = f"replay{next(_numbers)}"
        # Messages may come on another thread than the cells run on.
        self._lock = RLock()
        super().__init__(
            labels=page_labels(reel.words),
            replay=replay_page.beginning(reel, self._prefix, AUTO),
            frame=replay_page.picture(reel, 0, self._prefix, AUTO),
        )
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        """Say which game it is and how long, alike in every run."""
        return repr(self.reel)

    def __str__(self) -> str:
        """Return the replay as text."""
        return self.reel.text

    def save_page(self, path: str | Path) -> Path:
        """Write the replay as one page of HTML that plays anywhere, without a kernel; raises SavingError."""
        with told_in(self.reel.words):
            return self.reel.save_page(path)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        # Beside the widget the curve and a text: a reader sees them where no widget can be.
        bundle = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**bundle[0], **self.reel._repr_mimebundle_()}, bundle[1]

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        request = read_request(content)
        with self._lock, self.hold_sync():
            if request is None or request.kind != "frame":
                self.problem = self.reel.words(Message.of("board-not-understood"))
                return
            self.problem = ""
            self.frame = replay_page.picture(self.reel, request.number, self._prefix, AUTO)
