"""What the options of the six actions have in common."""

from dataclasses import dataclass

from trajan_tutor.engine.moves import MoveKind
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionMove(MoveKind[State]):
    """An option of an action: it is waited for while that action is in progress, and in later phases of it."""

    action: int
    phases: tuple[int, ...] = (codes.PHASE_ACTION,)

    def is_waited_for(self, state: State) -> bool:
        """Return whether the state waits for a move of this kind."""
        return state.phase in self.phases and (state.phase != codes.PHASE_ACTION or state.action == self.action)
