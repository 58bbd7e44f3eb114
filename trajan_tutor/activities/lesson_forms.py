"""How a lesson is done: as part of a course, as an exercise, as practice, or to try the readings of a ruling."""

from dataclasses import dataclass
from typing import Final

from trajan_tutor.lessons.step_page import Action


@dataclass(frozen=True, slots=True)
class LessonForm:
    """What is done for the learner in a lesson, and what is not.

    `withheld` are the actions that would give something away. A lesson that `guides` has marks, a dial, a coach where
    it lasts, and an end that tells what was learned. Where a form `asks`, nothing beside the board may answer. From one
    that `leads_on` other lessons of the course are opened, and one that `is_saved` can be taken up again.
    """

    withheld: frozenset[Action]
    guides: bool
    asks: bool
    leads_on: bool
    is_saved: bool


COURSE: Final = LessonForm(frozenset(), guides=True, asks=False, leads_on=True, is_saved=True)
EXERCISE: Final = LessonForm(
    frozenset({Action.SHOW_ME, Action.EXPLORE, Action.BACK}), guides=False, asks=True, leads_on=False, is_saved=True
)
# Who practises may be shown the answer: nobody is kept from what comes after it. The next practice asks what is due.
PRACTICE: Final = LessonForm(
    frozenset({Action.EXPLORE, Action.BACK}), guides=False, asks=True, leads_on=True, is_saved=False
)
# Where a ruling is tried there is nothing to help with, and everything is free as it is.
RULING: Final = LessonForm(
    frozenset({Action.HINT, Action.SHOW_ME, Action.EXPLORE}), guides=False, asks=False, leads_on=False, is_saved=False
)
