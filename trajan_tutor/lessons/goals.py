"""Goals: named predicates over what happened since a step of a lesson began, over the position, and over refusals.

A goal names nothing of any game by itself: kinds of events, sources of points, features, spots and rules are words of
the game, given by the lesson.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import State
from trajan_tutor.lessons.puzzle import Puzzle, PuzzleVerdict, verdict
from trajan_tutor.lessons.retry import Retry

YOU: Final = "you"
OTHERS: Final = "others"
ANYBODY: Final = "anybody"
WHOM: Final = (YOU, OTHERS, ANYBODY)
# Stands for a bound that nothing reaches.
NO_BOUND: Final = float("inf")

Answer = str | int


@dataclass(frozen=True, slots=True)
class Account:
    """What happened since a step began: the states before and now, and what the learner at `seat` did and tried."""

    game: TutorGame
    seat: int
    before: State
    state: State
    events: tuple[Event, ...] = ()
    moves: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()
    answer: Answer | None = None

    def after(self, move: int) -> "Account":
        """Return the account after one more move, for a search; the state is copied."""
        state = self.game.copy(self.state)
        events = self.game.apply_and_tell(state, move)
        return replace(self, state=state, events=(*self.events, *events), moves=(*self.moves, self.game.notation(move)))

    @property
    def turn_is_over(self) -> bool:
        """Whether the turn in which the step began is over."""
        if self.game.current_seat(self.state) != self.seat:
            return True
        # In the middle of a turn the count may be one higher too: a turn may count as begun with its first move.
        return self.game.may_evaluate(self.state) and self.game.begun(self.state) != self.game.begun(self.before)


@dataclass(frozen=True, slots=True)
class Bounds:
    """From which number to which one something has to be, both included."""

    least: float = -NO_BOUND
    most: float = NO_BOUND

    def contains(self, value: float) -> bool:
        """Return whether a number lies within the bounds."""
        return self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class EventHappened:
    """Events of a kind, by a rule, with points from a source, of the learner or others.

    `parameters` are those that the message of the event has to have.
    """

    kind: str = ""
    rule: str = ""
    source: str = ""
    points: Bounds = Bounds()
    who: str = YOU
    parameters: tuple[tuple[str, str], ...] = ()
    times: Bounds = Bounds(1)

    def count(self, account: Account) -> int:
        """Return how many events are meant."""
        return sum(self._matches(event, account.seat) for event in account.events)

    def holds(self, account: Account) -> bool:
        """Return whether there were as many as asked for."""
        return self.times.contains(self.count(account))

    def _matches(self, event: Event, seat: int) -> bool:
        if self.kind not in ("", event.kind) or self.rule not in ("", event.rule):
            return False
        if self.source not in ("", event.source) or not self.points.contains(event.points):
            return False
        if self.who != ANYBODY and (event.seat == seat) != (self.who == YOU):
            return False
        parameters = {name: str(value) for name, value in event.message.parameters}
        return all(parameters.get(name) == value for name, value in self.parameters)


@dataclass(frozen=True, slots=True)
class Gained:
    """Points that the learner gained since the step began, all or those from one source."""

    source: str = ""
    points: Bounds = Bounds(1)

    def holds(self, account: Account) -> bool:
        """Return whether they are as many as asked for."""
        game, seat = account.game, account.seat
        gained = game.ledger(account.state, seat) - game.ledger(account.before, seat)
        # A source that there is not brings nothing: the proof tells about its name.
        return self.points.contains(sum(points for source, points in gained if self.source in ("", source)))


@dataclass(frozen=True, slots=True)
class FeatureHas:
    """A feature of the learner, as it is now, or with `gained` by how much it grew since the step began."""

    feature: str
    value: Bounds = Bounds(1)
    gained: bool = False

    def holds(self, account: Account) -> bool:
        """Return whether the feature is what is asked for."""
        value = self._of(account, account.state)
        return self.value.contains(value - self._of(account, account.before) if self.gained else value)

    def _of(self, account: Account, state: State) -> float:
        features = account.game.features(account.game.observe(state, account.seat), account.seat)
        return next((feature.quantity for feature in features if feature.name == self.feature), 0)


@dataclass(frozen=True, slots=True)
class PiecesLie:
    """Pieces that lie at a spot, all or those drawn by one symbol, as the learner sees it."""

    spot: str
    symbol: str = ""
    number: Bounds = Bounds(1)

    def holds(self, account: Account) -> bool:
        """Return whether there are as many as asked for."""
        placements = account.game.placements(account.game.observe(account.state, account.seat))
        lying = [
            placement.count
            for placement in placements
            if placement.spot == self.spot and self.symbol in ("", placement.symbol)
        ]
        return self.number.contains(sum(lying))


@dataclass(frozen=True, slots=True)
class Moved:
    """One of these moves was made."""

    moves: tuple[str, ...]

    def count(self, account: Account) -> int:
        """Return how many of them were made."""
        return sum(move in self.moves for move in account.moves)

    def holds(self, account: Account) -> bool:
        """Return whether any was made."""
        return self.count(account) > 0


@dataclass(frozen=True, slots=True)
class Refused:
    """An attempt was refused, by one of these rules or by any."""

    rules: tuple[str, ...] = ()

    def holds(self, account: Account) -> bool:
        """Return whether there was such a refusal."""
        return any(not self.rules or rule in self.rules for rule in account.refused)


@dataclass(frozen=True, slots=True)
class Picked:
    """One of these spots was picked, whatever came of it."""

    spots: tuple[str, ...]

    def holds(self, account: Account) -> bool:
        """Return whether one of them was picked."""
        return any(spot in account.picked for spot in self.spots)


@dataclass(frozen=True, slots=True)
class Answered:
    """The question was answered so."""

    values: tuple[Answer, ...]

    def holds(self, account: Account) -> bool:
        """Return whether the answer is one of these."""
        return account.answer in self.values


@dataclass(frozen=True, slots=True)
class TurnOver:
    """The turn in which the step began is over, or with `over` false is not."""

    over: bool = True

    def holds(self, account: Account) -> bool:
        """Return whether it is as asked for."""
        return account.turn_is_over == self.over


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game is over, or with `over` false is not."""

    over: bool = True

    def holds(self, account: Account) -> bool:
        """Return whether it is as asked for."""
        return account.game.is_over(account.state) == self.over


@dataclass(frozen=True, slots=True)
class Solved:
    """The turn of a puzzle was played, and it is one of those with the best idea; or a decision was made well again."""

    puzzle: Puzzle | Retry

    def verdict(self, account: Account) -> PuzzleVerdict | None:
        """Return what is said about the turn, or None while it is not decided."""
        if isinstance(self.puzzle, Retry):
            return self.puzzle.verdict(account.game, account.before, account.moves)
        return verdict(self.puzzle, account.game, account.before, account.moves)

    def holds(self, account: Account) -> bool:
        """Return whether the puzzle is solved."""
        verdict = self.verdict(account)
        return verdict is not None and verdict.is_solved


@dataclass(frozen=True, slots=True)
class AllOf:
    """All of these hold."""

    goals: "tuple[Goal, ...]"

    def holds(self, account: Account) -> bool:
        """Return whether all hold."""
        return all(goal.holds(account) for goal in self.goals)


@dataclass(frozen=True, slots=True)
class AnyOf:
    """One of these holds."""

    goals: "tuple[Goal, ...]"

    def holds(self, account: Account) -> bool:
        """Return whether one holds."""
        return any(goal.holds(account) for goal in self.goals)


@dataclass(frozen=True, slots=True)
class NotSo:
    """This does not hold."""

    goal: "Goal"

    def holds(self, account: Account) -> bool:
        """Return whether it does not hold."""
        return not self.goal.holds(account)


Predicate = (
    EventHappened | Gained | FeatureHas | PiecesLie | Moved | Refused | Picked | Answered | TurnOver | GameOver | Solved
)
Goal = Predicate | AllOf | AnyOf | NotSo


def leaves(goal: Goal) -> Iterator[Goal]:
    """Walk over the predicates that a goal is combined of."""
    if isinstance(goal, NotSo):
        yield from leaves(goal.goal)
    elif isinstance(goal, AllOf | AnyOf):
        for inner in goal.goals:
            yield from leaves(inner)
    else:
        yield goal
