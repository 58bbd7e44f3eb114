"""The ladder of a hint: look here, consider this, play this, because. No hint level shows the next one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.answers import Answer
from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.trials import Whose
from trajan_tutor.coach.turns import Step
from trajan_tutor.coach.verdict import Verdict
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement

_OF_A_SEAT: Final = 3
_LIST: Final = "list"


@dataclass(frozen=True, slots=True)
class Look:
    """The first hint level: an area of the board and all its spots, so that the move is not given away."""

    message: Message
    spots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Consider:
    """The second hint level: one thing that speaks for the best turn."""

    message: Message
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Advice:
    """The third hint level: the turn step by step, the spots of its moves, and what would lie where, to be ghosted.

    `is_whole` tells whether the turn is over after the steps; else something hidden is shown then, and a new hint can
    be asked for.
    """

    message: Message
    steps: tuple[Step, ...]
    ghosts: tuple[Placement, ...]
    is_whole: bool

    @property
    def spots(self) -> tuple[str, ...]:
        """The spots of all moves, in their order, each once."""
        return tuple(dict.fromkeys(spot for step in self.steps for spot in step.spots))


@dataclass(frozen=True, slots=True)
class Because:
    """The last hint level: the reasons, against what the turn is compared, what speaks for that, and the best answer.

    `own` is the verdict on the turn that the learner named or played, if there is one: then that is `compared`.
    """

    message: Message
    reasons: tuple[Reason, ...]
    against: tuple[Reason, ...]
    advantage: float
    error: float
    deals: int
    compared: tuple[Step, ...]
    others: tuple[tuple[Step, ...], ...]
    answers: tuple[Answer, ...]
    own: Verdict | None = None

    @property
    def others_message(self) -> Message | None:
        """How many other turns are as good; none where there is nothing else to do."""
        if not self.compared:
            return None
        return Message.of("coach-others", count=len(self.others))

    @property
    def against_message(self) -> Message:
        """What stands above the reasons that speak for the other turn."""
        return Message.of("coach-against-quiet" if self.own is None else "coach-against-own")


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for the seat to act. It shows nothing by itself: ask for one hint level after the other."""

    _look: Look = field(repr=False)
    _consider: Consider = field(repr=False)
    _session: Advice = field(repr=False)
    _because: Because = field(repr=False)

    def look(self) -> Look:
        """Return where to look."""
        return self._look

    def consider(self) -> Consider:
        """Return one reason in words."""
        return self._consider

    def play(self) -> Advice:
        """Return the turn."""
        return self._session

    def because(self) -> Because:
        """Return the reasons, the answer, and the comparison."""
        return self._because


def look_at(game: TutorGame, observation: Observation, steps: Sequence[Step]) -> Look:
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


def area_of(spot: str) -> str:
    """Return the area of a spot: the first word of its name, and for a place of a seat what comes after the seat.

    >>> area_of("senate.3"), area_of("mat.1.tray.II"), area_of("deck")
    ('senate', 'mat-tray', 'deck')
    """
    words = spot.split(".")
    return f"{words[0]}-{words[2]}" if len(words) >= _OF_A_SEAT else words[0]


def owner_of(spot: str) -> str:
    """Return the seat in the name of a spot, or nothing.

    >>> owner_of("mat.1.tray.II"), owner_of("senate.3")
    ('1', '')
    """
    words = spot.split(".")
    return words[1] if len(words) >= _OF_A_SEAT else ""


def consider(reasons: tuple[Reason, ...], *, is_only: bool) -> Consider:
    """Return the weightiest reason, or the sentence that no turn stands out, or that there is only one.

    What the turn brings comes before what the others lose by it: that is easier to look for.
    """
    if is_only:
        return Consider(Message.of("coach-consider-only"), None)
    if not reasons:
        return Consider(Message.of("coach-consider-open"), None)
    reason = next((reason for reason in reasons if reason.theme.whose is Whose.OWN), reasons[0])
    return Consider(Message.of("coach-consider", reason=reason.message), reason)


def advice(steps: tuple[Step, ...], ghosts: tuple[Placement, ...], *, is_whole: bool) -> Advice:
    """Return the turn to play."""
    key = "coach-play" if is_whole else "coach-play-until"
    return Advice(Message.of(key), steps, ghosts, is_whole)
