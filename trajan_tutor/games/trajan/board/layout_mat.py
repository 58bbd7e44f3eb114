"""The layout of a player's mat: action circle, hand and display, and everything collected."""

from functools import cache, lru_cache

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement
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
from trajan_tutor.games.trajan.rules.scoring import winner
from trajan_tutor.games.trajan.rules.state import State, score_of
from trajan_tutor.games.trajan.rules.terms import colour_term

# Not the hyphen: figures stay aligned with it.
MINUS = "\N{MINUS SIGN}"

# Between taking the markers of a tray and the end of the action the target tray matters.
_AFTER_SOWING = range(codes.PHASE_DROP, codes.PHASE_QUARTER)


def mat_placements(state: State, seat: int) -> list[Placement]:
    """Return everything on a mat."""
    figures = state.figures
    trays = slice(seat * codes.TRAYS, (seat + 1) * codes.TRAYS)
    markers = slice(trays.start * codes.COLOURS, trays.stop * codes.COLOURS)
    goods = slice(seat * codes.GOODS, (seat + 1) * codes.GOODS)
    tiles = tuple(state.tiles[seat * codes.TILE_KINDS : (seat + 1) * codes.TILE_KINDS])
    kept = tuple(state.kept[seat * codes.DEMAND_KINDS : (seat + 1) * codes.DEMAND_KINDS])
    bonus = tuple(state.bonus[seat * codes.BONUS_TILES : (seat + 1) * codes.BONUS_TILES])
    own_figures = state.supply[seat], state.worker_camp[seat], state.military_camp[seat]
    return [
        *name_placements(seat, standing(state, seat), score_of(state, seat)),
        *sowing_placements(seat, *sowing(state, seat)),
        *marker_placements(seat, tuple(state.markers[markers]), tuple(held_markers(state, seat))),
        *tile_placements(figures, seat, tuple(state.slots[trays]), tiles_ready(state, seat)),
        *space_placements(seat, state.arch[seat], state.plus_two[seat]),
        *card_placements(seat, tuple(state.hand[goods]), tuple(state.display[goods]), state.unknown[seat]),
        *collected_placements(seat, tiles, kept, own_figures),
        *building_placements(figures, seat, state.built[seat], bonus),
    ]


def standing(state: State, seat: int) -> tuple[str, ...]:
    """Return whether a seat has won, or is to decide and has the turn."""
    if state.phase == codes.PHASE_OVER:
        return ("won",) if winner(state) == seat else ()
    to_act = ("to-act",) if state.actor == seat else ()
    return (*to_act, "turn") if state.turn_seat == seat and state.phase >= codes.PHASE_SOW else to_act


@lru_cache(maxsize=CACHE_SIZE)
def name_placements(seat: int, status: tuple[str, ...], score: int) -> tuple[Placement, ...]:
    """Return name, score, and how the seat stands."""
    table = Table()
    spot = f"mat.{seat}.name"
    table.write(spot, "letter", letter(seat), label("name", seat=seat), f"letter.{seat}", seat)
    table.write(spot, "name", "", label("name", seat=seat), f"name.{seat}", seat)
    for symbol in status:
        table.add(spot, symbol, label(symbol, seat=seat), symbol, seat=seat)
    text = str(score).replace("-", MINUS)
    table.write(f"mat.{seat}.score", "score", text, label("points", points=score), f"score.{seat}", seat)
    return table.placements()


# ---- the action circle -------------------------------------------------------------------------------------------


def sowing(state: State, seat: int) -> tuple[int, int]:
    """Return in which tray the next marker goes and which one is the target (-1: none)."""
    tray = -1
    if state.phase == codes.PHASE_PLACE and state.actor == seat:
        tray = state.setup_step // state.figures.markers_per_colour
    elif state.phase == codes.PHASE_DROP and state.turn_seat == seat:
        tray = state.drop_tray
    return tray, state.target if state.phase in _AFTER_SOWING and state.turn_seat == seat else -1


@lru_cache(maxsize=CACHE_SIZE)
def sowing_placements(seat: int, tray: int, target: int) -> tuple[Placement, ...]:
    """Return where the next marker goes and which tray is the target (-1: none)."""
    table = Table()
    if tray >= 0:
        table.add(f"mat.{seat}.tray.{names.SLOTS[tray]}", "next-drop", label("next-drop"), "next-drop")
    if target >= 0:
        table.add(f"mat.{seat}.tray.{names.SLOTS[target]}", "target", label("target"), "target")
    return table.placements()


@lru_cache(maxsize=CACHE_SIZE)
def marker_placements(seat: int, markers: tuple[int, ...], held: tuple[int, ...]) -> tuple[Placement, ...]:
    """Return the markers in the trays, by tray and colour, and those in the hand, by colour."""
    table = Table()
    for tray, slot in enumerate(names.SLOTS):
        for colour in range(codes.COLOURS):
            for _ in range(markers[tray * codes.COLOURS + colour]):
                lay_marker(table, f"mat.{seat}.tray.{slot}", colour)
    for colour, count in enumerate(held):
        for _ in range(count):
            lay_marker(table, f"mat.{seat}.held.{names.COLOURS[colour]}", colour)
    return table.placements()


@lru_cache(maxsize=CACHE_SIZE)
def tile_placements(
    figures: Figures, seat: int, tiles: tuple[int, ...], ready: tuple[bool, ...]
) -> tuple[Placement, ...]:
    """Return the Trajan tiles at the slots, and which of them are ready."""
    table = Table()
    for slot, tile in enumerate(tiles):
        if tile:
            lay_trajan_tile(table, figures, f"mat.{seat}.slot.{names.SLOTS[slot]}", tile, ready=ready[slot])
    return table.placements()


@lru_cache(maxsize=CACHE_SIZE)
def space_placements(seat: int, arch: int, plus_two: int) -> tuple[Placement, ...]:
    """Return the arch at its slot or in the centre, and the [+2] markers by the mask of their actions."""
    table = Table()
    mat = f"mat.{seat}"
    spot = f"{mat}.centre" if arch == codes.ARCH_CENTRE else f"{mat}.slot.{names.SLOTS[arch]}"
    table.add(spot, "arch", label("arch"), f"arch.{seat}", seat=seat)
    for action in range(codes.TRAYS):
        if plus_two >> action & 1:
            spot = f"{mat}.plus-two.{names.ACTIONS[action]}"
            table.add(spot, "plus-two", label("plus-two-marker"), f"plus-two.{seat}.{names.ACTIONS[action]}", text="+2")
    return table.placements()


def lay_marker(table: Table, spot: str, colour: int) -> None:
    """Lay an action marker."""
    symbol, says, kind = marker_looks(colour)
    table.add(spot, symbol, says, table.number(kind, spot))


@cache
def marker_looks(colour: int) -> tuple[str, Message, str]:
    """Return symbol, label and kind of an action marker; the same ones are needed again and again."""
    name = names.COLOURS[colour]
    return f"marker-{name}", label("marker", colour=colour_term(colour)), f"marker.{name}"


def held_markers(state: State, seat: int) -> list[int]:
    """Return the markers in a seat's hand by colour: those being sown, or in setup those not yet placed."""
    if state.phase == codes.PHASE_PLACE:
        if state.actor == seat:
            return state.loose
        return [state.figures.markers_per_colour] * codes.COLOURS if seat > state.actor else [0] * codes.COLOURS
    return state.held if state.phase == codes.PHASE_DROP and state.turn_seat == seat else [0] * codes.COLOURS


def tiles_ready(state: State, seat: int) -> tuple[bool, ...]:
    """Return for every slot whether its tray holds the two markers of the Trajan tile there."""
    return tuple(tile_is_ready(state, seat, slot) for slot in range(codes.TRAYS))


def tile_is_ready(state: State, seat: int, slot: int) -> bool:
    """Return whether the tray at a slot holds the two markers of the Trajan tile there."""
    tile = state.slots[seat * codes.TRAYS + slot]
    if not tile:
        return False
    start = (seat * codes.TRAYS + slot) * codes.COLOURS
    first = state.figures.tile_first[tile]
    second = state.figures.tile_second[tile]
    if first == second:
        return state.markers[start + first] > 1
    return state.markers[start + first] > 0 and state.markers[start + second] > 0


# ---- cards -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=CACHE_SIZE)
def card_placements(seat: int, hand: tuple[int, ...], display: tuple[int, ...], hidden: int) -> tuple[Placement, ...]:
    """Return the cards of the hand, as far as they are known, the display, and how many cards are hidden."""
    table = Table()
    for place, counts in (("hand", hand), ("display", display)):
        for kind, count in enumerate(counts):
            for _ in range(count):
                lay_card(table, f"mat.{seat}.{place}.{names.GOODS[kind]}", kind)
    if hidden:
        says = label("cards-hidden", count=hidden)
        table.add(f"mat.{seat}.hand.unknown", "card-back", says, f"hidden.{seat}", text=str(hidden))
    return table.placements()


# ---- what was collected ------------------------------------------------------------------------------------------


@lru_cache(maxsize=CACHE_SIZE)
def collected_placements(
    seat: int, tiles: tuple[int, ...], kept: tuple[int, ...], own_figures: tuple[int, int, int]
) -> tuple[Placement, ...]:
    """Return forum tiles and kept demands by kind, and the figures in the supply, at work and in the camp."""
    table = Table()
    mat = f"mat.{seat}"
    for kind, count in enumerate(tiles):
        for _ in range(count):
            lay_forum_tile(table, f"{mat}.tiles.{names.TILES[kind]}", kind)
    for name, count in zip(names.DEMANDS, kept, strict=True):
        if count:
            says = label("kept-tiles", count=count)
            table.add(f"{mat}.kept.{name}", f"kept+demand-{name}", says, f"kept.{seat}.{name}", text=str(count))
    for place, count in zip(("supply", "worker-camp", "military-camp"), own_figures, strict=True):
        says = label("figures", count=count)
        table.add(f"{mat}.{place}", f"{place}-figures", says, f"{place}.{seat}", text=str(count), seat=seat)
    return table.placements()


@lru_cache(maxsize=CACHE_SIZE)
def building_placements(figures: Figures, seat: int, built: int, bonus: tuple[int, ...]) -> tuple[Placement, ...]:
    """Return construction tiles by the mask of those that were collected, and bonus tiles by the side that is up."""
    table = Table()
    for tile in range(len(names.CONSTRUCTION_TILES)):
        if built >> tile & 1:
            building = names.CONSTRUCTION_TILES[tile].partition("-")[0]
            lay_building_tile(table, figures, f"mat.{seat}.built.{building}", tile)
    for tile, side in enumerate(bonus):
        if side:
            lay_bonus_tile(table, figures, f"mat.{seat}.bonus.{bonus_name(tile)}", tile, side)
    return table.placements()


def bonus_name(tile: int) -> str:
    """Return the name of a bonus tile as spots use it.

    >>> bonus_name(0)
    'columns-furs'
    """
    return names.BONUS[tile].replace("+", "-")
