"""The moments of a game that is played in a lesson: which have come up, which were seen, and the one that is open."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.i18n import Words
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.journals.progress import Progress
from trajan_tutor.lessons.campaign import CampaignMoment, called_up, campaign_of, excerpt
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.player import Player
from trajan_tutor.viewmodel.lesson_model import LessonMoment


@dataclass(slots=True)
class Moments:
    """What can be called up in a lesson; `called` are the names of what has come up, in the order in which it did.

    `left` is the game that waits while one of them is looked at.
    """

    all: tuple[CampaignMoment, ...] = ()
    called: list[str] = field(default_factory=list)
    left: PlayedLesson | None = None

    def attend(self, player: Player) -> list[CampaignMoment]:
        """Take note of how the game stands, and return what has come up just now."""
        if self.left is not None or not self.all:
            return []
        waiting = tuple(moment for moment in self.all if moment.name not in self.called)
        names = called_up(waiting, player.scenario)
        self.called += names
        return [moment for moment in waiting if moment.name in names]

    def lesson(self, name: str, game: TutorGame) -> Lesson:
        """Return what a moment shows; raises MisusedError for one that there is not here, LessonError."""
        moment = next((moment for moment in self.all if moment.name == name), None)
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
                "seen": self.is_seen(moment, progress.lessons, game),
            }
            for moment in self.all
        ]
        return sorted(moments, key=self._order)

    def _order(self, shown: LessonMoment) -> int:
        return -self.called.index(shown["name"]) - 1 if shown["called"] else 0

    @staticmethod
    def is_seen(moment: CampaignMoment, lessons: Mapping[str, LessonNotes], game: TutorGame) -> bool:
        """Return whether the learner has done what a moment shows, in a game or in its lesson."""
        notes = lessons.get(f"{game.name}/{moment.lesson}")
        if notes is None:
            return False
        if not moment.last:
            return notes.done
        step = notes.steps.get(moment.last)
        return step is not None and step.done


def moments_in(lesson: Lesson, game: TutorGame) -> Moments:
    """Return the moments of a lesson that is a stage of its campaign, none for any other.

    A campaign with an error calls nothing up: it keeps nobody from a lesson.
    """
    try:
        return Moments(campaign_of(game).of(lesson.name))
    except UnreadableError:
        return Moments()
