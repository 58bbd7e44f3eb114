"""Setting a game up: section 2 of the rules, with every choice of the players."""

from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.games.trajan.rules.arch import take_from_stack
from trajan_tutor.games.trajan.rules.codes import (
    BONUS_TILES,
    CAMP,
    COLOURS,
    DEMAND_KINDS,
    DISTRICT_SPACES,
    DRAFT_DECK,
    DRAFT_LEFT,
    EVENT_BONUS,
    EVENT_DRAFTED,
    EVENT_PLACED,
    EVENT_TRAJAN_TILE,
    GOODS,
    MOVE_DRAFT,
    MOVE_PLACE,
    MOVE_START_TILE,
    PHASE_DRAFT,
    PHASE_PLACE,
    PHASE_START_TILES,
    PROVINCES,
    RULE_NONE,
    RULE_SEAPORT_NO_CARDS,
    RULE_SEAPORT_PILE_EMPTY,
    RULE_SETUP_BONUS,
    RULE_SETUP_GOODS,
    RULE_SETUP_MARKERS,
    RULE_SETUP_MARKERS_LEFT,
    RULE_SETUP_SLOTS,
    RULE_SETUP_STACKS,
    SOURCES,
    STACKS,
    TILE_KINDS,
    TRAJAN_GOODS,
    TRAJAN_LEGIONARIES_2,
    TRAJAN_PLUS_TWO,
    TRAJAN_POINTS,
    TRAJAN_WORKERS_2,
    TRAYS,
    YELLOW,
)
from trajan_tutor.games.trajan.rules.figures import Figures
from trajan_tutor.games.trajan.rules.quarter import fill_forum, offer_bonus_tiles
from trajan_tutor.games.trajan.rules.seaport import cards_can_be_drawn, next_card, refill, take_top
from trajan_tutor.games.trajan.rules.sowing import begin_turn
from trajan_tutor.games.trajan.rules.state import State, record


def stack_of(kind: int) -> int:
    """Return the stack on the board in which a kind of Trajan tile lies."""
    if kind == TRAJAN_GOODS or kind == TRAJAN_POINTS:
        return kind
    if kind <= TRAJAN_WORKERS_2:
        return 2
    if kind <= TRAJAN_LEGIONARIES_2:
        return 3
    return 4 if kind == TRAJAN_PLUS_TWO else 5


def repeat_indices(counts: list[int]) -> list[int]:
    """Return each index as often as its count says.

    >>> repeat_indices([2, 0, 1])
    [0, 0, 2]
    """
    items: list[int] = []
    for index in range(len(counts)):
        for _ in range(counts[index]):
            items.append(index)
    return items


def bare_state(figures: Figures, seats: int) -> State:
    """Return a state with empty board and mats for so many seats, nothing laid out."""
    state = State()
    state.figures = figures
    state.choices = []
    state.recorder = None
    state.seats = seats
    state.actor = 0
    state.turn_seat = 0
    state.phase = PHASE_PLACE
    state.quarter = 1
    state.round = 1
    state.time = 0
    state.laps = 0
    state.turns = 0
    state.demands = [0] * DEMAND_KINDS
    state.forum = [0] * TILE_KINDS
    state.forum_extra = [0] * TRAYS
    state.province_tile = [0] * PROVINCES
    state.legions = [0] * PROVINCES
    state.leader = [CAMP] * seats
    state.district_tile = [0] * DISTRICT_SPACES
    state.workers = [0] * seats
    state.ships = [1, 1, 1]
    state.senate = [0] * seats
    state.senate_order = list(range(seats))
    state.senate_bonus = []
    state.left = []
    state.right = []
    state.stack_size = [0] * STACKS
    state.markers = [0] * (seats * TRAYS * COLOURS)
    state.tray_size = [0] * (seats * TRAYS)
    state.slots = [0] * (seats * TRAYS)
    state.arch = [0] * seats
    state.kept = [0] * (seats * DEMAND_KINDS)
    state.plus_two = [0] * seats
    state.tiles = [0] * (seats * TILE_KINDS)
    state.hand = [0] * (seats * GOODS)
    state.known = [0] * (seats * GOODS)
    state.unknown = [0] * seats
    state.display = [0] * (seats * GOODS)
    state.bonus = [0] * (seats * BONUS_TILES)
    state.built = [0] * seats
    state.supply = [figures.figures_per_seat - 2] * seats
    state.worker_camp = [1] * seats
    state.military_camp = [1] * seats
    state.ledger = [0] * (seats * SOURCES)
    state.stacks = [[], [], [], [], [], []]
    state.goods = []
    state.goods_left = 0
    state.forum_pile = []
    state.forum_left = 0
    state.extra_pile = []
    state.extra_left = 0
    state.demand_pile = []
    state.demands_left = 0
    state.bonus_pile = []
    state.bonus_left = 0
    state.aside = []
    state.seed = 0
    clear_pending(state)
    return state


def clear_pending(state: State) -> None:
    """Clear everything that lies on a state only in the middle of a turn."""
    state.setup_step = 0
    state.loose = [0] * COLOURS
    state.held = [0] * COLOURS
    state.held_size = 0
    state.sown = 0
    state.drop_tray = 0
    state.target = 0
    state.special = 0
    state.action = 0
    state.main = 0
    state.granted = 0
    state.grant = 0
    state.tile_used = 0
    state.taken_now = 0
    state.repeat_main = 0
    state.repeat_granted = 0
    state.laid = 0
    state.ship = 0
    state.cargo = 0
    state.cargo_size = 0
    state.payer = 0
    state.pay_step = 0
    state.unmet = 0
    state.pay_kept = [0] * DEMAND_KINDS


def new_game(figures: Figures, seats: int, seed: int) -> State:
    """Return a game in which the first seat owes the placing of its markers (rules trajan.setup.*).

    The seed decides every pile. The seed that the state then carries is drawn from it, below 2**53.
    """
    state = bare_state(figures, seats)
    chance = SplitMix64(seed)
    state.forum_pile = repeat_indices(figures.forum_tiles)
    chance.shuffle(state.forum_pile)
    state.forum_left = len(state.forum_pile)
    state.extra_pile = repeat_indices([figures.yellow_tiles] * TRAYS)
    chance.shuffle(state.extra_pile)
    state.extra_left = len(state.extra_pile)
    demands = repeat_indices([figures.demand_tiles] * DEMAND_KINDS)
    chance.shuffle(demands)
    state.demands_left = len(demands) - figures.demands_removed
    state.aside = demands[state.demands_left :]
    state.demand_pile = demands[: state.demands_left]
    buildings = list(range(DISTRICT_SPACES))
    chance.shuffle(buildings)
    state.district_tile = [tile + 1 for tile in buildings]
    shuffle_stacks(state, chance)
    state.bonus_pile = list(range(BONUS_TILES))
    chance.shuffle(state.bonus_pile)
    state.bonus_left = BONUS_TILES
    state.goods = repeat_indices([figures.goods_per_kind] * GOODS)
    chance.shuffle(state.goods)
    state.goods_left = len(state.goods)
    state.seed = chance.bits(53)
    for province in range(1, PROVINCES):
        state.forum_left -= 1
        state.province_tile[province] = state.forum_pile[state.forum_left] + 1
    fill_forum(state)
    ask_for_markers(state, 0)
    return state


def shuffle_stacks(state: State, chance: SplitMix64) -> None:
    """Sort the Trajan tiles into their six stacks and shuffle each."""
    figures = state.figures
    state.stacks = [[], [], [], [], [], []]
    for tile in range(1, len(figures.tile_kind)):
        for _ in range(figures.tile_count[tile]):
            state.stacks[stack_of(figures.tile_kind[tile])].append(tile)
    for stack in range(STACKS):
        chance.shuffle(state.stacks[stack])


# ---- markers -----------------------------------------------------------------------------------------------------


def ask_for_markers(state: State, seat: int) -> None:
    """Ask a seat to place two markers in every tray, tray by tray (rule trajan.setup.markers)."""
    state.phase = PHASE_PLACE
    state.actor = seat
    state.setup_step = 0
    state.loose = [state.figures.markers_per_colour] * COLOURS


def place_rule(state: State, colour: int) -> int:
    """Return 0 when a marker of this colour is still to be placed, else the rule that forbids it."""
    return RULE_NONE if state.loose[colour] else RULE_SETUP_MARKERS_LEFT


def place_choices(state: State) -> list[int]:
    """Return a move for every colour that can go into the tray in question."""
    return [MOVE_PLACE + colour for colour in range(COLOURS) if state.loose[colour]]


def place_marker(state: State, colour: int) -> None:
    """Place a marker in the tray in question; after the last one the next seat follows, then the rest of the setup."""
    seat = state.actor
    tray = state.setup_step // state.figures.markers_per_colour
    index = seat * TRAYS + tray
    state.loose = state.loose[:]
    state.loose[colour] -= 1
    state.markers[index * COLOURS + colour] += 1
    state.tray_size[index] += 1
    record(state, EVENT_PLACED, RULE_SETUP_MARKERS, seat, tray, colour)
    state.setup_step += 1
    if state.setup_step == COLOURS * state.figures.markers_per_colour:
        if seat + 1 < state.seats:
            ask_for_markers(state, seat + 1)
        else:
            deal(state)


def deal(state: State) -> None:
    """Show the Trajan stacks, deal the bonus tiles, turn up the discard piles; the draft begins with seat 0."""
    state.stack_size = [len(stack) for stack in state.stacks]
    for seat in range(state.seats):
        state.bonus_left -= 1
        tile = state.bonus_pile[state.bonus_left]
        state.bonus = state.bonus[:]
        state.bonus[seat * BONUS_TILES + tile] = YELLOW
        record(state, EVENT_BONUS, RULE_SETUP_BONUS, seat, tile, YELLOW)
    offer_bonus_tiles(state)
    state.setup_step = 0
    state.actor = 0
    state.phase = PHASE_DRAFT
    refill(state, 0)
    refill(state, 1)


# ---- goods cards -------------------------------------------------------------------------------------------------


def draft_rule(state: State, place: int) -> int:
    """Return 0 when a card can be taken from the deck or a discard pile, else the rule that forbids it (R29)."""
    if place == DRAFT_DECK:
        if not state.figures.draft_from_deck:
            return RULE_SETUP_GOODS
        return RULE_NONE if cards_can_be_drawn(state) else RULE_SEAPORT_NO_CARDS
    cards = state.left if place == DRAFT_LEFT else state.right
    return RULE_NONE if cards else RULE_SEAPORT_PILE_EMPTY


def draft_choices(state: State) -> list[int]:
    """Return the places from which the next card can be taken."""
    return [MOVE_DRAFT + place for place in range(3) if draft_rule(state, place) == RULE_NONE]


def draft(state: State, place: int) -> None:
    """Take one card from the deck or the top of a pile (rule trajan.setup.goods); after three the next seat follows."""
    seat = state.actor
    if place == DRAFT_DECK:
        card = next_card(state)
        state.hand = state.hand[:]
        state.hand[seat * GOODS + card] += 1
    else:
        card = take_top(state, seat, place - DRAFT_LEFT)
    record(state, EVENT_DRAFTED, RULE_SETUP_GOODS, seat, card, place)
    state.setup_step += 1
    if state.setup_step == state.figures.goods_cards:
        state.setup_step = 0
        if seat + 1 < state.seats:
            state.actor = seat + 1
        else:
            state.actor = 0
            state.phase = PHASE_START_TILES


# ---- the first Trajan tiles --------------------------------------------------------------------------------------


def start_tile_rule(state: State, stack: int, slot: int) -> int:
    """Return 0 when the top tile of a stack may go to a slot: three different stacks, slots II, IV and VI."""
    if state.setup_step >> stack & 1:
        return RULE_SETUP_STACKS
    if slot % 2 == 0 or state.slots[state.actor * TRAYS + slot]:
        return RULE_SETUP_SLOTS
    return RULE_NONE


def start_tile_choices(state: State) -> list[int]:
    """Return a move for every stack and slot that `start_tile_rule` allows."""
    choices: list[int] = []
    for stack in range(STACKS):
        # Slots II, IV and VI: no other is ever allowed.
        for slot in range(1, TRAYS, 2):
            if start_tile_rule(state, stack, slot) == RULE_NONE:
                choices.append(MOVE_START_TILE + 8 * stack + slot)
    return choices


def place_start_tile(state: State, stack: int, slot: int) -> None:
    """Put the top tile of a stack on a slot (rule trajan.setup.slots); after three the next seat follows."""
    seat = state.actor
    tile = take_from_stack(state, stack)
    state.slots = state.slots[:]
    state.slots[seat * TRAYS + slot] = tile
    state.setup_step |= 1 << stack
    record(state, EVENT_TRAJAN_TILE, RULE_SETUP_SLOTS, seat, slot, tile)
    for other in (1, 3, 5):
        if state.slots[seat * TRAYS + other] == 0:
            return
    state.setup_step = 0
    if seat + 1 < state.seats:
        state.actor = seat + 1
    else:
        begin_turn(state, 0)
