"""Who plays a seat: a person, or a bot by its name."""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Game, State
from trajan_tutor.engine.generator import Draws, advance, value_of
from trajan_tutor.search.bots import find_bot

PERSON: Final = "person"


def players_for(seats: int, people: Sequence[int], bots: str | Sequence[str]) -> tuple[str, ...]:
    """Return who plays each seat: people on the seats named, bots on the others.

    `bots` is one name for all of them, or one name for each seat without a person. Raises MisusedError for a seat that
    does not exist and for a bot that nobody knows.
    """
    for seat in people:
        if not 0 <= seat < seats:
            raise MisusedError("session-person-seat", seat=str(seat), seats=seats)
    left = [seat for seat in range(seats) if seat not in people]
    wanted = [bots] * len(left) if isinstance(bots, str) else list(bots)
    if len(wanted) != len(left):
        raise MisusedError("session-players-many", players=len(people) + len(wanted), seats=seats)
    of_seat = dict(zip(left, wanted, strict=True))
    return checked(tuple(of_seat.get(seat, PERSON) for seat in range(seats)), seats)


def checked(players: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return the players as they are; raises MisusedError when they are too many, too few, or not known."""
    if len(players) != seats:
        raise MisusedError("session-players-many", players=len(players), seats=seats)
    for player in players:
        if player != PERSON:
            find_bot(player)
    return players


def choose(player: str, game: Game, state: State, seed: int, decisions: int) -> int:
    """Return the move that a bot chooses; it sees only what its seat may know.

    The stream of chance belongs to the seed of the game and to the number of decisions before this one, so that going
    back and deciding alike leads to the same answer.
    """
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    draws = Draws(value_of(advance(seed)) + decisions)
    return find_bot(player).choose(game, game.observe(state, game.actor(state)), draws)
