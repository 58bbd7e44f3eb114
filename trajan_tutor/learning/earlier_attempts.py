"""What was done before attempts were kept, or where none were: read from the progress of lessons and exercises."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.exercise_making.as_lesson import NAME as EXERCISES
from trajan_tutor.journals.attempts_journal import RuleAttempt
from trajan_tutor.journals.lesson_notes import StepNotes
from trajan_tutor.journals.progress_journal import Note
from trajan_tutor.learning.step_watch import STEP, outcome_of
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.rules_tried import rules_tried

# The number of a note counts microseconds.
_SECOND: Final = 1_000_000
# Progress and attempt of one step are written one after the other.
_TOGETHER: Final = 60


def with_earlier(
    attempts: Iterable[RuleAttempt], notes: Iterable[Note], game: TutorGame, lessons: Iterable[Lesson]
) -> tuple[RuleAttempt, ...]:
    """Return attempts with those that the notes of progress tell besides, in their order of time.

    What both tell counts once: an attempt at the same step while it was tried, or within a minute of that. Of other
    games nothing is told.
    """
    merged = list(attempts)
    times: dict[str, list[int]] = {}
    for attempt in merged:
        times.setdefault(attempt.source, []).append(attempt.at)
    noted = _attempts_of_notes(notes, game, {lesson.address: lesson for lesson in lessons})
    for begun, earlier in noted:
        if not any(begun - _TOGETHER <= at <= earlier.at + _TOGETHER for at in times.get(earlier.source, ())):
            merged.append(earlier)
    return tuple(sorted(merged, key=lambda attempt: attempt.at))


def _attempts_of_notes(
    notes: Iterable[Note], game: TutorGame, lessons: Mapping[str, Lesson]
) -> Iterator[tuple[int, RuleAttempt]]:
    """Yield an attempt for each step that a writer noted as done, or as left after wrong tries, and when it began."""
    last: dict[tuple[str, str, str], tuple[int, int, StepNotes]] = {}
    for note in notes:
        if note.lesson.partition("/")[0] != game.name:
            continue
        for name, step in note.notes.steps.items():
            mark = (note.by, note.lesson, name)
            # What was done once stays done: what is noted later of it is another visit.
            at = note.number // _SECOND
            begun, _, before = last.get(mark, (at, at, StepNotes()))
            if not before.done:
                last[mark] = (begun, at, step)
    for (_, address, name), (begun, at, step) in last.items():
        if step.done or step.tries:
            for rule in _rules(address, name, game, lessons) or ("",):
                yield begun, RuleAttempt(rule, outcome_of(step), at, f"{address}{STEP}{name}")


def _rules(address: str, name: str, game: TutorGame, lessons: Mapping[str, Lesson]) -> tuple[str, ...]:
    """Return the rules that a step tried; nothing of a lesson or a step that there is no more."""
    plain = address.partition(STEP)[0]
    if plain == f"{game.name}/{EXERCISES}":
        return _exercised(name, game)
    lesson = lessons.get(plain)
    step = next((step for step in lesson.steps if step.name == name), None) if lesson is not None else None
    return rules_tried(lesson, step) if lesson is not None and step is not None else ()


def _exercised(name: str, game: TutorGame) -> tuple[str, ...]:
    """Return the rule of an exercise by its name, which begins with a number and the rule, written with dashes."""
    dashed_name = name.partition("-")[2]
    rules = {rule.partition(".")[2].replace(".", "-"): rule for rule in game.rules.rules}
    matches = [dashed for dashed in rules if dashed_name.startswith(f"{dashed}-")]
    return (rules[max(matches, key=len)],) if matches else ()
