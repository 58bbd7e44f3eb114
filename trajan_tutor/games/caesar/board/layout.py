"""The layout: what lies where on the table, as an observer sees it, and every place that can be pointed at.

Names of spots are those of the template. A symbol may be composed: `token+face-5+face-1+plate-shield` is an influence
token with its numbers towards the first and the second province of its border. A symbol `ground-…` is not a piece: it
colours the place. The board is laid out here, the mats in `layout_mat`.
"""

from functools import cache

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Term
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.games.caesar.board.layout_mat import lay_mat, mat_spots
from trajan_tutor.games.caesar.board.layout_pieces import (
    Table,
    bonus_of,
    label,
    lay_bonus,
    lay_border_token,
    lay_marker,
    province_of,
    side_of,
)
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.state import State

SECOND_SPACE = "province.IT.second"
_TIMES = "\N{MULTIPLICATION SIGN}"
# In these phases a province that is full may still have to be resolved.
_BEFORE_CONTROL = frozenset({codes.PHASE_BANK_DRAW, codes.PHASE_BANK, codes.PHASE_ORDER, codes.PHASE_CLOSING})
# The icons of the tactic tiles, from top to bottom.
_TILE_ICONS = (
    ("act-draw-2", "act-place-1", "act-discard"),
    ("act-draw-1", "act-place-1"),
    ("act-draw-2", "act-place-2"),
    ("act-centurion", "act-place-1"),
    ("act-draw-1", "act-centurion", "act-place-2"),
)


def placements(observation: Observation[State]) -> list[Placement]:
    """Return what lies where, as the observer sees it: the board first, then the mats of both sides."""
    state: State = observation.state
    table = Table()
    for province in range(codes.PROVINCES):
        lay_province(table, state, province)
    for border in range(codes.BORDERS):
        lay_border(table, state, border)
    lay_bonus_counts(table, state)
    lay_bank(table, state)
    lay_crassus(table, state)
    for side in range(codes.SIDES):
        lay_mat(table, state, side)
    return table.placements


def spots(observation: Observation[State]) -> list[Spot]:
    """Return every place that can be pointed at now, in the order of `placements`."""
    state: State = observation.state
    all_spots = [
        *province_spots(),
        *border_spots(state),
        *bonus_spots(state),
        *bank_spots(state),
        *crassus_spots(state),
    ]
    for side in range(codes.SIDES):
        all_spots += mat_spots(state, side)
    return all_spots


# ---- provinces ---------------------------------------------------------------------------------------------------


def lay_province(table: Table, state: State, province: int) -> None:
    """Lay out who holds a province, its bonus token, the sums of influence while it is open, and its markers."""
    name = names.PROVINCES[province]
    spot = f"province.{name}"
    lay_ground(table, state, province)
    if state.bonus[province]:
        lay_bonus(table, spot, state.bonus[province])
    if not is_resolved(state, province):
        lay_sums(table, state, province)
    if state.control[province]:
        side = state.control[province] - 1
        faces = [False] * state.shown[province] + [True] * state.turned[province]
        for number, is_down in enumerate(faces):
            lay_marker(table, SECOND_SPACE if number else spot, side, is_down=is_down)


def is_resolved(state: State, province: int) -> bool:
    """Return whether a province is closed and it is decided who controls it."""
    if state.open_spaces[province]:
        return False
    undecided = {state.waiting, state.closing} if state.phase in _BEFORE_CONTROL else {state.waiting}
    return province not in undecided


def lay_ground(table: Table, state: State, province: int) -> None:
    """Colour a province: held by a side, tied for good, or closed by the next token on its last space."""
    if state.control[province]:
        sums = sums_of(state, province)
        side = state.control[province] - 1
        table.placements.append(ground_held(province, side, sums[side], sums[1 - side]))
    elif is_resolved(state, province):
        table.placements.append(ground(province, "tied", sum=sums_of(state, province)[codes.CAESAR]))
    elif not state.open_spaces[province]:
        table.placements.append(ground(province, "full"))
    elif state.open_spaces[province] == 1:
        table.placements.append(ground(province, "near"))


@cache
def ground_held(province: int, side: int, own: int, other: int) -> Placement:
    """Return the ground of a province that a side holds."""
    name, says = names.PROVINCES[province], label("held", side=side_of(side), own=own, other=other)
    return Placement(f"province.{name}", "ground-held", says, f"ground.{name}", seat=side)


@cache
def ground(province: int, how: str, **parameters: int) -> Placement:
    """Return the ground of a province that nobody holds: tied for good, full, or nearly so."""
    name, symbol = names.PROVINCES[province], "ground-tied" if how == "tied" else "ground-near"
    return Placement(f"province.{name}", symbol, label(how, **parameters), f"ground.{name}")


def lay_sums(table: Table, state: State, province: int) -> None:
    """Write the sums of influence that face a province, the leading one filled; nothing before the first token."""
    if state.open_spaces[province] == len(state.figures.borders_of[province]):
        return
    caesar, pompey = sums_of(state, province)
    table.placements.append(written_sum(province, codes.CAESAR, caesar, leads=caesar > pompey))
    table.placements.append(written_sum(province, codes.POMPEY, pompey, leads=pompey > caesar))


@cache
def written_sum(province: int, side: int, own: int, *, leads: bool) -> Placement:
    """Return the sum of a side in a province."""
    name = names.PROVINCES[province]
    says = label("sum-leads" if leads else "sum", side=side_of(side), sum=own)
    symbol = f"sum-{names.SIDES[side]}{'-lead' if leads else ''}"
    return Placement(f"province.{name}", symbol, says, f"sum.{name}.{side}", 1, str(own), side)


def sums_of(state: State, province: int) -> tuple[int, int]:
    """Return the sums of influence of Caesar and of Pompey that face a province, or that it was closed with."""
    if state.fixed_sums and province == state.waiting:
        return state.fixed_sums[codes.CAESAR], state.fixed_sums[codes.POMPEY]
    return state.influence[province], state.influence[codes.PROVINCES + province]


@cache
def province_spots() -> tuple[Spot, ...]:
    """Return the provinces, and the second space of Italia."""
    rule = names.rule_id(codes.RULE_CLOSE_FULL)
    places = []
    for province, name in enumerate(names.PROVINCES):
        places.append(Spot(f"province.{name}", label("province", province=province_of(province)), rule))
        if province == codes.ITALIA:
            says = label("second-space", province=province_of(province))
            places.append(Spot(SECOND_SPACE, says, names.rule_id(codes.RULE_CONTROL_ITALIA)))
    return tuple(places)


# ---- borders -----------------------------------------------------------------------------------------------------


def lay_border(table: Table, state: State, border: int) -> None:
    """Lay out the influence token of a border and the control marker over it."""
    if state.token[border]:
        lay_border_token(table, state, border)
    cover = state.cover[border]
    if cover:
        is_down = cover > codes.COVER_DOWN
        side = cover - 1 - (codes.COVER_DOWN if is_down else 0)
        lay_marker(table, f"border.{names.BORDERS[border]}", side, is_down=is_down)


def border_spots(state: State) -> list[Spot]:
    """Return the border spaces."""
    figures = state.figures
    return [
        border_space(
            border,
            figures.border_symbol[border],
            (figures.first[border], figures.second[border]),
            figures.checkpoint_of[border] >= 0,
        )
        for border in range(codes.BORDERS)
    ]


@cache
def border_space(border: int, symbol: int, ends: tuple[int, int], is_checkpoint: bool) -> Spot:  # noqa: FBT001 (cached)
    """Return a border space with its symbol, between two provinces."""
    first, second = map(province_of, ends)
    says = label(
        "checkpoint" if is_checkpoint else "border",
        symbol=Term(f"caesar-symbol-{names.SYMBOLS[symbol]}"),
        one=first,
        two=second,
    )
    return Spot(f"border.{names.BORDERS[border]}", says, names.rule_id(codes.RULE_PLACE_SYMBOL))


# ---- bonus tokens ------------------------------------------------------------------------------------------------


def kinds_in_play(state: State) -> list[int]:
    """Return the kinds of bonus tokens in play, those of the base game first."""
    kinds = [codes.BONUS_SENATE, codes.BONUS_TACTICS, codes.BONUS_WEALTH, codes.BONUS_MIGHT]
    if state.modules & codes.MODULE_POISON:
        kinds.append(codes.BONUS_POISON)
    if state.modules & codes.MODULE_CENTURIONS:
        kinds.append(codes.BONUS_CENTURION)
    return kinds


def lay_bonus_counts(table: Table, state: State) -> None:
    """Show how many bonus tokens of each kind still lie on the map."""
    for kind in kinds_in_play(state):
        name = names.BONUS[kind]
        count = state.bonus.count(kind)
        table.add(f"bonus.{name}", f"bonus-{name}", label("bonus-kind", bonus=bonus_of(kind)), f"bonus-kind.{name}")
        says = label("bonus-left", count=count)
        table.add(f"bonus.{name}", "count", says, f"bonus-left.{name}", text=f"{_TIMES}{count}")


def bonus_spots(state: State) -> list[Spot]:
    """Return a place for every kind of bonus token in play."""
    return [bonus_spot(kind) for kind in kinds_in_play(state)]


@cache
def bonus_spot(kind: int) -> Spot:
    """Return the place of a kind of bonus token."""
    rule = names.rule_id(codes.RULE_BONUS_USE)
    return Spot(f"bonus.{names.BONUS[kind]}", label("bonus-kind", bonus=bonus_of(kind)), rule)


def lay_bank(table: Table, state: State) -> None:
    """Lay out the face-down bank of the checkpoints."""
    if state.modules & codes.MODULE_CHECKPOINTS:
        count = len(state.bank)
        table.add("bank", "bonus-back", label("bank-tokens", count=count), "bank", text=str(count))


def bank_spots(state: State) -> list[Spot]:
    """Return the bank, where there is one."""
    if not state.modules & codes.MODULE_CHECKPOINTS:
        return []
    return [Spot("bank", label("bank"), names.rule_id(codes.RULE_CHECKPOINTS_BANK))]


# ---- Crassus -----------------------------------------------------------------------------------------------------


def lay_crassus(table: Table, state: State) -> None:
    """Lay out the tactic tiles of Crassus: how many are in the deck, which were used; and his Centurion tokens."""
    if state.crassus < 0:
        return
    count = len(state.deck)
    table.add("crassus.deck", "card-back", label("tiles-left", count=count), "crassus-deck", text=str(count))
    if state.tile >= 0:
        lay_tile(table, state.tile, max(state.used[state.tile], 1), is_last=True)
    for tile, used in enumerate(state.used):
        if used and tile != state.tile:
            lay_tile(table, tile, used)
    if state.modules & codes.MODULE_CENTURIONS:
        left = len(state.pile)
        says = label("pile-left", count=left)
        table.add("crassus.pile", "hand-back", says, "crassus-pile", text=str(left), seat=state.crassus)


def lay_tile(table: Table, tile: int, used: int, *, is_last: bool = False) -> None:
    """Lay a used tactic tile with its icons, and how often its kind was used; the one revealed last stands out."""
    name = names.TILES[tile]
    says = label("tile-last" if is_last else "tile-used", tile=Term(f"caesar-tile-{name.lower()}"), count=used)
    icons = "".join(f"+{icon}" for icon in _TILE_ICONS[tile])
    text = name if used == 1 else f"{name} {_TIMES}{used}"
    table.add("crassus.used", f"{'tactic-now' if is_last else 'tactic'}{icons}", says, f"tile.{name}", text=text)


def crassus_spots(state: State) -> list[Spot]:
    """Return the places of the tactic tiles, where Crassus plays."""
    if state.crassus < 0:
        return []
    places = [
        Spot("crassus.deck", label("deck"), names.rule_id(codes.RULE_CRASSUS_TURN)),
        Spot("crassus.used", label("used"), names.rule_id(codes.RULE_CRASSUS_TILE)),
    ]
    if state.modules & codes.MODULE_CENTURIONS:
        places.append(Spot("crassus.pile", label("pile"), names.rule_id(codes.RULE_CRASSUS_CENTURION)))
    return places
