"""Phase VII and the end: famine, crises, the new round; Ecclesia, slaves and tokens."""

from trajan_tutor.games.sylla.rules import codes
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
        fields = standing(state, seat, codes.FIELD)
        loss = state.famine - fields * state.figures.field_famine
        if loss > 0:
            record(state, codes.EVENT_FAMINE_LOSS, codes.RULE_FAMINE_LOSS, seat, state.famine, fields)
            gain(state, seat, codes.SOURCE_FAMINE, -loss, codes.RULE_FAMINE_LOSS)


def count_crises(state: State) -> None:
    """Count every colour whose marker is in the crisis, one after the other or all together (S24)."""
    together: list[int] = [0] * codes.SEATS
    for colour in range(codes.COLOURS):
        if state.markers[colour] != codes.CRISIS:
            continue
        record(state, codes.EVENT_CRISIS, codes.RULE_CRISIS_COUNT, codes.NOBODY, colour, 0)
        if state.figures.amounts_covered or state.figures.tokens_secret:
            show_tokens(state, colour)
        if state.figures.crises_together:
            for seat in range(state.seats):
                together[seat] += crisis_of(state, seat, colour)
        else:
            count_crisis(state, colour)
    for seat in range(state.seats):
        gain(state, seat, codes.SOURCE_CRISIS, together[seat], codes.RULE_CRISIS_COUNT)


def show_tokens(state: State, colour: int) -> None:
    """Let all see how many tokens of a colour everybody has behind the screen (S23)."""
    for seat in range(state.seats):
        state.veiled[seat * codes.COLOURS + colour] = 0
        tokens = state.tokens[seat * codes.COLOURS + colour]
        record(state, codes.EVENT_CRISIS_SHOWN, codes.RULE_CRISIS_COUNT, seat, colour, tokens)


def count_crisis(state: State, colour: int) -> None:
    """Give to those with most tokens of a colour, then take from those with fewest (S10)."""
    prestige = state.figures.crisis_prestige
    for seat in range(state.seats):
        if has_most(state, seat, colour):
            gain(state, seat, codes.SOURCE_CRISIS, prestige, codes.RULE_CRISIS_COUNT)
    for seat in range(state.seats):
        if has_fewest(state, seat, colour):
            gain(state, seat, codes.SOURCE_CRISIS, -prestige, codes.RULE_CRISIS_COUNT)


def crisis_of(state: State, seat: int, colour: int) -> int:
    """Return what a crisis brings a seat, before nobody falls below 0."""
    prestige = state.figures.crisis_prestige
    change = prestige if has_most(state, seat, colour) else 0
    return change - prestige if has_fewest(state, seat, colour) else change


def has_most(state: State, seat: int, colour: int) -> bool:
    """Return whether nobody has more tokens of a colour."""
    own = state.tokens[seat * codes.COLOURS + colour]
    return all(state.tokens[other * codes.COLOURS + colour] <= own for other in range(state.seats))


def has_fewest(state: State, seat: int, colour: int) -> bool:
    """Return whether nobody has fewer tokens of a colour."""
    own = state.tokens[seat * codes.COLOURS + colour]
    return all(state.tokens[other * codes.COLOURS + colour] >= own for other in range(state.seats))


def end_round(state: State) -> None:
    """Begin the next round with everything upright, or end the game without that (S28)."""
    state.held = 0
    if state.round >= state.figures.rounds:
        end_game(state)
        return
    state.round += 1
    for place in range(state.seats * codes.CARDS):
        state.upright[place] += state.tilted[place]
        state.tilted[place] = 0
    state.work = state.work_pile.pop()
    fill_slots(state)
    deal_row(state)
    record(state, codes.EVENT_ROUND, codes.RULE_ROUND_NEW, codes.NOBODY, state.round, 0)
    if state.recorder is not None:
        record_new_round(state)
    begin_election(state)


def record_new_round(state: State) -> None:
    """Tell what was drawn."""
    for slot in range(codes.SLOTS):
        if state.slots[slot] != codes.NONE:
            record(state, codes.EVENT_SLOT, codes.RULE_ROUND_NEW, codes.NOBODY, state.slots[slot], slot)
    for card in range(codes.CARDS):
        if state.row[card]:
            record(state, codes.EVENT_ROW, codes.RULE_ROUND_NEW, codes.NOBODY, card, state.row[card])


# ---- the end -----------------------------------------------------------------------------------------------------


def end_game(state: State) -> None:
    """Count Christians, freed Slaves and tokens; nothing is secret any more."""
    state.veiled = [0] * (codes.SEATS * codes.COLOURS)
    for seat in range(state.seats):
        count_christians(state, seat)
    for seat in range(state.seats):
        free_slaves(state, seat)
    for seat in range(state.seats):
        count_tokens(state, seat)
    state.phase = codes.PHASE_OVER
    state.actor = codes.NOBODY
    state.work = codes.NONE
    state.fresh = 1
    for seat in winners(state):
        record(state, codes.EVENT_WON, codes.RULE_END_WINNER, seat, state.prestige[seat], 0)


def christians(state: State, seat: int) -> int:
    """Return the face-up Christians of a seat, tilted or not."""
    count = 0
    for card in range(codes.CARDS):
        if state.figures.is_christian[card]:
            count += face_up(state, seat, card)
    return count


def count_christians(state: State, seat: int) -> None:
    """Give the prestige of Ecclesia, for which nobody votes."""
    number = christians(state, seat)
    if number:
        record(state, codes.EVENT_ECCLESIA, codes.RULE_END_CHRISTIANS, seat, number, 0)
        gain(state, seat, codes.SOURCE_CHRISTIANS, number * state.figures.christian_prestige, codes.RULE_END_CHRISTIANS)


def slaves_freed(state: State, seat: int) -> int:
    """Return how many Slaves a seat can free with its deniers (S25)."""
    slaves = face_up(state, seat, codes.SLAVE) + face_up(state, seat, codes.CHRISTIAN_SLAVE)
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
        record(state, codes.EVENT_FREED, codes.RULE_END_SLAVES, seat, number, paid)
        gain(state, seat, codes.SOURCE_SLAVES, number * state.figures.slave_prestige, codes.RULE_END_SLAVES)


def count_tokens(state: State, seat: int) -> None:
    """Give the value of its marker for every token (S26)."""
    for colour in range(codes.COLOURS):
        number = state.tokens[seat * codes.COLOURS + colour]
        prestige = number * state.figures.marker_value[state.markers[colour]]
        if prestige:
            record(state, codes.EVENT_COUNTED, codes.RULE_END_TOKENS, seat, colour, number)
            gain(state, seat, codes.SOURCE_TOKENS, prestige, codes.RULE_END_TOKENS)


def winners(state: State) -> list[int]:
    """Return the seats with most prestige; a tie is shared."""
    most = 0
    for seat in range(state.seats):
        if state.prestige[seat] > most:
            most = state.prestige[seat]
    seats: list[int] = []
    for seat in range(state.seats):
        if state.prestige[seat] == most:
            seats.append(seat)
    return seats
