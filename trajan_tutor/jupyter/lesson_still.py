"""How a lesson looks where nothing can be clicked: its first step as a picture with its words, and as text."""

from typing import Any

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.run_by_click import run_by_click
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.lesson_text import player_as_text
from trajan_tutor.lessons.player import Player
from trajan_tutor.session import seat_view
from trajan_tutor.view import Arrow, Drawing, Marks, PictureForm, draw_board
from trajan_tutor.view.caption import captioned


def still_lesson(lesson: Lesson, game: TutorGame, words: Words) -> dict[str, str]:
    """Return the first step of a lesson as picture and text, wherever the learner stands: alike in every run."""
    player = Player(lesson, game)
    page = player.page()
    marks = Marks(rings=page.looks, arrows=tuple(Arrow(start, end) for start, end in page.arrows))
    said = [words(message) for message in page.words]
    if page.goal is not None:
        said.append(words(Message.of("lesson-goal", goal=page.goal)))
    drawing = captioned(_board(player, words, legal=page.lit, marks=marks), words(page.title), said)
    return {"image/svg+xml": drawing.portable(), "text/plain": player_as_text(player, words)}


def lesson_to_run(lesson: Lesson, game: TutorGame, words: Words) -> dict[str, str]:
    """Return what is stored of a lesson: its board with its title and nothing to follow yet, and its text."""
    player = Player(lesson, game)
    about = words(Message(f"{lesson.key}.idea")) if words.has(f"{lesson.key}.idea") else ""
    drawing = captioned(_board(player, words), words(lesson.title), [about] if about else [])
    return {"text/html": run_by_click(drawing, words), "text/plain": player_as_text(player, words)}


def _board(player: Player, words: Words, **look: Any) -> Drawing:
    session = player.session
    shown = seat_view.seen(session, words) | {"legal": frozenset(), "form": PictureForm.STILL} | look
    return draw_board(session.game, session.observation(), words, prefix="b", **shown)


class StillLesson:
    """A lesson where Jupyter's widgets are not installed: its first step, and how to get a board for clicks."""

    def __init__(self, lesson: Lesson, game: TutorGame, language: str = "") -> None:
        """Show a lesson in a language."""
        self.lesson = lesson
        self.words = Words(language, (game.resources.words,), own=dict(lesson.words))
        self._shown = still_lesson(lesson, game, self.words)

    def __repr__(self) -> str:
        """Say which lesson it is, alike in every run and on one line."""
        return f"<lesson {self.lesson.address}>"

    def __str__(self) -> str:
        """Return the first step as text, and how to get a board that can be clicked."""
        return f"{self._shown['text/plain']}\n\n{self.words(Message.of('board-static'))}"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return self._shown | {"text/plain": str(self)}
