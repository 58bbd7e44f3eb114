"""Setup: the stacks, the column of events, the works and the first slots; the cards each chooses, and the deck."""

from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.figures import Figures
from trajan_tutor.games.sylla.rules.state import State, record


def bare_state(figures: Figures, seats: int) -> State:
    """Return a state with empty piles and nothing in anybody's area."""
    state = State()
    state.figures = figures
    state.choices = []
    state.recorder = None
    state.seats = seats
    state.round = 1
    state.phase = codes.PHASE_CHOOSE
    state.actor = 0
    state.consul = 0
    state.famine = figures.famine_start
    state.work = codes.NONE
    state.seed = 0
    state.known = 0
    state.parts = 0
    state.fresh = 1
    state.middle = 0
    state.viewer = codes.EVERYBODY
    state.moved = 0
    state.happened = 0
    state.held = 0
    state.tiles = []
    forget(state)
    state.markers = [figures.track_start] * codes.COLOURS
    state.events = [codes.DECADENCE] * codes.COLUMN
    state.row = [0] * codes.CARDS
    state.slots = [codes.NONE] * codes.SLOTS
    state.prestige = [0] * codes.SEATS
    state.deniers = [0] * codes.SEATS
    state.tokens = [0] * (codes.SEATS * codes.COLOURS)
    state.veiled = [0] * (codes.SEATS * codes.COLOURS)
    state.unseen = [0] * codes.SEATS
    state.upright = [0] * (codes.SEATS * codes.CARDS)
    state.tilted = [0] * (codes.SEATS * codes.CARDS)
    state.down = [0] * (codes.SEATS * codes.CARDS)
    state.buildings = [0] * (codes.SEATS * codes.BUILDINGS)
    state.buildings_down = [0] * (codes.SEATS * codes.BUILDINGS)
    state.ledger = [0] * (codes.SEATS * codes.SOURCES)
    state.chosen = [0] * (codes.SEATS * codes.CARDS)
    state.unknown = [0] * codes.SEATS
    state.is_ready = [0] * codes.SEATS
    state.cubes = [0] * (codes.COLUMN * codes.SEATS)
    state.left = [0] * (codes.SEATS * codes.FIGHTERS)
    state.hands = [codes.HAND_NONE] * codes.SEATS
    state.building_pile = []
    state.character_pile = []
    state.event_pile = []
    state.work_pile = []
    return state


def forget(state: State) -> None:
    """Forget what a bidding, a payment, an income or the events still owed."""
    state.bid = 0
    state.bidder = codes.NOBODY
    state.seller = codes.NOBODY
    state.slot = codes.NONE
    state.offered = 0
    state.owed = 0
    state.temples = 0
    state.taverns = 0
    state.prevented = codes.NONE
    state.happening = 0


def begin_part(state: State) -> None:
    """Note that a part of the round begins: the choice of a seat, a phase, or a sale."""
    state.parts += 1
    state.fresh = 1


def begin_election(state: State) -> None:
    """Let the consul of the last round open the bidding for his office."""
    state.phase = codes.PHASE_ELECTION
    state.actor = state.consul
    state.bid = 0
    state.bidder = codes.NOBODY
    begin_part(state)


def new_game(figures: Figures, seats: int, seed: int) -> State:
    """Return the state before the first choice: seat 0 holds the lowest revenue tile, and the sets are alike (S13)."""
    state = bare_state(figures, seats)
    chance = SplitMix64(seed)
    backs: list[list[int]] = []
    for back in figures.buildings_by_back:
        tiles = back[:]
        chance.shuffle(tiles)
        backs.append(tiles)
    state.building_pile = backs[2] + backs[1] + backs[0]
    events: list[int] = []
    for event in range(codes.EVENTS):
        if event != codes.DECADENCE:
            events.append(event)
    chance.shuffle(events)
    state.event_pile = events
    works = list(range(codes.WORKS))
    chance.shuffle(works)
    state.work_pile = works
    if draws_tiles(state):
        state.tiles = drawn_tiles(chance, seats)
    state.seed = chance.seed
    # One work is removed.
    state.work_pile.pop()
    state.work = state.work_pile.pop()
    for place in range(figures.upper_events):
        state.events[place] = state.event_pile.pop()
    fill_slots(state)
    for seat in range(seats):
        state.prestige[seat] = figures.start_prestige
        state.ledger[seat * codes.SOURCES + codes.SOURCE_START] = figures.start_prestige
        state.deniers[seat] = figures.start_deniers
    state.owed = figures.characters_chosen[seats]
    begin_part(state)
    return state


def draws_tiles(state: State) -> bool:
    """Return whether it is drawn which revenue tiles the seats hold: else they are as many as seats, from I (S13)."""
    return state.figures.tiles_drawn and state.seats < codes.REVENUE_TILES


def drawn_tiles(chance: SplitMix64, seats: int) -> list[int]:
    """Return the numbers of the revenue tiles that seats have drawn, clockwise from the lowest."""
    tiles = list(range(1, codes.REVENUE_TILES + 1))
    chance.shuffle(tiles)
    drawn = tiles[:seats]
    lowest = 0
    for seat in range(seats):
        if drawn[seat] < drawn[lowest]:
            lowest = seat
    return drawn[lowest:] + drawn[:lowest]


def fill_slots(state: State) -> None:
    """Lay the next buildings into the slots, the first into slot 1."""
    for slot in range(codes.SLOTS):
        state.slots[slot] = state.building_pile.pop() if state.building_pile else codes.NONE


def deal_row(state: State) -> None:
    """Lay out the next characters as the open row."""
    for _ in range(state.figures.row[state.seats]):
        if state.character_pile:
            state.row[state.character_pile.pop()] += 1
    if state.known > len(state.character_pile):
        state.known = len(state.character_pile)


# ---- the secret choice of characters -----------------------------------------------------------------------------


def take_rule(state: State, card: int) -> int:
    """Return the rule that forbids a seat to choose a character of its set, or 0."""
    if state.chosen[state.actor * codes.CARDS + card] >= state.figures.card_set[card]:
        return codes.RULE_SETUP_CHOOSE
    return codes.RULE_NONE


def take_choices(state: State) -> list[int]:
    """Return the characters that are left in the set of the seat to act."""
    choices: list[int] = []
    for card in range(codes.CARDS):
        if take_rule(state, card) == codes.RULE_NONE:
            choices.append(card)
    return choices


def take(state: State, card: int) -> None:
    """Choose a character; after the last of a seat the next one chooses, after the last seat all reveal (S30)."""
    state.chosen[state.actor * codes.CARDS + card] += 1
    record(state, codes.EVENT_CHOSE, codes.RULE_SETUP_CHOOSE, state.actor, card, 0)
    state.owed -= 1
    if state.owed:
        state.middle = 1
        return
    state.middle = 0
    state.is_ready[state.actor] = 1
    if state.actor + 1 < state.seats:
        state.actor += 1
        state.owed = state.figures.characters_chosen[state.seats]
        begin_part(state)
    else:
        reveal(state)
        begin_election(state)


def reveal(state: State) -> None:
    """Lay out what all have chosen, pay for Merchants, and make the deck of the rest of all sets (S2)."""
    figures = state.figures
    rest: list[int] = []
    for card in range(codes.CARDS):
        remaining = figures.set_count * figures.card_set[card]
        for seat in range(state.seats):
            number = state.chosen[seat * codes.CARDS + card]
            state.upright[seat * codes.CARDS + card] += number
            remaining -= number
        for _ in range(remaining):
            rest.append(card)
    if state.recorder is not None:
        record_revealed(state)
    for seat in range(state.seats):
        merchants = (
            state.upright[seat * codes.CARDS + codes.MERCHANT]
            + state.upright[seat * codes.CARDS + codes.CHRISTIAN_MERCHANT]
        )
        if merchants:
            state.deniers[seat] += merchants * figures.merchant_deniers
            record(state, codes.EVENT_DENIERS, codes.RULE_SETUP_DENIERS, seat, merchants * figures.merchant_deniers, 0)
    state.chosen = [0] * (codes.SEATS * codes.CARDS)
    state.is_ready = [0] * codes.SEATS
    chance = SplitMix64(state.seed)
    chance.shuffle(rest)
    state.seed = chance.seed
    state.character_pile = rest
    deal_row(state)


def record_revealed(state: State) -> None:
    """Tell what each has chosen."""
    for seat in range(state.seats):
        for card in range(codes.CARDS):
            if state.chosen[seat * codes.CARDS + card]:
                record(
                    state,
                    codes.EVENT_REVEALED,
                    codes.RULE_SETUP_CHOOSE,
                    seat,
                    card,
                    state.chosen[seat * codes.CARDS + card],
                )
