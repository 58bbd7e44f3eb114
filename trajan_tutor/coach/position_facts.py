"""What is known about a position: what each turn brought in the deals that it met, and what is advised after that.

What is told about a turn is always its difference from the best one in the deals that both have met.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.effort import is_to_the_end
from trajan_tutor.coach.endings import TurnEnding
from trajan_tutor.coach.estimates import NOTHING, Estimate
from trajan_tutor.coach.figure_scale import compare_margins, scale_of
from trajan_tutor.coach.plans import idea_of, most_at_once, risks_of
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.coach.verdict import Verdict, judge_figure
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.mixtures import mixtures_of
from trajan_tutor.search.sampling import SearchQuestion

# An order that prepares more is kept unless it is worse by so many standard errors: deals hardly tell orders apart.
_SURE: Final = 2.0


@dataclass(frozen=True, slots=True)
class TurnStanding:
    """How a turn stands in an analysis: its moves, its difference from the best turn, and the verdict on it."""

    moves: Moves
    figure: Estimate
    verdict: Verdict


class PositionFacts:
    """What is known about a position so far; a `Study` adds to it, and it can be asked at any time."""

    def __init__(self, game: TutorGame, observation: Observation, seed: int, settings: Settings) -> None:
        self.game = game
        self.search: Lookahead[TutorGame] = Lookahead(game, observation, seed, settings)
        self.question: SearchQuestion[TutorGame] = self.search.question
        self.met: dict[Moves, list[int]] = {}
        self.endings: dict[Moves, TurnEnding] = {}
        self.finals: int = 0
        self._ends: set[bool] = set()
        self._ideas: dict[Moves, Hashable] = {}
        self._orders: dict[Moves, Moves] = {}
        self._risks: dict[Moves, int] = {}

    @property
    def small_loss(self) -> float:
        """What the game calls a small loss, in what figures of the position count."""
        return scale_of(self.game, to_end=self.is_to_the_end).thresholds[0]

    @property
    def is_to_the_end(self) -> bool:
        """Whether every deal was played to the end of the game."""
        return is_to_the_end(self.question) or self._ends == {True}

    def cost_so_far(self, moves: Moves) -> float | None:
        """Return by how much a turn seems less good than the best one, by what has been met; None where it has not."""
        if not self.settled or moves not in self.met:
            return None
        return self.between(self.best, moves).points

    @property
    def settled(self) -> list[Moves]:
        """The turns that have met as many deals as figures are told from."""
        return [moves for moves, margins in self.met.items() if len(margins) >= self.finals]

    @property
    def best(self) -> Moves:
        """The turn that is advised: the leader, or one that is hardly worse and better in what is sure.

        That is, one that gives less away; with its idea, one that brings more points at once; its order that prepares
        most.
        """
        best = self._unordered()
        ordered = self._orders.get(best, best)
        if len(self.met.get(ordered, ())) < self.finals:
            return best
        cost = self.between(best, ordered)
        return ordered if cost.points <= _SURE * cost.error else best

    def _unordered(self) -> Moves:
        leader = self.leader
        mixed = self._most_mixed(leader)
        if mixed:
            return mixed
        first = self._safest(leader)
        alike = {moves: self.between(leader, moves) for moves in self.settled if self.idea(moves) == self.idea(first)}
        level = {moves: cost.points for moves, cost in alike.items() if self._is_level(cost)}
        risk_count = self._risk_count(first)
        costs = {moves: points for moves, points in level.items() if self._risk_count(moves) == risk_count}
        return most_at_once(self.question, first, costs)

    def _safest(self, leader: Moves) -> Moves:
        """Return the leader, or of the turns that the deals do not tell from it the one that gives least away."""
        if not self._risk_count(leader):
            return leader
        costs = {moves: self.between(leader, moves) for moves in (leader, *self.settled)}
        level = [moves for moves, cost in costs.items() if self._is_level(cost)]
        return min(level, key=lambda moves: (self._risk_count(moves), moves != leader, costs[moves].points, moves))

    def _is_level(self, cost: Estimate) -> bool:
        """Return whether deals do not tell turns apart, and not only because luck is large: then it may cost much."""
        return cost.points <= min(cost.error, self.small_loss)

    def _risk_count(self, moves: Moves) -> int:
        """Return how many things a turn gives away for certain."""
        if moves not in self._risks:
            self._risks[moves] = risks_of(self.question, moves)
        return self._risks[moves]

    def _most_mixed(self, leader: Moves) -> Moves:
        """Return what a mixture chooses most often, of choices as good as the leader; nothing without a mixture."""
        mixtures = mixtures_of(self.game, self.question.observation, self.question.seed)
        if not mixtures:
            return ()
        own = mixtures[self.question.observation.seat]
        fine = [moves for moves in self.settled if self.between(leader, moves).points < self.small_loss]
        best = max(fine, key=lambda moves: (own.share_of(moves[0]), moves == leader), default=())
        return best if best and own.share_of(best[0]) > 0 else ()

    @property
    def leader(self) -> Moves:
        """The turn that no other one has beaten in the deals that both have met."""
        settled = sorted(self.settled or self.met)
        best = settled[0]
        for moves in settled[1:]:
            if self.between(moves, best).points > 0:
                best = moves
        return best

    def between(self, one: Moves, other: Moves) -> Estimate:
        """Return by how much one turn is better than another, over the deals that both have met."""
        if one == other:
            return NOTHING
        return compare_margins(self.game, self.met[one], self.met[other], to_end=self.is_to_the_end)

    def standing(self, moves: Moves, best: Moves | None = None) -> TurnStanding:
        """Return how a turn stands beside the best one."""
        best = best or self.best
        figure = self.between(best, moves)
        return TurnStanding(moves, figure, judge_figure(figure, self.game.thresholds, same=best == moves))

    def equals(self) -> list[list[TurnStanding]]:
        """Return all turns that are as good as the best, by what they are for: first the best turn's own idea.

        Each group begins with its best turn. Turns that come to the same result are one turn already.
        """
        best = self.best
        fine = [
            standing for standing in (self.standing(moves, best) for moves in self.settled) if standing.verdict.is_fine
        ]
        fine.sort(key=lambda standing: (standing.moves != best, standing.figure.points, standing.moves))
        groups: dict[Hashable, list[TurnStanding]] = {}
        for standing in fine:
            groups.setdefault(self.idea(standing.moves), []).append(standing)
        return list(groups.values())

    def ranked(self) -> list[Moves]:
        """Return all turns that were looked at, the best first.

        Turns that have met as many deals as figures are told from come first, then the others as the search has them.
        """
        costs = {moves: self.between(self.best, moves).points for moves in self.settled}
        settled = sorted(costs, key=lambda moves: (costs[moves], moves))
        return list(dict.fromkeys((*settled, *(line.moves for line in self.search.lines()))))

    def second(self, best: Moves) -> Moves:
        """Return the best turn with another idea than the best one; else the next one, or none."""
        others = [moves for moves in self.ranked() if moves != best]
        return next((other for other in others if self.idea(other) != self.idea(best)), others[0] if others else ())

    def idea(self, moves: Moves) -> Hashable:
        """Return what a turn is for: turns of which this is equal go about the same thing."""
        if moves not in self._ideas:
            self._ideas[moves] = idea_of(self.question, moves)
        return self._ideas[moves]
