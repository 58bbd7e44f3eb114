"""What is asked of a table besides its game: another game, a saved one, another language."""

from collections.abc import Callable, Mapping

from trajan_tutor.activities.played_game import PlayedGame
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.findings import BY_CLICKS
from trajan_tutor.desk.displays.display import Display
from trajan_tutor.desk.handlers.game_requests import DeskHandler
from trajan_tutor.desk.handlers.questions import Questions
from trajan_tutor.desk.requests.request import Request
from trajan_tutor.desk.tables.new_games import NewGame, NewGames
from trajan_tutor.desk.tables.table import Table, words_for
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.language_choice import offered_language
from trajan_tutor.viewmodel.labels import page_labels
from trajan_tutor.viewmodel.notices import foreword, plain_notice


class NewGameRequests:
    """Begins games on one table, takes up saved ones, and chooses the language in which all is said."""

    __slots__ = ("_beginnings", "_coach", "_display", "_questions", "_speaks", "_table", "accepts")

    def __init__(
        self,
        table: Table,
        coach: Coach,
        display: Display,
        beginnings: NewGames,
        questions: Questions,
        speaks: Callable[[str], Message | None] | None,
    ) -> None:
        """Have begun nothing yet; a host is told by `speaks` which language a person chooses."""
        self._table = table
        self._coach = coach
        self._display = display
        self._beginnings = beginnings
        self._questions = questions
        self._speaks = speaks
        self.accepts: Mapping[str, DeskHandler] = {
            "begin": self.begin,
            "again": self.begin_again,
            "continue": self.go_on,
            "resume": self.resume,
            "remove": self.remove,
            "decline": self.decline,
            "language": self.speak,
        }

    def begin(self, request: Request) -> None:
        """Begin a game with the answers of the form."""
        self._begin(request, self._beginnings.by_form, request.answers)

    def begin_again(self, request: Request) -> None:
        """Begin another game like the one on the table."""
        self._begin(request, self._beginnings.again, self._table)

    def go_on(self, request: Request) -> None:
        """Go on with the saved game that is offered."""
        self._begin(request, self._beginnings.offered, self._table)

    def resume(self, request: Request) -> None:
        """Go on with the saved game of a name."""
        self._begin(request, self._beginnings.named, request.target, self._table)

    def _begin(self, request: Request, begins: Callable[..., NewGame], *values: object) -> None:
        table, display = self._table, self._display
        try:
            begun = begins(*values)
        except TutorError as error:
            # It may be about another game than the one that lies on the table.
            display.cannot(error, words_of_every_game(table.words.language))
            return
        if request.id and not request.at_once:
            # The page shows what bots decide one by one.
            begun.session.take_back_arrival()
            begun.session.bots_wait = True
        before = table.words.language
        table.begin(PlayedGame(begun.session))
        self._coach.forget(BY_CLICKS if begun.by_form else None)
        self._questions.forget()
        table.words, table.theme = words_for(begun.session, begun.language), begun.theme
        self._beginnings.saved = None
        if begun.by_form:
            self._beginnings.look()
        model = display.model
        by_itself = model["by_itself"] if begun.by_itself is None else begun.by_itself
        shown = {"theme": table.theme, "labels": page_labels(table.words), "by_itself": by_itself}
        display.set(shown | {"began": model["began"] + 1})
        display.offer()
        display.all()
        self._announce_begun(begun)
        if begun.language != before:
            self._report_language()

    def _announce_begun(self, begun: NewGame) -> None:
        table, display, model = self._table, self._display, self._display.model
        key = "board-continued" if begun.continued else "board-begun"
        sentence = " ".join(
            filter(None, [table.say(key), *map(table.words, begun.problems), foreword(begun.session, table.words)])
        )
        display.notice(plain_notice("note", "", sentence))
        parts = (sentence, model["offer"]["text"] if model["offer"] else "", model["turn"], model["prompt"])
        display.set({"live": " ".join(filter(None, parts))})

    def decline(self, _request: Request) -> None:
        """Offer no saved game any more."""
        self._beginnings.saved = None
        self._display.offer()
        self._display.notice(plain_notice(""))

    def remove(self, request: Request) -> None:
        """Remove a saved game for ever; an offer to continue it goes with it."""
        self._beginnings.remove(request.target)
        self._display.offer()
        self._display.notice(plain_notice("note", "", self._table.say("board-saved-games-removed")))

    def speak(self, request: Request) -> None:
        """Say everything in another language, wherever the game stands; raises MisusedError for one not offered."""
        chosen, display = offered_language(request.target), self._display
        self._table.speak(chosen)
        self._coach.translate()
        display.translate()
        problem = self._report_language()
        sentences = [self._table.say("board-language-chosen"), *([self._table.words(problem)] if problem else [])]
        display.notice(plain_notice("note", "", " ".join(sentences)))

    def _report_language(self) -> Message | None:
        """Tell the host the language, and return what is to be said where it cannot be kept."""
        return None if self._speaks is None else self._speaks(self._table.words.language)
