"""Fits the worths of Sylla to games in which every seat chooses as in a playout, and prints them.

What a token is worth follows from where its marker ends, by where it stood and when. The other worths are fitted to
what prestige came later beside that, as `fitting` does.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import fmean

from fits.fitting import Row, fit_in_rounds, heading, round_options, rows_at

from trajan_tutor.cli.arguments import number_from
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.knowledge import choosing, evaluation, values
from trajan_tutor.games.sylla.rules import codes, components
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.weights import TABLE, WEIGHT_NAMES, start_weights
from trajan_tutor.search.lines import POINT

# One of so many games has three seats, and one of so many cards is taken at random: games differ in what is rare, too.
_THREE_SEATS = 4
_AT_RANDOM = 3
_CARDS_TAKEN = (codes.PHASE_CHOOSE, codes.PHASE_RECRUIT)
_SPACES = codes.MOST_MARKER + 1

Table = list[list[int]]
"""What a token is worth, in hundredths, by the space of its marker and what is to come (see `values`)."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place where a part of a round begins: amounts, tokens and prestige by seat, markers, and what is to come."""

    time: int
    markers: list[int]
    amounts: list[list[float]]
    tokens: list[list[int]]
    prestige: list[int]


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played: its places, and how it ended; a token's worth there is in hundredths."""

    seed: int
    places: list[Place]
    prestige: list[int]
    worths: list[int]


def sylla(arguments: Namespace) -> int:
    """Play, fit, and print the worths as a table of TOML, with the command and how well they foretell above it."""
    start = start_weights()
    tables: list[Table] = []

    def play(number: int, weights: list[list[int]]) -> list[Row]:
        table = tables[-1] if tables else [start[at : at + values.TOKEN_TIMES] for at in _rows_of_table()]
        first = arguments.seed + number * arguments.games
        with in_force([*weights[0], *(worth for row in table for worth in row)]):
            games = [played(seed) for seed in range(first, first + arguments.games)]
        tables.append(table_of(games))
        return [row for game in games for row in rows_of(game, tables[-1])]

    found = fit_in_rounds(play, arguments.rounds, [start[: values.TOKENS]])
    command = f"sylla --rounds {arguments.rounds} --games {arguments.games} --seed {arguments.seed}"
    print(heading(command, arguments.rounds * arguments.games, found, "prestige", "the tokens"))
    for name, worth in zip(WEIGHT_NAMES, found.weights[0], strict=True):
        print(f"{name} = {worth}")
    print("\n".join((f"{TABLE} = [", *(f"    {row}," for row in tables[-1]), "]")))
    return 0


def _rows_of_table() -> range:
    return range(values.TOKENS, values.TOKENS + _SPACES * values.TOKEN_TIMES, values.TOKEN_TIMES)


@contextmanager
def in_force(weights: list[int]) -> Iterator[None]:
    """Let other worths be in force for a while."""
    figures = components.figures()
    kept = figures.weights[:]
    figures.weights[:] = weights
    try:
        yield
    finally:
        figures.weights[:] = kept


def played(seed: int) -> Game:
    """Play a game in which every seat chooses as in a playout, but for some cards."""
    seats = min(GAME.seat_counts) if seed % _THREE_SEATS == 0 else max(GAME.seat_counts)
    state = GAME.new_game(Setup(seats=seats, seed=seed))
    rng = Rng(seed)
    places: list[Place] = []
    while not GAME.is_over(state):
        if GAME.may_evaluate(state) and state.phase != codes.PHASE_CHOOSE:
            places.append(place_of(state))
        if state.phase in _CARDS_TAKEN and rng.below(_AT_RANDOM) == 0:
            move = state.choices[rng.below(len(state.choices))]
        else:
            move = choosing.choose(state, rng)
        GAME.apply(state, move)
    ends = [POINT * state.figures.marker_value[marker] for marker in state.markers]
    return Game(seed, places, state.prestige[:seats], ends)


def place_of(state: State) -> Place:
    """Return what the fit asks of a place."""
    is_last = state.round == state.figures.rounds
    time = 0 if is_last and state.phase == codes.PHASE_HAND else state.figures.rounds - state.round + 1
    seats = range(state.seats)
    tokens = [state.tokens[seat * codes.COLOURS : (seat + 1) * codes.COLOURS] for seat in seats]
    amounts = [[amount_of(state, seat, quantity) for quantity in range(values.TOKENS)] for seat in seats]
    return Place(time, state.markers[:], amounts, tokens, state.prestige[: state.seats])


def amount_of(state: State, seat: int, quantity: int) -> float:
    """Return how much of a quantity a seat has: what it is worth, less the weight."""
    if quantity in (values.FIELDS, values.CRISES):
        return evaluation.value_of_quantity(state, seat, quantity) / max(1, state.figures.weights[quantity])
    return evaluation.measure(state, seat, quantity)


def table_of(games: Sequence[Game]) -> Table:
    """Return what a token turned out to be worth, by the space of its marker and the time: a straight line for each."""
    columns = []
    for time in range(values.TOKEN_TIMES):
        met = [
            (marker, worth)
            for game in games
            for place in game.places
            if place.time == time
            for marker, worth in zip(place.markers, game.worths, strict=True)
        ]
        columns.append(line_through(met))
    return [[column[space] for column in columns] for space in range(_SPACES)]


def line_through(met: Sequence[tuple[int, int]]) -> list[int]:
    """Return the straight line nearest to some pairs, at every space; level where all pairs have the same.

    >>> line_through([(0, 100), (2, 200), (4, 300)])
    [100, 150, 200, 250, 300]
    >>> line_through([(2, 130), (2, 150)])
    [140, 140, 140, 140, 140]
    """
    space, worth = fmean(one for one, _ in met), fmean(other for _, other in met)
    spread = sum((one - space) ** 2 for one, _ in met)
    slope = sum((one - space) * (other - worth) for one, other in met) / spread if spread else 0.0
    return [max(0, round(worth + slope * (at - space))) for at in range(_SPACES)]


def rows_of(game: Game, table: Table) -> list[Row]:
    """Return the comparisons of neighbouring seats at the places of a game: what came later beside the tokens."""
    rows: list[Row] = []
    for place in game.places:
        each = [table[marker][place.time] for marker in place.markers]
        later = [
            POINT * (end - now) - sum(worth * held for worth, held in zip(each, tokens, strict=True))
            for end, now, tokens in zip(game.prestige, place.prestige, place.tokens, strict=True)
        ]
        rows += rows_at(game.seed, 0, place.amounts, later)
    return rows


def sylla_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("--seed", type=number_from(0), default=1, help="whole number that decides everything random")
    round_options(parser, rounds=5, games=1000)
