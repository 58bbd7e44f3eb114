"""Moments of games that bots play: positions in which somebody decides, with the move that a bot made there."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup, State
from trajan_tutor.exercise_making.exercise_plan import Ask
from trajan_tutor.lessons.goals import Account
from trajan_tutor.lessons.lesson import Begin
from trajan_tutor.lessons.result_cache import ResultCache
from trajan_tutor.lessons.scenarios import setup_of
from trajan_tutor.session import players

# In so many games a moment that fits is found, or none is.
MOST_GAMES: Final = 400
# Nobody is asked about a game that does not end.
_MOST_MOVES: Final = 2000


@dataclass(frozen=True, slots=True)
class BotMoment:
    """A position in a game of bots, the move made there (-1 at the end of the game) and what happened.

    `line` are the moves before it, since the game began with `setup`. `mover` decides, -1 when the game is over.
    """

    setup: Setup
    line: tuple[str, ...]
    state: State
    mover: int
    move: int
    after: State
    events: tuple[Event, ...]

    def account(self, game: TutorGame) -> Account:
        """Return what the move brought about, as goals ask about it."""
        moves = (game.notation(self.move),) if self.move >= 0 else ()
        return Account(game, self.mover, self.state, self.after, self.events, moves)


# Many exercises are made of the same games.
_MOMENTS: Final[ResultCache[tuple[BotMoment, ...]]] = ResultCache(24)


def games_of(game: TutorGame, ask: Ask, seed: int) -> Iterator[tuple[BotMoment, ...]]:
    """Walk over games that bots play for a way of asking; another seed gives other games."""
    for number in range(MOST_GAMES):
        begin = _begin(game, ask, number)
        dealt = seed * MOST_GAMES + number
        if not begin.changes and not begin.position:
            begin = replace(begin, seed=dealt)
        yield played(game, setup_of(begin, game), begin.moves, begin.others, dealt)


def _begin(game: TutorGame, ask: Ask, number: int) -> Begin:
    if ask.begins:
        return ask.begins[number % len(ask.begins)]
    return Begin(seats=game.seat_counts[number % len(game.seat_counts)])


def played(game: TutorGame, setup: Setup, first: tuple[str, ...], bot: str, seed: int) -> tuple[BotMoment, ...]:
    """Return all moments of a game that begins with a setup and some moves, and is played on by bots of a name."""
    mark = (game.name, setup, first, bot, seed)
    return _MOMENTS.get_or_make(mark, lambda: _played(game, setup, first, bot, seed))


def followed(game: TutorGame, setup: Setup, moves: tuple[str, ...]) -> tuple[BotMoment, ...]:
    """Return all moments of a game that was played before, up to the first decision that is not possible any more."""
    mark = (game.name, setup, moves, "", 0)
    return _MOMENTS.get_or_make(mark, lambda: _followed(game, setup, moves))


def _followed(game: TutorGame, setup: Setup, moves: tuple[str, ...]) -> tuple[BotMoment, ...]:
    state = game.new_game(setup)
    moments: list[BotMoment] = []
    for number, text in enumerate(moves):
        try:
            move = game.parse(text)
        except UnreadableError:
            break
        if move not in game.legal(state):
            break
        before, mover = game.copy(state), game.current_seat(state)
        events = tuple(game.apply_and_tell(state, move))
        moments.append(BotMoment(setup, moves[:number], before, mover, move, game.copy(state), events))
    if game.is_over(state):
        moments.append(BotMoment(setup, moves[: len(moments)], state, -1, -1, state, ()))
    return tuple(moments)


def _played(game: TutorGame, setup: Setup, first: tuple[str, ...], bot: str, seed: int) -> tuple[BotMoment, ...]:
    state = game.new_game(setup)
    line: list[str] = []
    moments: list[BotMoment] = []
    while len(line) < _MOST_MOVES:
        mover = game.current_seat(state)
        if mover < 0:
            break
        decided = len(line)
        move = game.parse(first[decided]) if decided < len(first) else players.choose(bot, game, state, seed, decided)
        before = game.copy(state)
        events = tuple(game.apply_and_tell(state, move))
        moments.append(BotMoment(setup, tuple(line), before, mover, move, game.copy(state), events))
        line.append(game.notation(move))
    if game.is_over(state):
        moments.append(BotMoment(setup, tuple(line), state, -1, -1, state, ()))
    # What was played to come to a position is not asked about.
    return tuple(moments[len(first) :])
