"""A board that cannot be clicked: a picture and a text, for places without Jupyter's widgets."""

from collections.abc import Sequence
from dataclasses import replace
from html import escape

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.shown import asking
from trajan_tutor.shown.consequences import Consequences
from trajan_tutor.shown.hint import HintShown, TurnComparisonShown
from trajan_tutor.shown.looking_back import LookingBack
from trajan_tutor.view.kept_output import KeptOutput, ShowsItself


class StillBoard(ShowsItself):
    """A game being played, shown as it stands; it is played by calls and says how to get a board for clicks."""

    def __init__(self, session: Session, language: str = "") -> None:
        """Show a game in a language."""
        self.session = session
        self.words = seat_view.words_for(session, language)

    def __repr__(self) -> str:
        """Say which game it is, alike in every run and on one line."""
        return repr(self.session)

    def __str__(self) -> str:
        """Return the board as text, whose turn it is, and how to get a board that can be clicked."""
        how = self.words(Message.of("board-static"))
        turn = seat_view.turn_words(self.session, self.words)
        prompt = seat_view.prompt_words(self.session, self.words)
        return "\n\n".join((seat_view.text(self.session, self.words), f"{turn} {prompt}".strip(), how))

    def hint(self, *, samples: int = asking.SAMPLES, seed: int = 0) -> HintShown:
        """Return a hint for the person to play, which shows nothing before its `more` is called."""
        return asking.hint(self.session, samples=samples, seed=seed, language=self.words.language)

    def why_not(
        self, turn: str | Sequence[str], *, samples: int = asking.SAMPLES, seed: int = 0
    ) -> TurnComparisonShown:
        """Return a turn beside the best one: `why_not("sow III, drop pink, pass")`; its `show` shows the better one."""
        return asking.why_not(self.session, turn, samples=samples, seed=seed, language=self.words.language)

    def explore(self, *turns: str | Sequence[str], deals: int = asking.DEALS, seed: int = 0) -> Consequences:
        """Return what up to three turns lead to, each as in `why_not`; without any, two that a search likes."""
        return asking.explore(self.session, *turns, deals=deals, seed=seed, language=self.words.language)

    def retrospect(self, *, samples: int = asking.SAMPLES_EACH, seed: int = 0) -> LookingBack:
        """Return which turns of people on the present line cost most; `samples` are those for each decision."""
        return asking.retrospect(self.session, samples=samples, seed=seed, language=self.words.language)

    def kept(self) -> KeptOutput:
        """Return the board and how to get one for clicks, as a notebook keeps them."""
        return kept_still(seat_view.kept(self.session, self.words), self.words)


class StillTable(ShowsItself):
    """An empty table where no form can be shown: it says what is needed for one."""

    def __init__(self, language: str = "") -> None:
        """Speak a language."""
        self.words = Words(language)

    def __repr__(self) -> str:
        """Say that no game has begun, on one line."""
        return f"<{self.words(Message.of('board-table-empty'))}>"

    def __str__(self) -> str:
        """Return how to get a table."""
        return self.words(Message.of("board-table-static"))

    def kept(self) -> KeptOutput:
        """Return how to get a table, as a notebook keeps it."""
        return KeptOutput(str(self), text=str(self))


def kept_still(kept: KeptOutput, words: Words) -> KeptOutput:
    """Return what is kept where no widget can be: it says what a board for clicks needs."""
    how = words(Message.of("board-static"))
    return replace(kept, sentence=f"{kept.sentence} {how}", more=f"<p>{escape(how)}</p>")
