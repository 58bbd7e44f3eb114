"""A desk: one table with what lies on it, which hears requests and tells pages what has changed. It knows no host."""

import logging
from contextlib import AbstractContextManager

from trajan_tutor.desk.desk_parts import DeskParts
from trajan_tutor.desk.handlers.questions import Answer
from trajan_tutor.desk.handlers.request_table import DONE_ROWS, QUESTION_ROWS, ROWS
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.pages.pages import BoardPage, HostServices, Sink
from trajan_tutor.desk.requests.request import Request, id_of, read_message, read_request
from trajan_tutor.desk.requests.request_rows import NOT_YOURS, Sender
from trajan_tutor.desk.tables.table import words_for
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.i18n import Words
from trajan_tutor.session.outcome import Outcome
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.answers_model import Problem
from trajan_tutor.viewmodel.new_game_form import AUTO
from trajan_tutor.viewmodel.notices import problem_notice
from trajan_tutor.viewmodel.page_model import Opened


class Desk:
    """A game or lesson with everything that a page is shown of it and may ask.

    Each request that is heard is answered by one change; more come while the coach thinks. What has changed is told to
    a sink, and nothing before the first `opened`: no page could have it. `table` is what lies there, `coach` who helps.
    """

    def __init__(
        self,
        session: Session | None = None,
        outside: HostServices | None = None,
        *,
        language: str = "",
        theme: str = AUTO,
        offers: bool = False,
        by_itself: bool = False,
        lesson: LessonActivity | None = None,
    ) -> None:
        """Lay a game or a lesson on the table, or nothing; with `offers`, a saved game like this one is offered.

        `by_itself` lets the page play the bots' turns one by one without being told to.
        """
        parts = DeskParts(session, lesson, outside or HostServices(), language, theme)
        self.table, self.coach = parts.table, parts.coach
        self._beginnings = parts.beginnings
        self._questions = parts.questions
        self._display = parts.display
        self._dispatcher = parts.dispatcher
        self._pages = parts.pages
        if offers:
            self._beginnings.look()
        if by_itself:
            self._display.set({"by_itself": True})

    # -- for hosts

    def listen(self, sink: Sink) -> None:
        """Tell a sink what changes from now on."""
        self._pages.sink = sink

    def opened(self) -> Opened:
        """Return everything that is shown now, for a page that has nothing."""
        with self.guard():
            self._display.first()
            self.coach.attend()
            self._display.saving()
        return self._pages.opened()

    def join(self, sink: Sink, sender: Sender, has: int = -1) -> BoardPage:
        """Let one of several pages look on; `sender` tells whose it is, `has` the number of the change that it has."""
        return self._pages.join(sink, sender, has)

    def leave(self, page: BoardPage) -> None:
        """Tell a page nothing more."""
        self._pages.leave(page)

    def hear(self, message: object, sender: Sender = Sender.LEARNER, page: BoardPage | None = None) -> None:
        """Do what a message of a page asks for; a senseless one is answered with a sentence.

        `sender` tells whose page it is: a host knows that, a page cannot say it. Of a page that has joined it is known.
        """
        heard = read_message(message)
        if page is not None:
            sender = page.sender
        if heard is not None and heard["type"] != "do":
            self._pages.greet(heard, self.opened, page)
            return
        request = message if heard is None else heard["request"]
        if page is None:
            self._hear_request(request, sender)
            return
        with self._pages.answering(page):
            self._hear_request(request, sender)

    def refresh(self) -> None:
        """Show the game as it stands: a program may have gone on."""
        with self.guard():
            self._beginnings.keeper.keep(asked=False)
            self._display.all()
            self._display.saving()

    def renew_names(self) -> None:
        """Show the names that the seats of the game have now."""
        with self.guard():
            self.table.words = words_for(self.table.session, self.table.words.language)
            self._display.all()

    def others_decided(self, since: int) -> None:
        """Show what was done to the game at other desks, after its first `since` decisions."""
        with self.guard():
            self._display.first()
            self._dispatcher.games.others_decided(since)
            self._display.saving()

    def look_after_saves(self) -> None:
        """Show what is on the disk: the host knows something new of it."""
        with self.guard():
            self._display.saving()

    def close(self) -> None:
        """Stop thinking, and write what is not written yet: nobody is there any more."""
        with self.guard():
            self._display.saving()
        self.coach.forget()
        self._pages.close()

    # -- for programs

    def do(self, request: Request) -> Outcome:
        """Do what a program asks of the game or the lesson, and return what became of it; raises TutorError."""
        with self.guard():
            self._display.first()
            outcome = self._dispatcher.do(request)
            self._display.saving()
            return outcome

    def let_waiting_bots_play(self) -> None:
        """Let bots decide that a page has left waiting, and show what they did."""
        with self.guard():
            self._dispatcher.let_others_go_on()

    @property
    def live(self) -> str:
        """What was read aloud last."""
        return self._display.model["live"]

    @property
    def has_unsaved(self) -> bool:
        """Whether something is not on the disk yet."""
        return self._display.model["unsaved"] is not None

    @property
    def words(self) -> Words:
        """The words of what lies on the table."""
        return self.table.words

    def guard(self) -> AbstractContextManager[None]:
        """Keep others from the desk meanwhile, and tell the pages what has changed at the end."""
        return self._pages.guard()

    # -- requests

    def _hear_request(self, content: object, sender: Sender) -> None:
        request = read_request(content, ROWS)
        name = id_of(content)
        with self.guard():
            self._display.first()
            try:
                if request is None:
                    self._problem(self.table.say("board-not-understood"), sender)
                elif request.kind in QUESTION_ROWS:
                    self._ask(request, sender)
                    self._display.saving()
                    return
                elif sender not in DONE_ROWS[request.kind].senders:
                    self._problem(self.table.say(NOT_YOURS), sender)
                else:
                    self._dispatcher.answer(request, sender)
            except Exception as error:
                logging.getLogger(__name__).exception("a request failed")
                self._display.problem(self.table.say("board-notice-error", problem=repr(error)))
            self.coach.attend()
            self._display.saving()
            self._answered(name, is_known=request is not None)

    def _problem(self, text: str, sender: Sender) -> None:
        """Say what could not be done; what who only looks on is told is shown to nobody else."""
        if sender is Sender.WATCHER:
            notice = problem_notice(self.words, text)
            notice["number"] = self._display.model["notice"]["number"] + 1
            self._display.sending.show_asker({"notice": notice, "live": text})
        else:
            self._display.problem(text)

    def _answered(self, name: str, *, is_known: bool) -> None:
        self._display.set({"answered": name})
        if name and not is_known:
            # It may have been a question: whoever asked waits for an answer.
            self._display.sending.answer(name, None)

    def _ask(self, request: Request, sender: Sender) -> None:
        answer: Answer | Problem
        try:
            refusal = self._dispatcher.refusal(request, sender)
            if refusal:
                raise MisusedError(refusal)
            answer = self._questions.accepts[request.kind](request)
        except TutorError as error:
            answer = Problem(problem=self.words(error.message))
            self._problem(answer["problem"], sender)
        self._display.sending.answer(request.id, answer)
