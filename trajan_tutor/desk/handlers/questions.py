"""What a page asks to be told: nothing of the game or of what is shown changes by it."""

from collections.abc import Callable, Mapping
from typing import Final

from trajan_tutor.desk.coach import review_panel
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.displays.save_watch import SaveWatch
from trajan_tutor.desk.requests.request import Request
from trajan_tutor.desk.tables.new_games import Autosave
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.i18n.words import keys_of_text
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.shown.replay import Replay
from trajan_tutor.viewmodel import new_game_form, panels, replay_fields, settlement_report
from trajan_tutor.viewmodel.history import comparison, history
from trajan_tutor.viewmodel.place_tips import foresee, tip
from trajan_tutor.viewmodel.saved_games_list import saved_games_list

# What is told, as plain values in words.
Answer = Mapping[str, object]


class Questions:
    """Answers what a page asks about one table."""

    __slots__ = ("_coach", "_keeper", "_replay", "_saves", "_table", "accepts")

    def __init__(self, table: Table, keeper: Autosave, coach: Coach, saves: SaveWatch) -> None:
        """Know of no replay yet."""
        self._saves = saves
        self._coach = coach
        self._table = table
        self._keeper = keeper
        self._replay: Replay | None = None
        self.accepts: Mapping[str, Callable[[Request], Answer]] = {
            "tell": self.tip,
            "preview": self.preview,
            "show": self.show,
            "wording": self.wording,
            "save": self.save,
            "copies": self.copies,
            "frame": self.frame,
            "report": self.report,
            "moment": self.moment,
            "compare": self.compare,
        }

    def forget(self) -> None:
        """Forget the replay of a game that is no more."""
        self._replay = None

    def frame(self, request: Request) -> Answer:
        """Return a picture of the replay that was opened last; raises MisusedError where none was."""
        if self._replay is None:
            raise MisusedError("board-not-understood")
        return replay_fields.picture(self._replay, request.number, self._table.prefix, self._table.theme)

    def moment(self, request: Request) -> Answer:
        """Return a decision of the review, looked at closely; raises MisusedError where there is none."""
        table = self._table
        return review_panel.moment(self._coach.back, request.number, table.words, table.prefix, table.theme)

    def compare(self, request: Request) -> Answer:
        """Return places of the game side by side; raises MisusedError for what cannot be compared."""
        table = self._table
        return comparison(
            self._table.begun_session(), table.words, request.places, f"{table.prefix}-compared", table.theme
        )

    def show(self, request: Request) -> Answer:
        """Return one of the `PAGES`, of a game that is chosen at an empty table; raises MisusedError for none."""
        page = request.target
        if page not in PAGES:
            raise MisusedError("board-not-understood")
        session = self._table.session
        if session is not None and session.is_shared and page not in _AT_TABLE:
            raise MisusedError("board-not-at-table")
        return _OF_GAMES[page](self, request.text) if page in _OF_GAMES else _OF_TABLE[page](self)

    def book(self, game: str) -> Answer:
        """Return the rule book of a game."""
        return panels.book_page(self._table.game(game), self._table.words, self._table.session)

    def symbols(self, game: str) -> Answer:
        """Return what the symbols of a game mean."""
        table = self._table
        return panels.symbols_page(table.game(game), table.words, f"{table.prefix}-legend", table.theme)

    def history(self) -> Answer:
        """Return the lines that were played, and what was settled; raises MisusedError at an empty table."""
        table = self._table
        return history(self._table.begun_session(), table.words) | {
            "reports": settlement_report.listed(self._table.begun_session(), table.settled, table.words),
            "at": table.at,
        }

    def reports(self) -> Answer:
        """Return what was settled on the present line so far; raises MisusedError at an empty table."""
        table = self._table
        return {"reports": settlement_report.listed(self._table.begun_session(), table.settled, table.words)}

    def report(self, request: Request) -> Answer:
        """Return a report by its number in the list; raises MisusedError for one that there is not."""
        table = self._table
        return settlement_report.numbered(self._table.begun_session(), table.settled, request.number, table.words)

    def curve(self) -> Answer:
        """Return the curve of the review; raises MisusedError without one."""
        table = self._table
        return review_panel.curve(self._coach.back, table.words, table.prefix, table.theme)

    def form(self) -> Answer:
        """Return what the form for a new game offers."""
        # Other games have words of their own.
        return new_game_form.offered(words_of_every_game(self._table.words.language))

    def saved_games(self) -> Answer:
        """Return the latest saved games."""
        return saved_games_list(self._table.words.language, self._keeper.folder, self._keeper.journal)

    def save(self, _request: Request) -> Answer:
        """Say nothing: what is not on the disk is tried again whenever anything is asked for."""
        return {}

    def copies(self, _request: Request) -> Answer:
        """Return what is not on the disk as files to take along."""
        return self._saves.copies()

    def replay(self) -> Answer:
        """Return what the replay of the game begins with; raises MisusedError at an empty table."""
        table = self._table
        self._replay, answer = replay_fields.opened(self._table.begun_session(), table.words, table.prefix, table.theme)
        return answer | {"frame": replay_fields.picture(self._replay, 0, table.prefix, table.theme)}

    def tip(self, request: Request) -> Answer:
        """Return what a place means now; nothing for no place."""
        session, lesson = self._table.session, self._table.lesson
        answer = tip(session, self._table.words, request.target) if session else {}
        if lesson is not None and answer and not lesson.asks_for_move:
            # What a place would do may be the very answer that is asked for.
            answer["lines"] = []
        return answer

    def wording(self, request: Request) -> Answer:
        """Return which messages say a text that stands on the page, and in which language."""
        words = self._table.words
        every = words_of_every_game(words.language)
        return {
            "language": words.language,
            "keys": keys_of_text(request.text, (*words.sentences(), *every.sentences())),
        }

    def preview(self, request: Request) -> Answer:
        """Return what a move would bring about; nothing for what is no choice now."""
        session, lesson = self._table.session, self._table.lesson
        # Where a lesson asks for a place or a word, what a move would do may be the very answer.
        if session is None or (lesson is not None and not lesson.asks_for_move):
            return {}
        return foresee(session, request.target)


_OF_GAMES: Final[dict[str, Callable[[Questions, str], Answer]]] = {"book": Questions.book, "symbols": Questions.symbols}
_OF_TABLE: Final[dict[str, Callable[[Questions], Answer]]] = {
    "history": Questions.history,
    "reports": Questions.reports,
    "review": Questions.curve,
    "form": Questions.form,
    "saved-games": Questions.saved_games,
    "replay": Questions.replay,
}
PAGES: Final = (*_OF_GAMES, *_OF_TABLE)
# What can be looked at where others play at other desks: nothing goes back over what was played.
_AT_TABLE: Final = frozenset({"book", "symbols", "reports"})
