"""A practice as somebody asks for it: of one game, or of the game in which most is due."""

from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.learning.learner import Learner, learner_of
from trajan_tutor.learning.practice import practice_for
from trajan_tutor.learning.practice_parts import Practice
from trajan_tutor.learning.retry_parts import own_parts
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.session.values import number_of, text_of

# A seed is no larger.
_LARGEST: Final = 1 << 32


def asked_practice(game: str | None, seed: int | None, home: Path, now: int) -> Practice:
    """Return what the learner practises now whose progress lies in a folder of saved games.

    Without a game it is the one in which most is due; without a seed the time chooses. Raises MisusedError for a game
    that there is not, or of which nothing can be practised.
    """
    learner = asked_learner(game, home, now)
    chosen = now % _LARGEST if seed is None else number_of("seed", seed)
    played = [one.moments(learner.game) for one in learner.games(home)]
    return practice_for(learner, now, chosen, own_parts(learner.game, home), played)


def asked_learner(game: str | None, home: Path, now: int) -> Learner:
    """Return the learner of a game, or of the one in which most is due now; raises MisusedError for no game."""
    return learner_of(find_game(text_of("game", game)), home) if game is not None else _most_due(home, now)


def _most_due(home: Path, now: int) -> Learner:
    learners = [learner_of(find_game(name), home) for name in games_by_course()]
    if not learners:
        raise MisusedError("practice-no-game")
    last = [max((attempt.at for attempt in one.attempts), default=0) for one in learners]
    # Of two in which as much is due it is the one that was learned last.
    best = max(range(len(learners)), key=lambda at: (len(learners[at].due(now)), last[at], -at))
    return learners[best]
