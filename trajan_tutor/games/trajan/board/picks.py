"""Which places of the board a move can be picked at."""

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.quarter import demand_at
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import names

_GROUP = codes.GROUP_SHIFT


def moves_at(state: State, spot: str) -> tuple[int, ...]:
    """Return the legal moves that picking a spot can mean now."""
    return tuple(move for move in state.choices if spot in spots_of(state, move))


def spots_of(state: State, move: int) -> tuple[str, ...]:
    """Return the spots by which a move of the present phase can be picked; none for passing and declining."""
    group = move >> _GROUP
    argument = move & codes.ARGUMENT
    mat = f"mat.{state.actor}"
    if group in _BOARD_SPOTS:
        prefix, words = _BOARD_SPOTS[group]
        return (f"{prefix}.{words[argument]}",)
    if group in _MAT_SPOTS:
        prefix, words = _MAT_SPOTS[group]
        return (f"{mat}.{prefix}.{words[argument]}",) if argument < len(words) else ("deck",)
    if group == codes.MOVE_USE >> _GROUP:
        return special_spots(state, move, mat)
    if group == codes.MOVE_PASS >> _GROUP:
        return plain_action_spots(state, move, mat)
    if group == codes.MOVE_LOAD >> _GROUP:
        return load_spots(state, move, mat)
    if group == codes.MOVE_FORUM >> _GROUP:
        return forum_spots(state, move)
    if group == codes.MOVE_DISCARD >> _GROUP:
        return (f"{mat}.hand.{names.GOODS[argument >> 1]}", f"pile.{names.PILES[argument & 1]}")
    if group == codes.MOVE_START_TILE >> _GROUP:
        return (f"stack.{names.STACKS[argument >> 3]}", f"{mat}.slot.{names.SLOTS[argument & 7]}")
    if group == codes.MOVE_DRAFT >> _GROUP:
        return (("deck", "pile.left", "pile.right")[argument],)
    if group == codes.MOVE_BONUS >> _GROUP:
        offered = state.senate_bonus
        return (f"senate-bonus.{offered.index(argument)}",) if argument in offered else ()
    if group == codes.MOVE_REPEAT >> _GROUP:
        return repeat_spots(state, move, mat)
    if group == codes.MOVE_PAY >> _GROUP:
        return payment_spots(state, move - codes.MOVE_PAY, mat)
    return ("quarter", "time") if move == codes.MOVE_QUARTER else ()


_SPACES = tuple(names.space_name(space) for space in range(codes.DISTRICT_SPACES))
_BOARD_SPOTS: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.MOVE_LEADER >> _GROUP: ("province", names.PLACES),
    codes.MOVE_STACK >> _GROUP: ("stack", names.STACKS),
    codes.MOVE_BUILD >> _GROUP: ("district", _SPACES),
    codes.MOVE_SHIP >> _GROUP: ("ship", names.SHIPS),
}
_MAT_SPOTS: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.MOVE_SOW >> _GROUP: ("tray", names.SLOTS),
    codes.MOVE_DROP >> _GROUP: ("held", names.COLOURS),
    codes.MOVE_PLACE >> _GROUP: ("held", names.COLOURS),
    codes.MOVE_LAY >> _GROUP: ("hand", names.GOODS),
}


def special_spots(state: State, move: int, mat: str) -> tuple[str, ...]:
    """Return where the special action of a Trajan tile is picked."""
    if move == codes.MOVE_DECLINE:
        return ()
    if move >= codes.MOVE_MARK:
        return (f"{mat}.plus-two.{names.ACTIONS[move - codes.MOVE_MARK]}",)
    if state.special == codes.TRAJAN_GOODS:
        return ("deck",)
    camp = "worker-camp" if state.special <= codes.TRAJAN_WORKERS_2 else "military-camp"
    return (f"{mat}.supply", f"{mat}.{camp}")


def plain_action_spots(state: State, move: int, mat: str) -> tuple[str, ...]:
    """Return where the options of an action without an argument are picked."""
    seat = state.turn_seat
    if move == codes.MOVE_DRAW:
        return ("deck",)
    if move == codes.MOVE_TAKE:
        return ("pile.left",)
    if move == codes.MOVE_TAKE + 1:
        return ("pile.right",)
    if move == codes.MOVE_ENLIST:
        return (f"{mat}.supply", f"{mat}.military-camp")
    if move == codes.MOVE_RECRUIT:
        return (f"{mat}.supply", f"{mat}.worker-camp")
    if move == codes.MOVE_DEPLOY:
        return (f"province.{names.PLACES[state.leader[seat]]}",)
    if move == codes.MOVE_ADVANCE:
        return (f"senate.{min(state.senate[seat] + 1, codes.SENATE_END)}",)
    return ()


def load_spots(state: State, move: int, mat: str) -> tuple[str, ...]:
    """Return where the cards and tiles of a shipment are picked, and sailing."""
    wild = f"{mat}.tiles.wild-goods"
    if move == codes.MOVE_SAIL:
        return (f"ship.{names.SHIPS[state.ship]}",)
    if move in (codes.MOVE_LOAD_WILD, codes.MOVE_PAIR_WILD):
        return (wild,)
    if move >= codes.MOVE_MIXED:
        return (f"{mat}.hand.{names.GOODS[move - codes.MOVE_MIXED]}", wild)
    base = codes.MOVE_PAIR if move >= codes.MOVE_PAIR else codes.MOVE_LOAD
    return (f"{mat}.hand.{names.GOODS[move - base]}",)


def forum_spots(state: State, move: int) -> tuple[str, ...]:
    """Return the spaces on which a tile of the wanted kind lies: tiles lie in the order of their kinds."""
    if move >= codes.MOVE_YELLOW:
        return tuple(f"yellow.{space}" for space in _spaces(state.forum_extra, move - codes.MOVE_YELLOW))
    return tuple(f"forum.{space}" for space in _spaces(state.forum, move - codes.MOVE_FORUM))


def _spaces(counts: list[int], kind: int) -> range:
    before = sum(counts[:kind])
    return range(before, before + counts[kind])


def repeat_spots(state: State, move: int, mat: str) -> tuple[str, ...]:
    """Return the tile by which an action is repeated."""
    if move == codes.MOVE_REPEAT:
        return (f"{mat}.tiles.{names.EXTRA[state.action]}",)
    return (f"{mat}.tiles.wild-extra",) if move == codes.MOVE_REPEAT_WILD else ()


def payment_spots(state: State, way: int, mat: str) -> tuple[str, ...]:
    """Return what a demand is answered with."""
    icon = names.DEMANDS[min(demand_at(state, state.pay_step), codes.DEMAND_KINDS - 1)]
    if way == codes.PAY_KEPT:
        return (f"{mat}.kept.{icon}",)
    if way == codes.PAY_TILE:
        return (f"{mat}.tiles.{icon}",)
    return (f"{mat}.tiles.wild-demand",) if way == codes.PAY_WILD else ()
