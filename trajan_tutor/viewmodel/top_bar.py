"""The top bar in words: what happens now, seats with their points, time, what stands open, what the end would bring."""

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, Standing
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.showing import Count, SeatNote
from trajan_tutor.engine.showing import Summary as Told
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.choices import text_of
from trajan_tutor.viewmodel.named_symbols import symbol_id
from trajan_tutor.viewmodel.words_model import (
    CountShown,
    Forecast,
    PartShown,
    SeatSummary,
    SummaryShown,
    TokenShown,
)


def summary(session: Session, words: Words, *, seen: Observation | None = None) -> SummaryShown:
    """Return what is told at a glance; `seen` is what may be shown now, where that is known already."""
    game = session.showing
    if game is None:
        return shown(session, words, Told(title_of(session)))
    seen = session.observation() if seen is None else seen
    at_a_glance = shown(session, words, game.summary(seen, max(session.viewer, 0)))
    if session.viewer >= 0 and session.hidden is None:
        gains = game.forecast(seen, session.viewer)
        at_a_glance["forecast"] = None if gains is None else forecast(session, words, gains)
    return at_a_glance


def shown(session: Session, words: Words, at_a_glance: Told) -> SummaryShown:
    """Return what a game tells, in words, with the names of the seats."""
    return {
        "title": words(at_a_glance.title),
        "seats": seats(session, words, at_a_glance.seats),
        "clock": text_of(words, at_a_glance.clock),
        "counts": counts(session.game, words, at_a_glance.counts),
        "tokens": [
            TokenShown(
                symbol=symbol_id(session.game, token.symbol), standing=token.standing.value, said=words(token.says)
            )
            for token in at_a_glance.tokens
        ],
        "warning": text_of(words, at_a_glance.warning),
        "warning_said": text_of(words, at_a_glance.warning_says),
        "forecast": None,
    }


def seats(session: Session, words: Words, notes: tuple[SeatNote, ...]) -> list[SeatSummary]:
    """Return the seats with their points, or with what the game counts in their place."""
    summaries: list[SeatSummary] = []
    for score in seat_view.scores(session, words):
        note = notes[score.seat] if score.seat < len(notes) else None
        summaries.append(
            {
                "seat": score.seat,
                "name": score.name,
                "letter": score.letter,
                "colour": score.colour,
                "points": score.points if note is None or note.counted is None else note.counted,
                "called": words(note.called) if note else "",
                "counts": counts(session.game, words, note.counts) if note else [],
                "to_move": score.to_move,
                "own": score.seat == session.viewer,
                "won": score.won,
            }
        )
    return summaries


def counts(game: TutorGame, words: Words, counted: tuple[Count, ...]) -> list[CountShown]:
    """Return numbers with the signs of the picture."""
    return [
        CountShown(symbol=symbol_id(game, count.symbol), number=count.number, said=words(count.says))
        for count in counted
    ]


def title_of(session: Session) -> Message:
    """Return the step in progress for a game that says no more; the game itself when nothing is."""
    steps = session.game.steps(session.state)
    labels = [step.label for step in steps if step.standing is Standing.PRESENT]
    return labels[0] if labels else Message.of("board-summary-game", game=session.game.name)


def forecast(session: Session, words: Words, gains: Ledger) -> Forecast:
    """Return what the viewer would have if the game ended now, by source."""
    points = session.game.ledger(session.state, session.viewer).total
    sums = {"points": points, "more": gains.total, "sum": points + gains.total}
    return {
        "title": words(Message.of("board-summary-ended", **sums)),
        "rows": [part(session.game, words, source, more) for source, more in gains],
    }


def part(game: TutorGame, words: Words, source: str, points: int) -> PartShown:
    """Return a source of points with what it would bring."""
    text = words(Message.of(f"{game.name}-source-{source}"))
    return {"text": text, "points": str(points).replace("-", "\N{MINUS SIGN}")}
