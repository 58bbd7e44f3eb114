"""What a page of the position editor can do: begin, look at places, carry pieces, change the position, write it out."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from trajan_tutor.desk.editor import editor_page
from trajan_tutor.desk.editor.editor_model import Writing
from trajan_tutor.desk.editor.editor_page import Carried
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.lessons.draft import LESSON, Draft
from trajan_tutor.session.editing_sources import first_position, position_of
from trajan_tutor.session.position_editor import Editor

# The name that the text of a lesson says before anybody has chosen one.
_UNNAMED: Final = "my-lesson"


# What does a request is given its texts, then its numbers, and returns what is said about it.
EditorHandler = Callable[..., str | None]


class EditorActions:
    """A draft, and which of its places are open; files are written into a `folder`, none without one."""

    def __init__(self, draft: Draft, folder: Path | None) -> None:
        """Take up a draft."""
        self.folder = folder
        self.spot = ""
        self._writes = False
        self._take_up(draft)
        self.accepts: Mapping[str, EditorHandler] = {
            "pick": self.pick,
            "open": self.open_place,
            "seat": self.sit,
            "lift": self.lift,
            "drop": self.drop,
            "lay": self.put_down,
            "put": self.put,
            "take": self.take,
            "shift": self.shift,
            "set": self.set,
            "undo": self.undo,
            "redo": self.redo,
            "begin": self.begin,
            "load": self.load,
            "write": self.write,
            "save": self.save,
        }

    def _take_up(self, draft: Draft) -> None:
        self.draft = draft
        self.open: tuple[str, ...] = ("actor",) if "actor" in draft.editor.fields else ()
        self.carried: Carried | None = None
        self.seat = 0

    def forget_gone(self) -> None:
        """Close places that are no more."""
        self.open = tuple(name for name in self.open if name in self.draft.editor.fields)

    def writing(self) -> Writing | None:
        """Return the position and a lesson as texts to be copied, while they are asked for.

        What keeps it from being a lesson is told in words.
        """
        if not self._writes:
            return None
        try:
            lesson = self.draft.lesson_text()
        except TutorError as error:
            lesson = f"# {self.draft.words(error.message)}"
        return {"json": self.draft.editor.text, "lesson": lesson, "name": _UNNAMED, "ending": LESSON}

    # -- beginning, and writing out

    def begin(self, name: str, seats: int, empty: int) -> str:
        """Begin with the first position of a game, or an empty one; raises TutorError."""
        return self._begun(first_position(name, seats=seats, empty=bool(empty)))

    def load(self, text: str, turn: int) -> str:
        """Begin with a position or a record as a text, at a turn above zero; raises TutorError."""
        game, position = position_of(parse_json(text), turn if turn > 0 else None)
        return self._begun(Editor(game, position))

    def _begun(self, editor: Editor) -> str:
        words = self.draft.words
        self.spot = ""
        self._take_up(Draft(editor, words.language))
        return words.say("editor-begun")

    def write(self) -> None:
        """Show the position and a lesson as texts, until it is asked for again."""
        self._writes = not self._writes

    def save(self, name: str, what: str) -> str:
        """Write the position or a lesson into the folder; raises TutorError."""
        if self.folder is None:
            raise MisusedError("editor-no-folder")
        save = self.draft.save_lesson if what == "lesson" else self.draft.save
        return self.draft.words.say("editor-saved", path=str(save(name, self.folder)))

    # -- looking

    def open_place(self, name: str) -> None:
        """Open a place by its name; raises MisusedError for none."""
        self.spot, self.open = "", (self.draft.editor.field(name).name,)

    def sit(self, seat: int) -> None:
        """Look at the table from a seat."""
        editor = self.draft.editor
        self.seat = seat % editor.game.seats(editor.state)

    def pick(self, spot: str) -> str:
        """Open a place of the board, or put down there what is being moved."""
        words, fields = self.draft.words, self.draft.editor.fields_at(spot)
        if self.carried is not None:
            goal = next((field for field in editor_page.goals(self.draft, self.carried) if field.is_at(spot)), None)
            if goal is None:
                raise MisusedError("editor-not-here", piece=self.carried.piece.label)
            self.drop(goal.name)
            self.spot = spot
            return ""
        if not fields:
            raise MisusedError("editor-fixed")
        self.spot, self.open = spot, tuple(field.name for field in fields)
        return words.say("editor-picked", fields=tuple(field.label for field in fields))

    # -- carrying a piece

    def lift(self, name: str, at: int) -> None:
        """Take a piece of a place up, by its number there; raises MisusedError for none."""
        field = self.draft.editor.field(name)
        lying = self.draft.editor.lying(field)
        if not 0 <= at < len(lying):
            raise MisusedError("edit-nothing-there", field=field.label)
        self.carried = Carried(field, at, lying[at].piece)

    def drop(self, name: str) -> None:
        """Put the piece that is carried down at a place; raises TutorError."""
        carried = self.carried
        if carried is None:
            raise MisusedError("board-not-understood")
        self.draft.editor.move(carried.field.name, name, carried.at)
        self.put_down()
        self.spot, self.open = "", (name, carried.field.name)

    def put_down(self) -> None:
        """Carry nothing any more: what is carried lies where it lay, or may lie elsewhere now."""
        self.carried = None

    # -- changing the position

    def put(self, name: str, piece: int) -> None:
        """Put a piece down at a place, by its number among those that can lie there; raises TutorError."""
        pieces = self.draft.editor.field(name).pieces
        if not 0 <= piece < len(pieces):
            raise MisusedError("board-not-understood")
        self.draft.editor.put(name, pieces[piece].value)
        self.put_down()

    def take(self, name: str, at: int) -> None:
        """Take a piece of a place away, by its number there; raises TutorError."""
        self.draft.editor.take(name, at)
        self.put_down()

    def shift(self, name: str, at: int, to: int) -> None:
        """Move a piece within a place, by its number there; raises TutorError."""
        self.draft.editor.shift(name, at, to)
        self.put_down()

    def set(self, name: str, number: int) -> None:
        """Set the number of a place; raises TutorError."""
        self.draft.editor.set(name, number)
        self.put_down()

    def undo(self) -> None:
        """Take back what was changed last; raises TutorError."""
        self.draft.editor.undo()
        self.put_down()

    def redo(self) -> None:
        """Change again what was taken back; raises TutorError."""
        self.draft.editor.redo()
        self.put_down()
