"""The moves of the forum, the senate, the Trajan action and construction, and what all actions share."""

from dataclasses import dataclass

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, only_one, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules import construction as building_rules
from trajan_tutor.games.trajan.rules.arch import stack_rule, take_trajan_tile
from trajan_tutor.games.trajan.rules.forum import forum_rule, take_forum_tile, take_yellow_tile, yellow_rule
from trajan_tutor.games.trajan.rules.senate import advance_disc, advance_rule
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import (
    action_term,
    building_term,
    in_area,
    kind_term,
    slot_term,
    stack_term,
    tile_family,
    tile_symbol,
    tile_term,
    trajan_tile_parameters,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionMove(MoveKind[State]):
    """An option of an action: it is waited for while that action is in progress, and in later phases of it."""

    action: int
    phases: tuple[int, ...] = (codes.PHASE_ACTION,)

    def is_waited_for(self, state: State) -> bool:
        """Return whether the state waits for a move of this kind."""
        return state.phase in self.phases and (state.phase != codes.PHASE_ACTION or state.action == self.action)


def describe_stack(state: State, stack: int, slot: int, key: str) -> Message:
    """Return the taking of the top Trajan tile of a stack: what it is and which slot it goes to."""
    size = state.stack_size[stack]
    if size == 0 or slot == codes.ARCH_CENTRE:
        return Message.of("trajan-move-stack-unknown", stack=stack_term(stack))
    tile = state.stacks[stack][size - 1]
    return Message.of(key, slot=slot_term(slot), **trajan_tile_parameters(state.figures, tile))


def look_of_stack(state: State, stack: int, leads: str, **more: object) -> ChoiceLook:
    """Return the taking of the top Trajan tile of a stack in few words."""
    tile = state.stacks[stack][state.stack_size[stack] - 1]
    kind = state.figures.tile_kind[tile]
    about = {**trajan_tile_parameters(state.figures, tile), **more}
    name = Message.of("trajan-choice-kind", kind=kind_term(kind))
    symbol = f"kind-{names.TRAJAN_KINDS[kind]}"
    return in_area(codes.ARCH, name, Message.of(leads, **about), symbol=symbol, group=name if more else None)


ARCH_MOVES = (
    ActionMove(
        name="stack",
        first=codes.MOVE_STACK,
        texts=worded("stack", names.STACKS),
        action=codes.ARCH,
        meant={"stack": names.STACKS},
        says=lambda state, stack: describe_stack(state, stack, state.arch[state.turn_seat], "trajan-move-stack"),
        look=lambda state, stack: look_of_stack(state, stack, "trajan-choice-stack"),
        rule=lambda state, stack: stack_rule(state, state.turn_seat, stack),
        about=lambda _, stack: {"stack": stack_term(stack)},
        perform=lambda state, stack: take_trajan_tile(state, state.turn_seat, stack),
    ),
)


def spaces_of(place: str, counts: list[int], kind: int) -> tuple[str, ...]:
    """Return the spaces on which the tiles of a kind lie: tiles lie in the order of their kinds."""
    before = sum(counts[:kind])
    return tuple(f"{place}.{space}" for space in range(before, before + counts[kind]))


def kind_on(counts: list[int], space: str) -> list[int]:
    """Return the kind of tile on a space; on an empty one a kind that is not there, since that is what was meant."""
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    if space.isdecimal() and int(space) < len(kinds):
        return [kinds[int(space)]]
    return [counts.index(0)] if space.isdecimal() and 0 in counts else []


def look_of_tile(kind: int, leads: Message, group: str) -> ChoiceLook:
    """Return the taking of a tile in few words."""
    name = Message.of("trajan-choice-tile", tile=tile_term(kind))
    return in_area(codes.FORUM, name, leads, symbol=tile_symbol(kind), group=Message.of(group))


FORUM_MOVES = (
    ActionMove(
        name="forum",
        first=codes.MOVE_FORUM,
        texts=worded("forum", names.TILES),
        action=codes.FORUM,
        meant={"forum": lambda state, space: kind_on(state.forum, space)},
        spots=lambda state, kind: spaces_of("forum", state.forum, kind),
        says="trajan-move-forum",
        look=lambda _, kind: look_of_tile(
            kind, Message.of("trajan-choice-forum", family=tile_family(kind)), "trajan-choice-group-forum"
        ),
        rule=forum_rule,
        about=lambda _, kind: {"tile": tile_term(kind)},
        perform=lambda state, kind: take_forum_tile(state, state.turn_seat, kind),
    ),
    ActionMove(
        name="yellow",
        first=codes.MOVE_YELLOW,
        texts=worded("yellow", names.EXTRA),
        action=codes.FORUM,
        meant={"yellow": lambda state, space: kind_on(state.forum_extra, space)},
        spots=lambda state, action: spaces_of("yellow", state.forum_extra, action),
        says="trajan-move-yellow",
        look=lambda _, action: look_of_tile(
            codes.TILE_EXTRA + action, Message.of("trajan-choice-yellow"), "trajan-choice-group-yellow"
        ),
        rule=yellow_rule,
        about=lambda _, action: {"tile": tile_term(codes.TILE_EXTRA + action)},
        perform=lambda state, action: take_yellow_tile(state, state.turn_seat, action),
    ),
)


def next_space(state: State) -> int:
    """Return the space that the disc would come to."""
    return min(state.senate[state.turn_seat] + 1, codes.SENATE_END)


def describe_advance(state: State, _argument: int) -> Message:
    """Return the step of the disc, with the points now and the votes of the space."""
    space, figures = next_space(state), state.figures
    return Message.of("trajan-move-advance", points=figures.senate_points[space], votes=figures.senate_votes[space])


def look_of_advance(state: State, _argument: int) -> ChoiceLook:
    """Return the step of the disc in few words."""
    space, figures = next_space(state), state.figures
    gains = {"points": figures.senate_points[space], "votes": figures.senate_votes[space]}
    return in_area(
        codes.SENATE, Message.of("trajan-choice-advance"), Message.of("trajan-choice-advance-leads", **gains)
    )


SENATE_MOVES = (
    ActionMove(
        name="advance",
        first=codes.MOVE_ADVANCE,
        texts=("senate",),
        action=codes.SENATE,
        meant={"senate": only_one},
        spots=lambda state, _: (f"senate.{next_space(state)}",),
        says=describe_advance,
        look=look_of_advance,
        rule=lambda state, _: advance_rule(state, state.turn_seat),
        perform=lambda state, _: advance_disc(state, state.turn_seat),
    ),
)


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


CONSTRUCTION_MOVES = (
    ActionMove(
        name="recruit",
        first=codes.MOVE_RECRUIT,
        action=codes.CONSTRUCTION,
        meant={"mat.supply": ("",), "mat.worker-camp": ("",)},
        says="trajan-move-recruit",
        look=lambda *_: in_area(
            codes.CONSTRUCTION, Message.of("trajan-choice-recruit"), Message.of("trajan-choice-to-camp")
        ),
        rule=lambda state, _: building_rules.recruit_rule(state, state.turn_seat),
        perform=lambda state, _: building_rules.recruit(state, state.turn_seat),
    ),
    ActionMove(
        name="build",
        first=codes.MOVE_BUILD,
        texts=worded("build", _SPACES),
        action=codes.CONSTRUCTION,
        meant={"district": _SPACES},
        says=describe_building,
        look=look_of_building,
        rule=lambda state, space: building_rules.building_rule(state, state.turn_seat, space),
        about=lambda _, space: {"space": names.space_name(space)},
        perform=lambda state, space: building_rules.build(state, state.turn_seat, space),
    ),
)
