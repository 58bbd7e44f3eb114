"""The moves of closing a province: which of two first, and the control markers on borders."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.caesar.knowledge.evaluation import lead
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.closing import border_rule, choose_order, finish_borders, mark_border
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.terms import CONTROL, bonus_symbol, bonus_term, border_parameters, province_term


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


MOVES: tuple[MoveKind[State], ...] = (
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
