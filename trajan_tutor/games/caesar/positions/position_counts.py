"""Checks that a position can exist: pieces are accounted for at most, and nothing lies where it cannot lie."""

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.placing import can_place
from trajan_tutor.games.caesar.rules.setup import markers_on_board
from trajan_tutor.games.caesar.rules.state import State


def check_counts(state: State) -> None:
    """Raise UnreadableError for the first thing in a position that no game can lead to."""
    check_provinces(state)
    check_borders(state)
    if state.crassus != codes.NOBODY:
        check_tiles(state)
    for side in range(codes.SIDES):
        check_tokens(state, side)
        check_markers(state, side)
    check_bonus_tokens(state)
    check_bank(state)


def _at_most(place: str, name: str, number: int, most: int) -> None:
    if number > most:
        raise UnreadableError("caesar-position-count", place=place, name=name, found=number, most=most)


def check_tokens(state: State, side: int) -> None:
    """Check that a side has no influence token more often than the box holds, Centurion tokens only with the module."""
    place = f"sides.{names.SIDES[side]}"
    own = [state.token[border] - 1 for border in range(codes.BORDERS) if state.owner[border] == side]
    for token, name in enumerate(names.TOKENS):
        number = own.count(token) + state.supply[side].count(token) + state.bag[side].count(token)
        most = state.figures.token_count[token]
        if name in names.CENTURIONS:
            most = 1 if state.modules & codes.MODULE_CENTURIONS else 0
            number += state.centurions[side] >> names.CENTURIONS.index(name) & 1
        if side == state.crassus:
            number += state.pile.count(token)
        _at_most(place, name, number, most)
    if side == state.crassus and state.centurions[side]:
        raise UnreadableError("caesar-position-not-his", place=f"{place}.centurions")


def check_markers(state: State, side: int) -> None:
    """Check the control markers of a side, and enter those that were placed in the ledger."""
    place = f"sides.{names.SIDES[side]}"
    if state.under[side] and not state.senate[side]:
        raise UnreadableError("caesar-position-under", place=f"{place}.under")
    placed = markers_on_board(state, side) + state.under[side]
    most = state.figures.markers_per_side
    _at_most(place, "markers", placed + state.markers[side], most)
    state.ledger[side * codes.SOURCES + codes.SOURCE_LOADED] = most - state.markers[side]


def check_bonus_tokens(state: State) -> None:
    """Check that no bonus token is there more often than in the box, and those of a module only with it."""
    for bonus, name in enumerate(names.BONUS):
        if not name:
            continue
        most = state.figures.bonus_tokens[bonus]
        if bonus == codes.BONUS_POISON and not state.modules & codes.MODULE_POISON:
            most = 0
        if bonus == codes.BONUS_CENTURION and not state.modules & codes.MODULE_CENTURIONS:
            most = 0
        number = state.bonus.count(bonus) + state.bank.count(bonus)
        if bonus == codes.BONUS_SENATE:
            number += sum(state.senate)
        _at_most("provinces, bank, sides", name, number, most)


def check_bank(state: State) -> None:
    """Check that a bank is there only with its module, holds no more than was replaced, and tokens of the base game."""
    most = 2 * state.figures.replaced if state.modules & codes.MODULE_CHECKPOINTS else 0
    _at_most("bank", "bonus", len(state.bank), most)
    for number, bonus in enumerate(state.bank):
        if bonus in (codes.BONUS_POISON, codes.BONUS_CENTURION):
            raise UnreadableError("caesar-position-bank", place=f"bank[{number}]", name=names.BONUS[bonus])


def check_provinces(state: State) -> None:
    """Check bonus tokens and control markers of every province: open ones have no marker, closed ones no token."""
    over = state.phase == codes.PHASE_OVER
    for province, name in enumerate(names.PROVINCES):
        place = f"provinces.{name}"
        markers = state.shown[province] + state.turned[province]
        if state.open_spaces[province]:
            if markers:
                raise UnreadableError("caesar-position-open-marker", place=f"{place}.markers")
        elif state.bonus[province] and (not over or markers):
            raise UnreadableError("caesar-position-closed-bonus", place=f"{place}.bonus")
        _at_most(f"{place}.markers", "markers", markers, 2 if province == codes.ITALIA else 1)
        if province == codes.ITALIA and markers == 1 and not over:
            raise UnreadableError("caesar-position-italia", place=f"{place}.markers")


def check_borders(state: State) -> None:
    """Check that a marker on a border belongs to the side that controls both provinces."""
    for border, name in enumerate(names.BORDERS):
        if state.cover[border]:
            side = (state.cover[border] - 1) % codes.SIDES
            for province in (state.figures.first[border], state.figures.second[border]):
                if state.control[province] != side + 1:
                    raise UnreadableError(
                        "caesar-position-border-marker",
                        place=f"borders.{name}.marker",
                        side=names.SIDES[side],
                        province=names.PROVINCES[province],
                    )


def check_tiles(state: State) -> None:
    """Check that no tile is there more often than in the deck, and that the pile holds Centurion tokens only."""
    decks = state.figures.decks
    if state.modules & codes.MODULE_CENTURIONS:
        decks = state.figures.decks_with_centurions
    for tile, name in enumerate(names.TILES):
        total = state.deck.count(tile) + state.used[tile]
        if total > decks[state.difficulty].count(tile):
            expected = ", ".join(names.TILES[wanted] for wanted in decks[state.difficulty])
            raise UnreadableError("caesar-position-tiles", place="solo.deck, solo.used", name=name, expected=expected)
    if not state.deck and not sum(state.used):
        raise UnreadableError("caesar-position-no-tiles", place="solo.deck")
    for number, token in enumerate(state.pile):
        if token not in state.figures.centurion_tokens:
            raise UnreadableError("caesar-position-pile", place=f"solo.pile[{number}]", name=names.TOKENS[token])


def check_winner(state: State) -> None:
    """Check that a game without a winner can go on, and that one with a winner is over."""
    finished = [side for side in range(codes.SIDES) if state.markers[side] == 0]
    if state.phase == codes.PHASE_OVER:
        if finished and state.winner not in finished:
            raise UnreadableError("caesar-position-not-winner", side=names.SIDES[state.winner])
        return
    if finished:
        raise UnreadableError("caesar-position-last-marker", place=f"sides.{names.SIDES[finished[0]]}.markers")
    if state.phase == codes.PHASE_TURN and not can_place(state, state.turn_side):
        raise UnreadableError("caesar-position-cannot-place", place="actor", side=names.SIDES[state.turn_side])
