"""What can be counted of a position for certain, from what lies open: most votes, what bids cost, what events take."""

from trajan_tutor.games.sylla.knowledge.values import last_phase_of, loss_by_tilting
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.election import votes_of
from trajan_tutor.games.sylla.rules.sales import most_hexagons
from trajan_tutor.games.sylla.rules.state import State, senators, standing


def seats_until(state: State, last: int) -> list[int]:
    """Return the seats that bid after the one to act, up to a last one."""
    seats = []
    seat = state.actor
    while seat != last:
        seat = (seat + 1) % state.seats
        seats.append(seat)
    return seats


def later_bidders(state: State) -> list[int]:
    """Return the seats that still bid after the one to act, for the office or for a building."""
    if state.phase == codes.PHASE_SALE:
        return seats_until(state, state.seller)
    return seats_until(state, (state.consul - 1) % state.seats)


def most_of(state: State, seat: int) -> int:
    """Return the most that a seat can bid: votes in an election, hexagons of the slot's colour in a sale."""
    return most_hexagons(state, seat, state.slot) if state.phase == codes.PHASE_SALE else votes_of(state, seat)


def deniers_paid(state: State, seat: int, votes: int) -> int:
    """Return what a bid for consul costs if it wins (S14)."""
    return max(0, votes - senators(state, seat))


def work_lost(state: State, cards: list[int]) -> tuple[int, int, int]:
    """Return what cards tilted now do no more in this round: deniers of income, cubes, votes in phase VI."""
    deniers = cubes = votes = 0
    for card in cards:
        if last_phase_of(card) == codes.PHASE_INSULA:
            deniers += state.figures.merchant_deniers
        elif last_phase_of(card) == codes.PHASE_TAVERN:
            cubes += 1
        elif last_phase_of(card) == codes.PHASE_HAND:
            votes += 1
    return deniers, cubes, votes


def cheapest_cards(state: State, seat: int, colour: int, hexagons: int) -> list[int]:
    """Return the cards that pay so many hexagons and do least in the rest of the round."""
    upright = [
        card for card in state.figures.hexagon_cards[colour] for _ in range(state.upright[seat * codes.CARDS + card])
    ]
    return sorted(upright, key=lambda card: (loss_by_tilting(state, card), card))[:hexagons]


def step_now(state: State, seat: int, colour: int, steps: int) -> int:
    """Return what a step of a marker changes in what a seat's tokens are worth, if the game ended there."""
    before = state.markers[colour]
    after = min(max(before + steps, codes.CRISIS), codes.MOST_MARKER)
    values = state.figures.marker_value
    return (values[after] - values[before]) * state.tokens[seat * codes.COLOURS + colour]


def colours_moved(state: State, event: int) -> list[int]:
    """Return the colours whose markers an event moves left."""
    if event == codes.DECADENCE:
        most = max(state.markers)
        moved = [colour for colour in range(codes.COLOURS) if state.markers[colour] == most]
    else:
        colour = state.figures.marker_of_event[event]
        moved = [] if colour < 0 else [colour]
    # One that a Tavern holds all round stays (S17).
    return [colour for colour in moved if not state.held >> colour & 1]


def knows_tokens(state: State) -> bool:
    """Return whether the seat to act knows all tokens of the others: none of them is secret (S23)."""
    others = [seat for seat in range(state.seats) if seat != state.actor]
    unseen = [state.unseen[seat] for seat in others]
    return not any(unseen) and not any(
        state.veiled[seat * codes.COLOURS + colour] for seat in others for colour in range(codes.COLOURS)
    )


def toll(state: State, seat: int, event: int) -> int:
    """Return the prestige that an event takes from a seat as things stand: of its tokens, or in one famine more."""
    if state.figures.famine_of_event[event]:
        return famine_loss(state, seat, state.famine + 1) - famine_loss(state, seat, state.famine)
    return -sum(step_now(state, seat, colour, -1) for colour in colours_moved(state, event))


def after_event(state: State, event: int) -> State:
    """Return the state with the markers moved as an event moves them: what happens next meets them there."""
    after = state.copy()
    for colour in colours_moved(state, event):
        after.markers[colour] = max(codes.CRISIS, after.markers[colour] - 1)
    after.famine = min(codes.MOST_FAMINE, after.famine + state.figures.famine_of_event[event])
    return after


def famine_loss(state: State, seat: int, famine: int) -> int:
    """Return what a famine takes from a seat, before nobody falls below 0."""
    famine = min(famine, codes.MOST_FAMINE)
    return max(0, famine - standing(state, seat, codes.FIELD) * state.figures.field_famine)


def icons(state: State) -> int:
    """Return the famine icons on the events that lie in the column."""
    return sum(state.figures.icons[event] for event in state.events)


def famine_ahead(state: State) -> int:
    """Return the famine that is counted at the end of this round if no event and no work moves it before."""
    rises = icons(state) if state.phase <= codes.PHASE_CONSUL else 0
    return min(codes.MOST_FAMINE, state.famine + rises)


def crisis_standing(state: State, seat: int, colour: int) -> int:
    """Return 1 for most tokens of a colour alone or with others, -1 for fewest, 0 for neither, or for both."""
    own = state.tokens[seat * codes.COLOURS + colour]
    others = [state.tokens[other * codes.COLOURS + colour] for other in range(state.seats) if other != seat]
    return int(own >= max(others)) - int(own <= min(others))


def seats_that_may_be_ahead(state: State, votes: int, seat: int) -> int:
    """Return how many others may have more votes for the work than so many."""
    return sum(votes_of(state, other) > votes for other in range(state.seats) if other != seat)


def place_for_certain(state: State, seat: int, votes: int) -> int:
    """Return the prestige that a thumb up with so many votes brings at least, whatever the others choose."""
    figures = state.figures
    if state.work == codes.TEMPLUM:
        many, for_many, some, for_some = figures.templum
        return int(for_many if votes >= many else for_some if votes >= some else 0)
    places = figures.places[state.work]
    before = seats_that_may_be_ahead(state, votes, seat)
    if before >= len(places) or (votes == 0 and figures.nobody_ranked_without_votes):
        return 0
    return int(places[before])
