"""The decisions of a game, as a review goes through them: moves of one seat that left a choice."""

from dataclasses import dataclass, field

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import State
from trajan_tutor.engine.record import Record, replay
from trajan_tutor.engine.seen_positions import opening_state


@dataclass(frozen=True, slots=True)
class ReviewedMoment:
    """A decision that was made: moves of one seat up to the end of its turn or the first that showed something.

    `number` counts the moves of the record before it, `turn` the turns of the game begun by then.
    """

    number: int
    turn: int
    seat: int
    moves: tuple[int, ...]
    state: State = field(repr=False)


def moments_of(game: TutorGame, record: Record) -> tuple[list[ReviewedMoment], tuple[tuple[int, ...], ...]]:
    """Return the decisions of a record that left a choice, and all points at the start of each turn and at the end.

    Raises UnreadableError for a move that cannot be read or is not legal at its place.
    """
    state = opening_state(game, record.setup)
    moves = moves_of(game, record)
    seats = range(game.seats(state))
    points: list[list[int]] = [[] for _ in seats]
    moments = []
    number = 0
    turn = -1
    while number < len(moves):
        if game.begun(state) != turn:
            turn = game.begun(state)
            for seat in seats:
                points[seat].append(game.ledger(state, seat).total)
        start, actor, before = number, game.current_seat(state), game.copy(state)
        had_choice = False
        shows = False
        while number < len(moves) and not shows and (number == start or _is_same_turn(game, state, actor)):
            had_choice = had_choice or len(game.legal(state)) > 1
            shows = game.reveals(state, moves[number])
            game.apply(state, moves[number])
            number += 1
        if had_choice:
            moments.append(ReviewedMoment(start, turn, actor, tuple(moves[start:number]), before))
    for seat in seats:
        points[seat].append(game.ledger(state, seat).total)
    return moments, tuple(tuple(totals) for totals in points)


def _is_same_turn(game: TutorGame, state: State, seat: int) -> bool:
    return game.current_seat(state) == seat and not game.may_evaluate(state)


def moves_of(game: TutorGame, record: Record) -> list[int]:
    """Return the moves of a record; raises UnreadableError for one that cannot be read or is not legal there."""
    replay(game, record)
    return [game.parse(text) for text in record.moves]
