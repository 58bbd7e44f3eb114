"""Building a position by hand: what can be put where, the emptiest position, and what follows from a change.

Whether a position can be is said by the reader of positions alone.
"""

from collections.abc import Iterable

from trajan_tutor.engine.editing import Field, Holding, Piece, PositionData, Trail
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.games.trajan.board.layout_pieces import label
from trajan_tutor.games.trajan.positions import editing_pieces
from trajan_tutor.games.trajan.positions.editing_pieces import NOTHING, Options
from trajan_tutor.games.trajan.rules import codes, names

_MOST_POINTS = 9999
_MOST_KEPT = 99


def clear_pieces(position: PositionData) -> PositionData:
    """Return a first position without pieces: only the demands to come and one marker for each seat, who has to sow.

    Every slot but that of the arch needs no tile; figures lie in the supplies.
    """
    bare: PositionData = {
        **position,
        "forum": [],
        "forum_extra": [],
        "senate_bonus": [],
        "discards": {pile: [] for pile in names.PILES},
        "stacks": {stack: [] for stack in names.STACKS},
        "provinces": {name: {"tile": None, "leaders": [], "legionaries": []} for name in names.PROVINCES},
        "district": [[{"tile": None, "workers": []} for _ in range(5)] for _ in range(4)],
        "piles": {**{pile: [] for pile in position["piles"]}, "demands": position["piles"]["demands"]},
    }
    for player in bare["players"]:
        figures = player["supply"] + player["worker_camp"] + player["military_camp"]
        player |= {"arch": 1, "slots": [None] * codes.TRAYS, "trays": [[names.COLOURS[0]]] + [[]] * (codes.TRAYS - 1)}
        player |= {"bonus": [], "hand": [], "supply": figures, "worker_camp": 0, "military_camp": 0}
    return bare


def completed(position: PositionData, changed: Trail) -> PositionData:
    """Return a position whose round, leaders and arches agree with what was changed."""
    # Too many demands are refused as such, not as a round that there is not.
    last = editing_pieces.bare_state_for(()).figures.demands_per_quarter + 1
    result = {**position, "round": min(len(position["demands"]) + 1, last)}
    places = {seat: name for name in names.PROVINCES for seat in position["provinces"][name]["leaders"]}
    result["players"] = [
        {**player, "leader": places.get(seat, "camp"), "arch": _arch(player, changed)}
        for seat, player in enumerate(position["players"])
    ]
    return result


def _arch(player: PositionData, changed: Trail) -> int | None:
    """Return where an arch stands: at a free slot, in the centre when there is none, unless it was just put there."""
    arch: int | None = player["arch"]
    if changed[-1:] == ("arch",):
        return arch
    free = [slot for slot, tile in enumerate(player["slots"], start=1) if tile is None]
    return arch if arch in free else free[0] if free else None


def fields(position: PositionData) -> tuple[Field, ...]:
    """Return everything in a position that can be changed: the game, the board, the mats, then the hidden piles."""
    options: Options = tuple(sorted(position.get("options", {}).items()))
    seats = range(position["seats"])
    all_fields = [*_game_fields(position), *_province_fields(seats), *_district_fields(options, seats)]
    all_fields += [*_port_fields(), *_stack_fields(options), *_forum_fields(), *_senate_fields(options, seats)]
    for seat in seats:
        all_fields += [*_circle_fields(options, seat), *_mat_fields(options, seat)]
    return (*all_fields, *_pile_fields(options))


def _area(name: str, **parameters: int) -> Message:
    return Message.of(f"trajan-edit-area-{name}", **parameters)


def _edit_label(name: str, **parameters: object) -> Message:
    return Message.of(f"trajan-edit-{name}", **parameters)


def _game_fields(position: PositionData) -> Iterable[Field]:
    area = _area("game")
    seats = tuple(Piece(seat, label("name", seat=seat), seat=seat) for seat in range(position["seats"]))
    spots = tuple(f"mat.{seat}.name" for seat in range(position["seats"]))
    yield Field(("actor",), Holding.ONE, _edit_label("actor"), area, spots, seats)
    most = editing_pieces.bare_state_for(()).figures.quarters
    yield Field(("quarter",), Holding.NUMBER, _edit_label("quarter"), area, ("quarter",), least=1, most=most)
    length = position["time_length"]
    yield Field(("time",), Holding.NUMBER, _edit_label("time"), area, ("time", "time."), least=0, most=length - 1)
    pieces = editing_pieces.demands()
    yield Field(("demands",), Holding.SOME, _edit_label("demands"), area, ("demand.",), pieces)


def _province_fields(seats: range) -> Iterable[Field]:
    area = _area("provinces")
    tiles = (NOTHING, *editing_pieces.forum_tiles())
    leaders = editing_pieces.figures_of(seats, "leader")
    legionaries = editing_pieces.figures_of(seats, "legionary")
    for name in names.PROVINCES:
        way, spots = ("provinces", name), (f"province.{name}",)
        called = {"province": Term(f"trajan-province-{name}")}
        yield Field((*way, "legionaries"), Holding.SOME, _edit_label("legionaries", **called), area, spots, legionaries)
        yield Field(
            (*way, "leaders"), Holding.SOME, _edit_label("leaders", **called), area, spots, leaders, group="leaders"
        )
        yield Field((*way, "tile"), Holding.ONE, _edit_label("province-tile", **called), area, spots, tiles)


def _district_fields(options: Options, seats: range) -> Iterable[Field]:
    area = _area("district")
    workers = editing_pieces.figures_of(seats, "worker")
    tiles = (NOTHING, *editing_pieces.building_tiles(options))
    for space in range(codes.DISTRICT_SPACES):
        name = names.space_name(space)
        way, spots = ("district", *divmod(space, 5)), (f"district.{name}",)
        yield Field((*way, "workers"), Holding.SOME, _edit_label("workers", space=name), area, spots, workers)
        yield Field((*way, "tile"), Holding.ONE, _edit_label("space-tile", space=name), area, spots, tiles)


def _port_fields() -> Iterable[Field]:
    area = _area("port")
    sides = tuple(Piece(side, label(f"ship-{side}"), "", f"ship-{side}") for side in reversed(names.SHIP_SIDES))
    for ship in names.SHIPS:
        called = label("ship", ship=Term(f"trajan-ship-{ship}"))
        yield Field(("ships", ship), Holding.ONE, called, area, (f"ship.{ship}",), sides)
    for pile in names.PILES:
        called = label("pile", pile=Term(f"trajan-pile-{pile}"))
        yield Field(("discards", pile), Holding.PILE, called, area, (f"pile.{pile}",), editing_pieces.cards())


def _stack_fields(options: Options) -> Iterable[Field]:
    area = _area("stacks")
    for stack, name in enumerate(names.STACKS):
        called = label("stack", stack=Term(f"trajan-stack-{name}"))
        pieces = editing_pieces.tiles_of_stack(options, stack)
        yield Field(("stacks", name), Holding.PILE, called, area, (f"stack.{name}",), pieces, reserve=True)


def _forum_fields() -> Iterable[Field]:
    area = _area("forum")
    tiles = editing_pieces.forum_tiles()
    yield Field(("forum",), Holding.SOME, _edit_label("forum"), area, ("forum.",), tiles)
    yield Field(
        ("forum_extra",), Holding.SOME, _edit_label("forum-extra"), area, ("yellow.",), editing_pieces.extra_tiles()
    )


def _senate_fields(options: Options, seats: range) -> Iterable[Field]:
    area = _area("senate")
    discs = editing_pieces.figures_of(seats, "disc")
    for space in range(codes.SENATE_END + 1):
        called = _edit_label("senate-space", number=space)
        yield Field(("senate", space), Holding.PILE, called, area, (f"senate.{space}",), discs, group="discs")
    tiles = editing_pieces.bonus_tiles(options, sides=False)
    yield Field(("senate_bonus",), Holding.SOME, _edit_label("senate-bonus"), area, ("senate-bonus.",), tiles)


def _circle_fields(options: Options, seat: int) -> Iterable[Field]:
    area, mat, way = _area("circle", seat=seat), f"mat.{seat}", ("players", seat)
    for number, slot in enumerate(names.SLOTS):
        called = label("tray", seat=seat, slot=slot, action=Term(f"trajan-action-{names.ACTIONS[number]}"))
        markers = editing_pieces.markers()
        yield Field((*way, "trays", number), Holding.SOME, called, area, (f"{mat}.tray.{slot}",), markers)
    tiles = (NOTHING, *editing_pieces.trajan_tiles(options))
    for number, slot in enumerate(names.SLOTS):
        called = label("slot", seat=seat, slot=slot)
        yield Field((*way, "slots", number), Holding.ONE, called, area, (f"{mat}.slot.{slot}",), tiles)
    arches = tuple(
        Piece(number, _edit_label("arch-at", slot=slot), symbol="arch", seat=seat)
        for number, slot in enumerate(names.SLOTS, start=1)
    )
    centre = Piece(None, _edit_label("arch-centre"), symbol="arch", seat=seat)
    spots: tuple[str, ...] = (f"{mat}.centre", *(f"{mat}.slot.{slot}" for slot in names.SLOTS))
    yield Field((*way, "arch"), Holding.ONE, _edit_label("arch", seat=seat), area, spots, (*arches, centre))
    spots = (f"{mat}.plus-two.",)
    pieces = editing_pieces.plus_two_markers()
    yield Field((*way, "plus_two"), Holding.SOME, _edit_label("plus-two-markers", seat=seat), area, spots, pieces)


def _mat_fields(options: Options, seat: int) -> Iterable[Field]:
    area, mat, way = _area("mat", seat=seat), f"mat.{seat}", ("players", seat)

    def some(name: str, spot: str, pieces: tuple[Piece, ...]) -> Field:
        return Field((*way, name), Holding.SOME, _edit_label(name, seat=seat), area, (f"{mat}.{spot}.",), pieces)

    spots = (f"{mat}.score", f"{mat}.name")
    yield Field(
        (*way, "vp"),
        Holding.NUMBER,
        label("score", seat=seat),
        area,
        spots,
        least=-_MOST_POINTS,
        most=_MOST_POINTS,
    )
    yield some("hand", "hand", editing_pieces.cards())
    yield some("display", "display", editing_pieces.cards())
    yield some("tiles", "tiles", editing_pieces.forum_tiles())
    yield some("built", "built", editing_pieces.building_tiles(options))
    yield some("bonus", "bonus", editing_pieces.bonus_tiles(options, sides=True))
    most = editing_pieces.bare_state_for(()).figures.figures_per_seat
    places = (("supply", "supply"), ("worker_camp", "worker-camp"), ("military_camp", "military-camp"))
    for name, place in places:
        piece = editing_pieces.figure(seat, "legionary" if name == "military_camp" else "worker")
        called, is_reserve = label(place, seat=seat), name == "supply"
        at = (f"{mat}.{place}",)
        yield Field((*way, name), Holding.COUNT, called, area, at, (piece,), 0, most, reserve=is_reserve)
    for name in names.DEMANDS:
        called = label("kept", seat=seat, demand=Term(f"trajan-demand-{name}"))
        yield Field((*way, "kept", name), Holding.NUMBER, called, area, (f"{mat}.kept.{name}",), most=_MOST_KEPT)


def _pile_fields(options: Options) -> Iterable[Field]:
    area = _area("piles")
    cards, tiles, extra = editing_pieces.cards(), editing_pieces.forum_tiles(), editing_pieces.extra_tiles()
    bonus = editing_pieces.bonus_tiles(options, sides=False)
    piles = (
        ("goods", ("deck",), cards),
        ("forum", (), tiles),
        ("extra", (), extra),
        ("demands", (), editing_pieces.demands()),
        ("bonus", (), bonus),
    )
    for name, spots, pieces in piles:
        yield Field(("piles", name), Holding.PILE, _edit_label(f"pile-{name}"), area, spots, pieces, reserve=True)
