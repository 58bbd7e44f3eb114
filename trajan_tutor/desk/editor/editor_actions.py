"""What a page of the position editor can do: begin, look at places, carry pieces, change the position, write it out."""

from pathlib import Path
from typing import Final

from trajan_tutor.desk.editor import editor_page
from trajan_tutor.desk.editor.editor_model import Writing
from trajan_tutor.desk.editor.editor_page import Carried
from trajan_tutor.desk.editor.editor_requests import EditorRequest
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.lessons.draft import LESSON, Draft
from trajan_tutor.session.editing_sources import ENDING, first_position, position_of
from trajan_tutor.session.position_editor import Editor

# The name that the text of a lesson says before anybody has chosen one.
_UNNAMED: Final = "my-lesson"


class EditorActions:
    """A draft, and which of its places are open; files are written into a `folder`, none without one."""

    def __init__(self, draft: Draft, folder: Path | None) -> None:
        """Take up a draft."""
        self.folder = folder
        self.spot = ""
        self._writes = False
        self._take_up(draft)

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
            lesson = self.draft.lesson_text(f"{_UNNAMED}{ENDING}")
        except TutorError as error:
            lesson = f"# {self.draft.words(error.message)}"
        return {"json": self.draft.editor.text, "lesson": lesson, "name": _UNNAMED, "ending": LESSON}

    def do(self, asked: EditorRequest) -> str:
        """Do what is asked for, and return what is said about it; raises TutorError."""
        if asked.kind in ("begin", "load"):
            return self._begin(asked)
        if asked.kind in ("write", "save"):
            return self._write(asked)
        if asked.kind in ("pick", "open", "seat", "lift", "drop", "lay"):
            return self._look(asked)
        return self._edit(asked)

    def _begin(self, asked: EditorRequest) -> str:
        words = self.draft.words
        if asked.kind == "begin":
            seats, empty = asked.numbers
            editor = first_position(asked.texts[0], seats=seats, empty=bool(empty))
        else:
            turn = asked.numbers[0]
            game, position = position_of(parse_json(asked.texts[0]), turn if turn > 0 else None)
            editor = Editor(game, position)
        self.spot = ""
        self._take_up(Draft(editor, words.language))
        return words.say("editor-begun")

    def _write(self, asked: EditorRequest) -> str:
        if asked.kind == "write":
            # Shown until it is asked for again.
            self._writes = not self._writes
            return ""
        if self.folder is None:
            raise MisusedError("editor-no-folder")
        name, what = asked.texts
        save = self.draft.save_lesson if what == "lesson" else self.draft.save
        return self.draft.words.say("editor-saved", path=str(save(name, self.folder)))

    def _look(self, asked: EditorRequest) -> str:
        editor = self.draft.editor
        if asked.kind == "pick":
            return self._pick(asked.texts[0])
        if asked.kind == "open":
            self.spot, self.open = "", (editor.field(asked.texts[0]).name,)
        elif asked.kind == "seat":
            self.seat = asked.numbers[0] % editor.game.seats(editor.state)
        elif asked.kind == "lift":
            self._lift(asked.texts[0], asked.numbers[0])
        elif asked.kind == "drop":
            self._drop(asked.texts[0])
        else:
            self.carried = None
        return ""

    def _pick(self, spot: str) -> str:
        """Open a place of the board, or put down there what is being moved."""
        words, fields = self.draft.words, self.draft.editor.fields_at(spot)
        if self.carried is not None:
            goal = next((field for field in editor_page.goals(self.draft, self.carried) if field.is_at(spot)), None)
            if goal is None:
                raise MisusedError("editor-not-here", piece=self.carried.piece.label)
            self._drop(goal.name)
            self.spot = spot
            return ""
        if not fields:
            raise MisusedError("editor-fixed")
        self.spot, self.open = spot, tuple(field.name for field in fields)
        return words.say("editor-picked", fields=tuple(field.label for field in fields))

    def _lift(self, name: str, at: int) -> None:
        field = self.draft.editor.field(name)
        lying = self.draft.editor.lying(field)
        if not 0 <= at < len(lying):
            raise MisusedError("edit-nothing-there", field=field.label)
        self.carried = Carried(field, at, lying[at].piece)

    def _drop(self, name: str) -> None:
        carried = self.carried
        if carried is None:
            raise MisusedError("board-not-understood")
        self.draft.editor.move(carried.field.name, name, carried.at)
        self.carried = None
        self.spot, self.open = "", (name, carried.field.name)

    def _edit(self, asked: EditorRequest) -> str:
        editor = self.draft.editor
        if asked.kind in ("undo", "redo"):
            (editor.undo if asked.kind == "undo" else editor.redo)()
        else:
            place = asked.texts[0]
            if asked.kind == "put":
                pieces = editor.field(place).pieces
                if not 0 <= asked.numbers[0] < len(pieces):
                    raise MisusedError("board-not-understood")
                editor.put(place, pieces[asked.numbers[0]].value)
            elif asked.kind == "take":
                editor.take(place, asked.numbers[0])
            elif asked.kind == "shift":
                editor.shift(place, *asked.numbers)
            else:
                editor.set(place, asked.numbers[0])
        # What is carried may lie elsewhere now.
        self.carried = None
        return ""
