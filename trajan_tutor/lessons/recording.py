"""An exercise that is recorded by playing its solution on a board: what was played, and the rules that it uses."""

from dataclasses import dataclass
from itertools import islice
from typing import Final

from trajan_tutor.coach.needed_rules import rules_applied
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.positions import scope_of
from trajan_tutor.engine.record import Record
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import Node

# So many other moves of a decision are looked at.
_OTHERS: Final = 60
# A rule that more of the other moves use says nothing about the solution.
_COMMON: Final = 0.5


@dataclass(frozen=True, slots=True)
class ProposedRule:
    """A rule by which something happened in a solution; it `is_chosen` where few other moves there would use it."""

    rule: str
    is_chosen: bool


class Recording:
    """What is played in a session since the recording began: the decisions of whoever was to decide there.

    `begin` is the position as a record, and `seat` who decides.
    """

    def __init__(self, session: Session) -> None:
        """Begin with the position that a session is in; raises MisusedError where nobody decides there."""
        if session.is_over:
            raise MisusedError("coach-over")
        self.session = session
        self.seat = session.game.current_seat(session.state)
        if self.seat in session.game.played_by_rules(session.state):
            side = session.game.played_by_rules(session.state)[self.seat]
            raise MisusedError("skeleton-by-rules", side=side)
        self.begin: Record = scope_of(session.game, session.record())
        self._here = session.tree.here
        self._proposed: tuple[Node | None, tuple[ProposedRule, ...]] = (None, ())

    @property
    def game(self) -> TutorGame:
        """The game that is played."""
        return self.session.game

    @property
    def has_left(self) -> bool:
        """Whether the board shows another line of play than the one that was begun with."""
        return self._here is not self.session.tree.root and self._here not in self.session.steps

    def own_decisions(self) -> tuple[Node, ...]:
        """Return the decisions of the solution; raises MisusedError where others decided between two of them."""
        if self.has_left:
            raise MisusedError("recorded-left")
        since = [node for node in self.session.steps if node.depth > self._here.depth]
        own = tuple(node for node in since if node.seat == self.seat)
        for number, node in enumerate(own, start=1):
            if node is not since[number - 1]:
                raise MisusedError("recorded-others", number=number, move=self.game.notation(node.move))
        return own

    def solution(self) -> tuple[str, ...]:
        """Return the moves of the solution in notation; raises MisusedError where there is none."""
        own = self.own_decisions()
        if not own:
            raise MisusedError("recorded-nothing")
        return tuple(self.game.notation(node.move) for node in own)

    def proposed(self) -> tuple[ProposedRule, ...]:
        """Return the rules that the solution uses, those first that fewest other moves would use.

        Raises MisusedError as `own_decisions`.
        """
        own = self.own_decisions()
        last = own[-1] if own else None
        if last is None or self._proposed[0] is not last:
            self._proposed = (last, _proposed(self.game, own))
        return self._proposed[1]


def _proposed(game: TutorGame, own: tuple[Node, ...]) -> tuple[ProposedRule, ...]:
    shares: dict[str, float] = {}
    for node in own:
        for rule, share in _shares(game, node).items():
            shares[rule] = min(share, shares.get(rule, 1.0))
    ordered = sorted((share, rule) for rule, share in shares.items() if rule in game.rules.rules)
    least = ordered[0][0] if ordered else 0.0
    # Of a solution that is like all other moves something is proposed too.
    return tuple(ProposedRule(rule, share <= _COMMON or share == least) for share, rule in ordered)


def _shares(game: TutorGame, node: Node) -> dict[str, float]:
    """Return the rules by which something happens in a decision, each with the share of other moves that use it too."""
    if node.parent is None:
        return {}
    state = node.parent.state
    rules = rules_applied(game, state, (node.move,))
    others = [rules_applied(game, state, (move,)) for move in islice(game.legal(state), _OTHERS) if move != node.move]
    return {rule: sum(rule in other_rules for other_rules in others) / max(len(others), 1) for rule in rules}
