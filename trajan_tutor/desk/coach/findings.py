"""What a coach has found out about a position, when it speaks unasked, and how much of a hint is done."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.ideas import SLICES
from trajan_tutor.coach.ladder import Look
from trajan_tutor.coach.mistakes import PAIRS
from trajan_tutor.coach.reviewer import GLANCE, LOOKS, CloserLook
from trajan_tutor.coach.verdict import Tell
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.lessons.guided_turn import GUIDE
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.session import Session
from trajan_tutor.shown.asking import DEALS
from trajan_tutor.shown.consequences import Consequences
from trajan_tutor.shown.hint import HintShown, TurnComparisonShown
from trajan_tutor.shown.turn_verdict import BRIEF


class VerdictsShown(StrEnum):
    """When a verdict is told unasked, as a page offers it: how much a turn has to cost for that, the game says."""

    ALWAYS = "always"
    A_LITTLE = "a-little"
    SOME = "some"
    MUCH = "much"
    NEVER = "never"


QUIET: Final[VerdictsShown] = VerdictsShown.NEVER
BY_CLICKS: Final[VerdictsShown] = VerdictsShown.MUCH
_BY_COST: Final = (VerdictsShown.A_LITTLE, VerdictsShown.SOME, VerdictsShown.MUCH)
# More turns to choose from than these nobody reads.
LISTED: Final = 8
HINT: Final = "hint"
VERDICT: Final = "verdict"
LOOK_BACK: Final = "look-back"
ANALYSIS: Final = "analysis"
# A growing game that has ended is looked back at by itself.
GAME_ENDED: Final = "game-ended"
PRACTICE: Final = "practice"
GUIDING: Final = "guiding"
LESSON_HINT: Final = "lesson-hint"
# A hint is there soon, and is looked at longer afterwards.
REFINING: Final = "refining"
# What is thought about without being asked for: it gives way to what somebody asks.
UNASKED: Final = frozenset({VERDICT, ANALYSIS, GUIDING, GAME_ENDED, REFINING})

# What a person waits for: a fifth of the time of a usual look, which chooses from the same turns.
FIRST_HINT: Final = Effort(search=350, finalists=8, finals=32, pairs=24, most_pairs=32, answers=3, second=24)

Turn = tuple[tuple[str, ...], str]


@dataclass(frozen=True, slots=True)
class Efforts:
    """How much a coach looks at for each thing that is asked of it.

    With `refined` a hint is looked at again so closely once it is shown; else the first look is all.
    """

    hint: Effort = field(default_factory=Effort)
    verdict: Effort = BRIEF
    look_back: Effort = GLANCE
    deals: int = DEALS
    closer: tuple[CloserLook, ...] = LOOKS
    attempt: int = PAIRS
    guide: Effort = GUIDE
    slices: tuple[Effort, ...] = SLICES
    refined: Effort | None = None

    @property
    def closest(self) -> Effort:
        """How much is looked at where a turn is set beside the best one: as much as a hint is looked at in the end."""
        return self.refined or self.hint


USUAL: Final = Efforts(hint=FIRST_HINT, refined=Effort())
# In a browser everything takes several times as long.
LIGHT: Final = Efforts(
    hint=Effort(search=160, finalists=6, finals=20, pairs=16, most_pairs=20, answers=2, second=16), refined=Effort()
)


@dataclass(slots=True)
class Findings:
    """What was found out about one position, the node of a number; and what of it was asked for.

    `look` is where to look as long as the hint is not found, `asks_why_not` that a turn of one's own is asked about.
    A hint that `is_refined` is looked at no longer; `has_turned` tells that another turn came out then.
    """

    node: int = -1
    adviser: Adviser | None = None
    look: Look | None = None
    asks_why_not: bool = False
    hint: HintShown | None = None
    is_refined: bool = False
    has_turned: bool = False
    listed: list[Turn] = field(default_factory=list)
    lists: bool = False
    own: list[Turn] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    comparison: TurnComparisonShown | None = None
    consequences: Consequences | None = None

    @property
    def turns(self) -> list[Turn]:
        """The turns that can be chosen: those that were tried, and those looked at, in no order that tells anything."""
        return [*self.own, *(self.listed if self.lists else ())]


def cost_of(when: VerdictsShown, game: TutorGame) -> int | None:
    """Return more than what a turn has to cost for the coach to speak unasked; None where that does not matter."""
    return game.thresholds[_BY_COST.index(when)] if when in _BY_COST else None


def tell_of(when: VerdictsShown, game: TutorGame) -> Tell:
    """Return which verdicts on turns of a game are told unasked.

    >>> from trajan_tutor.engine.games import find_game
    >>> tell_of(VerdictsShown.SOME, find_game("trajan")) == Tell.costly(5)
    True
    """
    cost = cost_of(when, game)
    if cost is not None:
        return Tell.costly(cost)
    return Tell.ALWAYS if when is VerdictsShown.ALWAYS else Tell.NEVER


def when_of(asked: str | float, game: TutorGame) -> VerdictsShown:
    """Return what was asked for: "always", "never" or one of the costs of a game; raises MisusedError for others."""
    known: dict[str | float, VerdictsShown] = {"always": VerdictsShown.ALWAYS, "never": VerdictsShown.NEVER}
    known |= dict(zip(game.thresholds, _BY_COST, strict=True))
    # Compared one by one, since a list cannot be looked up; and True would be a cost of 1.
    match = next((when for name, when in known.items() if name == asked and not isinstance(asked, bool)), None)
    if match is None:
        raise MisusedError("coach-tell-unknown", when=shortened(asked), known=", ".join(map(str, known)))
    return match


def steps_followed(session: Session, hint: HintShown, node: int) -> int | None:
    """Return how many steps of the turn that was told are done; None when something else was, or all of it is done."""
    start = session.tree.find(node)
    if start is None:
        return None
    steps = hint.hint.play().steps
    done = [step for step in session.steps if step.depth > start.depth]
    if len(done) >= len(steps) or not session.tree.is_before(start, session.tree.here):
        return None
    hinted = [step.notation for step in steps[: len(done)]]
    return len(done) if [session.game.notation(step.move) for step in done] == hinted else None
