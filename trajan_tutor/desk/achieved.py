"""What ends a course: a page to be printed that says what the learner can do now, lesson by lesson."""

from collections.abc import Mapping

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.ask import readable_course
from trajan_tutor.lessons.notes import LessonNotes
from trajan_tutor.view.caption import page_of_text
from trajan_tutor.view.paper import paper


def achieved_page(game: TutorGame, notes: Mapping[str, LessonNotes], words: Words) -> str:
    """Return a page of HTML to be printed: what each lesson of a course makes one able to do, and which are done.

    `notes` are those of the learner, by the addresses of lessons.
    """
    title = words(Message.of("lesson-achieved", game=game.name))
    sentences = []
    for lesson in readable_course(game)[0]:
        is_done = lesson.address in notes and notes[lesson.address].done
        told = lesson.can if words.has(lesson.can.key) else lesson.idea
        key = "lesson-achieved-done" if is_done else "lesson-achieved-open"
        sentences.append(words(Message.of(key, title=lesson.title, can=told)))
    return paper(title, [page_of_text(title, sentences, words)], words.language)
