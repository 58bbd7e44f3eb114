"""A board that cannot be clicked: a picture and a text, for places without Jupyter's widgets."""

from typing import Any

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import scene
from trajan_tutor.session.play import Play


class StillBoard:
    """A game being played, shown as it stands; it is played by calls and says how to get a board for clicks."""

    def __init__(self, play: Play, language: str = "en") -> None:
        """Show a game in a language."""
        self.play = play
        self.words = scene.words_for(play, language)

    def __repr__(self) -> str:
        """Return the board as text, whose turn it is, and how to get a board that can be clicked."""
        how = self.words(Message.of("board-static"))
        turn = scene.turn_words(self.play, self.words)
        prompt = scene.prompt_words(self.play, self.words)
        return "\n\n".join((scene.text(self.play, self.words), f"{turn} {prompt}".strip(), how))

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        return {"image/svg+xml": scene.still(self.play, self.words), "text/plain": repr(self)}


class StillTable:
    """An empty table where no form can be shown: it says what is needed for one."""

    def __init__(self, language: str = "en") -> None:
        """Speak a language."""
        self.words = Words(language)

    def __repr__(self) -> str:
        """Return how to get a table."""
        return self.words(Message.of("board-table-static"))
