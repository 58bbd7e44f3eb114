"""Placing an influence token: where it may lie and which way round, and what it does to the sums."""

from trajan_tutor.games.caesar.rules.codes import (
    BORDERS,
    CENTURION_KINDS,
    CHECKPOINTS,
    EVENT_PLACED,
    EVENT_PLACED_DOWN,
    MODULE_CHECKPOINTS,
    MOVE_DOWN,
    MOVE_PLACE,
    PHASE_BANK_DRAW,
    PHASE_CLOSING,
    PHASE_DRAW,
    PHASE_ORDER,
    PROVINCES,
    RULE_CHECKPOINTS_EMPTY,
    RULE_CHECKPOINTS_FACE_DOWN,
    RULE_CHECKPOINTS_MODULES,
    RULE_NONE,
    RULE_PLACE_FREE,
    RULE_PLACE_SUPPLY,
    RULE_PLACE_SYMBOL,
    RULE_PLACE_TOKEN,
    RULE_PLACE_WAY,
    SPACES_PER_SYMBOL,
    SYMBOLS,
    WAY_FIRST,
)
from trajan_tutor.games.caesar.rules.figures import Figures
from trajan_tutor.games.caesar.rules.state import State, record


def placement_move(token: int, border: int, way: int) -> int:
    """Return the move of a placement.

    >>> placement_move(1, 0, 1)
    61
    """
    return MOVE_PLACE + (token * BORDERS + border) * 2 + way


def token_of(move: int) -> int:
    """Return the influence token of a placement, face up or face down."""
    return (move - MOVE_DOWN) // CHECKPOINTS if move >= MOVE_DOWN else (move - MOVE_PLACE) // (2 * BORDERS)


def border_of(figures: Figures, move: int) -> int:
    """Return the border of a placement, face up or face down."""
    if move >= MOVE_DOWN:
        return figures.checkpoints[(move - MOVE_DOWN) % CHECKPOINTS]
    return (move - MOVE_PLACE) // 2 % BORDERS


def facing(figures: Figures, token: int, border: int, way: int, province: int) -> int:
    """Return the number of a token that faces one of the two provinces of a border."""
    if (figures.first[border] == province) == (way == WAY_FIRST):
        return figures.high[token]
    return figures.low[token]


# ---- what may be placed ------------------------------------------------------------------------------------------


def space_rule(state: State, side: int, token: int, border: int) -> int:
    """Return the rule that forbids a token on a space, whichever way round, or 0."""
    if token not in state.supply[side]:
        return RULE_PLACE_SUPPLY
    if state.token[border]:
        return RULE_PLACE_FREE
    if not state.figures.fits[token] >> state.figures.border_symbol[border] & 1:
        return RULE_PLACE_SYMBOL
    return RULE_NONE


def place_rule(state: State, side: int, token: int, border: int, way: int) -> int:
    """Return the rule that forbids a placement face up, or 0; equal numbers have one way round only."""
    rule = space_rule(state, side, token, border)
    if rule == RULE_NONE and way != WAY_FIRST and state.figures.high[token] == state.figures.low[token]:
        return RULE_PLACE_WAY
    return rule


def down_rule(state: State, side: int, token: int, checkpoint: int) -> int:
    """Return the rule that forbids a placement face down on a checkpoint, or 0 (C11, C12)."""
    if not state.modules & MODULE_CHECKPOINTS:
        return RULE_CHECKPOINTS_MODULES
    if not state.bank and not state.figures.empty_bank_allows:
        return RULE_CHECKPOINTS_EMPTY
    return space_rule(state, side, token, state.figures.checkpoints[checkpoint])


def placement_choices(state: State) -> list[int]:
    """Return every placement of the side whose turn it is."""
    figures = state.figures
    side = state.turn_side
    free = state.free
    choices: list[int] = []
    before = -1
    for token in state.supply[side]:
        # A supply is sorted, so equal tokens follow one another.
        if token == before:
            continue
        before = token
        fits = figures.fits[token]
        for symbol in range(SYMBOLS):
            mask = free[symbol]
            if mask and fits >> symbol & 1:
                moves = figures.placements[((token * SYMBOLS + symbol) << SPACES_PER_SYMBOL) | mask]
                if moves is None:
                    moves = list_placements(figures, token, symbol, mask)
                choices.extend(moves)
    if state.modules & MODULE_CHECKPOINTS and (state.bank or figures.empty_bank_allows):
        add_placements_face_down(state, choices)
    return choices


def list_placements(figures: Figures, token: int, symbol: int, mask: int) -> list[int]:
    """Return the placements of a token on the free spaces of a symbol, and keep them for the next time."""
    moves: list[int] = []
    ways = 1 if figures.high[token] == figures.low[token] else 2
    for border in figures.spaces[symbol]:
        if mask >> figures.bit_of[border] & 1:
            for way in range(ways):
                moves.append(placement_move(token, border, way))
    figures.placements[((token * SYMBOLS + symbol) << SPACES_PER_SYMBOL) | mask] = moves
    return moves


def add_placements_face_down(state: State, choices: list[int]) -> None:
    """Add the placements face down on free checkpoints."""
    side = state.turn_side
    before = -1
    for token in state.supply[side]:
        if token == before:
            continue
        before = token
        for checkpoint in range(CHECKPOINTS):
            if down_rule(state, side, token, checkpoint) == RULE_NONE:
                choices.append(MOVE_DOWN + token * CHECKPOINTS + checkpoint)


def can_place(state: State, side: int) -> bool:
    """Return whether a side has a token that fits a free space."""
    fits = state.figures.fits
    free = (1 if state.free[0] else 0) | (2 if state.free[1] else 0) | (4 if state.free[2] else 0)
    return any(fits[token] & free for token in state.supply[side])


def rule_against(state: State, side: int, move: int) -> int:
    """Return the rule that forbids a placement, face up or face down, or 0."""
    if move < MOVE_DOWN:
        return place_rule(state, side, token_of(move), border_of(state.figures, move), move & 1)
    return down_rule(state, side, token_of(move), (move - MOVE_DOWN) % CHECKPOINTS)


# ---- placing -----------------------------------------------------------------------------------------------------


def place(state: State, move: int) -> None:
    """Play a placement: the token leaves the supply and lies on its space; what follows is the phase."""
    side = state.turn_side
    state.turns += 1
    token = token_of(move)
    border = border_of(state.figures, move)
    leave_supply(state, side, token)
    if move >= MOVE_DOWN:
        record(state, EVENT_PLACED_DOWN, RULE_CHECKPOINTS_FACE_DOWN, side, token, border)
        lay_face_down(state, side, token, border)
        find_closed(state, border, state.figures.first[border])
        if state.bank:
            state.phase = PHASE_BANK_DRAW
        else:
            go_to_closings(state)
        return
    record(state, EVENT_PLACED, RULE_PLACE_TOKEN, side, token, border * 2 + (move & 1))
    lay_token(state, side, token, border, move & 1)
    find_closed(state, border, state.figures.first[border])
    go_to_closings(state)


def leave_supply(state: State, side: int, token: int) -> None:
    """Take a token out of a supply; a Centurion token there is no longer one that both sides know of."""
    state.supply[side].remove(token)
    if state.known[side]:
        for kind in range(CENTURION_KINDS):
            if state.figures.centurion_tokens[kind] == token:
                state.known = state.known[:]
                state.known[side] &= ~(1 << kind)


def lay_token(state: State, side: int, token: int, border: int, way: int) -> None:
    """Lay a token face up on a space."""
    figures = state.figures
    occupy(state, side, token, border)
    state.way[border] = way
    first = side * PROVINCES + figures.first[border]
    second = side * PROVINCES + figures.second[border]
    if way == WAY_FIRST:
        state.influence[first] += figures.high[token]
        state.influence[second] += figures.low[token]
    else:
        state.influence[first] += figures.low[token]
        state.influence[second] += figures.high[token]


def lay_face_down(state: State, side: int, token: int, border: int) -> None:
    """Lay a token face down on a space: it counts for nothing."""
    occupy(state, side, token, border)
    state.down = state.down[:]
    state.down[border] = 1


def occupy(state: State, side: int, token: int, border: int) -> None:
    """Take a space: it is no longer free for either of its provinces."""
    figures = state.figures
    state.token[border] = token + 1
    state.owner[border] = side
    state.open_spaces[figures.first[border]] -= 1
    state.open_spaces[figures.second[border]] -= 1
    state.free[figures.border_symbol[border]] &= ~(1 << figures.bit_of[border])


def find_closed(state: State, border: int, aimed: int) -> None:
    """Note which provinces the last placement closed; the one that was aimed at comes first."""
    figures = state.figures
    first = figures.first[border]
    second = figures.second[border]
    if aimed == second:
        second = first
        first = aimed
    state.closing = first if state.open_spaces[first] == 0 else -1
    state.waiting = second if state.open_spaces[second] == 0 else -1
    if state.closing < 0:
        state.closing = state.waiting
        state.waiting = -1


def go_to_closings(state: State) -> None:
    """Go on after a placement: to the choice of an order, to a closing, or to the draw."""
    if state.waiting >= 0:
        state.phase = PHASE_ORDER
    elif state.closing >= 0:
        state.phase = PHASE_CLOSING
    else:
        state.phase = PHASE_DRAW
