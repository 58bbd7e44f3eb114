"""The layout of a player's mat: action circle, hand and display, and everything collected."""

from functools import cache

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Spot
from trajan_tutor.games.trajan import codes, names
from trajan_tutor.games.trajan.layout_pieces import (
    Table,
    bonus_of,
    building_of,
    goods_of,
    label,
    lay_bonus_tile,
    lay_building_tile,
    lay_card,
    lay_forum_tile,
    lay_trajan_tile,
    letter,
    rule_id,
)
from trajan_tutor.games.trajan.scoring import winner
from trajan_tutor.games.trajan.state import State, score_of

# Not the hyphen: figures stay aligned with it.
MINUS = "\N{MINUS SIGN}"

# Between taking the markers of a tray and the end of the action the target tray matters.
_AFTER_SOWING = range(codes.PHASE_DROP, codes.PHASE_QUARTER)


def lay_mat(table: Table, state: State, seat: int) -> None:
    """Lay out everything on a mat."""
    lay_name(table, state, seat)
    lay_circle(table, state, seat)
    lay_hand(table, state, seat)
    lay_collected(table, state, seat)


def mat_spots(state: State, seat: int) -> list[Spot]:
    """Return the places of a mat; a card or tile is a place of its own while there is one of its kind."""
    mat = f"mat.{seat}"
    found = [
        Spot(f"{mat}.name", label("name", seat=seat), rule_id(codes.RULE_TURN_ORDER)),
        Spot(f"{mat}.score", label("score", seat=seat), rule_id(codes.RULE_FINAL_WINNER)),
        Spot(f"{mat}.centre", label("centre", seat=seat), rule_id(codes.RULE_TILE_ARCH)),
    ]
    found += circle_spots(state, seat)
    found += hand_spots(state, seat)
    found += collected_spots(state, seat)
    return found


def lay_name(table: Table, state: State, seat: int) -> None:
    """Lay out name, score, and whether the seat has the turn, is to decide or has won."""
    spot = f"mat.{seat}.name"
    table.write(spot, "letter", letter(seat), label("name", seat=seat), f"letter.{seat}", seat)
    table.write(spot, "name", "", label("name", seat=seat), f"name.{seat}", seat)
    if state.phase == codes.PHASE_OVER:
        if winner(state) == seat:
            table.add(spot, "won", label("won", seat=seat), "won", seat=seat)
    else:
        if state.actor == seat:
            table.add(spot, "to-act", label("to-act", seat=seat), "to-act", seat=seat)
        if state.turn_seat == seat and state.phase >= codes.PHASE_SOW:
            table.add(spot, "turn", label("turn", seat=seat), "turn", seat=seat)
    score = score_of(state, seat)
    shown = str(score).replace("-", MINUS)
    table.write(f"mat.{seat}.score", "score", shown, label("points", points=score), f"score.{seat}", seat)


# ---- the action circle -------------------------------------------------------------------------------------------


def lay_circle(table: Table, state: State, seat: int) -> None:
    """Lay out markers, Trajan tiles, arch, [+2] markers, and where a sowing stands."""
    mat = f"mat.{seat}"
    lay_sowing(table, state, seat)
    for tray in range(codes.TRAYS):
        spot = f"{mat}.tray.{names.SLOTS[tray]}"
        start = (seat * codes.TRAYS + tray) * codes.COLOURS
        for colour in range(codes.COLOURS):
            for _ in range(state.markers[start + colour]):
                lay_marker(table, spot, colour)
    for colour, count in enumerate(held_markers(state, seat)):
        for _ in range(count):
            lay_marker(table, f"{mat}.held.{names.COLOURS[colour]}", colour)
    for slot in range(codes.TRAYS):
        tile = state.slots[seat * codes.TRAYS + slot]
        if tile:
            ready = tile_is_ready(state, seat, slot, tile)
            lay_trajan_tile(table, state, f"{mat}.slot.{names.SLOTS[slot]}", tile, ready=ready)
    arch = state.arch[seat]
    spot = f"{mat}.centre" if arch == codes.ARCH_CENTRE else f"{mat}.slot.{names.SLOTS[arch]}"
    table.add(spot, "arch", label("arch"), f"arch.{seat}", seat=seat)
    for action in range(codes.TRAYS):
        if state.plus_two[seat] >> action & 1:
            spot = f"{mat}.plus-two.{names.ACTIONS[action]}"
            table.add(spot, "plus-two", label("plus-two-marker"), f"plus-two.{seat}.{names.ACTIONS[action]}", text="+2")


def lay_sowing(table: Table, state: State, seat: int) -> None:
    """Show where the next marker goes and which tray is the target."""
    tray = -1
    if state.phase == codes.PHASE_PLACE and state.actor == seat:
        tray = state.setup_step // state.figures.markers_per_colour
    elif state.phase == codes.PHASE_DROP and state.turn_seat == seat:
        tray = state.drop_tray
    if tray >= 0:
        table.add(f"mat.{seat}.tray.{names.SLOTS[tray]}", "next-drop", label("next-drop"), "next-drop")
    if state.phase in _AFTER_SOWING and state.turn_seat == seat:
        table.add(f"mat.{seat}.tray.{names.SLOTS[state.target]}", "target", label("target"), "target")


def lay_marker(table: Table, spot: str, colour: int) -> None:
    """Lay an action marker."""
    symbol, says, kind = marker_looks(colour)
    table.add(spot, symbol, says, table.number(kind, spot))


@cache
def marker_looks(colour: int) -> tuple[str, Message, str]:
    """Return symbol, label and kind of an action marker; the same ones are needed again and again."""
    name = names.COLOURS[colour]
    return f"marker-{name}", label("marker", colour=Term(f"trajan-colour-{name}")), f"marker.{name}"


def held_markers(state: State, seat: int) -> list[int]:
    """Return the markers in a seat's hand by colour: those being sown, or in setup those not yet placed."""
    if state.phase == codes.PHASE_PLACE:
        if state.actor == seat:
            return state.loose
        return [state.figures.markers_per_colour] * codes.COLOURS if seat > state.actor else [0] * codes.COLOURS
    return state.held if state.phase == codes.PHASE_DROP and state.turn_seat == seat else [0] * codes.COLOURS


def tile_is_ready(state: State, seat: int, slot: int, tile: int) -> bool:
    """Return whether the tray at a slot holds the two markers of the Trajan tile there."""
    start = (seat * codes.TRAYS + slot) * codes.COLOURS
    first = state.figures.tile_first[tile]
    second = state.figures.tile_second[tile]
    if first == second:
        return state.markers[start + first] > 1
    return state.markers[start + first] > 0 and state.markers[start + second] > 0


def circle_spots(state: State, seat: int) -> list[Spot]:
    """Return trays, slots, [+2] spaces, and the markers in the hand."""
    held = [held_spot(seat, colour) for colour, count in enumerate(held_markers(state, seat)) if count]
    return [*fixed_spots(seat), *held]


@cache
def fixed_spots(seat: int) -> tuple[Spot, ...]:
    """Return the places of the action circle that are always there: trays, slots, [+2] spaces."""
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
    return (*trays, *slots, *spaces)


@cache
def held_spot(seat: int, colour: int) -> Spot:
    """Return the place of the markers of a colour in the hand."""
    name = names.COLOURS[colour]
    says = label("held", seat=seat, colour=Term(f"trajan-colour-{name}"))
    return Spot(f"mat.{seat}.held.{name}", says, rule_id(codes.RULE_SOW_CLOCKWISE))


# ---- cards -------------------------------------------------------------------------------------------------------


def lay_hand(table: Table, state: State, seat: int) -> None:
    """Lay out the cards of the hand, as far as they are known, and the display."""
    for place, counts in (("hand", state.hand), ("display", state.display)):
        for kind in range(codes.GOODS):
            for _ in range(counts[seat * codes.GOODS + kind]):
                lay_card(table, f"mat.{seat}.{place}.{names.GOODS[kind]}", kind)
    hidden = state.unknown[seat]
    if hidden:
        says = label("cards-hidden", count=hidden)
        table.add(f"mat.{seat}.hand.unknown", "card-back", says, f"hidden.{seat}", text=str(hidden))


def hand_spots(state: State, seat: int) -> list[Spot]:
    """Return a place for every kind of card in the hand and in the display, and for the hidden cards."""
    found = []
    rules = {"hand": codes.RULE_SEAPORT_HAND, "display": codes.RULE_SEAPORT_LAY}
    for place, counts in (("hand", state.hand), ("display", state.display)):
        for kind in range(codes.GOODS):
            if counts[seat * codes.GOODS + kind]:
                says = label(place, seat=seat, goods=goods_of(kind))
                found.append(Spot(f"mat.{seat}.{place}.{names.GOODS[kind]}", says, rule_id(rules[place])))
        if place == "hand" and state.unknown[seat]:
            says = label("hand-unknown", seat=seat)
            found.append(Spot(f"mat.{seat}.hand.unknown", says, rule_id(rules[place])))
    return found


# ---- what was collected ------------------------------------------------------------------------------------------


def lay_collected(table: Table, state: State, seat: int) -> None:
    """Lay out forum tiles, kept demands, figures, construction tiles and bonus tiles."""
    mat = f"mat.{seat}"
    for kind in range(codes.TILE_KINDS):
        for _ in range(state.tiles[seat * codes.TILE_KINDS + kind]):
            lay_forum_tile(table, f"{mat}.tiles.{names.TILES[kind]}", kind)
    for icon, name in enumerate(names.DEMANDS):
        count = state.kept[seat * codes.DEMAND_KINDS + icon]
        if count:
            says = label("kept-tiles", count=count)
            table.add(f"{mat}.kept.{name}", f"kept+demand-{name}", says, f"kept.{seat}.{name}", text=str(count))
    figures = (("supply", state.supply), ("worker-camp", state.worker_camp), ("military-camp", state.military_camp))
    for place, counts in figures:
        says = label("figures", count=counts[seat])
        table.add(f"{mat}.{place}", f"{place}-figures", says, f"{place}.{seat}", text=str(counts[seat]), seat=seat)
    for tile in range(len(names.CONSTRUCTION_TILES)):
        if state.built[seat] >> tile & 1:
            building = names.CONSTRUCTION_TILES[tile].partition("-")[0]
            lay_building_tile(table, state, f"{mat}.built.{building}", tile)
    for tile in range(codes.BONUS_TILES):
        side = state.bonus[seat * codes.BONUS_TILES + tile]
        if side:
            lay_bonus_tile(table, state, f"{mat}.bonus.{bonus_name(tile)}", tile, side)


def bonus_name(tile: int) -> str:
    """Return the name of a bonus tile as spots use it.

    >>> bonus_name(0)
    'columns-furs'
    """
    return names.BONUS[tile].replace("+", "-")


def collected_spots(state: State, seat: int) -> list[Spot]:
    """Return a place for every kind of tile collected, for kept demands, and for the figures."""
    mat = f"mat.{seat}"
    found = []
    for kind in range(codes.TILE_KINDS):
        if state.tiles[seat * codes.TILE_KINDS + kind]:
            says = label("tiles", seat=seat, tile=Term(f"trajan-tile-{names.TILES[kind]}"))
            found.append(Spot(f"{mat}.tiles.{names.TILES[kind]}", says, rule_id(codes.RULE_FORUM_TAKE)))
    for name in names.DEMANDS:
        says = label("kept", seat=seat, demand=Term(f"trajan-demand-{name}"))
        found.append(Spot(f"{mat}.kept.{name}", says, rule_id(codes.RULE_TILE_DEMAND)))
    found.append(Spot(f"{mat}.supply", label("supply", seat=seat), rule_id(codes.RULE_TILE_FIGURES)))
    rule = rule_id(codes.RULE_CONSTRUCTION_RECRUIT)
    found.append(Spot(f"{mat}.worker-camp", label("worker-camp", seat=seat), rule))
    rule = rule_id(codes.RULE_MILITARY_ENLIST)
    found.append(Spot(f"{mat}.military-camp", label("military-camp", seat=seat), rule))
    found += built_spots(state, seat)
    for tile in range(codes.BONUS_TILES):
        if state.bonus[seat * codes.BONUS_TILES + tile]:
            says = label("bonus", seat=seat, bonus=bonus_of(tile))
            rule = rule_id(codes.RULE_QUARTER_CONSUL)
            found.append(Spot(f"{mat}.bonus.{bonus_name(tile)}", says, rule))
    return found


def built_spots(state: State, seat: int) -> list[Spot]:
    """Return a place for every kind of construction tile that the seat has."""
    values = len(names.CONSTRUCTION_TILES) // len(names.CONSTRUCTION_KINDS)
    found = []
    for number, kind in enumerate(names.CONSTRUCTION_KINDS):
        if state.built[seat] >> (values * number) & ((1 << values) - 1):
            says = label("built", seat=seat, building=building_of(values * number))
            found.append(Spot(f"mat.{seat}.built.{kind}", says, rule_id(codes.RULE_FINAL_SETS)))
    return found
