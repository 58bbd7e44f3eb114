"""A growing game that is played in a lesson: its moments, what is noted when it has ended, and what comes after it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.journals.progress import Progress
from trajan_tutor.lessons.campaign import (
    CampaignMoment,
    called_up,
    campaign_of,
    excerpt,
    proved_by,
    proved_in,
    result_of,
    turns_of,
)
from trajan_tutor.lessons.course_order import CourseOrder
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.viewmodel.lesson_model import LessonMoment, NextLesson


@dataclass(slots=True)
class GrowingGame:
    """The game of a campaign, and the `moments` that can be called up in it.

    `called` are the names of what has come up, in the order in which it did, `refused` the rules that stood in the
    learner's way, with the turn of the game.
    """

    order: CourseOrder
    moments: tuple[CampaignMoment, ...] = ()
    called: list[str] = field(default_factory=list)
    refused: list[tuple[int, str]] = field(default_factory=list)
    _turns: dict[str, int] | None = None

    def attend(self, player: Player) -> list[CampaignMoment]:
        """Take note of how the game stands, and return what has come up just now."""
        waiting = tuple(moment for moment in self.moments if moment.name not in self.called)
        names = called_up(waiting, player.scenario) if waiting else ()
        self.called += names
        return [moment for moment in waiting if moment.name in names]

    def lesson(self, name: str, game: TutorGame) -> Lesson:
        """Return what a moment shows; raises MisusedError for one that there is not here, LessonError."""
        moment = next((moment for moment in self.moments if moment.name == name), None)
        if moment is None:
            raise MisusedError("board-not-understood")
        return excerpt(moment, find_lesson(f"{game.name}/{moment.lesson}")[0], game)

    def shown(self, progress: Progress, game: TutorGame, words: Words) -> list[LessonMoment]:
        """Return all moments with what is known of each, what came up last first."""
        moments: list[LessonMoment] = [
            {
                "name": moment.name,
                "title": words(moment.title),
                "called": moment.name in self.called,
                "seen": is_seen(moment, progress.lessons, game),
            }
            for moment in self.moments
        ]
        return sorted(moments, key=self._order)

    def _order(self, shown: LessonMoment) -> int:
        return -self.called.index(shown["name"]) - 1 if shown["called"] else 0

    def note_refusal(self, player: Player, rule: str) -> None:
        """Take note that a rule has refused something."""
        if rule:
            session = player.scenario.session
            self.refused.append((session.game.begun(session.state), rule))

    def end(self, player: Player) -> None:
        """End a game that has reached its last step, which looks back: its result is noted, and what it proved."""
        at_end = player.at + 1 == len(player.lesson.steps) and player.step.kind is StepKind.REVIEW
        if not at_end or player.finished or not player.scenario.session.is_over:
            return
        scenario, notes = player.scenario, player.notes
        notes.result = result_of(scenario)
        account = scenario.account_since(scenario.session.tree.root)
        notes.proved = tuple(dict.fromkeys((*notes.proved, *proved_by(account, self.order.lessons))))
        self._turns = None
        player.next()

    def turns(self, player: Player) -> dict[str, int]:
        """Return at which turn of the game each moment came up that did."""
        if self._turns is None:
            self._turns = turns_of(self.moments, player.scenario)
        return self._turns


def growing_game(lesson: Lesson, game: TutorGame, order: CourseOrder) -> GrowingGame | None:
    """Return the growing game that is played in a lesson; None in any other lesson."""
    return GrowingGame(order, campaign_of(game).of(lesson.name)) if order.is_game(lesson.address) else None


def is_seen(moment: CampaignMoment, lessons: Mapping[str, LessonNotes], game: TutorGame) -> bool:
    """Return whether the learner has done what a moment shows, in a game or in its lesson."""
    notes = lessons.get(f"{game.name}/{moment.lesson}")
    if notes is None:
        return False
    if not moment.last:
        return notes.done
    step = notes.steps.get(moment.last)
    return step is not None and step.done


def proved_before(order: CourseOrder, lesson: Lesson, notes: Mapping[str, LessonNotes]) -> frozenset[str]:
    """Return the steps of a lesson that the learner has proved in games; nothing of a game itself is passed over."""
    if order.is_game(lesson.address):
        return frozenset()
    games = [notes[game.address] for game in order.games if game.address in notes]
    return proved_in(lesson, (name for played in games for name in played.proved))


def after_game(
    order: CourseOrder, address: str, notes: Mapping[str, LessonNotes], words: Words
) -> tuple[NextLesson | None, NextLesson | None]:
    """Return the game that a growing game leads to, and after the last one a lesson that is not done yet."""
    following = order.game_after(address)
    if following is not None:
        return _leading("lesson-next-game", following, words), None
    left = [lesson for lesson in order.lessons if not (lesson.address in notes and notes[lesson.address].done)]
    return None, _leading("lesson-following", left[0], words) if left else None


def after_lesson_beside(
    order: CourseOrder, address: str, notes: Mapping[str, LessonNotes], words: Words
) -> tuple[NextLesson | None, NextLesson | None]:
    """Return what a finished lesson leads to: the game that is next, and besides it the lesson after this one."""
    if address not in {lesson.address for lesson in order.lessons}:
        return None, None
    game, lesson = order.next_game(notes), order.lesson_after(address)
    beside = _leading("lesson-following", lesson, words) if lesson is not None else None
    if game is None:
        return beside, None
    game_notes = notes.get(game.address)
    key = "lesson-on-with-game" if game_notes is not None and game_notes.line else "lesson-next-game"
    return _leading(key, game, words), beside


def about_game(game: TutorGame, address: str, order: CourseOrder, words: Words) -> str:
    """Return what the next game is about, and how long it takes."""
    growing_game = next((candidate for candidate in order.games if candidate.address == address), None)
    if growing_game is None or growing_game.game != game.name:
        return ""
    return words(Message.of("lesson-about-game", idea=growing_game.idea, minutes=growing_game.minutes))


def _leading(key: str, lesson: Lesson, words: Words) -> NextLesson:
    return {"address": lesson.address, "text": words(Message.of(key, title=lesson.title))}
