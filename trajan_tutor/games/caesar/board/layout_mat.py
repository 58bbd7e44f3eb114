"""The layout of a side's mat: markers left, supply, bag, Senate places, Centurion tokens."""

from functools import cache

from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.games.caesar.board.layout_pieces import (
    Table,
    label,
    lay_bonus,
    lay_marker,
    lay_supply_token,
    letter,
    side_of,
)
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.state import State

# So many Senate places are printed on each side of the board; more tokens may be held (C9).
_SENATE_PLACES = 4


def lay_mat(table: Table, state: State, side: int) -> None:
    """Lay out everything on a mat."""
    lay_name(table, state, side)
    lay_markers(table, state, side)
    lay_supply(table, state, side)
    lay_senate(table, state, side)
    lay_centurions(table, state, side)


def mat_spots(state: State, side: int) -> list[Spot]:
    """Return the places of a mat."""
    places = places_of_mat(side, len(state.supply[side]), senate_places(state, side), hides=state.unknown[side] > 0)
    return [*places, *centurion_spots(state, side)]


@cache
def places_of_mat(side: int, tokens: int, senate: int, *, hides: bool) -> tuple[Spot, ...]:
    """Return the places of a mat with so many tokens and Senate places; those of the Centurions are apart."""
    mat = f"mat.{side}"
    owner = side_of(side)
    places = [
        Spot(f"{mat}.name", label("name", side=owner), names.rule_id(codes.RULE_TURN_ORDER)),
        Spot(f"{mat}.markers", label("markers-of", side=owner), names.rule_id(codes.RULE_END_LAST_MARKER)),
    ]
    rule = names.rule_id(codes.RULE_SETUP_SUPPLY)
    for number in range(tokens):
        says = label("supply", side=owner, number=number + 1)
        places.append(Spot(f"{mat}.supply.{number}", says, names.rule_id(codes.RULE_PLACE_SUPPLY)))
    if hides:
        places.append(Spot(f"{mat}.supply.hidden", label("supply-hidden", side=owner), rule))
    places.append(Spot(f"{mat}.bag", label("bag", side=owner), names.rule_id(codes.RULE_DRAW_ONE)))
    rule = names.rule_id(codes.RULE_SENATE_MARKERS)
    for number in range(senate):
        places.append(Spot(f"{mat}.senate.{number}", label("senate", side=owner, number=number + 1), rule))
    return tuple(places)


def senate_places(state: State, side: int) -> int:
    """Return how many Senate places a side has: the printed ones, or as many as it holds tokens."""
    return max(_SENATE_PLACES, state.senate[side])


def lay_name(table: Table, state: State, side: int) -> None:
    """Lay out letter and name, and whether the side is to decide or has won."""
    spot = f"mat.{side}.name"
    table.add(spot, "letter", label("name", side=side_of(side)), f"letter.{side}", text=letter(side), seat=side)
    table.add(spot, "name", label("name", side=side_of(side)), f"name.{side}", seat=side)
    if state.winner == side:
        table.add(spot, "won", label("won", side=side_of(side)), "won", seat=side)
    elif state.winner < 0 and state.actor == side:
        table.add(spot, "to-act", label("to-act", side=side_of(side)), "to-act", seat=side)


def lay_markers(table: Table, state: State, side: int) -> None:
    """Lay out the race: the markers left as a figure and as pieces, and where those that are gone lay."""
    spot = f"mat.{side}.markers"
    left = state.markers[side]
    table.add(spot, "score", label("markers", count=left), f"markers.{side}", text=str(left), seat=side)
    first = table.numbers(f"marker.{side}", left)
    table.placements += markers_left(side, first, left)
    gone = state.figures.markers_per_side - left
    table.placements += markers_gone(side, table.numbers(f"gone.{side}", gone), gone)


@cache
def markers_left(side: int, first: int, count: int) -> tuple[Placement, ...]:
    """Return so many markers of a side beside one another, numbered from the first one on.

    The figure tells how many there are: the pieces have the label of the place, which is not told again.
    """
    spot, says, text = f"mat.{side}.markers", label("markers-of", side=side_of(side)), letter(side)
    pieces = (f"marker.{side}.{number}" for number in range(first, first + count))
    return tuple(Placement(spot, "control", says, piece, 1, text, side) for piece in pieces)


@cache
def markers_gone(side: int, first: int, count: int) -> tuple[Placement, ...]:
    """Return the places of so many markers that a side no longer has."""
    spot, says = f"mat.{side}.markers", label("markers-of", side=side_of(side))
    return tuple(
        Placement(spot, "control-gone", says, f"gone.{side}.{number}") for number in range(first, first + count)
    )


def lay_supply(table: Table, state: State, side: int) -> None:
    """Lay out the supply, hidden tokens only counted, and the bag."""
    mat = f"mat.{side}"
    for number, token in enumerate(state.supply[side]):
        lay_supply_token(table, state, f"{mat}.supply.{number}", side, token)
    unknown = state.unknown[side]
    if unknown:
        says = label("tokens-hidden", count=unknown)
        table.add(f"{mat}.supply.hidden", "hand-back", says, f"hidden.{side}", text=str(unknown), seat=side)
    in_bag = tokens_in_bag(state, side)
    table.add(f"{mat}.bag", "bag", label("tokens-in-bag", count=in_bag), f"bag.{side}", text=str(in_bag), seat=side)


def tokens_in_bag(state: State, side: int) -> int:
    """Return the tokens in a bag; in an observation the list of the bag holds the hidden tokens of the supply too."""
    return len(state.bag[side]) - state.unknown[side]


def lay_senate(table: Table, state: State, side: int) -> None:
    """Lay out the Senate tokens held, and the markers under them, one by one from the first token on."""
    mat = f"mat.{side}"
    held = state.senate[side]
    for number in range(held):
        lay_bonus(table, f"{mat}.senate.{number}", codes.BONUS_SENATE)
    for number in range(state.under[side]):
        lay_marker(table, f"{mat}.senate.{number % held}", side)


# ---- Centurion tokens --------------------------------------------------------------------------------------------


def lay_centurions(table: Table, state: State, side: int) -> None:
    """Lay out the Centurion tokens that a side may still take."""
    if not has_centurions(state, side):
        return
    mat = f"mat.{side}"
    kinds = centurion_kinds(state, side)
    says = label("centurions-left", count=len(kinds))
    table.add(f"{mat}.centurions", "bonus-centurion", says, f"centurions.{side}")
    for kind in kinds:
        lay_supply_token(table, state, f"{mat}.centurions.{kind}", side, state.figures.centurion_tokens[kind])


def has_centurions(state: State, side: int) -> bool:
    """Return whether a side has Centurion tokens of its own to take; those of Crassus lie in a pile."""
    return bool(state.modules & codes.MODULE_CENTURIONS) and side != state.crassus


def centurion_kinds(state: State, side: int) -> list[int]:
    """Return the kinds of Centurion tokens that a side may still take."""
    return [kind for kind in range(codes.CENTURION_KINDS) if state.centurions[side] >> kind & 1]


def centurion_spots(state: State, side: int) -> list[Spot]:
    """Return the places of the Centurion tokens: all three, so that they keep their places."""
    if not has_centurions(state, side):
        return []
    rule = names.rule_id(codes.RULE_CENTURIONS_TAKE)
    places = [Spot(f"mat.{side}.centurions", label("centurions", side=side_of(side)), rule)]
    for kind in range(codes.CENTURION_KINDS):
        says = label("centurion", side=side_of(side), number=kind + 1)
        places.append(Spot(f"mat.{side}.centurions.{kind}", says, rule))
    return places
