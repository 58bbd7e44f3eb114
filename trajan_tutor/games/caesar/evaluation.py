"""What a position between turns is worth to a side: markers placed, and those it is likely to place.

In hundredths of a control marker, so that both builds compute the same. The weights were set by hand and tried in
games; they are estimates, not figures of the game. A won game outweighs everything else.
"""

from typing import Final

from trajan_tutor.games.caesar.codes import BORDERS, COVER_NONE, ITALIA, PROVINCES
from trajan_tutor.games.caesar.ending import opponent
from trajan_tutor.games.caesar.state import State, markers_placed

MARKER: Final = 100
WON: Final = 6000
SENATE_TOKEN: Final = 40
SUPPLY_TOKEN: Final = 15
_EVEN: Final = 50
_SURE: Final = 100
_LEAST: Final = 3
_MOST: Final = 97


def value_of(state: State, side: int) -> int:
    """Return the worth of a state to a side, in hundredths of a marker; after the end only markers and the win count.

    So the margin of a won game exceeds anything that is only likely.
    """
    value = MARKER * markers_placed(state, side) + won(state, side)
    if state.winner >= 0:
        return value
    value += SENATE_TOKEN * state.senate[side] + SUPPLY_TOKEN * tokens_held(state, side)
    for province in range(PROVINCES):
        value += value_of_province(state, side, province)
    for border in range(BORDERS):
        value += value_of_border(state, side, border)
    return value


def won(state: State, side: int) -> int:
    """Return what having won is worth."""
    return WON if state.winner == side else 0


def tokens_held(state: State, side: int) -> int:
    """Return how many tokens a supply holds, hidden ones included."""
    return len(state.supply[side]) + state.unknown[side]


def lead(state: State, side: int, province: int) -> int:
    """Return by how much a side's influence in a province exceeds the other's; negative where it trails."""
    return state.influence[side * PROVINCES + province] - state.influence[opponent(side) * PROVINCES + province]


def chance(state: State, side: int, province: int) -> int:
    """Return how likely a side is to control a province in a way that allows border markers, in percent."""
    spaces = state.open_spaces[province]
    if spaces == 0:
        return _SURE if state.control[province] == side + 1 and state.turned[province] == 0 else 0
    slope = 14 if spaces == 1 else 10 if spaces == 2 else 8 if spaces == 3 else 6
    percent = _EVEN + slope * lead(state, side, province)
    return _LEAST if percent < _LEAST else _MOST if percent > _MOST else percent


def value_of_province(state: State, side: int, province: int) -> int:
    """Return what an open province is likely to bring: one marker, two in Italia; a closed one brings nothing more."""
    if state.open_spaces[province] == 0:
        return 0
    markers = 2 if province == ITALIA else 1
    return markers * MARKER * chance(state, side, province) // 100


def value_of_border(state: State, side: int, border: int) -> int:
    """Return what a border is likely to bring: a marker if the side controls the provinces on both sides of it."""
    if state.cover[border] != COVER_NONE:
        return 0
    first = chance(state, side, state.figures.first[border])
    second = chance(state, side, state.figures.second[border])
    return MARKER * first * second // 10000
