"""Fits the weights of a game's evaluation to games of the search against itself, and prints them."""

import json
import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from typing import cast

from fits.fitting import Row, fit_in_rounds, heading, round_options, rows_at
from measuring import check_seats, game_options

from trajan_tutor.cli.arguments import number_from
from trajan_tutor.cli.output import EXIT_BAD_INPUT
from trajan_tutor.cli.workers import done_by_workers
from trajan_tutor.engine.capabilities import SearchableGame, TutorGame
from trajan_tutor.engine.fitted import Fitted
from trajan_tutor.engine.game import Setup, State
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.drivers import Budget
from trajan_tutor.search.lines import POINT
from trajan_tutor.search.lookahead import Settings
from trajan_tutor.search.planner import Planner

# A few random turns at the start lead to games that differ, also in what is rare between good players.
_RANDOM_TURNS = 6
_SETTINGS = Settings(turns_drawn=150, kept=12)


def search(arguments: Namespace) -> int:
    """Play, fit, and print the weights as a table of TOML, with the command and how well they foretell above it.

    The same command prints the same table, with any number of processes and whatever weights are in force: the fit
    begins with weights set by hand.
    """
    fitted = fitted_game(arguments.game)[1]
    check_seats(arguments)
    found = fit_in_rounds(partial(played, arguments), arguments.rounds, fitted.start_weights())
    print(heading(command_of(arguments), arguments.rounds * arguments.games, found, "scores", "the score"))
    for index, name in enumerate(fitted.quantity_names):
        print(f"{name} = {json.dumps([period[index] for period in found.weights])}")
    return 0


def command_of(arguments: Namespace) -> str:
    """Return the words that make the same table."""
    asked = ("seats", "rounds", "games", "samples", "seed")
    return " ".join(("search", arguments.game, *(f"--{name} {getattr(arguments, name)}" for name in asked)))


def fitted_game(name: str) -> tuple[TutorGame, Fitted]:
    """Return a game with fitted weights; ends the program for one that has none."""
    game = find_game(name)
    if not isinstance(game, Fitted):
        print(f"The game {name} has no evaluation with weights to be fitted.", file=sys.stderr)
        raise SystemExit(EXIT_BAD_INPUT)
    return game, cast("Fitted", game)


def played(arguments: Namespace, number: int, weights: list[list[int]]) -> list[Row]:
    """Play the games of a round in several processes; the order of the rows does not depend on who was faster.

    Raises KeyboardInterrupt after an interrupt: a part of a round is no fit.
    """
    first = arguments.seed + number * arguments.games
    tasks = [
        (arguments.game, arguments.seats, seed, arguments.samples) for seed in range(first, first + arguments.games)
    ]
    prepare = partial(weigh_named, arguments.game, weights)
    found = done_by_workers(arguments.processes, play_named, tasks, prepare=prepare)
    if len(found) < len(tasks):
        raise KeyboardInterrupt
    return [row for rows in found.values() for row in rows]


def weigh_named(name: str, weights: list[list[int]]) -> None:
    """Let weights be in force in a worker process, for a game found by name."""
    fitted_game(name)[1].weigh(weights)


def play_named(name: str, seats: int, seed: int, samples: int) -> list[Row]:
    """Play one game of a game found by name: what a worker process is asked for."""
    game, fitted = fitted_game(name)
    return rows_of_game(game, fitted, seats, seed, Budget(samples=samples))


def rows_of_game(game: SearchableGame, fitted: Fitted, seats: int, seed: int, budget: Budget) -> list[Row]:
    """Play one game of the search against itself and return its comparisons of neighbouring seats."""
    state = game.new_game(Setup(seats=seats, seed=seed))
    rng = Rng(seed)
    planners = [Planner(budget, _SETTINGS) for _ in range(seats)]
    random_until = game.begun(state) + _RANDOM_TURNS
    seen: list[tuple[int, list[list[int]], list[int]]] = []
    last = -1
    while not game.is_over(state):
        if game.may_evaluate(state) and not game.is_closing(state) and game.begun(state) != last:
            last = game.begun(state)
            amounts = [fitted.quantities(state, seat) for seat in range(seats)]
            seen.append((fitted.period_of(state), amounts, _scores(game, state, seats)))
        actor = game.current_seat(state)
        choices = game.legal(state)
        if game.begun(state) < random_until and rng.below(2):
            move = choices[rng.below(len(choices))]
        else:
            move = planners[actor].choose(game, game.observe(state, actor), rng)
        game.apply(state, move)
    final = _scores(game, state, seats)
    rows: list[Row] = []
    for period, amounts, scores in seen:
        rows += rows_at(seed, period, amounts, [POINT * (end - now) for end, now in zip(final, scores, strict=True)])
    return rows


def _scores(game: SearchableGame, state: State, seats: int) -> list[int]:
    return [game.ledger(state, seat).total for seat in range(seats)]


def search_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    game_options(parser)
    round_options(parser, rounds=3, games=200)
    parser.add_argument("--samples", type=number_from(1), default=60, help="samples of each search in those games")
