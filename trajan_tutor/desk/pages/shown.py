"""What is shown besides a table, a replay or an editor: its model, and what a request does to it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from trajan_tutor.desk.pages.pages import Pages, Sink
from trajan_tutor.desk.pages.sending import Sending
from trajan_tutor.desk.requests.request import id_of, read_message
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.language_choice import offered_language
from trajan_tutor.viewmodel.labels import languages_shown
from trajan_tutor.viewmodel.notices import plain_notice
from trajan_tutor.viewmodel.page_model import Opened, ViewModel
from trajan_tutor.viewmodel.words_model import Notice

_LANGUAGE: Final = "language"


class Shown:
    """Keeps a model; each request that is heard is answered by one change.

    `act` does what a request asks for, by `show`, `answer` and `notify`. `speak` speaks another language, and returns
    what is shown in it; a host that is to know which one is told by `speaks`.
    """

    def __init__(
        self,
        model: Mapping[str, object],
        act: Callable[[dict[str, object]], None],
        speak: Callable[[str], Mapping[str, object]],
        speaks: Callable[[str], Message | None] | None = None,
    ) -> None:
        """Begin with what the first page will have."""
        # The envelope is the same for all models.
        self._sending = Sending(cast("ViewModel", {**model, "languages": languages_shown()}))
        self._speak, self._speaks = speak, speaks
        self._pages = Pages(self._sending, None)
        self.guard = self._pages.guard
        self.answer = self._sending.answer
        self._act = act

    @property
    def model(self) -> dict[str, Any]:
        """Everything that is shown, by the names of its fields."""
        return cast("dict[str, Any]", self._sending.model)

    def listen(self, sink: Sink) -> None:
        """Tell a sink what changes from now on."""
        self._pages.sink = sink

    def show(self, **values: object) -> None:
        """Show values by the names of their fields; what is there already is not sent again."""
        self._sending.show(values)

    def notify(self, notice: Notice) -> None:
        """Show a notice; its number makes two equal notices in a row two notices."""
        self.show(notice=notice | {"number": self.model["notice"]["number"] + 1})

    def opened(self) -> Opened:
        """Return everything that is shown, for a page that has nothing; from now on there is one."""
        return self._pages.opened()

    def hear(self, message: object) -> None:
        """Do what a message of a page asks for; a senseless one is a request that asks for nothing."""
        heard = read_message(message)
        if heard is None or heard["type"] == "do":
            request = heard["request"] if heard else {}
            with self.guard():
                if request.get("type") == _LANGUAGE:
                    self._change_language(request.get(_LANGUAGE))
                else:
                    self._act(request)
                self.show(answered=id_of(request))
        else:
            self._pages.greet(heard, self.opened)

    def _change_language(self, language: object) -> None:
        try:
            chosen = offered_language(language)
        except TutorError as error:
            sentence = words_of_every_game(self.model[_LANGUAGE])(error.message)
            self.notify(plain_notice("problem", text=sentence))
            return
        self.show(**self._speak(chosen))
        words = words_of_every_game(chosen)
        problem = None if self._speaks is None else self._speaks(chosen)
        sentences = [words.say("board-language-chosen"), *([words(problem)] if problem is not None else [])]
        self.notify(plain_notice("note", text=" ".join(sentences)))
