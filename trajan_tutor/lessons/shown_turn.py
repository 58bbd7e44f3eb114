"""A turn that is shown move by move on a board of its own, and then taken back: the game itself stays as it is."""

from dataclasses import dataclass

from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.guided_turn import GuidedMove, GuidedTurn
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.scenarios import Scenario
from trajan_tutor.session.outcome import Result
from trajan_tutor.session.session import STEP, Session


@dataclass(slots=True)
class ShownTurn:
    """A turn being shown: the copy of the game on which it is played, and how many of its moves were told."""

    session: Session
    turn: GuidedTurn
    at: int = 0

    @property
    def is_over(self) -> bool:
        """Whether every move was shown; what others do then is not."""
        return self.at == len(self.turn.moves)

    @property
    def last(self) -> GuidedMove:
        """The move that was shown last."""
        return self.turn.moves[self.at - 1]

    def show_next(self) -> bool:
        """Make the next move; return whether it could be made."""
        move = self.turn.moves[self.at]
        self.at += 1
        return self.session.choose(move.step.notation).result is Result.PLAYED


def shown_turn(scenario: Scenario, turn: GuidedTurn) -> ShownTurn:
    """Return a turn to be shown from where a game stands, on a board of its own, of which nothing is shown yet."""
    own = scenario.session
    # The others wait, and nobody tells them to go on.
    session = Session(own.game, own.setup, own.players, own.names, own.record().moves, pace=STEP)
    # Hidden things are dealt anew: what really comes would be known before the learner decides.
    seen = own.game.observe(own.state, scenario.seat)
    session.tree.here.state = own.game.determinize(seen, session.setup.seed)
    return ShownTurn(session, turn)


def told_of(shown: ShownTurn, lesson: Lesson) -> tuple[Message, ...]:
    """Return what is said to the move that was shown last: what and why, and which aims of the lesson it leads to."""
    move = shown.last
    told = [move.said, *(Message.of("lesson-shown-aim", aim=lesson.says(aim)) for aim in move.reached)]
    if move.shows_hidden:
        told.append(Message.of("lesson-shown-hidden"))
    if shown.at == 1 and shown.turn.waits:
        told.append(Message.of("lesson-shown-waits"))
    return tuple(told)
