"""A replay that stands alone: its pictures are told one by one as they are asked for. It knows no host."""

from collections.abc import Callable
from typing import Final

from trajan_tutor.desk.pages.shown import Shown
from trajan_tutor.desk.requests.request import id_of, read_request
from trajan_tutor.desk.requests.request_rows import EVERYBODY, Cost, RequestField, RequestRow, Shape, Waits
from trajan_tutor.engine.message import Message
from trajan_tutor.shown.replay import Replay
from trajan_tutor.viewmodel import replay_fields
from trajan_tutor.viewmodel.labels import page_labels
from trajan_tutor.viewmodel.new_game_form import AUTO
from trajan_tutor.viewmodel.notices import plain_notice

_FIRST: Final = 0
_FRAME: Final = RequestRow(
    "frame",
    (RequestField("number", Shape.NUMBER),),
    Waits.NEVER,
    senders=EVERYBODY,
    cost=Cost.DRAWING,
)


class ReplayDesk:
    """A game to be looked at from beginning to end; `reel` is the replay itself, `shown` is what pages have of it."""

    def __init__(
        self, reel: Replay, prefix: str = "replay", speaks: Callable[[str], Message | None] | None = None
    ) -> None:
        """Begin with the first picture; `speaks` is told which language a page chose, and says where it is not kept."""
        self.reel = reel
        self._prefix = prefix
        model: dict[str, object] = {
            "kind": "replay",
            "prefix": prefix,
            "theme": AUTO,
            "at": 0,
            "answered": "",
            "notice": plain_notice(""),
        }
        self.shown = Shown({**model, **self._in_language(_FIRST)}, self._act, self._speak, speaks)

    def _speak(self, language: str) -> dict[str, object]:
        self.reel = self.reel.in_language(language)
        return self._in_language(self.shown.model["frame"]["number"])

    def _in_language(self, number: int) -> dict[str, object]:
        """Return what changes with the language, with the picture of a number."""
        reel, prefix = self.reel, self._prefix
        return {
            "language": reel.words.language,
            "labels": page_labels(reel.words),
            "replay": replay_fields.beginning(reel, prefix, AUTO),
            "frame": replay_fields.picture(reel, number, prefix, AUTO),
        }

    def _act(self, content: dict[str, object]) -> None:
        request = read_request(content, {_FRAME.kind: _FRAME})
        if request is not None:
            frame = replay_fields.picture(self.reel, request.number, self._prefix, AUTO)
            self.shown.answer(request.id, frame)
            # A page that is opened later begins where this one is.
            self.shown.model["frame"] = frame
            return
        sentence = self.reel.words.say("board-not-understood")
        self.shown.notify(plain_notice("problem", text=sentence))
        if name := id_of(content):
            self.shown.answer(name, {"problem": sentence})
