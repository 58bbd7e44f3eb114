"""A verdict on the turn that a person has just played, looked for in the background while the game goes on."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.study import Studies
from trajan_tutor.coach.turn_comparison import TurnComparison
from trajan_tutor.coach.verdict import Tell
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import Node
from trajan_tutor.shown.hint import TurnComparisonShown

# Less than a hint: neither answers nor a turn that does little are needed.
BRIEF: Final = Effort(search=240, finalists=8, finals=60, pairs=40, most_pairs=180, answers=0, second=0)


@dataclass(frozen=True, slots=True)
class Decision:
    """Moves of one seat up to the end of its turn or the first that showed something; where they began."""

    seat: int
    state: State = field(repr=False)
    moves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn of a person that is over: the node before it, and its decisions that left a choice."""

    start: int
    decisions: tuple[Decision, ...]


def turn_just_played(session: Session, since: int) -> PlayedTurn | None:
    """Return the person's turn that was finished by the decisions after the first `since` of the present line.

    None while the turn goes on, and when nothing in it left a choice.
    """
    game, people = session.game, session.people
    steps = session.steps
    own = [node for node in steps[since:] if node.seat in people]
    if not own:
        return None
    last = own[-1]
    turn = game.begun(last.before)
    if not session.is_over and game.begun(session.state) == turn and game.current_seat(session.state) == last.seat:
        return None
    nodes = [node for node in steps if node.seat == last.seat and game.begun(node.before) == turn]
    decisions = decisions_of(session, nodes)
    parent = nodes[0].parent
    return PlayedTurn(parent.number, decisions) if decisions and parent is not None else None


def decisions_of(session: Session, nodes: list[Node]) -> tuple[Decision, ...]:
    """Return the decisions of a turn that left a choice, parted where something hidden was shown or another decided."""
    game = session.game
    parts: list[list[Node]] = [[]]
    for node in nodes:
        last = parts[-1][-1:]
        if last and (last[0].reveals(game) or node.parent is not last[0]):
            parts.append([])
        parts[-1].append(node)
    return tuple(
        Decision(part[0].seat, part[0].before, tuple(node.move for node in part))
        for part in parts
        if any(len(game.legal(node.before)) > 1 for node in part)
    )


class Judge(Analysis):
    """Judges a turn that was played. Ask it at the end for the `comparison`: the decision that cost most."""

    def __init__(self, session: Session, turn: PlayedTurn, seed: int = 0, effort: Effort = BRIEF) -> None:
        self.game: TutorGame = session.game
        self.turn: PlayedTurn = turn
        self.seed = seed
        self.effort = effort
        self.studies: Studies = session.studies
        # What is judged is what the seat could know, here and elsewhere.
        self._seen = [self.game.observe(decision.state, decision.seat) for decision in turn.decisions]
        self._comparisons: list[TurnComparison] = []
        self._needed: set[str] = set()
        self._present = 0.0
        super().__init__()

    def _share(self) -> float:
        return min(0.99, (len(self._comparisons) + self._present) / len(self.turn.decisions))

    def comparison(self) -> TurnComparison:
        """Return the decision that cost most beside the best one; raises MisusedError before all is done."""
        self.check_done()
        return max(self._comparisons, key=lambda judged: judged.verdict.weight)

    @property
    def rules_needed(self) -> frozenset[str]:
        """The rules without which the turn would have cost; none where another turn would have been better."""
        return frozenset(self._needed) if self.comparison().verdict.is_fine else frozenset()

    def foreseen_cost(self) -> float | None:
        """Return what the turn may have cost, by what is known of its positions already; None where that is nothing."""
        costs = [self._foreseen(decision, seen) for decision, seen in zip(self.turn.decisions, self._seen, strict=True)]
        return max((cost for cost in costs if cost is not None), default=None)

    def _foreseen(self, decision: Decision, seen: Observation) -> float | None:
        known = self.studies.of(self.game, [seen]).stored.values()
        costs = [study.cost_so_far(decision.moves) for study in known]
        return max((cost for cost in costs if cost is not None), default=None)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy needs: of each decision what its seat saw, and what is known of that."""
        pairs = zip(self.turn.decisions, self._seen, strict=True)
        turn = PlayedTurn(self.turn.start, tuple(replace(decision, state=seen.state) for decision, seen in pairs))
        return super().__getstate__() | {"turn": turn, "studies": self.studies.of(self.game, self._seen)}

    def take_over(self, found: Self) -> None:
        """Take over what a copy has found; the turn stays as it was played."""
        turn = self.turn
        super().take_over(found)
        self.turn = turn

    def _tasks(self) -> Iterator[None]:
        for decision, observation in zip(self.turn.decisions, self._seen, strict=True):
            adviser = Adviser(self.game, observation, self.seed, self.effort, decision.moves, studies=self.studies)
            while not adviser.step():
                self._present = adviser.progress
                yield
            self._comparisons.append(adviser.comparison())
            self._needed |= adviser.rules_needed()
            self._present = 0.0
            yield


def judged(session: Session, judge: Judge, words: Words, rule: Tell) -> TurnComparisonShown | None:
    """Return the verdict of a judge that is done as a value that shows itself; None when it is not to be told."""
    comparison = judge.comparison()
    return TurnComparisonShown(session, comparison, words) if rule.says(comparison.verdict) else None
