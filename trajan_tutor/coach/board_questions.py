"""The question about the board that a hint asks before it shows a turn."""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.planning import BoardQuestion, BoardQuestions
from trajan_tutor.search.turns import digest

# Of so many that lead to a turn most directly one is asked, so that hints in like positions differ.
FEW: Final = 4
_BYTES: Final = 4


def question_at(game: TutorGame, observation: Observation, moves: Sequence[int]) -> BoardQuestion | None:
    """Return one of the questions that lead to a turn, always the same one in a position; None where there is none."""
    asked = game.questions(observation, moves)[:FEW] if isinstance(game, BoardQuestions) else ()
    if not asked:
        return None
    return asked[int.from_bytes(digest(game, observation.state)[:_BYTES], "big") % len(asked)]
