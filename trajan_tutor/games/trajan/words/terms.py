"""The words of the catalogue that stand for the codes of the rules: parameters of messages."""

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.figures import Figures
from trajan_tutor.games.trajan.words import names


def action_term(action: int) -> Term:
    """Return the word of an action."""
    return Term(f"trajan-action-{names.ACTIONS[action]}")


def slot_term(slot: int) -> Term:
    """Return the numeral of a tray or slot, I to VI."""
    return Term(f"trajan-slot-{slot + 1}")


def colour_term(colour: int) -> Term:
    """Return the word of a marker's colour."""
    return Term(f"trajan-colour-{names.COLOURS[colour]}")


def goods_term(kind: int) -> Term:
    """Return the word of a kind of goods."""
    return Term(f"trajan-goods-{names.GOODS[kind]}")


def pile_term(pile: int) -> Term:
    """Return the word of a discard pile."""
    return Term(f"trajan-pile-{names.PILES[pile]}")


def ship_term(ship: int) -> Term:
    """Return the word of a ship."""
    return Term(f"trajan-ship-{names.SHIPS[ship]}")


def side_term(coloured: int) -> Term:
    """Return the word of a ship's side."""
    return Term(f"trajan-side-{names.SHIP_SIDES[coloured]}")


def tile_term(kind: int) -> Term:
    """Return the word of a forum tile."""
    return Term(f"trajan-tile-{names.TILES[kind]}")


def province_term(province: int) -> Term:
    """Return the name of a province, or the word of the military camp."""
    return Term(f"trajan-province-{names.PLACES[province]}")


def demand_term(icon: int) -> Term:
    """Return the word of what the people demand."""
    return Term(f"trajan-demand-{names.DEMANDS[icon]}")


def kind_term(kind: int) -> Term:
    """Return the word of a kind of Trajan tile."""
    return Term(f"trajan-kind-{names.TRAJAN_KINDS[kind]}")


def stack_term(stack: int) -> Term:
    """Return the word of a stack of Trajan tiles."""
    return Term(f"trajan-stack-{names.STACKS[stack]}")


def pair_term(first: int, second: int) -> Term:
    """Return the words of the two colours of a Trajan tile."""
    return Term(f"trajan-pair-{names.COLOURS[first]}-{names.COLOURS[second]}")


def building_term(tile: int) -> Term:
    """Return the word of the kind of a construction tile."""
    return Term(f"trajan-building-{names.CONSTRUCTION_KINDS[tile // 4]}")


def bonus_term(tile: int) -> Term:
    """Return the name of a bonus tile."""
    return Term(f"trajan-bonus-{names.BONUS[tile].replace('+', '-')}")


def bonus_side_term(side: int) -> Term:
    """Return the word of a bonus tile's side."""
    return Term(f"trajan-bonus-side-{names.BONUS_COLOURS[side]}")


def source_term(source: int) -> Term:
    """Return the word of a source of points."""
    return Term(f"trajan-source-{names.SOURCE_NAMES[source]}")


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
