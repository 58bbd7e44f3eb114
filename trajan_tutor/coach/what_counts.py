"""What counts of a turn, in the order in which it does: at most three things, then one risk."""

from collections.abc import Iterable
from typing import Final

from trajan_tutor.coach.ladder import Because
from trajan_tutor.coach.reasons import Certainty
from trajan_tutor.coach.statements import Argument
from trajan_tutor.engine.message import Message

# More than these nobody keeps in mind; what has no share of the difference is told where there are fewer than two.
MOST_ARGUMENTS: Final = 3
_ENOUGH: Final = 2


def what_counts(because: Because) -> tuple[Argument, ...]:
    """Return what speaks for a turn: what makes the difference to the next best one by its share of it, then the rest.

    What a turn does for certain and brings at once has no share where the other turn does it too. A rule is told once,
    and a plan only where nothing else is there: it is about later turns.
    """
    if because.wins:
        return (Argument(Message.of("coach-because-wins"), Certainty.NOW),)
    weighty = _distinct(_differences(because))[:MOST_ARGUMENTS]
    rules = {one.rule for one in weighty}
    others = [one for one in _distinct(_certain(because)) if one.rule not in rules]
    found = [*weighty, *others[: max(0, _ENOUGH - len(weighty))]]
    return tuple(found or [Argument(plan.message, Certainty.PREPARED, plan.rule) for plan in because.plans[:1]])


def risk_of(because: Because) -> Argument | None:
    """Return what a turn risks: what it gives away for certain, or else an answer that may cost the game.

    A turn that wins risks nothing.
    """
    if because.wins:
        return None
    told = {one.rule for one in what_counts(because)}
    for merit in because.merits:
        if merit.is_risk and merit.rule not in told:
            return Argument(merit.message, Certainty.RISK, merit.rule)
    for answer in because.answers:
        if answer.is_decisive:
            return Argument(answer.message, Certainty.RISK)
    return None


def told_later(because: Because) -> tuple[Argument, ...]:
    """Return what speaks for a turn as well, and was left out of what counts most; nothing where it wins the game.

    What a turn brings for certain is left out where the difference tells of the same rule.
    """
    if because.wins:
        return ()
    told = {one.message for one in what_counts(because)}
    differences = _differences(because)
    rules = {one.rule for one in differences if one.rule}
    certain = [one for one in _certain(because) if one.rule not in rules]
    unnamed = (one for one in because.reasons if not one.is_named)
    small = [Argument(reason.message, reason.certainty, reason.rule) for reason in unnamed]
    plans = (Argument(plan.message, Certainty.PREPARED, plan.rule) for plan in because.plans)
    return tuple(one for one in (*differences, *certain, *small, *plans) if one.message not in told)


def _differences(because: Because) -> list[Argument]:
    """Return what makes the difference, as far as something can be named: many small things are no reason."""
    named = [reason for reason in because.reasons if reason.is_named]
    ordered = sorted(named, key=lambda reason: -reason.points)
    return [Argument(reason.message, reason.certainty, reason.rule) for reason in ordered]


def _certain(because: Because) -> list[Argument]:
    good = [merit for merit in because.merits if not merit.is_risk]
    brought = [Argument(reason.message, reason.certainty, reason.rule) for reason in because.brought]
    return [*brought, *(Argument(merit.message, Certainty.NOW, merit.rule) for merit in good)]


def _distinct(arguments: Iterable[Argument]) -> list[Argument]:
    """Return arguments without those whose rule has been told."""
    found: list[Argument] = []
    for one in arguments:
        if not one.rule or one.rule not in {each.rule for each in found}:
            found.append(one)
    return found
