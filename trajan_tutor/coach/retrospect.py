"""Looking back over a game: every decision of some seats judged, the costly ones to be tried again.

A quick pass judges all decisions, each in a fraction of a second. Then those that matter, because they seem to cost
something, or that lie near a border between two grades, are looked at as deep as a hint.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.answers import BestAnswer, answers_of
from trajan_tutor.coach.grades import Accuracy, Graded, accuracy, graded
from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.replies import replies_to
from trajan_tutor.coach.study import Studies
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.coach.verdict import Verdict, whole_chances
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.record import Record, replay
from trajan_tutor.search.settings import Settings

# For each decision: enough to find what cost several points, in a fraction of what a hint takes.
QUICK: Final = Effort(search=120, finalists=6, finals=30, pairs=30, most_pairs=90, answers=0, second=0)
# For the first grades of a whole game: what costs much is worth a closer look.
FIRST_PASS: Final = Effort(search=40, finalists=3, finals=8, pairs=6, most_pairs=8, answers=0, second=0)
# For a decision that matters: as deep as a hint, without the turn that does little.
DEEP: Final = Effort(second=0)
# So many decisions of each seat at most are looked at again.
DEEPENED: Final = 9
COSTLIEST: Final = 3


@dataclass(frozen=True, slots=True)
class ReviewedMoment:
    """A decision that was made: moves of one seat up to the end of its turn or the first that showed something.

    `number` counts the moves of the record before it, `turn` the turns of the game begun by then.
    """

    number: int
    turn: int
    seat: int
    moves: tuple[int, ...]
    state: State = field(repr=False)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with its verdict; what would have been better is shown when it is asked for.

    `best` are the moves of the better turn, `is_deep` tells whether it was looked at more than quickly. `answers` are
    what others may do after the turn that was played, where that cost something.
    """

    moment: ReviewedMoment
    verdict: Verdict
    grade: Graded
    played: tuple[TurnMove, ...]
    best: tuple[int, ...] = field(repr=False)
    _better: tuple[TurnMove, ...] = field(repr=False)
    _reasons: tuple[Reason, ...] = field(repr=False)
    is_deep: bool = False
    answers: tuple[BestAnswer, ...] = field(default=(), repr=False)

    @property
    def message(self) -> Message:
        """What it cost, without what would have been better."""
        if self.verdict.chances is not None:
            return Message.of("coach-moment-chances", turn=self.moment.turn, **whole_chances(*self.verdict.chances))
        return Message.of("coach-moment", turn=self.moment.turn, points=max(1, round(self.verdict.cost)))

    def better(self) -> tuple[TurnMove, ...]:
        """Return the better turn step by step."""
        return self._better

    def why_better(self) -> tuple[Reason, ...]:
        """Return what speaks for it."""
        return self._reasons


@dataclass(frozen=True, slots=True)
class Retrospect:
    """All decisions that were judged, in the order of the game, and everybody's points at the beginning of each turn.

    `points[seat]` has an entry for every turn that began, from `first_turn` on, and one for the end. `share` tells how
    much of the looking back is done.
    """

    judged: tuple[Judged, ...]
    points: tuple[tuple[int, ...], ...]
    first_turn: int = 0
    share: float = 1.0

    def costliest(self, most: int = COSTLIEST, seats: Sequence[int] = ()) -> tuple[Judged, ...]:
        """Return the decisions that cost most, the costliest first: none that is as good as the best, or nearly.

        `seats` are those whose decisions count; without any, all.
        """
        costly = [one for one in self.judged if one.grade.is_costly and (not seats or one.moment.seat in seats)]
        costly.sort(key=lambda one: (-one.verdict.weight, one.moment.number))
        return tuple(costly[:most])

    def accuracy(self, seat: int) -> Accuracy:
        """Return how accurate the decisions of a seat were, as far as they are judged."""
        return accuracy(one.verdict for one in self.judged if one.moment.seat == seat)

    @property
    def message(self) -> Message:
        """How the decisions were, summed up."""
        fine = sum(not one.grade.is_costly for one in self.judged)
        return Message.of("coach-retrospect", decisions=len(self.judged), fine=fine)


class Reviewer(Analysis):
    """Judges the decisions of a record one after the other. Ask it for the `retrospect` at any time.

    `seats` are those whose decisions are judged; without any, all. With an effort of `depth` those that matter are
    looked at again: then `studies` are the analyses that are kept, and a position that was asked about before is not
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
        depth: Effort | None = None,
        studies: Studies | None = None,
    ) -> None:
        """Walk through the record; raises UnreadableError for moves that cannot be read or played."""
        self.game = game
        self.seed = seed
        self.effort = effort
        self.depth = depth
        self.settings = settings
        self.studies = studies or Studies()
        self.moments, self.points = walked(game, record)
        self.first_turn = game.begun(game.new_game(record.setup))
        if seats:
            self.moments = [moment for moment in self.moments if moment.seat in seats]
        self.judged: list[Judged] = []
        self.chosen: list[int] = []
        self._done_of_chosen = 0
        super().__init__()

    def _share(self) -> float:
        if not self.moments:
            return 1.0
        quick = len(self.judged) / len(self.moments)
        if self.depth is None:
            return quick
        # Deepening takes about as long as the quick pass.
        deep = self._done_of_chosen / len(self.chosen) if self.chosen else 0.0
        return (quick + deep) / 2

    def retrospect(self) -> Retrospect:
        """Return what is known so far."""
        return Retrospect(tuple(self.judged), self.points, self.first_turn, self.progress)

    def _tasks(self) -> Iterator[None]:
        for moment in self.moments:
            yield from self._judge(moment, self.effort, len(self.judged))
        if self.depth is None:
            return
        self.chosen = worth_deepening(self.judged, DEEPENED * len({moment.seat for moment in self.moments}))
        for number in self.chosen:
            yield from self._judge(self.moments[number], self.depth, number)
            one = self.judged[number]
            if one.grade.is_costly:
                yield from self._find_answers(number)
            self._done_of_chosen += 1

    def _judge(self, moment: ReviewedMoment, effort: Effort, number: int) -> Iterator[None]:
        observation = self.game.observe(moment.state, moment.seat)
        is_deep = effort is self.depth
        # What is looked at quickly is looked at in another way than for a hint, and is not kept.
        settings = self.settings if is_deep else self.settings or Settings()
        studies = self.studies if is_deep else Studies()
        adviser = Adviser(self.game, observation, self.seed, effort, moment.moves, settings, studies)
        while not adviser.step():
            yield
        found = adviser.comparison()
        grade = graded(found.verdict)
        self.judged[number : number + 1] = [
            Judged(moment, found.verdict, grade, found.named, adviser.best, found.better(), found.why_better(), is_deep)
        ]
        yield

    def _find_answers(self, number: int) -> Iterator[None]:
        one = self.judged[number]
        observation = self.game.observe(one.moment.state, one.moment.seat)
        replies = []
        for found in replies_to(self.game, observation, one.moment.moves, self.seed, self.settings):
            replies.append(found)
            yield
        self.judged[number] = replace(one, answers=answers_of(replies, self.game.decisive_loss))


def worth_deepening(judged: Sequence[Judged], most: int) -> list[int]:
    """Return the numbers of decisions to look at again: those that may cost most, then those near another border."""
    matters = [number for number, one in enumerate(judged) if one.grade.is_costly or one.grade.is_near_a_border]
    matters.sort(key=lambda number: (-judged[number].verdict.high, number))
    return matters[:most]


def walked(game: TutorGame, record: Record) -> tuple[list[ReviewedMoment], tuple[tuple[int, ...], ...]]:
    """Return the decisions of a record that left a choice, and everybody's points when each turn began and at the end.

    Raises UnreadableError for a move that cannot be read or is not legal at its place.
    """
    state = game.new_game(record.setup)
    moves = moves_of(game, record)
    seats = range(game.seats(state))
    points: list[list[int]] = [[] for _ in seats]
    moments = []
    number = 0
    turn = -1
    while number < len(moves):
        if game.begun(state) != turn:
            turn = game.begun(state)
            for seat in seats:
                points[seat].append(game.ledger(state, seat).total)
        begun, first, before = number, game.current_seat(state), game.copy(state)
        chosen = False
        shows = False
        while number < len(moves) and not shows and (number == begun or _goes_on(game, state, first)):
            chosen = chosen or len(game.legal(state)) > 1
            shows = game.reveals(state, moves[number])
            game.apply(state, moves[number])
            number += 1
        if chosen:
            moments.append(ReviewedMoment(begun, turn, first, tuple(moves[begun:number]), before))
    for seat in seats:
        points[seat].append(game.ledger(state, seat).total)
    return moments, tuple(tuple(one) for one in points)


def _goes_on(game: TutorGame, state: State, seat: int) -> bool:
    return game.current_seat(state) == seat and not game.may_evaluate(state)


def moves_of(game: TutorGame, record: Record) -> list[int]:
    """Return the moves of a record; raises UnreadableError for one that cannot be read or is not legal there."""
    replay(game, record)
    return [game.parse(text) for text in record.moves]
