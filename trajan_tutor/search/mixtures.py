"""Joint choices in secret, by sampled regret matching: what each seat chooses, and how often.

All outcomes together are far too many to be looked at. So in every round each seat draws a choice by its mixture,
and counts for all of its choices what they would have brought beside those the others drew (external sampling: Lanctot
and others, 2009). It then chooses in proportion to what it regrets, negative sums forgotten; later rounds count more
in the mean of all rounds (regret matching plus: Tammelin, 2014). With two seats the mean comes near to an equilibrium
as one likes; with more no theorem says so, and it is still hard to do better against it.

A mixture depends on the observation, the seed and the number of rounds alone.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.joint import JointChoices
from trajan_tutor.search.turns import digest

ROUNDS: Final = 200
_PARTS: Final = 1 << 20
_DEAL: Final = 0
_MOST_CACHED: Final = 32
# What is chosen less often is a trace of the first rounds.
_TRACE: Final = 0.02


@dataclass(frozen=True, slots=True)
class Mixture:
    """What a seat chooses in secret: its moves, each with how often, most often first."""

    parts: tuple[tuple[int, float], ...]

    def draw(self, rng: Rng) -> int:
        """Return a move drawn by the mixture."""
        remaining = rng.below(_PARTS) / _PARTS
        for move, share in self.parts:
            remaining -= share
            if remaining < 0:
                return move
        return self.parts[0][0]

    def share_of(self, move: int) -> float:
        """Return how often a move is chosen."""
        return next((share for candidate, share in self.parts if candidate == move), 0.0)


Mixtures = tuple[Mixture, ...]
"""The mixtures of all seats."""

_cached: "OrderedDict[tuple[object, ...], Mixtures]" = OrderedDict()
# Searches of several pages may look it up at the same time.
_cache_lock: Final = Lock()


def mixtures_of(game: SearchableGame, seen: Observation, seed: int, rounds: int = ROUNDS) -> Mixtures:
    """Return the mixtures of all seats in the joint choice that an observer is asked for; nothing where there is none.

    What is found is kept: every sample of a search asks for it.
    """
    if not game.is_secret(seen.state) or not isinstance(game, JointChoices):
        return ()
    key = (game.name, seen.seat, digest(game, seen.state), seed, rounds)
    with _cache_lock:
        mixtures = _cached.get(key)
    if mixtures is None:
        # Two that ask for the same at the same time find the same: nobody waits for another's rounds.
        state = game.determinize(seen, _DEAL)
        choices = game.joint_choices(state)
        mixtures = match_regrets(game, state, choices, Rng(seed), rounds) if choices else ()
        with _cache_lock:
            _cached[key] = mixtures
            while len(_cached) > _MOST_CACHED:
                _cached.popitem(last=False)
    return mixtures


def match_regrets(
    game: JointChoices[State], state: State, choices: Sequence[Sequence[int]], rng: Rng, rounds: int
) -> Mixtures:
    """Return the mean of what all seats choose in so many rounds of regret matching."""
    regrets = [[0.0] * len(moves) for moves in choices]
    sums = [[0.0] * len(moves) for moves in choices]
    for number in range(1, rounds + 1):
        now = [_proportions(row) for row in regrets]
        drawn = [_draw(row, rng) for row in now]
        joint = [moves[index] for moves, index in zip(choices, drawn, strict=True)]
        for seat, moves in enumerate(choices):
            margins = []
            for move in moves:
                values = game.joint_worths(state, [*joint[:seat], move, *joint[seat + 1 :]])
                margins.append(values[seat] - max(value for other, value in enumerate(values) if other != seat))
            mean = sum(part * margin for part, margin in zip(now[seat], margins, strict=True))
            for index, margin in enumerate(margins):
                regrets[seat][index] = max(0.0, regrets[seat][index] + margin - mean)
                sums[seat][index] += number * now[seat][index]
    return tuple(_mixture(moves, total) for moves, total in zip(choices, sums, strict=True))


def _proportions(regrets: Sequence[float]) -> list[float]:
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def _draw(parts: Sequence[float], rng: Rng) -> int:
    remaining = rng.below(_PARTS) / _PARTS
    for index, part in enumerate(parts):
        remaining -= part
        if remaining < 0:
            return index
    return len(parts) - 1


def _mixture(moves: Sequence[int], sums: Sequence[float]) -> Mixture:
    total = sum(sums)
    shares = {move: weight / total for move, weight in zip(moves, sums, strict=True) if weight >= _TRACE * total}
    total_share = sum(shares.values())
    parts = [(move, share / total_share) for move, share in shares.items()]
    return Mixture(tuple(sorted(parts, key=lambda part: (-part[1], part[0]))))
