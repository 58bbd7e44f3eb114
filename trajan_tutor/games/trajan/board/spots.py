"""The places: everything on the table that can be pointed at now, with the rule that tells about it."""

from functools import cache, lru_cache

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Term
from trajan_tutor.engine.placement import Spot
from trajan_tutor.games.trajan.board.layout_mat import bonus_name, held_markers
from trajan_tutor.games.trajan.board.layout_pieces import CACHE_SIZE, bonus_of, building_of, goods_of, label, rule_id
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.scoring import bonus_rule
from trajan_tutor.games.trajan.rules.state import State


def spots(observation: Observation[State]) -> list[Spot]:
    """Return every place that can be pointed at now, in the order of `layout.placements`."""
    state: State = observation.state
    figures = state.figures
    all_spots = [*province_spots(tuple(figures.province_points))]
    all_spots += time_spots(figures.time_length[state.seats], figures.demands_per_quarter)
    all_spots += [*district_spots(), *port_spots(), *stack_spots()]
    all_spots += forum_spots(figures.forum_spaces[state.seats], figures.yellow_spaces)
    all_spots += senate_spots(tuple(figures.senate_points), tuple(figures.senate_votes))
    for seat in range(state.seats):
        all_spots += mat_spots(state, seat)
    return all_spots


# ---- the board ------------------------------------------------------------------------------------------------------


@cache
def province_spots(points: tuple[int, ...]) -> tuple[Spot, ...]:
    """Return the camp and the provinces, which are worth so many points."""
    places = [Spot("province.camp", label("camp"), rule_id(codes.RULE_MILITARY_ENLIST))]
    for place in range(1, codes.PROVINCES):
        name = names.PLACES[place]
        says = label("province", province=Term(f"trajan-province-{name}"), worth=label("worth", points=points[place]))
        places.append(Spot(f"province.{name}", says, rule_id(codes.RULE_MILITARY_LEADER)))
    return tuple(places)


@cache
def time_spots(length: int, demands: int) -> tuple[Spot, ...]:
    """Return the time track as a whole, its spaces, the spaces for demands, and the quarters."""
    rule = rule_id(codes.RULE_TIME_ADVANCE)
    places = [Spot("time", label("time", length=length), rule)]
    places += [Spot(f"time.{space}", label("time-space", number=space), rule) for space in range(length)]
    for number in range(demands):
        says = label("demand-space", number=number + 1)
        places.append(Spot(f"demand.{number}", says, rule_id(codes.RULE_QUARTER_DEMANDS)))
    places.append(Spot("quarter", label("quarter"), rule_id(codes.RULE_QUARTER_END)))
    return tuple(places)


@cache
def district_spots() -> tuple[Spot, ...]:
    """Return the building spaces."""
    rule = rule_id(codes.RULE_CONSTRUCTION_ADJACENT)
    spaces = [names.space_name(space) for space in range(codes.DISTRICT_SPACES)]
    return tuple(Spot(f"district.{space}", label("space", space=space), rule) for space in spaces)


@cache
def port_spots() -> tuple[Spot, ...]:
    """Return the ships, the deck and the discard piles."""
    rules = (codes.RULE_SEAPORT_IDENTICAL, codes.RULE_SEAPORT_PAIRS, codes.RULE_SEAPORT_DIFFERENT)
    places = [
        Spot(f"ship.{ship}", label("ship", ship=Term(f"trajan-ship-{ship}")), rule_id(rule))
        for ship, rule in zip(names.SHIPS, rules, strict=True)
    ]
    places.append(Spot("deck", label("deck"), rule_id(codes.RULE_SEAPORT_DRAW)))
    rule = rule_id(codes.RULE_SEAPORT_TAKE)
    places += [Spot(f"pile.{pile}", label("pile", pile=Term(f"trajan-pile-{pile}")), rule) for pile in names.PILES]
    return tuple(places)


@cache
def stack_spots() -> tuple[Spot, ...]:
    """Return the six stacks."""
    rule = rule_id(codes.RULE_ARCH_STACK)
    stacks = [(f"stack.{stack}", label("stack", stack=Term(f"trajan-stack-{stack}"))) for stack in names.STACKS]
    return tuple(Spot(name, says, rule) for name, says in stacks)


@cache
def forum_spots(spaces: int, yellow_spaces: int) -> tuple[Spot, ...]:
    """Return the forum spaces and the yellow spaces."""
    rule = rule_id(codes.RULE_FORUM_TAKE)
    plain = [Spot(f"forum.{space}", label("forum-space", number=space + 1), rule) for space in range(spaces)]
    yellow = [Spot(f"yellow.{space}", label("yellow-space", number=space + 1), rule) for space in range(yellow_spaces)]
    return (*plain, *yellow)


@cache
def senate_spots(points: tuple[int, ...], votes: tuple[int, ...]) -> tuple[Spot, ...]:
    """Return the spaces of the senate track, with their points and votes, and of the bonus tiles on offer."""
    places = []
    for space in range(codes.SENATE_END + 1):
        value = label("worth", points=points[space])
        says = label("senate-space", number=space, worth=value, votes=votes[space])
        places.append(Spot(f"senate.{space}", says, rule_id(codes.RULE_SENATE_ADVANCE)))
    rule = rule_id(codes.RULE_QUARTER_CONSUL)
    places += [Spot(f"senate-bonus.{number}", label("senate-bonus", number=number + 1), rule) for number in range(2)]
    return tuple(places)


# ---- the mats -------------------------------------------------------------------------------------------------------


def mat_spots(state: State, seat: int) -> tuple[Spot, ...]:
    """Return the places of a mat; a card or tile is a place of its own while there is one of its kind."""
    goods = slice(seat * codes.GOODS, (seat + 1) * codes.GOODS)
    tiles = slice(seat * codes.TILE_KINDS, (seat + 1) * codes.TILE_KINDS)
    bonus = slice(seat * codes.BONUS_TILES, (seat + 1) * codes.BONUS_TILES)
    return (
        *fixed_spots(seat),
        *held_spots(seat, there(held_markers(state, seat))),
        *hand_spots(seat, there(state.hand[goods]), hidden=state.unknown[seat] > 0),
        *display_spots(seat, there(state.display[goods])),
        *tile_spots(seat, there(state.tiles[tiles])),
        *store_spots(seat),
        *built_spots(seat, state.built[seat]),
        *bonus_spots(seat, there(state.bonus[bonus])),
    )


def there(counts: list[int]) -> tuple[bool, ...]:
    """Return of what there is any.

    >>> there([0, 2, 1])
    (False, True, True)
    """
    return tuple(map(bool, counts))


@cache
def fixed_spots(seat: int) -> tuple[Spot, ...]:
    """Return the places that are always there: name, score, centre, trays, slots, [+2] spaces."""
    mat = f"mat.{seat}"
    trays, slots, spaces = [], [], []
    for number, slot in enumerate(names.SLOTS):
        name = names.ACTIONS[number]
        action = Term(f"trajan-action-{name}")
        says = label("tray", seat=seat, slot=slot, action=action)
        trays.append(Spot(f"{mat}.tray.{slot}", says, rule_id(codes.RULE_SOW_TRAY)))
        says = label("slot", seat=seat, slot=slot)
        slots.append(Spot(f"{mat}.slot.{slot}", says, rule_id(codes.RULE_TILE_MATCH)))
        says = label("plus-two", seat=seat, action=action)
        spaces.append(Spot(f"{mat}.plus-two.{name}", says, rule_id(codes.RULE_TILE_PLUS_TWO)))
    first = (
        Spot(f"{mat}.name", label("name", seat=seat), rule_id(codes.RULE_TURN_ORDER)),
        Spot(f"{mat}.score", label("score", seat=seat), rule_id(codes.RULE_FINAL_WINNER)),
        Spot(f"{mat}.centre", label("centre", seat=seat), rule_id(codes.RULE_TILE_ARCH)),
    )
    return (*first, *trays, *slots, *spaces)


@lru_cache(maxsize=CACHE_SIZE)
def held_spots(seat: int, colours: tuple[bool, ...]) -> tuple[Spot, ...]:
    """Return the places of the markers in the hand, one for each colour that there is."""
    places = []
    for name, is_held in zip(names.COLOURS, colours, strict=True):
        if is_held:
            says = label("held", seat=seat, marker=label("marker", colour=Term(f"trajan-colour-{name}")))
            places.append(Spot(f"mat.{seat}.held.{name}", says, rule_id(codes.RULE_SOW_CLOCKWISE)))
    return tuple(places)


@lru_cache(maxsize=CACHE_SIZE)
def hand_spots(seat: int, kinds: tuple[bool, ...], *, hidden: bool) -> tuple[Spot, ...]:
    """Return a place for every kind of card in the hand, and for the hidden cards."""
    places = [goods_spot(seat, "hand", kind) for kind, is_there in enumerate(kinds) if is_there]
    if hidden:
        says = label("hand-unknown", seat=seat)
        places.append(Spot(f"mat.{seat}.hand.unknown", says, rule_id(codes.RULE_SEAPORT_HAND)))
    return tuple(places)


@lru_cache(maxsize=CACHE_SIZE)
def display_spots(seat: int, kinds: tuple[bool, ...]) -> tuple[Spot, ...]:
    """Return a place for every kind of card in the display."""
    return tuple(goods_spot(seat, "display", kind) for kind, is_there in enumerate(kinds) if is_there)


def goods_spot(seat: int, place: str, kind: int) -> Spot:
    """Return the place of a kind of card in the hand or in the display."""
    rule = codes.RULE_SEAPORT_HAND if place == "hand" else codes.RULE_SEAPORT_LAY
    says = label(place, seat=seat, goods=goods_of(kind))
    return Spot(f"mat.{seat}.{place}.{names.GOODS[kind]}", says, rule_id(rule))


@lru_cache(maxsize=CACHE_SIZE)
def tile_spots(seat: int, kinds: tuple[bool, ...]) -> tuple[Spot, ...]:
    """Return a place for every kind of forum tile that the seat has."""
    places = []
    for name, is_there in zip(names.TILES, kinds, strict=False):
        if is_there:
            says = label("tiles", seat=seat, tile=Term(f"trajan-tile-{name}"))
            places.append(Spot(f"mat.{seat}.tiles.{name}", says, rule_id(codes.RULE_FORUM_TAKE)))
    return tuple(places)


@cache
def store_spots(seat: int) -> tuple[Spot, ...]:
    """Return the places for kept demands and for the figures, which are always there."""
    mat = f"mat.{seat}"
    places = []
    for name in names.DEMANDS:
        says = label("kept", seat=seat, demand=Term(f"trajan-demand-{name}"))
        places.append(Spot(f"{mat}.kept.{name}", says, rule_id(codes.RULE_TILE_DEMAND)))
    places.append(Spot(f"{mat}.supply", label("supply", seat=seat), rule_id(codes.RULE_TILE_FIGURES)))
    rule = rule_id(codes.RULE_CONSTRUCTION_RECRUIT)
    places.append(Spot(f"{mat}.worker-camp", label("worker-camp", seat=seat), rule))
    rule = rule_id(codes.RULE_MILITARY_ENLIST)
    places.append(Spot(f"{mat}.military-camp", label("military-camp", seat=seat), rule))
    return tuple(places)


@lru_cache(maxsize=CACHE_SIZE)
def built_spots(seat: int, built: int) -> tuple[Spot, ...]:
    """Return a place for every kind of construction tile that the seat has, by the mask of its tiles."""
    values = len(names.CONSTRUCTION_TILES) // len(names.CONSTRUCTION_KINDS)
    places = []
    for number, kind in enumerate(names.CONSTRUCTION_KINDS):
        if built >> (values * number) & ((1 << values) - 1):
            says = label("built", seat=seat, building=building_of(values * number))
            places.append(Spot(f"mat.{seat}.built.{kind}", says, rule_id(codes.RULE_FINAL_SETS)))
    return tuple(places)


@lru_cache(maxsize=CACHE_SIZE)
def bonus_spots(seat: int, tiles: tuple[bool, ...]) -> tuple[Spot, ...]:
    """Return a place for every bonus tile that the seat has."""
    places = []
    for tile, is_there in enumerate(tiles):
        if is_there:
            says = label("bonus", seat=seat, bonus=bonus_of(tile))
            places.append(Spot(f"mat.{seat}.bonus.{bonus_name(tile)}", says, rule_id(bonus_rule(tile))))
    return tuple(places)
