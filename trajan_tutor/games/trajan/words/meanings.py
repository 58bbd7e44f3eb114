"""What picking a spot can mean in any phase, legal or not: what a learner tried when they picked it."""

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import names

_SPACES = tuple(names.space_name(space) for space in range(codes.DISTRICT_SPACES))


def meanings(state: State, spot: str) -> tuple[int, ...]:
    """Return the moves that somebody who picks a spot may have in mind, the most fitting first."""
    parts = spot.split(".")
    if parts[0] == "mat":
        return _on_mat(state, parts[2], parts[3] if len(parts) > 3 else "") if len(parts) > 2 else ()
    return _on_board(state, parts[0], parts[1] if len(parts) > 1 else "")


def _on_mat(state: State, place: str, name: str) -> tuple[int, ...]:
    if place == "tray" and name in names.SLOTS:
        return (codes.MOVE_SOW + names.SLOTS.index(name),)
    if place == "slot" and name in names.SLOTS:
        slot = names.SLOTS.index(name)
        # A stack that may still be chosen comes first, so that a wrong slot is not answered with a used stack.
        stacks = sorted(range(codes.STACKS), key=lambda stack: state.setup_step >> stack & 1)
        return tuple(codes.MOVE_START_TILE + 8 * stack + slot for stack in stacks)
    if place == "held" and name in names.COLOURS:
        colour = names.COLOURS.index(name)
        return (codes.MOVE_DROP + colour, codes.MOVE_PLACE + colour)
    if place == "hand" and name in names.GOODS:
        return _card(names.GOODS.index(name))
    if place == "plus-two" and name in names.ACTIONS:
        return (codes.MOVE_MARK + names.ACTIONS.index(name),)
    if place == "tiles" and name in names.TILES:
        return _held_tile(name)
    if place == "kept":
        return (codes.MOVE_PAY + codes.PAY_KEPT,)
    return {
        "supply": (codes.MOVE_USE, codes.MOVE_ENLIST, codes.MOVE_RECRUIT),
        "military-camp": (codes.MOVE_ENLIST, codes.MOVE_DEPLOY),
        "worker-camp": (codes.MOVE_RECRUIT,),
    }.get(place, ())


def _card(kind: int) -> tuple[int, ...]:
    return (
        codes.MOVE_DISCARD + 2 * kind,
        codes.MOVE_LAY + kind,
        codes.MOVE_LOAD + kind,
        codes.MOVE_PAIR + kind,
        codes.MOVE_MIXED + kind,
    )


def _held_tile(name: str) -> tuple[int, ...]:
    if name in names.DEMANDS:
        return (codes.MOVE_PAY + codes.PAY_TILE,)
    if name in names.EXTRA:
        return (codes.MOVE_REPEAT,)
    return {
        "wild-extra": (codes.MOVE_REPEAT_WILD,),
        "wild-goods": (codes.MOVE_LOAD_WILD, codes.MOVE_PAIR_WILD),
        "wild-demand": (codes.MOVE_PAY + codes.PAY_WILD,),
    }.get(name, ())


def _on_board(state: State, area: str, name: str) -> tuple[int, ...]:
    if area == "province" and name in names.PLACES:
        province = names.PLACES.index(name)
        if state.phase != codes.PHASE_OVER and state.leader[state.turn_seat] == province:
            return (codes.MOVE_DEPLOY, codes.MOVE_LEADER + province)
        return (codes.MOVE_LEADER + province, codes.MOVE_DEPLOY)
    if area == "district" and name in _SPACES:
        return (codes.MOVE_BUILD + _SPACES.index(name),)
    if area == "ship" and name in names.SHIPS:
        return (codes.MOVE_SHIP + names.SHIPS.index(name), codes.MOVE_SAIL)
    if area == "stack" and name in names.STACKS:
        stack = names.STACKS.index(name)
        slots = sorted((1, 3, 5), key=lambda slot: state.slots[max(state.actor, 0) * codes.TRAYS + slot])
        start = tuple(codes.MOVE_START_TILE + 8 * stack + slot for slot in slots)
        return (codes.MOVE_STACK + stack, *start)
    if area == "forum" and name.isdecimal():
        return _forum_tile(state.forum, int(name), codes.MOVE_FORUM)
    if area == "yellow" and name.isdecimal():
        return _forum_tile(state.forum_extra, int(name), codes.MOVE_YELLOW)
    if area == "senate-bonus" and name.isdecimal() and int(name) < len(state.senate_bonus):
        return (codes.MOVE_BONUS + state.senate_bonus[int(name)],)
    if area == "pile" and name in names.PILES:
        return (codes.MOVE_TAKE + names.PILES.index(name), codes.MOVE_DRAFT + 1 + names.PILES.index(name))
    return {
        "senate": (codes.MOVE_ADVANCE,),
        "deck": (codes.MOVE_DRAW, codes.MOVE_DRAFT, codes.MOVE_LAID, codes.MOVE_USE),
        "quarter": (codes.MOVE_QUARTER,),
        "time": (codes.MOVE_QUARTER,) if not name else (),
    }.get(area, ())


def _forum_tile(counts: list[int], space: int, base: int) -> tuple[int, ...]:
    for kind, count in enumerate(counts):
        if space < count:
            return (base + kind,)
        space -= count
    # An empty space: what was meant is a tile that is not there.
    return (base + counts.index(0),) if 0 in counts else ()
