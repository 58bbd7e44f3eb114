"""A desk: one table with what lies on it, which hears requests and tells pages what has changed. It knows no host."""

import logging
from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import partial

from trajan_tutor.activities.played_game import PlayedGame, RetriedTurn, TriedTurn
from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.findings import BY_CLICKS, Tone
from trajan_tutor.desk.display import Display
from trajan_tutor.desk.lesson.lesson_desk import LessonDesk
from trajan_tutor.desk.lesson.practice_aside import PracticeAside
from trajan_tutor.desk.pages import BoardPage, HostServices, Pages, Sink
from trajan_tutor.desk.requests.messages import id_of, read_message
from trajan_tutor.desk.requests.new_games import NewGames
from trajan_tutor.desk.requests.questions import Questions, Told
from trajan_tutor.desk.requests.request import Request, read_request
from trajan_tutor.desk.requests.request_handler import RequestHandler
from trajan_tutor.desk.requests.request_rows import NOT_YOURS, Sender
from trajan_tutor.desk.requests.request_table import DONE_ROWS, QUESTION_ROWS, ROWS, QuestionRow
from trajan_tutor.desk.save_watch import SaveWatch
from trajan_tutor.desk.table import Table, words_for
from trajan_tutor.desk.thinking import Driver
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.first_time_watch import FirstTimeWatch
from trajan_tutor.lessons.guided_turn import GuidedTurn
from trajan_tutor.session.outcome import Outcome
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.answers_model import Problem
from trajan_tutor.viewmodel.new_game_form import AUTO
from trajan_tutor.viewmodel.notices import plain_notice, problem_notice
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
        lesson: LessonDesk | None = None,
    ) -> None:
        """Lay a game or a lesson on the table, or nothing; with `offers`, a saved game like this one is offered.

        `by_itself` lets the page play the bots' turns one by one without being told to.
        """
        outside = outside or HostServices()
        # What is thought about elsewhere nobody waits for inside a request.
        hints_later = outside.driver is not None and not isinstance(outside.driver, Driver)
        serve = partial(LessonDesk.serve, watch=outside.watch, hints_later=hints_later)
        words = lesson.words if lesson else words_for(session, language)
        self.table = Table([lesson or PlayedGame(session)], words, outside.prefix, theme)
        self.coach = Coach(self, saves=outside.saves)
        if lesson is not None:
            # Nobody has set it up: a lesson that lasts tells of turns as a game does that is begun by clicks.
            self.coach.verdicts.tell = BY_CLICKS
            serve(lesson)
        self.coach.mind.driver = outside.driver or self.coach.mind.driver
        self.coach.mind.hand_over = outside.hand_over
        if outside.efforts is not None:
            self.coach.mind.efforts = outside.efforts
            self.coach.analysis.slices = outside.efforts.slices
        beginnings = self._beginnings = NewGames(session, outside.saves)
        saves = SaveWatch(self.table, self.coach, beginnings, outside.kept)
        self._questions = Questions(self.table, beginnings.keeper, self.coach, saves)
        practising = PracticeAside(self.table, outside.saves, serve)
        self._display = Display(self.table, self.coach, beginnings, practising, saves)
        watch = FirstTimeWatch(outside.saves)
        self._doing = RequestHandler(
            self.table,
            self.coach,
            self._display,
            beginnings,
            self._questions,
            practising,
            watch,
            outside,
        )
        self._pages = Pages(self._display.sending, outside.hand_over)
        if offers:
            beginnings.look()
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
        with self._pages.asking(page):
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
            self._doing.others_decided(since)
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
            outcome = self._doing.do(request, DONE_ROWS[request.kind])
            self._display.saving()
            return outcome

    def let_waiting_bots_play(self) -> None:
        """Let bots decide that a page has left waiting, and show what they did."""
        with self.guard():
            self._doing.let_others_go_on()

    @property
    def live(self) -> str:
        """What was read aloud last."""
        return self._display.model["live"]

    @property
    def has_unsaved(self) -> bool:
        """Whether something is not on the disk yet."""
        return self._display.model["unsaved"] is not None

    # -- what the coach needs of its desk

    @property
    def words(self) -> Words:
        """The words of what lies on the table."""
        return self.table.words

    @property
    def is_trying(self) -> bool:
        """Whether a turn that is tried lies on the table in the place of the game."""
        return self.table.top.is_tried

    def own_play(self) -> Session | None:
        """Return the game that is played, also while a turn of it is tried on the board."""
        return self.table.play

    def is_free(self) -> bool:
        """Return whether nothing on the table is to be found: a game is played, or a step of a lesson freely."""
        return self.table.lesson is None or self.table.lesson.is_free

    def ended_game(self) -> Session | None:
        """Return the growing game on the table that has come to its end, or None."""
        lesson = self.table.lesson
        return lesson.ended_game if lesson is not None else None

    def put(self, turn: TriedTurn | RetriedTurn) -> None:
        """Put a turn on the board that is tried, in the place of another one."""
        self.table.put(turn)
        self._display.all()
        self._display.saving()

    def put_back(self) -> None:
        """Put the game itself back on the board."""
        self.table.put_back()
        self._display.all()
        self._display.saving()

    def guard(self) -> AbstractContextManager[None]:
        """Keep others from the desk meanwhile, and tell the pages what has changed at the end."""
        return self._pages.guard()

    def guided(self) -> PlayedLesson | None:
        """Return the player of a lesson on the table whose marks may lead on, or None."""
        lesson = self.table.lesson
        return lesson.played if lesson is not None and lesson.form.guides else None

    def find_guide(self) -> GuidedTurn | None:
        """Return the turn along which the marks of a lesson lead on, looked for at once; None where none leads on."""
        lesson = self.guided()
        if lesson is None or not lesson.wants_guide:
            return None
        player = lesson.player
        player.trial.guide.effort = self.coach.mind.efforts.guide
        return player.trial.guide.find_now()

    def know_guide(self, turn: GuidedTurn) -> None:
        """Let the marks of a lesson lead along a turn that another desk has found in the same position."""
        lesson = self.guided()
        if lesson is not None:
            lesson.player.trial.guide.know(turn)

    def hinted(self) -> PlayedLesson | None:
        """Return the player of a lesson on the table who may wait for a hint, or None."""
        lesson = self.table.lesson
        return lesson.played if lesson is not None else None

    def hint_found(self, adviser: Adviser) -> None:
        """Give the hint that the learner of a lesson waits for."""
        self._doing.learn(lambda lesson: lesson.hint_found(adviser))

    def turn_found(self) -> None:
        """Show the turn that a lesson marks, or that none was found; one that was asked for begins to be shown."""
        lesson = self.table.lesson
        if lesson is not None and lesson.played.is_to_be_shown:
            self._doing.learn(LessonDesk.show_if_wanted)
        else:
            self._display.all()

    def coach_thinks(self, kind: str, share: float, turns: int = 0) -> None:
        """Show how far the coach has thought, and how many turns are in question; without a kind, that it does not."""
        self._display.thinking(kind, share, turns)

    def coach_changed(self, news: Message | None = None, tone: Tone = "note", *, asked: bool = True) -> None:
        """Show what the coach has to show, and read its news aloud; unasked it leaves what is explained."""
        self._display.coach()
        self._display.saving()
        if news is not None and not asked and self._display.explains:
            self._display.set({"live": self.words(news)})
        elif news is not None:
            title = "board-notice-coach" if tone in ("hint", "note") else f"board-notice-{tone}"
            self._display.notice(plain_notice(tone, self.table.say(title), self.words(news)))

    def play_in(self, trial: Session, moves: Sequence[str]) -> None:
        """Play moves in a trial on the board, and show how its pieces move."""
        since = len(trial.steps)
        trial.follow(moves)
        self._display.movement(trial, since)

    # -- requests

    def _hear_request(self, content: object, sender: Sender) -> None:
        request = read_request(content, ROWS)
        name = id_of(content) if isinstance(content, dict) else ""
        with self.guard():
            self._display.first()
            try:
                if request is None:
                    self._problem(self.table.say("board-not-understood"), sender)
                elif request.kind in QUESTION_ROWS:
                    self._ask(request, QUESTION_ROWS[request.kind], sender)
                    self._display.saving()
                    return
                elif sender not in DONE_ROWS[request.kind].senders:
                    self._problem(self.table.say(NOT_YOURS), sender)
                else:
                    self._doing.answer(request, DONE_ROWS[request.kind], sender)
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

    def _ask(self, request: Request, row: QuestionRow, sender: Sender) -> None:
        told: Told | Problem
        try:
            refusal = self._doing.refusal(request, row, sender)
            if refusal:
                raise MisusedError(refusal)
            told = row.handler(self._questions, request)
        except TutorError as error:
            told = Problem(problem=self.words(error.message))
            self._problem(told["problem"], sender)
        self._display.sending.answer(request.id, told)
