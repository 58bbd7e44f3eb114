"""How long learners of a class wait for the coach.

Desks, queue and analyses are real. What each analysis takes is measured in time of the processor, and the clock of the
class goes by that: so other programs of the machine count for nothing. Pupils make a click each ten seconds, half of
their moves along the marks, and ask for a hint each minute; one worker thinks for all. Every turn is judged once more
at leisure, with the effort for one learner alone: so it is known which turns cost more than three points.
"""

import gc
import heapq
import json
import math
import random
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final

from measuring import high_of

from trajan_tutor.classroom.coach_queue import CLASS_EFFORTS, CoachQueue
from trajan_tutor.classroom.coach_workers import CoachWorkers, Found
from trajan_tutor.coach.analysis import finish_packed
from trajan_tutor.desk.coach.findings import HINT, LESSON_HINT, VERDICT
from trajan_tutor.desk.coach.thinking import Thinking
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.lessons.step_page import Phase
from trajan_tutor.session.session import Session
from trajan_tutor.shown.turn_verdict import BRIEF, Judge, PlayedTurn, turn_just_played

CLICK: Final = 10.0
HINTS: Final = 60.0
SOON: Final = 5.0
JUDGED_SOON: Final = 10.0
COSTLY: Final = 3.0
# Who follows the marks learns; who does not makes the turns that a verdict is for.
FOLLOWS: Final = 0.5


def _carried(said: object) -> None:
    """Write what goes to a page, as a host does."""
    json.dumps(said)


@dataclass(slots=True)
class Clock:
    """The time of the class, and what is to happen."""

    now: float = 0.0
    _due: list[tuple[float, int, Callable[[], None]]] = field(default_factory=list)
    _numbers: Any = field(default_factory=count)

    def at(self, when: float, act: Callable[[], None]) -> None:
        """Let something happen at a time."""
        heapq.heappush(self._due, (when, next(self._numbers), act))

    def run(self, until: float) -> None:
        """Let everything happen up to a time."""
        while self._due and self._due[0][0] <= until:
            self.now, _, act = heapq.heappop(self._due)
            act()


class TrialWorkers(CoachWorkers):
    """Workers that think at once, and are as long about it as the processor was."""

    def __init__(self, processes: int, clock: Clock) -> None:
        """Have done nothing."""
        super().__init__(processes)
        self.busy = 0.0
        self._clock = clock
        self._open: dict[int, Future[Found]] = {}

    def submit(self, place: int, sent: bytes) -> "Future[Found]":
        """Think, and let the answer come when it would."""
        future: Future[Found] = Future()
        begun = time.process_time()
        found = finish_packed(sent)
        took = time.process_time() - begun
        self.busy += took
        self._open[place] = future
        self._clock.at(self._clock.now + took, partial(self._answer, future, found))
        return future

    def give_up(self, place: int) -> None:
        """Answer at once that it was given up."""
        future = self._open.get(place)
        if future is not None:
            self._clock.at(self._clock.now, partial(self._answer, future, b""))

    @staticmethod
    def _answer(future: "Future[Found]", found: Found) -> None:
        if not future.done():
            future.set_result(found)


@dataclass(slots=True)
class Waiting:
    """Something that a pupil's desk has begun to think about."""

    thinking: Thinking
    begun: float
    node: int
    ended: float = math.inf


@dataclass(slots=True)
class Pupil:
    """A pupil at a real desk, who clicks and asks."""

    name: str
    clock: Clock
    queue: CoachQueue
    workers: TrialWorkers
    rng: random.Random
    home: Path
    address: str
    thought: list[Waiting] = field(default_factory=list)
    turns: list[tuple[float, Session, PlayedTurn]] = field(default_factory=list)
    asked: int = 0
    at_hand: int = 0
    clicks: list[float] = field(default_factory=list)
    desk: Desk = field(init=False)
    lesson: LessonActivity = field(init=False)
    _numbers: Any = field(default_factory=count)

    def __post_init__(self) -> None:
        """Open the lesson."""
        self.lesson = lesson_activity(self.address, "guide-me", "en", self.home)
        outside = HostServices(saves=self.home, driver=self, efforts=CLASS_EFFORTS)
        self.desk = Desk(None, outside, lesson=self.lesson)
        self.desk.listen(_carried)
        self.desk.opened()

    def start(self, thinking: Thinking) -> None:
        """Be the driver of the desk: the queue's, noted."""
        self.thought.append(Waiting(thinking, self.clock.now, self.lesson.player.scenario.session.tree.here.number))
        self.queue.driver_for(self.name).start(thinking)

    def look(self) -> None:
        """Note what has come."""
        for one in self.thought:
            if one.ended == math.inf and one.thinking.is_over and not one.thinking.is_left_out:
                one.ended = self.clock.now

    def send(self, kind: str, **content: Any) -> None:
        """Ask the desk for one thing."""
        begun = time.process_time() - self.workers.busy
        request = {"type": kind, "at": self.desk.table.at, "id": f"{self.name}-{next(self._numbers)}", "at_once": True}
        self.desk.hear({"type": "do", "request": request | content})
        # What the worker did meanwhile another core would have done.
        self.clicks.append(time.process_time() - self.workers.busy - begun)

    @property
    def waits_for_hint(self) -> bool:
        """Whether a hint was asked for and is not there."""
        kinds = (HINT, LESSON_HINT)
        return any(
            one.thinking.kind in kinds and not one.thinking.is_over and not one.thinking.is_cancelled
            for one in self.thought[-3:]
        )

    def click(self) -> None:
        """Do what a pupil does next; whoever waits for a hint waits."""
        self.clock.at(self.clock.now + self.rng.uniform(0.5, 1.5) * CLICK, self.click)
        player = self.lesson.player
        if self.waits_for_hint:
            return
        if player.phase is not Phase.DOING or player.step.asks_nothing:
            if player.finished:
                self.send("lesson", address=self.address)
            self.send("go", action="next")
            return
        session = player.scenario.session
        since = len(session.steps)
        self.send("choose", move=self._move(session))
        turn = turn_just_played(session, since) if player.scenario.session is session else None
        if turn is not None:
            self.turns.append((self.clock.now, session, turn))

    def _move(self, session: Session) -> str:
        game = session.game
        marked = self.lesson.player.trial.guide.next_move
        if marked is not None and self.rng.random() < FOLLOWS:
            return str(marked.step.notation)
        return game.notation(self.rng.choice(session.choices()))

    def ask(self) -> None:
        """Ask for a hint, where there is one."""
        self.clock.at(self.clock.now + self.rng.uniform(0.8, 1.2) * HINTS, self.ask)
        if not self.lesson.is_coached or self.waits_for_hint or self.lesson.player.phase is not Phase.DOING:
            return
        self.asked += 1
        before = len(self.thought)
        self.send("coach", action="hint", number=-1)
        self.at_hand += all(one.thinking.kind != HINT for one in self.thought[before:])


def class_coach(arguments: Namespace) -> int:
    """Let a class play, and print what it waited."""
    clock = Clock()
    workers = TrialWorkers(arguments.workers, clock)
    queue = CoachQueue(workers=workers, clock=lambda: clock.now)
    with tempfile.TemporaryDirectory() as folder:
        pupils = []
        for number in range(arguments.pupils):
            rng = random.Random(arguments.seed * 1000 + number)
            home = Path(folder) / str(number)
            home.mkdir()
            pupils.append(Pupil(f"p{number}", clock, queue, workers, rng, home, arguments.lesson))
            clock.at(rng.uniform(0, CLICK), pupils[-1].click)
            clock.at(rng.uniform(0, HINTS), pupils[-1].ask)
        gc.freeze()
        behind: list[bool] = []

        def look() -> None:
            for pupil in pupils:
                pupil.look()
            behind.append(queue.is_behind)
            clock.at(clock.now + 0.1, look)

        clock.at(0.0, look)
        clock.run(arguments.minutes * 60.0)
        report(arguments, pupils, queue, workers, behind)
    return 0


def report(
    arguments: Namespace,
    pupils: list[Pupil],
    queue: CoachQueue,
    workers: TrialWorkers,
    behind: list[bool],
) -> None:
    """Print what learners waited, and which turns were judged in time."""
    end = arguments.minutes * 60.0
    print(
        f"{arguments.pupils} pupils, {arguments.workers} worker(s), {arguments.minutes} minutes of {arguments.lesson}"
    )
    busy = workers.busy / end / arguments.workers
    print(f"the workers are busy {busy:.0%} of the time, the coach is behind {sum(behind) / len(behind):.0%} of it")
    clicks = [one for pupil in pupils for one in pupil.clicks]
    print(f"clicks: {len(clicks)}, {1000 * high_of(clicks):.1f} ms of the processor (p95)")
    print(hints_told(pupils, end))
    print(turns_told(pupils, end))
    print(f"verdicts left out: {queue.left_out}")


def hints_told(pupils: list[Pupil], end: float) -> str:
    """Return what pupils waited for hints, in a line."""
    thought = [one for pupil in pupils for one in pupil.thought]
    waits = [0.0] * sum(pupil.at_hand for pupil in pupils)
    waits += [one.ended - one.begun for one in thought if one.thinking.kind == HINT and one.begun < end - SOON]
    if not waits:
        # The first steps of a lesson have no coach.
        return "hints: nobody has asked for one so soon"
    waits.sort()
    soon = sum(wait <= SOON for wait in waits) / len(waits)
    middle, late = waits[len(waits) // 2], waits[int(0.9 * len(waits))]
    return f"hints: {len(waits)}, within {SOON:.0f} s: {soon:.0%}; median {middle:.1f} s, p90 {late:.1f} s"


def turns_told(pupils: list[Pupil], end: float) -> str:
    """Return how many turns cost much, and how many of these were judged in time, in a line."""
    in_time, costly, known = 0, 0, 0
    for pupil in pupils:
        ends = {
            one.thinking.work.turn.start: one.ended
            for one in pupil.thought
            if one.thinking.kind == VERDICT and isinstance(one.thinking.work, Judge)
        }
        for when, session, turn in pupil.turns:
            if when > end - JUDGED_SOON:
                continue
            known += 1
            if _cost_of(session, turn) > COSTLY:
                costly += 1
                in_time += ends.get(turn.start, math.inf) - when <= JUDGED_SOON
    share = in_time / costly if costly else 0.0
    return f"turns: {known}; {costly} cost over {COSTLY:.0f} points; judged within {JUDGED_SOON:.0f} s: {share:.0%}"


def _cost_of(session: Session, turn: PlayedTurn) -> float:
    """Return what a turn costs, looked at once more with nothing known of it."""
    session.studies = type(session.studies)()
    return Judge(session, turn, session.setup.seed, BRIEF).finish().comparison().verdict.cost


def class_coach_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("--pupils", type=int, default=25)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--lesson", default="trajan/00-first-game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
