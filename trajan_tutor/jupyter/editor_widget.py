"""The position editor as a widget: the value of `trajan_tutor.edit` in a notebook."""

from pathlib import Path
from typing import Any

from trajan_tutor.desk.editor.editor_desk import EditorDesk
from trajan_tutor.jupyter.page_widget import PageWidget, next_prefix
from trajan_tutor.jupyter.visitor import speak
from trajan_tutor.lessons.draft import Draft
from trajan_tutor.view.static_output import StaticOutput


class EditorWidget(PageWidget):
    """A position being built by clicks.

    `draft` is the position with all that can be done by calls; `put`, `take`, `move`, `set`, `undo` and `redo` of the
    widget do the same and show it.
    """

    def __init__(self, draft: Draft) -> None:
        """Show a position that is being built; its page writes files beside the notebook."""
        self.desk = EditorDesk(draft, next_prefix("e"), Path(), speak)
        super().__init__(self.desk.shown)
        self.desk.shown.listen(self.sink())

    def __repr__(self) -> str:
        """Say of which game it is, alike in every run."""
        return repr(self.draft)

    @property
    def draft(self) -> Draft:
        """The position with all that can be done to it by calls; another one when the page has begun anew."""
        return self.desk.draft

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
        """Write a lesson to be filled in, with the position in it, under a name that is still free; return the file."""
        return self.draft.save_lesson(name, folder)

    def refresh(self) -> None:
        """Show the position as it stands."""
        self.desk.refresh()

    def static_output(self) -> StaticOutput:
        """Return the position as it stands, as a notebook keeps it."""
        return self.draft.static_output()

    def standing(self) -> object:
        """Return the position and the language."""
        return self.draft.editor.text, self.draft.words.language
