"""Choices that all seats make in secret before any of them is shown: the capability of a game that has such.

They are one decision of all seats together, though they are asked for seat by seat. What is best for one depends on
what the others choose at the same time, and may be a mixture.
"""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from trajan_tutor.engine.game import S


@runtime_checkable
class JointChoices(Protocol[S]):
    """What the seats may choose together, and what comes of it. Nothing hidden but the choices themselves is asked."""

    def joint_choices(self, state: S) -> Sequence[Sequence[int]]:
        """Return the moves of every seat in a choice that all make now, in secret; nothing where there is none."""

    def joint_worths(self, state: S, chosen: Sequence[int]) -> Sequence[int]:
        """Return what a state is worth to every seat when all have chosen so, in hundredths of a point, at a glance."""

    def chosen_jointly(self, state: S, chosen: Sequence[int]) -> S:
        """Return the state after all have chosen so; the one given is not changed."""

    def rule_of_joint(self, state: S) -> str:
        """Return the id of the rule by which all choose."""
