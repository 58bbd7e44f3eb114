"""What a board is for whoever programs: one type for every value that has a game on it, with widgets or without."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, TypedDict

from trajan_tutor.session.session import Session
from trajan_tutor.shown.asking import DEALS, SAMPLES, SAMPLES_DEEP, SAMPLES_EACH, SAMPLES_FIRST
from trajan_tutor.shown.consequences import Consequences
from trajan_tutor.shown.done import Done
from trajan_tutor.shown.hint import HintShown, TurnComparisonShown
from trajan_tutor.shown.looking_back import LookingBack


class OfferedMove(TypedDict):
    """A move that can be chosen: `move` is what `choose` takes, `text` says in a sentence what it does."""

    move: str
    text: str


class Board(Protocol):
    """A game, a lesson or an empty table; at the end of a cell it shows itself.

    `play`, `load`, `lesson` and the calls like them return one, whether Jupyter's widgets are installed or not. What
    cannot be is told in a sentence, as a TutorError.
    """

    @property
    def session(self) -> Session:
        """The game being played; raises MisusedError when none has begun at an empty table."""

    @property
    def choices(self) -> Sequence[OfferedMove]:
        """What can be chosen now."""

    def refresh(self) -> None:
        """Show the game as it stands, after something was done to `session` itself."""

    def pick(self, spot: str) -> Done:
        """Pick a spot, as a click does, and show what became of it."""

    def choose(self, move: str) -> Done:
        """Make a move by its notation, and show what became of it."""

    def undo(self) -> Done:
        """Take back the last decision of a person, and show the game as it was."""

    def save(self, path: str | Path) -> Path:
        """Write the game to a file; `trajan_tutor.load` takes it up again."""

    def hint(self, *, samples: int = SAMPLES, seed: int = 0) -> HintShown:
        """Return a hint for the person to play, which shows nothing before its `more` is called.

        The same position, `samples` and `seed` have the same hint.
        """

    def why_not(self, turn: str | Sequence[str], *, samples: int = SAMPLES, seed: int = 0) -> TurnComparisonShown:
        """Return a turn beside the best one: `why_not("sow III, drop pink, pass")`; its `show` shows the better one."""

    def explore(self, *turns: str | Sequence[str], deals: int = DEALS, seed: int = 0) -> Consequences:
        """Return what up to three turns lead to, each as in `why_not`; without any, two that a search likes."""

    def retrospect(self, *, samples: int = SAMPLES_EACH, seed: int = 0) -> LookingBack:
        """Return which turns of people on the present line cost most; `samples` are those for each decision."""

    def review(
        self,
        *,
        samples: int = SAMPLES_FIRST,
        deepened: int = SAMPLES_DEEP,
        seats: Sequence[int] | None = None,
        seed: int = 0,
    ) -> LookingBack:
        """Return people's decisions with their grades, or those of some `seats`: a glance of `samples` at each.

        Those that may have cost most are looked at with `deepened` samples, if any.
        """

    def tell(self, when: str | float) -> None:
        """Say when the coach tells unasked what a turn cost: `"always"`, `"never"`, or above a threshold of points.

        It tells on a board that can be clicked: raises MisusedError where Jupyter's widgets are not installed.
        """
