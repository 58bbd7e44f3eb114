"""Why something that a person tried cannot be done: by the rule that forbids it, or by what there is not."""

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.outcome import Outcome, Result


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
