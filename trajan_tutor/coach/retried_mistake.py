"""A mistake laid out to be tried again: the position as its seat saw it, what was played there, and the better turn."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from trajan_tutor.coach.answers import known_part
from trajan_tutor.coach.mistakes import Mistake
from trajan_tutor.coach.turn_steps import Moves, TurnMove, read_turn, step_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.record import replay


@dataclass(frozen=True, slots=True)
class Retried:
    """A mistake with what its words and its board need: `moves` are those that were made, `best` the better ones."""

    mistake: Mistake
    turn: int
    seen: Observation = field(repr=False)
    moves: Moves = field(repr=False)
    best: Moves = field(repr=False)
    played: tuple[TurnMove, ...] = field(repr=False)
    better: tuple[TurnMove, ...] = field(repr=False)


def retried(game: TutorGame, mistake: Mistake) -> Retried:
    """Return a mistake laid out; raises UnreadableError, MisusedError or what `replay` does where it makes no sense."""
    state = replay(game, mistake.record)
    if game.is_over(state) or game.current_seat(state) != mistake.seat:
        raise UnreadableError("engine-record-kind", field="seat", expected="number")
    seen = game.observe(state, mistake.seat)
    played, best = (read_turn(game, seen, turn) for turn in (mistake.played, mistake.better))
    return Retried(mistake, game.begun(state), seen, played, best, _steps(game, seen, played), _steps(game, seen, best))


def usable(game: TutorGame, mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
    """Return the mistakes that can be laid out: what was kept may have been made by other rules."""
    found = []
    for mistake in mistakes:
        with suppress(TutorError):
            retried(game, mistake)
            found.append(mistake)
    return tuple(found)


def _steps(game: TutorGame, seen: Observation, moves: Sequence[int]) -> tuple[TurnMove, ...]:
    """Return a turn step by step, up to the first that shows something hidden: what follows depends on that."""
    state = game.determinize(seen, 0)
    found = []
    for move in known_part(game, seen, moves):
        found.append(step_of(game, state, move))
        game.apply(state, move)
    return tuple(found)
