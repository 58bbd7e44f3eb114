"""Looking back over a game: every decision of some seats at a glance, and then those that seem to have cost most.

The time goes where there is most to learn. A glance judges all decisions, each in a fraction of a second; a closer
look those that may have cost most, and the costliest of these, one after the other, are looked at as deep as a hint.
All of it is counted in samples: the same record and seed give the same review.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.answers import answers_of, replies_to
from trajan_tutor.coach.grades import grade_verdict
from trajan_tutor.coach.retrospect import COSTLIEST, Judged, Retrospect
from trajan_tutor.coach.reviewed_moments import ReviewedMoment, moments_of
from trajan_tutor.coach.study import Studies
from trajan_tutor.coach.verdict import Verdict
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.record import Record
from trajan_tutor.engine.seen_positions import opening_state
from trajan_tutor.search.settings import Settings


@dataclass(frozen=True, slots=True)
class CloserLook:
    """How much is looked at where a decision may have cost something, and for how many of each seat at most.

    One that is as `deep` as a hint asks the same analysis of the position as a hint.
    """

    effort: Effort
    most: int
    deep: bool = False


# For the first grades of a whole game: what may have cost much is worth a closer look.
GLANCE: Final = Effort(search=40, finalists=3, finals=8, pairs=6, most_pairs=8, answers=0, second=0)
# For each decision: enough to find what cost several points, in a fraction of what a hint takes.
QUICK: Final = Effort(search=120, finalists=6, finals=30, pairs=30, most_pairs=90, answers=0, second=0)
# As deep as a hint, without the turn that does little; more deals do not take away how far a trial goes.
DEEP: Final = Effort(most_pairs=200, second=0)
# What a whole game is looked at with, after a glance: in Trajan with two seats a quarter of the time goes to the
# glance, a quarter to the closer look, and half to the deep one.
LOOKS: Final = (CloserLook(QUICK, 12), CloserLook(DEEP, 5, deep=True))


class Reviewer(Analysis):
    """Judges the decisions of a record. Ask it for the `retrospect` at any time.

    `seats` are those whose decisions are judged; without any, all. `effort` is for the glance at each of them, `closer`
    are the looks after it. `studies` are the analyses that are kept: a position that was asked about before is not
    looked at anew. Else the result depends on the record, the seed and the efforts alone.
    """

    def __init__(
        self,
        game: TutorGame,
        record: Record,
        seats: Sequence[int] = (),
        seed: int = 0,
        effort: Effort = QUICK,
        settings: Settings | None = None,
        closer: Sequence[CloserLook] = (),
        studies: Studies | None = None,
    ) -> None:
        """Walk through the record; raises UnreadableError for moves that cannot be read or played."""
        self.game = game
        self.seed = seed
        self.effort = effort
        self.closer: tuple[CloserLook, ...] = tuple(closer)
        self.settings = settings
        self.studies: Studies = studies or Studies()
        self.moments: list[ReviewedMoment]
        self.points: tuple[tuple[int, ...], ...]
        self.moments, self.points = moments_of(game, record)
        self.first_turn: int = game.begun(opening_state(game, record.setup))
        if seats:
            self.moments = [moment for moment in self.moments if moment.seat in seats]
        # What is judged is what the seat could know, here and elsewhere.
        self._seen = [game.observe(moment.state, moment.seat) for moment in self.moments]
        self.judged: list[Judged] = []
        # So many parts of the work are ended: the glance, and each look at each seat.
        self._parts_done = 0
        super().__init__()

    @property
    def seats(self) -> list[int]:
        """The seats whose decisions are judged."""
        return sorted({moment.seat for moment in self.moments})

    def _share(self) -> float:
        if not self.moments:
            return 1.0
        parts = 1 + len(self.closer) * len(self.seats)
        if not self._parts_done:
            return len(self.judged) / len(self.moments) / parts
        return self._parts_done / parts

    def retrospect(self) -> Retrospect:
        """Return what is known so far."""
        return Retrospect(tuple(self.judged), self.points, self.first_turn, self.progress)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy needs: of each decision what its seat saw, and what is known of that."""
        moments = [replace(moment, state=seen.state) for moment, seen in zip(self.moments, self._seen, strict=True)]
        return super().__getstate__() | {"moments": moments, "studies": self.studies.of(self.game, self._seen)}

    def take_over(self, other: Self) -> None:
        """Take over what a copy has found; the decisions stay as they were made."""
        moments = self.moments
        super().take_over(other)
        self.moments = moments
        self.judged = [replace(decision, moment=own) for decision, own in zip(other.judged, moments, strict=False)]

    def _tasks(self) -> Iterator[None]:
        for moment in self.moments:
            yield from self._judge(moment, len(self.judged))
        self._parts_done = 1
        for seat in self.seats:
            for looks in range(1, len(self.closer) + 1):
                yield from self._look_closer(seat, looks)
                self._parts_done += 1

    def _look_closer(self, seat: int, looks: int) -> Iterator[None]:
        """Look at the decisions of a seat that may have cost most, one after the other, for the time of that number."""
        look = self.closer[looks - 1]
        for _ in range(look.most):
            number = likeliest(self.judged, seat, looks)
            if number is None:
                return
            yield from self._judge(self.moments[number], number, looks)
            if look.deep and self.judged[number].is_clear:
                yield from self._find_answers(number)

    def _judge(self, moment: ReviewedMoment, number: int, looks: int = 0) -> Iterator[None]:
        observation = self._seen[number]
        effort = self.closer[looks - 1].effort if looks else self.effort
        is_deep = looks > 0 and self.closer[looks - 1].deep
        # What is looked at quickly is looked at in another way than for a hint, and is not kept.
        settings = self.settings if is_deep else self.settings or Settings()
        studies = self.studies if is_deep else Studies()
        adviser = Adviser(self.game, observation, self.seed, effort, moment.moves, settings, studies)
        while not adviser.step():
            yield
        comparison = adviser.comparison()
        grade = grade_verdict(comparison.verdict)
        self.judged[number : number + 1] = [
            Judged(
                moment,
                comparison.verdict,
                grade,
                comparison.named,
                adviser.best,
                comparison.better(),
                comparison.why_better(),
                looks,
                is_deep,
            )
        ]
        yield

    def _find_answers(self, number: int) -> Iterator[None]:
        decision = self.judged[number]
        observation = self._seen[number]
        replies = []
        for reply in replies_to(self.game, observation, decision.moment.moves, self.seed, self.settings):
            replies.append(reply)
            yield
        self.judged[number] = replace(decision, answers=answers_of(replies, self.game.decisive_loss))


def likeliest(judged: Sequence[Judged], seat: int, looks: int) -> int | None:
    """Return the number of the decision that may have cost most, of those that were looked at less often than that.

    None where it is known which cost most: none of the others may have cost as much.
    """
    own = [decision for decision in judged if decision.moment.seat == seat]
    known = sorted(
        (decision.verdict.weight for decision in own if decision.looks >= looks and decision.is_clear), reverse=True
    )
    least = known[COSTLIEST - 1] if len(known) >= COSTLIEST else 0.0
    candidates = [
        number
        for number, decision in enumerate(judged)
        if decision.moment.seat == seat
        and decision.looks < looks
        and decision.verdict.high >= decision.verdict.tolerance
    ]
    best = max(candidates, key=lambda number: (may_have_cost(judged[number].verdict), -number), default=None)
    return best if best is not None and may_have_cost(judged[best].verdict) > least else None


def may_have_cost(verdict: Verdict) -> float:
    """Return what a decision may well have cost, as points: half way from its cost to the end of the interval.

    >>> from trajan_tutor.coach.verdict import judge
    >>> may_have_cost(judge(4.0, 2.0, 30)) > may_have_cost(judge(5.0, 0.2, 30))
    True
    """
    half = (verdict.high - verdict.low) / 2
    return verdict.weight * (1 + half / 2 / verdict.cost) if verdict.cost > 0 else 0.0
