"""The pieces of the layout: how each kind of tile, card and figure is drawn and told, and the ids they carry."""

from functools import cache

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.figures import Figures
from trajan_tutor.games.trajan.rules.terms import pair_term

# How many looks of each part of the table are cached: those of ten boards in one notebook.
CACHE_SIZE = 64

_VALUES_PER_KIND = len(names.CONSTRUCTION_TILES) // len(names.CONSTRUCTION_KINDS)


class Table:
    """Collects placements and numbers the pieces that nothing tells apart.

    Equal pieces are numbered on each spot from the bottom. So the ids of one observation are unique and always the
    same, and of two observations those differ that lie on spots which lost or gained a piece; which of them went where,
    only both observations together can tell.
    """

    __slots__ = ("_numbers", "_placements")

    def __init__(self) -> None:
        self._placements: list[Placement] = []
        self._numbers: dict[tuple[str, str], int] = {}

    def number(self, kind: str, spot: str) -> str:
        """Return the id of the next piece of a kind on a spot."""
        number = self._numbers.get((kind, spot), 0) + 1
        self._numbers[kind, spot] = number
        return f"{kind}.{spot}.{number}"

    def add(
        self, spot: str, symbol: str, says: Message, piece: str, *, text: str = "", seat: int = -1, count: int = 1
    ) -> None:
        """Lay a piece on a spot."""
        self._placements.append(Placement(spot, symbol, says, piece, count, text, seat))

    def write(self, spot: str, symbol: str, text: str, says: Message, piece: str, seat: int = -1) -> None:
        """Write a figure at a spot."""
        self._placements.append(Placement(spot, symbol, says, piece, 1, text, seat))

    def placements(self) -> tuple[Placement, ...]:
        """Return everything that was placed, in that order."""
        return tuple(self._placements)


@cache
def label(name: str, **parameters: int | str | Term | Message) -> Message:
    """Return a label; the same ones are needed again and again.

    >>> str(label("leader", seat=2))
    'trajan-label-leader seat=2'
    """
    return Message.of(f"trajan-label-{name}", **parameters)


@cache
def rule_id(rule: int) -> str:
    """Return the id of a rule code; the same ones are needed again and again."""
    return names.rule_id(rule)


def letter(seat: int) -> str:
    """Return the letter of a seat.

    >>> letter(1)
    'B'
    """
    return "ABCD"[seat]


def goods_of(kind: int) -> Term:
    """Return the word for a kind of goods."""
    return Term(f"trajan-goods-{names.GOODS[kind]}")


def building_of(tile: int) -> Term:
    """Return the word for the kind of a construction tile."""
    return Term(f"trajan-building-{names.CONSTRUCTION_KINDS[tile // _VALUES_PER_KIND]}")


def bonus_of(tile: int) -> Term:
    """Return the word for a bonus tile."""
    return Term(f"trajan-bonus-{names.BONUS[tile].replace('+', '-')}")


def lay_card(table: Table, spot: str, kind: int) -> None:
    """Lay a goods card face up."""
    name = names.GOODS[kind]
    table.add(spot, f"card+goods-{name}", Message(goods_of(kind).key), table.number(f"card.{name}", spot))


def lay_forum_tile(table: Table, spot: str, kind: int) -> None:
    """Lay a forum tile or an extra-action tile."""
    name = names.TILES[kind]
    says = Message(f"trajan-tile-{name}")
    piece = table.number(f"tile.{name}", spot)
    if kind >= codes.TILE_EXTRA:
        table.add(spot, f"extra-tile+action-{names.ACTIONS[kind - codes.TILE_EXTRA]}", says, piece)
    elif codes.TILE_VOTES <= kind < codes.TILE_WILD_GOODS:
        table.add(spot, "votes-tile", says, piece, text=name.rpartition("-")[2])
    elif kind < codes.TILE_VOTES:
        table.add(spot, f"forum-tile+demand-{name}", says, piece)
    else:
        table.add(spot, f"wild-tile+{name}", says, piece)


def lay_building_tile(table: Table, figures: Figures, spot: str, tile: int) -> None:
    """Lay a construction tile."""
    symbol, says, piece, text = building_tile_looks(tile, figures.construction_points[tile])
    table.add(spot, symbol, says, piece, text=text)


@cache
def building_tile_looks(tile: int, points: int) -> tuple[str, Message, str, str]:
    """Return symbol, label, id and text of a construction tile; the same ones are needed again and again."""
    kind = names.CONSTRUCTION_KINDS[tile // _VALUES_PER_KIND]
    says = label("building-tile", building=building_of(tile), points=points)
    return f"building-tile+building-{kind}", says, f"building.{names.CONSTRUCTION_TILES[tile]}", str(points)


def lay_trajan_tile(table: Table, figures: Figures, spot: str, tile: int, *, ready: bool = False) -> None:
    """Lay a Trajan tile; `ready` when the tray it lies at holds its two markers."""
    colours = figures.tile_first[tile], figures.tile_second[tile]
    symbol, says, text = trajan_tile_looks(figures.tile_kind[tile], colours, figures.tile_points[tile], ready=ready)
    table.add(spot, symbol, says, table.number(f"trajan.{tile}", spot), text=text)


@cache
def trajan_tile_looks(
    number: int, colours: tuple[int, int], points: int, *, ready: bool = False
) -> tuple[str, Message, str]:
    """Return symbol, label and text of a Trajan tile by the number of its kind and those of its colours."""
    kind = names.TRAJAN_KINDS[number]
    first, second = (names.COLOURS[colour] for colour in colours)
    base = "trajan-tile-ready" if ready else "trajan-tile"
    says = label(
        base,
        kind=Term(f"trajan-kind-{kind}"),
        pair=pair_term(*colours),
        points=points,
    )
    return f"{base}+kind-{kind}+marker-{first}+marker-{second}", says, str(points)


def lay_bonus_tile(table: Table, figures: Figures, spot: str, tile: int, side: int) -> None:
    """Lay a bonus tile with a side up."""
    colour = names.BONUS_COLOURS[side]
    halves = bonus_halves(figures, tile, side)
    if halves % 2:
        says = label("bonus-halves", bonus=bonus_of(tile), halves=halves)
    else:
        says = label(f"bonus-{colour}", bonus=bonus_of(tile), points=halves // 2)
    text = f"{halves // 2 or ''}½" if halves % 2 else str(halves // 2)
    pictures = "+".join(bonus_pictures(tile))
    table.add(spot, f"bonus-{colour}+{pictures}", says, f"bonus.{names.BONUS[tile].replace('+', '.')}", text=text)


def bonus_halves(figures: Figures, tile: int, side: int) -> int:
    """Return what a bonus tile brings for each thing it counts, in half points."""
    if tile < codes.BONUS_DEMANDS:
        return 2 * figures.bonus_goods[side]
    if tile < codes.BONUS_WORKERS:
        return 2 * figures.bonus_demands[side]
    if tile == codes.BONUS_WORKERS:
        return figures.bonus_worker_halves[side]
    if tile == codes.BONUS_LEGIONARIES:
        return 2 * figures.bonus_legionaries[side]
    return 2 * figures.bonus_bonus[side]


def bonus_pictures(tile: int) -> tuple[str, ...]:
    """Return the pictures on a bonus tile."""
    name = names.BONUS[tile]
    if tile < codes.BONUS_DEMANDS:
        return tuple(f"goods-{goods}" for goods in name.split("+"))
    return (f"demand-{name}",) if tile < codes.BONUS_WORKERS else (f"bonus-{name}",)
