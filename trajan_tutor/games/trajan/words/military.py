"""The moves of the military: enlisting, placing a legionary, the leader's march."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, military, names
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import in_area, province_term, tile_symbol, tile_term
from trajan_tutor.games.trajan.words.actions import ActionMove


def leader_place(state: State) -> str:
    """Return the name of the place where the leader stands of the seat whose turn it is."""
    return names.PLACES[state.leader[state.turn_seat]]


def describe_deployment(state: State, _argument: int) -> Message:
    """Return the placing of a legionary where the leader stands, with its points."""
    province = state.leader[state.turn_seat]
    points = military.province_value(state, state.turn_seat, province)
    return Message.of("trajan-move-deploy", province=province_term(province), points=points)


def describe_leader(state: State, province: int) -> Message:
    """Return the leader's march and the tile that waits there."""
    tile = state.province_tile[province]
    if tile:
        return Message.of("trajan-move-leader-tile", province=province_term(province), tile=tile_term(tile - 1))
    return Message.of("trajan-move-leader", province=province_term(province))


def look_of_enlisting(_state: State, _argument: int) -> ChoiceLook:
    """Return enlisting in few words."""
    return in_area(codes.MILITARY, Message.of("trajan-choice-enlist"), Message.of("trajan-choice-to-camp"))


def look_of_deployment(state: State, _argument: int) -> ChoiceLook:
    """Return the placing of a legionary in few words."""
    province = state.leader[state.turn_seat]
    points = military.province_value(state, state.turn_seat, province)
    leads = Message.of("trajan-choice-deploy-leads", province=province_term(province), points=points)
    return in_area(codes.MILITARY, Message.of("trajan-choice-deploy"), leads)


def look_of_leader(state: State, province: int) -> ChoiceLook:
    """Return the leader's march in few words."""
    tile = state.province_tile[province] - 1
    name = Message.of("trajan-choice-leader", province=province_term(province))
    group = Message.of("trajan-choice-group-leader")
    if tile < 0:
        return in_area(codes.MILITARY, name, Message.of("trajan-choice-no-tile"), group=group)
    leads = Message.of("trajan-choice-with", tile=tile_term(tile))
    return in_area(codes.MILITARY, name, leads, symbol=tile_symbol(tile), group=group)


MOVES = (
    ActionMove(
        name="enlist",
        first=codes.MOVE_ENLIST,
        action=codes.MILITARY,
        meant={"mat.supply": ("",), "mat.military-camp": ("",)},
        says="trajan-move-enlist",
        look=look_of_enlisting,
        rule=lambda state, _: military.enlist_rule(state, state.turn_seat),
        perform=lambda state, _: military.enlist(state, state.turn_seat),
    ),
    ActionMove(
        name="deploy",
        first=codes.MOVE_DEPLOY,
        texts=("legionary",),
        action=codes.MILITARY,
        meant={
            "province": lambda state, name: [0] if name == leader_place(state) else [],
            "mat.military-camp": lambda *_: [0],
        },
        spots=lambda state, _: (f"province.{leader_place(state)}",),
        says=describe_deployment,
        look=look_of_deployment,
        rule=lambda state, _: military.deploy_rule(state, state.turn_seat),
        about=lambda state, _: {"province": province_term(state.leader[state.turn_seat])},
        perform=lambda state, _: military.deploy(state, state.turn_seat),
    ),
    ActionMove(
        name="leader",
        first=codes.MOVE_LEADER,
        texts=worded("leader", names.PLACES),
        action=codes.MILITARY,
        meant={"province": names.PLACES},
        says=describe_leader,
        look=look_of_leader,
        rule=lambda state, province: military.leader_rule(state, state.turn_seat, province),
        about=lambda state, province: {
            "province": province_term(province),
            "from": province_term(state.leader[state.turn_seat]),
        },
        perform=lambda state, province: military.move_leader(state, state.turn_seat, province),
    ),
)
