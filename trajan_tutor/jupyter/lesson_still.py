"""How a lesson looks where nothing can be clicked: its board as a picture with its words."""

from typing import Any

from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.player import Player
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.view import Arrow, Drawing, Marks, PictureForm, draw_board
from trajan_tutor.view.caption import captioned


def from_the_beginning(lesson: LessonActivity) -> Player:
    """Return the player of a lesson for a learner who begins it, wherever the one at the desk stands."""
    return Player(lesson.player.lesson, lesson.session.game)


def first_step(player: Player, words: Words) -> Drawing:
    """Return the step at which a learner stands, with what it says and marks."""
    page = player.page()
    marks = Marks(rings=page.looks, arrows=tuple(Arrow(start, end) for start, end in page.arrows))
    sentences = [words(message) for message in page.words]
    if page.goal is not None:
        sentences.append(words(Message.of("lesson-goal", goal=page.goal)))
    return captioned(_board(player.session, words, legal=page.lit, marks=marks), words(page.title), sentences)


def lesson_board(lesson: LessonActivity, words: Words) -> Drawing:
    """Return the board of a lesson as it stands, with its title and nothing to follow."""
    about = lesson.player.lesson
    idea = [words(Message(f"{about.key}.idea"))] if words.has(f"{about.key}.idea") else []
    return captioned(_board(lesson.session, words), words(about.title), idea)


def _board(session: Session, words: Words, **look: Any) -> Drawing:
    shown = seat_view.seen(session, words) | {"legal": frozenset(), "form": PictureForm.STILL} | look
    return draw_board(session.game, session.observation(), words, prefix="b", **shown)
