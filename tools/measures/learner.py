"""A simulated learner: how they come through a course and its practice; how soon they make a move of their own.

A learner walks the whole course of a game, a lesson a day, then practises every day, and plays a game of the campaign
every week: nothing blocks, lessons take no longer than they promise (three learners walk the course), and every rule
that can be asked about is met. A measure of the practice, not of people. The first move of one's own is reached by the
green button alone: every growing game on the way is played to its end, and the page on which it ends is read; lessons
beside the way are left out. The whole game is the first one that is dealt as a game of one's own is.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from measuring import game_options
from simulated_learner import (
    BEGIN,
    MINUTE,
    MOST_TURNS,
    PLAYS,
    READS,
    SimulatedLearner,
    course_of,
    course_walked,
    make_exercises_once,
    practise_daily,
)

from trajan_tutor.cli.arguments import number_from
from trajan_tutor.desk.lesson.growing_game import after_game
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.i18n import Words
from trajan_tutor.journals.attempts_journal import Recorder
from trajan_tutor.jupyter.mastery_shown import MasteryShown
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.lessons.course_order import CourseOrder, course_order
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.named_lesson import asked_lesson
from trajan_tutor.lessons.step_page import Autonomy

# Learners who walk the course only.
COURSES = (2, 3)


class OwnMoveMadeError(Exception):
    """The learner has made a move in the whole game."""


class ShownOn(SimulatedLearner):
    """A simulated learner who plays on as the script does: how well one plays does not matter here."""

    def _play(self, desk: LessonActivity) -> None:
        desk.set_autonomy(Autonomy.SHOW_ME)
        for _ in range(MOST_TURNS):
            if desk.player.phase != "doing":
                return
            self.now += PLAYS
            desk.go("next")


class WholeGame(LessonActivity):
    """A game that is left, by OwnMoveMadeError, with the first move in it."""

    def choose(self, move: str) -> None:
        """Make a move."""
        super().choose(move)
        self._leave_after_a_move()

    def go(self, action: str) -> None:
        """Do an action of the lesson, which may be a move."""
        super().go(action)
        self._leave_after_a_move()

    def _leave_after_a_move(self) -> None:
        if self.player.scenario.session.steps:
            raise OwnMoveMadeError


def is_whole(lesson: Lesson) -> bool:
    """Return whether a game is dealt as one of one's own, and neither begins with a position nor is shortened."""
    return not lesson.begin.position and not lesson.begin.changes


def way(game: str, seed: int) -> Iterator[tuple[str, int]]:
    """Yield each game on the way with the seconds that had passed at its end, the whole one at its first move."""
    order: CourseOrder = course_order(find_game(game))
    with TemporaryDirectory() as folder:
        learner = ShownOn(Path(folder), game, seed=seed, now=BEGIN)
        address = order.games[0].address
        while address:
            lesson, found = asked_lesson(address)
            activity = WholeGame if is_whole(lesson) else LessonActivity
            desk = activity(lesson, found, learner.home, recorder=Recorder(learner.home, lambda: learner.now))
            try:
                learner.walk(desk)
            except OwnMoveMadeError:
                yield address, learner.now - BEGIN
                return
            if not desk.has_ended:
                raise SystemExit(f"{address} was not played to its end: {learner.stuck}")
            learner.now += READS
            yield address, learner.now - BEGIN
            following, _ = after_game(order, address, desk.notes, Words("en", ()))
            address = following["address"] if following is not None else ""


def first_move_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    game_options(parser, in_processes=False)


def first_move(arguments: Namespace) -> int:
    """Print the minutes after each game, and at the first move in the whole one."""
    for address, seconds in way(arguments.game, arguments.seed):
        print(f"{address}: {seconds / MINUTE:.1f} minutes", flush=True)
    return 0


def compared(name: str, days: int, seed: int) -> None:
    """Print how many rules a learner has mastered after so many days, and what was kept of attempts."""
    game = find_game(name)
    with TemporaryDirectory() as folder:
        learner = SimulatedLearner(Path(folder), name, seed=seed, now=BEGIN)
        course_of(learner)
        begun = learner.now
        evenings = practise_daily(learner, days)
        attempts = [one for one in learner_of(game, learner.home).attempts if one.at >= begun and one.rule]
    outcomes = Counter(one.outcome.value for one in attempts)
    minutes = round(learner.practised / MINUTE / days, 1)
    print(
        f"{name} seed {seed}: {evenings[-1].mastered} of {evenings[-1].rules} mastered, "
        f"{len(evenings[-1].due)} due, {minutes} minutes a day, {dict(sorted(outcomes.items()))}",
        flush=True,
    )


def walked(name: str, days: int, file: Path | None) -> list[str]:
    """Print how a learner comes through a course and so many days; return what is wrong with it."""
    game = find_game(name)
    with TemporaryDirectory() as folder:
        learner = SimulatedLearner(Path(folder), name, seed=1, now=BEGIN)
        wrong = course_of(learner) + [one for seed in COURSES for one in course_walked(name, seed)]
        print(f"the course: {len(wrong)} problems, {len(learner.met)} rules tried")
        for evening, found in enumerate(practise_daily(learner, days), start=1):
            if evening % 10 == 0:
                print(f"day {evening}: {found.mastered} of {found.rules} rules mastered, {len(found.due)} due")
        known = learner_of(game, learner.home)
        wrong += [f"{place} is a dead end" for place in learner.stuck]
        wrong += [f"{rule} never came up" for rule in plan_of(game).rules if rule not in known.standings]
        if file is not None:
            MasteryShown(known, learner.home, learner.now).plot().save_svg(file)
    return wrong


def learner_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("game", help="name of the game")
    parser.add_argument("days", type=number_from(1), nargs="?", default=100, help="of practice")
    parser.add_argument("file", type=Path, nargs="?", help="where the page of the learner is drawn, as SVG")
    parser.add_argument("--seeds", default="", help="compare learners of these seeds, 11,12,13")


def learner(arguments: Namespace) -> int:
    """Print how it went, or with seeds what each learner has mastered; return 1 where something is wrong."""
    make_exercises_once()
    if arguments.seeds:
        for seed in arguments.seeds.split(","):
            compared(arguments.game, arguments.days, int(seed))
        return 0
    wrong = walked(arguments.game, arguments.days, arguments.file)
    print("\n".join(dict.fromkeys(wrong)) or "nothing is wrong")
    return int(bool(wrong))
