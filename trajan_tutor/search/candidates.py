"""Candidates of a search and how samples are shared among them."""

import math
from dataclasses import dataclass, field

from trajan_tutor.search.lines import POINT, Line, mean_and_error
from trajan_tutor.search.sampling import Drawn, Sampled
from trajan_tutor.search.settings import Selection, Settings


@dataclass(slots=True)
class Candidate:
    """A turn that is looked at: its moves up to the first that shows something hidden, and what its samples gave.

    `margins` are those of the samples 0, 1, 2 and so on, in hundredths; `gains` and `rival_gains` are sums.
    """

    mark: bytes
    moves: tuple[int, ...]
    estimate: int
    is_whole: bool = True
    is_named: bool = False
    margins: list[int] = field(default_factory=list)
    total: int = 0
    gains: list[int] = field(default_factory=list)
    rival_gains: list[int] = field(default_factory=list)
    ended: int = 0
    won: int = 0

    @property
    def samples(self) -> int:
        """How many samples it has met."""
        return len(self.margins)

    @property
    def mean(self) -> float:
        """The mean margin over the samples, in hundredths."""
        return self.total / len(self.margins) if self.margins else -math.inf

    def draw_again(self, drawn: Drawn) -> None:
        """Note that another drawn turn leads to the same place."""
        self.estimate = max(self.estimate, drawn.estimate)

    def meet(self, sampled: Sampled) -> None:
        """Add the next sample."""
        self.margins.append(sampled.margin)
        self.total += sampled.margin
        if not self.gains:
            self.gains = [0] * len(sampled.gains)
            self.rival_gains = [0] * len(sampled.rival_gains)
        for index, points in enumerate(sampled.gains):
            self.gains[index] += points
        for index, points in enumerate(sampled.rival_gains):
            self.rival_gains[index] += points
        self.ended += sampled.is_over
        self.won += sampled.is_won

    def line(self) -> Line:
        """Return what is known so far."""
        number = len(self.margins)
        mean, error = mean_and_error(self.margins)
        return Line(
            moves=self.moves,
            margin=mean,
            error=error,
            samples=number,
            spread=error * math.sqrt(number) if number > 1 else math.inf,
            margins=tuple(self.margins),
            gains=tuple(points / number for points in self.gains),
            rival_gains=tuple(points / number for points in self.rival_gains),
            is_whole=self.is_whole,
            ended=self.ended,
            won=self.won,
            estimate=self.estimate / POINT,
        )


def best_first(candidates: list[Candidate]) -> list[Candidate]:
    """Return candidates by their means, best first; those without samples come last, by their estimates."""
    return sorted(candidates, key=lambda candidate: (-candidate.mean, -candidate.estimate, candidate.moves))


def shares(candidates: list[Candidate], samples: int, settings: Settings) -> list[int]:
    """Return how many further samples each candidate shall meet; they add up to `samples` (candidates: one or more)."""
    if settings.selection == Selection.HALVING:
        return _shares_by_halving(candidates, samples, settings)
    return _shares_by_confidence(candidates, samples, settings)


def _shares_by_halving(candidates: list[Candidate], samples: int, settings: Settings) -> list[int]:
    """Share as sequential halving does (Karnin, Koren and Somekh, 2013), but without a fixed end.

    With a fixed budget its rounds keep the better half each time and share equally, so that the candidate of rank r
    gets about 1/r of what the best gets, and the best two the same. Here every round brings the candidates nearer to
    those shares by the ranks that they have now; candidates that had more already do not count against the others.
    """
    allotted = [0] * len(candidates)
    remaining = samples
    for index, candidate in enumerate(candidates):
        few = min(remaining, max(0, settings.first_samples - candidate.samples))
        allotted[index] = few
        remaining -= few
    ranks = {id(candidate): rank for rank, candidate in enumerate(best_first(candidates), start=1)}
    weights = [1 / max(2, ranks[id(candidate)]) for candidate in candidates]
    while remaining > 0:
        fullness = [
            ((candidate.samples + allotted[index]) / weights[index], ranks[id(candidate)], index)
            for index, candidate in enumerate(candidates)
        ]
        fullness.sort()
        at_once = max(1, remaining // len(candidates))
        for _, _, index in fullness[: max(1, len(candidates) // 4)]:
            more = min(at_once, remaining)
            allotted[index] += more
            remaining -= more
    return allotted


def _shares_by_confidence(candidates: list[Candidate], samples: int, settings: Settings) -> list[int]:
    """Share as UCB1 does (Auer, Cesa-Bianchi and Fischer, 2002), as if every sample met the mean so far."""
    allotted = [0] * len(candidates)
    known = sum(candidate.samples for candidate in candidates)
    for _ in range(samples):
        counts = [candidate.samples + more for candidate, more in zip(candidates, allotted, strict=True)]
        fewest = min(range(len(candidates)), key=lambda index: counts[index])
        if counts[fewest] < settings.first_samples:
            allotted[fewest] += 1
        else:
            reach = settings.curiosity * POINT * math.sqrt(math.log(known))
            bounds = [
                (candidate.mean if candidate.samples else math.inf) + reach / math.sqrt(count)
                for candidate, count in zip(candidates, counts, strict=True)
            ]
            allotted[max(range(len(candidates)), key=lambda index: bounds[index])] += 1
        known += 1
    return allotted
