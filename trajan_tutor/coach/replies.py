"""What others may do after a turn that was played: their best replies, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from trajan_tutor.coach.answers import Reply, deal_of, reply
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.search.sampling import SearchQuestion
from trajan_tutor.search.settings import Settings

DEALS: Final = 6


def replies_to(
    game: TutorGame, observation: Observation, moves: Sequence[int], seed: int = 0, settings: Settings | None = None
) -> Iterator[Reply]:
    """Yield the best reply to a turn in each of some deals; nothing where nobody is to reply.

    Moves after the first that shows something hidden are left out: what follows is decided when that is known.
    """
    question = SearchQuestion(game, observation, seed, settings or Settings())
    known = known_part(game, observation, moves)
    for number in range(DEALS):
        one = reply(question, known, deal_of(number))
        if one is None:
            return
        yield one


def known_part(game: TutorGame, observation: Observation, moves: Sequence[int]) -> tuple[int, ...]:
    """Return the moves of a turn up to the first that shows something hidden, that one included."""
    state = game.determinize(observation, 0)
    for number, move in enumerate(moves, start=1):
        if game.reveals(state, move):
            return tuple(moves[:number])
        game.apply(state, move)
    return tuple(moves)
