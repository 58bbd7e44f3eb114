"""What a desk is made of, put together: a table, its coach, what is shown of it, and what does each request."""

from contextlib import AbstractContextManager
from functools import partial

from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.coach_news import (
    BoardChanged,
    CoachNews,
    CoachUpdate,
    HintFound,
    MovesPlayed,
    Thought,
    TurnFound,
)
from trajan_tutor.desk.coach.findings import BY_CLICKS
from trajan_tutor.desk.displays.display import Display, Explanations
from trajan_tutor.desk.displays.save_watch import SaveWatch
from trajan_tutor.desk.handlers.dispatcher import Dispatcher
from trajan_tutor.desk.handlers.game_requests import GameRequests
from trajan_tutor.desk.handlers.lesson_requests import LessonRequests
from trajan_tutor.desk.handlers.new_game_requests import NewGameRequests
from trajan_tutor.desk.handlers.questions import Questions
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.pages.pages import HostServices, Pages
from trajan_tutor.desk.tables.new_games import NewGames
from trajan_tutor.desk.tables.practice_aside import PracticeAside
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.lessons.first_times import FirstTimeWatch
from trajan_tutor.session.session import Session


class DeskParts:
    """The parts of one desk, each of which knows only those before it; the coach tells its news to all of them."""

    def __init__(
        self, session: Session | None, lesson: LessonActivity | None, host: HostServices, language: str, theme: str
    ) -> None:
        """Put them together around a game, a lesson or an empty table, with what a host gives."""
        serve = partial(LessonActivity.serve, watch=host.watch, hints_later=host.thinks_elsewhere)
        self.table = table = Table.begun(session, lesson, language, host.prefix, theme)
        self.coach = coach = Coach(table, self._show_news, self._guard, host.saves)
        coach.serve(host.driver, host.hand_over, host.efforts)
        if lesson is not None:
            # Nobody has set it up: a lesson that lasts tells of turns as a game does that is begun by clicks.
            coach.verdicts.when = BY_CLICKS
            serve(lesson)
        self.beginnings = NewGames(session, host.saves)
        saves = SaveWatch(table, coach, self.beginnings, host.journals)
        self.questions = Questions(table, self.beginnings.keeper, coach, saves)
        practising = PracticeAside(table, host.saves, serve)
        self.display = display = Display(table, coach, self.beginnings, practising, saves)
        explanations = Explanations(display, FirstTimeWatch(host.saves))
        self._lessons = LessonRequests(table, coach, display, practising, explanations)
        self.dispatcher = Dispatcher(
            table,
            coach,
            display,
            self.beginnings,
            GameRequests(table, coach, display, self.beginnings, explanations, host.watch),
            self._lessons,
            NewGameRequests(table, coach, display, self.beginnings, self.questions, host.speaks),
        )
        self.pages = Pages(display.sending, host.hand_over)

    def _guard(self) -> AbstractContextManager[None]:
        return self.pages.guard()

    def _show_news(self, news: CoachNews) -> None:
        """Show what the coach tells; what was found for a lesson goes by way of it: it may have something to say."""
        match news:
            case Thought():
                self.display.thinking(news)
            case CoachUpdate():
                self.display.show_update(news)
            case BoardChanged():
                self.display.all()
                self.display.saving()
            case MovesPlayed(trial, since):
                self.display.movement(trial, since)
            case HintFound(adviser):
                self._lessons.hint_found(adviser)
            case TurnFound():
                self._lessons.turn_found()
