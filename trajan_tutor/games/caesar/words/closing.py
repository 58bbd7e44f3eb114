"""The moves of closing a province: which of two first, and the control markers on borders."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, worded
from trajan_tutor.games.caesar.knowledge.evaluation import lead
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.closing import border_rule, choose_order, finish_borders, mark_border
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names
from trajan_tutor.games.caesar.words.terms import bonus_term, border_parameters, province_term


def describe_order(state: State, province: int) -> Message:
    """Return the choice to resolve a province first, with its sums."""
    side = state.turn_side
    own = state.influence[side * codes.PROVINCES + province]
    enemy = own - lead(state, side, province)
    bonus = bonus_term(state.bonus[province])
    return Message.of("caesar-move-order", province=province_term(province), own=own, enemy=enemy, bonus=bonus)


def order_rule(state: State, province: int) -> int:
    """Return 0 for one of the two provinces that are closed, else the rule that tells of them."""
    return codes.RULE_NONE if province in (state.closing, state.waiting) else codes.RULE_CLOSE_ORDER


def describe_border(state: State, border: int) -> Message:
    """Return the marking of a border, and how many markers are left then."""
    left = state.markers[state.border_side] - 1
    return Message.of("caesar-move-border", left=left, **border_parameters(state.figures, border))


def put_marker_on(state: State, border: int) -> None:
    """Mark a border by the side that is asked."""
    mark_border(state, state.border_side, border)


def leave_borders(state: State) -> None:
    """Leave it at the markers that lie."""
    finish_borders(state)
    state.actor = state.turn_side


MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="order",
        first=codes.MOVE_ORDER,
        texts=worded("close", names.PROVINCES),
        phases=(codes.PHASE_ORDER,),
        meant={"province": names.PROVINCES},
        spots=lambda _, province: names.province_spots(province),
        says=describe_order,
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
        rule=lambda state, border: border_rule(state, state.border_side, border),
        about=lambda state, border: border_parameters(state.figures, border),
        perform=put_marker_on,
    ),
    MoveKind(
        name="borders-done",
        first=codes.MOVE_BORDERS_DONE,
        texts=("mark no-more",),
        phases=(codes.PHASE_BORDERS,),
        perform=lambda state, _: leave_borders(state),
    ),
)
