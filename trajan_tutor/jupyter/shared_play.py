"""A game in a notebook that others play too, from devices of their own: the board, and below it how they come."""

from collections.abc import Callable
from typing import Final, Protocol

import ipywidgets

from trajan_tutor.desk.programs import ForPrograms
from trajan_tutor.engine.message import Message
from trajan_tutor.jupyter.kept_widget import KeptWidget
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.jupyter.visitor import speak
from trajan_tutor.session.session import Session
from trajan_tutor.view.static_output import StaticOutput

# A kernel shares one game: another one takes its place.
_shared: Final["list[ServedTable]"] = []


class ServedTable(Protocol):
    """A table that is served beside the notebook, in the thread and the loop of its kernel."""

    @property
    def session(self) -> Session:
        """The game as it is seen from the seat of the notebook."""

    def soon(self, act: Callable[[], None]) -> None:
        """Do something in that thread as soon as it is its turn; may be asked from any thread."""

    def words(self, language: str) -> str:
        """Return how others come to it, or what goes on there."""

    def question(self, language: str) -> str:
        """Return what another asks, an empty text where nothing is asked."""

    def answers(self, language: str) -> tuple[str, str]:
        """Return the words of yes and no."""

    def answer(self, *, yes: bool) -> None:
        """Answer what another asks."""

    def follow(self, follow: Callable[[], None]) -> None:
        """Call something whenever the game has changed."""

    def close(self) -> None:
        """Serve it no more."""


class SharedPlay(ForPrograms, KeptWidget, ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """The board of a game that others play too; `board` is the stage, and the code stands below it."""

    def __init__(self, table: ServedTable, language: str) -> None:
        """Show the board of the notebook's seat; a game that was shared before is shared no more."""
        while _shared:
            _shared.pop().close()
        _shared.append(table)
        self.board = StageWidget(table.session, language, hand_over=table.soon, speaks=self._speak)
        self.desk = self.board.desk
        self._table = table
        self._shown, self._names = len(table.session.steps), table.session.names
        # A label shows a text as it is: nothing in it is markup.
        self.message, self.yes, self.no = ipywidgets.Label(), ipywidgets.Button(), ipywidgets.Button()
        self.yes.on_click(lambda _: table.soon(lambda: table.answer(yes=True)))
        self.no.on_click(lambda _: table.soon(lambda: table.answer(yes=False)))
        self._asks = ipywidgets.HBox([self.yes, self.no])
        self._say()
        table.follow(self._follow)
        super().__init__([self.board, self.message, self._asks])

    def __repr__(self) -> str:
        """Say which game it is."""
        return repr(self.board)

    def inner(self) -> tuple[KeptWidget, ...]:
        """Return the board."""
        return (self.board,)

    def static_output(self) -> StaticOutput:
        """Return the board as it stands, as the seat of the notebook may see it."""
        return self.board.static_output()

    def standing(self) -> object:
        """Return what the picture of the board depends on."""
        return self.board.standing()

    def close(self) -> None:
        """Close the board, and serve the table no more."""
        if self._table in _shared:
            _shared.remove(self._table)
            self._table.close()
        self.board.close()
        super().close()

    def _follow(self) -> None:
        if self._names != self._table.session.names:
            self._names = self._table.session.names
            self.board.desk.renew_names()
        since, self._shown = self._shown, len(self._table.session.steps)
        self.board.desk.others_decided(since)
        self._say()

    def _speak(self, language: str) -> Message | None:
        problem = speak(language)
        self._say()
        return problem

    def _say(self) -> None:
        language = self.board.desk.words.language
        question = self._table.question(language)
        self.message.value = question or self._table.words(language)
        self._asks.layout.display = "" if question else "none"
        self.yes.description, self.no.description = self._table.answers(language)
