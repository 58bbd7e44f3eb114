"""The end of a game: who won and why, everybody's points by source, and the same deal again."""

from dataclasses import dataclass, field
from typing import Any

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import table
from trajan_tutor.view import Drawing, draw_ledgers
from trajan_tutor.view.static_output import ShowsItself, StaticOutput


@dataclass(frozen=True, slots=True, repr=False)
class GameResult(ShowsItself):
    """How a finished game ended; it shows itself as the value of a cell.

    `won` says who has won, `why` whether points decided or a rule about ties; then `rule` is its id.
    """

    game: TutorGame
    words: Words = field(repr=False)
    seats: tuple[str, ...]
    ledgers: tuple[Ledger, ...]
    winners: tuple[int, ...]
    won: str
    why: Message
    rule: str = ""

    @property
    def text(self) -> str:
        """Who won and why, and a table of all points by source."""
        return f"{self.won} {self.words(self.why)}\n\n{table(self._rows())}"

    def draw(self, *, prefix: str = "ending", theme: str = "auto") -> Drawing:
        """Return everybody's points by source as stacked bars."""
        return draw_ledgers(self.game, self.ledgers, self.seats, self.words, prefix=prefix, theme=theme)

    def data(self) -> dict[str, Any]:
        """Return the ending as plain data for a page."""
        return {
            "winners": list(self.winners),
            "won": self.won,
            "why": self.words(self.why),
            "rule": self.rule,
            "seats": [
                {"seat": seat, "name": name, "points": self.ledgers[seat].total, "won": seat in self.winners}
                for seat, name in enumerate(self.seats)
            ],
            "rows": [
                {"source": source, "name": self._name(source), "points": [ledger[source] for ledger in self.ledgers]}
                for source in self._sources()
            ],
        }

    def __repr__(self) -> str:
        """Say which game it was and how it ended, alike in every run and on one line."""
        points = " : ".join(str(ledger.total) for ledger in self.ledgers)
        won = " and ".join(map(str, self.winners))
        return f"<end of {self.game.name}: {points}, won by seat {won}>"

    def __str__(self) -> str:
        """Return the ending as text."""
        return self.text

    def static_output(self) -> StaticOutput:
        """Return the points and who has won, as a notebook keeps them."""
        return StaticOutput(self.text, (self.draw,))

    def _sources(self) -> list[str]:
        return [source for source in self.game.sources if any(ledger[source] for ledger in self.ledgers)]

    def _name(self, source: str) -> str:
        return self.words(Message.of(f"{self.game.name}-source-{source}"))

    def _rows(self) -> list[list[str]]:
        points = [[self._name(source), *(str(ledger[source]) for ledger in self.ledgers)] for source in self._sources()]
        total = [self.words(Message.of("session-total")), *(str(ledger.total) for ledger in self.ledgers)]
        return [["", *self.seats], *points, total]


def result(session: Session, language: str = "") -> GameResult | None:
    """Return how a game ended, or None while it goes on."""
    if not session.is_over:
        return None
    game, state = session.game, session.state
    words = seat_view.words_for(session, language)
    ledgers = tuple(game.ledger(state, seat) for seat in range(len(session.players)))
    winners = game.winners(state)
    why, rule = _reason(session, ledgers, winners)
    return GameResult(
        game,
        words,
        seat_view.seat_names(session, words),
        ledgers,
        winners,
        seat_view.won_words(session, words),
        why,
        rule,
    )


def again(session: Session) -> Session:
    """Begin the same deal once more: the same setup, players and names; what was played is not touched."""
    new = Session(
        session.game, session.setup, session.players, session.names, pace=session.pace, hot_seat=session.hot_seat
    )
    new.seed_drawn = session.seed_drawn
    return new


def _reason(session: Session, ledgers: tuple[Ledger, ...], winners: tuple[int, ...]) -> tuple[Message, str]:
    most = ledgers[winners[0]].total
    if len(winners) > 1:
        return Message.of("session-why-shared", points=most), ""
    others = max((ledger.total for seat, ledger in enumerate(ledgers) if seat not in winners), default=0)
    if most > others:
        return Message.of("session-why-points", points=most, margin=most - others), ""
    # The last thing that the end of the game tells of the winner is the rule that broke the tie.
    events = session.tree.here.events
    rule = next((event.rule for event in reversed(events) if event.seat == winners[0]), "")
    return Message.of("session-why-tie", points=most, rule=Term(rule.replace(".", "-"))), rule
