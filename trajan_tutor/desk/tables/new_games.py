"""Games that are begun from the form, begun again, or taken up among the saved games, and what of those is offered."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trajan_tutor.desk.tables import autosave
from trajan_tutor.desk.tables.autosave import Autosave
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import saved_games
from trajan_tutor.session.session import Session
from trajan_tutor.shown.result import again
from trajan_tutor.viewmodel import new_game_form
from trajan_tutor.viewmodel.words_model import OfferShown


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
        """Return the offer to continue a saved game, if there is one."""
        if self.saved is None:
            return None
        words = autosave.offer_words(self.saved, table.words)
        return {"text": words["text"], "go_on": words["yes"], "decline": words["no"]}

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
