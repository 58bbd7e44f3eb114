"""Activities that lie one upon the other: the top one gets what a learner asks, leaving it uncovers the one below."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Protocol

from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.step_page import Page
from trajan_tutor.session.session import Session

Handler = Callable[..., Page]


class Asked(StrEnum):
    """What can be asked besides the actions of a lesson, which have names of their own."""

    PICK = "pick"
    CHOOSE = "choose"
    ANSWER = "answer"
    STEP_OTHER = "step-other"
    SKIP_OTHERS = "skip-others"
    STEP_BACK = "step-back"
    SET_AUTONOMY = "set-autonomy"


class Activity(Protocol):
    """Something that a learner does at a table: every method that it `accepts` returns what is shown then."""

    @property
    def session(self) -> Session:
        """The game on the board."""

    @property
    def accepts(self) -> Mapping[str, Handler]:
        """What can be asked here, by name, and what does it."""

    @property
    def others_wait(self) -> bool:
        """Whether others are to decide, whom a page shows one by one."""

    @property
    def is_free(self) -> bool:
        """Whether the learner plays as they like, and nothing is to be found."""

    @property
    def has_coach(self) -> bool:
        """Whether the coach stands beside it."""

    @property
    def points_at_board(self) -> bool:
        """Whether what has a place on the board is to be found there, and is on no list."""

    @property
    def plays_by_itself(self) -> bool:
        """Whether moves are shown here that the learner has not made."""

    def page(self) -> Page:
        """Return everything that is to be shown now."""

    def resumed(self, *messages: Message) -> Page:
        """Go on where it was left: what lay upon it has ended, with something to be said."""


class Stack:
    """What lies on a table: at the bottom what was begun first, at the top what is asked."""

    __slots__ = ("_activities",)

    def __init__(self, bottom: Activity) -> None:
        """Begin with one activity, which never ends."""
        self._activities = [bottom]

    @property
    def top(self) -> Activity:
        """The activity that is asked now."""
        return self._activities[-1]

    @property
    def is_bare(self) -> bool:
        """Whether nothing lies upon the activity at the bottom."""
        return len(self._activities) == 1

    def ask(self, name: str, *values: object) -> Page:
        """Ask the top activity for something, and return what is shown then."""
        return self.top.accepts[name](*values)

    def put(self, activity: Activity) -> None:
        """Lay an activity upon the others, which wait."""
        self._activities.append(activity)

    def end(self, *messages: Message) -> Page:
        """Take the top activity away, let the one below go on and say something, and return what is shown then."""
        self._activities.pop()
        return self.top.resumed(*messages)
