"""What the difference between two turns is made of: themes, and the parts of them by owner, time and kind."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class PartTime(StrEnum):
    """When a part of a difference arises: with the turn itself, or in the turns after it."""

    NOW = "now"
    LATER = "later"


class Owner(StrEnum):
    """Whom a part concerns: the seat that is advised, or the strongest of the others."""

    OWN = "own"
    RIVAL = "rival"


class PartKind(StrEnum):
    """What a part is: points of the ledger, or a feature that is likely to bring some."""

    POINTS = "points"
    FEATURE = "feature"


@dataclass(frozen=True, slots=True, order=True)
class ReasonTheme:
    """What is told together: points from one source with the features that bring them, or all that the rival has.

    `name` is a source of the ledger, or a feature that belongs to none; it is empty for the rival.
    """

    owner: Owner
    name: str = ""


@dataclass(frozen=True, slots=True, order=True)
class DifferencePart:
    """A part of the difference between two turns; `name` is a source of the ledger or a feature, with its place."""

    theme: ReasonTheme
    when: PartTime
    kind: PartKind
    name: str
    place: str = ""


RIVAL: Final = ReasonTheme(Owner.RIVAL)
