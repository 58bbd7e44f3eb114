"""The stage as a widget: a game, a lesson or an empty table as the value of a cell."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from trajan_tutor.desk.coach.thinking import HandOver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.desk.programs import ForPrograms
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.page_widget import PageWidget, next_prefix
from trajan_tutor.jupyter.still import lesson_board
from trajan_tutor.jupyter.visitor import speak
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import STEP, Session
from trajan_tutor.view import Drawing, PictureForm
from trajan_tutor.view.caption import with_sign
from trajan_tutor.view.static_output import StaticOutput
from trajan_tutor.viewmodel.new_game_form import AUTO


def run_by_click(kept: StaticOutput, draw: Callable[[], Drawing], words: Words) -> StaticOutput:
    """Return what is kept of a board with words on its picture, and what runs its cell around it."""
    label = words(Message.of("board-run-cell"))
    return replace(kept, pictures=(lambda: with_sign(draw(), label),), runs=label)


class StageWidget(ForPrograms, PageWidget):
    """A game or lesson on a stage that can be clicked.

    `session` is the game itself. What is done to it by a program is shown after `refresh`; `pick`, `choose` and `undo`
    of the board do both.
    """

    def __init__(
        self,
        session: Session | None = None,
        language: str = "",
        theme: str = AUTO,
        *,
        folder: Path | None = None,
        offers: bool = False,
        lesson: LessonActivity | None = None,
        hand_over: HandOver | None = None,
        speaks: Callable[[str], Message | None] = speak,
    ) -> None:
        """Show a game in a language; without a game, an empty table; or a lesson. Games are kept in a `folder`.

        A game that others play too is played in one thread: `hand_over` gets what is to be done in it. `speaks` is
        told which language a person chose on the board.
        """
        outside = HostServices(next_prefix("b"), folder, speaks=speaks, hand_over=hand_over)
        # Whoever begins a game whose bots are to wait wants to say themselves when they decide.
        by_itself = session is None or session.pace != STEP
        self.desk = Desk(
            session, outside, language=language, theme=theme, offers=offers, by_itself=by_itself, lesson=lesson
        )
        super().__init__(self.desk, hand_over)
        self.desk.listen(self.sink())

    def __repr__(self) -> str:
        """Say which game it is, alike in every run."""
        lesson, session = self.desk.table.lesson, self.desk.table.play
        if lesson is not None:
            return repr(lesson)
        return repr(session) if session else f"<{self.desk.table.say('board-table-empty')}>"

    def close(self) -> None:
        """Close the board; the coach stops thinking, and what is not written yet is written."""
        # One whose making has failed has no desk.
        desk = getattr(self, "desk", None)
        if desk is not None:
            desk.close()
        super().close()

    @property
    def has_unsaved(self) -> bool:
        """Whether something of the game or the lesson is not on the disk, though it was just tried again."""
        self.desk.look_after_saves()
        return self.desk.has_unsaved

    def static_output(self) -> StaticOutput:
        """Return the board as it stands, as whoever sits at it may see it, with words that say how to play."""
        lesson, session, words = self.desk.table.lesson, self.desk.table.play, self.desk.words
        if lesson is not None:
            kept = StaticOutput(words(lesson.player.lesson.title), opens=_opens(lesson.player.lesson.address))
            return run_by_click(kept, lambda: lesson_board(lesson, words), words)
        if session is None:
            return StaticOutput(self.desk.table.say("board-table-empty"))
        kept = replace(seat_view.static_output(session, words), opens=f"play={session.game.name}")
        return run_by_click(kept, lambda: seat_view.draw(session, words, prefix="b", form=PictureForm.STILL), words)

    def standing(self) -> object:
        """Return the number of the last change, for whose eyes it is, and the language."""
        session = self.desk.table.play
        return self.desk.table.at, session.reader if session is not None else None, self.desk.words.language


def _opens(address: str) -> str:
    """Return what the light page is asked for: it has the lessons that come with a game, and no one's own."""
    return f"lesson={address}" if address in lesson_names() else ""
