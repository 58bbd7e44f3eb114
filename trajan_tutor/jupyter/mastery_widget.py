"""What a learner has mastered in a cell that runs: a button that begins a practice, and the picture below it."""

from collections.abc import Callable
from html import escape
from typing import Any

from ipywidgets import HTML, Button, Layout, VBox

from trajan_tutor.engine.errors import TutorError
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.kept_widget import LIVE, KeptWidget
from trajan_tutor.view.static_output import StaticOutput


class MasteryWidget(KeptWidget, VBox):  # type: ignore[misc]
    """The page of a learner with its button; what is kept of it is what is kept of the page."""

    def __init__(
        self, picture: str, title: str, practise: Callable[[], object], words: Words, kept: StaticOutput
    ) -> None:
        """Show a picture (SVG) and a button with a title; `practise` returns the board of a practice."""
        self._practise = practise
        self._words = words
        self._kept = kept
        layout = Layout(width="auto", align_self="flex-start")
        button = Button(description=title, layout=layout, style={"button_color": "#a8381f", "text_color": "#fff"})
        button.on_click(self._begin)
        self._chart = HTML(picture)
        super().__init__([button, self._chart])
        self.add_class(LIVE)

    def static_output(self) -> StaticOutput:
        """Return what is kept of the page."""
        return self._kept

    def _begin(self, _button: object) -> None:
        """Begin a practice in place of the button; where there is none any more, say why."""
        begun: Any
        try:
            begun = self._practise()
        except TutorError as error:
            begun = HTML(f"<p>{escape(self._words(error.message))}</p>")
        self.children = (begun, self._chart)
