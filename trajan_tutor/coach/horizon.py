"""How far a trial is played on: some turns, and to the end of the scope beyond the turn, such as a quarter.

A value by the features of a position is least true in the middle of something that is paid at its end: votes count for
nothing but the first and the second place, and what is not met in a quarter is punished there. So a playout that stops
after some turns is off by more than its error tells: in 24 positions of Trajan by 3.4 points (standard deviation) after
two turns of each seat, by 1.6 at the end of the quarter, against playouts to the end of the game. In 13 positions on
which nothing was chosen it was still 3.4 at the end of the quarter: see `BEYOND` in `figures`.
"""

from dataclasses import replace
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import playout_level_of
from trajan_tutor.search.sampling import LONGEST, SearchQuestion, long_turns_after, turns_to_scope_end
from trajan_tutor.search.settings import Settings

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
    return game.is_over(played_to_horizon(further, before, before, Rng(number)))


def to_the_end(question: SearchQuestion[TutorGame]) -> SearchQuestion[TutorGame]:
    """Return the question with trials that are played to the end of the game, and better on the way."""
    settings = question.settings
    return replace(question, settings=replace(settings, turns_ahead=LONGEST, tries=_BETTER * settings.tries))


def is_to_the_end(question: SearchQuestion[TutorGame]) -> bool:
    """Return whether trials of a question are played to the end of the game in any case."""
    return question.settings.turns_ahead >= LONGEST


def played_to_horizon(question: SearchQuestion[TutorGame], before: State, after: State, rng: Rng) -> State:
    """Return where a trial ends that began before a turn and stands after it.

    All seats go on as in the search, as many turns as there, and until the scope beyond the turn has ended where the
    game has such scopes.
    """
    game, settings = question.game, question.settings
    if playout_level_of(game):
        return long_turns_after(game, before, after, rng, settings)
    return turns_to_scope_end(game, before, after, rng, settings)
