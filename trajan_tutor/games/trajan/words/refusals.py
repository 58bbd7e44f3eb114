"""Why an attempt is not possible: the rule that forbids it, with what a learner needs to know.

The rules themselves are asked: the functions that answer 0 or a rule are the ones that the list of legal moves calls.
"""

from trajan_tutor.engine.moves import mat_of_another
from trajan_tutor.engine.refusal import Attempt, Refusal, refusal_by
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.action_move import ActionMove
from trajan_tutor.games.trajan.words.moves import MOVES
from trajan_tutor.games.trajan.words.quarter import demand_asked
from trajan_tutor.games.trajan.words.terms import action_term, kind_term, phase_term, ship_term


def refuse(state: State, attempt: Attempt) -> Refusal | None:
    """Return why an attempt is not possible; None exactly when it is a legal move or a spot that offers one.

    Raises UnreadableError for a move text that is none.
    """
    return MOVES.refuse(state, attempt, refuse_all, refuse_move, refuse_pick)


def refuse_all(state: State, seat: int) -> Refusal | None:
    """Return why a seat can do nothing now: the game is over, or another one is to act."""
    if state.phase == codes.PHASE_OVER:
        return _refusal(codes.RULE_GAME_OVER)
    return _refusal(codes.RULE_TURN_ORDER, seat=seat, actor=state.actor) if seat != state.actor else None


def refuse_pick(state: State, spot: str) -> Refusal:
    """Return the most fitting refusal of a spot that no legal move is picked at, by what it can mean."""
    other = mat_of_another(state, spot)
    if other is not None:
        return _refusal(codes.RULE_TURN_OWN_MAT, seat=other)
    meant = MOVES.meanings(state, spot)
    wanted = [move for move in meant if move not in state.choices]
    for move in wanted:
        if MOVES.is_waited_for(state, move) or is_second_tile(state, move):
            return refuse_move(state, move)
    if len(wanted) < len(meant):
        return refuse_elsewhere(state)
    for move in wanted:
        if state.phase == codes.PHASE_ACTION and action_of(move) is not None:
            return refuse_move(state, move)
    return _out_of_order(state)


def refuse_elsewhere(state: State) -> Refusal:
    """Return why a spot is refused whose move would be legal, but is picked at another spot."""
    phase = state.phase
    if phase == codes.PHASE_ACTION and state.action == codes.SENATE:
        return _refusal(codes.RULE_SENATE_ADVANCE)
    if phase == codes.PHASE_LOAD:
        return _refusal(codes.RULE_SEAPORT_SHIP, ship=ship_term(state.ship))
    if phase == codes.PHASE_REPEAT:
        return _refusal(codes.RULE_EXTRA_ICON, action=action_term(state.action))
    if phase == codes.PHASE_SPECIAL:
        return _refusal(codes.RULE_TILE_SPECIAL, kind=kind_term(state.special))
    if phase == codes.PHASE_PAY:
        return _refusal(codes.RULE_QUARTER_TILE, demand=demand_asked(state))
    return _out_of_order(state)


def refuse_move(state: State, move: int) -> Refusal:
    """Return why a move that is not legal is refused."""
    if is_second_tile(state, move):
        return _refusal(codes.RULE_EXTRA_ONCE, action=action_term(state.action))
    if MOVES.is_waited_for(state, move):
        rule, parameters = MOVES.rule_against(state, move)
        return _refusal(rule, **parameters)
    wanted = action_of(move)
    if state.phase == codes.PHASE_ACTION and wanted is not None:
        return _refusal(codes.RULE_ACTION_TARGET, action=action_term(state.action), wanted=action_term(wanted))
    return _out_of_order(state)


def is_second_tile(state: State, move: int) -> bool:
    """Return whether a move would spend a second tile for one action, which is told in whatever phase it is tried."""
    return bool(state.tile_used) and move in (codes.MOVE_REPEAT, codes.MOVE_REPEAT_WILD)


def action_of(move: int) -> int | None:
    """Return the action to which a move belongs, if it is one of an action."""
    kind, _ = MOVES.kind_of(move)
    return kind.action if isinstance(kind, ActionMove) else None


def _out_of_order(state: State) -> Refusal:
    return _refusal(codes.RULE_TURN_STEPS, phase=phase_term(state.phase))


def _refusal(rule: int, **parameters: object) -> Refusal:
    return refusal_by(names.rule_id(rule), parameters)
