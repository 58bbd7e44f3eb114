"""Saving by itself, and the saved game that a person may want to continue."""

from pathlib import Path

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals import saved_games
from trajan_tutor.journals.game_journal import GameJournal
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.session.session import Session


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


def offer_words(saved: saved_games.Saved, words: Words) -> dict[str, str]:
    """Return the offer to continue a saved game: when it was played, and how far it got."""
    when = saved.when.astimezone()
    key = "board-offer-turn" if saved.turns else "board-offer-decisions"
    number = saved.turns or saved.decisions
    return {
        "text": words(Message.of(key, when=when, number=number)),
        "yes": words(Message.of("board-offer-continue")),
        "no": words(Message.of("board-offer-no")),
    }
