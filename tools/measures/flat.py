"""Lets a level play against flat Monte Carlos that have as much time of the processor for a decision."""

import time
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, field
from typing import Final

from measuring import game_options, in_processes, tell, tell_all

from trajan_tutor.cli.arguments import number_from
from trajan_tutor.engine.capabilities import SearchableGame, TutorGame
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import playouts_of
from trajan_tutor.search.bots import Choose, find_bot
from trajan_tutor.search.sampling import margin_of
from trajan_tutor.search.tournament import wilson

_LARGEST_SEED: Final = 1 << 28


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
        return max(totals, key=totals.__getitem__)


def played(game: TutorGame, seats: int, level: str, seed: int, own: int) -> tuple[float, int, float, float]:
    """Return the share of a win of the seat that a level plays, its margin, and seconds of a decision of both kinds."""
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


def flat(arguments: Namespace) -> int:
    """Print what came of the games in a sentence; the last line is one JSON object."""
    numbers = range(arguments.games)
    tasks = [(arguments.level, arguments.seed + number, number % arguments.seats) for number in numbers]
    return tell_all(arguments, in_processes(arguments, played, tasks), arguments.games, print_found)


def print_found(arguments: Namespace, found: list[tuple[float, int, float, float]]) -> None:
    """Print who won how often, in how much time, and all as JSON."""
    games = len(found)
    shares, margins, mine, theirs = zip(*found, strict=True)
    low, high = wilson(sum(shares), games)
    print(
        f"{arguments.level} wins {sum(shares):.1f} of {games} games against {arguments.seats - 1} flat Monte Carlos"
        f" ({sum(shares) / games:.0%}; 95 % interval {low:.0%} to {high:.0%}; chance {1 / arguments.seats:.0%}),"
        f" margin {sum(margins) / games:+.1f}; {sum(mine) / games:.3f} and {sum(theirs) / games:.3f} seconds of the"
        " processor for a decision."
    )
    tell(arguments, seed=arguments.seed, wins=sum(shares), games=games, low=round(low, 3), high=round(high, 3))


def flat_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    game_options(parser)
    parser.add_argument("--level", default="strong", help="name of the player")
    parser.add_argument("--games", type=number_from(1), default=99, help="number of games, the seats by turns")
