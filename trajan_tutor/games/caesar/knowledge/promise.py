"""What a placement promises, told from its two provinces alone: so all of them are told in the time of some turns."""

from typing import Final

from trajan_tutor.games.caesar.knowledge.evaluation import MARKER, chance_of, chances_when, lead
from trajan_tutor.games.caesar.rules.codes import (
    BORDERS,
    COVER_NONE,
    ITALIA,
    MOVE_DOWN,
    PROVINCES,
    WAY_FIRST,
    WEIGHT_BORDER_FAR,
    WEIGHT_BORDER_NEAR,
    WEIGHT_PROVINCE,
)
from trajan_tutor.games.caesar.rules.ending import opponent
from trajan_tutor.games.caesar.rules.placing import border_of, token_of
from trajan_tutor.games.caesar.rules.state import State

_SURE: Final = 1000
# What a bonus token is taken to be worth here, in hundredths of a marker: the turn itself is valued by what it brings.
_BONUS: Final = 60


def promising(state: State, most: int) -> list[int]:
    """Return the placements that promise most to the side whose turn it is, no more than so many, the best first."""
    side = state.turn_side
    other = opponent(side)
    own = chances_when(state, side, is_next=False)
    enemy = chances_when(state, other, is_next=True)
    own_borders = _border_values(state, own)
    enemy_borders = _border_values(state, enemy)
    # The same number in the same province promises the same, whatever the other end of the token does.
    known: dict[int, int] = {}
    best: list[int] = []
    promises: list[int] = []
    for move in state.choices:
        promise = 0
        border = border_of(state.figures, move)
        for end in range(2):
            province = state.figures.second[border] if end else state.figures.first[border]
            number = _facing(state, move, end)
            at = number * PROVINCES + province
            if at not in known:
                ahead = lead(state, side, province) + number
                gain = _gain(state, province, ahead, own[province], own_borders[province], mine=True)
                gain -= _gain(state, province, -ahead, enemy[province], enemy_borders[province], mine=False)
                if state.open_spaces[province] == 1 and state.bonus[province]:
                    gain += _BONUS * _SURE
                known[at] = gain
            promise += known[at]
        _insert(best, promises, move, promise, most)
    return best


def _insert(best: list[int], promises: list[int], move: int, promise: int, most: int) -> None:
    """Put a move among the best so far, where its promise places it; of equal ones the lower move comes first.

    Sorting all moves takes a tenth of the time of a playout in the opening: a few of some seventy are wanted.
    """
    place = len(best)
    while place > 0 and (promise > promises[place - 1] or (promise == promises[place - 1] and move < best[place - 1])):
        place -= 1
    if place == most:
        return
    best.insert(place, move)
    promises.insert(place, promise)
    if len(best) > most:
        best.pop()
        promises.pop()


def _facing(state: State, move: int, end: int) -> int:
    """Return the number that a placement turns to the first or the second province of its border; none face down."""
    if move >= MOVE_DOWN:
        return 0
    token = token_of(move)
    is_high = (end == 0) == (move & 1 == WAY_FIRST)
    return state.figures.high[token] if is_high else state.figures.low[token]


def _gain(state: State, province: int, ahead: int, likely: int, borders: int, *, mine: bool) -> int:
    """Return what a side gains in a province that gets one more token, in thousandths of hundredths of a marker.

    `ahead` is its lead then, `likely` how likely it is to control the province without that token, `borders` what the
    borders bring when it does. `mine` tells that the side has placed the token itself.
    """
    markers = 2 if province == ITALIA else 1
    whole = markers * state.figures.weights[WEIGHT_PROVINCE] + borders
    spaces = state.open_spaces[province] - 1
    if spaces:
        return (chance_of(state.figures, spaces, ahead, is_next=not mine) - likely) * whole
    return (_SURE * (markers * MARKER + borders) if ahead > 0 else 0) - likely * whole


def _border_values(state: State, likely: list[int]) -> list[int]:
    """Return for each province what its borders are likely to bring a side that controls it."""
    figures = state.figures
    open_spaces = state.open_spaces
    cover = state.cover
    values = [0] * PROVINCES
    for border in range(BORDERS):
        if cover[border] == COVER_NONE:
            first = figures.first[border]
            second = figures.second[border]
            is_near = open_spaces[first] == 0 or open_spaces[second] == 0
            weight = figures.weights[WEIGHT_BORDER_NEAR if is_near else WEIGHT_BORDER_FAR]
            values[first] += weight * likely[second] // _SURE
            values[second] += weight * likely[first] // _SURE
    return values
