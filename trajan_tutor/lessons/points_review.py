"""Looks back at a part of a game in a lesson: everybody's points by source, and who has won when it is over."""

from collections.abc import Sequence
from dataclasses import dataclass

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import State
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.session.seat_view import side_message


@dataclass(frozen=True, slots=True)
class SourcePoints:
    """Points from one source, or all of them: its name, and those of each seat in their order."""

    name: Message
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """Where points came from: the seats in their order, a row for each source, and the sum of them."""

    seats: tuple[Message, ...]
    rows: tuple[SourcePoints, ...]
    total: SourcePoints

    @property
    def lines(self) -> tuple[Message, ...]:
        """The same as text: a line for each row, the sum last."""
        return tuple(
            Message.of(
                "lesson-review-row",
                name=row.name,
                points=tuple(
                    Message.of("lesson-review-points", seat=seat, points=points)
                    for seat, points in zip(self.seats, row.points, strict=True)
                ),
            )
            for row in (*self.rows, self.total)
        )


def review_of(game: TutorGame, before: State, now: State, seat: int, sources: Sequence[str] = ()) -> Review:
    """Return the points that all seats gained or lost between two states.

    They come from some sources, also those that brought nothing, or from all that brought any.
    """
    gained = [game.ledger(now, other) - game.ledger(before, other) for other in range(game.seats(now))]
    return _reviewed(game, seat, gained, sources)


def review_of_game(game: TutorGame, now: State, seat: int) -> Review:
    """Return all points of all seats, with those that they had from the beginning."""
    return _reviewed(game, seat, [game.ledger(now, other) for other in range(game.seats(now))])


def _reviewed(game: TutorGame, seat: int, gained: Sequence[Ledger], sources: Sequence[str] = ()) -> Review:
    seats = range(len(gained))
    shown_sources = sources or [source for source in game.sources if any(ledger[source] for ledger in gained)]
    rows = tuple(
        SourcePoints(Message.of(f"{game.name}-source-{source}"), tuple(ledger[source] for ledger in gained))
        for source in shown_sources
    )
    sums = tuple(sum(ledger[source] for source in shown_sources) for ledger in gained)
    return Review(
        tuple(_seat(game, other, seat) for other in seats), rows, SourcePoints(Message.of("lesson-review-total"), sums)
    )


def won(game: TutorGame, state: State, seat: int) -> Message | None:
    """Return who has won, or None while the game goes on."""
    if not game.is_over(state):
        return None
    winners = game.winners(state)
    if tuple(winners) == (seat,):
        return Message.of("session-won-you")
    return Message.of("session-won", names=tuple(_seat(game, winner, seat) for winner in winners), count=len(winners))


def _seat(game: TutorGame, other: int, seat: int) -> Message:
    return Message.of("session-name-you") if other == seat else side_message(game, other)
