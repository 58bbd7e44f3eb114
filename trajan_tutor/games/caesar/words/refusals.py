"""Why an attempt is not possible: the rule that forbids it, with what a learner needs to know.

The rules themselves are asked: the functions that answer 0 or a rule are the ones that the list of legal moves calls.
"""

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.games.caesar.board.picks import moves_at
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.bonus import senate_rule, use_rule
from trajan_tutor.games.caesar.rules.closing import border_rule
from trajan_tutor.games.caesar.rules.might import border_marker_rule, marker_rule, token_rule
from trajan_tutor.games.caesar.rules.placing import border_of, face_down_rule, rule_against, token_of
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names
from trajan_tutor.games.caesar.words.meanings import meanings
from trajan_tutor.games.caesar.words.notation import parse
from trajan_tutor.games.caesar.words.terms import (
    bonus_term,
    border_parameters,
    phase_term,
    province_term,
    symbol_term,
    token_term,
)

# The moves that a phase waits for: from, and up to but without.
_PLACEMENTS = (codes.MOVE_PLACE, codes.MOVE_ORDER)
_EFFECTS = (codes.MOVE_USE, codes.MOVE_DRAW)
_SENATE = (codes.MOVE_SENATE, codes.MOVE_USE)
_WAITED_FOR = {
    codes.PHASE_TURN: _PLACEMENTS,
    codes.PHASE_BANK: _EFFECTS,
    codes.PHASE_BANK_DRAW: (codes.MOVE_BANK_DRAW, codes.MOVE_NO_BANK_DRAW + 1),
    codes.PHASE_ORDER: (codes.MOVE_ORDER, codes.MOVE_BORDER),
    codes.PHASE_BORDERS: (codes.MOVE_BORDER, codes.MOVE_SENATE),
    codes.PHASE_BANK_SENATE: _SENATE,
    codes.PHASE_SENATE: _SENATE,
    codes.PHASE_BONUS: _EFFECTS,
    codes.PHASE_DRAW: (codes.MOVE_DRAW, codes.MOVE_EXTRA),
    codes.PHASE_EXTRA: (codes.MOVE_EXTRA, codes.MOVE_CRASSUS),
    codes.PHASE_CRASSUS: (codes.MOVE_CRASSUS, codes.MOVE_CRASSUS + 1),
}


def refuse(state: State, attempt: Attempt) -> Refusal | None:
    """Return why an attempt is not possible; None exactly when it is a legal move or a spot that offers one.

    Raises UnreadableError for a move text that is none.
    """
    move = -1 if attempt.spot else parse(attempt.move)
    if state.phase == codes.PHASE_OVER:
        return refusal(codes.RULE_GAME_OVER)
    if attempt.seat != state.actor:
        if state.actor == state.crassus:
            return refusal(codes.RULE_CRASSUS_TURN)
        return refusal(codes.RULE_TURN_ORDER, seat=attempt.seat, actor=state.actor)
    if not attempt.spot:
        return None if move in state.choices else refuse_move(state, move)
    if moves_at(state, attempt.spot):
        return None
    if is_of_other_side(state, attempt.spot):
        return refusal(codes.RULE_TURN_OWN_SIDE, seat=int(attempt.spot.split(".")[1]))
    return refuse_pick(state, meanings(state, attempt.spot))


def is_of_other_side(state: State, spot: str) -> bool:
    """Return whether a spot holds pieces of the side that does not act now."""
    parts = spot.split(".")
    return parts[0] == "mat" and len(parts) > 1 and parts[1].isdecimal() and int(parts[1]) != state.actor


def refuse_pick(state: State, meant: tuple[int, ...]) -> Refusal:
    """Return the most fitting refusal of a spot that no legal move is picked at, by what it can mean.

    A space that no token fits is refused by the symbol or because it is taken, not by the token that is not held.
    """
    wanted = [move for move in meant if move not in state.choices and is_waited_for(state, move)]
    for move in wanted:
        if not (move < codes.MOVE_ORDER and rule_against(state, state.turn_side, move) == codes.RULE_PLACE_FREE):
            return refuse_move(state, move)
    return refuse_move(state, wanted[0]) if wanted else out_of_order(state)


def is_waited_for(state: State, move: int) -> bool:
    """Return whether the phase in progress waits for a move of this kind."""
    least, bound = _WAITED_FOR[state.phase]
    return least <= move < bound


def refuse_move(state: State, move: int) -> Refusal:
    """Return why a move that is not legal is refused."""
    if not is_waited_for(state, move):
        return out_of_order(state)
    phase = state.phase
    if phase == codes.PHASE_TURN:
        return refuse_placement(state, move)
    if phase == codes.PHASE_ORDER:
        return refusal(codes.RULE_CLOSE_ORDER, province=province_term(move - codes.MOVE_ORDER))
    if phase == codes.PHASE_BORDERS:
        border = move - codes.MOVE_BORDER
        return refusal(border_rule(state, state.border_side, border), **border_parameters(state.figures, border))
    if phase in (codes.PHASE_SENATE, codes.PHASE_BANK_SENATE):
        return refuse_senate(state, move - codes.MOVE_SENATE)
    if phase == codes.PHASE_DRAW:
        kind = move - codes.MOVE_CENTURION
        return refusal(codes.RULE_CENTURIONS_NONE, token=token_term(state.figures.centurion_tokens[kind]))
    return refuse_effect(state, move)


def refuse_placement(state: State, move: int) -> Refusal:
    """Return why a placement is refused: token, space, symbol, way round, or face down."""
    side = state.turn_side
    token = token_of(move)
    border = border_of(state.figures, move)
    rule = rule_against(state, side, move)
    if move >= codes.MOVE_DOWN:
        down = face_down_rule(state, border)
        rule = down if down != codes.RULE_NONE else rule
    symbol = symbol_term(state.figures.border_symbol[border])
    return refusal(rule, token=token_term(token), symbol=symbol, **border_parameters(state.figures, border))


def refuse_senate(state: State, markers: int) -> Refusal:
    """Return why so many markers cannot go under a Senate token."""
    side = state.turn_side
    rule = senate_rule(state, side, markers)
    return refusal(rule, markers=markers, left=state.markers[side], tokens=state.senate[side])


def refuse_effect(state: State, move: int) -> Refusal:
    """Return why a use of the bonus token in hand is refused: its target, or that it has another effect."""
    side = state.turn_side
    bonus = state.bank_token if state.phase == codes.PHASE_BANK else state.taken
    if move < codes.MOVE_MIGHT_TOKEN or bonus != codes.BONUS_MIGHT:
        rule = use_rule(state, bonus)
        return refusal(codes.RULE_BONUS_USE if rule == codes.RULE_NONE else rule, bonus=bonus_term(bonus))
    if move >= codes.MOVE_MIGHT_PROVINCE:
        province = move - codes.MOVE_MIGHT_PROVINCE
        return might_refusal(marker_rule(state, side, province), province_term(province))
    if move >= codes.MOVE_MIGHT_MARKER:
        return border_might_refusal(state, border_marker_rule(state, side, move - codes.MOVE_MIGHT_MARKER), move)
    return border_might_refusal(state, token_rule(state, side, move - codes.MOVE_MIGHT_TOKEN), move)


def border_might_refusal(state: State, rule: int, move: int) -> Refusal:
    """Return why a target of Might on a border is refused."""
    border = (move - codes.MOVE_MIGHT_TOKEN) % 32
    ends = (province_term(state.figures.first[border]), province_term(state.figures.second[border]))
    return refusal(rule, place=ends)


def might_refusal(rule: int, province: Term) -> Refusal:
    """Return why a target of Might on a province is refused."""
    return refusal(rule, place=(province,))


def out_of_order(state: State) -> Refusal:
    """Return the refusal of something that is not what comes next."""
    return refusal(codes.RULE_TURN_STEPS, phase=phase_term(state.phase))


def refusal(rule: int, **parameters: object) -> Refusal:
    """Return a refusal by a rule."""
    name = names.rule_id(rule)
    return Refusal(name, Message.of(f"{name.replace('.', '-')}.refused", **parameters))
