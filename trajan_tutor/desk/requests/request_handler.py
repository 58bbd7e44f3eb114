"""Does what requests ask for: to the game or the lesson on the table, its coach, and the saved games."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from trajan_tutor.desk.coach.board_coach import CHANGING, DECIDING, NOT_IN_TRIAL, Coach
from trajan_tutor.desk.coach.coach_state import THINKING
from trajan_tutor.desk.coach.findings import BY_CLICKS
from trajan_tutor.desk.display import Display
from trajan_tutor.desk.lesson.lesson_coach import may_ask
from trajan_tutor.desk.lesson.lesson_desk import LEAVING, TO_GAME, LessonDesk
from trajan_tutor.desk.lesson.practice_aside import PracticeAside
from trajan_tutor.desk.requests.game_actions import act
from trajan_tutor.desk.requests.new_games import BEGINNINGS, TAKING_UP, NewGame, NewGames
from trajan_tutor.desk.requests.questions import Questions
from trajan_tutor.desk.requests.request import LESSON_REQUESTS, Request
from trajan_tutor.desk.table import Table, words_for
from trajan_tutor.desk.view_model.labels import page_labels
from trajan_tutor.desk.view_model.notices import foreword, lesson_notice, outcome_notice, plain_notice
from trajan_tutor.desk.view_model.words_model import Notice
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.session import revealed_choices, seat_view
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.session import Session

# So many answered requests are remembered, to tell one that comes twice.
_REMEMBERED: Final = 64


class RequestHandler:
    """Does what is asked at one table, and shows what became of it."""

    __slots__ = ("_answered", "_beginnings", "_coach", "_display", "_practising", "_questions", "_table")

    def __init__(
        self,
        table: Table,
        coach: Coach,
        display: Display,
        beginnings: NewGames,
        questions: Questions,
        practising: PracticeAside,
    ) -> None:
        """Have done nothing yet."""
        self._table = table
        self._coach = coach
        self._display = display
        self._beginnings = beginnings
        self._questions = questions
        self._practising = practising
        self._answered: deque[str] = deque(maxlen=_REMEMBERED)

    def answer(self, request: Request) -> None:
        """Do what a page asks for, once, and only at the state of the game that the page shows."""
        table, display = self._table, self._display
        if request.id in self._answered:
            display.problem(table.say("board-twice"))
            return
        self._answered.append(request.id)
        if request.kind != "coach" and request.at != table.at:
            # A program may have gone on meanwhile: show how the game stands.
            display.all()
            display.problem(table.say("board-late"))
            return
        try:
            self._do(request)
        except TutorError as error:
            # It may be about another game than the one that lies on the table.
            words = words_of_every_game(table.words.language) if request.kind in BEGINNINGS else table.words
            if error.message.key == THINKING:
                # Nothing went wrong, and there is nothing to report: only to wait for.
                display.notice(plain_notice("note", table.say("board-notice-coach"), words(error.message)))
            else:
                display.problem(words(error.message))

    def _do(self, request: Request) -> None:
        table = self._table
        if request.kind == "coach":
            self._ask_coach(request)
        elif request.kind == "practise":
            self._practise()
        elif self._practising.is_on and (request.kind, request.target) == ("go", TO_GAME):
            self._leave_practice()
        elif table.lesson or request.kind in LESSON_REQUESTS:
            self.learn(request)
        elif request.kind in BEGINNINGS:
            self._begin(request)
        elif request.kind == "decline":
            self._decline()
        elif request.kind == "remove":
            self._remove(request.target)
        elif table.own is not None and request.kind in NOT_IN_TRIAL:
            raise MisusedError("coach-in-trial")
        elif self.play(request).result is Result.PLAYED:
            # Who plays on has answered the offer; the saved game stays among the saved games, as another branch.
            self._beginnings.saved = None
            self._display.offer()

    # -- the game

    def play(self, request: Request) -> Outcome:
        """Do something to the game; raises MisusedError at an empty table."""
        session = self._table.session
        if session is None:
            raise MisusedError("board-table-empty")
        if self._coach.practice.is_judged and request.kind in DECIDING:
            raise MisusedError("coach-practice-judged")
        since = len(session.steps)
        return self._played(session, since, act(session, request), request)

    def _played(self, session: Session, since: int, outcome: Outcome, request: Request) -> Outcome:
        """Keep and show what became of what was done to a game after the first `since` decisions."""
        table, display = self._table, self._display
        # A decision is kept before its answer is shown.
        problem = self._beginnings.keeper.keep(asked=bool(request.id))
        opened = (
            revealed_choices.opened_together(session, table.words, since) if outcome.result is Result.PLAYED else ""
        )
        notice = outcome_notice(table, session, outcome, request.target if request.kind == "pick" else "")
        if opened:
            notice = plain_notice("note", table.say("board-notice-opened"), opened)
        # What the coach tells of a turn stays to be read while bots answer that turn.
        # So does what was opened together.
        before = display.model["notice"]
        stays = before["tone"] == "hint" or before["title"] == table.say("board-notice-opened")
        if notice["tone"] or request.kind != "next" or not stays:
            display.notice(notice)
        if outcome.result is Result.REFUSED:
            display.rule(session.game, notice["rule"])
            if request.id and table.own is None and len(session.people) == 1:
                # A program learns nothing, in a trial anything may be tried, and of several people it may be any.
                self._coach.own_games.refused(session.game, notice["rule"])
        else:
            self._coach.follow(outcome.result, since)
            if outcome.result is Result.PLAYED:
                display.movement(session, since)
            display.all()
        self._tell(session, outcome.result, since, notice)
        if problem is not None:
            display.problem(table.words(problem))
        return outcome

    def _tell(self, session: Session, result: Result, since: int, notice: Notice) -> None:
        """Read aloud what happened."""
        display, words = self._display, self._table.words
        if result is Result.PLAYED:
            display.set({"live": seat_view.news(session, words, since)})
        elif result is Result.MOVED:
            display.set({"live": f"{notice['text']} {display.model['turn']} {display.model['prompt']}".strip()})

    # -- the lesson

    def learn(self, request: Request) -> Outcome:
        """Do what a request means to the lesson on the table; raises TutorError."""
        lesson, display = self._table.lesson, self._display
        if lesson is None:
            raise MisusedError("board-not-understood")
        board, since = lesson.session, len(lesson.session.steps)
        spot = lesson.act(request)
        self._coach.follow_lesson()
        has_gone_on = lesson.session is board and len(board.steps) > since
        if has_gone_on:
            display.movement(board, since)
        self._coach_lesson(lesson, request, since)
        # What has come up is taken note of before it is shown.
        told = lesson.live()
        display.all()
        shown = display.model["lesson"]
        rule = lesson.refused()
        display.notice(lesson_notice(self._table, shown["answers"] if shown else [], rule, spot))
        display.rule(lesson.session.game, rule)
        if has_gone_on:
            told = told or seat_view.news(board, lesson.words, since)
        display.set({"live": told or display.model["prompt"]})
        return Outcome(Result.REFUSED if rule else Result.NOTED)

    def _coach_lesson(self, lesson: LessonDesk, request: Request, since: int) -> None:
        """Let the coach of a lesson that lasts take note of what was done; another lesson it has not seen."""
        is_same = lesson.session is self._table.session
        self._table.follow_lesson()
        if request.kind == "lesson" or not lesson.is_coached:
            self._coach.forget()
            return
        now = len(lesson.session.steps)
        has_left = now < since or request.target in LEAVING
        gone_on = Result.PLAYED if is_same and now > since else Result.NOTED
        self._coach.follow(Result.MOVED if has_left else gone_on, since)

    def _practise(self) -> None:
        """Lay what is due on the table; what lies there waits."""
        self._practising.begin()
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

    def _ask_coach(self, request: Request) -> None:
        if not may_ask(self._table.lesson, request.target):
            raise MisusedError("board-not-understood")
        if request.target in CHANGING and request.at != self._table.at:
            raise MisusedError("board-late")
        if request.target == "play-idea":
            self._play_idea(request)
            return
        said = self._coach.do(request.target, request.number)
        problem = self._beginnings.keeper.keep(asked=True) if self._table.lesson is None else None
        self._coach.host.coach_changed(said)
        if problem is not None:
            self._display.problem(self._table.words(problem))

    def _play_idea(self, request: Request) -> None:
        """Play a turn of the analysis, as far as it shows nothing hidden."""
        session, texts = self._table.session, self._coach.idea(request.number)
        if session is None:
            raise MisusedError("board-table-empty")
        if self._table.lesson is not None:
            self._play_in_lesson(self._table.lesson, texts, request)
            return
        since, seat = len(session.steps), session.game.current_seat(session.state)
        outcome = session.choose(texts[0])
        for text in texts[1:]:
            if outcome.result is not Result.PLAYED or session.game.current_seat(session.state) != seat:
                break
            outcome = session.choose(text)
        self._played(session, since, outcome, Request("choose", texts[0], request.at, request.id))

    def _play_in_lesson(self, lesson: LessonDesk, texts: Sequence[str], request: Request) -> None:
        """Play a turn by way of the lesson, which may have something to say to it."""
        seat = lesson.session.game.current_seat(lesson.session.state)
        for text in texts:
            if not lesson.is_free or lesson.session.game.current_seat(lesson.session.state) != seat:
                break
            self.learn(Request("choose", text, self._table.at, request.id))

    # -- games that begin, and saved games

    def _begin(self, request: Request) -> None:
        table, display = self._table, self._display
        begun = self._beginnings.begun(request, table)
        table.put(begun.session)
        self._coach.forget(BY_CLICKS if request.kind == "begin" else None)
        self._questions.forget()
        table.words, table.theme = words_for(begun.session, begun.language), begun.theme
        self._beginnings.saved = None
        if request.kind == "begin":
            self._beginnings.look()
        model = display.model
        by_itself = model["by_itself"] if begun.by_itself is None else begun.by_itself
        shown = {"theme": table.theme, "labels": page_labels(table.words), "by_itself": by_itself}
        display.set(shown | {"began": model["began"] + 1})
        display.offer()
        display.all()
        self._tell_begun(request, begun)

    def _tell_begun(self, request: Request, begun: NewGame) -> None:
        table, display, model = self._table, self._display, self._display.model
        key = "board-continued" if request.kind in TAKING_UP else "board-begun"
        said = " ".join(filter(None, [table.say(key), *map(table.words, begun.problems), foreword(table)]))
        display.notice(plain_notice("note", "", said))
        told = (said, model["offer"]["text"] if model["offer"] else "", model["turn"], model["prompt"])
        display.set({"live": " ".join(filter(None, told))})

    def _decline(self) -> None:
        self._beginnings.saved = None
        self._display.offer()
        self._display.notice(plain_notice(""))

    def _remove(self, name: str) -> None:
        """Remove a saved game for ever; an offer to continue it goes with it."""
        self._beginnings.remove(name)
        self._display.offer()
        self._display.notice(plain_notice("note", "", self._table.say("board-saved-games-removed")))
