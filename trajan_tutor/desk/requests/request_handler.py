"""Does what requests ask for: to the game or the lesson on the table, its coach, and the saved games."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from trajan_tutor.activities.accepted import COACH
from trajan_tutor.activities.played_game import PlayedGame
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.coach_requests import COACH_ROWS, HELPING, HINTING
from trajan_tutor.desk.coach.coach_state import THINKING
from trajan_tutor.desk.coach.findings import BY_CLICKS
from trajan_tutor.desk.display import Display
from trajan_tutor.desk.lesson.learner_events import LearnerEvent, LearnerEventKind
from trajan_tutor.desk.lesson.lesson_desk import LEAVING, TO_GAME, LessonDesk
from trajan_tutor.desk.lesson.practice_aside import PracticeAside
from trajan_tutor.desk.pages import HostServices
from trajan_tutor.desk.requests.new_games import NewGame, NewGames
from trajan_tutor.desk.requests.questions import Questions
from trajan_tutor.desk.requests.request import Request
from trajan_tutor.desk.requests.request_rows import NOT_YOURS, TOO_LATE, RequestRow, Sender
from trajan_tutor.desk.table import Table, words_for
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.first_time_watch import FirstTimeWatch
from trajan_tutor.lessons.step_page import Action
from trajan_tutor.session import logbook, seat_view
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.language_choice import offered_language
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.labels import page_labels
from trajan_tutor.viewmodel.notices import foreword, lesson_notice, outcome_notice, plain_notice
from trajan_tutor.viewmodel.words_model import Notice

# So many answered requests are remembered, to tell one that comes twice.
_REMEMBERED: Final = 64
# What was asked for so that a bot decides, and another page asked for first, is done already.
_OF_OTHERS: Final = frozenset({"next", "skip"})
# What a lesson does for its learner in a game.
_HELPING: Final = frozenset({Action.HINT, Action.SHOW_ME})


class RequestHandler:
    """Does what is asked at one table, and shows what became of it."""

    __slots__ = (
        "_answered",
        "_beginnings",
        "_coach",
        "_display",
        "_practising",
        "_questions",
        "_speaks",
        "_table",
        "_tell_host",
        "_waits",
        "_watch",
    )

    def __init__(
        self,
        table: Table,
        coach: Coach,
        display: Display,
        beginnings: NewGames,
        questions: Questions,
        practising: PracticeAside,
        watch: FirstTimeWatch,
        host: HostServices,
    ) -> None:
        """Have done nothing yet; a host is told what a rule refuses, and the language that a person chooses."""
        self._speaks = host.speaks
        self._tell_host = host.watch
        self._watch = watch
        self._table = table
        self._coach = coach
        self._display = display
        self._beginnings = beginnings
        self._questions = questions
        self._practising = practising
        self._answered: deque[str] = deque(maxlen=_REMEMBERED)
        self._waits = False

    def answer(self, request: Request, row: "DeskRow", sender: Sender) -> None:
        """Do what a page asks for, once, and only where that is allowed."""
        table, display = self._table, self._display
        if request.id in self._answered:
            display.problem(table.say("board-twice"))
            return
        self._answered.append(request.id)
        refusal = self.refusal(request, row, sender)
        if refusal:
            if refusal == TOO_LATE:
                # A program may have gone on meanwhile: show how the game stands.
                display.all()
            if refusal != TOO_LATE or request.kind not in _OF_OTHERS:
                display.problem(table.say(refusal))
            return
        try:
            with self._bots_waiting(waits=not request.at_once):
                row.handler(self, request)
        except TutorError as error:
            self._cannot(error, table.words)

    @contextmanager
    def _bots_waiting(self, *, waits: bool) -> Iterator[None]:
        """Leave what bots decide meanwhile to the page, which shows it one by one."""
        before = self._table.session
        self._waits = waits
        self._set_waiting(before, waits=waits)
        try:
            yield
        finally:
            self._waits = False
            self._set_waiting(before, waits=False)
            self._set_waiting(self._table.session, waits=False)

    @staticmethod
    def _set_waiting(session: Session | None, *, waits: bool) -> None:
        if session is not None:
            session.bots_wait = waits

    def do(self, request: Request, row: "DeskRow") -> Outcome:
        """Do what a program asks for, and return what became of it; raises TutorError."""
        refusal = self.refusal(request, row, Sender.LEARNER)
        if refusal:
            raise MisusedError(refusal)
        return row.handler(self, request) or Outcome(Result.NOTED)

    def let_others_go_on(self) -> None:
        """Let the others decide whom a page has left waiting, where nobody asked that they wait."""
        table = self._table
        lesson, session = table.lesson, table.session
        if lesson is not None and lesson.others_wait:
            self.learn(LessonDesk.skip_others)
        elif session is not None and lesson is None and not table.top.is_tried:
            since = len(session.steps)
            session.let_waiting_bots_play()
            if len(session.steps) > since:
                self._played(session, since, Outcome(Result.PLAYED), Request("skip", "", table.at, ""))

    def others_decided(self, since: int) -> None:
        """Show what was decided at other desks after the first `since` decisions, or that something was taken back."""
        session = self._table.session
        if session is None:
            return
        if len(session.steps) > since:
            self._played(session, since, Outcome(Result.PLAYED), Request("next", "", self._table.at, ""))
            return
        self._coach.follow(Result.MOVED, since)
        self._display.all()

    def _cannot(self, error: TutorError, words: Words) -> None:
        if error.message.key == THINKING:
            # Nothing went wrong, and there is nothing to report: only to wait for.
            title = self._table.say("board-notice-coach")
            self._display.notice(plain_notice("note", title, words(error.message)))
        else:
            self._display.problem(words(error.message))

    def refusal(self, request: Request, row: RequestRow[object], sender: Sender) -> str:
        """Return the key of why a request is refused here and now, to whom a page belongs; nothing where it is not."""
        table = self._table
        if sender not in row.senders:
            return NOT_YOURS
        return TOO_LATE if row.is_too_late(table.at, request.at) else table.top.accepted.refusal(row.kind)

    @property
    def is_lesson(self) -> bool:
        """Whether a lesson lies on the table."""
        return self._table.lesson is not None

    # -- the game

    def play(self, request: Request, act: Callable[[Session, Request], Outcome]) -> Outcome:
        """Do something to the game; raises MisusedError at an empty table."""
        session = self._table.session
        if session is None:
            raise MisusedError("board-table-empty")
        since = len(session.steps)
        done = act(session, request)
        is_play = done.result is Result.PLAYED and not self._table.top.is_tried
        if request.at_once and is_play and self._display.model["by_itself"]:
            # They would be shown one by one, which somebody has chosen not to see.
            session.skip_bots()
        outcome = self._played(session, since, done, request)
        if outcome.result is Result.PLAYED and request.id:
            # Who plays on has answered the offer; the saved game stays among the saved games, as another branch.
            self._beginnings.saved = None
            self._display.offer()
        return outcome

    def _played(self, session: Session, since: int, outcome: Outcome, request: Request) -> Outcome:
        """Keep and show what became of what was done to a game after the first `since` decisions."""
        table, display = self._table, self._display
        # A decision is kept before its answer is shown.
        problem = self._beginnings.keeper.keep(asked=bool(request.id))
        opened = logbook.opened_together(session, table.words, since) if outcome.result is Result.PLAYED else ""
        notice = outcome_notice(table.words, session, outcome, request.target if request.kind == "pick" else "")
        if opened:
            notice = plain_notice("note", table.say("board-notice-opened"), opened)
        # What the coach tells of a turn stays to be read while bots answer that turn.
        # So does what was opened together.
        before = display.model["notice"]["title"]
        read = request.kind == "next" and before in (table.say("board-notice-coach"), table.say("board-notice-opened"))
        if notice["tone"] or not (read or self._explains_on(session, since)):
            display.notice(notice)
        if outcome.result is Result.REFUSED:
            display.rule(session.game, notice["rule"])
            if request.id and not table.top.is_tried and len(session.people) == 1:
                # A program learns nothing, in a trial anything may be tried, and of several people it may be any.
                self._coach.own_games.refused(session.game, notice["rule"])
                if self._tell_host is not None and notice["rule"]:
                    self._tell_host(LearnerEvent(LearnerEventKind.REFUSAL, session.game.name, rules=(notice["rule"],)))
        else:
            self._coach.follow(outcome.result, since, by_program=not request.id)
            is_played = outcome.result is Result.PLAYED
            if is_played:
                display.movement(session, since)
            display.settled(session, since if is_played else None)
            display.all()
        self._tell(session, outcome.result, since, notice)
        is_game = not table.top.is_tried
        if outcome.result is Result.PLAYED and is_game and request.id:
            # A program is explained nothing, and leaves what is new to the person.
            self._explain(session, since)
        if problem is not None:
            display.problem(table.words(problem))
        return outcome

    def _explain(self, session: Session, since: int) -> None:
        """Explain what happened for the first time in the decisions after the first `since` ones."""
        found = self._watch.new(session, since)
        if found:
            self._watch.told(*self._display.explain(session, found))

    def _explains_on(self, session: Session, since: int) -> bool:
        """Return whether what is explained stays to be read: only others have decided anything since."""
        if not self._display.explains:
            return False
        nodes = session.steps[since:]
        return bool(nodes) and all(node.seat not in session.people for node in nodes)

    def _tell(self, session: Session, result: Result, since: int, notice: Notice) -> None:
        """Read aloud what happened."""
        display, words = self._display, self._table.words
        if result is Result.PLAYED:
            display.set({"live": seat_view.news(session, words, since)})
        elif result is Result.MOVED:
            display.set({"live": f"{notice['text']} {display.model['turn']} {display.model['prompt']}".strip()})

    # -- the language

    def speak(self, language: str) -> None:
        """Say everything in another language, wherever the game stands; raises MisusedError for one not offered."""
        chosen, display = offered_language(language), self._display
        self._table.speak(chosen)
        self._coach.say_anew()
        display.say_anew()
        problem = self._tell_language()
        said = [self._table.say("board-language-chosen"), *([self._table.words(problem)] if problem else [])]
        display.notice(plain_notice("note", "", " ".join(said)))

    def _tell_language(self) -> Message | None:
        """Tell the host the language, and return what is to be said where it cannot be kept."""
        return None if self._speaks is None else self._speaks(self._table.words.language)

    # -- the lesson

    def learn(self, act: Callable[[LessonDesk], str | None], *, leaves: bool = False, another: bool = False) -> Outcome:
        """Do something to the lesson on the table, which may give the spot at which its answer belongs.

        `leaves` tells that it leads to another position, `another` that it is another lesson. Raises TutorError.
        """
        lesson, display = self._table.lesson, self._display
        if lesson is None:
            raise MisusedError("board-not-understood")
        board, since = lesson.session, len(lesson.session.steps)
        if lesson.is_coached and lesson.now.looks:
            # Who follows a mark shows nothing of what they know.
            self._coach.own_games.helped()
        spot = act(lesson) or ""
        self._coach.follow_lesson()
        now = lesson.session
        # A turn is shown on a board of its own, on which it goes on from here.
        has_gone_on = (now is board or lesson.is_showing) and len(now.steps) > since
        if has_gone_on:
            display.movement(now, since)
        self._coach_lesson(lesson, since, leaves=leaves, another=another)
        # What has come up is taken note of before it is shown.
        told = lesson.live()
        display.all()
        shown = display.model["lesson"]
        display.settled(now, since if has_gone_on and lesson.has_room_for_reports else None)
        rule = lesson.refused()
        notice = lesson_notice(self._table.words, shown["answers"] if shown else [], rule, spot)
        if notice["tone"] or not (has_gone_on and self._explains_on(board, since)):
            display.notice(notice)
        if rule and lesson.is_coached:
            # Who plays on in a lesson plays a game of their own.
            self._coach.own_games.refused(lesson.session.game, rule)
        display.rule(lesson.session.game, rule)
        if has_gone_on:
            told = told or seat_view.news(now, lesson.words, since)
        display.set({"live": told or display.model["prompt"]})
        if has_gone_on and lesson.is_coached:
            self._explain(board, since)
        return Outcome(Result.REFUSED if rule else Result.NOTED)

    def go(self, action: str) -> Outcome:
        """Do one of the actions of a lesson; what waits for the end of a practice comes back to the table."""
        if self._practising.is_on and action == TO_GAME:
            self._leave_practice()
            return Outcome(Result.MOVED)
        if action in _HELPING:
            self._coach.own_games.helped()
        return self.learn(lambda lesson: lesson.go(action), leaves=action in LEAVING)

    def _coach_lesson(self, lesson: LessonDesk, since: int, *, leaves: bool, another: bool) -> None:
        """Let the coach of a lesson that lasts take note of what was done; another lesson it has not seen."""
        is_same = lesson.session is self._table.session
        self._table.follow_lesson()
        if lesson.is_showing:
            # It is taken back: nothing has happened.
            return
        if another or not lesson.is_coached:
            self._coach.forget()
            return
        now = len(lesson.session.steps)
        has_left = (is_same and now < since) or leaves
        gone_on = Result.PLAYED if is_same and now > since else Result.NOTED
        self._coach.follow(Result.MOVED if has_left else gone_on, since)

    def practise(self) -> None:
        """Lay what is due on the table; what lies there waits."""
        self._practising.begin()
        self._coach.follow_lesson()
        self._laid_anew()

    def play_better(self, number: int) -> None:
        """Lay a turn that cost much on the table, by its number in the review of the game that has ended."""
        lesson, ended = self._table.lesson, self._coach.ended
        if lesson is None or not lesson.has_ended or not ended.is_done_with(lesson.session):
            raise MisusedError("board-not-understood")
        one = ended.one(number)
        mistakes = [mistake for mistake, own in zip(ended.to_practise(), ended.mistakes(), strict=True) if own is one]
        if not mistakes:
            raise MisusedError("coach-practice-none")
        self._practising.begin_better_turn(mistakes[0])
        self._coach.follow_lesson()
        self._laid_anew()

    def try_ruling(self, ruling: str, game: str) -> None:
        """Lay a ruling on the table, to be tried under each of its readings; what lies there waits."""
        self._practising.begin_trial(ruling, game)
        self._coach.follow_lesson()
        self._laid_anew()

    def _leave_practice(self) -> None:
        """Put back what waits."""
        self._practising.leave()
        self._laid_anew()

    def _laid_anew(self) -> None:
        display, lesson = self._display, self._table.lesson
        self._coach.mind.stop()
        display.laid_anew()
        display.notice(plain_notice(""))
        model = display.model
        said = lesson.live() if lesson is not None else f"{model['turn']} {model['prompt']}".strip()
        display.set({"live": said})

    # -- the coach

    def ask_coach(self, request: Request) -> None:
        """Do what is asked of the coach; raises MisusedError for what cannot be done, or not now."""
        table = self._table
        refusal = table.top.accepted.refusal(f"{COACH}{request.target}")
        if refusal:
            raise MisusedError(refusal)
        row = COACH_ROWS[request.target]
        if row.is_too_late(table.at, request.at):
            raise MisusedError(TOO_LATE)
        if request.target in HELPING:
            self._coach.own_games.helped()
        came = row.handler(self._coach, request.number)
        if isinstance(came, tuple):
            self._play_turn(came, request)
            return
        problem = self._beginnings.keeper.keep(asked=True) if self._table.lesson is None else None
        self._coach.host.coach_changed(came, "hint" if request.target in HINTING else "note")
        if problem is not None:
            self._display.problem(self._table.words(problem))

    def _play_turn(self, texts: Sequence[str], request: Request) -> None:
        """Play a turn of the analysis, as far as it shows nothing hidden."""
        session = self._table.session
        if session is None:
            raise MisusedError("board-table-empty")
        if self._table.lesson is not None:
            self._play_in_lesson(self._table.lesson, texts)
            return
        since, seat = len(session.steps), session.game.current_seat(session.state)
        outcome = session.choose(texts[0])
        for text in texts[1:]:
            if outcome.result is not Result.PLAYED or session.game.current_seat(session.state) != seat:
                break
            outcome = session.choose(text)
        self._played(session, since, outcome, Request("choose", texts[0], request.at, request.id))

    def _play_in_lesson(self, lesson: LessonDesk, texts: Sequence[str]) -> None:
        """Play a turn by way of the lesson, which may have something to say to it."""
        seat = lesson.session.game.current_seat(lesson.session.state)
        for text in texts:
            if not lesson.is_free or lesson.session.game.current_seat(lesson.session.state) != seat:
                break
            self.learn(partial(LessonDesk.choose, move=text))

    # -- games that begin, and saved games

    def begin(self, answers: Mapping[str, object]) -> None:
        """Begin a game with the answers of the form."""
        self._begin(lambda: self._beginnings.by_form(answers))

    def begin_again(self) -> None:
        """Begin another game like the one on the table."""
        self._begin(lambda: self._beginnings.again(self._table))

    def go_on(self) -> None:
        """Go on with the saved game that is offered."""
        self._begin(lambda: self._beginnings.offered(self._table))

    def resume(self, name: str) -> None:
        """Go on with the saved game of a name."""
        self._begin(lambda: self._beginnings.named(name, self._table))

    def _begin(self, begins: Callable[[], NewGame]) -> None:
        table, display = self._table, self._display
        try:
            begun = begins()
        except TutorError as error:
            # It may be about another game than the one that lies on the table.
            self._cannot(error, words_of_every_game(table.words.language))
            return
        if self._waits:
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
        self._tell_begun(begun)
        if begun.language != before:
            self._tell_language()

    def _tell_begun(self, begun: NewGame) -> None:
        table, display, model = self._table, self._display, self._display.model
        key = "board-continued" if begun.continued else "board-begun"
        said = " ".join(
            filter(None, [table.say(key), *map(table.words, begun.problems), foreword(begun.session, table.words)])
        )
        display.notice(plain_notice("note", "", said))
        told = (said, model["offer"]["text"] if model["offer"] else "", model["turn"], model["prompt"])
        display.set({"live": " ".join(filter(None, told))})

    def decline(self) -> None:
        """Offer no saved game any more."""
        self._beginnings.saved = None
        self._display.offer()
        self._display.notice(plain_notice(""))

    def remove(self, name: str) -> None:
        """Remove a saved game for ever; an offer to continue it goes with it."""
        self._beginnings.remove(name)
        self._display.offer()
        self._display.notice(plain_notice("note", "", self._table.say("board-saved-games-removed")))


DeskHandler = Callable[[RequestHandler, Request], Outcome | None]
DeskRow = RequestRow[DeskHandler]
