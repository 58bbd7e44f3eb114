"""What turns lead to: up to three of them side by side, met with the same deals."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.answers import Answer, Reply, answers_of, deal_of, reply
from trajan_tutor.coach.trials import FRESH, trial
from trajan_tutor.coach.turns import Step, steps_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.sampling import Question, first_deal, margin_of

MOST: Final = 3
_POINT: Final = 100


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one turn leads to: its steps, what its seat then sees, everybody's ledger, and the margins at the end.

    `margins` are in points, one for each deal, and the same deals for all turns. Where something hidden is shown within
    the turn (then it is not `is_whole`), `after` and `ledgers` are as they are before that.
    """

    steps: tuple[Step, ...]
    after: Observation = field(repr=False)
    ledgers: tuple[Ledger, ...]
    margins: tuple[float, ...] = field(repr=False)
    answers: tuple[Answer, ...]
    is_whole: bool

    @property
    def mean(self) -> float:
        """The mean margin, in points."""
        return sum(self.margins) / len(self.margins)

    def share(self, part: float) -> float:
        """Return the margin that so large a part of the deals stays below: 0.5 gives the one in the middle."""
        ordered = sorted(self.margins)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


@dataclass(frozen=True, slots=True)
class Exploration:
    """Up to three turns and what they lead to, seen by the seat to act."""

    seat: int
    outcomes: tuple[Outcome, ...]

    def is_equal(self, number: int) -> bool:
        """Return whether a turn comes to the same as the first: the search takes such turns for one."""
        return self.outcomes[number].steps == self.outcomes[0].steps

    def lead(self, number: int) -> tuple[float, float]:
        """Return by how many points a turn is better than the first, deal by deal, and the standard error of that."""
        pairs = zip(self.outcomes[number].margins, self.outcomes[0].margins, strict=True)
        changes = [mine - first for mine, first in pairs]
        mean = sum(changes) / len(changes)
        if len(changes) == 1:
            return mean, math.inf
        variance = sum((change - mean) ** 2 for change in changes) / (len(changes) - 1)
        return mean, math.sqrt(variance / len(changes))


class Explorer(Analysis):
    """Meets one to three turns with so many deals. Ask it at the end for the `exploration`.

    Raises MisusedError for no turn or too many, and as the search for turns that are not legal.
    """

    def __init__(
        self,
        game: TutorGame,
        observation: Observation,
        turns: Sequence[Sequence[int]],
        seed: int = 0,
        deals: int = 200,
        answers: int = 8,
        settings: Settings | None = None,
    ) -> None:
        """Check the turns; nothing is played yet."""
        if not 1 <= len(turns) <= MOST:
            raise MisusedError("coach-explore-many", given=len(turns), most=MOST)
        if deals < 1:
            raise MisusedError("coach-explore-deals", deals=deals)
        search = Lookahead(game, observation, seed, settings or Settings())
        self.question: Question[TutorGame] = search.question
        self.turns = [search.include(moves) for moves in turns]
        self.wholes = [search.line_of(moves).is_whole for moves in self.turns]
        self.deals = deals
        self.margins: list[list[float]] = [[] for _ in turns]
        self.replies: list[list[Reply]] = [[] for _ in turns]
        self._answers = answers
        super().__init__()

    def _share(self) -> float:
        done = sum(len(margins) for margins in self.margins) + sum(len(replies) for replies in self.replies)
        return done / (len(self.turns) * (self.deals + self._answers))

    def exploration(self) -> Exploration:
        """Return what was found; raises MisusedError before all is done."""
        self.check_done()
        return Exploration(
            self.question.observation.seat, tuple(self._outcome(number) for number in range(len(self.turns)))
        )

    def _tasks(self) -> Iterator[None]:
        game, seat = self.question.game, self.question.observation.seat
        for deal in range(self.deals):
            for number, moves in enumerate(self.turns):
                end = trial(self.question, moves, FRESH + deal).end
                self.margins[number].append(margin_of(game, end, seat) / _POINT)
                yield
        for number, moves in enumerate(self.turns):
            for deal in range(self._answers):
                found = reply(self.question, moves, deal_of(deal))
                if found is None:
                    break
                self.replies[number].append(found)
                yield

    def _outcome(self, number: int) -> Outcome:
        game, seat = self.question.game, self.question.observation.seat
        moves = self.turns[number]
        state = shown_after(self.question, moves)
        return Outcome(
            steps_of(self.question, moves),
            game.observe(state, seat),
            tuple(game.ledger(state, other) for other in range(game.seats(state))),
            tuple(self.margins[number]),
            answers_of(self.replies[number], game.decisive_loss),
            self.wholes[number],
        )


def shown_after(question: Question[TutorGame], moves: tuple[int, ...]) -> State:
    """Return the state after a turn, or before the move of it that shows something hidden."""
    game = question.game
    state = first_deal(question)
    for move in moves:
        if game.reveals(state, move):
            break
        game.apply(state, move)
    return state
