"""Whether a position between two turns can arise in play: pieces that never leave, and bonus tokens that have to lie.

What has left the game stands in no position, so this finds much of what cannot be, not all of it.
"""

from collections.abc import Iterator

from trajan_tutor.engine.message import Message
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.setup import markers_on_board
from trajan_tutor.games.caesar.rules.state import State


def impossible(state: State) -> list[Message]:
    """Return everything in a state between two turns that no game can lead to."""
    if state.phase not in (codes.PHASE_TURN, codes.PHASE_CRASSUS):
        return []
    problems = [*_bonus_tokens(state), *_italia(state), *_tiles(state)]
    for side in range(codes.SIDES):
        problems += [*_tokens(state, side), *_markers(state, side), *_supply(state, side)]
    return problems


def _other(place: str, name: str, number: int, expected: int) -> Iterator[Message]:
    if number != expected:
        yield Message.of("caesar-impossible-count", place=place, name=name, found=number, expected=expected)


def _tokens(state: State, side: int) -> Iterator[Message]:
    """Yield influence tokens that are nowhere: none ever leaves the game."""
    own = [state.token[border] - 1 for border in range(codes.BORDERS) if state.owner[border] == side]
    for token, name in enumerate(names.TOKENS):
        number = own.count(token) + state.supply[side].count(token) + state.bag[side].count(token)
        expected = state.figures.token_count[token]
        if name in names.CENTURIONS and state.modules & codes.MODULE_CENTURIONS:
            expected = 1
            number += state.centurions[side] >> names.CENTURIONS.index(name) & 1
            number += state.pile.count(token) if side == state.crassus else 0
        yield from _other(f"sides.{names.SIDES[side]}", name, number, expected)


def _markers(state: State, side: int) -> Iterator[Message]:
    """Yield control markers that are nowhere; only in the harder variant those of Crassus leave the game."""
    placed = markers_on_board(state, side) + state.under[side]
    if not (side == state.crassus and state.harder):
        left = state.figures.markers_per_side - placed
        yield from _other(f"sides.{names.SIDES[side]}", "markers", state.markers[side], left)


def _supply(state: State, side: int) -> Iterator[Message]:
    """Yield a supply larger than its limit. A smaller one can arise: some draws may be left, some turns have none."""
    size = len(state.supply[side])
    if side != state.crassus and size > state.limit[side]:
        yield from _other(f"sides.{names.SIDES[side]}.supply", "supply", size, state.limit[side])


def _bonus_tokens(state: State) -> Iterator[Message]:
    """Yield open provinces without a bonus token: it leaves only when the province is closed."""
    for province, name in enumerate(names.PROVINCES):
        if state.open_spaces[province] and not state.bonus[province]:
            yield Message.of("caesar-impossible-bonus", province=name)


def _italia(state: State) -> Iterator[Message]:
    """Yield another token than Senate in Italia."""
    if state.open_spaces[codes.ITALIA] and state.bonus[codes.ITALIA] not in (codes.BONUS_NONE, codes.BONUS_SENATE):
        yield Message.of("caesar-impossible-italia")


def _tiles(state: State) -> Iterator[Message]:
    """Yield tactic tiles of Crassus that are missing."""
    if state.crassus == codes.NOBODY:
        return
    figures = state.figures
    decks = figures.decks_with_centurions if state.modules & codes.MODULE_CENTURIONS else figures.decks
    for tile, name in enumerate(names.TILES):
        number = state.deck.count(tile) + state.used[tile]
        yield from _other("solo.deck, solo.used", name, number, decks[state.difficulty].count(tile))
