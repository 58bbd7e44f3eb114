"""Where a lesson stands: kept in the notes of the learner, and taken up again."""

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Game
from trajan_tutor.lessons import scenes
from trajan_tutor.lessons.lesson import Kind, Lesson
from trajan_tutor.lessons.notes import LessonNotes
from trajan_tutor.lessons.scenes import Scene


def keep(lesson: Lesson, notes: LessonNotes, scene: Scene, *, finished: bool) -> None:
    """Note where a lesson stands: with the game on its board where it may last long; else its step says enough."""
    lasts = not finished and any(step.kind is Kind.PLAY for step in lesson.steps)
    notes.line = tuple(scene.session.record().moves) if lasts else ()
    notes.starts = dict(scene.starts) if lasts else {}


def taken_up(lesson: Lesson, at: int, notes: LessonNotes, game: Game) -> Scene:
    """Return the position of a step: with the game that was kept, or as the script has it when none was.

    So it is too when the lesson was changed since, and the line cannot be followed any more.
    """
    first, begin = scenes.begin_of(lesson, at)
    names = [step.name for step in lesson.steps]
    if notes.line and names[at] in notes.starts and first <= at:
        scene = scenes.begin_scene(lesson, begin, game)
        try:
            scene.session.follow(notes.line[len(scene.session.steps) :])
        except UnreadableError:
            return scenes.scene_at(lesson, at, game)
        depth = scene.session.tree.here.depth
        scene.starts = {name: start for name, start in notes.starts.items() if name in names and start <= depth}
        if names[at] in scene.starts:
            return scene
    return scenes.scene_at(lesson, at, game)
