"""Phase IV: revenue, Merchants and Stalls; then Private temples, then Taverns (S18)."""

from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.fighting import begin_fighting
from trajan_tutor.games.sylla.rules.setup import begin_part
from trajan_tutor.games.sylla.rules.state import State, record, standing, take_behind_screen, tokens_left
from trajan_tutor.games.sylla.rules.tracks import move_marker_by


def begin_incomes(state: State) -> None:
    """Let the consul have his income first."""
    state.moved = 0
    begin_part(state)
    begin_income(state, state.consul)


def begin_income(state: State, seat: int) -> None:
    """Give a seat its deniers, and ask for its Temples."""
    figures = state.figures
    start = seat * codes.CARDS
    merchants = state.upright[start + codes.MERCHANT] + state.upright[start + codes.CHRISTIAN_MERCHANT]
    deniers = (
        figures.revenue
        + merchants * figures.merchant_deniers
        + standing(state, seat, codes.STALL) * figures.stall_deniers
    )
    state.deniers[seat] += deniers
    record(state, codes.EVENT_INCOME, codes.RULE_INCOME_REVENUE, seat, deniers, 0)
    state.actor = seat
    state.middle = 0
    state.temples = standing(state, seat, codes.TEMPLE)
    state.taverns = standing(state, seat, codes.TAVERN)
    state.phase = codes.PHASE_TEMPLE


def end_income(state: State) -> None:
    """Go on clockwise, and to the events when all have their income."""
    state.middle = 0
    state.temples = 0
    state.taverns = 0
    following = (state.actor + 1) % state.seats
    if following == state.consul:
        state.moved = 0
        begin_fighting(state)
    else:
        begin_income(state, following)


# ---- Private temples ---------------------------------------------------------------------------------------------


def temple_rule(state: State, colour: int) -> int:
    """Return the rule that forbids to buy a token of a colour in a Temple, or 0."""
    if state.temples == 0 or state.deniers[state.actor] < state.figures.temple_price:
        return codes.RULE_BUILDING_TEMPLE
    return codes.RULE_NONE if tokens_left(state, colour) > 0 else codes.RULE_TOKEN_SUPPLY


def temple_choices(state: State) -> list[int]:
    """Return the tokens that a Temple can give, and to use none; nothing when no Temple can be used."""
    choices: list[int] = []
    if state.temples == 0 or state.deniers[state.actor] < state.figures.temple_price:
        return choices
    for colour in range(codes.COLOURS):
        if tokens_left(state, colour) > 0:
            choices.append(codes.MOVE_TOKEN + colour)
    if choices:
        choices.append(codes.MOVE_NO_TOKEN)
    return choices


def use_temple(state: State, colour: int) -> None:
    """Pay for a token."""
    state.deniers[state.actor] -= state.figures.temple_price
    take_behind_screen(state, colour)
    record(state, codes.EVENT_TOKEN, codes.RULE_BUILDING_TEMPLE, state.actor, colour, 0)
    state.temples -= 1
    state.middle = 1


def leave_temples(state: State) -> None:
    """Use no Temple any more."""
    record(state, codes.EVENT_TEMPLE_LEFT, codes.RULE_BUILDING_TEMPLE, state.actor, 0, 0)
    state.temples = 0
    state.middle = 1


# ---- Taverns -----------------------------------------------------------------------------------------------------


def tavern_rule(state: State, colour: int) -> int:
    """Return the rule that forbids a Tavern to move a marker, or 0; the famine marker is none of these (S8)."""
    if state.taverns == 0:
        return codes.RULE_BUILDING_TAVERN
    return codes.RULE_TAVERN_ONCE if state.moved >> colour & 1 else codes.RULE_NONE


def tavern_choices(state: State) -> list[int]:
    """Return every marker to either side, and to move none; nothing when no Tavern can move anything."""
    choices: list[int] = []
    if state.taverns == 0:
        return choices
    for colour in range(codes.COLOURS):
        if not state.moved >> colour & 1:
            choices.append(codes.MOVE_MOVE + 2 * colour + codes.LEFT)
            choices.append(codes.MOVE_MOVE + 2 * colour + codes.RIGHT)
    if choices:
        choices.append(codes.MOVE_NO_MOVE)
    return choices


def move_marker(state: State, colour: int, direction: int) -> None:
    """Move a marker by a Tavern; at an end of the track it is held there, in this phase or all round (S17)."""
    before = state.markers[colour]
    state.moved |= 1 << colour
    state.taverns -= 1
    state.middle = 1
    move_marker_by(state, state.actor, colour, 1 if direction == codes.RIGHT else -1, codes.RULE_BUILDING_TAVERN)
    if state.markers[colour] == before:
        if state.figures.holds_all_round:
            state.held |= 1 << colour
        record(state, codes.EVENT_MARKER_HELD, codes.RULE_TAVERN_END, state.actor, colour, before)


def leave_taverns(state: State) -> None:
    """Use no Tavern any more."""
    record(state, codes.EVENT_TAVERN_LEFT, codes.RULE_BUILDING_TAVERN, state.actor, 0, 0)
    state.taverns = 0
    state.middle = 1
