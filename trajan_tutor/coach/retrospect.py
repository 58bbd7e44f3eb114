"""Looking back over a game: every decision of some seats judged, the costly ones to be tried again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.turns import Step
from trajan_tutor.coach.verdict import Level, Verdict
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.record import Record, replay
from trajan_tutor.search.settings import Settings

# For each decision: enough to find what cost several points, in a fraction of what a hint takes.
QUICK: Final = Effort(search=120, finalists=3, finals=40, pairs=40, most_pairs=160, answers=0, quiet=0)
COSTLIEST: Final = 3


@dataclass(frozen=True, slots=True)
class Moment:
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
    """A decision with its verdict; what would have been better is shown when it is asked for."""

    moment: Moment
    verdict: Verdict
    played: tuple[Step, ...]
    _best: tuple[Step, ...] = field(repr=False)
    _reasons: tuple[Reason, ...] = field(repr=False)

    @property
    def message(self) -> Message:
        """What it cost, without what would have been better."""
        return Message.of("coach-moment", turn=self.moment.turn, points=max(1, round(self.verdict.cost)))

    def better(self) -> tuple[Step, ...]:
        """Return the better turn step by step."""
        return self._best

    def why_better(self) -> tuple[Reason, ...]:
        """Return what speaks for it."""
        return self._reasons


@dataclass(frozen=True, slots=True)
class Retrospect:
    """All decisions that were judged, in the order of the game, and everybody's points at the beginning of each turn.

    `points[seat]` has an entry for every turn that began, from `first_turn` on, and one for the end.
    """

    judged: tuple[Judged, ...]
    points: tuple[tuple[int, ...], ...]
    first_turn: int = 0

    def costliest(self, most: int = COSTLIEST) -> tuple[Judged, ...]:
        """Return the decisions that cost most, the costliest first: none that is as good as the best, or nearly."""
        costly = [one for one in self.judged if one.verdict.level is Level.COSTS]
        costly.sort(key=lambda one: (-one.verdict.cost, one.moment.number))
        return tuple(costly[:most])

    @property
    def message(self) -> Message:
        """How the decisions were, summed up."""
        fine = sum(one.verdict.level is not Level.COSTS for one in self.judged)
        return Message.of("coach-retrospect", decisions=len(self.judged), fine=fine)


class Reviewer(Analysis):
    """Judges the decisions of a record one after the other. Ask it for the `retrospect` at any time.

    `seats` are those whose decisions are judged; without any, all. The result depends on the record, the seed and the
    effort alone.
    """

    def __init__(
        self,
        game: TutorGame,
        record: Record,
        seats: Sequence[int] = (),
        seed: int = 0,
        effort: Effort = QUICK,
        settings: Settings | None = None,
    ) -> None:
        """Walk through the record; raises UnreadableError for moves that cannot be read or played."""
        self.game = game
        self.seed = seed
        self.effort = effort
        self.settings = settings
        self.moments, self.points = walked(game, record)
        self.first_turn = game.begun(game.new_game(record.setup))
        if seats:
            self.moments = [moment for moment in self.moments if moment.seat in seats]
        self.judged: list[Judged] = []
        super().__init__()

    def _share(self) -> float:
        return len(self.judged) / len(self.moments) if self.moments else 1.0

    def retrospect(self) -> Retrospect:
        """Return what is known so far."""
        return Retrospect(tuple(self.judged), self.points, self.first_turn)

    def _tasks(self) -> Iterator[None]:
        for moment in self.moments:
            observation = self.game.observe(moment.state, moment.seat)
            seed = self.seed + moment.number
            adviser = Adviser(self.game, observation, seed, self.effort, moment.moves, self.settings)
            while not adviser.step():
                yield
            comparison = adviser.comparison()
            self.judged.append(
                Judged(moment, comparison.verdict, comparison.named, comparison.better(), comparison.why_better())
            )
            yield


def walked(game: TutorGame, record: Record) -> tuple[list[Moment], tuple[tuple[int, ...], ...]]:
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
            moments.append(Moment(begun, turn, first, tuple(moves[begun:number]), before))
    for seat in seats:
        points[seat].append(game.ledger(state, seat).total)
    return moments, tuple(tuple(one) for one in points)


def _goes_on(game: TutorGame, state: State, seat: int) -> bool:
    return game.current_seat(state) == seat and not game.may_evaluate(state)


def moves_of(game: TutorGame, record: Record) -> list[int]:
    """Return the moves of a record; raises UnreadableError for one that cannot be read or is not legal there."""
    replay(game, record)
    return [game.parse(text) for text in record.moves]
