"""Small states of Trajan, set up in words, and the questions that tests ask about them.

`table()` is a game at the start of seat 0's first turn with nothing on the mats but markers, camps and the arch. The
functions that follow lay out one thing each, in the words of the position format: `hand(state, 0, "furs furs wine")`.
`about_to_act()` then sows one marker so that a chosen tray is the target tray.
"""

from games.whole import play_one

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules import codes, names, turn
from trajan_tutor.games.trajan.rules.components import trajan_tile_names
from trajan_tutor.games.trajan.rules.setup import clear_pending
from trajan_tutor.games.trajan.rules.state import State, score_of

# ---- the table ---------------------------------------------------------------------------------------------------


def table(seats: int = 3, options: dict[str, object] | None = None) -> State:
    """Return a bare table at the start of a turn: two markers in every tray, the forum and all provinces empty.

    The piles are full and shuffled by the seed 1. `options` are rulings: `{"R5": "yes"}`.
    """
    state = GAME.new_game(Setup(seats=seats, seed=1, options=tuple(sorted((options or {}).items()))))
    assert isinstance(state, State)
    for seat in range(seats):
        trays(state, seat, ("yellow yellow", "orange orange", "green green", "white white", "pink pink", "blue blue"))
    state.slots = [0] * (seats * codes.TRAYS)
    state.hand = [0] * (seats * codes.GOODS)
    state.known = state.hand[:]
    state.bonus = [0] * (seats * codes.BONUS_TILES)
    state.forum = [0] * codes.TILE_KINDS
    state.forum_extra = [0] * codes.TRAYS
    state.province_tile = [0] * codes.PROVINCES
    return state


def new_game(seats: int = 3, seed: int = 1) -> State:
    """Return a game in which nothing has been placed yet."""
    state = GAME.new_game(Setup(seats=seats, seed=seed, quick=False))
    assert isinstance(state, State)
    return state


def trays(state: State, seat: int, contents: tuple[str, ...]) -> None:
    """Fill all six trays of a seat, I to VI."""
    for tray, colours in enumerate(contents):
        fill_tray(state, seat, names.SLOTS[tray], colours)


def fill_tray(state: State, seat: int, slot: str, colours: str) -> None:
    """Put exactly these markers into one tray."""
    index = seat * codes.TRAYS + names.SLOTS.index(slot)
    state.markers[index * codes.COLOURS : (index + 1) * codes.COLOURS] = counts(colours, names.COLOURS)
    state.tray_size[index] = len(colours.split())


def tray(state: State, seat: int, slot: str) -> str:
    """Return the markers of a tray, in the order of the colours."""
    index = seat * codes.TRAYS + names.SLOTS.index(slot)
    return words(state.markers[index * codes.COLOURS : (index + 1) * codes.COLOURS], names.COLOURS)


def counts(text: str, among: tuple[str, ...]) -> list[int]:
    """Return how often each word stands in a text."""
    listed = text.split()
    assert set(listed) <= set(among), text
    return [listed.count(word) for word in among]


def words(numbers: list[int], among: tuple[str, ...]) -> str:
    """Return each word as often as its number says."""
    return " ".join(word for word, number in zip(among, numbers, strict=True) for _ in range(number))


# ---- mats --------------------------------------------------------------------------------------------------------


def hand(state: State, seat: int, goods: str) -> None:
    """Give a seat exactly these goods cards."""
    state.hand[seat * codes.GOODS : (seat + 1) * codes.GOODS] = counts(goods, names.GOODS)


def hand_of(state: State, seat: int) -> str:
    """Return a seat's goods cards."""
    return words(state.hand[seat * codes.GOODS : (seat + 1) * codes.GOODS], names.GOODS)


def display(state: State, seat: int, goods: str) -> None:
    """Lay exactly these goods cards into a seat's display."""
    state.display[seat * codes.GOODS : (seat + 1) * codes.GOODS] = counts(goods, names.GOODS)


def display_of(state: State, seat: int) -> str:
    """Return the cards of a seat's display."""
    return words(state.display[seat * codes.GOODS : (seat + 1) * codes.GOODS], names.GOODS)


def tiles(state: State, seat: int, held: str) -> None:
    """Give a seat exactly these forum tiles."""
    state.tiles[seat * codes.TILE_KINDS : (seat + 1) * codes.TILE_KINDS] = counts(held, names.TILES)


def tiles_of(state: State, seat: int) -> str:
    """Return the forum tiles of a seat."""
    return words(state.tiles[seat * codes.TILE_KINDS : (seat + 1) * codes.TILE_KINDS], names.TILES)


def kept(state: State, seat: int, demands: str) -> None:
    """Give a seat exactly these demand Trajan tiles."""
    state.kept[seat * codes.DEMAND_KINDS : (seat + 1) * codes.DEMAND_KINDS] = counts(demands, names.DEMANDS)


def kept_of(state: State, seat: int) -> str:
    """Return the demand Trajan tiles on a seat's mat."""
    return words(state.kept[seat * codes.DEMAND_KINDS : (seat + 1) * codes.DEMAND_KINDS], names.DEMANDS)


def bonus(state: State, seat: int, tile: str, side: str) -> None:
    """Give a seat a bonus tile."""
    state.bonus[seat * codes.BONUS_TILES + names.BONUS.index(tile)] = names.BONUS_COLOURS.index(side)


def bonus_of(state: State, seat: int) -> dict[str, str]:
    """Return the bonus tiles of a seat and their sides."""
    sides = state.bonus[seat * codes.BONUS_TILES : (seat + 1) * codes.BONUS_TILES]
    return {tile: names.BONUS_COLOURS[side] for tile, side in zip(names.BONUS, sides, strict=True) if side}


def plus_two(state: State, seat: int, actions: str) -> None:
    """Put [+2] markers on exactly these actions of a seat."""
    state.plus_two[seat] = mask(actions, names.ACTIONS)


def mask(text: str, among: tuple[str, ...]) -> int:
    """Return the mask of the words of a text."""
    return sum(1 << among.index(word) for word in text.split())


def slot(state: State, seat: int, numeral: str, tile: str) -> None:
    """Lay a Trajan tile on a slot: `slot(state, 0, "II", "points:blue+blue")`; no tile empties it."""
    state.slots[seat * codes.TRAYS + names.SLOTS.index(numeral)] = trajan_tile_names().index(tile)


def slots_of(state: State, seat: int) -> dict[str, str]:
    """Return the Trajan tiles of a seat by slot."""
    lying = state.slots[seat * codes.TRAYS : (seat + 1) * codes.TRAYS]
    return {numeral: trajan_tile_names()[tile] for numeral, tile in zip(names.SLOTS, lying, strict=True) if tile}


def fill_slots(state: State, seat: int, numerals: str = "I II III IV V VI") -> None:
    """Lay Trajan tiles on these slots whose colours the trays of `table()` never hold; a full circle frees the arch."""
    for numeral in numerals.split():
        slot(state, seat, numeral, "points:orange+white")
    free = [index for index in range(codes.TRAYS) if not state.slots[seat * codes.TRAYS + index]]
    state.arch[seat] = free[0] if free else codes.ARCH_CENTRE


def arch_of(state: State, seat: int) -> str:
    """Return the slot under the arch, or `centre`."""
    return (*names.SLOTS, "centre")[state.arch[seat]]


def figures(
    state: State,
    seat: int,
    *,
    supply: int | None = None,
    worker_camp: int | None = None,
    military_camp: int | None = None,
) -> None:
    """Set how many figures of a seat stand where; what is not named stays."""
    state.supply[seat] = state.supply[seat] if supply is None else supply
    state.worker_camp[seat] = state.worker_camp[seat] if worker_camp is None else worker_camp
    state.military_camp[seat] = state.military_camp[seat] if military_camp is None else military_camp


def figures_of(state: State, seat: int) -> tuple[int, int, int]:
    """Return the figures in a seat's supply, worker camp and military camp."""
    return state.supply[seat], state.worker_camp[seat], state.military_camp[seat]


# ---- the board ---------------------------------------------------------------------------------------------------


def deck(state: State, goods: str) -> None:
    """Make the goods deck of these cards, the next one to be drawn first."""
    state.goods = [names.GOODS.index(card) for card in reversed(goods.split())]
    state.goods_left = len(state.goods)


def piles(state: State, left: str, right: str) -> None:
    """Make the discard piles of these cards, from bottom to top."""
    state.left = [names.GOODS.index(card) for card in left.split()]
    state.right = [names.GOODS.index(card) for card in right.split()]


def pile_of(state: State, side: str) -> str:
    """Return the cards of a discard pile, from bottom to top."""
    return " ".join(names.GOODS[card] for card in (state.left if side == "left" else state.right))


def forum(state: State, lying: str, yellow: str = "") -> None:
    """Lay exactly these tiles on the forum spaces and these extra-action tiles on the yellow spaces."""
    state.forum = counts(lying, names.TILES)
    state.forum_extra = counts(yellow, names.EXTRA)


def forum_of(state: State) -> str:
    """Return the tiles on the forum spaces."""
    return words(state.forum, names.TILES)


def forum_pile(state: State, lying: str) -> None:
    """Make the hidden pile of forum tiles of these, the next one first."""
    state.forum_pile = [names.TILES.index(tile) for tile in reversed(lying.split())]
    state.forum_left = len(state.forum_pile)


def province(state: State, name: str, *, tile: str = "", legionaries: tuple[int, ...] = ()) -> None:
    """Say what lies and stands in a province, leaders apart."""
    place = names.PLACES.index(name)
    state.province_tile[place] = names.TILES.index(tile) + 1 if tile else 0
    state.legions[place] = sum(1 << seat for seat in legionaries)


def province_tile(state: State, name: str) -> str:
    """Return the tile that lies in a province."""
    lying = state.province_tile[names.PLACES.index(name)]
    return names.TILES[lying - 1] if lying else ""


def leader(state: State, seat: int, name: str) -> None:
    """Put a leader into a province, or into the camp."""
    state.leader[seat] = names.PLACES.index(name)


SPACES = tuple(names.space_name(space) for space in range(codes.DISTRICT_SPACES))


def workers(state: State, seat: int, spaces: str) -> None:
    """Put a seat's workers on exactly these spaces of the district."""
    state.workers[seat] = mask(spaces, SPACES)


def building(state: State, space: str, tile: str) -> None:
    """Lay a construction tile on a space of the district, taking it from where it lay; no tile empties the space."""
    wanted = names.CONSTRUCTION_TILES.index(tile) + 1 if tile else 0
    state.district_tile = [0 if lying == wanted else lying for lying in state.district_tile]
    state.district_tile[SPACES.index(space)] = wanted


def built(state: State, seat: int, owned: str) -> None:
    """Give a seat exactly these construction tiles."""
    state.built[seat] = mask(owned, names.CONSTRUCTION_TILES)


def built_of(state: State, seat: int) -> set[str]:
    """Return the construction tiles of a seat."""
    return {tile for code, tile in enumerate(names.CONSTRUCTION_TILES) if state.built[seat] >> code & 1}


def stack(state: State, name: str, lying: str) -> None:
    """Make a stack of Trajan tiles, the top one first."""
    number = names.STACKS.index(name)
    state.stacks = state.stacks[:]
    state.stacks[number] = [trajan_tile_names().index(tile) for tile in reversed(lying.split())]
    state.stack_size[number] = len(state.stacks[number])


def demands(state: State, icons: str, next_ones: str = "") -> None:
    """Lay out the demand tiles of this quarter, and put these next on the hidden pile."""
    state.demands = counts(icons, names.DEMANDS)
    state.round = len(icons.split()) + 1
    if next_ones:
        state.demand_pile = [names.DEMANDS.index(icon) for icon in reversed(next_ones.split())]
        state.demands_left = len(state.demand_pile)


def senate(state: State, spaces: tuple[int, ...], stacked: tuple[int, ...] = ()) -> None:
    """Put the senate discs on these spaces, seat by seat; `stacked` lists the seats from lower to higher."""
    state.senate = list(spaces)
    state.senate_order = list(stacked or range(state.seats))


def offer(state: State, first: str, second: str = "") -> None:
    """Lay out these bonus tiles for consul and vice-consul."""
    state.senate_bonus = sorted(names.BONUS.index(tile) for tile in (first, second) if tile)


def ships(state: State, identical: str = "coloured", pairs: str = "coloured", different: str = "coloured") -> None:
    """Turn the ships to these sides."""
    state.ships = [names.SHIP_SIDES.index(side) for side in (identical, pairs, different)]


# ---- bringing a state to a choice --------------------------------------------------------------------------------


def begin_turn(state: State) -> State:
    """List the choices anew after the table was laid; the seat whose turn it is owes the choice of a tray."""
    clear_pending(state)
    state.phase = codes.PHASE_SOW
    state.actor = state.turn_seat
    turn.settle(state)
    return state


def about_to_act(state: State, action: str) -> State:
    """Sow a single marker so that the tray of this action is the target tray, and stop at the choice that follows."""
    about_to_act_and_tell(state, action)
    return state


def about_to_act_and_tell(state: State, action: str) -> list[Event]:
    """Do as `about_to_act` and return what happened on the way, also when the action had to be left out."""
    seat = state.turn_seat
    before = names.SLOTS[(names.ACTIONS.index(action) - 1) % codes.TRAYS]
    fill_tray(state, seat, before, "blue")
    begin_turn(state)
    return play(state, f"sow {before}")


def only_passing(state: State) -> None:
    """Leave nothing but passing: for options that became impossible, which play takes as a forced step."""
    state.choices = [codes.MOVE_PASS]


def end_of_quarter(state: State, icons: str = "bread games religion") -> State:
    """Stop where the turn of seat 0 has just ended a quarter, with these three demands."""
    demands(state, icons)
    clear_pending(state)
    state.phase = codes.PHASE_QUARTER
    state.actor = state.turn_seat
    turn.settle(state)
    return state


def play_the_last_quarter(state: State) -> list[Event]:
    """Play the end of the fourth quarter, without bonus tiles on offer, to the final scores; return what happened.

    Nobody may have a choice: without tiles for the demands everybody loses 15 points.
    """
    state.quarter = state.figures.quarters
    offer(state, "")
    end_of_quarter(state)
    return play(state, "quarter")


# ---- playing and asking ------------------------------------------------------------------------------------------


def legal(state: State) -> list[str]:
    """Return the legal moves in notation."""
    return [GAME.notation(move) for move in GAME.legal(state)]


def play(state: State, *moves: str) -> list[Event]:
    """Play legal moves in notation and return everything that happened."""
    events: list[Event] = []
    for text in moves:
        assert text in legal(state), f"{text} is not one of {legal(state)}"
        events += play_one(GAME, state, GAME.parse(text))
    return events


def of_kind(events: list[Event], kind: str) -> list[Event]:
    """Return the events of one kind."""
    return [event for event in events if event.kind == kind]


def the(events: list[Event], kind: str) -> Event:
    """Return the only event of a kind."""
    (event,) = of_kind(events, kind)
    return event


def facts(message: Message) -> dict[str, object]:
    """Return the parameters of a message, terms as their keys without the name of the game."""
    return {name: value if isinstance(value, int) else plain(value) for name, value in message.parameters}


def plain(value: object) -> str:
    """Return the text of a parameter, terms without the name of the game."""
    return str(value).removeprefix("trajan-")


def points_of(events: list[Event]) -> list[tuple[int, str, int, str]]:
    """Return all points of events as (seat, source, points, rule)."""
    return [(event.seat, event.source, event.points, event.rule) for event in events if event.kind == "points"]


def score(state: State, seat: int) -> int:
    """Return a seat's points."""
    return score_of(state, seat)


def from_source(state: State, seat: int, source: str) -> int:
    """Return a seat's points from one source."""
    return GAME.ledger(state, seat)[source]


def refusal_of(state: State, *, by: int | None = None, move: str = "", spot: str = "") -> Refusal:
    """Return the refusal of an attempt that must be refused and must leave the state as it was."""
    before = (state.key(), state.choices[:])
    answer = GAME.refuse(state, Attempt(state.actor if by is None else by, spot=spot, move=move))
    assert (state.key(), state.choices) == before
    assert answer is not None, f"{move or spot} is not refused"
    if spot and by in (None, state.actor):
        assert GAME.moves_at(state, spot) == ()
    if move and by in (None, state.actor):
        assert move not in legal(state)
    return answer


def assert_refused(
    state: State, rule: str, *, move: str = "", spot: str = "", by: int | None = None, **parameters: object
) -> None:
    """Check that an attempt, by notation and by spot where both are given, is refused by a rule, with these facts.

    A fact whose name is a word of Python is given with an underscore: `from_`.
    """
    for answer in (
        *((refusal_of(state, by=by, move=move),) if move else ()),
        *((refusal_of(state, by=by, spot=spot),) if spot else ()),
    ):
        assert answer.rule == rule
        assert answer.message.key == f"{rule.replace('.', '-')}.refused"
        assert facts(answer.message) == {name.removesuffix("_"): fact for name, fact in parameters.items()}


def allowed(state: State, move: str) -> bool:
    """Return whether a move is legal; its refusal must say the same."""
    refused = GAME.refuse(state, Attempt(state.actor, move=move)) is not None
    assert refused != (move in legal(state))
    return not refused
