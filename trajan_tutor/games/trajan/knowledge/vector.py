"""What a seat may know as numbers of fixed length, for programs that learn; made from an observation alone.

Everything that an observation shows has its entry but one thing: of a discard pile the top card is told, and of the
cards beneath it how many of each kind there are, not their order. Rulings that were chosen are not told, since they are
the same for a whole game. A Trajan tile is told by its kind and its two colours.
"""

from functools import cache

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.vector import VectorWriter, names_entered, seats_from, values_entered
from trajan_tutor.games.trajan.rules import codes, names, setup
from trajan_tutor.games.trajan.rules.components import figures_for
from trajan_tutor.games.trajan.rules.state import State

_PHASES = tuple(word(phase) for phase in sorted(names.Phase))
_ARCH = (*names.SLOTS, "centre")
_SPACES = tuple(names.space_name(space) for space in range(codes.DISTRICT_SPACES))
_FRAMES = ("action", "tile", "plus-two")


@cache
def vector_names(seats: int) -> tuple[str, ...]:
    """Return the names of all entries in a game of so many seats."""
    return names_entered(_enter, setup.bare_state(figures_for({}), seats))


def vector(seen: Observation[State]) -> list[int]:
    """Return what an observer knows as numbers, in the order of their names."""
    return values_entered(_enter, seen)


def _enter(writer: VectorWriter, seen: State, observer: int) -> None:
    order = seats_from(observer, seen.seats)
    writer.choice("seat", [str(seat) for seat in range(seen.seats)], observer)
    _enter_time(writer, seen)
    _enter_board(writer, seen)
    _enter_hidden(writer, seen)
    _enter_pending(writer, seen)
    for name, seat in order:
        _enter_place(writer, seen, name, seat)
        _enter_mat(writer, seen, name, seat)
        _enter_cards(writer, seen, name, seat)


def _enter_time(writer: VectorWriter, seen: State) -> None:
    writer.choice("phase", _PHASES, seen.phase)
    writer.number("quarter", seen.quarter)
    writer.number("round", seen.round)
    writer.number("time", seen.time)
    writer.number("rounds-to-end", seen.laps)


def _enter_board(writer: VectorWriter, seen: State) -> None:
    writer.numbers("demand", names.DEMANDS, seen.demands)
    writer.numbers("forum", names.TILES, seen.forum)
    writer.numbers("forum", [f"yellow-{action}" for action in names.ACTIONS], seen.forum_extra)
    for place, province in enumerate(names.PROVINCES, start=1):
        writer.choice(f"province.{province}", names.TILES, seen.province_tile[place] - 1)
    for space, name in enumerate(_SPACES):
        writer.choice(f"district.{name}", names.CONSTRUCTION_TILES, seen.district_tile[space] - 1)
    writer.numbers("ship-coloured", names.SHIPS, seen.ships)
    writer.counts("bonus-offered", names.BONUS, seen.senate_bonus)
    for name, pile in (("left", seen.left), ("right", seen.right)):
        writer.choice(f"pile.{name}.top", names.GOODS, pile[-1] if pile else -1)
        writer.counts(f"pile.{name}.beneath", names.GOODS, pile[:-1])
    writer.numbers("stack-size", names.STACKS, seen.stack_size)
    for stack, name in enumerate(names.STACKS):
        top = seen.stacks[stack][-1:] if seen.stack_size[stack] else []
        _enter_trajan_tile(writer, seen, f"stack.{name}.top", top[0] if top else 0)


def _enter_trajan_tile(writer: VectorWriter, seen: State, name: str, tile: int) -> None:
    figures = seen.figures
    writer.choice(name, names.TRAJAN_KINDS, figures.tile_kind[tile] if tile else -1)
    writer.counts(name, names.COLOURS, (figures.tile_first[tile], figures.tile_second[tile]) if tile else ())


def _enter_hidden(writer: VectorWriter, seen: State) -> None:
    """Enter what is hidden from the observer, by kind: it is known by what lies in sight."""
    writer.counts("hidden.goods", names.GOODS, seen.goods)
    writer.number("deck-size", seen.goods_left)
    writer.counts("hidden.forum", names.TILES, seen.forum_pile)
    writer.counts("hidden.yellow", names.ACTIONS, seen.extra_pile)
    writer.counts("hidden.demand", names.DEMANDS, seen.demand_pile)
    writer.number("demands-left", seen.demands_left)
    writer.counts("hidden.bonus", names.BONUS, seen.bonus_pile)
    tiles = [str(tile) for tile in range(1, len(seen.figures.tile_kind))]
    # All but the top of each; before the stacks are shown (size 0) all of it. Each tile has its stack.
    stacks = zip(seen.stacks, seen.stack_size, strict=True)
    hidden = [stack[:-1] if size else stack for stack, size in stacks]
    writer.counts("hidden.trajan-tile", tiles, [tile - 1 for stack in hidden for tile in stack])


def _enter_pending(writer: VectorWriter, seen: State) -> None:
    """Enter what is still pending in the turn, in setup or at the end of a quarter."""
    writer.number("setup-step", seen.setup_step)
    writer.numbers("loose-marker", names.COLOURS, seen.loose)
    writer.numbers("held-marker", names.COLOURS, seen.held)
    writer.number("held-markers", seen.held_size)
    writer.number("markers-sown", seen.sown)
    writer.choice("drop-tray", names.SLOTS, seen.drop_tray)
    writer.choice("target", names.SLOTS, seen.target)
    writer.choice("special", names.TRAJAN_KINDS, seen.special)
    writer.choice("action", names.ACTIONS, seen.action)
    writer.choice("main-action", names.ACTIONS, seen.main)
    writer.number("granted", seen.granted)
    writer.choice("grant", names.ACTIONS, seen.grant - 1)
    writer.number("tile-used", seen.tile_used)
    extra = names.TILES[codes.TILE_WILD_EXTRA :]
    writer.numbers("taken-now", extra, [seen.taken_now >> 4 * place & 15 for place in range(len(extra))])
    writer.choice("main-by", _FRAMES, seen.repeat_main)
    writer.choice("granted-by", _FRAMES, seen.repeat_granted)
    writer.number("cards-laid", seen.laid)
    writer.choice("ship", names.SHIPS, seen.ship)
    writer.bits("loaded", names.GOODS, seen.cargo)
    writer.number("cards-loaded", seen.cargo_size)
    writer.number("demand-step", seen.pay_step)
    writer.number("demands-unmet", seen.unmet)
    writer.numbers("kept-used", names.DEMANDS, seen.pay_kept)


def _enter_place(writer: VectorWriter, seen: State, name: str, seat: int) -> None:
    """Enter where a seat stands in the game and on the board, and its points."""
    writer.number(f"{name}.to-act", int(seen.actor == seat))
    writer.number(f"{name}.turn", int(seen.turn_seat == seat))
    writer.number(f"{name}.pays", int(seen.payer == seat))
    writer.number(f"{name}.senate", seen.senate[seat])
    writer.number(f"{name}.senate-order", seen.senate_order.index(seat))
    writer.choice(f"{name}.leader", names.PLACES, seen.leader[seat])
    writer.numbers(f"{name}.legion", names.PLACES, [mask >> seat & 1 for mask in seen.legions])
    writer.bits(f"{name}.worker", _SPACES, seen.workers[seat])
    start = seat * codes.SOURCES
    writer.numbers(f"{name}.points", names.SOURCE_NAMES, seen.ledger[start : start + codes.SOURCES])


def _enter_mat(writer: VectorWriter, seen: State, name: str, seat: int) -> None:
    """Enter what lies on a seat's mat."""
    for tray, numeral in enumerate(names.SLOTS):
        start = (seat * codes.TRAYS + tray) * codes.COLOURS
        writer.numbers(f"{name}.marker.{numeral}", names.COLOURS, seen.markers[start : start + codes.COLOURS])
        _enter_trajan_tile(writer, seen, f"{name}.slot.{numeral}", seen.slots[seat * codes.TRAYS + tray])
    writer.choice(f"{name}.arch", _ARCH, seen.arch[seat])
    start = seat * codes.DEMAND_KINDS
    writer.numbers(f"{name}.kept", names.DEMANDS, seen.kept[start : start + codes.DEMAND_KINDS])
    writer.bits(f"{name}.plus-two", names.ACTIONS, seen.plus_two[seat])
    start = seat * codes.TILE_KINDS
    writer.numbers(f"{name}.tile", names.TILES, seen.tiles[start : start + codes.TILE_KINDS])
    tiles = seen.bonus[seat * codes.BONUS_TILES : (seat + 1) * codes.BONUS_TILES]
    for side in (codes.YELLOW, codes.GREY):
        bonus = [int(tile == side) for tile in tiles]
        writer.numbers(f"{name}.bonus-{names.BONUS_COLOURS[side]}", names.BONUS, bonus)
    writer.bits(f"{name}.built", names.CONSTRUCTION_TILES, seen.built[seat])
    writer.number(f"{name}.supply", seen.supply[seat])
    writer.number(f"{name}.worker-camp", seen.worker_camp[seat])
    writer.number(f"{name}.military-camp", seen.military_camp[seat])


def _enter_cards(writer: VectorWriter, seen: State, name: str, seat: int) -> None:
    """Enter a seat's cards: of other hands those that all have seen, and how many more there are."""
    cards = slice(seat * codes.GOODS, (seat + 1) * codes.GOODS)
    writer.numbers(f"{name}.hand", names.GOODS, seen.hand[cards])
    writer.numbers(f"{name}.hand-known", names.GOODS, seen.known[cards])
    writer.number(f"{name}.hand-hidden", seen.unknown[seat])
    writer.numbers(f"{name}.display", names.GOODS, seen.display[cards])
