"""Measures how soon a simulated learner makes a move of their own in the whole game, by the green button alone.

    python tools/first_own_move.py GAME [SEED]

Every growing game on the way is played to its end, and the page on which it ends is read; lessons beside the way are
left out. The whole game is the first one that is dealt as a game of one's own is. Prints the minutes after each game.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import simulated_learner
from simulated_learner import SimulatedLearner

from trajan_tutor.desk.lesson.growing_game import after_game
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.journals.attempts_journal import Recorder
from trajan_tutor.lessons.course_order import CourseOrder, course_order
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.named_lesson import asked_lesson
from trajan_tutor.lessons.step_page import Autonomy

_MINUTE = 60
_BEGIN = 1_700_000_000
_MOST_ARGUMENTS = 2


class OwnMoveMadeError(Exception):
    """The learner has made a move in the whole game."""


class WatchedLearner(SimulatedLearner):
    """A simulated learner who is looked at while they play: in the whole game only until their first move."""

    is_in_whole_game = False

    def _play(self, desk: LessonActivity) -> None:
        """Play on as the script does, until the step is done: how well one plays does not matter here."""
        desk.set_autonomy(Autonomy.SHOW_ME)
        for _ in range(simulated_learner._MOST_TURNS):  # noqa: SLF001 (constants are the learner's)
            if desk.player.phase != "doing":
                return
            self.now += simulated_learner._PLAYS  # noqa: SLF001
            desk.go("next")

    def walk(self, desk: LessonActivity) -> None:
        """Go through a game; raises OwnMoveMadeError after the first move in the whole game."""
        if not self.is_in_whole_game:
            super().walk(desk)
            return
        session = desk.player.scenario.session
        before = len(session.steps)
        choose, go = desk.choose, desk.go

        def watched() -> None:
            if len(desk.player.scenario.session.steps) > before:
                raise OwnMoveMadeError

        def choose_watched(move: str) -> None:
            choose(move)
            watched()

        def go_watched(action: str) -> None:
            go(action)
            watched()

        setattr(desk, "choose", choose_watched)  # noqa: B010 (looked at from outside)
        setattr(desk, "go", go_watched)  # noqa: B010
        super().walk(desk)


def is_whole(lesson: Lesson) -> bool:
    """Return whether a game is dealt as one of one's own, and neither begins with a position nor is shortened."""
    return not lesson.begin.position and not lesson.begin.changes


def way(game: str, seed: int) -> Iterator[tuple[str, int]]:
    """Yield each game on the way with the seconds that had passed at its end, the whole one at its first move."""
    order: CourseOrder = course_order(find_game(game))
    with TemporaryDirectory() as folder:
        learner = WatchedLearner(Path(folder), game, seed=seed, now=_BEGIN)
        address = order.games[0].address
        while address:
            lesson, found = asked_lesson(address)
            learner.is_in_whole_game = is_whole(lesson)
            desk = LessonActivity(lesson, found, learner.home, recorder=Recorder(learner.home, lambda: learner.now))
            try:
                learner.walk(desk)
            except OwnMoveMadeError:
                yield address, learner.now - _BEGIN
                return
            if not desk.has_ended:
                raise SystemExit(f"{address} was not played to its end: {learner.stuck}")
            learner.now += simulated_learner._READS  # noqa: SLF001 (constants are the learner's)
            yield address, learner.now - _BEGIN
            following, _ = after_game(order, address, desk.notes, Words("en", ()))
            address = following["address"] if following is not None else ""


def main(arguments: Sequence[str]) -> int:
    """Print the minutes after each game; return the exit code."""
    if not 1 <= len(arguments) <= _MOST_ARGUMENTS:
        print(__doc__)
        return 2
    seed = int(arguments[1]) if len(arguments) == _MOST_ARGUMENTS else 1
    for address, seconds in way(arguments[0], seed):
        print(f"{address}: {seconds / _MINUTE:.1f} minutes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
