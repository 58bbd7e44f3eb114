"""A simulated learner plays a game of the campaign at a real desk, as far as its rules are remembered.

A move that turns on a rule that is not remembered is not seen, and another one is made; what a rule forbids that is not
remembered is tried, refused, and read up. What the coach tells of a costly turn is read too. Everything that the desk
keeps of it runs as for a person.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from trajan_tutor.coach.effort import Effort
from trajan_tutor.desk.coach.findings import BY_CLICKS, Efforts
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.journals import attempts_journal, journal
from trajan_tutor.journals.attempts_journal import Recorder
from trajan_tutor.learning.step_watch import KINDS
from trajan_tutor.lessons.campaign import campaign_of
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.named_lesson import asked_lesson
from trajan_tutor.lessons.rules_tried import rules_tried
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.players import Bots
from trajan_tutor.session.session import Session

if TYPE_CHECKING:
    from simulated_learner import SimulatedLearner

# What a verdict looks at here: a learner waits for none, and hundreds of turns are judged.
VERDICT: Final = Effort(search=8, finalists=2, finals=4, pairs=4, most_pairs=4, answers=0, second=0)
# Who is followed where the rules are remembered.
_FOLLOWED: Final = "greedy"
# So many other moves are looked at, to tell what a move turns on; so many places, for one that is forbidden.
_OTHERS: Final = 6
_PLACES: Final = 12
# No stage has so many decisions of one seat; more are a game that does not end.
_MOST: Final = 2000


def stage_of(game: TutorGame, number: int) -> Lesson | None:
    """Return the growing game of so many weeks after the first, or None when all of them were played."""
    stages = campaign_of(game).stages
    return asked_lesson(f"{game.name}/{stages[number].lesson}")[0] if number < len(stages) else None


@contextmanager
def clock_of(learner: "SimulatedLearner") -> Iterator[None]:
    """Let journals be written with the time of a learner, which is what is read of them later."""
    clock = SimpleNamespace(
        time_ns=lambda: learner.now * 10**9, time=lambda: learner.now, strftime=time.strftime, gmtime=time.gmtime
    )
    with patch.object(journal, "time", clock), patch.object(attempts_journal, "time", clock):
        yield


@dataclass(slots=True)
class LearnerAtTheBoard:
    """Plays one game; `known` tells of each rule that came up in it whether it was remembered."""

    learner: "SimulatedLearner"
    game: TutorGame
    seconds_a_turn: int
    known: dict[str, bool] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    turns: int = 0
    ended: bool = False
    _bots: Bots = field(default_factory=Bots)
    _tried: int = -1
    _read: int = -1

    def play(self, lesson: Lesson | None, seed: int = 1) -> None:
        """Play a growing game to its end, or a whole one that is set up; what was used rightly is remembered longer."""
        with clock_of(self.learner):
            seat = self._grown(lesson) if lesson is not None else self._set_up(seed)
            for _ in range(_MOST):
                if seat.is_over:
                    break
                self._go_on(seat)
            self.ended = seat.is_over
        for rule in sorted(self.used):
            self.learner.learn_rule(rule, was_known=True)

    def _grown(self, lesson: Lesson) -> "_Seat":
        learner = self.learner
        played = LessonActivity(lesson, self.game, learner.home, recorder=Recorder(learner.home, lambda: learner.now))
        return _Seat(Desk(lesson=played, outside=self._outside()), played)

    def _set_up(self, seed: int) -> "_Seat":
        return _Seat(Desk(new_session(self.game.name, seed=seed, bots=_FOLLOWED), self._outside()))

    def _outside(self) -> HostServices:
        return HostServices(saves=self.learner.home, driver=Driver.AT_ONCE)

    def _go_on(self, seat: "_Seat") -> None:
        """Do one thing: decide, or what leads to the next decision."""
        lesson = seat.lesson
        if lesson is None:
            self._decide(seat, seat.session)
            return
        player = lesson.player
        if player.step.kind is StepKind.PLAY and player.phase == "doing":
            self._decide(seat, player.session)
        elif player.step.kind in KINDS and player.phase not in ("done", "reading"):
            self.learner.try_step(lesson, player.step, rules_tried(player.lesson, player.step))
        else:
            seat.send("go", action="next")

    def _decide(self, seat: "_Seat", session: Session) -> None:
        game, state = self.game, session.state
        turn = game.begun(state)
        if turn != self._tried:
            self._tried = turn
            self.turns += 1
            self.learner.now += self.seconds_a_turn
            self._try_what_is_forbidden(seat, session)
        move = self._move(session)
        seat.send("choose", move=game.notation(move))
        self._read_verdict(seat)

    def _move(self, session: Session) -> int:
        """Return what a good player does, or where that turns on a rule that is not remembered, something else."""
        game, state = self.game, session.state
        good = self._bots.choose(_FOLLOWED, game, state, session.setup.seed, session.tree.here.depth)
        others = [move for move in game.legal(state) if move != good]
        if not others:
            return good
        some = self.learner.chance.sample(others, min(_OTHERS, len(others)))
        told = {move: self._told(session, move) for move in (good, *some)}
        turns_on = {rule for rule in told[good] if not all(rule in told[move] for move in some)}
        missing = [rule for rule in sorted(turns_on) if not self._knows(rule)]
        self.used |= turns_on - set(missing)
        unseen = [move for move in some if not told[move].intersection(missing)]
        return self.learner.chance.choice(unseen) if missing and unseen else good

    def _told(self, session: Session, move: int) -> frozenset[str]:
        """Return the rules that tell something to whoever makes a move."""
        game, seat = self.game, self.game.current_seat(session.state)
        events = game.apply_and_tell(game.copy(session.state), move)
        return frozenset(event.rule for event in events if event.seat in (seat, -1))

    def _try_what_is_forbidden(self, seat: "_Seat", session: Session) -> None:
        """Try the first of some places that a rule forbids which is not remembered, and read that rule."""
        game, state, viewer = self.game, session.state, session.viewer
        places = [spot.name for spot in game.spots(session.observation())]
        for spot in self.learner.chance.sample(places, min(_PLACES, len(places))):
            refusal = game.refuse(state, Attempt(viewer, spot=spot))
            if refusal is not None and refusal.rule not in self.known and not self._knows(refusal.rule):
                seat.send("pick", spot=spot)
                self.learner.learn_rule(refusal.rule, was_known=False)
                return

    def _read_verdict(self, seat: "_Seat") -> None:
        """Read by which rule the turn cost something, where the coach says so."""
        verdicts = seat.desk.coach.verdicts
        if verdicts.shown is None or verdicts.start == self._read:
            return
        self._read = verdicts.start
        for reason in verdicts.shown.comparison.why_better()[:1]:
            if reason.rule in self.game.rules.rules:
                self.known[reason.rule] = False
                self.learner.learn_rule(reason.rule, was_known=False)

    def _knows(self, rule: str) -> bool:
        """Return whether a rule is remembered; in one game that is so or not so throughout."""
        if rule not in self.known:
            self.known[rule] = self.learner.remembers(rule)
        return self.known[rule]


class _Seat:
    """A page at a desk, which asks for one thing after the other."""

    def __init__(self, desk: Desk, lesson: LessonActivity | None = None) -> None:
        """Sit down, as somebody who is told what costs much."""
        self.desk = desk
        self.lesson = lesson
        desk.coach.state.efforts = Efforts(verdict=VERDICT, look_back=VERDICT, closer=(), guide=VERDICT)
        desk.coach.verdicts.when = BY_CLICKS
        self._sent = 0

    @property
    def session(self) -> Session:
        """The game on the table; raises LookupError without one."""
        if self.desk.table.session is None:
            raise LookupError
        return self.desk.table.session

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be done."""
        return self.lesson.player.finished if self.lesson is not None else self.session.is_over

    def send(self, kind: str, **content: object) -> None:
        """Ask for one thing."""
        self._sent += 1
        asked = {"type": kind, "at": self.desk.table.at, "id": f"learner-{self._sent}", "at_once": True} | content
        self.desk.hear({"type": "do", "request": asked})
