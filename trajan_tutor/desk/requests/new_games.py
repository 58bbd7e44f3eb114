"""Games that are begun from the form, begun again, or taken up among the saved games, and what of those is offered."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trajan_tutor.desk import autosave
from trajan_tutor.desk.autosave import Autosave
from trajan_tutor.desk.requests.request import Request
from trajan_tutor.desk.table import Table
from trajan_tutor.desk.view_model import new_game_form
from trajan_tutor.desk.view_model.words_model import OfferShown
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import saved_games
from trajan_tutor.session.session import STEP, Session
from trajan_tutor.shown.result import again

# What puts another game on the table.
BEGINNINGS: Final = frozenset({"begin", "again", "continue", "resume"})
# What goes on with a saved game: the one that is offered, or one of the saved games.
TAKING_UP: Final = frozenset({"continue", "resume"})


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that has just come to the table, how it is to be shown, and what of it cannot be used.

    `by_itself` tells whether the page plays the bots' turns one by one; None leaves that as it is.
    """

    session: Session
    language: str
    theme: str
    by_itself: bool | None
    problems: tuple[Message, ...] = ()


class NewGames:
    """Begins games on one table, and keeps them in the folder of a person; without a folder nothing is kept."""

    __slots__ = ("keeper", "saved")

    def __init__(self, session: Session | None, saves: Path | None) -> None:
        """Keep a game that has just begun, from its first decision on."""
        self.keeper = Autosave(saves)
        self.keeper.begin(session)
        self.saved: saved_games.Saved | None = None

    def begun(self, request: Request, table: Table) -> NewGame:
        """Return the game that a request begins; raises TutorError."""
        if request.kind in TAKING_UP:
            saved = self.keeper.named(request.target) if request.kind == "resume" else self.saved
            if saved is None:
                raise MisusedError("board-offer-gone")
            taken, problems = self.keeper.take_up(saved)
            return NewGame(taken, table.words.language, table.theme, taken.pace == STEP, problems)
        if request.kind == "again":
            if table.play is None:
                raise MisusedError("board-table-empty")
            found = NewGame(again(table.play), table.words.language, table.theme, None)
        else:
            answers = request.answers
            language, theme = new_game_form.language_of(answers), new_game_form.theme_of(answers)
            found = NewGame(new_game_form.begin(answers), language, theme, new_game_form.plays_by_itself(answers))
        self.keeper.begin(found.session)
        return found

    def look(self) -> None:
        """Look for a saved game that may be continued instead of a new one."""
        self.saved = self.keeper.offered()

    def offer(self, table: Table) -> OfferShown | None:
        """Return the offer to continue a saved game, if there is one."""
        if self.saved is None:
            return None
        told = autosave.offer_words(self.saved, table.words)
        return {"text": told["text"], "go_on": told["yes"], "decline": told["no"]}

    def remove(self, name: str) -> None:
        """Remove a saved game for ever, and an offer to continue it; raises TutorError."""
        self.keeper.remove(name)
        if self.saved is not None and self.saved.path.name == name:
            self.saved = None

    def keeps(self, table: Table) -> str:
        """Return in words what would be kept if nobody answered any more."""
        journal = self.keeper.journal
        if journal is None or not journal.has_begun or table.play is None:
            return table.say("board-keeps-nothing")
        return table.say("board-keeps-game", count=len(table.play.steps))
