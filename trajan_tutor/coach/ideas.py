"""The best ideas in a position, deepened slice by slice for as long as somebody looks on.

It deepens the one analysis of the position, which a hint asks too: what was found for one is there for the other. The
list of a new analysis depends on the observation, the seed and the number of slices alone, never on how they were cut.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from threading import Lock
from typing import Any, Final

from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.effort import Effort
from trajan_tutor.coach.estimates import Estimate
from trajan_tutor.coach.study import Studies, Study
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation

# How deep each slice looks: the first shows something within a second, the third is as deep as a hint.
SLICES: Final[tuple[Effort, ...]] = (
    Effort(search=160, finalists=8, finals=8),
    Effort(search=250, finalists=10, finals=32),
    Effort(),
    Effort(search=800, finalists=16, finals=200),
    Effort(search=1500, finalists=18, finals=400),
)
MOST_IDEAS: Final = 6
# Within a slice the list is looked at again after so many tasks.
_LOOKED_AGAIN: Final = 60
# A figure of fewer deals than these is not told.
_FEWEST: Final = 4


@dataclass(frozen=True, slots=True)
class Idea:
    """A turn that stands for an idea, and by how much the best one is better."""

    moves: Moves
    figure: Estimate


def varied(ideas: Sequence[Idea], near: float) -> tuple[Idea, ...]:
    """Return so many ideas as are told, in their order; first, of each beginning, the best that costs less than `near`.

    >>> from trajan_tutor.coach.estimates import figure_of
    >>> def idea(cost: float, *moves: int) -> Idea:
    ...     return Idea(moves, figure_of([round(100 * cost)] * 4, 2, to_end=False))
    >>> alike = [idea(number / 10, 4, number) for number in range(MOST_IDEAS)]
    >>> [one.moves[0] for one in varied([*alike, idea(2, 5, 0), idea(9, 6, 0)], 3)]
    [4, 4, 4, 4, 4, 5]
    """
    firsts = {one.moves[:1]: number for number, one in reversed([*enumerate(ideas)]) if one.figure.points < near}
    others = (number for number in range(len(ideas)) if number not in firsts.values())
    return tuple(ideas[number] for number in sorted(islice(chain(sorted(firsts.values()), others), MOST_IDEAS)))


class BestIdeas(Analysis):
    """Looks for the best ideas; ask it for the `best` at any time. Each one is told by its best turn.

    `share` is how much of all slices is done, `playouts` how many there have been.
    """

    def __init__(
        self,
        game: TutorGame,
        observation: Observation,
        seed: int = 0,
        slices: tuple[Effort, ...] = SLICES,
        studies: Studies | None = None,
    ) -> None:
        """Look at nothing yet; raises MisusedError where there is nothing to decide."""
        if not game.is_over(observation.state) and not game.legal(observation.state):
            raise MisusedError("coach-no-moves")
        self.slices = slices
        # What a hint looks at is looked at here, in the same way.
        self.study: Study = (studies or Studies()).study(game, observation, seed, Effort())
        self.best: tuple[Idea, ...] = ()
        self.playouts: int = 0
        self.share: float = 0.0
        self._finished = 0
        # One that was given up may still be in its last task when it is taken up again.
        self._lock = Lock()
        super().__init__()

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Be a copy, with a lock of its own."""
        super().__setstate__(state)
        self._lock = Lock()

    def step(self, tasks: int = 1) -> bool:
        """Do up to so many tasks; return whether all is done."""
        with self._lock:
            return super().step(tasks)

    def _share(self) -> float:
        return self.share

    def _tasks(self) -> Iterator[None]:
        for effort in self.slices:
            for number, _ in enumerate(self.study.deepen(effort), start=1):
                if number % _LOOKED_AGAIN == 0:
                    self._take_stock(effort)
                yield
            self._finished += 1
            self._take_stock(effort)
            yield
        self.share = 1.0

    def _take_stock(self, effort: Effort) -> None:
        """Note the best ideas as they stand."""
        study = self.study
        known = {moves: len(margins) for moves, margins in study.met.items() if len(margins) >= _FEWEST}
        self.playouts = study.search.samples + sum(map(len, study.met.values()))
        of_slice = sum(min(deals, effort.finals) for deals in known.values()) / (len(known) or 1) / effort.finals
        self.share = max(self.share, min(1.0, (self._finished + min(of_slice, 0.9)) / len(self.slices)))
        if not known:
            return
        best = study.best
        if best not in known:
            return
        ranked = sorted(known, key=lambda moves: (study.between(best, moves).points, moves != best, moves))
        by_idea: dict[Hashable, Idea] = {}
        for moves in (best, *(moves for moves in ranked if moves != best)):
            # Where other pieces fall is the same idea: what the turn is for tells turns apart.
            by_idea.setdefault(study.idea(moves), Idea(moves, study.between(best, moves)))
        self.best = varied(tuple(by_idea.values()), study.game.thresholds[1])
