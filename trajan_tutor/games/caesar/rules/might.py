"""Might: turning one enemy influence token or control marker face down."""

from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.ending import opponent
from trajan_tutor.games.caesar.rules.state import State, record


def token_rule(state: State, side: int, border: int) -> int:
    """Return the rule that forbids a side to turn the influence token of a border face down, or 0 (C6)."""
    if not state.token[border] or state.owner[border] == side:
        return codes.RULE_MIGHT_ENEMY
    if state.cover[border] != codes.COVER_NONE:
        return codes.RULE_MIGHT_COVERED
    return codes.RULE_MIGHT_FACE_UP if state.down[border] else codes.RULE_NONE


def border_marker_rule(state: State, side: int, border: int) -> int:
    """Return the rule that forbids a side to turn the control marker of a border face down, or 0."""
    if state.cover[border] == opponent(side) + 1 + codes.COVER_DOWN:
        return codes.RULE_MIGHT_FACE_UP
    return codes.RULE_NONE if state.cover[border] == opponent(side) + 1 else codes.RULE_MIGHT_ENEMY


def marker_rule(state: State, side: int, province: int) -> int:
    """Return the rule that forbids a side to turn a control marker on a province face down, or 0."""
    if state.control[province] != opponent(side) + 1:
        return codes.RULE_MIGHT_ENEMY
    return codes.RULE_NONE if state.shown[province] else codes.RULE_MIGHT_FACE_UP


def might_choices(state: State) -> list[int]:
    """Return every target of Might."""
    side = state.turn_side
    choices = []
    for border in range(codes.BORDERS):
        if state.token[border]:
            if token_rule(state, side, border) == codes.RULE_NONE:
                choices.append(codes.MOVE_MIGHT_TOKEN + border)
            elif border_marker_rule(state, side, border) == codes.RULE_NONE:
                choices.append(codes.MOVE_MIGHT_MARKER + border)
    for province in range(codes.PROVINCES):
        if marker_rule(state, side, province) == codes.RULE_NONE:
            choices.append(codes.MOVE_MIGHT_PROVINCE + province)
    return choices


def use_might(state: State, move: int) -> None:
    """Turn the chosen target face down."""
    side = state.turn_side
    if move >= codes.MOVE_MIGHT_PROVINCE:
        province = move - codes.MOVE_MIGHT_PROVINCE
        state.shown = state.shown[:]
        state.shown[province] -= 1
        state.turned = state.turned[:]
        state.turned[province] += 1
        record(state, codes.EVENT_TURNED_MARKER, codes.RULE_MIGHT_MARKER, side, province, 0)
    elif move >= codes.MOVE_MIGHT_MARKER:
        border = move - codes.MOVE_MIGHT_MARKER
        state.cover = state.cover[:]
        state.cover[border] += codes.COVER_DOWN
        record(state, codes.EVENT_TURNED_BORDER_MARKER, codes.RULE_MIGHT_MARKER, side, border, 0)
    else:
        turn_token_down(state, move - codes.MOVE_MIGHT_TOKEN)


def turn_token_down(state: State, border: int) -> None:
    """Turn an influence token face down: it counts 0 on both sides; a closed province does not change."""
    figures = state.figures
    token = state.token[border] - 1
    owner = state.owner[border]
    toward_first = figures.high[token] if state.way[border] == codes.WAY_FIRST else figures.low[token]
    state.influence[owner * codes.PROVINCES + figures.first[border]] -= toward_first
    state.influence[owner * codes.PROVINCES + figures.second[border]] -= figures.token_sum[token] - toward_first
    state.down = state.down[:]
    state.down[border] = 1
    # Which number faced which province no longer matters: equal positions are written alike.
    state.way[border] = codes.WAY_FIRST
    record(state, codes.EVENT_TURNED_TOKEN, codes.RULE_MIGHT_INFLUENCE, state.turn_side, border, token)
