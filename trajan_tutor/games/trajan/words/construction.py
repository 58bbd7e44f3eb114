"""The moves of construction: recruiting, and placing a worker in the district."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, construction
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.action_move import ActionMove
from trajan_tutor.games.trajan.words.looks import in_area
from trajan_tutor.games.trajan.words.terms import action_term, building_term

_SPACES = tuple(names.space_name(space) for space in range(codes.DISTRICT_SPACES))


def building_on(state: State, space: int) -> tuple[str, dict[str, object]]:
    """Return what lies on a space: a suffix of keys and parameters for the tile, its points, the action it grants."""
    tile = state.district_tile[space] - 1
    if tile < 0:
        return "", {}
    figures = state.figures
    about: dict[str, object] = {"building": building_term(tile), "points": figures.construction_points[tile]}
    kind = tile // 4
    is_first = state.built[state.turn_seat] >> (4 * kind) & 15 == 0
    if is_first and (state.repeat_main == 0 or figures.repeated_grants):
        return "-grant", {**about, "action": action_term(figures.construction_grant[kind])}
    return "-tile", about


def describe_building(state: State, space: int) -> Message:
    """Return the placing of a worker: the construction tile there, its points, the action that it grants."""
    suffix, about = building_on(state, space)
    return Message.of(f"trajan-move-build{suffix}", space=names.space_name(space), **about)


def look_of_building(state: State, space: int) -> ChoiceLook:
    """Return the placing of a worker in few words."""
    tile = state.district_tile[space] - 1
    suffix, about = building_on(state, space)
    return in_area(
        codes.CONSTRUCTION,
        Message.of("trajan-choice-build", space=names.space_name(space)),
        Message.of(f"trajan-choice-build-leads{suffix}", **about),
        symbol=f"building-{names.CONSTRUCTION_KINDS[tile // 4]}" if tile >= 0 else "",
        group=Message.of("trajan-choice-group-build"),
    )


MOVES = (
    ActionMove(
        name="recruit",
        first=codes.MOVE_RECRUIT,
        action=codes.CONSTRUCTION,
        meant={"mat.supply": ("",), "mat.worker-camp": ("",)},
        says="trajan-move-recruit",
        look=lambda *_: in_area(
            codes.CONSTRUCTION, Message.of("trajan-choice-recruit"), Message.of("trajan-choice-to-camp")
        ),
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
        look=look_of_building,
        rule=lambda state, space: construction.building_rule(state, state.turn_seat, space),
        about=lambda _, space: {"space": names.space_name(space)},
        perform=lambda state, space: construction.build(state, state.turn_seat, space),
    ),
)
