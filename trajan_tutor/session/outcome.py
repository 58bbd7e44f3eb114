"""What became of something that a person tried with a game, and which rule forbids it, or what there is not."""

from dataclasses import dataclass
from enum import StrEnum

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.session.error_sentences import shortened


class Result(StrEnum):
    """What became of something a person tried."""

    PLAYED = "played"  # the game went on
    NARROWED = "narrowed"  # several moves are still meant
    UNPICKED = "unpicked"  # an unfinished pick was given up
    UNDONE = "undone"  # a decision was taken back
    MOVED = "moved"  # the game stands at another place of its tree
    NOTED = "noted"  # something around the game was changed: a name, a branch that is gone, who sits here
    REFUSED = "refused"  # nothing changed


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of something a person tried, in words; `rule` is the id of the rule that refuses it, if one does."""

    result: Result
    message: Message | None = None
    rule: str = ""


def refused(game: TutorGame, state: State, seen: Observation, attempt: Attempt) -> Outcome:
    """Return the refusal of an attempt by somebody who sees what is given."""
    if attempt.spot and attempt.spot not in {spot.name for spot in game.spots(seen)}:
        return Outcome(Result.REFUSED, Message.of("session-refused-no-spot", spot=shortened(attempt.spot)))
    refusal = game.refuse(state, attempt)
    if refusal is not None:
        return Outcome(Result.REFUSED, refusal.message, refusal.rule)
    if attempt.move:
        return Outcome(Result.REFUSED, Message.of("session-refused-no-move", move=shortened(attempt.move)))
    return Outcome(Result.REFUSED, Message.of("session-refused-nothing"))
