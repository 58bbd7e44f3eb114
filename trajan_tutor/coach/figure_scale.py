"""What a figure counts: points, or chances to win where who wins is decided outright.

A game that can be won suddenly gives its winner so much that nothing outweighs it (`Game.decisive_loss`). Where trials
reach the end of such a game, the mean of that is no number of anything that is counted: it is how often a turn wins.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from trajan_tutor.coach.estimates import Estimate, figure_of
from trajan_tutor.engine.capabilities import TutorGame

ALL_CHANCES: Final = 100
# So many of a hundred chances are as much as a point of the game: a turn that loses 5 of 100 is told like one that
# loses a marker of Caesar!, and one that loses 20 like one that loses four.
CHANCES_OF_A_POINT: Final = 5
_HUNDREDTHS: Final = 100
# No margin that is counted is more than twice the loss that decides: each seat holds at most so much.
_TWICE: Final = 2


class FigureUnit(StrEnum):
    """What a figure counts."""

    POINTS = "points"
    CHANCES = "chances"  # of a hundred


@dataclass(frozen=True, slots=True)
class FigureScale:
    """A unit with what a small, a middling and a large loss are in it, and the most that there is of it."""

    unit: FigureUnit
    thresholds: tuple[float, ...]
    most: float = math.inf
    decisive_loss: float = math.inf

    def scaled(self, margin: int) -> int:
        """Return a margin of a trial on this scale, both in hundredths.

        A win is every chance, or the whole of what is counted; who leads when a trial stops has as many more chances
        than half as its lead is of all.

        >>> chances = FigureScale(FigureUnit.CHANCES, (5, 10, 20), 100, decisive_loss=12)
        >>> [chances.scaled(margin) // 100 for margin in (7200, -7200, 0, 600)]
        [100, 0, 50, 75]
        >>> FigureScale(FigureUnit.POINTS, (1, 2, 4), 12, decisive_loss=12).scaled(7200)
        1200
        """
        if math.isinf(self.decisive_loss):
            return margin
        most = round(_HUNDREDTHS * self.decisive_loss)
        lead = max(-most, min(most, margin))
        if self.unit is FigureUnit.POINTS:
            return lead
        if abs(margin) > _TWICE * most:
            return _HUNDREDTHS * ALL_CHANCES if margin > 0 else 0
        return _HUNDREDTHS * ALL_CHANCES * (lead + most) // (_TWICE * most)


def scale_of(game: TutorGame, *, to_end: bool) -> FigureScale:
    """Return on which scale figures of a game are told whose trials are played to its end, or are not."""
    thresholds, decisive = game.thresholds, game.decisive_loss
    if math.isinf(decisive):
        return FigureScale(FigureUnit.POINTS, thresholds)
    if not to_end:
        return FigureScale(FigureUnit.POINTS, thresholds, decisive, decisive)
    chances = tuple(CHANCES_OF_A_POINT * loss for loss in thresholds)
    return FigureScale(FigureUnit.CHANCES, chances, ALL_CHANCES, decisive)


def small_loss_of(game: TutorGame, figure: Estimate) -> float:
    """Return what the game calls a small loss, in the unit of a figure."""
    return scale_of(game, to_end=figure.chances is not None).thresholds[0]


def are_decided(game: TutorGame, margins: Sequence[int]) -> bool:
    """Return whether any margin, in hundredths, is that of a game that was won or lost outright."""
    return any(abs(margin) > _HUNDREDTHS * _TWICE * game.decisive_loss for margin in margins)


def compare_margins(game: TutorGame, firsts: Sequence[int], seconds: Sequence[int], *, to_end: bool) -> Estimate:
    """Return by how much the first of two turns is better, from their margins deal by deal, in hundredths.

    Where the game was won in one of them, chances are told even of trials that were not all played to the end.
    """
    if math.isinf(game.decisive_loss):
        # What is counted is the figure; an analysis asks this thousands of times.
        changes = [one - other for one, other in zip(firsts, seconds, strict=False)]
        return figure_of(changes, game.thresholds[0], to_end=to_end)
    is_decided = to_end or are_decided(game, [*firsts, *seconds])
    scale = scale_of(game, to_end=is_decided)
    mine, theirs = ([scale.scaled(margin) for margin in margins] for margins in (firsts, seconds))
    changes = [one - other for one, other in zip(mine, theirs, strict=False)]
    figure = figure_of(changes, scale.thresholds[0], to_end=to_end)
    low, high = (max(-scale.most, min(scale.most, value)) for value in (figure.low, figure.high))
    if scale.unit is FigureUnit.POINTS:
        return replace(figure, low=low, high=high)
    met = len(changes)
    first, second = (sum(values[:met]) / met / _HUNDREDTHS for values in (mine, theirs))
    return replace(figure, low=low, high=high, chances=(first, second))
