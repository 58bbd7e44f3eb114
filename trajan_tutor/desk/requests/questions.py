"""What a page asks to be told: nothing of the game or of what is shown changes by it."""

from typing import Any

from trajan_tutor.desk.autosave import Autosave
from trajan_tutor.desk.coach import review_panel
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.requests.request import Request
from trajan_tutor.desk.table import Table
from trajan_tutor.desk.view_model import new_game_form, panels, replay_fields
from trajan_tutor.desk.view_model.foreseen_change import foresee
from trajan_tutor.desk.view_model.history import comparison, history
from trajan_tutor.desk.view_model.place_tips import tip
from trajan_tutor.desk.view_model.saved_games_list import saved_games_list
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.session import Session
from trajan_tutor.shown.replay import Replay


class Questions:
    """Answers what a page asks about one table."""

    __slots__ = ("_coach", "_keeper", "_replay", "_table")

    def __init__(self, table: Table, keeper: Autosave, coach: Coach) -> None:
        """Know of no replay yet."""
        self._coach = coach
        self._table = table
        self._keeper = keeper
        self._replay: Replay | None = None

    def forget(self) -> None:
        """Forget the replay of a game that is no more."""
        self._replay = None

    def answer(self, request: Request) -> Any:
        """Return what is asked for, as plain values in words; raises TutorError for what there is not."""
        if request.kind == "tell":
            return self._tip(request.target)
        if request.kind == "preview":
            return self._preview(request.target)
        if request.kind == "frame" and self._replay is not None:
            return replay_fields.picture(self._replay, request.number, self._table.prefix, self._table.theme)
        if request.kind == "moment":
            table = self._table
            return review_panel.moment(self._coach.back, request.number, table.words, table.prefix, table.theme)
        if request.kind == "compare":
            table = self._table
            return comparison(self._session(), table.words, request.places, f"{table.prefix}-compared", table.theme)
        if request.kind == "show":
            return self._shown(request)
        raise MisusedError("board-not-understood")

    def _shown(self, request: Request) -> Any:
        table = self._table
        if request.target in panels.PAGES:
            game = table.game(request.text)
            return panels.page(request.target, game, table.words, f"{table.prefix}-legend", table.theme)
        if request.target == "history":
            return history(self._session(), table.words) | {"at": table.at}
        if request.target == "review":
            return review_panel.curve(self._coach.back, table.words, table.prefix, table.theme)
        if request.target == "form":
            # Other games have words of their own.
            return new_game_form.offered(words_of_every_game(table.words.language))
        if request.target == "saved-games":
            return saved_games_list(table.words.language, self._keeper)
        if request.target == "replay":
            self._replay, told = replay_fields.opened(self._session(), table.words, table.prefix, table.theme)
            return told | {"frame": replay_fields.picture(self._replay, 0, table.prefix, table.theme)}
        raise MisusedError("board-not-understood")

    def _session(self) -> Session:
        if self._table.session is None:
            raise MisusedError("board-table-empty")
        return self._table.session

    def _tip(self, spot: str) -> dict[str, Any]:
        session, lesson = self._table.session, self._table.lesson
        told = tip(session, self._table.words, spot) if session else {}
        if lesson is not None and told and not lesson.asks_for_move:
            # What a place would do may be the very answer that is asked for.
            told["lines"] = []
        return told

    def _preview(self, move: str) -> dict[str, Any]:
        session, lesson = self._table.session, self._table.lesson
        # Where a lesson asks for a place or a word, what a move would do may be the very answer.
        if session is None or (lesson is not None and not lesson.asks_for_move):
            return {}
        return foresee(session, move)
