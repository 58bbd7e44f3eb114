"""The moves around an action: passing it, and repeating it by a tile."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, on_mat
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.extra import action_choices, pass_action, repeat, repeat_rule, repetition
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import action_term, in_area, tile_symbol, tile_term


def frame_suffix(state: State) -> str:
    """Return what tells the keys of the action, a granted action and a [+2] repetition apart."""
    step = repetition(state)
    if step == 0:
        return "-granted" if state.granted else ""
    return "-plus-two" if step == 2 else "-repeat"


def pass_rule(state: State, _argument: int) -> int:
    """Return 0 when the action in progress may be left out, else the rule that demands it."""
    if codes.MOVE_PASS in action_choices(state):
        return codes.RULE_NONE
    is_granted = state.granted and state.repeat_granted == 0
    return codes.RULE_CONSTRUCTION_GRANT if is_granted else codes.RULE_EXTRA_DONE


def describe_repetition(state: State, argument: int) -> Message:
    """Return a way to repeat the action in progress: the tile that is spent, and how often the action is done."""
    tile = tile_term(tile_spent(state, argument))
    times = 1 + (state.plus_two[state.turn_seat] >> state.action & 1)
    return Message.of("trajan-move-repeat", action=action_term(state.action), tile=tile, times=times)


def tile_spent(state: State, argument: int) -> int:
    """Return the tile by which an action is repeated."""
    return codes.TILE_WILD_EXTRA if argument else codes.TILE_EXTRA + state.action


def look_of_repetition(state: State, argument: int) -> ChoiceLook:
    """Return a way to repeat the action in progress in few words."""
    tile = tile_spent(state, argument)
    times = 1 + (state.plus_two[state.turn_seat] >> state.action & 1)
    leads = Message.of("trajan-choice-with", tile=tile_term(tile))
    return in_area(state.action, Message.of("trajan-choice-repeat", times=times), leads, symbol=tile_symbol(tile))


def look_of_leaving(state: State, name: str) -> ChoiceLook:
    """Return the leaving out of the action in progress in few words."""
    return in_area(
        state.action, Message.of(name), Message.of("trajan-choice-without", action=action_term(state.action))
    )


def repeat_spots(state: State, argument: int) -> tuple[str, ...]:
    """Return the tile by which an action is repeated."""
    return on_mat(state, f"tiles.{'wild-extra' if argument else names.EXTRA[state.action]}")


def tile_meant(_state: State, name: str) -> list[int]:
    """Return the way to repeat that a picked tile stands for."""
    return [0] if name in names.EXTRA else [1] if name == "wild-extra" else []


MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="pass",
        first=codes.MOVE_PASS,
        phases=(codes.PHASE_ACTION,),
        says=lambda state, _: Message.of(f"trajan-move-pass{frame_suffix(state)}", action=action_term(state.action)),
        look=lambda state, _: look_of_leaving(state, "trajan-choice-pass"),
        rule=pass_rule,
        about=lambda state, _: {"action": action_term(state.action)},
        perform=lambda state, _: pass_action(state),
    ),
    MoveKind(
        name="no-repeat",
        first=codes.MOVE_NO_REPEAT,
        phases=(codes.PHASE_REPEAT,),
        says="trajan-move-no-repeat",
        look=lambda state, _: look_of_leaving(state, "trajan-choice-no-repeat"),
        about=lambda state, _: {"action": action_term(state.action)},
        perform=lambda state, _: repeat(state, codes.MOVE_NO_REPEAT),
    ),
    MoveKind(
        name="repeat",
        first=codes.MOVE_REPEAT,
        texts=("repeat", "repeat wild-extra"),
        phases=(codes.PHASE_REPEAT,),
        meant={"mat.tiles": tile_meant},
        spots=repeat_spots,
        says=describe_repetition,
        look=look_of_repetition,
        rule=lambda state, argument: repeat_rule(state, codes.MOVE_REPEAT + argument),
        about=lambda state, _: {"action": action_term(state.action)},
        perform=lambda state, argument: repeat(state, codes.MOVE_REPEAT + argument),
    ),
)
