"""Phase VI: hands and thumbs in secret, votes for the great work or the plebs, and what they bring."""

from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.closing import close_round
from trajan_tutor.games.sylla.rules.setup import begin_part
from trajan_tutor.games.sylla.rules.state import State, gain, record, senators
from trajan_tutor.games.sylla.rules.tracks import move_famine, move_marker_by


def begin_work(state: State) -> None:
    """Show the next work, and let all choose in secret, asked from the consul clockwise (S30)."""
    if state.work_pile:
        next_work = state.work_pile[len(state.work_pile) - 1]
        record(state, codes.EVENT_WORK_SHOWN, codes.RULE_WORK_HAND, codes.NOBODY, next_work, 0)
    for seat in range(codes.SEATS):
        state.hands[seat] = codes.HAND_NONE
    state.phase = codes.PHASE_HAND
    state.actor = state.consul
    begin_part(state)


def hand_rule(state: State, deniers: int) -> int:
    """Return the rule that forbids so many deniers in hand, or 0."""
    return codes.RULE_NONE if deniers <= state.deniers[state.actor] else codes.RULE_WORK_DENIERS


def hand_choices(state: State) -> list[int]:
    """Return any number of deniers with thumb up or down."""
    choices: list[int] = []
    for deniers in range(state.deniers[state.actor] + 1):
        choices.append(codes.MOVE_HAND_UP + deniers)
    for deniers in range(state.deniers[state.actor] + 1):
        choices.append(codes.MOVE_HAND_DOWN + deniers)
    return choices


def choose_hand(state: State, deniers: int, is_down: int) -> None:
    """Choose in secret; when all have chosen, all hands are opened."""
    state.hands[state.actor] = codes.HAND_FIRST + 2 * deniers + is_down
    record(state, codes.EVENT_PUT, codes.RULE_WORK_HAND, state.actor, 2 * deniers + is_down, 0)
    state.actor = (state.actor + 1) % state.seats
    if state.actor == state.consul:
        open_hands(state)


def open_hands(state: State) -> None:
    """Count votes, give places to thumbs up and prestige to thumbs down, and carry on to the end of the round."""
    figures = state.figures
    votes: list[int] = [0] * codes.SEATS
    is_up: list[int] = [0] * codes.SEATS
    together = 0
    for seat in range(state.seats):
        put = state.hands[seat] - codes.HAND_FIRST
        votes[seat] = senators(state, seat) + put // 2
        state.deniers[seat] -= put // 2
        state.hands[seat] = codes.HAND_NONE
        record(state, codes.EVENT_SHOWN, codes.RULE_WORK_HAND, seat, votes[seat], put)
        if put % 2 == 0:
            is_up[seat] = 1
            together += votes[seat]
    record(state, codes.EVENT_WORK_BUILT, codes.RULE_WORK_TOGETHER, codes.NOBODY, state.work, together)
    for seat in range(state.seats):
        if not is_up[seat]:
            gain(state, seat, codes.SOURCE_PLEBS, votes[seat] // figures.plebs_votes, codes.RULE_WORK_PLEBS)
    if state.work == codes.TEMPLUM:
        give_templum(state, votes, is_up)
    else:
        give_places(state, votes, is_up)
    go_together(state, together)
    close_round(state)


def give_templum(state: State, votes: list[int], is_up: list[int]) -> None:
    """Give everybody with enough votes for the Templum its prestige."""
    many, for_many, some, for_some = state.figures.templum
    for seat in range(state.seats):
        if is_up[seat]:
            prestige = for_many if votes[seat] >= many else for_some if votes[seat] >= some else 0
            gain(state, seat, codes.SOURCE_WORKS, prestige, codes.RULE_WORK_TEMPLUM)


def give_places(state: State, votes: list[int], is_up: list[int]) -> None:
    """Give places by votes among the thumbs up; who ties shares one in full, and the next is skipped (S9, S31)."""
    places = state.figures.places[state.work]
    for seat in range(state.seats):
        if not is_up[seat] or (votes[seat] == 0 and state.figures.nobody_ranked_without_votes):
            continue
        before = 0
        for other in range(state.seats):
            if is_up[other] and votes[other] > votes[seat]:
                before += 1
        if before < len(places):
            gain(state, seat, codes.SOURCE_WORKS, places[before], codes.RULE_WORK_PLACES)


def go_together(state: State, together: int) -> None:
    """Do what all votes for the work bring together, a step for so many votes (S1)."""
    step = state.figures.steps[state.work]
    if step == 0:
        return
    steps = together // step
    if state.work == codes.GRANARII:
        move_famine(state, -steps, codes.RULE_WORK_TOGETHER)
        return
    colour = (
        codes.HEALTH if state.work == codes.THERMAE else codes.LEISURE if state.work == codes.COLOSSEUM else codes.CIVIC
    )
    move_marker_by(state, codes.NOBODY, colour, steps, codes.RULE_WORK_TOGETHER)
