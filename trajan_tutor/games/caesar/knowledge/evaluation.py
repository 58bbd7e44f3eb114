"""What a position between turns is worth to a side: markers placed, and those it is likely to place.

In hundredths of a control marker, so that both builds compute the same. The weights stand in `data/evaluation.toml`:
they are fitted to games, estimates and no figures of the game. A won game outweighs everything else.
"""

from typing import Final

from trajan_tutor.games.caesar.rules.closing import is_barred
from trajan_tutor.games.caesar.rules.codes import (
    BORDERS,
    COVER_NONE,
    ITALIA,
    MOST_LEAD,
    PHASE_CRASSUS,
    PHASE_TURN,
    PROVINCES,
    WEIGHT_BORDER_FAR,
    WEIGHT_BORDER_NEAR,
    WEIGHT_PROVINCE,
    WEIGHT_SENATE,
    WEIGHT_SUPPLY,
)
from trajan_tutor.games.caesar.rules.ending import opponent
from trajan_tutor.games.caesar.rules.figures import Figures
from trajan_tutor.games.caesar.rules.state import State, markers_placed

MARKER: Final = 100
WON: Final = 6000
_SURE: Final = 1000
_LEADS: Final = 2 * MOST_LEAD + 1


def value_of(state: State, side: int) -> int:
    """Return the worth of a state to a side, in hundredths of a marker; after the end only markers and the win count.

    So the margin of a won game exceeds anything that is only likely.
    """
    value = MARKER * markers_placed(state, side) + won(state, side)
    if state.winner >= 0:
        return value
    value += value_of_senate(state, side) + value_of_supply(state, side)
    likely = chances(state, side)
    open_spaces = state.open_spaces
    for province in range(PROVINCES):
        if open_spaces[province]:
            value += value_of_province(state, province, likely)
    first = state.figures.first
    cover = state.cover
    for border in range(BORDERS):
        # Most borders are left out by one look: they bring nothing more, or nothing to this side.
        if cover[border] == COVER_NONE and likely[first[border]]:
            value += value_of_border(state, border, likely)
    return value


def won(state: State, side: int) -> int:
    """Return what having won is worth."""
    return WON if state.winner == side else 0


def tokens_held(state: State, side: int) -> int:
    """Return how many tokens a supply holds, hidden ones included."""
    return len(state.supply[side]) + state.unknown[side]


def value_of_senate(state: State, side: int) -> int:
    """Return what Senate tokens are likely to bring."""
    return state.figures.weights[WEIGHT_SENATE] * state.senate[side]


def value_of_supply(state: State, side: int) -> int:
    """Return what it is worth to have more tokens to choose from."""
    return state.figures.weights[WEIGHT_SUPPLY] * tokens_held(state, side)


def lead(state: State, side: int, province: int) -> int:
    """Return by how much a side's influence in a province exceeds the other's; negative where it trails."""
    return state.influence[side * PROVINCES + province] - state.influence[opponent(side) * PROVINCES + province]


def is_next(state: State, side: int) -> bool:
    """Return whether a side places the next token; while a turn goes on that is the other side."""
    between = state.phase == PHASE_TURN or state.phase == PHASE_CRASSUS
    return between == (state.turn_side == side)


def chance_of(figures: Figures, spaces: int, ahead: int, *, is_next: bool) -> int:
    """Return how likely a side is to control a province with so many free spaces, in thousandths, by its lead."""
    known = -MOST_LEAD if ahead < -MOST_LEAD else MOST_LEAD if ahead > MOST_LEAD else ahead
    row = 2 * spaces + (1 if is_next else 0)
    return figures.chances[row * _LEADS + known + MOST_LEAD]


def chances(state: State, side: int) -> list[int]:
    """Return how likely a side is to control each province in a way that allows border markers, in thousandths."""
    return chances_when(state, side, is_next=is_next(state, side))


def chances_when(state: State, side: int, *, is_next: bool) -> list[int]:
    """Return the same as `chances`, were the side to place the next token or not."""
    figures = state.figures
    influence = state.influence
    own = side * PROVINCES
    enemy = opponent(side) * PROVINCES
    thousandths: list[int] = []
    for province in range(PROVINCES):
        spaces = state.open_spaces[province]
        if spaces:
            thousandths.append(
                chance_of(figures, spaces, influence[own + province] - influence[enemy + province], is_next=is_next)
            )
        else:
            thousandths.append(_SURE if state.control[province] == side + 1 and not is_barred(state, province) else 0)
    return thousandths


def value_of_province(state: State, province: int, likely: list[int]) -> int:
    """Return what an open province is likely to bring: one marker, two in Italia; a closed one brings nothing more.

    `likely` is how likely the side is to control each province.
    """
    if state.open_spaces[province] == 0:
        return 0
    markers = 2 if province == ITALIA else 1
    return markers * state.figures.weights[WEIGHT_PROVINCE] * likely[province] // _SURE


def value_of_border(state: State, border: int, likely: list[int]) -> int:
    """Return what a border is likely to bring: a marker if the side controls the provinces on both sides of it.

    `likely` is how likely the side is to control each province.
    """
    if state.cover[border] != COVER_NONE:
        return 0
    first, second = state.figures.first[border], state.figures.second[border]
    both = likely[first] * likely[second]
    if both == 0:
        return 0
    is_near = state.open_spaces[first] == 0 or state.open_spaces[second] == 0
    weight = state.figures.weights[WEIGHT_BORDER_NEAR if is_near else WEIGHT_BORDER_FAR]
    return weight * both // (_SURE * _SURE)
