"""Bots that play from an observation only: a random one, a greedy one, and one that looks ahead."""

from collections.abc import Callable
from dataclasses import dataclass

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.lookahead import Lookahead
from trajan_tutor.search.turns import digest

_LARGEST_SEED = 1 << 28
_GREEDY_STATES = 4000
_LOOKAHEAD_SAMPLES = 120


@dataclass(frozen=True, slots=True)
class Bot:
    """A player that decides from an observation; chance comes from the stream it is given."""

    name: str
    choose: Callable[[SearchableGame, Observation, Rng], int]


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots."""
    return tuple(bot.name for bot in _bots())


def find_bot(name: str) -> Bot:
    """Return a bot by name; raises MisusedError when there is none.

    >>> find_bot("greedy").name
    'greedy'
    """
    for bot in _bots():
        if bot.name == name:
            return bot
    raise MisusedError("engine-bot-unknown", bot=name, known=", ".join(bot_names()))


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


def choose_by_lookahead(game: SearchableGame, observation: Observation, rng: Rng) -> int:
    """Return the first move of the turn that a small lookahead likes best; its budget is a number of samples."""
    choices = game.legal(observation.state)
    if len(choices) == 1:
        return choices[0]
    search = Lookahead(game, observation, rng.below(_LARGEST_SEED))
    search.step(search.settings.turns_drawn + _LOOKAHEAD_SAMPLES)
    return search.lines()[0].moves[0]


def _bots() -> tuple[Bot, ...]:
    return (Bot("random", choose_randomly), Bot("greedy", choose_greedily), Bot("lookahead", choose_by_lookahead))
