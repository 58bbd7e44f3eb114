"""A simulated learner: forgets as time goes by, errs in ways that were foreseen, asks for hints; chance has a seed.

    python tools/simulated_learner.py GAME [DAYS [FILE]]
    python tools/simulated_learner.py GAME DAYS --seeds 11,12,13

walks the whole course of a game, a lesson a day, then practises every day, so many days (100), and plays a game of the
campaign every week (`learner_at_the_board`): nothing blocks, lessons take no longer than they promise (three learners
walk the course), and every rule that can be asked about is met. Prints how it went; exits with 1 where something is
wrong. Writes the page of the learner into FILE, as SVG. With `--seeds`, prints for a learner of each seed how many
rules are mastered at the end, and what was kept of attempts. A measure of the practice, not of people.
"""

import math
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from learner_at_the_board import LearnerAtTheBoard, stage_of

from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.lesson.lesson_view import lesson_values
from trajan_tutor.desk.lesson.opened_lessons import practice_activity
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making import making
from trajan_tutor.exercise_making.exercise import Difficulty, Exercise
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.journals import journal
from trajan_tutor.journals.attempts_journal import Recorder
from trajan_tutor.jupyter.mastery_shown import MasteryShown
from trajan_tutor.learning import practice_parts
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.learning.overview import Overview, overview
from trajan_tutor.learning.practice import asked_practice
from trajan_tutor.learning.practice_parts import Played, Practice
from trajan_tutor.learning.step_watch import KINDS
from trajan_tutor.lessons.goals import Solved
from trajan_tutor.lessons.lesson import Step, StepKind
from trajan_tutor.lessons.named_lesson import asked_lesson, readable_course
from trajan_tutor.lessons.rules_tried import rules_tried

DAY = 86_400
_MINUTE = 60
_BEGIN = 1_700_000_000
_MOST_ARGUMENTS = 3
_WITH_SEEDS = 4
# After the first time a rule is remembered so many days; each time that it is remembered, so many times as long.
_FIRST, _GROWTH = 1.5, 2.6
# A rule that was never met is guessed, or told by a hint, so often.
_GUESSED, _HELPED = 0.35, 0.6
_ASKS_FOR_HINT = 0.4
# Seconds: for a question or an attempt, to read or look at what is shown, and for a turn of a game.
_TAKES, _READS, _PLAYS = 30, 12, 40
# A game of the campaign every so many days.
_GAME_EVERY = 7
_COURSES = (2, 3)
# No game has so many turns of one seat.
_MOST_TURNS = 300
# After so many wrong tries the learner lets it be shown.
_PATIENCE = 3


@dataclass(slots=True)
class Memory:
    """What is remembered of one rule: since when, and for how many days."""

    since: int
    days: float


@dataclass(slots=True)
class SimulatedLearner:
    """Practises in a folder; `now` goes on with every step, `met` counts the steps that tried each rule.

    `games` of the campaign were played, and so many seconds `practised`.
    """

    home: Path
    game: str
    seed: int
    now: int
    memories: dict[str, Memory] = field(default_factory=dict)
    met: dict[str, int] = field(default_factory=dict)
    stuck: list[str] = field(default_factory=list)
    games: int = 0
    practised: int = 0
    chance: Random = field(init=False)

    def __post_init__(self) -> None:
        """Begin with chance."""
        self.chance = Random(self.seed)

    def practise(self, seed: int) -> Practice:
        """Practise once, from the first step to the last one."""
        begun = self.now
        practice = asked_practice(self.game, seed, self.home, self.now)
        self.walk(practice_activity(practice, "en", self.home, Recorder(self.home, lambda: self.now)))
        self.practised += self.now - begun
        return practice

    def learn(self, address: str) -> int:
        """Go through a lesson of the course, and return how many seconds it took."""
        begun = self.now
        lesson, game = asked_lesson(address)
        # Progress is kept with the time of its journal, which is what is read of it later.
        clock = SimpleNamespace(time_ns=lambda: self.now * 10**9, strftime=time.strftime, gmtime=time.gmtime)
        with patch.object(journal, "time", clock):
            self.walk(LessonActivity(lesson, game, self.home, recorder=Recorder(self.home, lambda: self.now)))
        return self.now - begun

    def play_own_game(self) -> None:
        """Play the next game of the campaign at a desk; after the last one a whole game that is set up."""
        game = find_game(self.game)
        board = LearnerAtTheBoard(self, game, _PLAYS)
        self.games += 1
        board.play(stage_of(game, self.games - 1), seed=self.seed * _MOST_TURNS + self.games)
        if not board.ended:
            self.stuck.append(f"game {self.games}")

    def walk(self, desk: LessonActivity) -> None:
        """Go through a lesson; a step that cannot be left is noted as `stuck`."""
        lesson = desk.player.lesson
        watched = sum(len(step.moves) for step in lesson.steps)
        for _ in range(3 * len(lesson.steps) + watched):
            if desk.player.finished:
                return
            step = desk.player.step
            if step.kind is StepKind.PLAY:
                self._play(desk)
            else:
                self.try_step(desk, step, rules_tried(lesson, step))
            if desk.player.phase not in ("done", "reading"):
                self.stuck.append(f"{lesson.address}#{step.name}")
                return
            self.now += _READS if step.kind not in KINDS else 0
            desk.go("next")
        if not desk.player.finished:
            self.stuck.append(f"{lesson.address}#{desk.player.step.name}")

    def try_step(self, desk: LessonActivity, step: Step, rules: tuple[str, ...]) -> None:
        """Do what a step asks for, or answer it."""
        self._do(desk, step, rules)
        for rule in rules if step.kind in KINDS else ():
            self.met[rule] = self.met.get(rule, 0) + 1

    def _play(self, desk: LessonActivity) -> None:
        """Play on, as the lesson shows it, until the step is done."""
        for _ in range(_MOST_TURNS):
            if desk.player.phase != "doing":
                return
            self.now += _PLAYS
            desk.set_autonomy("show-me")
            desk.go("next")
            desk.set_autonomy("guide-me")

    def _do(self, desk: LessonActivity, step: Step, rules: tuple[str, ...]) -> None:
        knows = all(self.remembers(rule) for rule in rules)
        wrong, shown = 0, False
        while desk.player.phase in ("doing", "asked", "mistaken", "lost"):
            # What is shown is only followed.
            self.now += _READS if shown else _TAKES
            if not knows and self.chance.random() < _ASKS_FOR_HINT:
                desk.go("hint")
                knows = self.chance.random() < _HELPED
            if desk.player.phase in ("mistaken", "lost"):
                desk.go("again")
            elif knows:
                self._do_right(desk, step)
            elif wrong == _PATIENCE or not self._err(desk, step):
                shown = True
                desk.go("show-me")
            else:
                wrong += 1
                knows = self.chance.random() < _HELPED
        for rule in rules:
            self.learn_rule(rule, was_known=not wrong and not (shown and isinstance(step.goal, Solved)))

    def _do_right(self, desk: LessonActivity, step: Step) -> None:
        if step.question is not None:
            desk.answer(str(step.question.right[0]))
            return
        for move in step.solutions[0]:
            spot = move.removeprefix("pick ")
            if spot == move:
                desk.choose(move)
            else:
                desk.pick(spot)

    def _err(self, desk: LessonActivity, step: Step) -> bool:
        """Err in a way that was foreseen, and return whether there is one."""
        answers = [answer for mistake in step.mistakes for answer in mistake.answers]
        if step.question is None or not answers:
            return False
        desk.answer(str(self.chance.choice(answers)))
        return True

    def remembers(self, rule: str) -> bool:
        """Return whether a rule comes to mind now."""
        memory = self.memories.get(rule)
        likely = _GUESSED if memory is None else math.exp(-(self.now - memory.since) / DAY / memory.days * 0.25)
        return self.chance.random() < likely

    def learn_rule(self, rule: str, *, was_known: bool) -> None:
        """Take a rule in: what was known is remembered longer, anything else as if for the first time."""
        memory = self.memories.get(rule)
        days = memory.days * _GROWTH if memory is not None and was_known else _FIRST
        self.memories[rule] = Memory(self.now, days)


def ask(desk: LessonActivity, kind: str, target: str) -> Mapping[str, Any]:
    """Ask a desk for something as a page does, and return what it shows then."""
    {"go": desk.go, "answer": desk.answer, "pick": desk.pick, "choose": desk.choose}[kind](target)
    shown: Mapping[str, Any] = lesson_values(desk)
    return shown


def course_of(learner: SimulatedLearner) -> list[str]:
    """Let somebody walk the whole course, a lesson a day; return what is wrong with it: dead ends, broken promises."""
    wrong = []
    for lesson in readable_course(find_game(learner.game))[0]:
        took = learner.learn(lesson.address)
        if took > lesson.minutes * _MINUTE:
            wrong.append(f"{lesson.address} took {took / _MINUTE:.1f} minutes and promises {lesson.minutes}")
        learner.now += DAY
    return wrong + [f"{place} is a dead end" for place in learner.stuck]


def course_walked(game: str, seed: int) -> list[str]:
    """Let another learner walk the course of a game; return what is wrong with it."""
    with TemporaryDirectory() as folder:
        return course_of(SimulatedLearner(Path(folder), game, seed=seed, now=_BEGIN))


def practise_daily(learner: SimulatedLearner, days: int) -> list[Overview]:
    """Let somebody practise once a day; return what is mastered each evening."""
    game, found = find_game(learner.game), []
    for day in range(days):
        learner.now += DAY
        if day % _GAME_EVERY == _GAME_EVERY - 1:
            learner.play_own_game()
        learner.practise(seed=day)
        found.append(overview(learner_of(game, learner.home), learner.home, learner.now))
    return found


@cache
def made_once(game: str, rule: str, difficulty: Difficulty) -> Exercise:
    """Return one exercise about a rule of each difficulty: new ones every day would take hours."""
    return making.exercise(find_game(game), rule, difficulty=difficulty)


def _once(game: TutorGame, rule: str, *, seed: int, difficulty: Difficulty, played: Played = ()) -> Exercise:
    """Return an exercise in a position of games that were played as it is made, any other one as it was made first."""
    if played:
        return making.exercise(game, rule, seed=seed, difficulty=difficulty, played=played)
    return made_once(game.name, rule, difficulty)


def compared(name: str, days: int, seeds: Sequence[int]) -> None:
    """Print how many rules learners of some seeds have mastered after so many days, and what was kept of attempts."""
    game = find_game(name)
    for seed in seeds:
        with TemporaryDirectory() as folder:
            learner = SimulatedLearner(Path(folder), name, seed=seed, now=_BEGIN)
            course_of(learner)
            begun = learner.now
            evenings = practise_daily(learner, days)
            attempts = [one for one in learner_of(game, learner.home).attempts if one.at >= begun and one.rule]
            outcomes = Counter(one.outcome.value for one in attempts)
            minutes = round(learner.practised / _MINUTE / days, 1)
            print(
                f"{name} seed {seed}: {evenings[-1].mastered} of {evenings[-1].rules} mastered, "
                f"{len(evenings[-1].due)} due, {minutes} minutes a day, {dict(sorted(outcomes.items()))}",
                flush=True,
            )


def main(arguments: Sequence[str]) -> int:
    """Simulate a learner of a game, and say how it went."""
    if len(arguments) == _WITH_SEEDS and arguments[2] == "--seeds":
        setattr(practice_parts, "exercise", _once)  # noqa: B010 (a name that the module only imports)
        compared(arguments[0], int(arguments[1]), [int(seed) for seed in arguments[3].split(",")])
        return 0
    if not 1 <= len(arguments) <= _MOST_ARGUMENTS:
        print(__doc__)
        return 2
    name, days = arguments[0], int(arguments[1]) if len(arguments) > 1 else 100
    setattr(practice_parts, "exercise", _once)  # noqa: B010 (a name that the module only imports)
    with TemporaryDirectory() as folder:
        learner = SimulatedLearner(Path(folder), name, seed=1, now=_BEGIN)
        wrong = course_of(learner) + [one for seed in _COURSES for one in course_walked(name, seed)]
        print(f"the course: {len(wrong)} problems, {len(learner.met)} rules tried")
        for evening, found in enumerate(practise_daily(learner, days), start=1):
            if evening % 10 == 0:
                print(f"day {evening}: {found.mastered} of {found.rules} rules mastered, {len(found.due)} due")
        game = find_game(name)
        known = learner_of(game, learner.home)
        wrong += [f"{place} is a dead end" for place in learner.stuck]
        wrong += [f"{rule} never came up" for rule in plan_of(game).rules if rule not in known.standings]
        if len(arguments) == _MOST_ARGUMENTS:
            MasteryShown(known, learner.home, learner.now).plot().save_svg(Path(arguments[2]))
    print("\n".join(dict.fromkeys(wrong)) or "nothing is wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
