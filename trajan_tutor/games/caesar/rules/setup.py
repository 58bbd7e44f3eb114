"""Setup: the bonus tokens on the map, the supplies, and in the solo game the row and the deck of Crassus."""

from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.ending import clear_pending
from trajan_tutor.games.caesar.rules.figures import Figures
from trajan_tutor.games.caesar.rules.state import State


def bare_state(figures: Figures, modules: int, crassus: int, difficulty: int, harder: int) -> State:
    """Return a state with an empty board, no tokens anywhere, and all control markers in stock."""
    state = State()
    state.figures = figures
    state.recorder = None
    state.choices = []
    state.modules = modules
    state.crassus = crassus
    state.difficulty = difficulty
    state.harder = harder
    state.actor = codes.CAESAR
    state.turn_side = codes.CAESAR
    state.phase = codes.PHASE_TURN
    state.turns = 0
    state.winner = codes.NOBODY
    state.seed = 0
    state.token = [0] * codes.BORDERS
    state.owner = [0] * codes.BORDERS
    state.way = [0] * codes.BORDERS
    state.down = [0] * codes.BORDERS
    state.cover = [0] * codes.BORDERS
    state.bonus = [codes.BONUS_NONE] * codes.PROVINCES
    state.open_spaces = [len(borders) for borders in figures.borders_of]
    state.control = [0] * codes.PROVINCES
    state.shown = [0] * codes.PROVINCES
    state.turned = [0] * codes.PROVINCES
    state.influence = [0] * (codes.SIDES * codes.PROVINCES)
    state.free = figures.mask_all[:]
    state.supply = [[], []]
    state.unknown = [0] * codes.SIDES
    state.known = [0] * codes.SIDES
    state.bag = [[], []]
    state.limit = [starting_limit(figures, modules)] * codes.SIDES
    state.markers = [figures.markers_per_side] * codes.SIDES
    state.senate = [0] * codes.SIDES
    state.under = [0] * codes.SIDES
    state.centurions = [0] * codes.SIDES
    state.ledger = [0] * (codes.SIDES * codes.SOURCES)
    state.bank = []
    state.deck = []
    state.used = [0] * codes.TILES
    state.tile = -1
    state.pile = []
    clear_pending(state)
    return state


def starting_limit(figures: Figures, modules: int) -> int:
    """Return how many tokens a supply holds at the start (rules setup.supply and poison.setup)."""
    return figures.supply_with_poison if modules & codes.MODULE_POISON else figures.supply


def new_game(figures: Figures, modules: int, crassus: int, difficulty: int, harder: int, seed: int) -> State:
    """Return the state before the first turn, everything random decided by the seed."""
    state = bare_state(figures, modules, crassus, difficulty, harder)
    state.seed = seed
    deal_bonus_tokens(state)
    for side in range(codes.SIDES):
        fill_bag(state, side)
    for side in range(codes.SIDES):
        deal_supply(state, side)
    if crassus != codes.NOBODY:
        deal_crassus(state)
        state.phase = codes.PHASE_CRASSUS
        state.turn_side = crassus
        state.actor = crassus
    # The seed of the game goes on from a number that a position can carry.
    state.seed = SplitMix64(state.seed).bits(53)
    return state


def mix(state: State, items: list[int]) -> None:
    """Put up to seventeen pieces in an order that one number of the generator decides: 17! is less than 2**49."""
    chance = SplitMix64(state.seed)
    number = chance.bits(61)
    state.seed = chance.seed
    index = len(items) - 1
    while index > 0:
        other = number % (index + 1)
        number //= index + 1
        last = items[index]
        items[index] = items[other]
        items[other] = last
        index -= 1


def deal_bonus_tokens(state: State) -> None:
    """Lay out the bonus tokens, and replace some of them for the modules, Italia's never (C10)."""
    figures = state.figures
    tokens: list[int] = []
    for bonus in (codes.BONUS_MIGHT, codes.BONUS_SENATE, codes.BONUS_TACTICS, codes.BONUS_WEALTH):
        count = figures.bonus_tokens[bonus] - (1 if bonus == codes.BONUS_SENATE else 0)
        for _ in range(count):
            tokens.append(bonus)
    mix(state, tokens)
    others: list[int] = []
    for province in range(codes.PROVINCES):
        if province == codes.ITALIA:
            state.bonus[province] = codes.BONUS_SENATE
        else:
            state.bonus[province] = tokens.pop()
            others.append(province)
    if state.modules:
        mix(state, others)
    replaced: list[int] = []
    for module, bonus in ((codes.MODULE_POISON, codes.BONUS_POISON), (codes.MODULE_CENTURIONS, codes.BONUS_CENTURION)):
        if state.modules & module:
            for _ in range(figures.replaced):
                province = others.pop()
                replaced.append(state.bonus[province])
                state.bonus[province] = bonus
    if state.modules & codes.MODULE_CHECKPOINTS:
        mix(state, replaced)
        state.bank = replaced


def fill_bag(state: State, side: int) -> None:
    """Put a side's influence tokens into its bag, and its Centurion tokens aside."""
    bag: list[int] = []
    for token in range(len(state.figures.token_count)):
        for _ in range(state.figures.token_count[token]):
            bag.append(token)
    mix(state, bag)
    state.bag[side] = bag
    if state.modules & codes.MODULE_CENTURIONS and side != state.crassus:
        state.centurions[side] = (1 << codes.CENTURION_KINDS) - 1


def deal_supply(state: State, side: int) -> None:
    """Draw the first tokens of a supply; the row of Crassus keeps the order of drawing."""
    size = state.figures.row if side == state.crassus else state.limit[side]
    for _ in range(size):
        state.supply[side].append(state.bag[side].pop())
    if side == state.crassus:
        state.limit[side] = 0
    else:
        state.supply[side].sort()


def deal_crassus(state: State) -> None:
    """Shuffle the deck of the difficulty, and his Centurion tokens into a pile."""
    figures = state.figures
    if state.modules & codes.MODULE_CENTURIONS:
        state.deck = figures.decks_with_centurions[state.difficulty][:]
        state.pile = figures.centurion_tokens[:]
        mix(state, state.pile)
    else:
        state.deck = figures.decks[state.difficulty][:]
    mix(state, state.deck)


def markers_on_board(state: State, side: int) -> int:
    """Return how many control markers of a side lie on provinces and borders."""
    count = 0
    for province in range(codes.PROVINCES):
        if state.control[province] == side + 1:
            count += state.shown[province] + state.turned[province]
    for border in range(codes.BORDERS):
        if state.cover[border] and (state.cover[border] - 1) % codes.SIDES == side:
            count += 1
    return count
