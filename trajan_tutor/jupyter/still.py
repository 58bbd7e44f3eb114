"""A board that cannot be clicked: a picture and a text, for places without Jupyter's widgets. It is played by calls."""

from dataclasses import replace
from html import escape

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.programs import ForPrograms
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.jupyter.lesson_still import first_step, from_the_beginning
from trajan_tutor.lessons.lesson_text import player_as_text
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import with_sentences
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
