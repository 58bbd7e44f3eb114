"""Why an attempt is not possible: the rule that forbids it, with what a learner needs to know.

The rules themselves are asked: the functions that answer 0 or a rule are the ones that the list of legal moves calls.
"""

from trajan_tutor.engine.moves import mat_of_another
from trajan_tutor.engine.refusal import Attempt, Refusal, refusal_by
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.placing import rule_against
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names
from trajan_tutor.games.caesar.words.moves import MOVES
from trajan_tutor.games.caesar.words.terms import phase_term


def refuse(state: State, attempt: Attempt) -> Refusal | None:
    """Return why an attempt is not possible; None exactly when it is a legal move or a spot that offers one.

    Raises UnreadableError for a move text that is none.
    """
    return MOVES.refuse(state, attempt, refuse_all, refuse_move, refuse_pick)


def refuse_all(state: State, seat: int) -> Refusal | None:
    """Return why a side can do nothing now: the game is over, or the other one is to act."""
    if state.phase == codes.PHASE_OVER:
        return refusal(codes.RULE_GAME_OVER)
    if seat == state.actor:
        return None
    if state.actor == state.crassus:
        return refusal(codes.RULE_CRASSUS_TURN)
    return refusal(codes.RULE_TURN_ORDER, seat=seat, actor=state.actor)


def refuse_pick(state: State, spot: str) -> Refusal:
    """Return the most fitting refusal of a spot that no legal move is picked at, by what it can mean.

    A space that no token fits is refused by the symbol or because it is taken, not by the token that is not held.
    """
    other = mat_of_another(state, spot)
    if other is not None:
        return refusal(codes.RULE_TURN_OWN_SIDE, seat=other)
    meant = MOVES.meanings(state, spot)
    wanted = [move for move in meant if move not in state.choices and MOVES.is_waited_for(state, move)]
    for move in wanted:
        if not (move < codes.MOVE_ORDER and rule_against(state, state.turn_side, move) == codes.RULE_PLACE_FREE):
            return refuse_move(state, move)
    return refuse_move(state, wanted[0]) if wanted else out_of_order(state)


def refuse_move(state: State, move: int) -> Refusal:
    """Return why a move that is not legal is refused."""
    if not MOVES.is_waited_for(state, move):
        return out_of_order(state)
    rule, parameters = MOVES.rule_against(state, move)
    return refusal(rule, **parameters)


def out_of_order(state: State) -> Refusal:
    """Return the refusal of something that is not what comes next."""
    return refusal(codes.RULE_TURN_STEPS, phase=phase_term(state.phase))


def refusal(rule: int, **parameters: object) -> Refusal:
    """Return a refusal by a rule."""
    return refusal_by(names.rule_id(rule), parameters)
