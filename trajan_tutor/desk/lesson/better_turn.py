"""A costly turn of a game that has ended, to be played better: a practice of this one turn."""

from types import MappingProxyType

from trajan_tutor.coach.mistakes import Mistake
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.learning.practice_parts import Practice
from trajan_tutor.learning.retry_parts import mistakes_in, own_part


def better_turn(game: TutorGame, mistake: Mistake) -> Practice:
    """Return a practice in which a turn is played once more; raises UnreadableError for one of other rules."""
    part = own_part(game, mistake)
    return Practice(part.lesson, MappingProxyType({part.step.name: part.source}), own=mistakes_in([part]))
