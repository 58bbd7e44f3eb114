"""The moves of Caesar! in one table, and what is owed in words.

The moves of closing a province and those that end a turn stand here, placing and bonuses have modules of their own.
"""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, MoveTable, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.caesar.knowledge.evaluation import lead
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.closing import border_rule, choose_order, finish_borders, mark_border
from trajan_tutor.games.caesar.rules.crassus import play_crassus
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.supply import centurions_left
from trajan_tutor.games.caesar.rules.terms import (
    CONTROL,
    bonus_symbol,
    bonus_term,
    border_parameters,
    phase_term,
    province_term,
    token_name,
    token_symbol,
    token_term,
)
from trajan_tutor.games.caesar.rules.turn import choose_extra_turn, finish_turn_of
from trajan_tutor.games.caesar.words import bonus, placing


def sums_of(state: State, province: int) -> dict[str, object]:
    """Return the sums of a closed province and its bonus token as parameters."""
    side = state.turn_side
    own = state.influence[side * codes.PROVINCES + province]
    return {"own": own, "enemy": own - lead(state, side, province), "bonus": bonus_term(state.bonus[province])}


def describe_order(state: State, province: int) -> Message:
    """Return the choice to resolve a province first, with its sums."""
    return Message.of("caesar-move-order", province=province_term(province), **sums_of(state, province))


def look_of_order(state: State, province: int) -> ChoiceLook:
    """Return the choice to resolve a province first in few words."""
    name = Message.of("caesar-choice-province", province=province_term(province))
    leads = Message.of("caesar-choice-order", **sums_of(state, province))
    return ChoiceLook(name, leads, symbol=bonus_symbol(state.bonus[province]))


def order_rule(state: State, province: int) -> int:
    """Return 0 for one of the two provinces that are closed, else the rule that tells of them."""
    return codes.RULE_NONE if province in (state.closing, state.waiting) else codes.RULE_CLOSE_ORDER


def describe_border(state: State, border: int) -> Message:
    """Return the marking of a border, and how many markers are left then."""
    left = state.markers[state.border_side] - 1
    return Message.of("caesar-move-border", left=left, **border_parameters(state.figures, border))


def look_of_border(state: State, border: int) -> ChoiceLook:
    """Return the marking of a border in few words."""
    ends = border_parameters(state.figures, border)
    name = Message.of("caesar-choice-province", province=ends["first"])
    leads = Message.of("caesar-choice-border", left=state.markers[state.border_side] - 1, **ends)
    return ChoiceLook(name, leads, symbol=CONTROL)


def put_marker_on(state: State, border: int) -> None:
    """Mark a border by the side that is asked."""
    mark_border(state, state.border_side, border)


def leave_borders(state: State) -> None:
    """Leave it at the markers that lie."""
    finish_borders(state)
    state.actor = state.turn_side


# -- the moves of closing a province
_CLOSING_MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="order",
        first=codes.MOVE_ORDER,
        texts=worded("close", names.PROVINCES),
        phases=(codes.PHASE_ORDER,),
        meant={"province": names.PROVINCES},
        spots=lambda _, province: names.province_spots(province),
        says=describe_order,
        look=look_of_order,
        rule=order_rule,
        about=lambda _, province: {"province": province_term(province)},
        perform=choose_order,
    ),
    MoveKind(
        name="border",
        first=codes.MOVE_BORDER,
        texts=worded("mark", names.BORDERS),
        phases=(codes.PHASE_BORDERS,),
        meant={"border": names.BORDERS},
        says=describe_border,
        look=look_of_border,
        rule=lambda state, border: border_rule(state, state.border_side, border),
        about=lambda state, border: border_parameters(state.figures, border),
        perform=put_marker_on,
    ),
    MoveKind(
        name="borders-done",
        first=codes.MOVE_BORDERS_DONE,
        texts=("mark no-more",),
        phases=(codes.PHASE_BORDERS,),
        says="caesar-move-borders-done",
        look=lambda *_: ChoiceLook(
            Message.of("caesar-choice-borders-done"), Message.of("caesar-choice-borders-done-leads")
        ),
        perform=lambda state, _: leave_borders(state),
    ),
)


def centurion_rule(state: State, kind: int) -> int:
    """Return 0 when a Centurion token is due and of this kind one is left, else the rule that tells of them."""
    is_left = state.centurion_due and kind in centurions_left(state, state.turn_side)
    return codes.RULE_NONE if is_left else codes.RULE_CENTURIONS_NONE


def second_rule(state: State, _argument: int) -> int:
    """Return 0 when a second Centurion token may be left, else the rule that a turn has its steps."""
    return codes.RULE_NONE if state.centurion_due == codes.CENTURION_SECOND else codes.RULE_TURN_STEPS


def describe_centurion(state: State, kind: int) -> Message:
    """Return the taking of a Centurion token: instead of drawing, or after that (C15)."""
    token = token_term(state.figures.centurion_tokens[kind])
    if state.centurion_due == codes.CENTURION_SECOND:
        return Message.of("caesar-move-centurion-second", token=token)
    return Message.of("caesar-move-centurion", token=token)


def begin_crassus(state: State) -> None:
    """Let Crassus take his turn."""
    state.turns += 1
    play_crassus(state)


def look_of_centurion(state: State, kind: int) -> ChoiceLook:
    """Return the taking of a Centurion token in few words."""
    token = state.figures.centurion_tokens[kind]
    is_second = state.centurion_due == codes.CENTURION_SECOND
    leads = Message.of("caesar-choice-centurion-second") if is_second else Message.of("caesar-choice-centurion")
    return ChoiceLook(token_name(token), leads, symbol=token_symbol(token))


def describe_draw(state: State, _argument: int) -> Message:
    """Return the drawing of a token, and what it costs where two Centurion tokens are due (C15)."""
    is_costly = state.centurion_due == codes.CENTURION_BOTH
    return Message.of("caesar-move-draw-both" if is_costly else "caesar-move-draw")


def look_of_draw(state: State, _argument: int) -> ChoiceLook:
    """Return the drawing of a token in few words, and what it costs where two Centurion tokens are due (C15)."""
    if state.centurion_due == codes.CENTURION_BOTH:
        return look_of("caesar-choice-draw", "caesar-choice-draw-both-leads")
    tokens = len(state.bag[state.turn_side]) - state.unknown[state.turn_side]
    return ChoiceLook(Message.of("caesar-choice-draw"), Message.of("caesar-choice-draw-leads", tokens=tokens))


def look_of(name: str, leads: str) -> ChoiceLook:
    """Return a choice that is always told alike."""
    return ChoiceLook(Message.of(name), Message.of(leads))


# -- the moves that end a turn, and the turn of Crassus
_TURN_MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="draw",
        first=codes.MOVE_DRAW,
        phases=(codes.PHASE_DRAW,),
        meant={"mat.bag": ("",)},
        says=describe_draw,
        look=look_of_draw,
        perform=lambda state, _: finish_turn_of(state, codes.MOVE_DRAW),
    ),
    MoveKind(
        name="centurion",
        first=codes.MOVE_CENTURION,
        texts=tuple(f"centurion {token}" for token in names.CENTURIONS),
        phases=(codes.PHASE_DRAW,),
        meant={"mat.centurions": tuple(str(kind) for kind in range(codes.CENTURION_KINDS))},
        says=describe_centurion,
        look=look_of_centurion,
        rule=centurion_rule,
        about=lambda state, kind: {"token": token_term(state.figures.centurion_tokens[kind])},
        perform=lambda state, kind: finish_turn_of(state, codes.MOVE_CENTURION + kind),
    ),
    MoveKind(
        name="no-centurion",
        first=codes.MOVE_NO_CENTURION,
        phases=(codes.PHASE_DRAW,),
        says="caesar-move-no-centurion",
        look=lambda *_: look_of("caesar-choice-no-centurion", "caesar-choice-no-centurion-leads"),
        rule=second_rule,
        about=lambda state, _: {"phase": phase_term(state.phase)},
        perform=lambda state, _: finish_turn_of(state, codes.MOVE_NO_CENTURION),
    ),
    MoveKind(
        name="extra",
        first=codes.MOVE_EXTRA,
        texts=("extra-turn",),
        phases=(codes.PHASE_EXTRA,),
        meant={"mat.name": ("",)},
        says="caesar-move-extra",
        look=lambda *_: look_of("caesar-choice-extra", "caesar-choice-extra-leads"),
        perform=lambda state, _: choose_extra_turn(state, codes.MOVE_EXTRA),
    ),
    MoveKind(
        name="no-extra",
        first=codes.MOVE_NO_EXTRA,
        texts=("no-extra-turn",),
        phases=(codes.PHASE_EXTRA,),
        says="caesar-move-no-extra",
        look=lambda *_: look_of("caesar-choice-no-extra", "caesar-choice-no-extra-leads"),
        perform=lambda state, _: choose_extra_turn(state, codes.MOVE_NO_EXTRA),
    ),
    MoveKind(
        name="crassus",
        first=codes.MOVE_CRASSUS,
        phases=(codes.PHASE_CRASSUS,),
        meant={"crassus": ("deck",)},
        says="caesar-move-crassus",
        look=lambda *_: look_of("caesar-choice-crassus", "caesar-choice-crassus-leads"),
        perform=lambda state, _: begin_crassus(state),
    ),
)


MOVES: MoveTable[State] = MoveTable("caesar", [*placing.MOVES, *_CLOSING_MOVES, *bonus.MOVES, *_TURN_MOVES], near=0.6)


def prompt(state: State) -> Message:
    """Return what the seat to act owes now, in words."""
    key = f"caesar-prompt-{word(names.Phase(state.phase))}"
    phase = state.phase
    if phase in (codes.PHASE_BONUS, codes.PHASE_BANK):
        return Message.of(key, bonus=bonus_term(bonus.token_in_hand(state)))
    if phase == codes.PHASE_BORDERS:
        return Message.of(key, left=state.markers[state.border_side])
    if phase in (codes.PHASE_SENATE, codes.PHASE_BANK_SENATE):
        side = state.turn_side
        return Message.of(key, tokens=state.senate[side], left=state.markers[side])
    if state.centurion_due == codes.CENTURION_SECOND:
        return Message.of("caesar-prompt-draw-second")
    return Message.of(key)
