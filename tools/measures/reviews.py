"""Counts how often a review names a bad turn planted in a good game, and how often it names nothing in a beginner's."""

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from statistics import median

from measures.turn_makers import TurnMaker, scaled, turn_of
from measuring import game_options, in_processes, tell

from trajan_tutor.cli.arguments import number_from
from trajan_tutor.cli.workers import ended
from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.coach.effort import Effort
from trajan_tutor.coach.reviewed_moments import ReviewedMoment, moments_of
from trajan_tutor.coach.reviewer import GLANCE, LOOKS, CloserLook, Reviewer
from trajan_tutor.coach.verdict import Verdict
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Setup, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.record import Record
from trajan_tutor.search.bots import choose_greedily
from trajan_tutor.search.drivers import Budget
from trajan_tutor.search.lookahead import Settings
from trajan_tutor.search.planner import Planner

LEARNER = 0
# Seats play as a small search does; a beginner takes the most points now.
PLAYERS = Budget(samples=40)
PLAYERS_LOOK = Settings(turns_drawn=60, kept=8)
# A planted turn is one that this finds clearly bad: with deals that no review meets, since its seed is another.
PROVEN = Effort(search=200, finalists=8, finals=60, pairs=0, most_pairs=60, answers=0, second=0)
# So many turns of the game are tried for a planted one, and so many turns at random in each.
_PLACES = 24
_DRAWN = 4
_OTHER_SEED = 7919


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A game that was reviewed: where the planted turn was and what it cost, if there was one, and what was named.

    `named` are the decisions that the review named, by the number of the move that they began with.
    """

    number: int
    planted: int | None
    cost: float
    named: tuple[int, ...]
    decisions: int
    seconds: float

    @property
    def is_found(self) -> bool:
        """Whether the planted turn is among those that were named."""
        return self.planted in self.named


def played_on(
    game: TutorGame, setup: Setup, state: State, moves: list[str], seed: int, *, beginner: bool = False
) -> Record:
    """Return a record of moves that were made and of those that small searches, or a beginner, make from there."""
    rng = Rng(seed)
    players = [Planner(PLAYERS, PLAYERS_LOOK) for _ in range(setup.seats)]
    while not game.is_over(state):
        seat = game.current_seat(state)
        seen = game.observe(state, seat)
        is_beginner = beginner and seat == LEARNER
        move = choose_greedily(game, seen, rng) if is_beginner else players[seat].choose(game, seen, rng)
        moves.append(game.notation(move))
        game.apply(state, move)
    return Record(game.name, setup, moves)


def planted_in(game: TutorGame, record: Record, seed: int) -> tuple[Record, int, float] | None:
    """Return the game with a clearly bad turn of the learner in it, where it begins, and its cost; None where none is.

    The game is played on from there.
    """
    rng = Rng(seed)
    moments = [one for one in moments_of(game, record)[0] if one.seat == LEARNER]
    for _ in range(min(_PLACES, len(moments))):
        moment = moments.pop(rng.below(len(moments)))
        for _ in range(_DRAWN):
            turn = turn_of(game, moment.state, TurnMaker.RANDOM, rng, 0)
            verdict = proven(game, moment, turn, seed)
            if is_bad(verdict):
                state = game.copy(moment.state)
                moves = record.moves[: moment.number]
                for move in turn:
                    moves.append(game.notation(move))
                    game.apply(state, move)
                return played_on(game, record.setup, state, moves, seed), moment.number, verdict.weight
    return None


def proven(game: TutorGame, moment: ReviewedMoment, turn: tuple[int, ...], seed: int) -> Verdict:
    """Return the verdict on a turn at a place of a game."""
    seen = game.observe(moment.state, moment.seat)
    return Adviser(game, seen, seed + _OTHER_SEED, PROVEN, turn, Settings()).finish().verdict()


def is_bad(verdict: Verdict) -> bool:
    """Return whether a turn costs a large loss, and surely more than a small one."""
    return verdict.cost >= verdict.thresholds[-1] and verdict.low >= verdict.tolerance


def reviewed_game(
    game: TutorGame, seats: int, number: int, seed: int, glance: int, planted: int
) -> ReviewedGame | None:
    """Review one game by a glance of so many samples.

    There is a bad turn in it where one is to be `planted`; None where no bad turn was found.
    """
    setup = Setup(seats=seats, seed=seed + number)
    record = played_on(game, setup, game.new_game(setup), [], seed + number, beginner=not planted)
    place, cost = None, 0.0
    if planted:
        found = planted_in(game, record, seed + number)
        if found is None:
            return None
        record, place, cost = found
    begun = time.process_time()
    effort, closer = efforts_of(glance)
    reviewer = Reviewer(game, record, [LEARNER], seed + number, effort, closer=closer).finish()
    seconds = time.process_time() - begun
    named = tuple(one.moment.number for one in reviewer.retrospect().costliest())
    return ReviewedGame(number, place, cost, named, len(reviewer.moments), seconds)


def efforts_of(glance: int) -> tuple[Effort, Sequence[CloserLook]]:
    """Return how much a review looks at: what it usually does, or less or more by the samples of its glance."""
    scale = glance / GLANCE.search
    if scale == 1:
        return GLANCE, LOOKS
    return scaled(GLANCE, scale), [replace(look, effort=scaled(look.effort, scale)) for look in LOOKS]


def reviews(arguments: Namespace) -> int:
    """Print how many planted turns were named, and how many reviews are empty; the last line is one JSON object."""
    tasks = [
        (number, arguments.seed + 1000 * (1 - planted), arguments.glance, planted)
        for planted in (1, 0)
        for number in range(arguments.games)
    ]
    found = in_processes(arguments, reviewed_game, tasks)
    games = [one for one in found if one is not None]
    if games:
        print_found(arguments, games)
    return ended(arguments, len(found), len(tasks))


def print_found(arguments: Namespace, games: list[ReviewedGame]) -> None:
    """Print what was found, and all as JSON."""
    planted = [one for one in games if one.planted is not None]
    others = [one for one in games if one.planted is None]
    named, empty = sum(one.is_found for one in planted), sum(not one.named for one in others)
    seconds = [one.seconds for one in games]
    print(f"Reviews of {arguments.game} with {arguments.seats} seats:")
    print(f"planted turns: {named} of {len(planted)} are among those named")
    print(f"games of a beginner: {empty} of {len(others)} reviews name nothing")
    print(f"A review takes {median(seconds):.1f} CPU seconds in the median, {max(seconds):.1f} at most.")
    tell(
        arguments,
        planted=len(planted),
        named=named,
        others=len(others),
        empty=empty,
        games=[asdict(one) for one in games],
    )


def reviews_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    game_options(parser)
    parser.add_argument("--games", type=number_from(1), default=30, help="games with a planted turn, and others")
    parser.add_argument(
        "--glance", type=number_from(1), default=GLANCE.search, help="samples of the glance; others grow with them"
    )
