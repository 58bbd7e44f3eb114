"""Checks that a position can exist: pieces are accounted for at most, and nothing lies where it cannot lie."""

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.position_values import wrong_value
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.components import trajan_tile_names
from trajan_tutor.games.trajan.rules.scoring import bits, legionaries_in_provinces
from trajan_tutor.games.trajan.rules.state import State

_MARKERS = codes.TRAYS * codes.COLOURS


def check_counts(state: State) -> None:
    """Raise UnreadableError for the first thing in a position that no game can lead to."""
    check_time(state)
    check_markers(state)
    check_figures(state)
    check_forum_tiles(state)
    check_goods(state)
    check_trajan_tiles(state)
    check_construction_tiles(state)
    check_bonus_tiles(state)
    check_demands(state)
    check_shared_spaces(state)


def _at_most(place: str, name: str, number: int, most: int) -> None:
    if number > most:
        raise UnreadableError("trajan-position-count", place=place, name=name, found=number, most=most)


def check_time(state: State) -> None:
    """Check that as many demands lie open as rounds were completed (rule trajan.round.demand)."""
    expected = state.round - 1
    if state.phase == codes.PHASE_QUARTER and expected != state.figures.demands_per_quarter:
        raise wrong_value("round", state.round, "4")
    if sum(state.demands) != expected:
        raise UnreadableError("engine-position-length", place="demands", found=sum(state.demands), expected=expected)


def check_markers(state: State) -> None:
    """Check that no seat has more than two markers of a colour, nor none at all."""
    for seat in range(state.seats):
        block = state.markers[seat * _MARKERS : (seat + 1) * _MARKERS]
        for colour, name in enumerate(names.COLOURS):
            number = sum(block[colour :: codes.COLOURS])
            _at_most(f"players[{seat}].trays", name, number, state.figures.markers_per_colour)
        if not any(block):
            raise UnreadableError("trajan-position-no-markers", place=f"players[{seat}].trays")


def check_figures(state: State) -> None:
    """Check that no seat has more figures than the box holds."""
    for seat in range(state.seats):
        placed = legionaries_in_provinces(state, seat) + bits(state.workers[seat])
        number = placed + state.supply[seat] + state.worker_camp[seat] + state.military_camp[seat]
        _at_most(f"players[{seat}]", "figures", number, state.figures.figures_per_seat)


def check_forum_tiles(state: State) -> None:
    """Check forum spaces and forum tiles, extra-action tiles of either origin together."""
    figures = state.figures
    _at_most("forum", "tiles", sum(state.forum), figures.forum_spaces[state.seats])
    _at_most("forum_extra", "tiles", sum(state.forum_extra), figures.yellow_spaces)
    for action, name in enumerate(names.EXTRA):
        number = state.forum_extra[action] + state.extra_pile.count(action)
        _at_most("forum_extra, piles.extra", name, number, figures.yellow_tiles)
    for kind, name in enumerate(names.TILES):
        laid_out = state.forum[kind] + state.province_tile.count(kind + 1) + state.forum_pile.count(kind)
        _at_most("forum, provinces, piles.forum", name, laid_out, figures.forum_tiles[kind])
        number = laid_out + sum(state.tiles[kind :: codes.TILE_KINDS])
        most = figures.forum_tiles[kind]
        if kind >= codes.TILE_EXTRA:
            action = kind - codes.TILE_EXTRA
            number += state.forum_extra[action] + state.extra_pile.count(action)
            most += figures.yellow_tiles
        _at_most("forum, provinces, players, piles", name, number, most)


def check_goods(state: State) -> None:
    """Check that no kind of goods has more cards than the box holds."""
    for kind, name in enumerate(names.GOODS):
        number = sum(state.hand[kind :: codes.GOODS]) + sum(state.display[kind :: codes.GOODS])
        number += state.left.count(kind) + state.right.count(kind) + state.goods.count(kind)
        _at_most("players, discards, piles.goods", name, number, state.figures.goods_per_kind)


def check_trajan_tiles(state: State) -> None:
    """Check that no Trajan tile is there more often than in the box, kept demand tiles included."""
    figures = state.figures
    all_names = trajan_tile_names()
    by_icon = [0] * codes.DEMAND_KINDS
    in_box = [0] * codes.DEMAND_KINDS
    for tile in range(1, len(all_names)):
        number = state.slots.count(tile) + sum(stack.count(tile) for stack in state.stacks)
        _at_most("stacks, players", all_names[tile], number, figures.tile_count[tile])
        icon = figures.tile_kind[tile] - codes.TRAJAN_BREAD
        if icon >= 0:
            by_icon[icon] += number
            in_box[icon] += figures.tile_count[tile]
    for icon, name in enumerate(names.DEMANDS):
        number = by_icon[icon] + sum(state.kept[icon :: codes.DEMAND_KINDS])
        _at_most("stacks, players", f"{name} (Trajan)", number, in_box[icon])


def check_construction_tiles(state: State) -> None:
    """Check that every construction tile is there once at most."""
    for tile, name in enumerate(names.CONSTRUCTION_TILES):
        number = state.district_tile.count(tile + 1) + sum(mask >> tile & 1 for mask in state.built)
        _at_most("district, players", name, number, 1)


def check_bonus_tiles(state: State) -> None:
    """Check that every bonus tile is there once at most, and no more than two on offer."""
    _at_most("senate_bonus", "tiles", len(state.senate_bonus), 2)
    for tile, name in enumerate(names.BONUS):
        owned = sum(1 for side in state.bonus[tile :: codes.BONUS_TILES] if side)
        number = owned + state.senate_bonus.count(tile) + state.bonus_pile.count(tile)
        _at_most("players, senate_bonus, piles.bonus", name, number, 1)


def check_demands(state: State) -> None:
    """Check the demand tiles, and that the pile lasts; tiles not listed count as removed or used."""
    figures = state.figures
    state.aside = []
    for icon, name in enumerate(names.DEMANDS):
        number = state.demands[icon] + state.demand_pile.count(icon)
        _at_most("demands, piles.demands", name, number, figures.demand_tiles)
        state.aside += [icon] * (figures.demand_tiles - number)
    quarters_to_come = figures.quarters - state.quarter
    needed = figures.demands_per_quarter * (quarters_to_come + 1) - sum(state.demands)
    if state.demands_left < needed:
        raise UnreadableError("trajan-position-demands", found=state.demands_left, needed=needed)


def check_shared_spaces(state: State) -> None:
    """Check that no tile lies where a leader, a legionary or a worker has already taken it."""
    for place, name in enumerate(names.PLACES):
        if place != codes.CAMP and state.province_tile[place] and (state.legions[place] or place in state.leader):
            raise UnreadableError("trajan-position-tile-taken", place=f"provinces.{name}.tile")
    for space in range(codes.DISTRICT_SPACES):
        if state.district_tile[space] and any(mask >> space & 1 for mask in state.workers):
            row, column = divmod(space, 5)
            raise UnreadableError("trajan-position-tile-taken", place=f"district[{row}][{column}].tile")
