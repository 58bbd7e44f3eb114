"""Values the choices of a search against a search with ten times the samples in fresh deals."""

from argparse import ArgumentParser, Namespace
from dataclasses import asdict, dataclass

from measures.turn_makers import position
from measuring import game_options, in_positions, mean_of, tell, tell_all

from trajan_tutor.cli.arguments import number_from, seconds_above_zero
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lines import difference
from trajan_tutor.search.lookahead import Lookahead
from trajan_tutor.search.planner import settings_for

TIMES = 10
"""How many times as many samples the judge has."""


@dataclass(frozen=True, slots=True)
class Judged:
    """How the choice in one position was valued: the regret in points with its standard error, in fresh deals.

    `regret` is by how much the judge's best turn is better than the chosen one, over samples that both have met; 0 when
    they are the same. `samples` and `judged_with` are those of the search and of its judge, `turn` tells where in a
    game the position is.
    """

    number: int
    turn: int
    chosen: str
    best: str
    regret: float
    error: float
    samples: int
    judged_with: int


def judge(game: TutorGame, seats: int, number: int, seed: int, budget: Budget) -> Judged:
    """Search a position with a budget, and value the choice by another search in deals of its own."""
    state = position(game, seats, number, seed)
    seen = game.observe(state, game.current_seat(state))
    settings = settings_for(budget)
    search = Lookahead(game, seen, 2 * seed + 1, settings)
    run(search, budget)
    other = Lookahead(game, seen, 2 * seed + 2, settings)
    chosen = other.include(search.lines()[0].moves)
    run(other, Budget(samples=TIMES * search.samples))
    best = other.lines()[0]
    other.even_out([chosen], best.samples)
    run(other, Budget(samples=1))
    best = other.lines()[0]
    mine = other.line_of(chosen)
    regret, error = difference(best, mine) if best.moves != chosen else (0.0, 0.0)
    return Judged(
        number,
        game.begun(state),
        _told(game, mine.moves),
        _told(game, best.moves),
        max(0.0, regret),
        error,
        search.samples,
        other.samples,
    )


def _told(game: TutorGame, moves: tuple[int, ...]) -> str:
    return ", ".join(game.notation(move) for move in moves)


def stability(arguments: Namespace) -> int:
    """Print a row for every position, then the mean regret; the last line is one JSON object."""
    found = in_positions(arguments, judge, budget_of(arguments))
    return tell_all(arguments, found, arguments.positions, print_found)


def budget_of(arguments: Namespace) -> Budget:
    """Return how much each search may look at."""
    return Budget(samples=arguments.samples) if arguments.samples else Budget(seconds=arguments.seconds)


def print_found(arguments: Namespace, found: list[Judged]) -> None:
    """Print the positions that were judged, their mean, and all as JSON."""
    print(
        f"What the choice of the search loses in {arguments.game} with {arguments.seats} seats, valued in fresh deals"
        f" with {TIMES} times the samples:"
    )
    for one in found:
        print(
            f"{one.number + 1}. turn {one.turn}: regret {one.regret:.2f} ± {one.error:.2f} points"
            f" ({one.samples} samples); chosen: {one.chosen}; best: {one.best}"
        )
    mean, error = mean_of([one.regret for one in found])
    same = sum(one.chosen == one.best for one in found)
    print(
        f"{len(found)} positions: mean regret {mean:.2f} points (standard error {error:.2f}),"
        f" the same choice in {same}."
    )
    tell(
        arguments,
        budget=asdict(budget_of(arguments)),
        mean_regret=round(mean, 4),
        standard_error=round(error, 4),
        same_choice=same,
        positions=[asdict(one) for one in found],
    )


def stability_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    game_options(parser)
    parser.add_argument("--positions", type=number_from(1), default=40, help="number of positions")
    parser.add_argument("--seconds", type=seconds_above_zero, default=1.0, help="CPU seconds of each search")
    parser.add_argument(
        "--samples",
        type=number_from(0),
        default=0,
        help="samples of each search, instead of seconds: then the figures are the same every time",
    )
