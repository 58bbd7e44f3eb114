"""What is kept of a lesson while it is played: how far it has come, what was done in it, and what cannot be kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import progress_journal
from trajan_tutor.journals.lesson_notes import LessonNotes, StepNotes
from trajan_tutor.journals.progress import Progress
from trajan_tutor.journals.progress_journal import ProgressKeeper
from trajan_tutor.lessons.find import find_lesson

_NOTHING: Final = StepNotes()


class LessonRecord:
    """The `progress` of a learner in the folder of `saves`, and the lesson of it that is played.

    `problems` are what is to be said about it: the lesson goes on without.
    """

    def __init__(self, saves: Path) -> None:
        """Read what the learner has done."""
        self._saves = saves
        self.problems: tuple[Message, ...] = ()
        self.progress = Progress()
        self.keepers: list[ProgressKeeper] = []

    def begin(self, name: str, *, is_saved: bool) -> LessonNotes:
        """Begin to keep a lesson under a name, and return what is known of it; nothing where it is not kept."""
        read = progress_journal.read(self._saves)
        self.problems, self.progress = read.problems, read.progress
        notes, keeper = read.begin(name)
        self.keepers = [keeper] if is_saved else []
        return notes if is_saved else LessonNotes()

    def begin_part(self, address: str) -> tuple[LessonNotes, Callable[[LessonNotes], None]]:
        """Begin to keep steps of another lesson beside, and return what is known of them and what notes more.

        Its steps are those of the lesson; where the lesson itself stands is left as it is.
        """
        read = progress_journal.read(self._saves)
        whole, keeper = read.begin(address)
        self.keepers = [*self.keepers[:1], keeper]
        self.progress = read.progress

        def note(_: LessonNotes) -> None:
            names = {step.name for step in find_lesson(address)[0].steps}
            whole.done = whole.done or all(whole.steps.get(name, _NOTHING).done for name in names)
            self._keep(keeper, whole)

        return LessonNotes(steps=whole.steps), note

    def note(self, notes: LessonNotes) -> None:
        """Keep what was done in the lesson itself."""
        if self.keepers:
            self._keep(self.keepers[0], notes)

    def _keep(self, keeper: ProgressKeeper, notes: LessonNotes) -> None:
        try:
            keeper(notes)
        except TutorError as error:
            # The lesson goes on without: what is lost is told, not thrown at the learner.
            self.problems = (error.message,)
