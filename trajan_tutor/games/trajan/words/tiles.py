"""The moves of an accomplished Trajan tile: its special action."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, on_mat, only_one, worded
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.tiles import mark_rule, use_special
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.seaport import cards_to_draw
from trajan_tutor.games.trajan.words.terms import action_term, kind_term


def describe_use(state: State, _argument: int) -> Message:
    """Return what the special action brings: cards, or figures as far as the supply has them."""
    kind = state.special
    if kind == codes.TRAJAN_GOODS:
        return Message.of("trajan-move-use-goods", cards=cards_to_draw(state, 2))
    two = kind in (codes.TRAJAN_WORKERS_2, codes.TRAJAN_LEGIONARIES_2)
    figures = min(2 if two else 1, state.supply[state.turn_seat])
    if kind in (codes.TRAJAN_WORKERS_1, codes.TRAJAN_WORKERS_2):
        return Message.of("trajan-move-use-workers", figures=figures)
    return Message.of("trajan-move-use-legionaries", figures=figures)


def use_spots(state: State, _argument: int) -> tuple[str, ...]:
    """Return where the special action is picked: the deck, or the supply and the camp."""
    if state.special == codes.TRAJAN_GOODS:
        return ("deck",)
    return on_mat(state, "supply", "worker-camp" if state.special <= codes.TRAJAN_WORKERS_2 else "military-camp")


def plain_use_rule(state: State, _argument: int) -> int:
    """Return 0 when the special action is done without a further choice, else the rule that says what it is."""
    return codes.RULE_TILE_SPECIAL if state.special == codes.TRAJAN_PLUS_TWO else codes.RULE_NONE


def marking_rule(state: State, action: int) -> int:
    """Return 0 when a [+2] marker may go to an action, else the rule that forbids it."""
    return mark_rule(state, action) if state.special == codes.TRAJAN_PLUS_TWO else codes.RULE_TILE_SPECIAL


MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="use",
        first=codes.MOVE_USE,
        phases=(codes.PHASE_SPECIAL,),
        meant={"mat.supply": only_one, "deck": only_one},
        spots=use_spots,
        says=describe_use,
        rule=plain_use_rule,
        about=lambda state, _: {"kind": kind_term(state.special)},
        perform=lambda state, _: use_special(state, codes.MOVE_USE),
    ),
    MoveKind(
        name="decline",
        first=codes.MOVE_DECLINE,
        phases=(codes.PHASE_SPECIAL,),
        about=lambda state, _: {"kind": kind_term(state.special)},
        perform=lambda state, _: use_special(state, codes.MOVE_DECLINE),
    ),
    MoveKind(
        name="mark",
        first=codes.MOVE_MARK,
        texts=worded("plus-two", names.ACTIONS),
        phases=(codes.PHASE_SPECIAL,),
        meant={"mat.plus-two": names.ACTIONS},
        says=lambda _, action: Message.of("trajan-move-mark", action=action_term(action)),
        rule=marking_rule,
        about=lambda state, action: (
            {"action": action_term(action)}
            if state.special == codes.TRAJAN_PLUS_TWO
            else {"kind": kind_term(state.special)}
        ),
        perform=lambda state, action: use_special(state, codes.MOVE_MARK + action),
    ),
)
