"""A position being built by clicks: a board whose places can be picked, and what lies there. It knows no host."""

from collections.abc import Callable
from pathlib import Path

from trajan_tutor.desk.editor import editor_page
from trajan_tutor.desk.editor.editor_actions import EditorActions
from trajan_tutor.desk.editor.editor_model import EditorModel
from trajan_tutor.desk.editor.editor_requests import EDITOR_ROWS, read_asked
from trajan_tutor.desk.pages.shown import Shown
from trajan_tutor.desk.requests.request_rows import TOO_LATE
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.draft import Draft
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.position_editor import ImpossibleError
from trajan_tutor.view import draw_board
from trajan_tutor.view.legend import palette_of
from trajan_tutor.view.style import AUTO
from trajan_tutor.viewmodel.notices import plain_notice


class EditorDesk:
    """A draft on a table, shown to pages by `shown`; files are written into a `folder`, none without one.

    What a program has done to the draft is shown by `refresh`.
    """

    def __init__(
        self,
        draft: Draft,
        prefix: str = "e",
        folder: Path | None = None,
        speaks: Callable[[str], Message | None] | None = None,
    ) -> None:
        """Show a position that is being built; `speaks` is told which language a page chose."""
        self._prefix = prefix
        self._actions = EditorActions(draft, folder)
        self._changes = 0
        self._counted = draft.position
        self._load_palette()
        self.shown = Shown(self._first(), self._act, self._speak, speaks)

    @property
    def draft(self) -> Draft:
        """The position with all that can be done to it by calls."""
        return self._actions.draft

    def refresh(self) -> None:
        """Show the position as it stands."""
        with self.shown.guard():
            if self._palette_draft is not self.draft:
                # Another game may have another template.
                self._load_palette()
            self._count()
            self.shown.show(**self._scene())

    def _load_palette(self) -> None:
        self._palette_draft = self.draft
        self._palette = palette_of(self.draft.editor.game, f"{self._prefix}-pieces")

    def _count(self) -> None:
        position = self.draft.editor.position
        self._changes += position is not self._counted
        self._counted = position

    def _first(self) -> EditorModel:
        model: dict[str, object] = {
            "kind": "editor",
            "theme": AUTO,
            "answered": "",
            "notice": plain_notice(""),
            "can_save": self._actions.folder is not None,
        }
        return {**model, **self._in_language(), **self._scene()}  # type: ignore[typeddict-item]

    def _speak(self, language: str) -> dict[str, object]:
        self.draft.speak(language)
        return {**self._in_language(), **self._scene()}

    def _in_language(self) -> dict[str, object]:
        """Return what changes with the language alone."""
        words = self.draft.words
        return {
            "language": words.language,
            "labels": editor_page.editor_labels(words),
            "games": editor_page.beginnings(words),
        }

    def _scene(self) -> dict[str, object]:
        """Return everything that changes with the position and with what is open."""
        actions, draft = self._actions, self.draft
        actions.forget_gone()
        return {
            "prefix": self._palette.prefix,
            "title": draft.words.say("edit-title", game=draft.editor.game.name),
            "at": self._changes,
            "sheet": self._palette.sheet(AUTO),
            "svg": self._drawn(),
            "areas": editor_page.areas(draft),
            "spot": actions.spot,
            "places": editor_page.places(draft, actions.open, self._palette),
            "carried": editor_page.carrying(draft, actions.carried),
            "seats": editor_page.seats(draft),
            "seat": actions.seat,
            "can_undo": draft.editor.can_undo,
            "can_redo": draft.editor.can_redo,
            "writing": actions.writing(),
        }

    def _drawn(self) -> str:
        actions, game, seen = self._actions, self.draft.editor.game, self.draft.observation()
        lit: frozenset[str] = frozenset()
        if actions.carried is not None:
            fields = editor_page.goals(self.draft, actions.carried)
            lit = frozenset(spot.name for spot in game.spots(seen) if any(field.is_at(spot.name) for field in fields))
        return draw_board(
            game,
            seen,
            self.draft.words,
            prefix=self._prefix,
            own_seat=actions.seat,
            legal=lit,
            chosen=actions.spot,
            theme=AUTO,
        ).svg

    def _act(self, content: dict[str, object]) -> None:
        words, actions = self.draft.words, self._actions
        self._count()
        asked = read_asked(content)
        if asked is None:
            self.shown.notify(plain_notice("problem", text=words.say("board-not-understood")))
            return
        row = EDITOR_ROWS[asked.kind]
        if row.is_too_late(self._changes, asked.at):
            self.refresh()
            self.shown.notify(plain_notice("problem", text=words.say(TOO_LATE)))
            return
        try:
            sentence = actions.accepts[asked.kind](*asked.texts, *asked.numbers) or ""
        except ImpossibleError as error:
            self.shown.notify(plain_notice("refused", text=self.draft.sentence(error)))
        except TutorError as error:
            # A text that was pasted may be of another game than the one that lies on the board.
            self.shown.notify(plain_notice("problem", text=words_of_every_game(words.language)(error.message)))
        else:
            self.refresh()
            self.shown.notify(plain_notice("note", text=sentence))
