"""The moves of an accomplished Trajan tile: its special action."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, on_mat, only_one, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import HUES, action_name, action_term, in_area, kind_term
from trajan_tutor.games.trajan.rules.tiles import mark_rule, use_special
from trajan_tutor.games.trajan.words.seaport import cards_to_draw


def use_of(state: State) -> tuple[str, dict[str, object]]:
    """Return what the special action brings as the end of a key and parameters: cards, or what the supply has."""
    kind = state.special
    if kind == codes.TRAJAN_GOODS:
        return "goods", {"cards": cards_to_draw(state, 2)}
    two = kind in (codes.TRAJAN_WORKERS_2, codes.TRAJAN_LEGIONARIES_2)
    figures = min(2 if two else 1, state.supply[state.turn_seat])
    is_work = kind in (codes.TRAJAN_WORKERS_1, codes.TRAJAN_WORKERS_2)
    return "workers" if is_work else "legionaries", {"figures": figures}


def describe_use(state: State, _argument: int) -> Message:
    """Return what the special action brings: cards, or figures as far as the supply has them."""
    what, about = use_of(state)
    return Message.of(f"trajan-move-use-{what}", **about)


def look_of_special(state: State, name: Message, leads: Message) -> ChoiceLook:
    """Return what can be done with the special action in few words."""
    return ChoiceLook(name, leads, HUES[codes.ARCH], f"kind-{names.TRAJAN_KINDS[state.special]}")


def look_of_use(state: State, _argument: int) -> ChoiceLook:
    """Return the use of the special action in few words."""
    what, about = use_of(state)
    return look_of_special(
        state, Message.of(f"trajan-choice-use-{what}", **about), Message.of(f"trajan-choice-use-{what}-leads")
    )


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
        look=look_of_use,
        rule=plain_use_rule,
        about=lambda state, _: {"kind": kind_term(state.special)},
        perform=lambda state, _: use_special(state, codes.MOVE_USE),
    ),
    MoveKind(
        name="decline",
        first=codes.MOVE_DECLINE,
        phases=(codes.PHASE_SPECIAL,),
        says="trajan-move-decline",
        look=lambda state, _: look_of_special(
            state,
            Message.of("trajan-choice-decline"),
            Message.of("trajan-choice-decline-leads", kind=kind_term(state.special)),
        ),
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
        look=lambda _, action: in_area(action, action_name(action), Message.of("trajan-choice-mark")),
        rule=marking_rule,
        about=lambda state, action: (
            {"action": action_term(action)}
            if state.special == codes.TRAJAN_PLUS_TWO
            else {"kind": kind_term(state.special)}
        ),
        perform=lambda state, action: use_special(state, codes.MOVE_MARK + action),
    ),
)
