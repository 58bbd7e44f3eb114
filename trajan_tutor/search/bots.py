"""Bots that play from an observation only: one for each level of looking ahead, a greedy one and a random one.

The levels are data: how much each looks at, and how. Whoever programs brings a bot of their own: from then on it has a
name as these do, as long as the program runs.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.reading import read_toml
from trajan_tutor.search.budget import Budget
from trajan_tutor.search.planner import Planner
from trajan_tutor.search.settings import Settings
from trajan_tutor.search.turns import digest

_FILE: Final = Path(__file__).parent / "levels.toml"
_SAMPLES: Final = "samples"


@dataclass(frozen=True, slots=True)
class Level:
    """A player that looks ahead: its name, what a search of a turn may look at, and how it looks."""

    name: str
    budget: Budget
    settings: Settings


@cache
def levels() -> tuple[Level, ...]:
    """Return the levels of the project, weakest first.

    >>> [level.name for level in levels()]
    ['beginner', 'club', 'strong', 'strongest']
    """
    return read_levels(_FILE)


def read_levels(file: Path) -> tuple[Level, ...]:
    """Return the levels of a file, in its order; raises UnreadableError for one that makes no sense."""
    return tuple(_level(name, values) for name, values in read_toml(file).items())


def _level(name: str, values: Any) -> Level:
    kinds = {setting.name: type(setting.default) for setting in fields(Settings)} | {_SAMPLES: int}
    if not isinstance(values, dict) or not all(type(value) is kinds.get(key) for key, value in values.items()):
        raise UnreadableError("search-level", level=name)
    if values.get(_SAMPLES, 0) < 1:
        raise UnreadableError("search-level", level=name)
    looks = {key: value for key, value in values.items() if key != _SAMPLES}
    return Level(name, Budget(samples=values[_SAMPLES]), Settings(**looks))


_LARGEST_SEED = 1 << 28
_GREEDY_STATES = 4000
# What the form offers first, and what the player was called when there was one level only.
_USUAL = "club"
_FORMER_NAMES = {"lookahead": "strong"}

Choose = Callable[[SearchableGame, Observation, Rng], int]


@dataclass(frozen=True, slots=True)
class Bot:
    """A player that decides from an observation; chance comes from the stream it is given.

    `seated` returns it as a player of one seat of one game, which may remember what it planned.
    """

    name: str
    seated: Callable[[], Choose]

    def choose(self, game: SearchableGame, observation: Observation, rng: Rng) -> int:
        """Return the move that it chooses when it remembers nothing."""
        return self.seated()(game, observation, rng)


# A bot of one's own as it is given: a function that chooses, a class whose objects are called likewise, or a bot.
OwnBot = Bot | Choose | type
# Those that were introduced, by their names.
_introduced: dict[str, Bot] = {}


def introduce(own: object) -> str:
    """Make a bot of one's own known and return its name, that of its function or class; a former one gives way.

    Of a class every seat has an object of its own, which may remember what it planned. Raises MisusedError for what
    cannot be called or has no name, and for the name of a bot that is there already.
    """
    bot = _bot_of(own)
    if bot.name in {*bot_names(), *_FORMER_NAMES}:
        raise MisusedError("engine-bot-taken", bot=bot.name)
    _introduced[bot.name] = bot
    return bot.name


def _bot_of(own: object) -> Bot:
    if isinstance(own, Bot):
        return own
    name = getattr(own, "__name__", None)
    if not callable(own) or not isinstance(name, str) or (isinstance(own, type) and not _makes_players(own)):
        raise MisusedError("engine-bot-wrong", given=(own if isinstance(own, type) else type(own)).__name__)
    return Bot(name, own if isinstance(own, type) else lambda: own)


def _makes_players(own: type) -> bool:
    """Tell whether the objects of a class can be called, as a class itself always can."""
    return any("__call__" in vars(base) for base in own.__mro__)


def bot_names() -> tuple[str, ...]:
    """Return the names of the bots that everybody has, the usual opponent first.

    >>> bot_names()
    ('club', 'beginner', 'strong', 'strongest', 'greedy', 'random')
    """
    return tuple(bot.name for bot in _bots())


def find_bot(name: str) -> Bot:
    """Return a bot by name; raises MisusedError when there is none. `lookahead` is what `strong` was called.

    >>> find_bot("greedy").name
    'greedy'
    """
    known_as = _FORMER_NAMES.get(name, name)
    for bot in (*_bots(), *_introduced.values()):
        if bot.name == known_as:
            return bot
    raise MisusedError("engine-bot-unknown", bot=name, known=", ".join((*bot_names(), *_introduced)))


def choose_randomly(game: SearchableGame, observation: Observation, rng: Rng) -> int:
    """Return one of the legal moves, each as likely."""
    choices = game.legal(observation.state)
    return choices[rng.below(len(choices))]


def choose_greedily(game: SearchableGame, observation: Observation, rng: Rng) -> int:
    """Return a move that leads to most points by the end of the own turn, ties at random.

    Hidden things are dealt anew once. At most some thousands of states are looked at, shared among the moves; a move
    whose share runs out counts with the best that was seen.
    """
    choices = game.legal(observation.state)
    if len(choices) == 1:
        return choices[0]
    state = game.determinize(observation, rng.below(_LARGEST_SEED))
    share = max(1, _GREEDY_STATES // len(choices))
    values = [_most_points(game, state, move, observation.seat, share) for move in choices]
    best = [move for move, value in zip(choices, values, strict=True) if value == max(values)]
    return best[rng.below(len(best))]


def _most_points(game: SearchableGame, state: State, move: int, seat: int, share: int) -> int:
    first = game.copy(state)
    game.apply(first, move)
    most = game.ledger(first, seat).total
    seen: set[bytes] = set()
    waiting = [first]
    while waiting and share > 0:
        here = waiting.pop()
        share -= 1
        most = max(most, game.ledger(here, seat).total)
        if game.may_evaluate(here) or game.current_seat(here) != seat:
            continue
        for following in game.legal(here):
            after = game.copy(here)
            game.apply(after, following)
            mark = digest(game, after)
            if mark not in seen:
                seen.add(mark)
                waiting.append(after)
    return most


@cache
def _bots() -> tuple[Bot, ...]:
    looking = sorted(levels(), key=lambda level: level.name != _USUAL)
    plain = (Bot("greedy", lambda: choose_greedily), Bot("random", lambda: choose_randomly))
    return (*(Bot(level.name, _seating(level)) for level in looking), *plain)


def _seating(level: Level) -> Callable[[], Choose]:
    return lambda: Planner(level.budget, level.settings).choose
