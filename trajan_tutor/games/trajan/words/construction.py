"""The moves of construction: recruiting, and placing a worker in the district."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import worded
from trajan_tutor.games.trajan.rules import codes, construction
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.action_move import ActionMove
from trajan_tutor.games.trajan.words.terms import action_term, building_term

_SPACES = tuple(names.space_name(space) for space in range(codes.DISTRICT_SPACES))


def describe_building(state: State, space: int) -> Message:
    """Return the placing of a worker: the construction tile there, its points, the action that it grants."""
    tile = state.district_tile[space] - 1
    name = names.space_name(space)
    if tile < 0:
        return Message.of("trajan-move-build", space=name)
    figures = state.figures
    points = figures.construction_points[tile]
    kind = tile // 4
    is_first = state.built[state.turn_seat] >> (4 * kind) & 15 == 0
    if is_first and (state.repeat_main == 0 or figures.repeated_grants):
        action = action_term(figures.construction_grant[kind])
        return Message.of(
            "trajan-move-build-grant", space=name, building=building_term(tile), points=points, action=action
        )
    return Message.of("trajan-move-build-tile", space=name, building=building_term(tile), points=points)


MOVES = (
    ActionMove(
        name="recruit",
        first=codes.MOVE_RECRUIT,
        action=codes.CONSTRUCTION,
        meant={"mat.supply": ("",), "mat.worker-camp": ("",)},
        rule=lambda state, _: construction.recruit_rule(state, state.turn_seat),
        perform=lambda state, _: construction.recruit(state, state.turn_seat),
    ),
    ActionMove(
        name="build",
        first=codes.MOVE_BUILD,
        texts=worded("build", _SPACES),
        action=codes.CONSTRUCTION,
        meant={"district": _SPACES},
        says=describe_building,
        rule=lambda state, space: construction.building_rule(state, state.turn_seat, space),
        about=lambda _, space: {"space": names.space_name(space)},
        perform=lambda state, space: construction.build(state, state.turn_seat, space),
    ),
)
