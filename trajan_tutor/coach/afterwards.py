"""The board at the end of a turn: how it stands in one deal, and which places would look otherwise in another one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.ladder import owner_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.sampling import SearchQuestion, first_deal, turn_finished

# So many deals tell what differs between them, and so many of them are shown.
DEALS: Final = 6
SHOWN: Final = 3

# What lies at a place: symbols with their number, texts and seats.
_Lying = tuple[tuple[str, int, str, int], ...]


@dataclass(frozen=True, slots=True)
class Afterwards:
    """The state at the end of a turn in one deal; `dealt` are the places that look otherwise in other deals.

    `others` are some of those, each different from all the others in what lies on the table for all.
    """

    state: State
    dealt: tuple[str, ...]
    others: tuple[State, ...] = ()


def afterwards(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> Afterwards:
    """Return how the board stands when a turn has ended.

    A turn that goes on after something hidden was shown is ended as the playouts of the search would.
    """
    game, seat = question.game, question.observation.seat
    end = _ended(question, first_deal(question), moves)
    here = lying(game, game.observe(end, seat))
    dealt: set[str] = set()
    seen, others = [here], []
    for deal in range(DEALS):
        other = _ended(question, game.determinize(question.observation, deal), moves)
        there = lying(game, game.observe(other, seat))
        dealt |= differing(here, there)
        if len(seen) < SHOWN and not any(_are_alike(there, known) for known in seen):
            seen.append(there)
            others.append(other)
    return Afterwards(end, tuple(sorted(dealt)), tuple(others))


def _are_alike(one: dict[str, _Lying], other: dict[str, _Lying]) -> bool:
    """Return whether two boards differ at most in what seats hold: what is drawn at the end changes little to see."""
    return all(owner_of(spot) for spot in differing(one, other))


def lying(game: TutorGame, seen: Observation) -> dict[str, _Lying]:
    """Return what an observer sees lying at each place of the board."""
    found: dict[str, list[tuple[str, int, str, int]]] = {}
    for one in game.placements(seen):
        found.setdefault(one.spot, []).append((one.symbol, one.count, one.text, one.seat))
    return {spot: tuple(sorted(pieces)) for spot, pieces in found.items()}


def differing(one: dict[str, _Lying], other: dict[str, _Lying]) -> set[str]:
    """Return the places at which something else lies.

    >>> sorted(differing({"a": (("disc", 1, "", 0),), "b": ()}, {"a": (("disc", 1, "", 1),), "b": ()}))
    ['a']
    """
    return {spot for spot in one.keys() | other.keys() if one.get(spot, ()) != other.get(spot, ())}


def _ended(question: SearchQuestion[TutorGame], state: State, moves: Sequence[int]) -> State:
    game = question.game
    state = game.copy(state)
    for move in moves:
        game.apply(state, move)
    return turn_finished(game, state, Rng(question.seed), question.settings)
