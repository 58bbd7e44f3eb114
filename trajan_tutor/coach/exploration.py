"""What turns lead to: up to three of them side by side, met with the same deals, also as statements.

The board at the end of a turn is laid out in one deal, with the places that would look otherwise in another one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.answers import BestAnswer, Reply, answers_of, best_reply, deal_of, likely
from trajan_tutor.coach.effort import MOST_SAMPLES, Effort
from trajan_tutor.coach.estimates import Estimate
from trajan_tutor.coach.ladder import owner_of
from trajan_tutor.coach.statements import NumberedTurn, Sentence, Statement
from trajan_tutor.coach.study import Studies, Study
from trajan_tutor.coach.turn_steps import Moves, TurnMove, steps_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.search.lookahead import Settings
from trajan_tutor.search.sampling import SearchQuestion, finish_turn, first_deal

# So many deals tell what differs between them, and so many of them are shown.
DEALS: Final = 6
SHOWN: Final = 3

# What lies at a place: symbols with their number, texts and seats.
_Pieces = tuple[tuple[str, int, str, int], ...]


@dataclass(frozen=True, slots=True)
class Afterwards:
    """The state at the end of a turn in one deal; `dealt` are the places that look otherwise in other deals.

    `others` are some of those, each different from all the others in what lies on the table for all.
    """

    state: State
    dealt: tuple[str, ...]
    others: tuple[State, ...] = ()


def afterwards(question: SearchQuestion[TutorGame], moves: Sequence[int]) -> Afterwards:
    """Return how the board stands when a turn has ended.

    A turn that goes on after something hidden was shown is ended as the playouts of the search would.
    """
    game, seat = question.game, question.observation.seat
    end = _play_turn(question, first_deal(question), moves)
    here = pieces_by_spot(game, game.observe(end, seat))
    dealt: set[str] = set()
    seen, others = [here], []
    for deal in range(DEALS):
        other = _play_turn(question, game.determinize(question.observation, deal), moves)
        there = pieces_by_spot(game, game.observe(other, seat))
        dealt |= differing(here, there)
        if len(seen) < SHOWN and not any(_are_alike(there, known) for known in seen):
            seen.append(there)
            others.append(other)
    return Afterwards(end, tuple(sorted(dealt)), tuple(others))


def _are_alike(first: dict[str, _Pieces], second: dict[str, _Pieces]) -> bool:
    """Return whether two boards differ at most in what seats hold: what is drawn at the end changes little to see."""
    return all(owner_of(spot) for spot in differing(first, second))


def pieces_by_spot(game: TutorGame, seen: Observation) -> dict[str, _Pieces]:
    """Return the pieces that an observer sees at each spot of the board."""
    by_spot: dict[str, list[tuple[str, int, str, int]]] = {}
    for placement in game.placements(seen):
        by_spot.setdefault(placement.spot, []).append(
            (placement.symbol, placement.count, placement.text, placement.seat)
        )
    return {spot: tuple(sorted(pieces)) for spot, pieces in by_spot.items()}


def differing(first: dict[str, _Pieces], second: dict[str, _Pieces]) -> set[str]:
    """Return the places at which something else lies.

    >>> sorted(differing({"a": (("disc", 1, "", 0),), "b": ()}, {"a": (("disc", 1, "", 1),), "b": ()}))
    ['a']
    """
    return {spot for spot in first.keys() | second.keys() if first.get(spot, ()) != second.get(spot, ())}


def _play_turn(question: SearchQuestion[TutorGame], state: State, moves: Sequence[int]) -> State:
    game = question.game
    state = game.copy(state)
    for move in moves:
        game.apply(state, move)
    return finish_turn(game, state, Rng(question.seed), question.settings)


MOST: Final = 3
_POINT: Final = 100


@dataclass(frozen=True, slots=True)
class TurnOutcome:
    """What one turn leads to: its steps, what its seat then sees, everybody's ledger, and the margins at the end.

    `margins` are in points, one for each deal, and the same deals for all turns; a turn that the analysis of the
    position knew before may have met more. Of a beginning the steps are those of its best ending. `after` and `ledgers`
    are those at the end of the turn. Where something hidden is shown on the way (then it is not `is_whole`) they are
    those of one deal, `dealt` are the places that look otherwise in others, and `others` what it sees in some of those.
    """

    steps: tuple[TurnMove, ...]
    after: Observation = field(repr=False)
    ledgers: tuple[Ledger, ...]
    margins: tuple[float, ...] = field(repr=False)
    answers: tuple[BestAnswer, ...]
    is_whole: bool
    dealt: tuple[str, ...] = ()
    others: tuple[Observation, ...] = field(default=(), repr=False)

    @property
    def boards(self) -> tuple[Observation, ...]:
        """What its seat sees at the end of the turn: one board, or one for each of some deals."""
        return (self.after, *self.others)

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
    """Up to three turns and what they lead to, seen by the seat to act; `figures` are their leads over the first."""

    seat: int
    outcomes: tuple[TurnOutcome, ...]
    figures: tuple[Estimate, ...]

    def differing(self, number: int, game: TutorGame) -> frozenset[str]:
        """Return the places that look otherwise after a turn than after another one, whatever is dealt."""
        boards = [pieces_by_spot(game, outcome.after) for outcome in self.outcomes]
        spots = {spot for board in boards for spot in differing(boards[number], board)}
        return frozenset(spots.difference(*(outcome.dealt for outcome in self.outcomes)))

    def is_equal(self, number: int) -> bool:
        """Return whether a turn comes to the same as the first: the search takes such turns for one."""
        return self.outcomes[number].steps == self.outcomes[0].steps

    def lead(self, number: int) -> tuple[float, float]:
        """Return by how many points a turn is better than the first, deal by deal, and the standard error of that."""
        figure = self.figures[number]
        return figure.points, figure.error


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
        studies: Studies | None = None,
    ) -> None:
        if not 1 <= len(turns) <= MOST:
            raise MisusedError("coach-explore-many", given=len(turns), most=MOST)
        if deals < 1:
            raise MisusedError("coach-explore-deals", deals=deals, most=MOST_SAMPLES)
        self.study: Study = (studies or Studies()).study(game, observation, seed, Effort(), settings)
        self.named: list[tuple[int, ...]] = [tuple(moves) for moves in turns]
        for moves in self.named:
            self.study.search.check(moves)
        self.turns: list[Moves] = []
        self.deals = deals
        self.replies: list[list[Reply]] = [[] for _ in turns]
        self._answers = answers
        super().__init__()

    @property
    def question(self) -> SearchQuestion[TutorGame]:
        """What the deals are dealt from."""
        return self.study.question

    def _share(self) -> float:
        return min(0.99, self._tasks_done / (len(self.named) * (self.deals + self._answers)))

    def exploration(self) -> Exploration:
        """Return what was found; raises MisusedError before all is done."""
        self.check_done()
        first = self.turns[0]
        return Exploration(
            self.question.observation.seat,
            tuple(self._outcome(number) for number in range(len(self.turns))),
            tuple(self.study.between(moves, first) for moves in self.turns),
        )

    def _tasks(self) -> Iterator[None]:
        study = self.study
        for named in self.named:
            yield from study.complete(named)
            self.turns.append(study.endings[named].moves)
        yield from study.meet(self.turns, self.deals)
        for number, moves in enumerate(self.turns):
            for deal in range(self._answers):
                reply = best_reply(study.question, moves, deal_of(deal))
                if reply is None:
                    break
                self.replies[number].append(reply)
                yield

    def _outcome(self, number: int) -> TurnOutcome:
        game, seat = self.question.game, self.question.observation.seat
        moves = self.turns[number]
        ended = afterwards(self.question, moves)
        state = ended.state
        return TurnOutcome(
            steps_of(self.question, self.study.endings[self.named[number]].as_named),
            game.observe(state, seat),
            tuple(game.ledger(state, other) for other in range(game.seats(state))),
            tuple(margin / _POINT for margin in self.study.met[moves]),
            answers_of(self.replies[number], game.decisive_loss),
            self.study.search.line_of(moves).is_whole,
            ended.dealt,
            tuple(game.observe(other, seat) for other in ended.others),
        )


def explored_turn_statements(exploration: Exploration) -> list[Statement]:
    """Return each turn in one row, whether it is drawn as some deals end, and the most likely answer to it."""
    statements: list[Statement] = []
    for number, outcome in enumerate(exploration.outcomes, start=1):
        statements.append(NumberedTurn(number, outcome.steps))
        if outcome.dealt:
            statements.append(Sentence(Message.of("coach-explore-dealt", option=number)))
        statements += [Sentence(answer.message) for answer in likely(outcome.answers)]
    return statements


def margin_statements(exploration: Exploration, decisive_loss: float) -> list[Statement]:
    """Return how far ahead each turn leads, then by how much the others give more or less than the first."""
    numbers = range(len(exploration.outcomes))
    ahead = [_ahead(exploration, number, decisive_loss) for number in numbers]
    return [Sentence(message) for message in (*ahead, *(_lead(exploration, number) for number in numbers[1:]))]


def _ahead(exploration: Exploration, number: int, decisive_loss: float) -> Message:
    outcome = exploration.outcomes[number]
    won = sum(margin >= decisive_loss for margin in outcome.margins)
    lost = sum(margin <= -decisive_loss for margin in outcome.margins)
    if won or lost:
        deals = len(outcome.margins)
        return Message.of("coach-explore-decides", option=number + 1, deals=deals, won=won, lost=lost)
    mean = round(outcome.mean)
    key = "coach-explore-mean-behind" if mean < 0 else "coach-explore-mean"
    return Message.of(key, option=number + 1, points=abs(mean))


def _lead(exploration: Exploration, number: int) -> Message:
    if exploration.is_equal(number):
        return Message.of("coach-explore-equal", option=number + 1)
    figure = exploration.figures[number]
    lead = figure.points
    if figure.low <= 0 <= figure.high or round(abs(lead)) == 0:
        return Message.of("coach-explore-same", option=number + 1)
    if figure.chances is not None:
        here, there = map(round, figure.chances)
        return Message.of("coach-explore-lead-chances", option=number + 1, here=here, there=there)
    key = "coach-explore-lead" if lead > 0 else "coach-explore-behind"
    return Message.of(key, option=number + 1, points=round(abs(lead)))
