"""What the choices of a search lose that has little time, beside the best of all that more and more time chooses."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import mean, stdev
from typing import Any, Final

from turn_makers import position

from trajan_tutor.coach.horizon import ends_soon, to_the_end
from trajan_tutor.coach.paired_trials import trial
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.planner import settings_for
from trajan_tutor.search.sampling import SearchQuestion, margin_of

SECONDS: Final = (0.05, 0.2, 0.8)
"""The budgets, in seconds of the processor; the reference has so many times the longest of them."""
TIMES: Final = 4
# Deals that no search has met; the players there choose among twice as many turns.
_OTHER_DEALS: Final = 1 << 20
_STRONGER: Final = 2
_POINT: Final = 100


@dataclass(frozen=True, slots=True)
class Regrets:
    """What the choice of each budget loses in one position, in points, beside the best of all of them in its deals."""

    number: int
    lost: tuple[float, ...]
    samples: tuple[int, ...]


def regrets(game: TutorGame, seats: int, number: int, seed: int, deals: int) -> Regrets:
    """Return what the choices of all budgets lose in a position; all are met with the same deals."""
    state = position(game, seats, number, seed)
    observation = game.observe(state, game.current_seat(state))
    budgets = [Budget(seconds=seconds) for seconds in (*SECONDS, TIMES * SECONDS[-1])]
    # Turns that come to the same are one turn, whoever found it.
    named = Lookahead(game, observation, 0, Settings(enumerated=0, turns_drawn=1))
    searches = [Lookahead(game, observation, seed + at, settings_for(one)) for at, one in enumerate(budgets)]
    for search, budget in zip(searches, budgets, strict=True):
        run(search, budget)
    found = [named.include(search.lines()[0].moves) for search in searches]
    question = question_of(game, observation, seed)
    worths = {
        moves: mean(_margin(question, moves, _OTHER_DEALS + deal) for deal in range(deals))
        for moves in dict.fromkeys(found)
    }
    best = max(worths.values())
    lost = tuple(best - worths[moves] for moves in found)
    return Regrets(number, lost, tuple(search.samples for search in searches))


def question_of(game: TutorGame, observation: Observation, seed: int) -> SearchQuestion[TutorGame]:
    """Return how a choice is judged: to the horizon of a trial of the coach, by players who choose better."""
    usual = Settings()
    question = SearchQuestion(game, observation, seed, replace(usual, tries=_STRONGER * usual.tries))
    return to_the_end(question) if ends_soon(game, observation, usual, 0) else question


def _margin(question: SearchQuestion[TutorGame], moves: Moves, deal: int) -> float:
    return margin_of(question.game, trial(question, moves, deal).end, question.observation.seat) / _POINT


def regret_told(found: Sequence[Regrets]) -> dict[str, Any]:
    """Return the gauge as plain data: the mean of each budget, and by how much the longest loses less than the least.

    >>> told = regret_told([Regrets(0, (2.0, 1.0, 0.0), (9, 9, 9)), Regrets(1, (0.0, 1.0, 0.0), (9, 9, 9))])
    >>> told["shortest"], told["longest"], told["gained"], told["error"]
    (1.0, 0.0, 1.0, 1.0)
    """
    columns = list(zip(*(one.lost for one in found), strict=True))[: len(SECONDS)]
    gained = [one.lost[0] - one.lost[len(SECONDS) - 1] for one in found]
    means = [round(mean(column), 3) for column in columns]
    return {
        "positions": len(found),
        "shortest": means[0],
        "middle": means[1],
        "longest": means[-1],
        "gained": round(mean(gained), 3),
        "error": round(stdev(gained) / math.sqrt(len(gained)), 3) if len(gained) > 1 else math.inf,
        "samples": [round(mean(column)) for column in zip(*(one.samples for one in found), strict=True)],
        "lost": [[round(value, 2) for value in one.lost] for one in found],
    }
