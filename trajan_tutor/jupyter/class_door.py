"""A button in a notebook that opens the class of the Jupyter server: who is logged in there teaches."""

from pathlib import Path
from typing import Final

import anywidget
import traitlets

from trajan_tutor.engine.reading import read_text
from trajan_tutor.jupyter.kept_widget import KeptWidget
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.view.static_output import StaticOutput, run_button

_HERE: Final = Path(__file__).parent


class ClassDoor(KeptWidget, anywidget.AnyWidget):
    """The button. The page alone knows the address of its server, so it makes the link, or says what is missing."""

    _esm = read_text(_HERE / "class_door.js")
    _css = read_text(_HERE / "class_door.css")

    opens = traitlets.Unicode().tag(sync=True)
    missing = traitlets.Unicode().tag(sync=True)

    def __init__(self, language: str = "") -> None:
        """Speak a language."""
        self._words = words = words_of_every_game(language)
        super().__init__(opens=words.say("class-door-opens"), missing=words.say("class-door-missing"))

    def __repr__(self) -> str:
        """Say what to do where no button is shown."""
        return f"<{self._words.say('class-door-still')}>"

    def static_output(self) -> StaticOutput:
        """Return a button that runs the cell, and what to do, as a notebook keeps them."""
        still = self._words.say("class-door-still")
        return StaticOutput(still, more=run_button(still))
