"""A simulated learner: forgets as time goes by, errs in ways that were foreseen, asks for hints; chance has a seed.

Walks the course of a game, practises, and plays games of the campaign (`learner_at_the_board`): `measure.py learner`.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from learner_at_the_board import LearnerAtTheBoard, clock_of, stage_of

from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.lesson.lesson_view import lesson_values
from trajan_tutor.desk.lesson.opened_lessons import practice_activity
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making import making
from trajan_tutor.exercise_making.exercise import Difficulty, Exercise
from trajan_tutor.journals.attempts_journal import Recorder
from trajan_tutor.learning import practice_parts
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.learning.overview import Overview, overview
from trajan_tutor.learning.practice import requested_practice
from trajan_tutor.learning.practice_parts import Played, Practice
from trajan_tutor.learning.step_watch import KINDS
from trajan_tutor.lessons.goals import Solved
from trajan_tutor.lessons.lesson import Step, StepKind
from trajan_tutor.lessons.named_lesson import asked_lesson, readable_course
from trajan_tutor.lessons.rules_tried import rules_tried

DAY = 86_400
MINUTE = 60
BEGIN = 1_700_000_000
# After the first time a rule is remembered so many days; each time that it is remembered, so many times as long.
_FIRST, _GROWTH = 1.5, 2.6
# A rule that was never met is guessed, or told by a hint, so often.
_GUESSED, _HELPED = 0.35, 0.6
_ASKS_FOR_HINT = 0.4
# Seconds: for a question or an attempt, to read or look at what is shown, and for a turn of a game.
_TAKES, READS, PLAYS = 30, 12, 40
# A game of the campaign every so many days.
_GAME_EVERY = 7
# No game has so many turns of one seat.
MOST_TURNS = 300
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
        practice = requested_practice(self.game, seed, self.home, self.now)
        self.walk(practice_activity(practice, "en", self.home, Recorder(self.home, lambda: self.now)))
        self.practised += self.now - begun
        return practice

    def learn(self, address: str) -> int:
        """Go through a lesson of the course, and return how many seconds it took."""
        begun = self.now
        lesson, game = asked_lesson(address)
        with clock_of(self):
            self.walk(LessonActivity(lesson, game, self.home, recorder=Recorder(self.home, lambda: self.now)))
        return self.now - begun

    def play_own_game(self) -> None:
        """Play the next game of the campaign at a desk; after the last one a whole game that is set up."""
        game = find_game(self.game)
        board = LearnerAtTheBoard(self, game, PLAYS)
        self.games += 1
        board.play(stage_of(game, self.games - 1), seed=self.seed * MOST_TURNS + self.games)
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
            self.now += READS if step.kind not in KINDS else 0
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
        for _ in range(MOST_TURNS):
            if desk.player.phase != "doing":
                return
            self.now += PLAYS
            desk.set_autonomy("show-me")
            desk.go("next")
            desk.set_autonomy("guide-me")

    def _do(self, desk: LessonActivity, step: Step, rules: tuple[str, ...]) -> None:
        knows = all(self.remembers(rule) for rule in rules)
        wrong, shown = 0, False
        while desk.player.phase in ("doing", "asked", "mistaken", "lost"):
            # What is shown is only followed.
            self.now += READS if shown else _TAKES
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
        if took > lesson.minutes * MINUTE:
            wrong.append(f"{lesson.address} took {took / MINUTE:.1f} minutes and promises {lesson.minutes}")
        learner.now += DAY
    return wrong + [f"{place} is a dead end" for place in learner.stuck]


def course_walked(game: str, seed: int) -> list[str]:
    """Let another learner walk the course of a game; return what is wrong with it."""
    with TemporaryDirectory() as folder:
        return course_of(SimulatedLearner(Path(folder), game, seed=seed, now=BEGIN))


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


def make_exercises_once() -> None:
    """Let practice ask for exercises that are made once only."""
    setattr(practice_parts, "exercise", _once)  # noqa: B010 (a name that the module only imports)
