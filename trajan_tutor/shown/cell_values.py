"""Types of values besides boards that are widgets where there are widgets, and something plainer elsewhere."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from trajan_tutor.shown.replay import Replay
from trajan_tutor.view.static_output import StaticOutput


class CellValue(Protocol):
    """Something that shows itself at the end of a cell."""

    def static_output(self) -> StaticOutput:
        """Return what a notebook keeps of it."""


class ReplayValue(Protocol):
    """A game to be looked at from beginning to end, with a scrubber where there are widgets."""

    @property
    def reel(self) -> Replay:
        """The replay itself, with its points and turning points."""

    def save_page(self, path: str | Path) -> Path:
        """Write the replay as one page of HTML that plays anywhere, without a kernel; raises SavingError."""


class PositionEditor(Protocol):
    """A position being built; what cannot be is told in a sentence, as a TutorError, and nothing is changed.

    Places are named as in the position, such as `players.0.hand`.
    """

    @property
    def position(self) -> dict[str, Any]:
        """The position as JSON data: what `trajan_tutor.play` begins with."""

    def put(self, place: str, piece: Any) -> None:
        """Put a piece on a place, such as `put("players.0.hand", "wine")`."""

    def take(self, place: str, at: int = -1) -> None:
        """Take a piece from a place: the last one, or that of a number, counted from 0."""

    def move(self, place: str, to: str, at: int = -1) -> None:
        """Move a piece from one place to another one."""

    def set(self, place: str, number: int) -> None:
        """Write a number: the quarter, the time, points, how many pieces there are."""

    def undo(self) -> None:
        """Take back the last change."""

    def redo(self) -> None:
        """Make the change again that was taken back."""

    def save_lesson(self, name: str = "my-lesson", folder: str | Path = ".") -> Path:
        """Write a lesson to be filled in, with the position in it, under a name that is still free; return the file."""


class ExerciseRecording(Protocol):
    """An exercise being recorded by playing its solution."""

    def keep(
        self,
        title: str,
        question: str,
        *,
        hint: str = "",
        rules: Sequence[str] | None = None,
        folder: str | Path = ".",
    ) -> Path:
        """Write the exercise as one file into a folder, and return it; without `rules` about those that are proposed.

        What is missing, or cannot be solved, is told in a sentence, and nothing is written.
        """
