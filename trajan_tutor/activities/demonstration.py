"""A turn that is shown move by move on a board of its own, and then taken back: the game itself stays as it is."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from trajan_tutor.activities.stack import Activity, Asked, Handler, Stack
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.guided_turn import GuidedTurn
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.scenarios import Scenario
from trajan_tutor.lessons.step_page import Action, Autonomy, Page, Phase
from trajan_tutor.session.outcome import Result
from trajan_tutor.session.session import STEP, Session

_MAY: Final = frozenset({Action.NEXT, Action.COME_BACK, Action.UNDO})


class Demonstration:
    """A `turn` being shown: after its last move it is the learner's turn again, whatever leads away ends it earlier."""

    has_coach = is_free = others_wait = points_at_board = False
    plays_by_itself = True

    def __init__(self, stack: Stack, scenario: Scenario, lesson: Lesson, turn: GuidedTurn) -> None:
        """Begin to show a turn from where a game stands, of which nothing is shown yet."""
        self.session = board_for_showing(scenario)
        self.turn = turn
        self._lesson = lesson
        self._stack = stack
        self._below: Activity = stack.top
        self._at = 0
        self._feedback: tuple[Message, ...] = ()
        self.accepts: Mapping[str, Handler] = {
            Asked.PICK: self.look_on,
            Asked.CHOOSE: self.look_on,
            Asked.ANSWER: self.look_on,
            Asked.STEP_OTHER: self.leave_others,
            Asked.SKIP_OTHERS: self.leave_others,
            Asked.STEP_BACK: self.end,
            Asked.SET_AUTONOMY: self.set_autonomy,
            Action.NEXT: self.show_next,
            Action.SHOW_ME: self.show_next,
            Action.BACK: self.end,
            Action.AGAIN: self.end,
            Action.UNDO: self.end,
            Action.COME_BACK: self.end,
            Action.HINT: self.look_on,
            Action.EXPLORE: self.explore,
        }

    def page(self) -> Page:
        """Return the page of the lesson, of which nothing is asked and marked."""
        return replace(
            self._below.page(),
            phase=Phase.SHOWN,
            feedback=self._feedback,
            looks=frozenset(),
            arrows=(),
            lit=frozenset(),
            question=None,
            may=_MAY,
        )

    def resumed(self, *messages: Message) -> Page:
        """Go on showing."""
        self._feedback = messages
        return self.page()

    def show_next(self) -> Page:
        """Show the next move and say what it is for; after the last one the turn is taken back."""
        if self._at == len(self.turn.moves):
            return self.end()
        move = self.turn.moves[self._at]
        self._at += 1
        if self.session.choose(move.step.notation).result is not Result.PLAYED:
            return self._stack.end(Message.of("lesson-shown-none"))
        self._feedback = self._words()
        return self.page()

    def end(self) -> Page:
        """Take back what was shown: now it is the learner's turn."""
        return self._stack.end(Message.of("lesson-shown-now-you"))

    def explore(self) -> Page:
        """Take back what was shown, and play freely."""
        self.end()
        return self._stack.ask(Action.EXPLORE)

    def look_on(self, *_: object) -> Page:
        """Say that a turn is shown, and nothing can be done in it."""
        return self.resumed(Message.of("lesson-first-shown"))

    def leave_others(self) -> Page:
        """Say that no other decides here."""
        return self.resumed(Message.of("session-no-bot"))

    def set_autonomy(self, autonomy: Autonomy) -> Page:
        """Let the lesson do more or less from where it goes on."""
        self._below.accepts[Asked.SET_AUTONOMY](autonomy)
        return self.page()

    def _words(self) -> tuple[Message, ...]:
        """Return what is said to the move that was shown last: what it is for, and to which aims it leads."""
        move = self.turn.moves[self._at - 1]
        messages = [move.message, *(Message.of("lesson-shown-aim", aim=self._lesson.says(aim)) for aim in move.reached)]
        if move.shows_hidden:
            messages.append(Message.of("lesson-shown-hidden"))
        if self._at == 1 and self.turn.waits:
            messages.append(Message.of("lesson-shown-waits"))
        return tuple(messages)


def board_for_showing(scenario: Scenario) -> Session:
    """Return a board of its own that stands as a game does, with what the learner does not see dealt anew."""
    own = scenario.session
    # The others wait, and nobody tells them to go on.
    session = Session(own.game, own.setup, own.players, own.names, own.record().moves, pace=STEP)
    # What really comes would be known before the learner decides.
    seen = own.game.observe(own.state, scenario.seat)
    session.tree.here.state = own.game.determinize(seen, session.setup.seed)
    return session
