"""How a lesson looks where nothing can be clicked: its board as a picture with its words, and its title."""

from typing import Any

from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.still import kept_still
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.lesson_text import player_as_text
from trajan_tutor.lessons.player import Player
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.view import Arrow, Drawing, Marks, PictureForm, draw_board
from trajan_tutor.view.caption import captioned
from trajan_tutor.view.kept_output import KeptOutput, ShowsItself


def first_step(player: Player, words: Words) -> Drawing:
    """Return the step at which a learner stands, with what it says and marks."""
    page = player.page()
    marks = Marks(rings=page.looks, arrows=tuple(Arrow(start, end) for start, end in page.arrows))
    said = [words(message) for message in page.words]
    if page.goal is not None:
        said.append(words(Message.of("lesson-goal", goal=page.goal)))
    return captioned(_board(player.session, words, legal=page.lit, marks=marks), words(page.title), said)


def lesson_board(lesson: LessonActivity, words: Words) -> Drawing:
    """Return the board of a lesson as it stands, with its title and nothing to follow."""
    about = lesson.player.lesson
    idea = [words(Message(f"{about.key}.idea"))] if words.has(f"{about.key}.idea") else []
    return captioned(_board(lesson.session, words), words(about.title), idea)


def _board(session: Session, words: Words, **look: Any) -> Drawing:
    shown = seat_view.seen(session, words) | {"legal": frozenset(), "form": PictureForm.STILL} | look
    return draw_board(session.game, session.observation(), words, prefix="b", **shown)


class StillLesson(ShowsItself):
    """A lesson where Jupyter's widgets are not installed: its first step, and how to get a board for clicks."""

    def __init__(self, lesson: Lesson, game: TutorGame, language: str = "") -> None:
        """Show a lesson in a language, wherever its learner stands: alike in every run."""
        self.lesson = lesson
        self.words = Words(language, (game.resources.words,), own=dict(lesson.words))
        self._player = Player(lesson, game)

    def __repr__(self) -> str:
        """Say which lesson it is, alike in every run and on one line."""
        return f"<lesson {self.lesson.address}>"

    def __str__(self) -> str:
        """Return the first step as text, and how to get a board that can be clicked."""
        return f"{player_as_text(self._player, self.words)}\n\n{self.words(Message.of('board-static'))}"

    def kept(self) -> KeptOutput:
        """Return the first step, its title and how to get a board for clicks, as a notebook keeps them."""
        title = self.words(self.lesson.title)
        return kept_still(KeptOutput(title, (lambda: first_step(self._player, self.words),)), self.words)
