"""What up to three turns lead to, side by side: boards, points, and how the margin spreads; it draws itself."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.exploration import MOST, Exploration, Explorer, explored_turn_statements, margin_statements
from trajan_tutor.coach.statements import Statement
from trajan_tutor.coach.turn_steps import read_turn
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import whole_number
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import with_sentences
from trajan_tutor.session.session import Session
from trajan_tutor.session.statement_text import lines_of
from trajan_tutor.session.text_tables import table
from trajan_tutor.session.turn_words import title_words
from trajan_tutor.shown.hint import decided_on
from trajan_tutor.view import Badge, By, Drawing, Marks, PictureForm, draw_board, draw_ledgers
from trajan_tutor.view.beside import draw_beside
from trajan_tutor.view.spread import draw_spread
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

# The titles of the boards, and how wide the spread is, in a picture that is 1200 wide: both are read at half of that.
_TITLES: Final = 22
_WIDE: Final = 1160.0
# What stands where only a deal tells what will lie there.
UNSURE: Final = "?"


def explorer_for(session: Session, turns: Sequence[Sequence[str]], *, seed: int = 0, deals: int = 100) -> Explorer:
    """Return an explorer of turns, each in notation, for the person to play; advance it with `step`.

    Raises as `adviser_for`, and MisusedError for no turn or too many.
    """
    observation = decided_on(session)
    return Explorer(
        session.game,
        observation,
        [read_turn(session.game, observation, turn) for turn in turns],
        seed,
        deals,
        studies=session.studies,
    )


@dataclass(frozen=True, slots=True)
class Consequences(ShowsItself):
    """Up to three turns and what they lead to, shown as the value of a cell."""

    session: Session
    exploration: Exploration = field(repr=False)
    words: Words = field(repr=False)

    def draw(self, number: int, *, deal: int = 0, prefix: str = "", theme: str = "auto") -> Drawing:
        """Return the board after a turn, counted from 0, as its seat sees it; raises MisusedError for no such turn.

        Where something hidden is shown on the way there is one for each of several deals, counted from 0.
        """
        with with_sentences(self.words):
            boards = self.exploration.outcomes[self._checked(number)].boards
            return draw_board(
                self.session.game,
                boards[self._checked_deal(deal, len(boards))],
                self.words,
                prefix=prefix or f"after{number}" + (f"-{deal}" if deal else ""),
                own_seat=self.exploration.seat,
                theme=theme,
                names=seat_view.seat_names(self.session, self.words),
                form=PictureForm.STILL,
                marks=self._marks(number),
            )

    def draw_spread(self, *, prefix: str = "spread", theme: str = "auto") -> Drawing:
        """Return how the margins spread over the deals, one row for each turn."""
        # What decides the game has no figure: such margins are drawn at the end of the scale.
        most = self.session.game.decisive_loss
        margins = [
            [max(-most, min(most, margin)) for margin in outcome.margins] for outcome in self.exploration.outcomes
        ]
        with with_sentences(self.words):
            return draw_spread(self.session.game, margins, self._names(), self.words, prefix=prefix, theme=theme)

    def draw_points(self, *, prefix: str = "points-after", theme: str = "auto") -> Drawing:
        """Return everybody's points by source right after each turn."""
        names = seat_view.seat_names(self.session, self.words)
        outcomes = self.exploration.outcomes
        ledgers = [outcome.ledgers[seat] for seat in range(len(names)) for outcome in outcomes]
        rows = [f"{name} · {number}" for name in names for number in range(1, len(outcomes) + 1)]
        with with_sentences(self.words):
            return draw_ledgers(self.session.game, ledgers, rows, self.words, prefix=prefix, theme=theme)

    def draw_all(self, *, prefix: str = "consequences", theme: str = "auto") -> Drawing:
        """Return the boards side by side with the spread of the margins below, as one picture."""
        shown = self.boards()
        if len(shown) > MOST:
            # More would be too small to be read: the first deal of each, with marks where others differ.
            shown = [(number, deal) for number, deal in shown if not deal]
        boards = [
            self.draw(number, deal=deal, prefix=f"{prefix}{number}-{deal}", theme=theme) for number, deal in shown
        ]
        titles = [self.title(number, deal).replace("; ", "\n", 1) for number, deal in shown]
        spread = self.draw_spread(prefix=f"{prefix}-spread", theme=theme)
        return draw_beside(
            self.session.game, boards, titles, spread, prefix=prefix, theme=theme, size=_TITLES, below_width=_WIDE
        )

    def boards(self) -> list[tuple[int, int]]:
        """Return the boards that there are, each by its turn and its deal, both counted from 0."""
        outcomes = self.exploration.outcomes
        return [(number, deal) for number, outcome in enumerate(outcomes) for deal in range(len(outcome.boards))]

    def title(self, number: int, deal: int = 0) -> str:
        """Return a turn, counted from 0, by the number that it is called and in few words, and which deal it is.

        Raises MisusedError for no such turn, or no such deal.
        """
        with with_sentences(self.words):
            name = f"{self._checked(number) + 1}: {self._names()[number]}"
            deals = len(self.exploration.outcomes[number].boards)
            at = self._checked_deal(deal, deals)
            if deals == 1:
                return name
            return self.words(Message.of("coach-explore-deal", name=name, deal=at + 1, deals=deals))

    def sentences(self) -> list[str]:
        """Return each turn step by step, with the most likely answer to it."""
        return self._lines(explored_turn_statements(self.exploration))

    @property
    def text(self) -> str:
        """The turns with their steps, points, margins and answers, as text."""
        words, outcomes = self.words, self.exploration.outcomes
        parts = [words(Message.of("coach-explore-title", turns=len(outcomes))), *self.sentences()]
        names = seat_view.seat_names(self.session, words)
        rows = [["", *(str(number) for number in range(1, len(outcomes) + 1))]]
        rows += [[name, *(str(outcome.ledgers[seat].total) for outcome in outcomes)] for seat, name in enumerate(names)]
        margins = margin_statements(self.exploration, self.session.game.decisive_loss)
        parts += ["", table(rows), "", *self._lines(margins)]
        return "\n".join([*parts, "", self.draw_spread().text])

    def __str__(self) -> str:
        """Return the consequences as text."""
        return self.text

    def static_output(self) -> StaticOutput:
        """Return the boards with the points, or these alone where that is too much, as a notebook keeps them."""
        return StaticOutput(self.text, (self.draw_all, self.draw_points), boards=len(self.exploration.outcomes))

    def _marks(self, number: int) -> Marks:
        """Return what is marked on the board after a turn: where others lead elsewhere, what is one deal of many."""
        outcome = self.exploration.outcomes[number]
        unsure = tuple(Badge(spot, UNSURE, By.PROGRAM) for spot in outcome.dealt)
        return Marks(shining=self.exploration.differing(number, self.session.game), badges=unsure)

    def _lines(self, statements: Iterable[Statement]) -> list[str]:
        return lines_of(statements, self.session.game, self.words)

    def _names(self) -> list[str]:
        """Return the turns in few words: what fits above a chart."""
        return [title_words(outcome.steps, self.words) for outcome in self.exploration.outcomes]

    def _checked(self, number: int) -> int:
        chosen, last = whole_number(number), len(self.exploration.outcomes) - 1
        if chosen is None or not 0 <= chosen <= last:
            raise MisusedError("coach-explore-number", number=str(number), last=last)
        return chosen

    def _checked_deal(self, deal: int, deals: int) -> int:
        chosen = whole_number(deal)
        if chosen is None or not 0 <= chosen < deals:
            raise MisusedError("coach-explore-number", number=str(deal), last=deals - 1)
        return chosen


def show_consequences(session: Session, explorer: Explorer, language: str = "") -> Consequences:
    """Return what an explorer that is done has found, as a value that shows itself."""
    return Consequences(session, explorer.exploration(), seat_view.words_for(session, language))
