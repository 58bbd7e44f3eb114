"""Games between players, with seats swapped on the same deals, and what can be said about them."""

import math
from collections.abc import Collection
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from trajan_tutor.engine.capabilities import SearchableGame, played_by_rules
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.bots import Choose, find_bot
from trajan_tutor.search.information_sets import information_sets
from trajan_tutor.search.other_searches import beam, flat_monte_carlo
from trajan_tutor.search.planner import Budget, Find, Planner

# The 97.5 % quantile of the normal distribution: two-sided intervals of 95 %.
_Z = 1.959963984540054

# Ways to look ahead that take a budget; None is the search of the project itself.
WAYS: Final[dict[str, Find | None]] = {
    "lookahead": None,
    "information-sets": information_sets,
    "flat": flat_monte_carlo,
    "beam": beam,
}

# What the player is called on a seat that nobody plays because the rules of the game say what it does.
BY_RULES = "rules"

Options = tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: the deal, and which player (by number) sits on which seat."""

    seed: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TournamentGame:
    """How a game went: points by seat, the winning seats, CPU seconds a search took on average by seat (0: none)."""

    pairing: Pairing
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """What a player achieved: share of wins (a shared win counts in part) and mean margin, with 95 % intervals.

    The margin is judged deal by deal (`paired_margin`): wins of some ten games tell nearly nothing.
    """

    player: str
    games: int
    wins: float
    wins_low: float
    wins_high: float
    margin: float
    margin_error: float | None
    deals: int
    seconds: float


def player(name: str) -> Choose:
    """Return a new player by its name and budget.

    It is a bot, such as `club`; a way to look ahead with CPU seconds or samples a search, `lookahead@0.5s` or
    `beam@20`; or, by module and name, a way of somebody else's (see `Find`), as `package.module:name@0.5s`. Raises
    MisusedError for a name or a budget that there is not.

    >>> player("lookahead@200").__self__.budget.samples
    200
    """
    way, at, wanted = name.partition("@")
    if not at:
        return find_bot(name).seated()
    if way not in WAYS and ":" not in way:
        raise MisusedError("search-player-budget", player=name)
    return Planner(_budget(name, wanted), find=_import_way(name, way) if ":" in way else WAYS[way]).choose


def _budget(name: str, wanted: str) -> Budget:
    try:
        budget = Budget(seconds=float(wanted[:-1])) if wanted.endswith("s") else Budget(samples=int(wanted))
    except ValueError as error:
        raise MisusedError("search-player-budget", player=name) from error
    if budget.samples < 0 or not 0 <= budget.seconds < math.inf or budget == Budget():
        raise MisusedError("search-player-budget", player=name)
    return budget


def _import_way(name: str, way: str) -> Find:
    module, _, called = way.partition(":")
    try:
        find: Find = getattr(import_module(module), called)
    except (ImportError, AttributeError, ValueError) as error:
        raise MisusedError("search-player-import", player=name, problem=str(error)) from error
    return find


def pairings(players: int, seats: int, deals: int, seed: int, by_rules: Collection[int] = ()) -> list[Pairing]:
    """Return the games: on every deal the first player sits once on each seat, the others fill the rest in turn.

    Seats that are played `by_rules` are nobody's: one player more, the last by number, stands for the rules.

    >>> [pairing.players for pairing in pairings(2, 2, 1, 5)]
    [(0, 1), (1, 0)]
    >>> [pairing.players for pairing in pairings(1, 2, 1, 5, by_rules=(1,))]
    [(0, 1)]
    """
    free = [seat for seat in range(seats) if seat not in by_rules]
    games = []
    for deal in range(deals):
        for first in free:
            seated = dict.fromkeys(by_rules, players) | {first: 0}
            others = [seat for seat in free if seat != first]
            seated |= {seat: 1 + index % (players - 1) for index, seat in enumerate(others)}
            games.append(Pairing(seed + deal, tuple(seated[seat] for seat in range(seats))))
    return games


def play_pairing(
    game: SearchableGame, names: tuple[str, ...], pairing: Pairing, options: Options = ()
) -> TournamentGame:
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
    return TournamentGame(pairing, scores, game.winners(state), tuple(_seconds_of(choose) for choose in seated))


def _choose_the_only_one(game: SearchableGame, observation: Observation, _rng: Rng) -> int:
    return game.legal(observation.state)[0]


def _seconds_of(choose: Choose) -> float:
    planner = getattr(choose, "__self__", None)
    if isinstance(planner, Planner) and planner.searches:
        return planner.cpu_seconds / planner.searches
    return 0.0


def standings(names: tuple[str, ...], games: list[TournamentGame]) -> list[PlayerStanding]:
    """Return what each player achieved, in the order of the names."""
    return [_standing(number, name, games) for number, name in enumerate(names)]


def _standing(number: int, name: str, games: list[TournamentGame]) -> PlayerStanding:
    wins: list[float] = []
    by_deal: dict[int, list[int]] = {}
    seconds: list[float] = []
    for played in games:
        for seat, seated in enumerate(played.pairing.players):
            if seated != number:
                continue
            others = [score for other, score in enumerate(played.scores) if other != seat]
            wins.append(1 / len(played.winners) if seat in played.winners else 0.0)
            by_deal.setdefault(played.pairing.seed, []).append(played.scores[seat] - max(others))
            seconds.append(played.seconds[seat])
    low, high = wilson(sum(wins), len(wins))
    margin, error = paired_margin(list(by_deal.values()))
    return PlayerStanding(
        name,
        len(wins),
        sum(wins) / len(wins),
        low,
        high,
        margin,
        error,
        len(by_deal),
        sum(seconds) / len(seconds),
    )


def paired_margin(by_deal: list[list[int]]) -> tuple[float, float | None]:
    """Return the mean margin and half of its 95 % interval, from the margins in the games of each deal.

    The games of a deal, with the seats swapped, are one observation: what the deal and the seat gave to both cancels
    in their mean, and they are not independent of each other. One deal alone has no interval.

    >>> paired_margin([[30, -10], [0, 20], [10, 10]])
    (10.0, 0.0)
    """
    margins = [sum(deal) / len(deal) for deal in by_deal]
    mean = sum(margins) / len(margins)
    if len(margins) == 1:
        return mean, None
    variance = sum((margin - mean) ** 2 for margin in margins) / (len(margins) - 1)
    return mean, _Z * math.sqrt(variance / len(margins))


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
