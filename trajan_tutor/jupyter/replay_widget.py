"""A replay as a widget: the value of `trajan_tutor.replay` in a notebook, with scrubber, curve and turning points."""

from pathlib import Path

from trajan_tutor.desk.replay_desk import ReplayDesk
from trajan_tutor.jupyter.page_widget import PageWidget, next_prefix
from trajan_tutor.jupyter.visitor import speak
from trajan_tutor.session.error_sentences import with_sentences
from trajan_tutor.shown.replay import Replay
from trajan_tutor.view.static_output import StaticOutput


class ReplayWidget(PageWidget):
    """A game to be looked at from beginning to end; `reel` is the replay itself, with its points and turning points."""

    def __init__(self, reel: Replay) -> None:
        """Show a replay from its first picture on."""
        self.desk = ReplayDesk(reel, next_prefix("replay"), speak)
        super().__init__(self.desk.shown)
        self.desk.shown.listen(self.sink())

    def __repr__(self) -> str:
        """Say which game it is and how long, alike in every run."""
        return repr(self.reel)

    def __str__(self) -> str:
        """Return the replay as text."""
        return self.reel.text

    @property
    def reel(self) -> Replay:
        """The replay itself, with its points and turning points."""
        return self.desk.reel

    def save_page(self, path: str | Path) -> Path:
        """Write the replay as one page of HTML that plays anywhere, without a kernel; raises SavingError."""
        with with_sentences(self.reel.words):
            return self.reel.save_page(path)

    def static_output(self) -> StaticOutput:
        """Return the points over the whole game, as a notebook keeps them."""
        return self.reel.static_output()

    def standing(self) -> object:
        """Return the language: nothing else changes."""
        return self.reel.words.language
