"""How much a coach looks at, in samples and deals, and how far: so the same answer comes out every time.

A trial is played on for some turns, and to the end of the scope beyond the turn, such as a quarter.
"""

from dataclasses import dataclass, replace
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import playout_level_of
from trajan_tutor.search.sampling import LONGEST, SearchQuestion, long_turns_after, turns_to_scope_end
from trajan_tutor.search.settings import Settings

# More take hours: whoever asks for them has typed too many noughts.
MOST_SAMPLES: Final = 1_000_000
# With so many samples, a few can be spent on choosing the turns that meet the others.
_SCREENED: Final = 130
_SCREENED_WELL: Final = 350


@dataclass(frozen=True, slots=True)
class Effort:
    """How much an adviser looks at.

    `search` samples find turns that may be good, of which `finalists` meet deals of their own: the best of them, and
    whatever a figure is told of, `finals`. The learner's turn and the best one meet up to `most_pairs` while the
    learner's stands between two classes. Reasons are read off `pairs` deals, those against the second idea off
    `second`. In `answers` deals a reply is looked for.
    """

    search: int = 400
    finalists: int = 32
    finals: int = 100
    pairs: int = 60
    most_pairs: int = 600
    answers: int = 8
    second: int = 60


def settings_of(effort: Effort) -> Settings:
    """Return how a search looks that has so many samples: the more, the more turns are looked at before some are kept.

    Screening takes less than half of the samples.

    >>> [(looks.screened, looks.screening) for looks in (settings_of(Effort(search=n)) for n in (40, 150, 400))]
    [(0, 2), (60, 1), (80, 2)]
    """
    if effort.search >= _SCREENED_WELL:
        return Settings(screened=80, screening=2)
    return Settings(screened=60, screening=1) if effort.search >= _SCREENED else Settings()


# Whether the game is near its end is seen in playouts so many times as far as a trial goes.
_FURTHER: Final = 3
# What is played to the end is played so many times as well as before: nothing but the play stands between a figure and
# the truth there. Two turns at the end of Trajan, met by the best of 8, 16, 32 and 64 drawn turns, differed by 2.0,
# 3.8, 5.6 and 7.6 points, two others by 4.7, 7.3, 7.5 and 9.6: who plays well gains more by what a turn prepares.
_BETTER: Final = 2


def ends_soon(game: TutorGame, observation: Observation, settings: Settings, number: int) -> bool:
    """Return whether the game ends within the horizon of a trial, or not long after it, in the playout of a number.

    Whether trials are played to the end must not hang on a rare deal that one seed meets and another does not: a win
    outweighs what is only likely, and the figures of both would be of different kinds. So this looks further than a
    trial, and depends on the observation alone. What a game plays on by itself is played to the end in any case.
    """
    if playout_level_of(game):
        return True
    further = SearchQuestion(game, observation, 0, replace(settings, turns_ahead=_FURTHER * settings.turns_ahead))
    before = game.determinize(observation, number)
    return game.is_over(play_to_horizon(further, before, before, Rng(number)))


def to_the_end(question: SearchQuestion[TutorGame]) -> SearchQuestion[TutorGame]:
    """Return the question with trials that are played to the end of the game, and better on the way."""
    settings = question.settings
    return replace(question, settings=replace(settings, turns_ahead=LONGEST, tries=_BETTER * settings.tries))


def is_to_the_end(question: SearchQuestion[TutorGame]) -> bool:
    """Return whether trials of a question are played to the end of the game in any case."""
    return question.settings.turns_ahead >= LONGEST


def play_to_horizon(question: SearchQuestion[TutorGame], before: State, after: State, rng: Rng) -> State:
    """Return where a trial ends that began before a turn and stands after it.

    All seats go on as in the search, as many turns as there, and until the scope beyond the turn has ended where the
    game has such scopes.
    """
    game, settings = question.game, question.settings
    if playout_level_of(game):
        return long_turns_after(game, before, after, rng, settings)
    return turns_to_scope_end(game, before, after, rng, settings)
