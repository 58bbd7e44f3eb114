"""Games between players, with seats swapped on the same deals, and what can be said about them."""

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass

from trajan_tutor.engine.capabilities import SearchableGame, played_by_rules
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.bots import find_bot
from trajan_tutor.search.planner import Budget, Planner

# The 97.5 % quantile of the normal distribution: two-sided intervals of 95 %.
_Z = 1.959963984540054

# What the player is called on a seat that nobody plays because the rules of the game say what it does.
BY_RULES = "rules"

Options = tuple[tuple[str, object], ...]
Choose = Callable[[SearchableGame, Observation, Rng], int]


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: the deal, and which player (by number) sits on which seat."""

    seed: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went: points by seat, the winning seats, CPU seconds a search took on average by seat (0: none)."""

    pairing: Pairing
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player achieved: share of wins (a shared win counts in part) and mean margin, with 95 % intervals."""

    player: str
    games: int
    wins: float
    wins_low: float
    wins_high: float
    margin: float
    margin_error: float
    seconds: float


def player(name: str) -> Choose:
    """Return a new player: a bot by name, or `lookahead@0.5s` (CPU seconds a search) or `lookahead@200` (samples).

    Raises MisusedError for a name or a budget that there is not.

    >>> player("lookahead@200").__self__.budget.samples
    200
    """
    bot, at, budget = name.partition("@")
    if not at:
        return find_bot(name).choose
    if bot != "lookahead":
        raise MisusedError("search-player-budget", player=name)
    try:
        wanted = Budget(seconds=float(budget[:-1])) if budget.endswith("s") else Budget(samples=int(budget))
    except ValueError as error:
        raise MisusedError("search-player-budget", player=name) from error
    if wanted.samples < 0 or not 0 <= wanted.seconds < math.inf or wanted == Budget():
        raise MisusedError("search-player-budget", player=name)
    return Planner(wanted).choose


def pairings(players: int, seats: int, deals: int, seed: int, by_rules: Collection[int] = ()) -> list[Pairing]:
    """Return the games: on every deal the first player sits once on each seat, the others fill the rest in turn.

    Seats that are played `by_rules` are nobody's: one player more, the last by number, stands for the rules.

    >>> [pairing.players for pairing in pairings(2, 2, 1, 5)]
    [(0, 1), (1, 0)]
    >>> [pairing.players for pairing in pairings(1, 2, 1, 5, by_rules=(1,))]
    [(0, 1)]
    """
    free = [seat for seat in range(seats) if seat not in by_rules]
    found = []
    for deal in range(deals):
        for first in free:
            seated = dict.fromkeys(by_rules, players) | {first: 0}
            others = [seat for seat in free if seat != first]
            seated |= {seat: 1 + index % (players - 1) for index, seat in enumerate(others)}
            found.append(Pairing(seed + deal, tuple(seated[seat] for seat in range(seats))))
    return found


def play_pairing(game: SearchableGame, names: tuple[str, ...], pairing: Pairing, options: Options = ()) -> Played:
    """Play one game; players see observations only, and chance belongs to the deal and the seat."""
    state = game.new_game(Setup(seats=len(pairing.players), seed=pairing.seed, options=options))
    by_rules = played_by_rules(game, state)
    seated = [
        _choose_the_only_one if seat in by_rules else player(names[number])
        for seat, number in enumerate(pairing.players)
    ]
    rng = [Rng(pairing.seed * 16 + seat) for seat in range(len(seated))]
    while not game.is_over(state):
        actor = game.current_seat(state)
        game.apply(state, seated[actor](game, game.observe(state, actor), rng[actor]))
    scores = tuple(game.ledger(state, seat).total for seat in range(len(seated)))
    return Played(pairing, scores, game.winners(state), tuple(_seconds_of(choose) for choose in seated))


def _choose_the_only_one(game: SearchableGame, observation: Observation, _draws: Rng) -> int:
    return game.legal(observation.state)[0]


def _seconds_of(choose: Choose) -> float:
    planner = getattr(choose, "__self__", None)
    if isinstance(planner, Planner) and planner.searches:
        return planner.cpu_seconds / planner.searches
    return 0.0


def standings(names: tuple[str, ...], games: list[Played]) -> list[Standing]:
    """Return what each player achieved, in the order of the names."""
    return [_standing(number, name, games) for number, name in enumerate(names)]


def _standing(number: int, name: str, games: list[Played]) -> Standing:
    wins: list[float] = []
    margins: list[float] = []
    seconds: list[float] = []
    for played in games:
        for seat, seated in enumerate(played.pairing.players):
            if seated != number:
                continue
            others = [score for other, score in enumerate(played.scores) if other != seat]
            wins.append(1 / len(played.winners) if seat in played.winners else 0.0)
            margins.append(played.scores[seat] - max(others))
            seconds.append(played.seconds[seat])
    low, high = wilson(sum(wins), len(wins))
    mean = sum(margins) / len(margins)
    spread = math.sqrt(sum((margin - mean) ** 2 for margin in margins) / max(1, len(margins) - 1))
    return Standing(
        name,
        len(wins),
        sum(wins) / len(wins),
        low,
        high,
        mean,
        _Z * spread / math.sqrt(len(margins)),
        sum(seconds) / len(seconds),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's score (1927).

    >>> low, high = wilson(5, 10)
    >>> round(low, 3), round(high, 3)
    (0.237, 0.763)
    """
    share = wins / games
    centre = share + _Z**2 / (2 * games)
    reach = _Z * math.sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2))
    below = 1 + _Z**2 / games
    return max(0.0, (centre - reach) / below), min(1.0, (centre + reach) / below)
