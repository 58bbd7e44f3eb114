"""Gauges of what a coach tells: how it agrees over seeds, with the end of the game, and with itself; and of last turns.

The turns are those of learners (`turn_makers`); the figures are the coach's own. All are counts and distances.
"""

import json
import math
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from statistics import mean, median, variance
from typing import Any, Final

from measures.endings import endings_told, lost_at_the_end
from measures.first_hints import first_hint_in, first_hints_told
from measures.turn_makers import asked_of
from measuring import check_seats, game_options, mean_of

from trajan_tutor.cli.arguments import number_from
from trajan_tutor.cli.workers import done_by_workers, ended
from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.estimates import NINE_OF_TEN
from trajan_tutor.coach.exploration import Explorer
from trajan_tutor.coach.figure_scale import CHANCES_OF_A_POINT, FigureScale, FigureUnit, scale_of
from trajan_tutor.coach.paired_trials import trial
from trajan_tutor.coach.study import NAMED, Studies
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.coach.verdict import Verdict, VerdictLevel
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.games import find_game
from trajan_tutor.search.sampling import LONGEST, SearchQuestion, first_deal, margin_of

# As a hint looks, without what no figure comes from.
EFFORT: Final = Effort(answers=0, second=0, pairs=2)
# Positions on which nothing was fitted: the factors in `coach/estimates.py` come from those of the seeds 1 and 1001.
SEED: Final = 2001
_CLASSES: Final = (VerdictLevel.AS_GOOD, VerdictLevel.SLIGHTLY, VerdictLevel.COSTS)
# Deals of a reference, which no coach has met; and among how many times as many turns its players choose.
_OTHER_DEALS: Final = 1 << 20
_STRONGER: Final = 2
# A reference is sure enough at this standard error in points, which is told from so many games on.
_SURE_ENOUGH: Final = 0.5
_FEWEST_GAMES: Final = 100
_POINT: Final = 100
_OTHERS: Final = 5
# So often everything is asked at most before answers are set beside each other.
_PATIENCE: Final = 8

Margin = Callable[[TutorGame, State, int], int]
"""By how much a seat is ahead in a state, in hundredths of a point."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """How verdicts of several seeds agree, in parts of all pairs of seeds, or of all verdicts.

    `overlapping` intervals, the `same` class, `apart` by two classes; `undecided` verdicts stand between two classes,
    or are too close to tell. `spread` is the standard deviation of the cost over seeds, `told` the standard error over
    deals, in points.
    """

    overlapping: float
    same: float
    apart: float
    undecided: float
    spread: float
    told: float


@dataclass(frozen=True, slots=True)
class ReferenceMargins:
    """A figure beside a reference: playouts to the end of the game by a stronger policy, with its standard error.

    `pairs` of games are behind the reference; the figure may have been played to the end of the game too.
    """

    told: Verdict
    points: float
    error: float
    pairs: int = 0
    is_to_the_end: bool = False

    @property
    def beyond(self) -> float:
        """By how many points the figure lies outside the joint interval; nothing or less within it."""
        half = (self.told.high - self.told.low) / 2
        return abs(self.told.cost - self.points) - math.hypot(half, NINE_OF_TEN * self.error)


def classes_of(verdict: Verdict) -> tuple[int, ...]:
    """Return the classes that a verdict leaves open, by number from the best: 0, 1 and 2."""
    if verdict.level is VerdictLevel.TOO_CLOSE:
        return (0, 1, 2)
    if verdict.between is not None:
        return tuple(_CLASSES.index(level) for level in verdict.between)
    return (0,) if verdict.level is VerdictLevel.EQUAL else (_CLASSES.index(verdict.level),)


def agreement(positions: Sequence[Sequence[Verdict]]) -> Agreement:
    """Return how verdicts agree; in each position one for each seed, and at least two."""
    pairs = [pair for verdicts in positions for pair in combinations(verdicts, 2)]
    gaps = [min(abs(a - b) for a in classes_of(one) for b in classes_of(other)) for one, other in pairs]
    every = [verdict for verdicts in positions for verdict in verdicts]
    return Agreement(
        sum(one.low <= other.high and other.low <= one.high for one, other in pairs) / len(pairs),
        sum(classes_of(one) == classes_of(other) for one, other in pairs) / len(pairs),
        sum(gap >= len(_CLASSES) - 1 for gap in gaps) / len(gaps),
        sum(len(classes_of(verdict)) > 1 for verdict in every) / len(every),
        math.sqrt(mean(variance([one.cost for one in verdicts]) for verdicts in positions)),
        math.sqrt(sum(verdict.error**2 for verdict in every) / len(every)),
    )


# -- what is measured in one position


def verdicts(game: TutorGame, asked: tuple[Observation, Moves], seeds: int, effort: Effort) -> list[Verdict]:
    """Return the verdicts of so many seeds on a turn."""
    observation, own = asked
    return [Adviser(game, observation, seed, effort, own).finish().verdict() for seed in range(seeds)]


def reference(
    game: TutorGame, asked: tuple[Observation, Moves], seed: int, effort: Effort, pairs: int
) -> ReferenceMargins:
    """Return the figure on a turn beside what comes of both turns in games that are played to their end.

    So many pairs of games are played at most, and fewer where the reference is sure enough before. A figure that was
    not played to the end knows what is likely to be gained and nothing of who wins: its reference counts points alone.
    Where it is decided who wins, figure and reference count chances of a hundred.
    """
    observation, own = asked
    adviser = Adviser(game, observation, seed, effort, own).finish()
    tries = _STRONGER * adviser.study.question.settings.tries
    settings = replace(adviser.search.settings, turns_ahead=LONGEST, tries=tries)
    question = SearchQuestion(game, observation, seed, settings)
    is_to_the_end = adviser.study.is_to_the_end
    margin = margin_of if is_to_the_end else points_margin_of
    scale = scale_of(game, to_end=is_to_the_end)
    games = (_difference(question, adviser.best, adviser.own, _OTHER_DEALS + n, margin, scale) for n in range(pairs))
    sure = _SURE_ENOUGH if scale.unit is FigureUnit.POINTS else _SURE_ENOUGH * CHANCES_OF_A_POINT
    return ReferenceMargins(adviser.verdict(), *mean_when_sure(games, sure), is_to_the_end)


def mean_when_sure(values: Iterable[float], sure: float = _SURE_ENOUGH) -> tuple[float, float, int]:
    """Return the mean of some values, its standard error, and of how many: no more than make it sure enough.

    >>> mean_when_sure([1.0] * 200)
    (1.0, 0.0, 100)
    """
    taken: list[float] = []
    for value in values:
        taken.append(value)
        if len(taken) >= _FEWEST_GAMES and mean_of(taken)[1] <= sure:
            break
    return *mean_of(taken), len(taken)


def points_margin_of(game: TutorGame, state: State, seat: int) -> int:
    """Return by how many points a seat leads its strongest rival, in hundredths."""
    points = [game.ledger(state, other).total for other in range(game.seats(state)) if other != seat]
    return _POINT * (game.ledger(state, seat).total - max(points, default=0))


def rest_of(found: Sequence[ReferenceMargins]) -> float:
    """Return what the rest of the game adds to figures: the standard deviation that no error of theirs accounts for.

    Figures that were played to the end have no rest, and the best turn beside itself has no figure: both are left out.
    """
    unfinished = [one for one in found if not one.is_to_the_end and one.told.level is not VerdictLevel.EQUAL]
    squares = [(one.told.cost - one.points) ** 2 - one.told.error**2 - one.error**2 for one in unfinished]
    return math.sqrt(max(0.0, sum(squares) / len(squares))) if squares else 0.0


def _difference(
    question: SearchQuestion[TutorGame], one: Moves, other: Moves, deal: int, margin: Margin, scale: FigureScale
) -> float:
    if one == other:
        return 0.0
    game, seat = question.game, question.observation.seat
    mine, theirs = (scale.scaled(margin(game, trial(question, moves, deal).end, seat)) for moves in (one, other))
    return (mine - theirs) / _POINT


def changed_by_a_step(game: TutorGame, hint: Adviser) -> list[Moves]:
    """Return the beginnings of turns that do what is advised up to a step, and then something else."""
    state = first_deal(hint.study.question)
    found = []
    for number, move in enumerate(hint.best):
        others = [other for other in game.legal(state) if other != move]
        found += [(*hint.best[:number], other) for other in others[:1]]
        game.apply(state, move)
    return found


def contradictions(game: TutorGame, asked: tuple[Observation, Moves], seed: int, effort: Effort) -> tuple[int, int]:
    """Return how often two answers about a position contradict each other, of how many pairs of answers.

    Asked are a hint; why not its own turn and its equals, which it calls as good; why not the learner's turn, the five
    next best that the search looked at, and the advice with each of its steps changed for another one; and when nothing
    new is found by asking, the hint again, all of them beside it, and what they lead to.
    """
    observation, own = asked
    studies = Studies()
    hint = Adviser(game, observation, seed, effort, studies=studies).finish()
    # Of further ones a hint tells the number alone.
    equals = [group[0].moves for group in hint.equals[: 1 + NAMED]]
    lines = [line.moves for line in hint.search.lines()]
    named = list(dict.fromkeys((*equals, *lines[:_OTHERS], *changed_by_a_step(game, hint), own)))

    def asked_about(moves: Moves) -> Adviser:
        return Adviser(game, observation, seed, effort, moves, studies=studies).finish()

    wrong = sum(not asked_about(moves).verdict().is_fine for moves in equals)
    for _ in range(_PATIENCE):
        known = sum(map(len, hint.study.met.values()))
        for moves in named:
            asked_about(moves)
        if known == sum(map(len, hint.study.met.values())):
            break
    again = Adviser(game, observation, seed, effort, studies=studies).finish()
    ideas = {again.study.idea(group[0].moves) for group in again.equals}
    for moves in named:
        adviser = asked_about(moves)
        verdict = adviser.verdict()
        led = Explorer(game, observation, [again.best, moves], seed, effort.finals, 0, studies=studies).finish()
        wrong += adviser.best != again.best
        wrong += verdict.is_fine and again.study.idea(adviser.own) not in ideas
        wrong += abs(led.exploration().figures[1].points + verdict.cost) > 1 / _POINT
    return wrong, len(equals) + 3 * len(named)


# -- what is told of all positions


def agreement_told(found: list[list[Verdict]]) -> dict[str, Any]:
    """Return the gauge of agreement as plain data."""
    costs = [[round(verdict.cost, 2) for verdict in verdicts] for verdicts in found]
    measured = {name: round(value, 4) for name, value in asdict(agreement(found)).items()}
    return {"positions": len(found), **measured, "costs": costs}


def truth_told(references: list[ReferenceMargins]) -> dict[str, Any]:
    """Return the gauge of truth as plain data: of turns that are not the best one themselves, as long as there are any.

    Each figure with its interval, the reference with its standard error, and the pairs of games behind that.
    """
    found = [one for one in references if one.told.level is not VerdictLevel.EQUAL] or references
    return {
        "positions": len(found),
        "within": round(sum(one.beyond <= 0 for one in found) / len(found), 4),
        "beyond": round(max(0.0, *(one.beyond for one in found)), 2),
        "half": round(median((one.told.high - one.told.low) / 2 for one in found), 2),
        "rest": round(rest_of(found), 2),
        "figures": [[round(value, 2) for value in _figure_of(one)] for one in found],
    }


def _figure_of(one: ReferenceMargins) -> tuple[float, ...]:
    return (one.told.cost, one.told.low, one.told.high, one.points, one.error, one.pairs)


def consistency_told(found: list[tuple[int, int]]) -> dict[str, Any]:
    """Return the gauge of consistency as plain data."""
    contradictions, answers = (sum(one[part] for one in found) for part in range(2))
    return {"positions": len(found), "contradictions": contradictions, "answers": answers}


def _percent(figures: dict[str, Any]) -> dict[str, Any]:
    """Return figures for words: parts of one in percent."""
    parts = {"overlapping", "same", "apart", "undecided", "within"}
    return {name: round(100 * value) if name in parts else value for name, value in figures.items()}


def agreement_in(game: TutorGame, seats: int, number: int, seed: int, seeds: int) -> list[Verdict]:
    """Return the verdicts of several seeds in one position."""
    return verdicts(game, asked_of(game, seats, number, seed), seeds, EFFORT)


def truth_in(game: TutorGame, seats: int, number: int, seed: int, pairs: int) -> ReferenceMargins:
    """Return a figure beside its reference in one position."""
    return reference(game, asked_of(game, seats, number, seed), seed, EFFORT, pairs)


def consistency_in(game: TutorGame, seats: int, number: int, seed: int, _seeds: int) -> tuple[int, int]:
    """Return how often answers about one position contradict each other, of how many."""
    return contradictions(game, asked_of(game, seats, number, seed), seed, EFFORT)


@dataclass(frozen=True, slots=True)
class Gauge:
    """What is measured in each position, how all of it is told, and in which sentence; how much is measured there."""

    measure: Callable[..., Any]
    told: Callable[[list[Any]], dict[str, Any]]
    sentence: str
    amount: str = "pairs"


GAUGES: Final = {
    "agreement": Gauge(
        agreement_in,
        agreement_told,
        "{positions} positions: intervals of two seeds overlap in {overlapping} %, the class is the same in "
        "{same} %, two classes apart in {apart} %; {undecided} % of the verdicts leave more than one class open. "
        "Over seeds a cost spreads by {spread:.2f} points, over deals by {told:.2f}.",
        "seeds",
    ),
    "truth": Gauge(
        truth_in,
        truth_told,
        "{positions} figures: {within} % lie within the joint interval with the reference, none by more than "
        "{beyond:.1f} points outside it. An interval is {half:.1f} points to either side in the median; what lies "
        "beyond the trials spreads by {rest:.1f} points.",
    ),
    "consistency": Gauge(
        consistency_in,
        consistency_told,
        "{positions} positions: {contradictions} of {answers} pairs of answers contradict each other.",
        "seeds",
    ),
    "first": Gauge(
        first_hint_in,
        first_hints_told,
        "{positions} positions: a first hint takes {seconds} CPU seconds in the median, {worst} at most, the longer "
        "look after it {longer}. In {turned} of them that names a better turn; the first turn loses {lost} points in "
        "the mean.",
    ),
    "endings": Gauge(
        lost_at_the_end,
        endings_told,
        "{positions} positions: the choices of 0.05, 0.2, 0.8 and 3.2 seconds lose {means} points beside the best "
        "turn; the longest search loses {gained} less than the shortest (standard error {error}).",
    ),
}


def gauges(arguments: Namespace) -> int:
    """Print a gauge in a sentence; the last line is one JSON object with every position."""
    check_seats(arguments)
    gauge = GAUGES[arguments.gauge]
    asked = (arguments.gauge, arguments.game, arguments.seats)
    more = (arguments.seed, getattr(arguments, gauge.amount))
    tasks = [(*asked, arguments.first + number, *more) for number in range(arguments.positions)]
    found = list(done_by_workers(arguments.processes, measured, tasks).values())
    if found:
        figures = gauge.told(found)
        print(gauge.sentence.format(**_percent(figures)))
        print(json.dumps({"game": arguments.game, "seats": arguments.seats, "gauge": arguments.gauge, **figures}))
    return ended(arguments, len(found), arguments.positions)


def measured(gauge: str, game: str, *position: int) -> Any:
    """Measure in one position: a gauge and a game have their names alone in another process."""
    return GAUGES[gauge].measure(find_game(game), *position)


def gauges_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument(
        "gauge",
        choices=GAUGES,
        help="agreement: over seeds; truth: to the end of the game; consistency: among answers; "
        "first: what a first hint takes and loses; "
        "endings: what choices that have little time lose in the last turn of a game",
    )
    game_options(parser, seed=SEED)
    parser.add_argument("--positions", type=number_from(1), default=50, help="number of positions")
    parser.add_argument("--first", type=number_from(0), default=0, help="number of the first position")
    parser.add_argument("--seeds", type=number_from(2), default=5, help="number of seeds in each position")
    parser.add_argument("--pairs", type=number_from(2), default=1700, help="most pairs of games, or deals, in each")
