"""What most games on a table refuse: anything after the end, acting out of turn, what the rule of a move forbids."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from trajan_tutor.engine.message import Term
from trajan_tutor.engine.moves import MoveTable, S, mat_of_another
from trajan_tutor.engine.refusal import Attempt, Refusal, refusal_by


@dataclass(frozen=True, slots=True)
class UsualRefusals(Generic[S]):
    """The refusals of a table of moves. The rules themselves are asked, those that the list of legal moves calls too.

    `rule_id` gives the id of the code of a rule. `over`, `order`, `own` and `steps` are the codes of the rules that a
    game is over, that seats act in turn, each on its own mat, and that a turn has its steps; `phase` gives the word
    for the step in progress. A game that refuses otherwise gives functions of its own to `MoveTable.refuse`.
    """

    table: MoveTable[S]
    rule_id: Callable[[int], str]
    over: int
    order: int
    own: int = 0
    steps: int = 0
    phase: Callable[[int], Term] | None = None

    def refuse(self, state: S, attempt: Attempt) -> Refusal | None:
        """Return why an attempt is not possible; None exactly when it is a legal move or a spot that offers one.

        Raises UnreadableError for a move text that is none.
        """
        return self.table.refuse(state, attempt, self.refuse_all, self.refuse_move, self.refuse_pick)

    def refuse_all(self, state: S, seat: int) -> Refusal | None:
        """Return why a seat can do nothing now: the game is over, or another one is to act."""
        if state.actor < 0:
            return self.by(self.over)
        return None if seat == state.actor else self.by(self.order, seat=seat, actor=state.actor)

    def refuse_pick(self, state: S, spot: str) -> Refusal:
        """Return the most fitting refusal of a spot that no legal move is picked at, by what it can mean."""
        return self.refuse_mat(state, spot) or self.refuse_meaning(state, spot)

    def refuse_mat(self, state: S, spot: str) -> Refusal | None:
        """Return the refusal of a spot on the mat of another seat."""
        other = mat_of_another(state, spot)
        return None if other is None else self.by(self.own, seat=other)

    def refuse_meaning(self, state: S, spot: str) -> Refusal:
        """Return the refusal of the first move that a spot can mean now, or else that it is not what comes next."""
        for move in self.table.meanings(state, spot):
            if move not in state.choices and self.table.is_waited_for(state, move):
                return self.refuse_move(state, move)
        return self.out_of_order(state)

    def refuse_move(self, state: S, move: int) -> Refusal:
        """Return why a move that is not legal is refused."""
        if not self.table.is_waited_for(state, move):
            return self.out_of_order(state)
        rule, parameters = self.table.rule_against(state, move)
        return self.by(rule, **parameters) if rule else self.out_of_order(state)

    def out_of_order(self, state: S) -> Refusal:
        """Return the refusal of something that is not what comes next."""
        return self.by(self.steps, **({} if self.phase is None else {"phase": self.phase(state.phase)}))

    def by(self, rule: int, **parameters: object) -> Refusal:
        """Return the refusal by the rule of a code."""
        return refusal_by(self.rule_id(rule), parameters)
