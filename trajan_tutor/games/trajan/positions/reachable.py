"""Whether a position between two turns can arise in play: pieces that never leave, and piles that fit the quarter.

What has left the game stands in no position, so this finds much of what cannot be, not all of it.
"""

from collections.abc import Iterator

from trajan_tutor.engine.message import Message
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.scoring import bits, legionaries_in_provinces
from trajan_tutor.games.trajan.rules.state import State

_PROVINCES = codes.PROVINCES - 1


def impossible(state: State) -> list[Message]:
    """Return everything in a state at the start of a turn that no game can lead to."""
    if state.phase != codes.PHASE_SOW:
        return []
    return [
        *_goods(state),
        *_seats(state),
        *_construction(state),
        *_kept_tiles(state),
        *_bonus_tiles(state),
        *_piles(state),
        *_provinces(state),
    ]


def _other(place: str, name: str, number: int, expected: int) -> Iterator[Message]:
    if number != expected:
        yield Message.of("trajan-impossible-count", place=place, name=name, found=number, expected=expected)


def _goods(state: State) -> Iterator[Message]:
    """Yield kinds of goods of which cards are missing: none ever leaves the game."""
    for kind, name in enumerate(names.GOODS):
        number = sum(state.hand[kind :: codes.GOODS]) + sum(state.display[kind :: codes.GOODS])
        number += state.left.count(kind) + state.right.count(kind) + state.goods[: state.goods_left].count(kind)
        yield from _other("players, discards, piles.goods", name, number, state.figures.goods_per_kind)
    if state.goods_left and not (state.left and state.right):
        yield Message.of("trajan-impossible-discards")


def _seats(state: State) -> Iterator[Message]:
    """Yield what is wrong with markers and figures, none of which leaves, and with the cards of a seat."""
    figures = state.figures
    for seat in range(state.seats):
        place = f"players[{seat}]"
        for colour, name in enumerate(names.COLOURS):
            number = sum(state.markers[(seat * codes.TRAYS + tray) * codes.COLOURS + colour] for tray in range(6))
            yield from _other(f"{place}.trays", name, number, figures.markers_per_colour)
        placed = legionaries_in_provinces(state, seat) + bits(state.workers[seat])
        number = placed + state.supply[seat] + state.worker_camp[seat] + state.military_camp[seat]
        yield from _other(place, "figures", number, figures.figures_per_seat)
        if state.supply[seat] > figures.figures_per_seat - 2:
            most = figures.figures_per_seat - 2
            yield Message.of(
                "trajan-impossible-count", place=place, name="supply", found=state.supply[seat], expected=most
            )
        goods = slice(seat * codes.GOODS, (seat + 1) * codes.GOODS)
        cards = sum(state.hand[goods]) + sum(state.display[goods])
        if cards < figures.goods_cards:
            yield Message.of("trajan-impossible-cards", seat=seat, found=cards, least=figures.goods_cards)


def _construction(state: State) -> Iterator[Message]:
    """Yield construction tiles that are nowhere, that nobody took, or that a seat could not have taken."""
    for tile, name in enumerate(names.CONSTRUCTION_TILES):
        number = state.district_tile.count(tile + 1) + sum(mask >> tile & 1 for mask in state.built)
        yield from _other("district, players", name, number, 1)
    for space in range(codes.DISTRICT_SPACES):
        if not state.district_tile[space] and not any(mask >> space & 1 for mask in state.workers):
            row, column = divmod(space, 5)
            yield Message.of("trajan-impossible-no-worker", place=f"district[{row}][{column}]")
    for seat in range(state.seats):
        built, workers = bits(state.built[seat]), bits(state.workers[seat])
        if built > workers:
            yield Message.of("trajan-impossible-built", seat=seat, built=built, workers=workers)


def _kept_tiles(state: State) -> Iterator[Message]:
    """Yield demand Trajan tiles that are nowhere: they never leave the game."""
    figures = state.figures
    for icon, name in enumerate(names.DEMANDS):
        number = sum(state.kept[icon :: codes.DEMAND_KINDS])
        expected = 0
        for tile in range(1, len(figures.tile_kind)):
            if figures.tile_kind[tile] == codes.TRAJAN_BREAD + icon:
                expected += figures.tile_count[tile]
                in_stacks = sum(
                    stack[:size].count(tile) for stack, size in zip(state.stacks, state.stack_size, strict=True)
                )
                number += in_stacks + state.slots.count(tile)
        yield from _other("stacks, players", f"{name} (Trajan)", number, expected)


def _bonus_tiles(state: State) -> Iterator[Message]:
    """Yield bonus tiles that do not fit the quarter: one each at the start, two on offer, two given each quarter."""
    passed = state.quarter - 1
    per_quarter = 2 if state.seats > 2 or state.figures.vice_consul_of_two else 1
    bonus_counts = [
        sum(1 for side in state.bonus[seat * codes.BONUS_TILES :][: codes.BONUS_TILES] if side)
        for seat in range(state.seats)
    ]
    yield from _other("players", "bonus", sum(bonus_counts), state.seats + per_quarter * passed)
    for seat, tiles in enumerate(bonus_counts):
        if not tiles:
            yield Message.of("trajan-impossible-no-bonus", seat=seat)
    yield from _other("senate_bonus", "bonus", len(state.senate_bonus), 2)
    yield from _other("piles.bonus", "bonus", state.bonus_left, codes.BONUS_TILES - state.seats - 2 * state.quarter)


def _piles(state: State) -> Iterator[Message]:
    """Yield piles that do not fit the quarter."""
    figures = state.figures
    demands = figures.demand_tiles * codes.DEMAND_KINDS - figures.demands_removed
    turned = figures.demands_per_quarter * (state.quarter - 1) + sum(state.demands)
    yield from _other("piles.demands", "demands", state.demands_left, demands - turned)
    extra = figures.yellow_tiles * codes.TRAYS - figures.yellow_spaces * state.quarter
    yield from _other("piles.extra", "extra", state.extra_left, max(0, extra))
    spaces = figures.forum_spaces[state.seats]
    at_start = sum(figures.forum_tiles) - _PROVINCES - spaces
    passed = state.quarter - 1
    least, most = max(0, at_start - passed * (_PROVINCES + spaces)), max(0, at_start - passed * spaces)
    if not least <= state.forum_left <= most:
        yield Message.of("trajan-impossible-forum", found=state.forum_left, least=least, most=most)


def _provinces(state: State) -> Iterator[Message]:
    """Yield provinces that nobody can have emptied or entered, because no leader has ever left the camp."""
    if state.figures.leader_may_return or any(place != codes.CAMP for place in state.leader):
        return
    for place in range(1, codes.PROVINCES):
        if state.legions[place] or (not state.province_tile[place] and state.forum_left):
            yield Message.of("trajan-impossible-province", place=f"provinces.{names.PLACES[place]}")
