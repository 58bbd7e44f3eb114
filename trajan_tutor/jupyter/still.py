"""A board that cannot be clicked: a picture and a text, for places without Jupyter's widgets. It is played by calls."""

from dataclasses import replace
from html import escape
from typing import Any

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.programs import ForPrograms
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.lesson_text import player_as_text
from trajan_tutor.lessons.player import Player
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import with_sentences
from trajan_tutor.session.session import Session
from trajan_tutor.view import Arrow, Drawing, Marks, PictureForm, draw_board
from trajan_tutor.view.caption import captioned
from trajan_tutor.view.static_output import ShowsItself, StaticOutput


class StillBoard(ForPrograms, ShowsItself):
    """A game as it stands, the first step of a lesson, or an empty table; it says how to get a board for clicks."""

    def __init__(self, desk: Desk) -> None:
        """Show what lies on the table of a desk; of a lesson its beginning, so that it is alike in every run."""
        self.desk = desk

    def __repr__(self) -> str:
        """Say which game or lesson it is, alike in every run and on one line."""
        lesson, session = self.desk.table.lesson, self.desk.table.play
        if lesson is not None:
            return repr(lesson)
        return repr(session) if session else f"<{self.desk.words.say('board-table-empty')}>"

    def __str__(self) -> str:
        """Return the board as text, what is to be done, and how to get a board that can be clicked."""
        lesson, session, words = self.desk.table.lesson, self.desk.table.play, self.desk.words
        if lesson is not None:
            return f"{player_as_text(from_the_beginning(lesson), words)}\n\n{words.say('board-static')}"
        if session is None:
            return words.say("board-table-static")
        prompt = f"{seat_view.turn_words(session, words)} {seat_view.prompt_words(session, words)}".strip()
        return "\n\n".join((seat_view.text(session, words), prompt, words.say("board-static")))

    def tell(self, when: str | float) -> None:  # noqa: ARG002 (a board for clicks knows what to do with it)
        """Refuse: what the coach tells unasked stands on a board that can be clicked."""
        with with_sentences(self.desk.words):
            raise MisusedError("board-needs-clicks")

    def static_output(self) -> StaticOutput:
        """Return the board and how to get one for clicks, as a notebook keeps them."""
        lesson, session, words = self.desk.table.lesson, self.desk.table.play, self.desk.words
        if lesson is not None:
            begun, title = from_the_beginning(lesson), words(lesson.player.lesson.title)
            kept = StaticOutput(title, (lambda: first_step(begun, words),))
        elif session is not None:
            kept = seat_view.static_output(session, words)
        else:
            return StaticOutput(str(self), text=str(self))
        how = words.say("board-static")
        return replace(kept, sentence=f"{kept.sentence} {how}", more=f"<p>{escape(how)}</p>")


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
