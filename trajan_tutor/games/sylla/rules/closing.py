"""Phase VII and the end: famine, crises, the new round; Ecclesia, slaves and tokens."""

from trajan_tutor.games.sylla.rules.codes import (
    CARDS,
    CHRISTIAN_SLAVE,
    COLOURS,
    CRISIS,
    EVENT_COUNTED,
    EVENT_CRISIS,
    EVENT_ECCLESIA,
    EVENT_FAMINE_LOSS,
    EVENT_FREED,
    EVENT_ROUND,
    EVENT_ROW,
    EVENT_SLOT,
    EVENT_WON,
    FIELD,
    NOBODY,
    NONE,
    PHASE_OVER,
    RULE_CRISIS_COUNT,
    RULE_END_CHRISTIANS,
    RULE_END_SLAVES,
    RULE_END_TOKENS,
    RULE_END_WINNER,
    RULE_FAMINE_LOSS,
    RULE_ROUND_NEW,
    SEATS,
    SLAVE,
    SLOTS,
    SOURCE_CHRISTIANS,
    SOURCE_CRISIS,
    SOURCE_FAMINE,
    SOURCE_SLAVES,
    SOURCE_TOKENS,
)
from trajan_tutor.games.sylla.rules.setup import begin_election, deal_row, fill_slots
from trajan_tutor.games.sylla.rules.state import State, face_up, gain, record, standing


def close_round(state: State) -> None:
    """Count famine and crises, then begin the next round or end the game."""
    count_famine(state)
    count_crises(state)
    end_round(state)


def count_famine(state: State) -> None:
    """Take the famine value, less what Fields bring, from everybody's prestige."""
    for seat in range(state.seats):
        fields = standing(state, seat, FIELD)
        loss = state.famine - fields * state.figures.field_famine
        if loss > 0:
            record(state, EVENT_FAMINE_LOSS, RULE_FAMINE_LOSS, seat, state.famine, fields)
            gain(state, seat, SOURCE_FAMINE, -loss, RULE_FAMINE_LOSS)


def count_crises(state: State) -> None:
    """Count every colour whose marker is in the crisis, one after the other or all together (S24)."""
    together: list[int] = [0] * SEATS
    for colour in range(COLOURS):
        if state.markers[colour] != CRISIS:
            continue
        record(state, EVENT_CRISIS, RULE_CRISIS_COUNT, NOBODY, colour, 0)
        if state.figures.crises_together:
            for seat in range(state.seats):
                together[seat] += crisis_of(state, seat, colour)
        else:
            count_crisis(state, colour)
    for seat in range(state.seats):
        gain(state, seat, SOURCE_CRISIS, together[seat], RULE_CRISIS_COUNT)


def count_crisis(state: State, colour: int) -> None:
    """Give to those with most tokens of a colour, then take from those with fewest (S10)."""
    prestige = state.figures.crisis_prestige
    for seat in range(state.seats):
        if has_most(state, seat, colour):
            gain(state, seat, SOURCE_CRISIS, prestige, RULE_CRISIS_COUNT)
    for seat in range(state.seats):
        if has_fewest(state, seat, colour):
            gain(state, seat, SOURCE_CRISIS, -prestige, RULE_CRISIS_COUNT)


def crisis_of(state: State, seat: int, colour: int) -> int:
    """Return what a crisis brings a seat, before nobody falls below 0."""
    prestige = state.figures.crisis_prestige
    found = prestige if has_most(state, seat, colour) else 0
    return found - prestige if has_fewest(state, seat, colour) else found


def has_most(state: State, seat: int, colour: int) -> bool:
    """Return whether nobody has more tokens of a colour."""
    own = state.tokens[seat * COLOURS + colour]
    return all(state.tokens[other * COLOURS + colour] <= own for other in range(state.seats))


def has_fewest(state: State, seat: int, colour: int) -> bool:
    """Return whether nobody has fewer tokens of a colour."""
    own = state.tokens[seat * COLOURS + colour]
    return all(state.tokens[other * COLOURS + colour] >= own for other in range(state.seats))


def end_round(state: State) -> None:
    """Begin the next round with everything upright, or end the game without that (S28)."""
    if state.round >= state.figures.rounds:
        end_game(state)
        return
    state.round += 1
    for place in range(state.seats * CARDS):
        state.upright[place] += state.tilted[place]
        state.tilted[place] = 0
    state.work = state.work_pile.pop()
    fill_slots(state)
    deal_row(state)
    record(state, EVENT_ROUND, RULE_ROUND_NEW, NOBODY, state.round, 0)
    if state.recorder is not None:
        record_new_round(state)
    begin_election(state)


def record_new_round(state: State) -> None:
    """Tell what was drawn."""
    for slot in range(SLOTS):
        if state.slots[slot] != NONE:
            record(state, EVENT_SLOT, RULE_ROUND_NEW, NOBODY, state.slots[slot], slot)
    for card in range(CARDS):
        if state.row[card]:
            record(state, EVENT_ROW, RULE_ROUND_NEW, NOBODY, card, state.row[card])


# ---- the end -----------------------------------------------------------------------------------------------------


def end_game(state: State) -> None:
    """Count Christians, freed Slaves and tokens."""
    for seat in range(state.seats):
        count_christians(state, seat)
    for seat in range(state.seats):
        free_slaves(state, seat)
    for seat in range(state.seats):
        count_tokens(state, seat)
    state.phase = PHASE_OVER
    state.actor = NOBODY
    state.work = NONE
    state.fresh = 1
    for seat in winners(state):
        record(state, EVENT_WON, RULE_END_WINNER, seat, state.prestige[seat], 0)


def christians(state: State, seat: int) -> int:
    """Return the face-up Christians of a seat, tilted or not."""
    found = 0
    for card in range(CARDS):
        if state.figures.is_christian[card]:
            found += face_up(state, seat, card)
    return found


def count_christians(state: State, seat: int) -> None:
    """Give the prestige of Ecclesia, for which nobody votes."""
    number = christians(state, seat)
    if number:
        record(state, EVENT_ECCLESIA, RULE_END_CHRISTIANS, seat, number, 0)
        gain(state, seat, SOURCE_CHRISTIANS, number * state.figures.christian_prestige, RULE_END_CHRISTIANS)


def slaves_freed(state: State, seat: int) -> int:
    """Return how many Slaves a seat can free with its deniers (S25)."""
    slaves = face_up(state, seat, SLAVE) + face_up(state, seat, CHRISTIAN_SLAVE)
    paid_for = state.deniers[seat] // state.figures.slave_price
    if paid_for >= slaves:
        return slaves
    return 0 if state.figures.all_slaves_or_none else paid_for


def free_slaves(state: State, seat: int) -> None:
    """Free Slaves for deniers."""
    number = slaves_freed(state, seat)
    if number:
        paid = number * state.figures.slave_price
        state.deniers[seat] -= paid
        record(state, EVENT_FREED, RULE_END_SLAVES, seat, number, paid)
        gain(state, seat, SOURCE_SLAVES, number * state.figures.slave_prestige, RULE_END_SLAVES)


def count_tokens(state: State, seat: int) -> None:
    """Give the value of its marker for every token (S26)."""
    for colour in range(COLOURS):
        number = state.tokens[seat * COLOURS + colour]
        prestige = number * state.figures.marker_worth[state.markers[colour]]
        if prestige:
            record(state, EVENT_COUNTED, RULE_END_TOKENS, seat, colour, number)
            gain(state, seat, SOURCE_TOKENS, prestige, RULE_END_TOKENS)


def winners(state: State) -> list[int]:
    """Return the seats with most prestige; a tie is shared."""
    most = 0
    for seat in range(state.seats):
        if state.prestige[seat] > most:
            most = state.prestige[seat]
    found: list[int] = []
    for seat in range(state.seats):
        if state.prestige[seat] == most:
            found.append(seat)
    return found
