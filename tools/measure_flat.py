"""Lets a level play against flat Monte Carlos that have as much time of the processor for a decision.

python tools/measure_flat.py GAME [--seats 3] [--level strong] [--games 99] [--seed 1]
"""

import json
import time
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from measuring import parser_of, run_tool

from trajan_tutor.cli.arguments import Parser, number_from
from trajan_tutor.cli.workers import done_by_workers, ended
from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import playouts_of
from trajan_tutor.search.bots import Choose, find_bot
from trajan_tutor.search.sampling import margin_of

_LARGEST_SEED: Final = 1 << 28
# The 95 % quantile of the normal distribution: two-sided intervals of 90 %.
_Z: Final = 1.645


@dataclass(slots=True)
class TimeUsed:
    """What a player has used so far, in seconds of the processor, and for how many decisions."""

    seconds: float = 0.0
    decisions: int = 0

    @property
    def for_a_decision(self) -> float:
        """The seconds of a decision, in the mean."""
        return self.seconds / max(1, self.decisions)


@dataclass(slots=True)
class Timed:
    """A player whose time is taken."""

    choose: Choose
    used: TimeUsed = field(default_factory=TimeUsed)

    def __call__(self, game: SearchableGame, seen: Observation, rng: Rng) -> int:
        """Choose as that player does."""
        if len(game.legal(seen.state)) == 1:
            return game.legal(seen.state)[0]
        begun = time.process_time()
        move = self.choose(game, seen, rng)
        self.used.seconds += time.process_time() - begun
        self.used.decisions += 1
        return move


@dataclass(slots=True)
class FlatMonteCarlo:
    """Plays every legal move on to the end of the game, each in the same deals, and takes the best in the mean."""

    beside: Timed
    used: TimeUsed = field(default_factory=TimeUsed)

    def __call__(self, game: SearchableGame, seen: Observation, rng: Rng) -> int:
        """Choose in as much time as the other player has used for a decision so far; one deal is looked at anyway."""
        moves = game.legal(seen.state)
        if len(moves) == 1:
            return moves[0]
        if self.beside.used.decisions == 0:
            # What it takes is measured once: what it chooses is its own affair.
            self.beside(game, seen, Rng(0))
        begun = time.process_time()
        totals = dict.fromkeys(moves, 0)
        while True:
            deal = rng.below(_LARGEST_SEED)
            for move in moves:
                state = game.determinize(seen, deal)
                game.apply(state, move)
                playouts_of(game).play_out(state, Rng(deal))
                totals[move] += margin_of(game, state, seen.seat)
            if time.process_time() - begun >= self.beside.used.for_a_decision:
                break
        self.used.seconds += time.process_time() - begun
        self.used.decisions += 1
        return max(moves, key=lambda move: totals[move])


def played(name: str, level: str, seats: int, seed: int, own: int) -> tuple[float, int, float, float]:
    """Return share of a win, margin, and seconds of a decision of both kinds: what a worker is asked for."""
    game = find_game(name)
    state = game.new_game(Setup(seats=seats, seed=seed))
    mine = Timed(find_bot(level).seated())
    flat = FlatMonteCarlo(mine)
    rng = [Rng(seed * 16 + seat) for seat in range(seats)]
    while not game.is_over(state):
        actor = game.current_seat(state)
        choose = mine if actor == own else flat
        game.apply(state, choose(game, game.observe(state, actor), rng[actor]))
    winners = game.winners(state)
    points = [game.ledger(state, seat).total for seat in range(seats)]
    margin = points[own] - max(points[seat] for seat in range(seats) if seat != own)
    share = 1 / len(winners) if own in winners else 0.0
    return share, margin, mine.used.for_a_decision, flat.used.for_a_decision


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 90 % interval of a share by Wilson's score (1927).

    >>> low, high = interval(30, 60)
    >>> round(low, 2), round(high, 2)
    (0.4, 0.6)
    """
    share = wins / games
    below = 1 + _Z**2 / games
    reach = _Z * (share * (1 - share) / games + _Z**2 / (4 * games**2)) ** 0.5
    centre = share + _Z**2 / (2 * games)
    return (centre - reach) / below, (centre + reach) / below


def measure(arguments: Namespace) -> int:
    """Print what came of the games in a sentence; the last line is one JSON object."""
    game = find_game(arguments.game)
    if arguments.seats not in game.seat_counts:
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=game.seat_counts)
    tasks = [
        (game.name, arguments.level, arguments.seats, arguments.seed + number, number % arguments.seats)
        for number in range(arguments.games)
    ]
    found = list(done_by_workers(arguments.processes, played, tasks).values())
    if found:
        games = len(found)
        shares, margins, mine, flat = zip(*found, strict=True)
        low, high = interval(sum(shares), games)
        print(
            f"{arguments.level} wins {sum(shares):.1f} of {games} games against {arguments.seats - 1} flat Monte Carlos"
            f" ({sum(shares) / games:.0%}; 90 % interval {low:.0%} to {high:.0%}; chance {1 / arguments.seats:.0%}),"
            f" margin {sum(margins) / games:+.1f}; {sum(mine) / games:.3f} and {sum(flat) / games:.3f} seconds of the"
            " processor for a decision."
        )
        figures = {"wins": sum(shares), "games": games, "low": round(low, 3), "high": round(high, 3)}
        print(json.dumps({"game": game.name, "seats": arguments.seats, "seed": arguments.seed, **figures}))
    return ended(arguments, len(found), arguments.games)


def build_parser() -> Parser:
    """Return the parser of this tool."""
    parser = parser_of("measure_flat", "how a level plays beside flat Monte Carlos at equal time", measure)
    parser.add_argument("--level", default="strong", help="name of the player")
    parser.add_argument("--games", type=number_from(1), default=99, help="number of games, the seats by turns")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and return the exit code."""
    return run_tool(build_parser, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
