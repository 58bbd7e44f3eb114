"""What is asked of the lesson on a table, and what is laid beside it: practice, a better turn, a ruling."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.displays.display import Display, Explanations
from trajan_tutor.desk.handlers.game_requests import DeskHandler
from trajan_tutor.desk.lesson.lesson_activity import LEAVING, TO_GAME, LessonActivity
from trajan_tutor.desk.requests.request import Request
from trajan_tutor.desk.tables.practice_aside import PracticeAside
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.lessons.step_page import Action
from trajan_tutor.session import seat_view
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.viewmodel.notices import lesson_notice, plain_notice

# What a lesson does for its learner in a game.
_HELPING: Final = frozenset({Action.HINT, Action.SHOW_ME})


class LessonRequests:
    """Follows a lesson at one table; what it `accepts` needs one there, what is `accepted_anywhere` does not."""

    __slots__ = ("_coach", "_display", "_explanations", "_practising", "_table", "accepted_anywhere", "accepts")

    def __init__(
        self, table: Table, coach: Coach, display: Display, practising: PracticeAside, explanations: Explanations
    ) -> None:
        """Have done nothing yet."""
        self._table = table
        self._coach = coach
        self._display = display
        self._practising = practising
        self._explanations = explanations
        self.accepts: Mapping[str, DeskHandler] = {
            "pick": self.pick,
            "choose": self.choose,
            "undo": self.undo,
            "next": self.step_other,
            "skip": self.skip_others,
            "step-back": self.step_back,
            "go": self.go,
            "answer": self.answer,
            "dial": self.set_autonomy,
            "lesson": self.open_lesson,
            "look-up": self.look_up,
            "play-better": self.play_better,
        }
        self.accepted_anywhere: Mapping[str, DeskHandler] = {"practise": self.practise, "try-ruling": self.try_ruling}

    # -- the lesson

    def pick(self, request: Request) -> Outcome:
        """Pick a spot of the board."""
        return self._learn(LessonActivity.pick, request.target)

    def choose(self, request: Request) -> Outcome:
        """Make the move that a notation names."""
        return self._learn(LessonActivity.choose, request.target)

    def undo(self, _request: Request) -> Outcome:
        """Take back a decision."""
        return self._learn(LessonActivity.undo)

    def step_other(self, _request: Request) -> Outcome:
        """Let one of the others decide."""
        return self._learn(LessonActivity.step_other)

    def skip_others(self, _request: Request) -> Outcome:
        """Let all of the others decide who are to."""
        return self._learn(LessonActivity.skip_others)

    def step_back(self, _request: Request) -> Outcome:
        """Go back by one decision, whoever made it."""
        return self._learn(LessonActivity.step_back)

    def answer(self, request: Request) -> Outcome:
        """Answer what is asked."""
        return self._learn(LessonActivity.answer, request.target)

    def set_autonomy(self, request: Request) -> Outcome:
        """Let the lesson do more or less for the learner."""
        return self._learn(LessonActivity.set_autonomy, request.target)

    def open_lesson(self, request: Request) -> Outcome:
        """Open another lesson of the course."""
        return self._learn(LessonActivity.open_lesson, request.target, is_another=True)

    def look_up(self, request: Request) -> Outcome:
        """Leave the game for a moment that is called up in it."""
        return self._learn(LessonActivity.look_up, request.target)

    def go(self, request: Request) -> Outcome:
        """Do one of the actions of a lesson; what waits for the end of a practice comes back to the table."""
        action = request.target
        if self._practising.is_on and action == TO_GAME:
            self._practising.leave()
            self._show_activity()
            return Outcome(Result.MOVED)
        if action in _HELPING:
            self._coach.own_games.helped()
        return self._learn(LessonActivity.go, action, leaves=action in LEAVING)

    def let_others_go_on(self, lesson: LessonActivity) -> None:
        """Let the others decide whom a page has left waiting."""
        if lesson.others_wait:
            self._learn(LessonActivity.skip_others)

    def hint_found(self, adviser: Adviser) -> None:
        """Give the hint that the learner waits for."""
        self._learn(LessonActivity.hint_found, adviser)

    def turn_found(self) -> None:
        """Show the turn that the lesson marks, or that none was found; one that was asked for begins to be shown."""
        lesson = self._table.lesson
        if lesson is not None and lesson.played.is_to_be_shown:
            self._learn(LessonActivity.show_if_wanted)
        else:
            self._display.all()

    def play_turn(self, lesson: LessonActivity, texts: Sequence[str]) -> None:
        """Play a turn by way of the lesson, which may have something to say to it."""
        seat = lesson.session.game.current_seat(lesson.session.state)
        for text in texts:
            if not lesson.is_free or lesson.session.game.current_seat(lesson.session.state) != seat:
                break
            self._learn(LessonActivity.choose, text)

    # -- what is laid beside it

    def practise(self, _request: Request) -> None:
        """Lay what is due on the table; what lies there waits."""
        self._practising.begin()
        self._begin_aside()

    def play_better(self, request: Request) -> None:
        """Lay a turn that cost much on the table, by its number in the review of the game that has ended."""
        lesson, ended = self._table.lesson, self._coach.ended
        if lesson is None or not lesson.has_ended or not ended.is_done_with(lesson.session):
            raise MisusedError("board-not-understood")
        judged = ended.decision(request.number)
        mistakes = [
            mistake for mistake, own in zip(ended.to_practise(), ended.mistakes(), strict=True) if own is judged
        ]
        if not mistakes:
            raise MisusedError("coach-practice-none")
        self._practising.begin_better_turn(mistakes[0])
        self._begin_aside()

    def try_ruling(self, request: Request) -> None:
        """Lay a ruling on the table, to be tried under each of its readings; what lies there waits."""
        self._practising.begin_trial(request.target, request.text)
        self._begin_aside()

    def _begin_aside(self) -> None:
        self._coach.follow_lesson()
        self._show_activity()

    def _show_activity(self) -> None:
        display, lesson = self._display, self._table.lesson
        self._coach.state.stop()
        display.reset()
        display.notice(plain_notice(""))
        model = display.model
        sentence = lesson.live() if lesson is not None else f"{model['turn']} {model['prompt']}".strip()
        display.set({"live": sentence})

    # -- what becomes of it

    def _learn(
        self, act: Callable[..., str | None], *values: object, leaves: bool = False, is_another: bool = False
    ) -> Outcome:
        """Do something to the lesson on the table, which may give the spot at which its answer belongs.

        `leaves` tells that it leads to another position, `is_another` that it is another lesson. Raises TutorError.
        """
        lesson, display = self._table.lesson, self._display
        if lesson is None:
            raise MisusedError("board-not-understood")
        board, since = lesson.session, len(lesson.session.steps)
        if lesson.is_coached and lesson.now.looks:
            # Who follows a mark shows nothing of what they know.
            self._coach.own_games.helped()
        spot = act(lesson, *values) or ""
        self._coach.follow_lesson()
        now = lesson.session
        # A turn is shown on a board of its own, on which it goes on from here.
        has_gone_on = (now is board or lesson.is_showing) and len(now.steps) > since
        if has_gone_on:
            display.movement(now, since)
        self._let_coach_follow(lesson, since, leaves=leaves, is_another=is_another)
        # What has come up is taken note of before it is shown.
        news = lesson.live()
        display.all()
        page = display.model["lesson"]
        display.settled(now, since if has_gone_on and lesson.has_room_for_reports else None)
        rule = lesson.refused()
        notice = lesson_notice(self._table.words, page["answers"] if page else [], rule, spot)
        if notice["tone"] or not (has_gone_on and self._explanations.stays(board, since)):
            display.notice(notice)
        if rule and lesson.is_coached:
            # Who plays on in a lesson plays a game of their own.
            self._coach.own_games.refused(lesson.session.game, rule)
        display.rule(lesson.session.game, rule)
        if has_gone_on:
            news = news or seat_view.news(now, lesson.words, since)
        display.set({"live": news or display.model["prompt"]})
        if has_gone_on and lesson.is_coached:
            self._explanations.explain(board, since)
        return Outcome(Result.REFUSED if rule else Result.NOTED)

    def _let_coach_follow(self, lesson: LessonActivity, since: int, *, leaves: bool, is_another: bool) -> None:
        """Let the coach of a lesson that lasts take note of what was done; another lesson it has not seen."""
        is_same = lesson.session is self._table.session
        self._table.follow_lesson()
        if lesson.is_showing:
            # It is taken back: nothing has happened.
            return
        if is_another or not lesson.is_coached:
            self._coach.forget()
            return
        now = len(lesson.session.steps)
        has_left = (is_same and now < since) or leaves
        gone_on = Result.PLAYED if is_same and now > since else Result.NOTED
        self._coach.follow(Result.MOVED if has_left else gone_on, since)
