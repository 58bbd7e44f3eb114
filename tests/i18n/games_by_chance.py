"""Games that are played by chance, and everything that could be said of them on the way."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.session.new_session import new_session

_DECISIONS: Final = 220
_MOVES: Final = 12
_TRIED: Final = 8
# Features, questions and refusals are looked at so often.
_EVERY: Final = 3


def play_by_chance(name: str, seats: int, seed: int) -> None:
    """Play a game by chance, and look at everything that could be said of it."""
    session = new_session(name, seats=seats, seed=seed)
    game: Any = session.game
    state, rng = game.new_game(session.setup), Random(seed)
    for number in range(_DECISIONS):
        if game.is_over(state):
            return
        legal, seat = list(game.legal(state)), game.current_seat(state)
        _described(game, state, rng.sample(legal, min(len(legal), _MOVES)), is_asked=number % _EVERY == 0)
        if number % _EVERY == 0:
            _refused(game, state, rng)
        before = game.copy(state)
        game.apply_and_tell(state, rng.choice(legal))
        if number % _EVERY == 0:
            _compared(game, before, state, seat)


def _described(game: Any, state: Any, moves: Sequence[int], *, is_asked: bool) -> None:
    """Say what is to be chosen, and ask what leads to it."""
    seen = game.observe(state, game.current_seat(state))
    game.prompt(state)
    game.placements(seen)
    for move in moves:
        game.describe(state, move)
        game.choice_look(state, move)
        for name, given in (("questions", seen), ("stake", seen), ("merits", state)) if is_asked else ():
            if hasattr(game, name):
                _tried(getattr(game, name), given, [move])


def _refused(game: Any, state: Any, rng: Random) -> None:
    """Try what is not possible."""
    seat = game.current_seat(state)
    spots = game.spots(game.observe(state, seat))
    legal = {game.notation(move) for move in game.legal(state)}
    texts = [game.notation(move) for move in rng.sample(sorted(game.moves.texts), _TRIED)]
    tried = [Attempt(seat, spot=spot.name) for spot in rng.sample(spots, min(len(spots), _TRIED))]
    for attempt in (*tried, *(Attempt(seat, move=text) for text in texts if text not in legal)):
        _tried(game.refuse, state, attempt)


def _compared(game: Any, before: Any, after: Any, seat: int) -> None:
    """Say what is different after a move, as reasons say it."""
    earlier = {(one.name, one.place): one for one in game.features(game.observe(before, seat), seat)}
    for one in game.features(game.observe(after, seat), seat):
        old = earlier.get((one.name, one.place))
        here, there = round(one.quantity), round(old.quantity) if old else 0
        if one.told and here != there:
            counts = {"here": here, "there": there, "change": abs(here - there)}
            Message.of(f"{game.name}-reason-{one.name}", **dict(one.about) | counts)
            Message.of(f"{game.name}-reason-rival-{one.name}", **dict(one.about))


def _tried(call: Callable[..., object], *given: object) -> None:
    """Ask for something that not every position has an answer to."""
    try:
        call(*given)
    except (TutorError, LookupError, ValueError):
        return
