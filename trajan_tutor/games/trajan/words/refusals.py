"""Why an attempt is not possible: the rule that forbids it, with what a learner needs to know.

The rules themselves are asked: the functions that answer 0 or a rule are the ones that the list of legal moves calls.
"""

from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.usual_refusals import UsualRefusals
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import action_term, kind_term, phase_term, ship_term
from trajan_tutor.games.trajan.words.actions import ActionMove
from trajan_tutor.games.trajan.words.moves import MOVES
from trajan_tutor.games.trajan.words.quarter import current_demand

USUAL: UsualRefusals[State] = UsualRefusals(
    MOVES,
    names.rule_id,
    over=codes.RULE_GAME_OVER,
    order=codes.RULE_TURN_ORDER,
    own=codes.RULE_TURN_OWN_MAT,
    steps=codes.RULE_TURN_STEPS,
    phase=phase_term,
)


def refuse(state: State, attempt: Attempt) -> Refusal | None:
    """Return why an attempt is not possible; None exactly when it is a legal move or a spot that offers one.

    Raises UnreadableError for a move text that is none.
    """
    return MOVES.refuse(state, attempt, USUAL.refuse_all, refuse_move, refuse_pick)


def refuse_pick(state: State, spot: str) -> Refusal:
    """Return the most fitting refusal of a spot that no legal move is picked at, by what it can mean."""
    other = USUAL.refuse_mat(state, spot)
    if other is not None:
        return other
    meanings = MOVES.meanings(state, spot)
    wanted = [move for move in meanings if move not in state.choices]
    for move in wanted:
        if MOVES.is_waited_for(state, move) or is_second_tile(state, move):
            return refuse_move(state, move)
    if len(wanted) < len(meanings):
        return refuse_elsewhere(state)
    for move in wanted:
        if state.phase == codes.PHASE_ACTION and action_of(move) is not None:
            return refuse_move(state, move)
    return USUAL.out_of_order(state)


def refuse_elsewhere(state: State) -> Refusal:
    """Return why a spot is refused whose move would be legal, but is picked at another spot."""
    phase = state.phase
    if phase == codes.PHASE_ACTION and state.action == codes.SENATE:
        return USUAL.by(codes.RULE_SENATE_ADVANCE)
    if phase == codes.PHASE_LOAD:
        return USUAL.by(codes.RULE_SEAPORT_SHIP, ship=ship_term(state.ship))
    if phase == codes.PHASE_REPEAT:
        return USUAL.by(codes.RULE_EXTRA_ICON, action=action_term(state.action))
    if phase == codes.PHASE_SPECIAL:
        return USUAL.by(codes.RULE_TILE_SPECIAL, kind=kind_term(state.special))
    if phase == codes.PHASE_PAY:
        return USUAL.by(codes.RULE_QUARTER_TILE, demand=current_demand(state))
    return USUAL.out_of_order(state)


def refuse_move(state: State, move: int) -> Refusal:
    """Return why a move that is not legal is refused."""
    if is_second_tile(state, move):
        return USUAL.by(codes.RULE_EXTRA_ONCE, action=action_term(state.action))
    if MOVES.is_waited_for(state, move):
        return USUAL.refuse_move(state, move)
    wanted = action_of(move)
    if state.phase == codes.PHASE_ACTION and wanted is not None:
        return USUAL.by(codes.RULE_ACTION_TARGET, action=action_term(state.action), wanted=action_term(wanted))
    return USUAL.out_of_order(state)


def is_second_tile(state: State, move: int) -> bool:
    """Return whether a move would spend a second tile for one action, which is told in whatever phase it is tried."""
    return bool(state.tile_used) and move in (codes.MOVE_REPEAT, codes.MOVE_REPEAT_WILD)


def action_of(move: int) -> int | None:
    """Return the action to which a move belongs, if it is one of an action."""
    kind, _ = MOVES.kind_of(move)
    return kind.action if isinstance(kind, ActionMove) else None
