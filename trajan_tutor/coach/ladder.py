"""The ladder of a hint: look here, a question, play this, because. No hint level shows the next one."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from trajan_tutor.coach.answers import BestAnswer
from trajan_tutor.coach.estimates import Estimate
from trajan_tutor.coach.net import Net
from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.coach.verdict import Verdict
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement, area_of
from trajan_tutor.engine.planning import BoardQuestion, Merit, Ordered, Plan, PlannedTurn, Stake, Stakes

_OF_A_SEAT: Final = 3
_LIST: Final = "list"
# More places that are as good nobody looks at.
_MOST_PLACES: Final = 5


class HintLevel(IntEnum):
    """The levels of a hint, in the order in which they are asked for."""

    LOOK = 1
    CONSIDER = 2
    PLAY = 3
    BECAUSE = 4


@dataclass(frozen=True, slots=True)
class Look:
    """The first hint level: an area of the board and all its spots, so that the move is not given away."""

    message: Message
    spots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Consider:
    """The second hint level: a question about the board, with the spots where its answer lies."""

    message: Message
    spots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """The third hint level: the turn step by step, the spots of its moves, and what would lie where, to be ghosted.

    `way` is how it goes over the board, `ordered` why its parts come in their order, where the game knows that.
    `is_whole` tells whether the turn is over after the steps; else something hidden is shown then, and a new hint can
    be asked for.
    """

    message: Message
    steps: tuple[TurnMove, ...]
    ghosts: tuple[Placement, ...]
    is_whole: bool
    way: PlannedTurn | None = None
    ordered: Ordered | None = None

    @property
    def spots(self) -> tuple[str, ...]:
        """The spots of all moves, in their order, each once."""
        return tuple(dict.fromkeys(spot for step in self.steps for spot in step.spots))


@dataclass(frozen=True, slots=True)
class Tie:
    """A turn that is as good as the best for all that can be told: by how much it is less, and how many are alike.

    `alike` counts the other turns that are as good and for the same thing. With `begins_alike` the steps are those
    after a beginning that it has in common with the best turn.
    """

    steps: tuple[TurnMove, ...]
    figure: Estimate
    alike: int
    begins_alike: bool = False

    @property
    def message(self) -> Message:
        """How it stands beside the best one, with its error."""
        less, either = round(self.figure.points), math.ceil((self.figure.high - self.figure.low) / 2)
        if self.figure.chances is not None:
            here, there = map(round, self.figure.chances)
            return Message.of("coach-equal-chances", here=here, there=there, less=here - there, alike=self.alike)
        if less < 1 and either < 1:
            return Message.of("coach-equal-just")
        if less < 1:
            return Message.of("coach-equal-level", either=either, alike=self.alike)
        return Message.of("coach-equal-less", points=less, either=either, alike=self.alike)


def equal(best: Sequence[TurnMove], steps: tuple[TurnMove, ...], figure: Estimate, alike: int) -> Tie:
    """Return a turn that is as good as the best one, told without the beginning that both have in common."""
    common = 0
    while common < min(len(best), len(steps) - 1) and best[common].notation == steps[common].notation:
        common += 1
    return Tie(steps[common:], figure, alike, begins_alike=common > 0)


@dataclass(frozen=True, slots=True)
class Because:
    """The last hint level: the reasons, against what the turn is compared, what speaks for that, and the best answer.

    `own` is the verdict on the turn that the learner named or played, if there is one: then that is `compared`; else
    the second idea is, and `is_level` tells whether it is as good. `brought` are the points that the turn brings for
    certain, `merits` what else it does for certain, `plans` what it prepares; `wins` that it ends the game and wins it.
    `net` is by how much it is better than what it is compared with, in all.
    `others` and `equals` are the turns of other ideas that are as good, the best of each idea, without the one that is
    compared.
    """

    message: Message
    reasons: tuple[Reason, ...]
    against: tuple[Reason, ...]
    error: float
    deals: int
    compared: tuple[TurnMove, ...]
    others: tuple[tuple[TurnMove, ...], ...]
    answers: tuple[BestAnswer, ...]
    own: Verdict | None = None
    brought: tuple[Reason, ...] = ()
    plans: tuple[Plan, ...] = ()
    is_level: bool = False
    equals: tuple[Tie, ...] = ()
    merits: tuple[Merit, ...] = ()
    wins: bool = False
    net: Net | None = None

    def compared_message(self, steps: Message) -> Message:
        """Return which turn the best one is compared with."""
        return Message.of("coach-compared", steps=steps)

    @property
    def against_message(self) -> Message:
        """What stands above the reasons that speak for the other turn."""
        return Message.of("coach-against-second" if self.own is None else "coach-against-own")


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for the seat to act. It shows nothing by itself: ask for one hint level after the other."""

    _look: Look = field(repr=False)
    _consider: Consider = field(repr=False)
    _advice: Advice = field(repr=False)
    _because: Because = field(repr=False)

    def look(self) -> Look:
        """Return where to look."""
        return self._look

    def consider(self) -> Consider:
        """Return the question about the board."""
        return self._consider

    def highlighted(self, level: int) -> tuple[str, ...]:
        """Return the spots to highlight before the turn is shown: an area, then where the question is answered."""
        spots = self._consider.spots if level == HintLevel.CONSIDER else ()
        return spots or self._look.spots

    def play(self) -> Advice:
        """Return the turn."""
        return self._advice

    def because(self) -> Because:
        """Return the reasons, the answer, and the comparison."""
        return self._because


def look_where(game: TutorGame, observation: Observation, moves: Sequence[int], steps: Sequence[TurnMove]) -> Look:
    """Return the place where most is at stake in a turn, if the game names one; else the area of some of its steps."""
    stake = stake_of(game, observation, moves)
    if stake is None:
        return look_at(game, observation, steps)
    return Look(Message.of("coach-look-stake", stake=stake.message), stake.spots)


def stake_of(game: TutorGame, observation: Observation, moves: Sequence[int]) -> Stake | None:
    """Return what is at stake where a turn does most, if the game names it."""
    return game.stake(observation, moves) if isinstance(game, Stakes) else None


def look_at(game: TutorGame, observation: Observation, steps: Sequence[TurnMove]) -> Look:
    """Return the area in which the last of some steps is made, or the last one whose place is on the board already.

    Steps that are made nowhere, or at what only the turn brings (markers in a hand), are looked for among the choices.
    """
    there = [spot.name for spot in game.spots(observation)]
    # The last spot is where a step leads: the tray that a marker falls into.
    goal = next((spot for step in reversed(steps) for spot in reversed(step.spots) if spot in there), "")
    if not goal:
        return Look(Message.of("coach-look", area=Term(f"{game.name}-look-{_LIST}")), ())
    area = area_of(goal)
    spots = tuple(spot for spot in there if area_of(spot) == area and owner_of(spot) == owner_of(goal))
    return Look(Message.of("coach-look", area=Term(f"{game.name}-look-{area}")), spots)


def owner_of(spot: str) -> str:
    """Return the seat in the name of a spot, or nothing.

    >>> owner_of("mat.1.tray.II"), owner_of("senate.3")
    ('1', '')
    """
    words = spot.split(".")
    return words[1] if len(words) >= _OF_A_SEAT else ""


def consider(question: BoardQuestion | None, *, is_only: bool = False, equals: Sequence[Stake | None] = ()) -> Consider:
    """Return the question about the board, or the sentence that no turn stands out, or that there is one only.

    `equals` are the places where the best turn and those of other ideas that are as good do most, as far as the game
    names them: they are told where there is no question.
    """
    if is_only:
        return Consider(Message.of("coach-consider-only"))
    if question is not None:
        return Consider(question.message, question.spots)
    return _open_to(equals)


def _open_to(equals: Sequence[Stake | None]) -> Consider:
    """Return what is said where there is no question: what is as good as the best turn, or that nothing is."""
    if len(equals) == 1:
        return Consider(Message.of("coach-consider-best"))
    named = [stake.place for stake in equals if stake is not None and stake.place is not None]
    places = tuple(dict.fromkeys(named))[:_MOST_PLACES]
    if len(places) <= 1:
        return Consider(Message.of("coach-consider-open"))
    return Consider(Message.of("coach-consider-places", places=places))


def advice(
    steps: tuple[TurnMove, ...],
    ghosts: tuple[Placement, ...],
    *,
    is_whole: bool,
    way: PlannedTurn | None = None,
    ordered: Ordered | None = None,
) -> Advice:
    """Return the turn to play."""
    key = "coach-play" if is_whole else "coach-play-until"
    return Advice(Message.of(key), steps, ghosts, is_whole, way, ordered)
