"""What happens after one turn more often than after another one, and how much of their difference it explains."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.difference_parts import Owner, ReasonTheme
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Milestone, Milestones

# What explains less of a difference than this is not called its reason.
LEAST_PART: Final = 1 / 3
# Shares are told of ten deals; two that are nearer than this look alike.
_OF_TEN: Final = 10
_LEAST_SHARE: Final = 0.15


@dataclass(slots=True)
class MilestoneCount:
    """How many deals a milestone happened in after either turn; `changes` are those of themes where only one has it."""

    first: int = 0
    second: int = 0
    changes: dict[ReasonTheme, int] = field(default_factory=dict)

    def turned(self) -> "MilestoneCount":
        """Return the same count seen from the second turn."""
        return MilestoneCount(self.second, self.first, {theme: -change for theme, change in self.changes.items()})


Counts = dict[Milestone, MilestoneCount]


def count_deal(
    counts: Counts,
    mine: frozenset[Milestone],
    theirs: frozenset[Milestone],
    changes: Mapping[ReasonTheme, int],
) -> None:
    """Add what happened in a deal after either turn, with the change of each theme in that deal."""
    for milestone in mine | theirs:
        count = counts.setdefault(milestone, MilestoneCount())
        count.first += milestone in mine
        count.second += milestone in theirs
        if (milestone in mine) != (milestone in theirs):
            for theme, change in changes.items():
                count.changes[theme] = count.changes.get(theme, 0) + change


def milestones_of(game: TutorGame, before: State, end: State, seat: int) -> frozenset[Milestone]:
    """Return what has happened to a seat in a trial; nothing in a game that does not say so."""
    return game.milestones(before, end, seat) if isinstance(game, Milestones) else frozenset()


def _is_about(milestone: Milestone, theme: ReasonTheme) -> bool:
    """Return whether a milestone may be a cause of a theme."""
    return milestone.of_rival if theme.owner is Owner.RIVAL else theme.name in ("", milestone.source)


def _more_often(milestone: Milestone, count: MilestoneCount) -> int:
    """Return in how many deals more the first turn has it better: by what happens, or by a loss that does not."""
    return count.second - count.first if milestone.loss else count.first - count.second


def happening_of(game: TutorGame, counts: Counts, theme: ReasonTheme, total: int, deals: int) -> Message | None:
    """Return what explains most of a theme, with how often it happens after either turn; None where nothing does.

    `total` is the change of the theme over all deals: a milestone is its reason where it explains a third of that.
    """
    if not isinstance(game, Milestones) or not deals:
        return None
    candidates = [
        (count.changes.get(theme, 0), milestone)
        for milestone, count in counts.items()
        if _is_about(milestone, theme) and _more_often(milestone, count) >= _LEAST_SHARE * deals
    ]
    most, milestone = max(candidates, default=(0, None))
    if milestone is None or most < LEAST_PART * total:
        return None
    count = counts[milestone]
    first, second = (round(_OF_TEN * times / deals) for times in (count.first, count.second))
    if first == second:
        return None
    what = game.milestone_words(milestone)
    return Message.of("coach-reason-happens", what=what, first=first, second=second)
