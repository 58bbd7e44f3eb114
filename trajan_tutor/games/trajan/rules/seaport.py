"""The seaport: drawing, taking, laying and shipping goods cards."""

from trajan_tutor.engine.generator import shuffle
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State, gain, record

# What the moves of loading a pair and of stopping are counted from in `load_rule`.
_WILD = codes.MOVE_LOAD_WILD - codes.MOVE_LOAD


def cards_can_be_drawn(state: State) -> bool:
    """Return whether the deck has a card or a reshuffle would give it one (R7, R25)."""
    return state.goods_left > 0 or len(state.left) > 1 or len(state.right) > 1


def reshuffle(state: State) -> None:
    """Make a new deck of both discard piles except their top cards (R7)."""
    cards = state.left[:-1] + state.right[:-1]
    state.left = state.left[-1:]
    state.right = state.right[-1:]
    state.seed = shuffle(cards, state.seed)
    state.goods = cards
    state.goods_left = len(cards)
    record(state, codes.EVENT_RESHUFFLED, codes.RULE_SEAPORT_RESHUFFLE, state.actor, len(cards), 0)


def next_card(state: State) -> int:
    """Take the next card of the deck, reshuffling when it is empty; return its kind, or -1 when there is none."""
    if state.goods_left == 0:
        if len(state.left) < 2 and len(state.right) < 2:
            return -1
        reshuffle(state)
    state.goods_left -= 1
    return state.goods[state.goods_left]


def draw_cards(state: State, seat: int, number: int) -> None:
    """Draw up to so many cards from the deck, one at a time (rule trajan.seaport.draw)."""
    for _ in range(number):
        card = next_card(state)
        if card < 0:
            return
        state.hand = state.hand[:]
        state.hand[seat * codes.GOODS + card] += 1
        if state.recorder is not None:
            record(state, codes.EVENT_DREW, codes.RULE_SEAPORT_DRAW, seat, card, 0)


def refill(state: State, pile: int) -> None:
    """Turn a card of the deck onto a discard pile that was emptied (R8); it stays empty when there is none (R26)."""
    cards = state.left if pile == 0 else state.right
    if cards:
        return
    card = next_card(state)
    if card < 0:
        return
    if pile == 0:
        state.left = [*state.left, card]
    else:
        state.right = [*state.right, card]
    record(state, codes.EVENT_REFILLED, codes.RULE_SEAPORT_REFILL, state.actor, card, pile)


def take_top(state: State, seat: int, pile: int) -> int:
    """Take the top card of a discard pile into the hand, known to all; return its kind."""
    if pile == 0:
        card = state.left[-1]
        state.left = state.left[:-1]
    else:
        card = state.right[-1]
        state.right = state.right[:-1]
    index = seat * codes.GOODS + card
    state.hand = state.hand[:]
    state.hand[index] += 1
    state.known = state.known[:]
    state.known[index] += 1
    refill(state, pile)
    return card


def leave_hand(state: State, seat: int, kind: int) -> None:
    """Take a card out of a hand; of equal cards the one that all have seen goes first."""
    index = seat * codes.GOODS + kind
    state.hand = state.hand[:]
    state.hand[index] -= 1
    if state.known[index] > 0:
        state.known = state.known[:]
        state.known[index] -= 1


# ---- wild goods tiles --------------------------------------------------------------------------------------------


def wild_to_load(state: State, seat: int, cards: int) -> int:
    """Return how many wild goods tiles may go beside so many cards: all, or none without a card (R12)."""
    if cards == 0 and state.figures.wild_goods_need_a_card:
        return 0
    return state.tiles[seat * codes.TILE_KINDS + codes.TILE_WILD_GOODS]


# ---- the choice of an option -------------------------------------------------------------------------------------


def draw_rule(state: State) -> int:
    """Return 0 when at least one card can be drawn (R25), else the rule that forbids drawing."""
    return codes.RULE_NONE if cards_can_be_drawn(state) else codes.RULE_SEAPORT_NO_CARDS


def take_rule(state: State, pile: int) -> int:
    """Return 0 when a discard pile has a card to take, else the rule that forbids it (R26)."""
    cards = state.left if pile == 0 else state.right
    return codes.RULE_NONE if cards else codes.RULE_SEAPORT_PILE_EMPTY


def lay_rule(state: State, seat: int, kind: int) -> int:
    """Return 0 when the seat holds a card of this kind, else the rule that forbids laying it."""
    return codes.RULE_NONE if state.hand[seat * codes.GOODS + kind] else codes.RULE_SEAPORT_HAND


def ship_rule(state: State, seat: int, ship: int) -> int:
    """Return 0 when some combination for this ship can be made from the hand and wild goods tiles (R12)."""
    hand = state.hand[seat * codes.GOODS : seat * codes.GOODS + codes.GOODS]
    most = max(hand)
    wild = wild_to_load(state, seat, most)
    if ship == codes.SHIP_PAIRS:
        if most > 1 or wild > 1 or (most > 0 and wild > 0):
            return codes.RULE_NONE
        return codes.RULE_SEAPORT_PAIRS
    if most > 0 or wild > 0:
        return codes.RULE_NONE
    return codes.RULE_SEAPORT_HAND


def seaport_choices(state: State, seat: int) -> list[int]:
    """Return every option of the seaport that its rule allows."""
    choices: list[int] = []
    if cards_can_be_drawn(state):
        choices.append(codes.MOVE_DRAW)
    if state.left:
        choices.append(codes.MOVE_TAKE)
    if state.right:
        choices.append(codes.MOVE_TAKE + 1)
    start = seat * codes.GOODS
    most = 0
    for kind in range(codes.GOODS):
        cards = state.hand[start + kind]
        if cards:
            choices.append(codes.MOVE_LAY + kind)
            if cards > most:
                most = cards
    wild = wild_to_load(state, seat, most)
    if most + wild > 0:
        choices.append(codes.MOVE_SHIP + codes.SHIP_IDENTICAL)
        choices.append(codes.MOVE_SHIP + codes.SHIP_DIFFERENT)
        if most + wild > 1:
            choices.append(codes.MOVE_SHIP + codes.SHIP_PAIRS)
    return choices


def draw_two(state: State, seat: int) -> None:
    """Draw 2 cards; a discard is owed (rule trajan.seaport.draw)."""
    draw_cards(state, seat, 2)
    state.phase = codes.PHASE_DISCARD


def discard_choices(state: State) -> list[int]:
    """Return a move for every kind of card in the hand and each of the two discard piles."""
    start = state.actor * codes.GOODS
    hand = state.hand
    choices: list[int] = []
    for kind in range(codes.GOODS):
        if hand[start + kind]:
            choices.append(codes.MOVE_DISCARD + 2 * kind)
            choices.append(codes.MOVE_DISCARD + 2 * kind + 1)
    return choices


def discard(state: State, kind: int, pile: int) -> None:
    """Lay a card of the hand face up on a discard pile (rule trajan.seaport.discard)."""
    leave_hand(state, state.actor, kind)
    if pile == 0:
        state.left = [*state.left, kind]
    else:
        state.right = [*state.right, kind]
    record(state, codes.EVENT_DISCARDED, codes.RULE_SEAPORT_DISCARD, state.actor, kind, pile)
    state.phase = codes.PHASE_AFTER_ACTION


def take_card(state: State, seat: int, pile: int) -> None:
    """Take the top card of a discard pile (rule trajan.seaport.take)."""
    card = state.left[-1] if pile == 0 else state.right[-1]
    record(state, codes.EVENT_TOOK_CARD, codes.RULE_SEAPORT_TAKE, seat, card, pile)
    take_top(state, seat, pile)
    state.phase = codes.PHASE_AFTER_ACTION


def lay(state: State, seat: int, kind: int) -> None:
    """Lay a card into the display; after the first one a second may follow (rule trajan.seaport.lay)."""
    leave_hand(state, seat, kind)
    state.display = state.display[:]
    state.display[seat * codes.GOODS + kind] += 1
    state.laid += 1
    record(state, codes.EVENT_LAID, codes.RULE_SEAPORT_LAY, seat, kind, state.laid)
    if state.laid == 2:
        finish_laying(state, seat)
    else:
        state.phase = codes.PHASE_LAY


def finish_laying(state: State, seat: int) -> None:
    """Draw as many cards as were laid, as far as there are any (R25)."""
    number = state.laid
    state.laid = 0
    draw_cards(state, seat, number)
    state.phase = codes.PHASE_AFTER_ACTION


def lay_choices(state: State) -> list[int]:
    """Return the cards that may be laid as the second one, and stopping after the first."""
    start = state.actor * codes.GOODS
    hand = state.hand
    choices = [codes.MOVE_LAY + kind for kind in range(codes.GOODS) if hand[start + kind]]
    choices.append(codes.MOVE_LAID)
    return choices


# ---- shipping ----------------------------------------------------------------------------------------------------


def begin_shipping(state: State, ship: int) -> None:
    """Choose the ship; its cards are loaded one by one, pairs two by two."""
    state.ship = ship
    state.cargo = 0
    state.cargo_size = 0
    state.phase = codes.PHASE_LOAD


def load_rule(state: State, seat: int, move: int) -> int:
    """Return 0 when a card, a pair or a wild tile may be loaded next, or the ship may sail; else the rule against it.

    A wild goods tile stands for one card; several may go in one shipment, even alone, or only beside a card (R12).
    """
    ship = state.ship
    if move == codes.MOVE_SAIL:
        return codes.RULE_NONE if state.cargo_size > 0 else ship_combination_rule(ship)
    if state.cargo_size == len(state.figures.ship_points[2 * ship]) - 1:
        return ship_combination_rule(ship)
    wild = state.tiles[seat * codes.TILE_KINDS + codes.TILE_WILD_GOODS]
    if ship == codes.SHIP_PAIRS:
        return pair_rule(state, seat, move, wild)
    if move >= codes.MOVE_PAIR:
        return ship_combination_rule(ship)
    kind = move - codes.MOVE_LOAD
    if kind == _WILD:
        if wild == 0:
            return codes.RULE_SEAPORT_WILD
        return codes.RULE_NONE if wild_to_load(state, seat, state.cargo) else ship_combination_rule(ship)
    if state.hand[seat * codes.GOODS + kind] == 0:
        return codes.RULE_SEAPORT_HAND
    loaded = state.cargo >> kind & 1
    if ship == codes.SHIP_IDENTICAL:
        return codes.RULE_NONE if state.cargo == 0 or loaded else codes.RULE_SEAPORT_IDENTICAL
    return codes.RULE_SEAPORT_DIFFERENT if loaded else codes.RULE_NONE


def pair_rule(state: State, seat: int, move: int, wild: int) -> int:
    """Return 0 when this pair may be loaded: two cards, a card and a wild tile, or two wild tiles (R12)."""
    if move == codes.MOVE_PAIR_WILD:
        if wild < 2:
            return codes.RULE_SEAPORT_WILD
        return codes.RULE_NONE if wild_to_load(state, seat, 0) else codes.RULE_SEAPORT_PAIRS
    if move < codes.MOVE_PAIR:
        return codes.RULE_SEAPORT_PAIRS
    kind = move - codes.MOVE_PAIR if move < codes.MOVE_MIXED else move - codes.MOVE_MIXED
    if state.cargo >> kind & 1:
        return codes.RULE_SEAPORT_PAIRS
    cards = state.hand[seat * codes.GOODS + kind]
    if cards == 0:
        return codes.RULE_SEAPORT_HAND
    if move < codes.MOVE_MIXED:
        return codes.RULE_NONE if cards > 1 else codes.RULE_SEAPORT_PAIRS
    return codes.RULE_NONE if wild > 0 else codes.RULE_SEAPORT_WILD


def ship_combination_rule(ship: int) -> int:
    """Return the rule that tells what a ship takes."""
    if ship == codes.SHIP_IDENTICAL:
        return codes.RULE_SEAPORT_IDENTICAL
    if ship == codes.SHIP_PAIRS:
        return codes.RULE_SEAPORT_PAIRS
    return codes.RULE_SEAPORT_DIFFERENT


def load_choices(state: State) -> list[int]:
    """Return every card, pair or wild tile that `load_rule` lets be loaded next, and sailing."""
    seat = state.actor
    choices: list[int] = []
    if state.ship == codes.SHIP_PAIRS:
        for kind in range(codes.GOODS):
            if state.hand[seat * codes.GOODS + kind]:
                if load_rule(state, seat, codes.MOVE_PAIR + kind) == codes.RULE_NONE:
                    choices.append(codes.MOVE_PAIR + kind)
                if load_rule(state, seat, codes.MOVE_MIXED + kind) == codes.RULE_NONE:
                    choices.append(codes.MOVE_MIXED + kind)
        if load_rule(state, seat, codes.MOVE_PAIR_WILD) == codes.RULE_NONE:
            choices.append(codes.MOVE_PAIR_WILD)
    else:
        for kind in range(codes.GOODS):
            if (
                state.hand[seat * codes.GOODS + kind]
                and load_rule(state, seat, codes.MOVE_LOAD + kind) == codes.RULE_NONE
            ):
                choices.append(codes.MOVE_LOAD + kind)
        if load_rule(state, seat, codes.MOVE_LOAD_WILD) == codes.RULE_NONE:
            choices.append(codes.MOVE_LOAD_WILD)
    if state.cargo_size > 0:
        choices.append(codes.MOVE_SAIL)
    return choices


def load(state: State, move: int) -> None:
    """Load a card or a pair: cards go to the display, wild tiles leave the game; or sail."""
    seat = state.actor
    if move == codes.MOVE_SAIL:
        sail(state, seat)
        return
    state.cargo_size += 1
    if move == codes.MOVE_LOAD_WILD:
        load_wild(state, seat)
    elif move == codes.MOVE_PAIR_WILD:
        load_wild(state, seat)
        load_wild(state, seat)
    elif move < codes.MOVE_PAIR:
        load_card(state, seat, move - codes.MOVE_LOAD)
    elif move < codes.MOVE_MIXED:
        load_card(state, seat, move - codes.MOVE_PAIR)
        load_card(state, seat, move - codes.MOVE_PAIR)
    else:
        load_card(state, seat, move - codes.MOVE_MIXED)
        load_wild(state, seat)


def load_card(state: State, seat: int, kind: int) -> None:
    """Move a card from the hand into the display as part of a shipment."""
    leave_hand(state, seat, kind)
    state.display = state.display[:]
    state.display[seat * codes.GOODS + kind] += 1
    state.cargo |= 1 << kind
    record(state, codes.EVENT_LOADED, codes.RULE_SEAPORT_SHIP, seat, kind, state.ship)


def load_wild(state: State, seat: int) -> None:
    """Spend a wild goods tile as part of a shipment."""
    state.tiles = state.tiles[:]
    state.tiles[seat * codes.TILE_KINDS + codes.TILE_WILD_GOODS] -= 1
    record(state, codes.EVENT_LOADED, codes.RULE_SEAPORT_WILD, seat, codes.GOODS, state.ship)


def sail(state: State, seat: int) -> None:
    """Score the visible side of the ship and turn it to grey (rule trajan.seaport.ship)."""
    ship = state.ship
    side = 0 if state.ships[ship] else 1
    points = state.figures.ship_points[2 * ship + side][state.cargo_size]
    record(state, codes.EVENT_SHIPPED, codes.RULE_SEAPORT_SHIP, seat, ship, state.cargo_size)
    gain(state, seat, codes.SOURCE_SHIPS, points, ship_combination_rule(ship))
    state.ships = state.ships[:]
    state.ships[ship] = 0
    state.ship = 0
    state.cargo = 0
    state.cargo_size = 0
    state.phase = codes.PHASE_AFTER_ACTION
