"""The stage as a widget: it carries messages between a desk and the pages that show it, and knows nothing of either."""

import itertools
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets

from trajan_tutor.desk import model
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.form import AUTO
from trajan_tutor.desk.lesson_desk import LessonDesk
from trajan_tutor.desk.pages import Outside
from trajan_tutor.desk.programs import ForPrograms
from trajan_tutor.desk.requests import NUDGE
from trajan_tutor.engine.reading import read_text
from trajan_tutor.jupyter.lesson_still import still_lesson
from trajan_tutor.session import scene
from trajan_tutor.session.session import Session

_PAGE: Final = Path(model.__file__).parent / "page"

# Two boards on one page share no id.
_numbers = itertools.count(1)


class StageWidget(ForPrograms, anywidget.AnyWidget):
    """A game or lesson on a stage that can be clicked.

    `session` is the game itself. What is done to it by a program is shown after `refresh`; `pick`, `choose` and `undo`
    of the board do both.
    """

    # As text: a file that is given by its path is watched, and whoever watches holds every board for ever.
    _esm = read_text(_PAGE / "stage.js")
    _css = read_text(_PAGE / "stage.css")

    # Everything that is shown, made anew whenever somebody asks for it; what changes afterwards comes in messages.
    opened = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        session: Session | None = None,
        language: str = "en",
        theme: str = AUTO,
        *,
        folder: Path | None = None,
        offers: bool = False,
        lesson: LessonDesk | None = None,
    ) -> None:
        """Show a game in a language; without a game, an empty table; or a lesson. Games are kept in a `folder`."""
        outside = Outside(f"b{next(_numbers)}", folder)
        self.desk = Desk(session, outside, language=language, theme=theme, offers=offers, lesson=lesson)
        super().__init__()
        self.desk.listen(self.send)
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        """Say which game it is, alike in every run."""
        lesson, session = self.desk.table.lesson, self.desk.own_play()
        if lesson is not None:
            return repr(lesson)
        return repr(session) if session else f"<{self.desk.table.say('board-table-empty')}>"

    def get_state(self, key: str | Iterable[str] | None = None, drop_defaults: bool = False) -> dict[str, Any]:  # noqa: FBT001, FBT002 (as in ipywidgets)
        """Return the state of traits, the stage as it is now among them."""
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        if "opened" in state:
            state["opened"] = self.desk.opened()
        return state

    def close(self) -> None:
        """Close the board; the coach stops thinking."""
        self.desk.close()
        super().close()

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        # A nudge is sent only so that an answer is not held back on its way.
        if content != NUDGE:
            self.desk.hear(content)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        # Beside the widget a picture and a text: a reader sees them before the cell is run, and where no widget can be.
        bundle = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**bundle[0], **self._still()}, bundle[1]

    def _still(self) -> dict[str, str]:
        lesson, session, words = self.desk.table.lesson, self.desk.own_play(), self.desk.words
        if lesson is not None:
            return still_lesson(lesson.player.lesson, lesson.session.game, words)
        if session is None:
            return {"text/plain": self.desk.table.say("board-table-empty")}
        return {"image/svg+xml": scene.still(session, words), "text/plain": scene.text(session, words)}
