"""What a learner does at a desk, told to a host as it happens: where they are, what went wrong, by which rule."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.engine.message import Message
from trajan_tutor.journals.lesson_notes import StepNotes
from trajan_tutor.lessons.lesson import StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.rules_tried import rules_tried
from trajan_tutor.lessons.step_page import Phase


class LearnerEventKind(StrEnum):
    """What happened."""

    STEP = "step"  # a step of a lesson was entered
    TRY = "try"  # something was tried or answered that was wrong
    REFUSAL = "refusal"  # a rule forbade something, in a lesson or a game
    HINT = "hint"  # a hint was given
    SHOWN = "shown"  # the step was done for the learner
    DONE = "done"  # what a step asked for is done
    FINISHED = "finished"  # so is the last of them


@dataclass(frozen=True, slots=True)
class LearnerEvent:
    """One thing that a learner did; `lesson` is the address of a lesson, or the name of a game without a `step`.

    `rules` are those that the step tries, or else the rule that refused. `misses` counts what went wrong in the step
    since it was entered: the third one is where somebody is stuck. `number` is that of the step, from 1.
    """

    kind: LearnerEventKind
    lesson: str
    step: str = ""
    rules: tuple[str, ...] = ()
    number: int = 0
    misses: int = 0


Watch = Callable[[LearnerEvent], None]


@dataclass(frozen=True, slots=True)
class _Seen:
    """What was seen of a lesson when it was looked at last; what was said then tells one refusal from another."""

    place: tuple[str, str]
    tries: int
    hints: int
    is_done: bool
    is_finished: bool
    feedback: tuple[Message, ...] = field(repr=False)


def _seen(player: Player) -> _Seen:
    # To look at a step leaves no notes of it.
    notes = player.notes.steps.get(player.step.name, StepNotes())
    place = player.lesson.address, player.step.name
    is_done = player.phase is Phase.DONE
    return _Seen(place, notes.tries, notes.hints, is_done, player.finished, player.feedback)


class LessonEvents:
    """Tells what has become of a lesson since it was looked at last; what is only explored counts for nothing."""

    __slots__ = ("_before", "_is_shown", "_misses", "_watch")

    def __init__(self, watch: Watch) -> None:
        """Have seen nothing yet."""
        self._watch = watch
        self._before: _Seen | None = None
        self._misses = 0
        self._is_shown = False

    def look(self, lesson: PlayedLesson, refused: str = "", *, shown: bool = False) -> None:
        """Tell what has happened; `refused` is the rule that forbade the last action, `shown` that it was done."""
        if not lesson.stack.is_bare:
            return
        player = lesson.player
        before, now = self._before, _seen(player)
        self._before = now
        if before is None or before.place != now.place:
            self._misses, self._is_shown = 0, False
            self._emit(LearnerEventKind.STEP, player)
            return
        if shown and not self._is_shown:
            self._is_shown = True
            self._emit(LearnerEventKind.SHOWN, player)
        self._compare(player, before, now, refused if now.feedback is not before.feedback else "")
        if now.is_finished and not before.is_finished:
            self._emit(LearnerEventKind.FINISHED, player)

    def _compare(self, player: Player, before: _Seen, now: _Seen, refused: str) -> None:
        # What a step wants refused is no miss, and where much may be tried only what a rule refuses is one.
        if now.tries > before.tries or (refused and player.step.kind is StepKind.PLAY):
            self._misses += 1
            kind = LearnerEventKind.REFUSAL if refused else LearnerEventKind.TRY
            # What a step is about is what is not understood there, whichever rule happens to refuse it first.
            is_played = player.step.kind is StepKind.PLAY or not rules_tried(player.lesson, player.step)
            self._emit(kind, player, (refused,) if refused and is_played else ())
        if now.hints > before.hints:
            self._emit(LearnerEventKind.HINT, player)
        if now.is_done and not before.is_done:
            self._emit(LearnerEventKind.DONE, player)

    def _emit(self, kind: LearnerEventKind, player: Player, rules: tuple[str, ...] = ()) -> None:
        step = player.step
        rules = rules or rules_tried(player.lesson, step)
        self._watch(LearnerEvent(kind, player.lesson.address, step.name, rules, player.at + 1, self._misses))
