"""Setup: the bonus tokens on the map, the supplies, and in the solo game the row and the deck of Crassus."""

from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.games.caesar.rules.codes import (
    BONUS_CENTURION,
    BONUS_MIGHT,
    BONUS_NONE,
    BONUS_POISON,
    BONUS_SENATE,
    BONUS_TACTICS,
    BONUS_WEALTH,
    BORDERS,
    CAESAR,
    CENTURION_KINDS,
    ITALIA,
    MODULE_CENTURIONS,
    MODULE_CHECKPOINTS,
    MODULE_POISON,
    NOBODY,
    PHASE_CRASSUS,
    PHASE_TURN,
    PROVINCES,
    SIDES,
    SOURCES,
    TILES,
)
from trajan_tutor.games.caesar.rules.ending import owe_nothing
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
    state.actor = CAESAR
    state.turn_side = CAESAR
    state.phase = PHASE_TURN
    state.turns = 0
    state.winner = NOBODY
    state.seed = 0
    state.token = [0] * BORDERS
    state.owner = [0] * BORDERS
    state.way = [0] * BORDERS
    state.down = [0] * BORDERS
    state.cover = [0] * BORDERS
    state.bonus = [BONUS_NONE] * PROVINCES
    state.open_spaces = [len(borders) for borders in figures.borders_of]
    state.control = [0] * PROVINCES
    state.shown = [0] * PROVINCES
    state.turned = [0] * PROVINCES
    state.influence = [0] * (SIDES * PROVINCES)
    state.free = figures.mask_all[:]
    state.supply = [[], []]
    state.unknown = [0] * SIDES
    state.known = [0] * SIDES
    state.bag = [[], []]
    state.limit = [starting_limit(figures, modules)] * SIDES
    state.markers = [figures.markers_per_side] * SIDES
    state.senate = [0] * SIDES
    state.under = [0] * SIDES
    state.centurions = [0] * SIDES
    state.ledger = [0] * (SIDES * SOURCES)
    state.bank = []
    state.deck = []
    state.used = [0] * TILES
    state.tile = -1
    state.pile = []
    owe_nothing(state)
    return state


def starting_limit(figures: Figures, modules: int) -> int:
    """Return how many tokens a supply holds at the start (rules setup.supply and poison.setup)."""
    return figures.supply_with_poison if modules & MODULE_POISON else figures.supply


def new_game(figures: Figures, modules: int, crassus: int, difficulty: int, harder: int, seed: int) -> State:
    """Return the state before the first turn, everything random decided by the seed."""
    state = bare_state(figures, modules, crassus, difficulty, harder)
    state.seed = seed
    deal_bonus_tokens(state)
    for side in range(SIDES):
        fill_bag(state, side)
    for side in range(SIDES):
        deal_supply(state, side)
    if crassus != NOBODY:
        deal_crassus(state)
        state.phase = PHASE_CRASSUS
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
        kept = items[index]
        items[index] = items[other]
        items[other] = kept
        index -= 1


def deal_bonus_tokens(state: State) -> None:
    """Lay out the bonus tokens, and replace some of them for the modules, Italia's never (C10)."""
    figures = state.figures
    tokens: list[int] = []
    for bonus in (BONUS_MIGHT, BONUS_SENATE, BONUS_TACTICS, BONUS_WEALTH):
        count = figures.bonus_tokens[bonus] - (1 if bonus == BONUS_SENATE else 0)
        for _ in range(count):
            tokens.append(bonus)
    mix(state, tokens)
    others: list[int] = []
    for province in range(PROVINCES):
        if province == ITALIA:
            state.bonus[province] = BONUS_SENATE
        else:
            state.bonus[province] = tokens.pop()
            others.append(province)
    if state.modules:
        mix(state, others)
    replaced: list[int] = []
    for module, bonus in ((MODULE_POISON, BONUS_POISON), (MODULE_CENTURIONS, BONUS_CENTURION)):
        if state.modules & module:
            for _ in range(figures.replaced):
                province = others.pop()
                replaced.append(state.bonus[province])
                state.bonus[province] = bonus
    if state.modules & MODULE_CHECKPOINTS:
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
    if state.modules & MODULE_CENTURIONS and side != state.crassus:
        state.centurions[side] = (1 << CENTURION_KINDS) - 1


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
    if state.modules & MODULE_CENTURIONS:
        state.deck = figures.decks_with_centurions[state.difficulty][:]
        state.pile = figures.centurion_tokens[:]
        mix(state, state.pile)
    else:
        state.deck = figures.decks[state.difficulty][:]
    mix(state, state.deck)


def markers_on_board(state: State, side: int) -> int:
    """Return how many control markers of a side lie on provinces and borders."""
    found = 0
    for province in range(PROVINCES):
        if state.control[province] == side + 1:
            found += state.shown[province] + state.turned[province]
    for border in range(BORDERS):
        if state.cover[border] and (state.cover[border] - 1) % SIDES == side:
            found += 1
    return found
