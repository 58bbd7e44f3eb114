"""Phase I: the bidding for the office of first consul, his token, and the famine icons."""

from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.recruiting import begin_recruiting
from trajan_tutor.games.sylla.rules.state import State, record, senators, tokens_left
from trajan_tutor.games.sylla.rules.tracks import move_famine


def votes_of(state: State, seat: int) -> int:
    """Return the most votes that a seat can bid: each upright Senator and each denier is one."""
    return senators(state, seat) + state.deniers[seat]


def lowest_opening(state: State) -> int:
    """Return the fewest votes with which the consul may open (S6)."""
    return senators(state, state.actor) if state.figures.senators_open else 0


def bid_rule(state: State, votes: int) -> int:
    """Return the rule that forbids a bid for consul, or 0 (S6, S14)."""
    if votes > votes_of(state, state.actor):
        return codes.RULE_CONSUL_VOTES
    if state.bidder == codes.NOBODY:
        if votes < lowest_opening(state):
            return codes.RULE_CONSUL_OPENS
    elif votes <= state.bid:
        return codes.RULE_CONSUL_HIGHER
    if state.figures.own_senators_count and votes < senators(state, state.actor):
        return codes.RULE_CONSUL_LOWEST
    return codes.RULE_NONE


def pass_rule(state: State) -> int:
    """Return the rule that forbids to pass, or 0: the consul of the last round has to open."""
    return codes.RULE_CONSUL_OPENS if state.bidder == codes.NOBODY else codes.RULE_NONE


def election_choices(state: State) -> list[int]:
    """Return the bids of the seat to act, and to pass for all but the one who opens."""
    choices: list[int] = []
    lowest = lowest_opening(state)
    if state.bidder != codes.NOBODY:
        choices.append(codes.MOVE_PASS)
        lowest = state.bid + 1
    if state.figures.own_senators_count and lowest < senators(state, state.actor):
        lowest = senators(state, state.actor)
    for votes in range(lowest, votes_of(state, state.actor) + 1):
        choices.append(codes.MOVE_BID + votes)
    return choices


def bid_for_consul(state: State, votes: int) -> None:
    """Bid so many votes."""
    event = codes.EVENT_OPENED if state.bidder == codes.NOBODY else codes.EVENT_BID
    record(state, event, codes.RULE_CONSUL_BID, state.actor, votes, 0)
    state.bid = votes
    state.bidder = state.actor
    ask_next_bidder(state)


def pass_election(state: State) -> None:
    """Bid nothing."""
    record(state, codes.EVENT_PASSED, codes.RULE_CONSUL_BID, state.actor, 0, 0)
    ask_next_bidder(state)


def ask_next_bidder(state: State) -> None:
    """Go on clockwise until all were asked once."""
    state.actor = (state.actor + 1) % state.seats
    if state.actor == state.consul:
        end_election(state)


def end_election(state: State) -> None:
    """Let the highest bidder pay what his Senators do not cover, and be consul (S14, S32)."""
    winner = state.bidder
    own = senators(state, winner)
    paid = state.bid - own if state.bid > own else 0
    record(state, codes.EVENT_CONSUL, codes.RULE_CONSUL_PAYS, winner, state.bid, paid)
    state.deniers[winner] -= paid
    if state.figures.senators_tilt:
        tilt_senators(state, winner, own if own < state.bid else state.bid)
    state.consul = winner
    state.actor = winner
    state.bid = 0
    state.bidder = codes.NOBODY
    state.phase = codes.PHASE_CONSUL


def tilt_senators(state: State, seat: int, number: int) -> None:
    """Tilt so many upright Senators of a seat, those who are no Christians first."""
    for card in (codes.SENATOR, codes.CHRISTIAN_SENATOR):
        for _ in range(number):
            if state.upright[seat * codes.CARDS + card]:
                state.upright[seat * codes.CARDS + card] -= 1
                state.tilted[seat * codes.CARDS + card] += 1
                number -= 1
                record(state, codes.EVENT_TILTED, codes.RULE_CONSUL_PAYS, seat, card, 0)


def token_rule(state: State, colour: int) -> int:
    """Return the rule that forbids to take a token of a colour, or 0 (S11)."""
    return codes.RULE_NONE if tokens_left(state, colour) > 0 else codes.RULE_TOKEN_SUPPLY


def token_choices(state: State) -> list[int]:
    """Return the colours of which a token is left in the supply."""
    choices: list[int] = []
    for colour in range(codes.COLOURS):
        if token_rule(state, colour) == codes.RULE_NONE:
            choices.append(codes.MOVE_TOKEN + colour)
    return choices


def take_token(state: State, colour: int, rule: int) -> None:
    """Take a token of a colour openly."""
    state.tokens[state.actor * codes.COLOURS + colour] += 1
    record(state, codes.EVENT_TOKEN, rule, state.actor, colour, 0)


def take_consuls_token(state: State, colour: int) -> None:
    """Take the token of the consul, and go on to recruiting."""
    take_token(state, colour, codes.RULE_CONSUL_TOKEN)
    end_phase(state)


def end_phase(state: State) -> None:
    """Move the famine marker right by the icons of the four events, and go on to recruiting."""
    icons = 0
    for place in range(codes.COLUMN):
        icons += state.figures.icons[state.events[place]]
    move_famine(state, icons, codes.RULE_FAMINE_ICONS)
    begin_recruiting(state)
