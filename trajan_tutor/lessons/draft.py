"""A position that a teacher builds, with everything that can be done with it: change it, write it down, play it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.editing import PositionData
from trajan_tutor.engine.errors import MisusedError, TutorError, give_sentence
from trajan_tutor.engine.game import Observation
from trajan_tutor.i18n import Words
from trajan_tutor.journals.writing import SavingError, make_folder, problem_of
from trajan_tutor.lessons.skeleton import skeleton
from trajan_tutor.session.editing_sources import ENDING as POSITION
from trajan_tutor.session.position_editor import Editor, ImpossibleError
from trajan_tutor.session.values import number_of, path_of, text_of
from trajan_tutor.view import PictureForm, board_as_text, draw_board
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

LESSON: Final = ".toml"
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST_NAME: Final = 60


class Draft(ShowsItself):
    """A position being built, in a language: what cannot be is told in a sentence, and files are never overwritten.

    `editor` is the position itself with what it was before.
    """

    def __init__(self, editor: Editor, language: str = "") -> None:
        """Begin with a position."""
        self.editor = editor
        self.speak(language)

    def __repr__(self) -> str:
        """Say of which game it is, alike in every run."""
        return f"<{self.words.say('edit-title', game=self.editor.game.name)}>"

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        self.words = Words(language, (self.editor.game.resources.words,))

    # -- changing; every problem has its sentence

    def put(self, place: str, piece: Any) -> None:
        """Put a piece on a place by its name in the position, such as `put("players.0.hand", "wine")`."""
        with self.with_sentences():
            self.editor.put(text_of("place", place), piece)

    def take(self, place: str, at: int = -1) -> None:
        """Take a piece from a place: the last one, or that of a number, counted from 0."""
        with self.with_sentences():
            self.editor.take(text_of("place", place), number_of("at", at))

    def move(self, place: str, to: str, at: int = -1) -> None:
        """Move a piece from one place to another one."""
        with self.with_sentences():
            self.editor.move(text_of("place", place), text_of("to", to), number_of("at", at))

    def set(self, place: str, number: int) -> None:
        """Write a number: the quarter, the time, points, how many pieces there are."""
        with self.with_sentences():
            self.editor.set(text_of("place", place), number_of("number", number))

    def undo(self) -> None:
        """Take back the last change."""
        with self.with_sentences():
            self.editor.undo()

    def redo(self) -> None:
        """Make the change again that was taken back."""
        with self.with_sentences():
            self.editor.redo()

    @contextmanager
    def with_sentences(self) -> Iterator[None]:
        """Give a problem that leaves this block its sentence, so that a person reads words and not a key."""
        try:
            yield
        except TutorError as error:
            give_sentence(error, self.sentence(error))
            raise

    def sentence(self, error: TutorError) -> str:
        """Return what is said about a problem."""
        return error.sentence(self.words) if isinstance(error, ImpossibleError) else self.words(error.message)

    # -- looking

    @property
    def position(self) -> PositionData:
        """The position as JSON data: what `trajan_tutor.play` begins with."""
        return self.editor.position

    def places(self) -> dict[str, str]:
        """Return the names of all places with what they are called."""
        return {name: self.words(field.label) for name, field in self.editor.fields.items()}

    @property
    def text(self) -> str:
        """The board as text."""
        return board_as_text(self.editor.game, self.observation(), self.words)

    def observation(self) -> Observation:
        """Return what whoever builds a position sees: everything that lies open to anybody."""
        state = self.editor.game.copy(self.editor.state)
        return Observation(self.editor.game.current_seat(state), state)

    def static_output(self) -> StaticOutput:
        """Return the board and of which game it is, as a notebook keeps them."""
        game = self.editor.game
        return StaticOutput(
            self.words.say("edit-title", game=game.name),
            (lambda: draw_board(game, self.observation(), self.words, prefix="b", form=PictureForm.STILL),),
        )

    # -- writing

    def lesson_text(self) -> str:
        """Return a lesson to be filled in, which begins with the position and holds it; raises MisusedError."""
        return skeleton(self.editor.game, self.position, self.words)

    def save(self, name: str = "position", folder: str | Path = ".") -> Path:
        """Write the position as JSON into a folder, under a name that is still free; return the file."""
        with self.with_sentences():
            return written(path_of("folder", folder), checked_name(name), {POSITION: self.editor.text + "\n"})

    def save_lesson(self, name: str = "my-lesson", folder: str | Path = ".") -> Path:
        """Write a lesson to be filled in, with the position in it, under a name that is still free; return the file."""
        with self.with_sentences():
            return written(path_of("folder", folder), checked_name(name), {LESSON: self.lesson_text()})


def checked_name(name: str) -> str:
    """Return a name for files; raises MisusedError for one that is no plain name."""
    if not _NAME.fullmatch(text_of("name", name)) or len(name) > _LONGEST_NAME:
        raise MisusedError("edit-file-name", name=name[:_LONGEST_NAME])
    return name


def free_name(folder: Path, name: str, endings: tuple[str, ...]) -> str:
    """Return a name under which no file of these endings lies in a folder: the name itself, or with a number."""
    number, candidate = 1, name
    while any((folder / f"{candidate}{ending}").exists() for ending in endings):
        number += 1
        candidate = f"{name}-{number}"
    return candidate


def written(folder: Path, name: str, texts: dict[str, str]) -> Path:
    """Write new files of one name and several endings, never over another; return the last one; raises SavingError."""
    path = make_folder(folder)
    free = free_name(folder, name, tuple(texts))
    try:
        for ending, text in texts.items():
            path = folder / f"{free}{ending}"
            # Somebody else may have written it meanwhile: then this fails.
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
    except (OSError, ValueError) as error:
        raise SavingError("session-file-not-written", path=str(path), problem=problem_of(error)) from error
    return path
