"""What the choices of a search that has little time lose in the last turn of a game, beside the best of all turns."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import mean
from typing import Any, Final

from measuring import mean_of

from trajan_tutor.coach.effort import ends_soon, to_the_end
from trajan_tutor.coach.paired_trials import trial
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import choose_move
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.planner import settings_for
from trajan_tutor.search.sampling import SearchQuestion, margin_of

SECONDS: Final = (0.05, 0.2, 0.8, 3.2)
"""The budgets, in seconds of the processor."""
# So many deals judge the choices of searches at most.
DEALS: Final = 400
# Deals that no search has met; the players there choose among twice as many turns.
_OTHER_DEALS: Final = 1 << 20
_STRONGER: Final = 2
_POINT: Final = 100
# Of a last turn every way is looked at; where there are more positions on them, or more turns, another game is taken.
_MOST_ENUMERATED: Final = 20_000
_MOST_LAST_TURNS: Final = 300
_MOST_GAMES: Final = 100


@dataclass(frozen=True, slots=True)
class Lost:
    """What the choice of each budget loses in one position, in points, beside the best of all turns."""

    number: int
    lost: tuple[float, ...]
    samples: tuple[int, ...]


def lost_at_the_end(game: TutorGame, seats: int, number: int, seed: int, deals: int) -> Lost:
    """Return what the choices of all budgets lose in the last turn of a game, where every turn is tried in all deals.

    All trials go to the end of the game, which is near: what is still to be decided there is played well. So the best
    known turn is the best of all, not of those that a search had come upon.
    """
    deals = min(deals, DEALS)
    named = every_last_turn(game, seats, seed, number)
    observation = named.observation
    question = question_of(game, observation, seed)
    worths = {line.moves: _mean_margin(question, line.moves, deals) for line in named.all_lines()}
    found = []
    for at, seconds in enumerate(SECONDS):
        budget = Budget(seconds=seconds)
        search = Lookahead(game, observation, seed + at, settings_for(budget))
        run(search, budget)
        moves = search.lines()[0].moves
        if moves not in worths:
            worths[moves] = _mean_margin(question, moves, deals)
        found.append((worths[moves], search.samples))
    best = max(worths.values())
    return Lost(number, tuple(best - worth for worth, _ in found), tuple(samples for _, samples in found))


def every_last_turn(game: TutorGame, seats: int, seed: int, number: int) -> Lookahead[TutorGame]:
    """Return a search that has found every last turn of a game played at random; RuntimeError where no game has few."""
    for attempt in range(_MOST_GAMES):
        rng = Rng(seed + _MOST_GAMES * number + attempt)
        state = game.new_game(Setup(seats=seats, seed=rng.below(_OTHER_DEALS)))
        before = game.copy(state)
        while not game.is_over(state):
            if game.may_evaluate(state) and not game.is_closing(state) and len(game.legal(state)) > 1:
                before = game.copy(state)
            game.apply(state, choose_move(game, state, rng))
        seen = game.observe(before, game.current_seat(before))
        search = Lookahead(game, seen, 0, Settings(enumerated=_MOST_ENUMERATED))
        run(search, Budget(samples=1))
        if search.knows_all and len(search.all_lines()) <= _MOST_LAST_TURNS:
            return search
    raise RuntimeError(f"In {_MOST_GAMES} games every last turn can be played in too many ways: take another seed.")


def question_of(game: TutorGame, observation: Observation, seed: int) -> SearchQuestion[TutorGame]:
    """Return how a choice is judged: to the horizon of a trial of the coach, by players who choose better."""
    usual = Settings()
    question = SearchQuestion(game, observation, seed, replace(usual, tries=_STRONGER * usual.tries))
    return to_the_end(question) if ends_soon(game, observation, usual, 0) else question


def _mean_margin(question: SearchQuestion[TutorGame], moves: Moves, deals: int) -> float:
    game, seat = question.game, question.observation.seat
    ends = (trial(question, moves, _OTHER_DEALS + deal).end for deal in range(deals))
    return mean(margin_of(game, end, seat) for end in ends) / _POINT


def endings_told(found: Sequence[Lost]) -> dict[str, Any]:
    """Return the gauge as plain data: the mean of each budget, and by how much the longest loses less than the least.

    >>> nine = (9,) * 4
    >>> told = endings_told([Lost(0, (2.0, 1.0, 0.0, 0.0), nine), Lost(1, (0.0, 1.0, 0.0, 0.0), nine)])
    >>> told["means"], told["gained"], told["error"]
    ([1.0, 1.0, 0.0, 0.0], 1.0, 1.0)
    """
    gained = [one.lost[0] - one.lost[-1] for one in found]
    return {
        "positions": len(found),
        "means": [round(mean(column), 3) for column in zip(*(one.lost for one in found), strict=True)],
        "gained": round(mean(gained), 3),
        # Of one position nobody can say.
        "error": round(mean_of(gained)[1], 3) if len(gained) > 1 else None,
        "samples": [round(mean(column)) for column in zip(*(one.samples for one in found), strict=True)],
        "lost": [[round(value, 2) for value in one.lost] for one in found],
    }
