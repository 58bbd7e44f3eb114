"""Judges what a learner did in a step: mistakes that were foreseen, goals out of reach, and answers in their form."""

from enum import Enum
from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import number_in
from trajan_tutor.lessons.goals import (
    Account,
    Answer,
    Answered,
    EventHappened,
    Goal,
    Moved,
    Picked,
    Refused,
    Solved,
    leaves,
)
from trajan_tutor.lessons.lesson import AnswerForm, ForeseenMistake, Step, StepKind

# So many positions are looked at before the search gives up; a lesson that needs more names a predicate `fails`.
MOST_POSITIONS: Final = 1500


class GoalReachability(Enum):
    """What a search found."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


def reach(goal: Goal, account: Account, most: int = MOST_POSITIONS) -> GoalReachability:
    """Return whether the learner can reach a goal before the turn is over.

    Ways that lead to the same position, with as many of the events and moves that the goal counts, are one. A goal over
    refusals, picks and answers does not depend on moves: nothing is known about it. A puzzle gives nothing away.
    """
    parts = tuple(leaves(goal))
    if any(isinstance(part, Refused | Picked | Answered | Solved) for part in parts):
        return GoalReachability.UNKNOWN
    counted = tuple(part for part in parts if isinstance(part, EventHappened | Moved))
    waiting = [account]
    seen: set[object] = set()
    while waiting:
        here = waiting.pop()
        mark = (here.game.key(here.state), here.turn_is_over, *(part.count(here) for part in counted))
        if mark in seen:
            continue
        seen.add(mark)
        if goal.holds(here):
            return GoalReachability.YES
        if here.turn_is_over:
            continue
        if len(seen) >= most:
            return GoalReachability.UNKNOWN
        waiting += [here.after(move) for move in here.game.legal(here.state)]
    return GoalReachability.NO


def foreseen(step: Step, account: Account) -> ForeseenMistake | None:
    """Return the first foreseen mistake of a step that was made, or None."""
    return next((mistake for mistake in step.mistakes if mistake.when.holds(account)), None)


def is_reached(step: Step, account: Account) -> bool:
    """Return whether the goal of a step is reached; a step that lasts ends with the game at the latest."""
    lasted = step.kind is StepKind.PLAY and account.game.is_over(account.state)
    return lasted or (step.goal is not None and step.goal.holds(account))


def leads_on(step: Step, following: Step, here: Account) -> bool:
    """Return whether a step can begin where the learner stands after the one before, and not where the script does."""
    goal = following.goal
    if step.kind is not StepKind.DO:
        return True
    if not step.keeps or goal is None:
        return step.keeps
    # Somebody may have come here by a way that the author did not think of.
    if following.goes_on:
        # No search looks over the turns of the others.
        return not goal.holds(here) and not here.game.is_over(here.state)
    return not goal.holds(here) and reach(goal, here) is not GoalReachability.NO


def is_lost(step: Step, account: Account) -> bool:
    """Return whether the goal of a step cannot be reached any more, as far as that is known."""
    if step.fails is not None and step.fails.holds(account):
        return True
    if isinstance(step.goal, Solved):
        # Nothing is given away before the turn is decided.
        return step.goal.verdict(account) is not None
    if step.goal is None or step.goes_on:
        return account.game.is_over(account.state)
    return reach(step.goal, account) is GoalReachability.NO


def puzzle_words(step: Step, account: Account) -> tuple[Message, ...]:
    """Return what is said about the turn of a puzzle; nothing in other steps, and before it is decided."""
    verdict = step.goal.verdict(account) if isinstance(step.goal, Solved) else None
    return () if verdict is None else tuple(filter(None, (verdict.message, verdict.answer)))


def reply_to(step: Step, account: Account) -> tuple[str, ...]:
    """Return the moves that punish the turn of a puzzle; nothing in other steps."""
    verdict = step.goal.verdict(account) if isinstance(step.goal, Solved) else None
    return () if verdict is None else verdict.reply


def understood(value: Answer, form: AnswerForm) -> Answer | None:
    """Return an answer in the form that the question asks for, or None when it is in no such form.

    >>> understood(" 3 ", AnswerForm.NUMBER), understood("three", AnswerForm.NUMBER)
    (3, None)
    """
    if form is not AnswerForm.NUMBER:
        return value if isinstance(value, str) else None
    if isinstance(value, str):
        plain = value.strip()
        number = number_in(plain.removeprefix("-"))
        return None if number is None or not plain.isascii() else -number if plain.startswith("-") else number
    return None if isinstance(value, bool) else value
