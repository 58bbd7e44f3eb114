"""The layout: what lies where on the table, as an observer sees it, and every place that can be pointed at.

Names of spots are those of the templates. A symbol may be composed: `trajan-tile+kind-goods+marker-blue+marker-pink`
is a tile with three pictures on it. The board is laid out here, the players' mats in `layout_mat`.

Each part of the table is laid out from the few values that it shows, so that the same values give the same objects: a
decision changes little, and a drawing sees at once what lies as it lay.
"""

from functools import cache, lru_cache

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement
from trajan_tutor.games.trajan.board.layout_mat import mat_placements
from trajan_tutor.games.trajan.board.layout_pieces import (
    CACHE_SIZE,
    Table,
    label,
    lay_bonus_tile,
    lay_building_tile,
    lay_card,
    lay_forum_tile,
    lay_trajan_tile,
    letter,
)
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.figures import Figures
from trajan_tutor.games.trajan.rules.quarter import demand_at
from trajan_tutor.games.trajan.rules.state import State


def placements(observation: Observation[State]) -> list[Placement]:
    """Return what lies where, as the observer sees it: the board first, then the mats in the order of seats."""
    state: State = observation.state
    figures = state.figures
    all_placements = [
        *province_placements(figures, tuple(state.province_tile), tuple(state.leader), tuple(state.legions))
    ]
    all_placements += time_placements(figures.time_length[state.seats], state.time)
    all_placements += quarter_placements(state.quarter, figures.quarters, state.round, figures.demands_per_quarter + 1)
    answering = state.pay_step if state.phase == codes.PHASE_PAY else -1
    all_placements += demand_placements(
        tuple(demand_at(state, number) for number in range(sum(state.demands))), answering
    )
    all_placements += district_placements(figures, tuple(state.district_tile), tuple(state.workers))
    loading = (state.ship, state.cargo_size) if state.phase == codes.PHASE_LOAD else (-1, 0)
    all_placements += ship_placements(figures, tuple(state.ships), loading)
    all_placements += deck_placements(state.goods_left)
    for pile, cards in zip(names.PILES, (state.left, state.right), strict=True):
        all_placements += pile_placements(pile, cards[-1] if cards else -1, len(cards))
    for stack in range(codes.STACKS):
        all_placements += stack_placements(state, stack)
    all_placements += forum_placements(tuple(state.forum), tuple(state.forum_extra))
    all_placements += senate_points_placements(tuple(figures.senate_points))
    all_placements += senate_placements(
        figures, tuple(state.senate), tuple(state.senate_order), tuple(state.senate_bonus)
    )
    for seat in range(state.seats):
        all_placements += mat_placements(state, seat)
    return all_placements


# ---- provinces ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=CACHE_SIZE)
def province_placements(
    figures: Figures, tiles: tuple[int, ...], leaders: tuple[int, ...], legions: tuple[int, ...]
) -> tuple[Placement, ...]:
    """Return points, tile, leaders and legionaries of every province, and the leaders still in the camp."""
    table = Table()
    for place in range(codes.PROVINCES):
        name = names.PLACES[place]
        spot = f"province.{name}"
        if place != codes.CAMP:
            points = figures.province_points[place]
            table.write(spot, "text", str(points), label("worth", points=points), f"points.{name}")
        if tiles[place]:
            lay_forum_tile(table, spot, tiles[place] - 1)
        for seat, where in enumerate(leaders):
            if where == place:
                table.add(spot, "leader", label("leader", seat=seat), f"leader.{seat}", text=letter(seat), seat=seat)
        for seat in range(len(leaders)):
            if legions[place] >> seat & 1:
                piece = table.number(f"legionary.{seat}", spot)
                table.add(spot, "legionary", label("legionary", seat=seat), piece, text=letter(seat), seat=seat)
    return table.placements()


# ---- time --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=CACHE_SIZE)
def time_placements(length: int, time: int) -> tuple[Placement, ...]:
    """Return the start space, the time marker, and how far it has come."""
    table = Table()
    table.add("time.0", "time-start", label("time-space", number=0), "time-start")
    says = label("time-marker", time=time, length=length, left=length - time)
    table.add(f"time.{time}", "time-marker", says, "time-marker")
    table.write("time", "text", f"{time}/{length}", says, "time-steps")
    return table.placements()


@lru_cache(maxsize=CACHE_SIZE)
def quarter_placements(quarter: int, quarters: int, number: int, rounds: int) -> tuple[Placement, ...]:
    """Return the quarter and the number of its round."""
    table = Table()
    says = label("quarter-of", quarter=quarter, quarters=quarters)
    table.write("quarter", "text", f"{quarter}/{quarters}", says, "quarter")
    table.write("quarter", "text-round", f"{number}/{rounds}", label("round", round=number, rounds=rounds), "round")
    return table.placements()


@lru_cache(maxsize=CACHE_SIZE)
def demand_placements(icons: tuple[int, ...], answering: int) -> tuple[Placement, ...]:
    """Return the demands that lie face up, and which of them is being answered (-1: none)."""
    table = Table()
    for number, code in enumerate(icons):
        icon = names.DEMANDS[code]
        is_asked = number == answering
        demand = f"trajan-demand-{icon}"
        says = label("demand-asked", demand=Term(demand)) if is_asked else Message(demand)
        symbol = f"demand-tile{'-asked' if is_asked else ''}+demand-{icon}"
        spot = f"demand.{number}"
        table.add(spot, symbol, says, table.number(f"demand.{icon}", spot))
    return table.placements()


# ---- construction district ---------------------------------------------------------------------------------------


@lru_cache(maxsize=CACHE_SIZE)
def district_placements(figures: Figures, tiles: tuple[int, ...], workers: tuple[int, ...]) -> tuple[Placement, ...]:
    """Return construction tiles and workers."""
    table = Table()
    for space in range(codes.DISTRICT_SPACES):
        spot = f"district.{names.space_name(space)}"
        if tiles[space]:
            lay_building_tile(table, figures, spot, tiles[space] - 1)
        for seat, spaces in enumerate(workers):
            if spaces >> space & 1:
                piece = table.number(f"worker.{seat}", spot)
                table.add(spot, "worker", label("worker", seat=seat), piece, text=letter(seat), seat=seat)
    return table.placements()


# ---- port --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=CACHE_SIZE)
def ship_placements(figures: Figures, sides: tuple[int, ...], loading: tuple[int, int]) -> tuple[Placement, ...]:
    """Return the ships with the side that is up, the values of both sides, and what is being loaded.

    `loading` is the ship (-1: none) and how many cards lie on it.
    """
    table = Table()
    for ship in range(len(names.SHIPS)):
        spot = f"ship.{names.SHIPS[ship]}"
        side = names.SHIP_SIDES[sides[ship]]
        table.add(spot, f"ship-{side}", label(f"ship-{side}"), spot)
        for grey in range(2):
            values = figures.ship_points[2 * ship + grey]
            symbol = "text-grey" if grey else "text"
            for size in range(1, len(values)):
                says = label("ship-value-grey" if grey else "ship-value", size=size, points=values[size])
                table.write(spot, symbol, str(values[size]), says, f"{spot}.{symbol}.{size}")
        if ship == loading[0]:
            table.write(spot, "cargo", str(loading[1]), label("cargo", count=loading[1]), "cargo")
    return table.placements()


@lru_cache(maxsize=CACHE_SIZE)
def deck_placements(size: int) -> tuple[Placement, ...]:
    """Return the deck, with how many cards there are."""
    table = Table()
    table.add("deck", "card-back", label("cards", count=size), "deck", text=str(size))
    return table.placements()


@lru_cache(maxsize=CACHE_SIZE)
def pile_placements(pile: str, kind: int, size: int) -> tuple[Placement, ...]:
    """Return a discard pile: its top card by kind, and how many cards there are."""
    table = Table()
    spot = f"pile.{pile}"
    if size:
        lay_card(table, spot, kind)
        table.write(spot, "text", str(size), label("cards", count=size), f"pile.{pile}.size")
    else:
        table.add(spot, "empty", label("pile-empty"), f"pile.{pile}.size")
    return table.placements()


# ---- stacks of Trajan tiles --------------------------------------------------------------------------------------


def stack_placements(state: State, stack: int) -> tuple[Placement, ...]:
    """Return the top tile of a stack and how many there are; before the stacks are shown, only how many."""
    size = state.stack_size[stack]
    if size:
        return open_stack_placements(state.figures, stack, state.stacks[stack][size - 1], size)
    if state.phase == codes.PHASE_PLACE:
        return hidden_stack_placements(stack, len(state.stacks[stack]))
    return empty_stack_placements(stack)


@lru_cache(maxsize=CACHE_SIZE)
def open_stack_placements(figures: Figures, stack: int, tile: int, size: int) -> tuple[Placement, ...]:
    """Return a stack with a tile on top."""
    table = Table()
    spot = f"stack.{names.STACKS[stack]}"
    lay_trajan_tile(table, figures, spot, tile)
    table.write(spot, "text", str(size), label("stack-left", count=size), f"{spot}.size")
    return table.placements()


@cache
def hidden_stack_placements(stack: int, size: int) -> tuple[Placement, ...]:
    """Return a stack that is not shown yet."""
    table = Table()
    spot = f"stack.{names.STACKS[stack]}"
    table.add(spot, "trajan-tile-back", label("stack-hidden", count=size), f"{spot}.size", text=str(size))
    return table.placements()


@cache
def empty_stack_placements(stack: int) -> tuple[Placement, ...]:
    """Return a stack of which nothing is left."""
    table = Table()
    spot = f"stack.{names.STACKS[stack]}"
    table.add(spot, "empty", label("stack-left", count=0), f"{spot}.size")
    return table.placements()


# ---- forum -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=CACHE_SIZE)
def forum_placements(tiles: tuple[int, ...], extra_tiles: tuple[int, ...]) -> tuple[Placement, ...]:
    """Return the forum tiles in the order of their kinds, and the extra-action tiles on the yellow spaces."""
    table = Table()
    space = 0
    for kind, count in enumerate(tiles):
        for _ in range(count):
            lay_forum_tile(table, f"forum.{space}", kind)
            space += 1
    space = 0
    for action, count in enumerate(extra_tiles):
        for _ in range(count):
            lay_forum_tile(table, f"yellow.{space}", codes.TILE_EXTRA + action)
            space += 1
    return table.placements()


# ---- senate ------------------------------------------------------------------------------------------------------


@cache
def senate_points_placements(points: tuple[int, ...]) -> tuple[Placement, ...]:
    """Return what the spaces of the senate are worth."""
    table = Table()
    for space, value in enumerate(points[: codes.SENATE_END + 1]):
        table.write(f"senate.{space}", "text", str(value), label("worth", points=value), f"senate.{space}.points")
    return table.placements()


@lru_cache(maxsize=CACHE_SIZE)
def senate_placements(
    figures: Figures, spaces: tuple[int, ...], order: tuple[int, ...], bonus: tuple[int, ...]
) -> tuple[Placement, ...]:
    """Return the discs from the bottom of each stack to its top, and the bonus tiles."""
    table = Table()
    for seat in order:
        table.add(
            f"senate.{spaces[seat]}", "disc", label("disc", seat=seat), f"disc.{seat}", text=letter(seat), seat=seat
        )
    for number, tile in enumerate(bonus):
        lay_bonus_tile(table, figures, f"senate-bonus.{number}", tile, codes.YELLOW)
    return table.placements()
