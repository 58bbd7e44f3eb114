"""A lesson that is played at a table, with what can lie upon it."""

from collections.abc import Mapping
from typing import Final

from trajan_tutor.activities.demonstration import Demonstration
from trajan_tutor.activities.free_play import FreePlay
from trajan_tutor.activities.stack import Asked, Handler, Stack
from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.lesson import StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Action, Page, Phase
from trajan_tutor.session.session import Session

# When something is to be found, and has not been.
ASKING: Final = frozenset({Phase.DOING, Phase.ASKED, Phase.MISTAKEN, Phase.LOST})


class PlayedLesson:
    """A lesson at the bottom of its `stack`; `player` follows the learner through its steps."""

    plays_by_itself = False

    def __init__(self, player: Player) -> None:
        """Lay a lesson on a table, where its player stands."""
        self.player = player
        self.stack = Stack(self)
        self.accepts: Mapping[str, Handler] = {
            Asked.PICK: player.pick,
            Asked.CHOOSE: player.choose,
            Asked.ANSWER: player.answer,
            Asked.STEP_OTHER: player.step_other,
            Asked.SKIP_OTHERS: player.skip_others,
            Asked.STEP_BACK: player.step_back,
            Asked.SET_AUTONOMY: player.set_autonomy,
            Action.NEXT: player.next,
            Action.BACK: player.back,
            Action.AGAIN: player.again,
            Action.UNDO: player.undo,
            Action.HINT: player.hint,
            Action.SHOW_ME: self.show_me,
            Action.EXPLORE: self.explore,
            Action.COME_BACK: player.come_back,
        }

    @property
    def session(self) -> Session:
        """The game of the lesson."""
        return self.player.session

    @property
    def others_wait(self) -> bool:
        """Whether others are to decide, before it is said what became of the step."""
        return self.player.others_wait

    @property
    def is_free(self) -> bool:
        """Whether the learner plays on as they like, in a step that lasts."""
        return self.has_coach and self.player.phase is Phase.DOING

    @property
    def has_coach(self) -> bool:
        """Whether the step lasts: then the coach stands beside it, but for turns that the lesson teaches itself."""
        return self.player.step.kind is StepKind.PLAY and not self.player.step.beats

    @property
    def points_at_board(self) -> bool:
        """Whether the step asks to find a place on the board."""
        return self.player.step.kind is not StepKind.PLAY

    def page(self) -> Page:
        """Return everything that is to be shown now."""
        return self.player.page()

    def resumed(self, *messages: Message) -> Page:
        """Go on where the learner has left it."""
        return self.player.say(*messages)

    def observation(self) -> Observation:
        """Return what the learner sees on the board, whatever lies there."""
        return self.player.game.observe(self.stack.top.session.state, self.player.seat)

    # -- what lies upon it

    def explore(self) -> Page:
        """Leave the script: play freely from here against bots, and come back to the same place."""
        player = self.player
        player.leave_off()
        session = scenarios.free_play(player.scenario, player.step.others)
        if player.scenario.session.bots_wait:
            session.take_back_arrival()
        self.stack.put(FreePlay(self.stack, session, is_free=player.phase not in ASKING))
        return self.stack.top.page()

    def show_me(self) -> Page:
        """Show how: in a step that lasts a good turn, move by move, which is taken back."""
        player = self.player
        if player.step.kind is not StepKind.PLAY:
            return player.show_me()
        turn = player.turn_to_show()
        if turn is None:
            return player.page()
        demonstration = Demonstration(self.stack, player.scenario, player.lesson, turn)
        self.stack.put(demonstration)
        return demonstration.show_next()

    # -- what is looked for in the background

    @property
    def wants_guide(self) -> bool:
        """Whether a turn is to be looked for here: to be marked, or to be shown."""
        return self.stack.is_bare and self.player.wants_guide

    @property
    def is_to_be_shown(self) -> bool:
        """Whether the learner has asked here to be shown how, and the turn is still looked for."""
        return self.stack.is_bare and self.player.is_to_be_shown

    @property
    def is_hint_wanted(self) -> bool:
        """Whether the learner has asked here for a hint that is still looked for."""
        return self.stack.is_bare and self.player.is_hint_wanted

    def show_if_wanted(self) -> Page:
        """Begin to show the turn that was asked for before it was found; or say that none was."""
        is_wanted = self.player.ask_no_more() and self.stack.is_bare
        if not is_wanted:
            return self.stack.top.page()
        return self.show_me() if self.player.trial.guide.is_ready else self.player.say(Message.of("lesson-shown-none"))

    def hint_found(self, adviser: Adviser) -> Page:
        """Give the hint that was asked for, which an adviser has found; none where nobody waits for it any more."""
        if not self.stack.is_bare:
            self.player.give_up_hint()
            return self.stack.top.page()
        return self.player.hint_found(adviser)
