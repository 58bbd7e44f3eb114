"""Where a lesson stands: kept in the notes of the learner, and taken up again."""

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.scenarios import Scenario


def note_place(lesson: Lesson, notes: LessonNotes, scenario: Scenario, *, finished: bool) -> None:
    """Note where a lesson stands: with the game on its board where it may last long; else its step says enough."""
    lasts = not finished and any(step.kind is StepKind.PLAY for step in lesson.steps)
    notes.line = tuple(scenario.session.record().moves) if lasts else ()
    notes.starts = dict(scenario.starts) if lasts else {}


def can_resume(lesson: Lesson, notes: LessonNotes, game: TutorGame) -> bool:
    """Return whether the game that was kept can be played again, move by move, as the lesson is today."""
    try:
        _follow(scenarios.begin_scenario(lesson, lesson.begin, game), notes)
    except UnreadableError:
        return False
    return True


def _follow(scenario: Scenario, notes: LessonNotes) -> None:
    """Play a game that was kept from where a lesson begins; raises UnreadableError where it began otherwise."""
    session, begun = scenario.session, len(scenario.session.steps)
    if notes.line[:begun] != tuple(session.record().moves):
        raise UnreadableError("engine-record-illegal", number=1, move=" ".join(notes.line[:1]))
    session.follow(notes.line[begun:])


def resume_scenario(lesson: Lesson, at: int, notes: LessonNotes, game: TutorGame) -> Scenario:
    """Return the position of a step: with the game that was kept, or as the script has it when none was.

    So it is too when the lesson was changed since, and the line cannot be followed any more.
    """
    first, begin = scenarios.begin_of(lesson, at)
    names = [step.name for step in lesson.steps]
    if notes.line and names[at] in notes.starts and first <= at:
        scenario = scenarios.begin_scenario(lesson, begin, game)
        try:
            _follow(scenario, notes)
        except UnreadableError:
            return scenarios.scenario_at(lesson, at, game)
        depth = scenario.session.tree.here.depth
        scenario.starts = {name: start for name, start in notes.starts.items() if name in names and start <= depth}
        if names[at] in scenario.starts:
            return scenario
    return scenarios.scenario_at(lesson, at, game)
