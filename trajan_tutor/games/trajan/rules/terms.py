"""The words of the catalogue that stand for the codes of the rules, and what choices have in common in few words."""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import Message, Term, terms
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.figures import Figures

# Each gives the word of a code: of an action, of the numeral of a tray or slot, of a kind of goods …
action_term = terms("trajan-action", names.ACTIONS)
slot_term = terms("trajan-slot", "123456")
colour_term = terms("trajan-colour", names.COLOURS)
goods_term = terms("trajan-goods", names.GOODS)
pile_term = terms("trajan-pile", names.PILES)
ship_term = terms("trajan-ship", names.SHIPS)
side_term = terms("trajan-side", names.SHIP_SIDES)
tile_term = terms("trajan-tile", names.TILES)
province_term = terms("trajan-province", names.PLACES)
demand_term = terms("trajan-demand", names.DEMANDS)
kind_term = terms("trajan-kind", names.TRAJAN_KINDS)
stack_term = terms("trajan-stack", names.STACKS)
# Of the kind of a construction tile.
building_term = terms("trajan-building", (name.partition("-")[0] for name in names.CONSTRUCTION_TILES))
bonus_term = terms("trajan-bonus", (name.replace("+", "-") for name in names.BONUS))
bonus_side_term = terms("trajan-bonus-side", names.BONUS_COLOURS)
source_term = terms("trajan-source", names.SOURCE_NAMES)
phase_term = terms("trajan-phase", (word(phase) for phase in sorted(names.Phase)))


def pair_term(first: int, second: int) -> Term:
    """Return the words of the two colours of a Trajan tile."""
    return Term(f"trajan-pair-{names.COLOURS[first]}-{names.COLOURS[second]}")


def trajan_tile_parameters(figures: Figures, tile: int) -> dict[str, object]:
    """Return what a message needs to name a Trajan tile: its kind, its two colours, its points."""
    return {
        "kind": kind_term(figures.tile_kind[tile]),
        "pair": pair_term(figures.tile_first[tile], figures.tile_second[tile]),
        "points": figures.tile_points[tile],
    }


def bonus_message(figures: Figures, tile: int, side: int, family: str = "trajan-bonus-scores") -> Message:
    """Return what a bonus tile scores at the end of the game, with the figures in force.

    The words of the family `trajan-move-bonus` also say that the tile is taken; they name it too.
    """
    name = bonus_term(tile)
    if tile < codes.BONUS_DEMANDS:
        goods = (goods_term(2 * tile), goods_term(2 * tile + 1))
        return Message.of(f"{family}-goods", tile=name, goods=goods, points=figures.bonus_goods[side])
    if tile < codes.BONUS_WORKERS:
        demand = demand_term(tile - codes.BONUS_DEMANDS)
        return Message.of(f"{family}-demand", tile=name, demand=demand, points=figures.bonus_demands[side])
    if tile == codes.BONUS_WORKERS:
        return Message.of(f"{family}-workers", tile=name, halves=figures.bonus_worker_halves[side])
    if tile == codes.BONUS_LEGIONARIES:
        return Message.of(f"{family}-legionaries", tile=name, points=figures.bonus_legionaries[side])
    return Message.of(f"{family}-bonus", tile=name, points=figures.bonus_bonus[side])


# By action: the class of its colour, its sign, and the pane in which it is done.
HUES = tuple(f"hue-{action}" for action in names.ACTIONS)
SIGNS = tuple(f"sign-{action}" for action in names.ACTIONS)
PANES = ("port", "forum", "map", "senate", "stacks", "district")


def in_area(
    action: int,
    name: Message,
    consequence: Message | None = None,
    *,
    symbol: str = "",
    group: Message | None = None,
) -> ChoiceLook:
    """Return a choice of an area, with its hue, and its sign where the choice has no symbol of its own."""
    return ChoiceLook(name, consequence, HUES[action], symbol or SIGNS[action], group)


def action_name(action: int) -> Message:
    """Return the name of an action as it stands alone."""
    return Message.of("trajan-choice-action", action=action_term(action))


def goods_name(kind: int) -> Message:
    """Return the name of a kind of goods as it stands alone."""
    return Message.of("trajan-choice-goods", goods=goods_term(kind))


def points_gained(points: int) -> Message:
    """Return points as they are added."""
    return Message.of("trajan-choice-points", points=points)


def goods_symbol(kind: int) -> str:
    """Return the symbol of a kind of goods."""
    return f"goods-{names.GOODS[kind]}"


def tile_symbol(kind: int) -> str:
    """Return the symbol of what a forum tile shows."""
    name = names.TILES[kind]
    if kind < codes.TILE_VOTES:
        return f"demand-{name}"
    if kind < codes.TILE_WILD_GOODS:
        return SIGNS[codes.SENATE]
    return name if kind < codes.TILE_EXTRA else f"action-{names.ACTIONS[kind - codes.TILE_EXTRA]}"


def tile_family(kind: int) -> Term:
    """Return the word for what sort of tile a forum tile is."""
    if kind < codes.TILE_VOTES:
        return Term("trajan-choice-tile-demand")
    if kind < codes.TILE_WILD_GOODS:
        return Term("trajan-choice-tile-votes")
    return Term("trajan-choice-tile-wild" if kind < codes.TILE_EXTRA else "trajan-choice-tile-extra")
