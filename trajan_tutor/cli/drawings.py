"""The command that measures drawings: time and size of a board, at the start and late in a game."""

import json
from argparse import Namespace
from dataclasses import asdict

from trajan_tutor.cli.output import say, words_for
from trajan_tutor.engine.game import Game, Observation, Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.view.measure import LIMITS, measure_drawings, over_limits

# Snapshots are taken this many turns apart, as long as a game lasts.
_EVERY = 12


def bench_drawings(arguments: Namespace) -> int:
    """Measure drawings of one random game for each number of seats; the last line is one JSON object.

    The exit code is 1 when a figure exceeds its limit.
    """
    game = find_game(arguments.game)
    seen = [one for seats in game.seat_counts for one in snapshots(game, seats, arguments.seed)]
    figures = measure_drawings(game, seen, words_for(arguments.language))
    for one in figures:
        print(
            say(
                arguments.language,
                "cli-bench-drawings-row",
                seats=one.seats,
                changing=str(one.changing_milliseconds),
                whole=str(one.whole_milliseconds),
                kilobytes=str(one.whole_kilobytes),
                bare=str(one.bare_kilobytes),
                portable=str(one.portable_milliseconds),
                stored=str(one.portable_kilobytes),
            )
        )
    over = over_limits(figures)
    print(json.dumps({"game": game.name, "drawings": [asdict(one) for one in figures], "limits": LIMITS, "over": over}))
    return 1 if over else 0


def snapshots(game: Game, seats: int, seed: int) -> list[Observation]:
    """Return what the seat to act sees every so many turns of a random game."""
    state = game.new_game(Setup(seats=seats, seed=seed))
    rng = Rng(seed)
    found: list[Observation] = []
    due = 0
    while not game.is_over(state):
        if game.turns(state) >= due:
            due = game.turns(state) + _EVERY
            found.append(game.observe(state, game.current_seat(state)))
        choices = game.legal(state)
        game.apply(state, choices[rng.below(len(choices))])
    return found
