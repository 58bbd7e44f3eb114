"""Why an attempt is not possible: the rule that forbids it, with what a learner needs to know.

The rules themselves are asked: the functions that answer 0 or a rule are the ones that the list of legal moves calls.
"""

from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.usual_refusals import UsualRefusals
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.placing import rule_against
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.terms import phase_term
from trajan_tutor.games.caesar.words.moves import MOVES

USUAL: UsualRefusals[State] = UsualRefusals(
    MOVES,
    names.rule_id,
    over=codes.RULE_GAME_OVER,
    order=codes.RULE_TURN_ORDER,
    own=codes.RULE_TURN_OWN_SIDE,
    steps=codes.RULE_TURN_STEPS,
    phase=phase_term,
)


def refuse(state: State, attempt: Attempt) -> Refusal | None:
    """Return why an attempt is not possible; None exactly when it is a legal move or a spot that offers one.

    Raises UnreadableError for a move text that is none.
    """
    return MOVES.refuse(state, attempt, refuse_all, USUAL.refuse_move, refuse_pick)


def refuse_all(state: State, seat: int) -> Refusal | None:
    """Return why a side can do nothing now: the game is over, or the other one is to act, which may be Crassus."""
    if state.actor not in (codes.NOBODY, seat) and state.actor == state.crassus:
        return USUAL.by(codes.RULE_CRASSUS_TURN)
    return USUAL.refuse_all(state, seat)


def refuse_pick(state: State, spot: str) -> Refusal:
    """Return the most fitting refusal of a spot that no legal move is picked at, by what it can mean.

    A space that no token fits is refused by the symbol or because it is taken, not by the token that is not held.
    """
    other = USUAL.refuse_mat(state, spot)
    if other is not None:
        return other
    meanings = MOVES.meanings(state, spot)
    wanted = [move for move in meanings if move not in state.choices and MOVES.is_waited_for(state, move)]
    for move in wanted:
        if not (move < codes.MOVE_ORDER and rule_against(state, state.turn_side, move) == codes.RULE_PLACE_FREE):
            return USUAL.refuse_move(state, move)
    return USUAL.refuse_move(state, wanted[0]) if wanted else USUAL.out_of_order(state)
