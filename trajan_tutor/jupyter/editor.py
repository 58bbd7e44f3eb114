"""The position editor as a widget: a board whose places can be picked, and a panel that says what lies there."""

import itertools
from pathlib import Path
from threading import RLock
from typing import Any, Final

import anywidget
import traitlets

from trajan_tutor.desk import editor_page
from trajan_tutor.desk.editor_page import Carried
from trajan_tutor.desk.editor_requests import Asked, read_asked
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.lessons.draft import LESSON, Draft
from trajan_tutor.session.editing import Editor, ImpossibleError
from trajan_tutor.session.editing_sources import ENDING, first_position, position_of
from trajan_tutor.session.telling import words_of_every_game
from trajan_tutor.view import Renderer
from trajan_tutor.view.palette import palette_of
from trajan_tutor.view.style import AUTO

_HERE: Final = Path(__file__).parent
# These come from a list or a board that may be older than the position.
_OF_A_POSITION: Final = frozenset({"take", "shift", "lift", "drop"})
# The name that the text of a lesson says before anybody has chosen one.
_UNNAMED: Final = "my-lesson"

_numbers = itertools.count(1)


class EditorWidget(anywidget.AnyWidget):
    """A position being built by clicks.

    `draft` is the position with all that can be done by calls; `put`, `take`, `move`, `set`, `undo` and `redo` of the
    widget do the same and show it.
    """

    # As text, as for a board: a file that is watched holds every editor for ever.
    _esm = (_HERE / "editor.js").read_text(encoding="utf-8")
    _css = (_HERE / "board.css").read_text(encoding="utf-8") + (_HERE / "editor.css").read_text(encoding="utf-8")

    prefix = traitlets.Unicode().tag(sync=True)
    title = traitlets.Unicode().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    games: traitlets.List[Any] = traitlets.List().tag(sync=True)
    sheet = traitlets.Unicode().tag(sync=True)
    svg = traitlets.Unicode().tag(sync=True)
    change = traitlets.Int().tag(sync=True)
    areas: traitlets.List[Any] = traitlets.List().tag(sync=True)
    spot = traitlets.Unicode().tag(sync=True)
    places: traitlets.List[Any] = traitlets.List().tag(sync=True)
    carried = traitlets.Dict().tag(sync=True)
    seats: traitlets.List[Any] = traitlets.List().tag(sync=True)
    seat = traitlets.Int().tag(sync=True)
    can_undo = traitlets.Bool().tag(sync=True)
    can_redo = traitlets.Bool().tag(sync=True)
    notice = traitlets.Dict().tag(sync=True)
    writing = traitlets.Dict().tag(sync=True)

    def __init__(self, draft: Draft) -> None:
        """Show a position that is being built."""
        self._prefix = f"e{next(_numbers)}"
        # Messages may come on another thread than the cells run on.
        self._lock = RLock()
        self._open: tuple[str, ...] = ()
        self._carried: Carried | None = None
        self._seat = 0
        self._changes = 0
        self._counted = draft.position
        self._lay_out(draft)
        super().__init__(
            prefix=self._palette.prefix,
            labels=editor_page.editor_labels(draft.words),
            games=editor_page.beginnings(draft.words),
        )
        self.refresh()
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        """Say of which game it is, alike in every run."""
        return repr(self.draft)

    def _lay_out(self, draft: Draft) -> None:
        """Take up another draft: another game may have another template."""
        self.draft = draft
        self._renderer = Renderer(self._prefix)
        self._palette = palette_of(draft.editor.game, f"{self._prefix}-pieces")
        self._open, self._carried, self._seat = ("actor",) if "actor" in draft.editor.fields else (), None, 0

    # -- for programs

    @property
    def position(self) -> dict[str, Any]:
        """The position as JSON data: what `trajan_tutor.play` begins with."""
        return self.draft.position

    def put(self, place: str, piece: Any) -> None:
        """Put a piece on a place by its name in the position, such as `put("players.0.hand", "wine")`."""
        self.draft.put(place, piece)
        self.refresh()

    def take(self, place: str, at: int = -1) -> None:
        """Take a piece from a place: the last one, or that of a number, counted from 0."""
        self.draft.take(place, at)
        self.refresh()

    def move(self, place: str, to: str, at: int = -1) -> None:
        """Move a piece from one place to another one."""
        self.draft.move(place, to, at)
        self.refresh()

    def set(self, place: str, number: int) -> None:
        """Write a number: the quarter, the time, points, how many pieces there are."""
        self.draft.set(place, number)
        self.refresh()

    def undo(self) -> None:
        """Take back the last change."""
        self.draft.undo()
        self.refresh()

    def redo(self) -> None:
        """Make the change again that was taken back."""
        self.draft.redo()
        self.refresh()

    def places_by_name(self) -> dict[str, str]:
        """Return the names of all places with what they are called."""
        return self.draft.places()

    def save_position(self, name: str = "position", folder: str | Path = ".") -> Path:
        """Write the position as JSON into a folder, under a name that is still free; return the file."""
        return self.draft.save(name, folder)

    def save_lesson(self, name: str = "my-lesson", folder: str | Path = ".") -> Path:
        """Write the position and a lesson to be filled in, under a name that is still free; return the lesson."""
        return self.draft.save_lesson(name, folder)

    def refresh(self) -> None:
        """Show the position as it stands."""
        draft, editor = self.draft, self.draft.editor
        with self._lock, self.hold_sync():
            self._changes += editor.position is not self._counted
            self._counted = editor.position
            self._open = tuple(name for name in self._open if name in editor.fields)
            self.title = draft.words.say("edit-title", game=editor.game.name)
            self.prefix = self._palette.prefix
            self.sheet = self._palette.sheet(AUTO)
            self.change = self._changes
            self.areas = editor_page.areas(draft)
            self.places = editor_page.places(draft, self._open, self._palette)
            self.carried = editor_page.carrying(draft, self._carried)
            self.seats, self.seat = editor_page.seats(draft), self._seat
            self.can_undo, self.can_redo = editor.can_undo, editor.can_redo
            self.writing = self._written() if self.writing else {}
            self.svg = self._drawn()

    def _drawn(self) -> str:
        game, seen = self.draft.editor.game, self.draft.observation()
        lit: frozenset[str] = frozenset()
        if self._carried is not None:
            fields = editor_page.goals(self.draft, self._carried)
            lit = frozenset(one.name for one in game.spots(seen) if any(field.is_at(one.name) for field in fields))
        return self._renderer.draw(
            game, seen, self.draft.words, own_seat=self._seat, legal=lit, chosen=self.spot, theme=AUTO
        )

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        # Beside the widget a picture and a text: a reader sees them before the cell is run, and where no widget can be.
        bundle = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**bundle[0], **self.draft.still()}, bundle[1]

    # -- for the page

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        asked = read_asked(_renamed(content))
        with self._lock, self.hold_sync():
            if asked is None:
                self._tell("problem", self.draft.words.say("board-not-understood"))
                return
            if asked.kind in _OF_A_POSITION and asked.at != self._changes:
                self.refresh()
                self._tell("problem", self.draft.words.say("board-late"))
                return
            try:
                said = self._do(asked)
            except ImpossibleError as error:
                self._tell("refused", self.draft.sentence(error))
            except TutorError as error:
                # A text that was pasted may be of another game than the one that lies on the board.
                self._tell("problem", words_of_every_game(self.draft.words.language)(error.message))
            else:
                self.refresh()
                self._tell("done", said)

    def _tell(self, kind: str, text: str) -> None:
        # The number makes two equal answers in a row two answers.
        self.notice = {"kind": kind, "text": text, "number": self.notice.get("number", 0) + 1}

    def _do(self, asked: Asked) -> str:
        """Do what the page asks for, and return what is said about it; raises TutorError."""
        if asked.kind in ("begin", "load"):
            return self._begin(asked)
        if asked.kind in ("write", "save"):
            return self._write(asked)
        if asked.kind in ("pick", "open", "seat", "lift", "drop", "lay"):
            return self._look(asked)
        return self._edit(asked)

    def _begin(self, asked: Asked) -> str:
        words = self.draft.words
        if asked.kind == "begin":
            seats, empty = asked.numbers
            editor = first_position(asked.texts[0], seats=seats, empty=bool(empty))
        else:
            turn = asked.numbers[0]
            game, position = position_of(parse_json(asked.texts[0]), turn if turn > 0 else None)
            editor = Editor(game, position)
        self.spot = ""
        self._lay_out(Draft(editor, words.language))
        return words.say("editor-begun")

    def _write(self, asked: Asked) -> str:
        words = self.draft.words
        if asked.kind == "write":
            # Shown until it is asked for again.
            self.writing = {} if self.writing else self._written()
            return ""
        name, what = asked.texts
        path = self.draft.save_lesson(name) if what == "lesson" else self.draft.save(name)
        return words.say("editor-saved", path=str(path))

    def _written(self) -> dict[str, str]:
        """Return the position and a lesson as texts to be copied; what keeps it from being a lesson, in words."""
        try:
            lesson = self.draft.lesson_text(f"{_UNNAMED}{ENDING}")
        except TutorError as error:
            lesson = f"# {self.draft.words(error.message)}"
        return {"json": self.draft.editor.text, "lesson": lesson, "name": _UNNAMED, "ending": LESSON}

    def _look(self, asked: Asked) -> str:
        editor = self.draft.editor
        if asked.kind == "pick":
            return self._pick(asked.texts[0])
        if asked.kind == "open":
            self.spot, self._open = "", (editor.field(asked.texts[0]).name,)
        elif asked.kind == "seat":
            self._seat = asked.numbers[0] % editor.game.seats(editor.state)
        elif asked.kind == "lift":
            self._lift(asked.texts[0], asked.numbers[0])
        elif asked.kind == "drop":
            self._drop(asked.texts[0])
        else:
            self._carried = None
        return ""

    def _pick(self, spot: str) -> str:
        """Open a place of the board, or put down there what is being moved."""
        words, fields = self.draft.words, self.draft.editor.fields_at(spot)
        if self._carried is not None:
            goal = next((field for field in editor_page.goals(self.draft, self._carried) if field.is_at(spot)), None)
            if goal is None:
                raise MisusedError("editor-not-here", piece=self._carried.piece.label)
            self._drop(goal.name)
            self.spot = spot
            return ""
        if not fields:
            raise MisusedError("editor-fixed")
        self.spot, self._open = spot, tuple(field.name for field in fields)
        return words.say("editor-picked", fields=tuple(field.label for field in fields))

    def _lift(self, name: str, at: int) -> None:
        field = self.draft.editor.field(name)
        lying = self.draft.editor.lying(field)
        if not 0 <= at < len(lying):
            raise MisusedError("edit-nothing-there", field=field.label)
        self._carried = Carried(field, at, lying[at].piece)

    def _drop(self, name: str) -> None:
        carried = self._carried
        if carried is None:
            raise MisusedError("board-not-understood")
        self.draft.editor.move(carried.field.name, name, carried.at)
        self._carried = None
        self.spot, self._open = "", (name, carried.field.name)

    def _edit(self, asked: Asked) -> str:
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
        self._carried = None
        return ""


def _renamed(content: object) -> object:
    """Return a message of this page with the names that the desk has for its fields."""
    if not isinstance(content, dict):
        return content
    return {**content, "at": content.get("change"), "lying": content.get("at")}
