"""Playing freely from where a lesson stands, against bots that answer at once; the lesson waits as it is."""

from collections.abc import Mapping
from dataclasses import replace

from trajan_tutor.activities.stack import Activity, Asked, Handler, Stack
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.step_page import Action, Autonomy, Page, Phase
from trajan_tutor.session.outcome import Outcome
from trajan_tutor.session.session import Session


class FreePlay:
    """A game of the learner's own upon a lesson.

    It `is_free` unless something is to be found in the lesson: its answer may lie in the position that was left.
    """

    has_coach = points_at_board = plays_by_itself = False

    def __init__(self, stack: Stack, session: Session, *, is_free: bool) -> None:
        """Begin a game upon the top of a stack."""
        self.session = session
        self.is_free = is_free
        self._stack = stack
        self._below: Activity = stack.top
        self._feedback: tuple[Message, ...] = (Message.of("lesson-away"),)
        self.accepts: Mapping[str, Handler] = {
            Asked.PICK: self.pick,
            Asked.CHOOSE: self.choose,
            Asked.ANSWER: self.answer,
            Asked.STEP_OTHER: self.step_other,
            Asked.SKIP_OTHERS: self.skip_others,
            Asked.STEP_BACK: self.step_back,
            Asked.SET_AUTONOMY: self.set_autonomy,
            Action.NEXT: stack.end,
            Action.BACK: stack.end,
            Action.AGAIN: stack.end,
            Action.COME_BACK: stack.end,
            Action.UNDO: self.undo,
            Action.HINT: self.hint,
            Action.SHOW_ME: self.show_me,
            Action.EXPLORE: self.explore,
        }

    @property
    def others_wait(self) -> bool:
        """Whether a bot is to decide, which a page shows."""
        return self.session.waits_for_bot

    def page(self) -> Page:
        """Return the page of the lesson, of which nothing is asked and marked."""
        may = {Action.COME_BACK, Action.UNDO} if self.session.can_undo else {Action.COME_BACK}
        return replace(
            self._below.page(),
            phase=Phase.AWAY,
            feedback=self._feedback,
            looks=frozenset(),
            arrows=(),
            lit=self.session.spots(),
            question=None,
            may=frozenset(may),
            about=frozenset(),
        )

    def resumed(self, *messages: Message) -> Page:
        """Go on playing."""
        return self._page_saying(*messages)

    def pick(self, spot: str) -> Page:
        """Pick a spot of the board."""
        return self._became(self.session.pick(spot))

    def choose(self, move: str) -> Page:
        """Make the move that a notation names."""
        return self._became(self.session.choose(move))

    def answer(self, _: object) -> Page:
        """Say that nothing is asked here."""
        return self._page_saying(Message.of("lesson-first-away"))

    def step_other(self) -> Page:
        """Let one of the others decide."""
        return self._became(self.session.step_bot())

    def skip_others(self) -> Page:
        """Let all of the others decide who are to."""
        return self._became(self.session.skip_bots())

    def step_back(self) -> Page:
        """Go back by one decision, whoever made it."""
        return self._became(self.session.step_back())

    def undo(self) -> Page:
        """Take back the last decision of the learner."""
        return self._became(self.session.undo())

    def hint(self) -> Page:
        """Say that there are no hints here."""
        return self._page_saying(Message.of("lesson-no-hint"))

    def show_me(self) -> Page:
        """Say that nothing is to be shown here."""
        return self._page_saying(Message.of("lesson-first-away"))

    def explore(self) -> Page:
        """Say again that this is no part of the lesson."""
        return self._page_saying(Message.of("lesson-away"))

    def set_autonomy(self, autonomy: Autonomy) -> Page:
        """Let the lesson do more or less from where it goes on."""
        self._below.accepts[Asked.SET_AUTONOMY](autonomy)
        return self.page()

    def _became(self, outcome: Outcome) -> Page:
        return self._page_saying(*((outcome.message,) if outcome.message is not None else ()))

    def _page_saying(self, *messages: Message) -> Page:
        self._feedback = messages
        return self.page()
