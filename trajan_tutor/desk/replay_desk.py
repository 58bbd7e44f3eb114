"""A replay that stands alone: its pictures are told one by one as they are asked for. It knows no host."""

from typing import Final

from trajan_tutor.desk.requests.messages import id_of
from trajan_tutor.desk.requests.request import read_request
from trajan_tutor.desk.requests.request_rows import EVERYBODY, Cost, RequestField, RequestRow, Shape, Waits
from trajan_tutor.desk.shown import Shown
from trajan_tutor.desk.view_model import replay_fields
from trajan_tutor.desk.view_model.labels import page_labels
from trajan_tutor.desk.view_model.new_game_form import AUTO
from trajan_tutor.desk.view_model.notices import plain_notice
from trajan_tutor.desk.view_model.page_model import ReplayModel
from trajan_tutor.shown.replay import Replay

_FIRST: Final = 0
_FRAME: Final = RequestRow(
    "frame",
    replay_fields.picture,
    (RequestField("number", Shape.NUMBER),),
    Waits.NEVER,
    senders=EVERYBODY,
    cost=Cost.DRAWING,
)


class ReplayDesk:
    """A game to be looked at from beginning to end; `reel` is the replay itself, `shown` is what pages have of it."""

    def __init__(self, reel: Replay, prefix: str = "replay") -> None:
        """Begin with the first picture."""
        self.reel = reel
        self._prefix = prefix
        model: ReplayModel = {
            "kind": "replay",
            "prefix": prefix,
            "language": reel.words.language,
            "theme": AUTO,
            "labels": page_labels(reel.words),
            "at": 0,
            "answered": "",
            "replay": replay_fields.beginning(reel, prefix, AUTO),
            "frame": replay_fields.picture(reel, _FIRST, prefix, AUTO),
            "notice": plain_notice(""),
        }
        self.shown = Shown(model, self._act)

    def _act(self, content: dict[str, object]) -> None:
        request = read_request(content, {_FRAME.kind: _FRAME})
        if request is not None:
            told = _FRAME.handler(self.reel, request.number, self._prefix, AUTO)
            self.shown.answer(request.id, told)
            # A page that is opened later begins where this one is.
            self.shown.model["frame"] = told
            return
        said = self.reel.words.say("board-not-understood")
        self.shown.tell(plain_notice("problem", text=said))
        if name := id_of(content):
            self.shown.answer(name, {"problem": said})
