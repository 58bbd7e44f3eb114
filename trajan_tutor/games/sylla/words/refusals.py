"""Why an attempt is not possible: the rule that forbids it, with what a learner needs to know.

The rules themselves are asked: the functions that answer 0 or a rule are the ones that the list of legal moves calls.
"""

from trajan_tutor.engine.moves import mat_of_another
from trajan_tutor.engine.refusal import Attempt, Refusal, refusal_by
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.words import names
from trajan_tutor.games.sylla.words.moves import MOVES
from trajan_tutor.games.sylla.words.terms import phase_term


def refuse(state: State, attempt: Attempt) -> Refusal | None:
    """Return why an attempt is not possible; None exactly when it is a legal move or a spot that offers one.

    Raises UnreadableError for a move text that is none.
    """
    return MOVES.refuse(state, attempt, refuse_all, refuse_move, refuse_pick)


def refuse_all(state: State, seat: int) -> Refusal | None:
    """Return why a seat can do nothing now: the game is over, or another one is to act."""
    if state.phase == codes.PHASE_OVER:
        return refusal(codes.RULE_GAME_OVER)
    return None if seat == state.actor else refusal(codes.RULE_TURN_ORDER, seat=seat, actor=state.actor)


def refuse_pick(state: State, spot: str) -> Refusal:
    """Return the most fitting refusal of a spot that no legal move is picked at, by what it can mean."""
    other = mat_of_another(state, spot)
    if other is not None:
        return refusal(codes.RULE_TURN_OWN, seat=other)
    for move in MOVES.meanings(state, spot):
        if move not in state.choices and MOVES.is_waited_for(state, move):
            return refuse_move(state, move)
    return out_of_order(state)


def refuse_move(state: State, move: int) -> Refusal:
    """Return why a move that is not legal is refused."""
    if not MOVES.is_waited_for(state, move):
        return out_of_order(state)
    rule, parameters = MOVES.rule_against(state, move)
    return refusal(rule, **parameters) if rule else out_of_order(state)


def out_of_order(state: State) -> Refusal:
    """Return the refusal of something that is not what comes next."""
    return refusal(codes.RULE_TURN_STEPS, phase=phase_term(state.phase))


def refusal(rule: int, **parameters: object) -> Refusal:
    """Return a refusal by a rule."""
    return refusal_by(names.rule_id(rule), parameters)
