"""The layout: what lies where on the table, as an observer sees it, and every place that can be pointed at.

Names of spots are those of the templates. A symbol may be composed: `trajan-tile+kind-goods+marker-blue+marker-pink`
is a tile with three pictures on it. The board is laid out here, the players' mats in `layout_mat`.
"""

from functools import cache

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Term
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.games.trajan import codes, names
from trajan_tutor.games.trajan.layout_mat import lay_mat, mat_spots
from trajan_tutor.games.trajan.layout_pieces import (
    Table,
    label,
    lay_bonus_tile,
    lay_building_tile,
    lay_card,
    lay_forum_tile,
    lay_trajan_tile,
    letter,
    rule_id,
)
from trajan_tutor.games.trajan.quarter import demand_at
from trajan_tutor.games.trajan.state import State


def placements(observation: Observation) -> list[Placement]:
    """Return what lies where, as the observer sees it: the board first, then the mats in the order of seats."""
    state: State = observation.state
    table = Table()
    lay_provinces(table, state)
    lay_time(table, state)
    lay_district(table, state)
    lay_ships(table, state)
    lay_cards(table, state)
    lay_stacks(table, state)
    lay_forum(table, state)
    lay_senate(table, state)
    for seat in range(state.seats):
        lay_mat(table, state, seat)
    return table.placements


def spots(observation: Observation) -> list[Spot]:
    """Return every place that can be pointed at now, in the order of `placements`."""
    state: State = observation.state
    figures = state.figures
    found = [*province_spots(tuple(figures.province_points))]
    found += time_spots(figures.time_length[state.seats], figures.demands_per_quarter)
    found += [*district_spots(), *port_spots(), *stack_spots()]
    found += forum_spots(figures.forum_spaces[state.seats], figures.yellow_spaces)
    found += senate_spots(tuple(figures.senate_points), tuple(figures.senate_votes))
    for seat in range(state.seats):
        found += mat_spots(state, seat)
    return found


# ---- provinces ---------------------------------------------------------------------------------------------------


def lay_provinces(table: Table, state: State) -> None:
    """Lay out points, tile, leaders and legionaries of every province, and the leaders still in the camp."""
    for place in range(codes.PROVINCES):
        name = names.PLACES[place]
        spot = f"province.{name}"
        if place != codes.CAMP:
            points = state.figures.province_points[place]
            table.write(spot, "text", str(points), label("worth", points=points), f"points.{name}")
        if state.province_tile[place]:
            lay_forum_tile(table, spot, state.province_tile[place] - 1)
        for seat in range(state.seats):
            if state.leader[seat] == place:
                table.add(spot, "leader", label("leader", seat=seat), f"leader.{seat}", text=letter(seat), seat=seat)
        for seat in range(state.seats):
            if state.legions[place] >> seat & 1:
                piece = table.number(f"legionary.{seat}", spot)
                table.add(spot, "legionary", label("legionary", seat=seat), piece, text=letter(seat), seat=seat)


@cache
def province_spots(points: tuple[int, ...]) -> tuple[Spot, ...]:
    """Return the camp and the provinces, which are worth so many points."""
    found = [Spot("province.camp", label("camp"), rule_id(codes.RULE_MILITARY_ENLIST))]
    for place in range(1, codes.PROVINCES):
        name = names.PLACES[place]
        says = label("province", province=Term(f"trajan-province-{name}"), points=points[place])
        found.append(Spot(f"province.{name}", says, rule_id(codes.RULE_MILITARY_LEADER)))
    return tuple(found)


# ---- time --------------------------------------------------------------------------------------------------------


def lay_time(table: Table, state: State) -> None:
    """Lay out the time marker, the start space, the demands that lie face up, quarter and round."""
    figures = state.figures
    length = figures.time_length[state.seats]
    table.add("time.0", "time-start", label("start-space"), "time-start")
    says = label("time-marker", time=state.time, length=length, left=length - state.time)
    table.add(f"time.{state.time}", "time-marker", says, "time-marker")
    table.write("time", "text", f"{state.time}/{length}", says, "time-steps")
    quarter = label("quarter-of", quarter=state.quarter, quarters=figures.quarters)
    table.write("quarter", "text", f"{state.quarter}/{figures.quarters}", quarter, "quarter")
    rounds = figures.demands_per_quarter + 1
    table.write(
        "quarter", "text-round", f"{state.round}/{rounds}", label("round", round=state.round, rounds=rounds), "round"
    )
    for number in range(sum(state.demands)):
        icon = names.DEMANDS[demand_at(state, number)]
        asked = state.phase == codes.PHASE_PAY and number == state.pay_step
        says = label("demand-asked" if asked else "demand", demand=Term(f"trajan-demand-{icon}"))
        symbol = f"demand-tile{'-asked' if asked else ''}+demand-{icon}"
        spot = f"demand.{number}"
        table.add(spot, symbol, says, table.number(f"demand.{icon}", spot))


@cache
def time_spots(length: int, demands: int) -> tuple[Spot, ...]:
    """Return the time track as a whole, its spaces, the spaces for demands, and the quarters."""
    rule = rule_id(codes.RULE_TIME_ADVANCE)
    found = [Spot("time", label("time", length=length), rule)]
    found += [Spot(f"time.{space}", label("time-space", number=space), rule) for space in range(length)]
    for number in range(demands):
        says = label("demand-space", number=number + 1)
        found.append(Spot(f"demand.{number}", says, rule_id(codes.RULE_QUARTER_DEMANDS)))
    found.append(Spot("quarter", label("quarter"), rule_id(codes.RULE_QUARTER_END)))
    return tuple(found)


# ---- construction district ---------------------------------------------------------------------------------------


def lay_district(table: Table, state: State) -> None:
    """Lay out construction tiles and workers."""
    for space in range(codes.DISTRICT_SPACES):
        spot = f"district.{names.space_name(space)}"
        if state.district_tile[space]:
            lay_building_tile(table, state, spot, state.district_tile[space] - 1)
        for seat in range(state.seats):
            if state.workers[seat] >> space & 1:
                piece = table.number(f"worker.{seat}", spot)
                table.add(spot, "worker", label("worker", seat=seat), piece, text=letter(seat), seat=seat)


@cache
def district_spots() -> tuple[Spot, ...]:
    """Return the building spaces."""
    rule = rule_id(codes.RULE_CONSTRUCTION_ADJACENT)
    spaces = [names.space_name(space) for space in range(codes.DISTRICT_SPACES)]
    return tuple(Spot(f"district.{space}", label("space", space=space), rule) for space in spaces)


# ---- port --------------------------------------------------------------------------------------------------------


def lay_ships(table: Table, state: State) -> None:
    """Lay out the ships with the side that is up, the values of both sides, and what is being loaded."""
    for ship in range(len(names.SHIPS)):
        spot = f"ship.{names.SHIPS[ship]}"
        side = names.SHIP_SIDES[state.ships[ship]]
        table.add(spot, f"ship-{side}", label(f"ship-{side}"), spot)
        for grey in range(2):
            values = state.figures.ship_points[2 * ship + grey]
            symbol = "text-grey" if grey else "text"
            for size in range(1, len(values)):
                says = label("ship-value-grey" if grey else "ship-value", size=size, points=values[size])
                table.write(spot, symbol, str(values[size]), says, f"{spot}.{symbol}.{size}")
        if state.phase == codes.PHASE_LOAD and state.ship == ship:
            table.write(spot, "cargo", str(state.cargo_size), label("cargo", count=state.cargo_size), "cargo")


def lay_cards(table: Table, state: State) -> None:
    """Lay out the deck and the two discard piles: the top card and how many cards there are."""
    table.add("deck", "card-back", label("cards", count=state.goods_left), "deck", text=str(state.goods_left))
    for pile, cards in zip(names.PILES, (state.left, state.right), strict=True):
        spot = f"pile.{pile}"
        if cards:
            lay_card(table, spot, cards[-1])
            table.write(spot, "text", str(len(cards)), label("cards", count=len(cards)), f"pile.{pile}.size")
        else:
            table.add(spot, "empty", label("pile-empty"), f"pile.{pile}.size")


@cache
def port_spots() -> tuple[Spot, ...]:
    """Return the ships, the deck and the discard piles."""
    rules = (codes.RULE_SEAPORT_IDENTICAL, codes.RULE_SEAPORT_PAIRS, codes.RULE_SEAPORT_DIFFERENT)
    found = [
        Spot(f"ship.{ship}", label("ship", ship=Term(f"trajan-ship-{ship}")), rule_id(rule))
        for ship, rule in zip(names.SHIPS, rules, strict=True)
    ]
    found.append(Spot("deck", label("deck"), rule_id(codes.RULE_SEAPORT_DRAW)))
    rule = rule_id(codes.RULE_SEAPORT_TAKE)
    found += [Spot(f"pile.{pile}", label("pile", pile=Term(f"trajan-pile-{pile}")), rule) for pile in names.PILES]
    return tuple(found)


# ---- stacks of Trajan tiles --------------------------------------------------------------------------------------


def lay_stacks(table: Table, state: State) -> None:
    """Lay out the top tile of every stack and how many there are; before the stacks are shown, only how many."""
    for stack in range(codes.STACKS):
        spot = f"stack.{names.STACKS[stack]}"
        size = state.stack_size[stack]
        if size:
            lay_trajan_tile(table, state, spot, state.stacks[stack][size - 1])
            table.write(spot, "text", str(size), label("stack-left", count=size), f"{spot}.size")
        elif state.phase == codes.PHASE_PLACE:
            size = len(state.stacks[stack])
            table.add(spot, "trajan-tile-back", label("stack-hidden", count=size), f"{spot}.size", text=str(size))
        else:
            table.add(spot, "empty", label("stack-left", count=0), f"{spot}.size")


@cache
def stack_spots() -> tuple[Spot, ...]:
    """Return the six stacks."""
    rule = rule_id(codes.RULE_ARCH_STACK)
    stacks = [(f"stack.{stack}", label("stack", stack=Term(f"trajan-stack-{stack}"))) for stack in names.STACKS]
    return tuple(Spot(name, says, rule) for name, says in stacks)


# ---- forum -------------------------------------------------------------------------------------------------------


def lay_forum(table: Table, state: State) -> None:
    """Lay out the forum tiles in the order of their kinds, and the extra-action tiles on the yellow spaces."""
    space = 0
    for kind in range(codes.TILE_KINDS):
        for _ in range(state.forum[kind]):
            lay_forum_tile(table, f"forum.{space}", kind)
            space += 1
    space = 0
    for action in range(codes.TRAYS):
        for _ in range(state.forum_extra[action]):
            lay_forum_tile(table, f"yellow.{space}", codes.TILE_EXTRA + action)
            space += 1


@cache
def forum_spots(spaces: int, yellow_spaces: int) -> tuple[Spot, ...]:
    """Return the forum spaces and the yellow spaces."""
    rule = rule_id(codes.RULE_FORUM_TAKE)
    plain = [Spot(f"forum.{space}", label("forum-space", number=space + 1), rule) for space in range(spaces)]
    yellow = [Spot(f"yellow.{space}", label("yellow-space", number=space + 1), rule) for space in range(yellow_spaces)]
    return (*plain, *yellow)


# ---- senate ------------------------------------------------------------------------------------------------------


def lay_senate(table: Table, state: State) -> None:
    """Lay out the worth of the spaces, the discs from the bottom of each stack to its top, and the bonus tiles."""
    figures = state.figures
    for space in range(codes.SENATE_END + 1):
        points = figures.senate_points[space]
        table.write(f"senate.{space}", "text", str(points), label("worth", points=points), f"senate.{space}.points")
    for seat in state.senate_order:
        spot = f"senate.{state.senate[seat]}"
        table.add(spot, "disc", label("disc", seat=seat), f"disc.{seat}", text=letter(seat), seat=seat)
    for number, tile in enumerate(state.senate_bonus):
        lay_bonus_tile(table, state, f"senate-bonus.{number}", tile, codes.YELLOW)


@cache
def senate_spots(points: tuple[int, ...], votes: tuple[int, ...]) -> tuple[Spot, ...]:
    """Return the spaces of the senate track, with their points and votes, and of the bonus tiles on offer."""
    found = []
    for space in range(codes.SENATE_END + 1):
        says = label("senate-space", number=space, points=points[space], votes=votes[space])
        found.append(Spot(f"senate.{space}", says, rule_id(codes.RULE_SENATE_ADVANCE)))
    rule = rule_id(codes.RULE_QUARTER_CONSUL)
    found += [Spot(f"senate-bonus.{number}", label("senate-bonus", number=number + 1), rule) for number in range(2)]
    return tuple(found)
