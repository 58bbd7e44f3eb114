"""A simulated learner: forgets as time goes by, errs in ways that were foreseen, asks for hints; chance has a seed."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from trajan_tutor.desk.lesson_desk import LessonDesk, practice_desk
from trajan_tutor.desk.requests import Request
from trajan_tutor.learning.asked import asked_practice
from trajan_tutor.learning.mastery_journal import Recorder
from trajan_tutor.learning.parts import Practice
from trajan_tutor.learning.tried import rules_tried
from trajan_tutor.lessons.lesson import Step

DAY = 86_400
# After the first time a rule is remembered so many days; each time that it is remembered, so many times as long.
_FIRST, _GROWTH = 1.5, 2.6
# A rule that was never met is guessed, or told by a hint, so often.
_GUESSED, _HELPED = 0.35, 0.6
_ASKS_FOR_HINT = 0.4
# Half a minute for a question.
_TAKES = 30
# After so many wrong tries the learner lets it be shown.
_PATIENCE = 3


@dataclass(slots=True)
class Memory:
    """What is remembered of one rule: since when, and for how many days."""

    since: int
    days: float


@dataclass(slots=True)
class SimulatedLearner:
    """Practises in a folder; `now` goes on with every step, `met` counts the steps that tried each rule."""

    home: Path
    game: str
    seed: int
    now: int
    memories: dict[str, Memory] = field(default_factory=dict)
    met: dict[str, int] = field(default_factory=dict)
    stuck: list[str] = field(default_factory=list)
    chance: Random = field(init=False)

    def __post_init__(self) -> None:
        """Begin with chance."""
        self.chance = Random(self.seed)

    def practise(self, seed: int) -> Practice:
        """Practise once, from the first step to the last one."""
        practice = asked_practice(self.game, seed, self.home, self.now)
        self.walk(practice_desk(practice, "en", self.home, Recorder(self.home, lambda: self.now)))
        return practice

    def walk(self, desk: LessonDesk) -> None:
        """Go through a lesson; a step that cannot be left is noted as `stuck`."""
        for _ in range(3 * len(desk.player.lesson.steps)):
            if desk.player.finished:
                return
            step = desk.player.step
            rules = rules_tried(desk.player.lesson, step)
            self._do(desk, step, rules)
            for rule in rules:
                self.met[rule] = self.met.get(rule, 0) + 1
            if desk.player.phase not in ("done", "reading"):
                self.stuck.append(step.name)
                return
            ask(desk, "go", "next")
        if not desk.player.finished:
            self.stuck.append(desk.player.step.name)

    def _do(self, desk: LessonDesk, step: Step, rules: tuple[str, ...]) -> None:
        knows = all(self._remembers(rule) for rule in rules)
        wrong = 0
        while desk.player.phase in ("doing", "asked", "mistaken", "lost"):
            self.now += _TAKES
            if not knows and self.chance.random() < _ASKS_FOR_HINT:
                ask(desk, "go", "hint")
                knows = self.chance.random() < _HELPED
            if desk.player.phase in ("mistaken", "lost"):
                ask(desk, "go", "again")
            elif knows:
                self._do_right(desk, step)
            elif wrong == _PATIENCE or not self._err(desk, step):
                ask(desk, "go", "show-me")
            else:
                wrong += 1
                knows = self.chance.random() < _HELPED
        for rule in rules:
            self._learn(rule, was_known=not wrong)

    def _do_right(self, desk: LessonDesk, step: Step) -> None:
        if step.question is not None:
            ask(desk, "answer", str(step.question.right[0]))
            return
        for move in step.solutions[0]:
            spot = move.removeprefix("pick ")
            ask(desk, "choose" if spot == move else "pick", spot)

    def _err(self, desk: LessonDesk, step: Step) -> bool:
        """Err in a way that was foreseen, and return whether there is one."""
        answers = [answer for mistake in step.mistakes for answer in mistake.answers]
        if step.question is None or not answers:
            return False
        ask(desk, "answer", str(self.chance.choice(answers)))
        return True

    def _remembers(self, rule: str) -> bool:
        memory = self.memories.get(rule)
        likely = _GUESSED if memory is None else math.exp(-(self.now - memory.since) / DAY / memory.days * 0.25)
        return self.chance.random() < likely

    def _learn(self, rule: str, *, was_known: bool) -> None:
        memory = self.memories.get(rule)
        days = memory.days * _GROWTH if memory is not None and was_known else _FIRST
        self.memories[rule] = Memory(self.now, days)


def ask(desk: LessonDesk, kind: str, target: str) -> Mapping[str, Any]:
    """Ask a desk for something as a page does, and return what it shows then."""
    desk.act(Request(kind, target, 0, "simulated"))
    shown: Mapping[str, Any] = desk.page()
    return shown
