"""The games of a table: begun from the form, begun again, or taken up; how they are kept, and what is offered."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import saved_games
from trajan_tutor.journals.game_journal import GameJournal
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.session.session import Session
from trajan_tutor.shown.result import again
from trajan_tutor.viewmodel import new_game_form
from trajan_tutor.viewmodel.words_model import OfferShown


class Autosave:
    """Keeps what is decided on one board in the journal of its game, in the folder of whoever plays.

    Without a folder nothing is kept.
    """

    __slots__ = ("folder", "journal")

    def __init__(self, folder: Path | None) -> None:
        """Keep nothing yet."""
        self.folder = folder
        self.journal: GameJournal | None = None

    def begin(self, session: Session | None) -> None:
        """Keep a game that has just begun."""
        self.journal = (
            saved_games.begin(session, self.folder) if session is not None and self.folder is not None else None
        )

    def take_up(self, saved: saved_games.Saved) -> tuple[Session, tuple[Message, ...]]:
        """Return a saved game, which goes on in its journal, and what of it cannot be used; raises UnreadableError."""
        taken = saved_games.take_up(saved)
        self.journal = taken.journal
        return taken.session, taken.problems

    def named(self, name: str) -> saved_games.Saved:
        """Return the saved game of a name; raises MisusedError for none, UnreadableError for one that is damaged."""
        return saved_games.named(self._folder_or_refuse(name), name)

    def remove(self, name: str) -> None:
        """Remove the saved game of a name for ever; raises MisusedError where there is none, SavingError."""
        saved_games.remove(self._folder_or_refuse(name), name)

    def keep(self, *, asked: bool) -> Message | None:
        """Write what was decided and return what is to be said when that fails.

        What a program decides, and no person has `asked` for, begins no journal.
        """
        if self.journal is None or not (asked or self.journal.has_begun):
            return None
        try:
            self.journal.keep()
        except SavingError as error:
            return error.message
        return None

    def offered(self) -> saved_games.Saved | None:
        """Return the saved game that may be continued instead of a new one; one that is over is none."""
        if self.journal is None or self.folder is None:
            return None
        saved = saved_games.offer(self.journal.session, self.folder)
        return None if saved is None or saved.over else saved

    def _folder_or_refuse(self, name: str) -> Path:
        if self.folder is None:
            raise MisusedError("session-saved-games-gone", file=name)
        return self.folder


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that has just come to the table, how it is to be shown, and what of it cannot be used.

    `by_itself` tells whether the page plays the bots' turns one by one; None leaves that as it is. A game `by_form` is
    another one than before; one that is `continued` goes on.
    """

    session: Session
    language: str
    theme: str
    by_itself: bool | None
    problems: tuple[Message, ...] = ()
    by_form: bool = False
    continued: bool = False


class NewGames:
    """Begins games on one table, and keeps them in the folder of a person; without a folder nothing is kept."""

    __slots__ = ("keeper", "saved")

    def __init__(self, session: Session | None, saves: Path | None) -> None:
        """Keep a game that has just begun, from its first decision on."""
        self.keeper = Autosave(saves)
        self.keeper.begin(session)
        self.saved: saved_games.Saved | None = None

    def by_form(self, answers: Mapping[str, object]) -> NewGame:
        """Return the game that answers of the form begin; raises TutorError."""
        language, theme = new_game_form.language_of(answers), new_game_form.theme_of(answers)
        begun = NewGame(
            new_game_form.begin(answers), language, theme, new_game_form.plays_by_itself(answers), by_form=True
        )
        self.keeper.begin(begun.session)
        return begun

    def again(self, table: Table) -> NewGame:
        """Return another game like the one on the table; raises MisusedError where there is none."""
        begun = NewGame(again(table.begun_play()), table.words.language, table.theme, None)
        self.keeper.begin(begun.session)
        return begun

    def offered(self, table: Table) -> NewGame:
        """Return the saved game that is offered; raises MisusedError where none is, UnreadableError."""
        if self.saved is None:
            raise MisusedError("board-offer-gone")
        return self._taken_up(self.saved, table)

    def named(self, name: str, table: Table) -> NewGame:
        """Return the saved game of a name; raises TutorError."""
        return self._taken_up(self.keeper.named(name), table)

    def _taken_up(self, saved: saved_games.Saved, table: Table) -> NewGame:
        taken, problems = self.keeper.take_up(saved)
        return NewGame(taken, table.words.language, table.theme, by_itself=True, problems=problems, continued=True)

    def look(self) -> None:
        """Look for a saved game that may be continued instead of a new one."""
        self.saved = self.keeper.offered()

    def offer(self, table: Table) -> OfferShown | None:
        """Return the offer to continue a saved game, if there is one: when it was played, and how far it got."""
        if self.saved is None:
            return None
        key = "board-offer-turn" if self.saved.turns else "board-offer-decisions"
        number = self.saved.turns or self.saved.decisions
        return {
            "text": table.words(Message.of(key, when=self.saved.when.astimezone(), number=number)),
            "go_on": table.say("board-offer-continue"),
            "decline": table.say("board-offer-no"),
        }

    def remove(self, name: str) -> None:
        """Remove a saved game for ever, and an offer to continue it; raises TutorError."""
        self.keeper.remove(name)
        if self.saved is not None and self.saved.path.name == name:
            self.saved = None

    def keeps(self, table: Table) -> str:
        """Return in words what would be there if nobody answered any more."""
        journal = self.keeper.journal
        if journal is None or table.play is None:
            return table.say("board-keeps-none")
        decisions = journal.decisions_saved()
        return table.say("board-keeps-game", count=decisions) if decisions else table.say("board-keeps-nothing")
