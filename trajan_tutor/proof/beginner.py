"""A simulated beginner: plays a lesson that lasts, follows what is marked, asks for hints, and else plays anything.

Marks are looked for no further than a hint is.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.judge import is_reached
from trajan_tutor.lessons.lesson import Lesson, Step, StepKind
from trajan_tutor.lessons.scenarios import Scenario
from trajan_tutor.lessons.step_guide import StepGuide
from trajan_tutor.session.tree import Node

# What a beginner's hint looks at: a learner waits about a second for it.
HINT: Final = Effort(search=60, finalists=4, finals=12, pairs=12, most_pairs=24, answers=0, second=0)
# Of a hundred turns that nothing marks, a beginner asks for a hint before so many.
ASKS: Final = 50
_ALL: Final = 100
# No game of any stage has so many decisions of one seat; more are a game that does not end.
_MOST: Final = 2000

Watch = Callable[[Scenario, int], None]


@dataclass(frozen=True, slots=True)
class BeginnerGame:
    """A stage that a beginner played: how many turns of their own it had, everybody's points, and who won."""

    seed: int
    turns: int
    points: tuple[int, ...]
    won: bool
    ended: bool


class Beginner:
    """Somebody who has never played: what they do depends on the seed alone."""

    def __init__(self, seed: int, *, asks: int = ASKS, effort: Effort = HINT) -> None:
        """Choose the chance of the beginner, how often of a hundred times they ask, and how far the hint looks."""
        self._seed = seed
        self._rng = SplitMix64(seed)
        self._asks = asks
        self._effort = effort
        self._turns = 0

    def play(self, lesson: Lesson, game: TutorGame, watch: Watch = lambda _scenario, _turn: None) -> BeginnerGame:
        """Play a lesson to its end; what is asked is skipped, what is to be done is done as its script says.

        `watch` looks on before each decision, with the number of the beginner's turn, from 1. Against bots, a game
        from a position is another one with each seed.
        """
        begin = lesson.begin
        scenario = scenarios.begin_scenario(
            lesson, replace(begin, seed=begin.seed + self._seed) if begin.position else begin, game
        )
        self._turns = 0
        for step in lesson.steps:
            scenario.starts[step.name] = scenario.session.tree.here.depth
            if step.kind is StepKind.PLAY:
                self._last(scenario, step, watch)
            else:
                scenarios.carry_out(scenario, step)
        session = scenario.session
        points = tuple(game.ledger(session.state, seat).total for seat in range(game.seats(session.state)))
        won = session.is_over and scenario.seat in game.winners(session.state)
        return BeginnerGame(self._seed, self._turns, points, won, session.is_over)

    def _last(self, scenario: Scenario, step: Step, watch: Watch) -> None:
        """Play a step that lasts."""
        session, start = scenario.session, scenario.session.tree.here
        scenarios.let_others_play(scenario, step)
        for _ in range(_MOST):
            if is_reached(step, scenario.account_since(start)):
                break
            self._turns += 1
            self._turn(scenario, step, start, watch)
            scenarios.let_others_play(scenario, step)
            if session.is_over:
                break

    def _turn(self, scenario: Scenario, step: Step, start: Node, watch: Watch) -> None:
        """Decide until the turn is over: as is marked, as a hint says, or anything."""
        session, game = scenario.session, scenario.session.game
        begun, planned = game.begun(session.state), self._planned(scenario, step, start)
        while not session.is_over and game.current_seat(session.state) == scenario.seat:
            if game.may_evaluate(session.state) and game.begun(session.state) != begun:
                return
            watch(scenario, self._turns)
            legal = [game.notation(move) for move in game.legal(session.state)]
            if planned and planned[0] not in legal:
                planned = []
            session.choose(planned.pop(0) if planned else legal[self._rng.below(len(legal))])

    def _planned(self, scenario: Scenario, step: Step, start: Node) -> list[str]:
        """Return how the beginner wants to play the turn; nothing where they guess."""
        session = scenario.session
        guide = StepGuide(scenario, step, start.number, self._effort)
        turn = guide.find_now() if guide.is_wanted else guide.rest
        if turn is not None:
            return list(turn.notations)
        if self._rng.below(_ALL) >= self._asks:
            return []
        seen = session.game.observe(session.state, scenario.seat)
        hint = Adviser(session.game, seen, self._seed, self._effort).finish().hint()
        return [one.notation for one in hint.play().steps]
