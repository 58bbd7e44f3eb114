"""Moves and prompts in words: keys and parameters for what can be chosen, and what it gives where that is known now."""

from trajan_tutor.engine.message import Message
from trajan_tutor.games.caesar.knowledge.evaluation import lead
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.ending import opponent
from trajan_tutor.games.caesar.rules.placing import border_of, facing, token_of
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names
from trajan_tutor.games.caesar.words.telling import event_of
from trajan_tutor.games.caesar.words.terms import bonus_term, border_parameters, province_term, side_term, token_term

__all__ = ["describe", "event_of", "prompt"]

# The keys of moves that need no parameter.
_PLAIN = {
    codes.MOVE_BORDERS_DONE: "caesar-move-borders-done",
    codes.MOVE_DRAW: "caesar-move-draw",
    codes.MOVE_EXTRA: "caesar-move-extra",
    codes.MOVE_NO_EXTRA: "caesar-move-no-extra",
    codes.MOVE_CRASSUS: "caesar-move-crassus",
    codes.MOVE_BANK_DRAW: "caesar-move-bank-draw",
    codes.MOVE_NO_BANK_DRAW: "caesar-move-no-bank-draw",
}


def describe(state: State, move: int) -> Message:
    """Return a move of the seat to act in words, as a choice to be made, with what it gives where that is known."""
    if move in _PLAIN:
        return Message.of(_PLAIN[move])
    if move < codes.MOVE_DOWN:
        return describe_placement(state, move)
    if move < codes.MOVE_ORDER:
        return describe_face_down(state, move)
    if move < codes.MOVE_BORDER:
        return describe_order(state, move - codes.MOVE_ORDER)
    if move < codes.MOVE_BORDERS_DONE:
        border = border_parameters(state.figures, move - codes.MOVE_BORDER)
        return Message.of("caesar-move-border", left=state.markers[state.border_side] - 1, **border)
    if move < codes.MOVE_USE:
        markers = move - codes.MOVE_SENATE
        return Message.of("caesar-move-senate", markers=markers, left=state.markers[state.turn_side] - markers)
    return describe_effect(state, move)


def describe_effect(state: State, move: int) -> Message:
    """Return a use of a bonus token in words, leaving it, or taking a Centurion token."""
    bonus = state.bank_token if state.phase == codes.PHASE_BANK else state.taken
    if move == codes.MOVE_DECLINE:
        return Message.of("caesar-move-decline", bonus=bonus_term(bonus))
    if move == codes.MOVE_USE:
        if bonus == codes.BONUS_POISON:
            return Message.of("caesar-move-use-poison", side=side_term(opponent(state.turn_side)))
        return Message.of("caesar-move-use-wealth")
    if move >= codes.MOVE_CENTURION:
        token = state.figures.centurion_tokens[move - codes.MOVE_CENTURION]
        return Message.of("caesar-move-centurion", token=token_term(token))
    if move >= codes.MOVE_MIGHT_PROVINCE:
        return Message.of("caesar-move-might-province", province=province_term(move - codes.MOVE_MIGHT_PROVINCE))
    border = (move - codes.MOVE_MIGHT_TOKEN) % 32
    ends = border_parameters(state.figures, border)
    if move >= codes.MOVE_MIGHT_MARKER:
        return Message.of("caesar-move-might-marker", **ends)
    return Message.of("caesar-move-might-token", token=token_term(max(state.token[border] - 1, 0)), **ends)


# ---- placements, with the sums that they would make --------------------------------------------------------------


def describe_placement(state: State, move: int) -> Message:
    """Return a placement: the token, its space, and the sums that both provinces would have then."""
    figures = state.figures
    token = token_of(move)
    border = border_of(figures, move)
    way = move & 1
    toward, away = figures.first[border], figures.second[border]
    if way == codes.WAY_SECOND:
        toward, away = away, toward
    return Message.of(
        "caesar-move-place",
        token=token_term(token),
        toward=province_term(toward),
        away=province_term(away),
        outcomes=tuple(
            outcome(state, province, facing(figures, token, border, way, province)) for province in (toward, away)
        ),
    )


def describe_face_down(state: State, move: int) -> Message:
    """Return a placement face down on a checkpoint."""
    figures = state.figures
    ends = border_parameters(figures, border_of(figures, move))
    return Message.of("caesar-move-place-down", token=token_term(token_of(move)), **ends)


def outcome(state: State, province: int, number: int) -> Message:
    """Return what a number more makes of a province: its sums, and who would control it if that closes it."""
    side = state.turn_side
    own = state.influence[side * codes.PROVINCES + province] + number
    enemy = own - number - lead(state, side, province)
    sums = {"province": province_term(province), "own": own, "enemy": enemy}
    if state.open_spaces[province] > 1:
        return Message.of("caesar-outcome-open", **sums)
    bonus = bonus_term(state.bonus[province])
    suffix = "tie" if own == enemy else "own" if own > enemy else "enemy"
    return Message.of(f"caesar-outcome-closed-{suffix}", bonus=bonus, **sums)


def describe_order(state: State, province: int) -> Message:
    """Return the choice to resolve a province first, with its sums."""
    side = state.turn_side
    own = state.influence[side * codes.PROVINCES + province]
    enemy = own - lead(state, side, province)
    bonus = bonus_term(state.bonus[province])
    return Message.of("caesar-move-order", province=province_term(province), own=own, enemy=enemy, bonus=bonus)


# ---- prompts -------------------------------------------------------------------------------------------------------


def prompt(state: State) -> Message:
    """Return what the seat to act owes now, in words."""
    key = f"caesar-prompt-{names.word(names.Phase(state.phase))}"
    phase = state.phase
    if phase in (codes.PHASE_BONUS, codes.PHASE_BANK):
        bonus = state.bank_token if phase == codes.PHASE_BANK else state.taken
        return Message.of(key, bonus=bonus_term(bonus))
    if phase == codes.PHASE_BORDERS:
        return Message.of(key, left=state.markers[state.border_side])
    if phase in (codes.PHASE_SENATE, codes.PHASE_BANK_SENATE):
        side = state.turn_side
        return Message.of(key, tokens=state.senate[side], left=state.markers[side])
    return Message.of(key)
