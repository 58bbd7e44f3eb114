"""The state of a game of Sylla: slotted, flat, small integers, copied by hand.

Cards and tiles of a kind are alike, so they are counts: `upright[seat * 9 + card]`. Lists that hold something by seat
have room for four seats. Piles are lists, the next piece last.
"""

from typing import Any

from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.figures import Figures

# Every attribute of a state; the recorder is the only one that is not kept when a state is pickled.
_FIELDS = (
    "actor",
    "bid",
    "bidder",
    "building_pile",
    "buildings",
    "buildings_down",
    "character_pile",
    "choices",
    "chosen",
    "consul",
    "cubes",
    "deniers",
    "down",
    "event_pile",
    "events",
    "famine",
    "figures",
    "fresh",
    "hands",
    "happened",
    "happening",
    "held",
    "is_ready",
    "known",
    "ledger",
    "left",
    "markers",
    "middle",
    "moved",
    "offered",
    "owed",
    "parts",
    "phase",
    "prestige",
    "prevented",
    "recorder",
    "round",
    "row",
    "seats",
    "seed",
    "seller",
    "slot",
    "slots",
    "taverns",
    "temples",
    "tiles",
    "tilted",
    "tokens",
    "unknown",
    "unseen",
    "upright",
    "veiled",
    "viewer",
    "work",
    "work_pile",
)


class State:
    """Everything that decides how a game goes on, hidden things included.

    `choices` are the legal moves of the seat `actor` and must never be changed by a reader: copies share them.
    `recorder` collects events as (event, rule, seat, first, second) while it is a list; copies start without one.
    """

    __slots__ = _FIELDS

    figures: Figures
    choices: list[int]
    recorder: list[tuple[int, int, int, int, int]] | None

    # Where the game stands, and what is still owed
    seats: int
    round: int
    phase: int
    actor: int
    consul: int
    famine: int
    work: int  # -1 when over
    seed: int
    known: int  # cards at the bottom of the deck that all have seen
    parts: int  # parts begun since setup or loading
    fresh: int  # 1 at the first decision of a part of the round, where an evaluation may be asked
    viewer: int  # whose view this copy is: a seat, -1 for a spectator, -2 where everything is shown
    middle: int  # 1 within a turn: what one seat decides at once is not finished
    bid: int  # the highest bid so far
    bidder: int  # -1 before the first bid
    seller: int
    slot: int  # the slot on sale
    offered: int  # tiles offered in this round
    owed: int  # cards still to be tilted, tokens of an Insula still to be taken, characters still to be chosen
    temples: int  # Temples of the actor that may still be used
    taverns: int  # Taverns of the actor that may still be used
    moved: int  # mask of the markers that Taverns have moved or held in this phase
    prevented: int  # the two events that are prevented: upper place * 4 + lower place; -1 before
    happening: int  # mask of the places of events still to be done
    happened: int  # mask of the places of lasting events that have happened, where they turn nothing more (S5)
    held: int  # mask of the markers that Taverns hold to the end of the round, where they do so (S17)

    # The table, the areas of the seats, and the hidden piles
    markers: list[int]  # by colour: space on the track
    events: list[int]  # from the top down
    row: list[int]  # by card: how many lie open
    slots: list[int]  # by slot: building, -1 for none
    prestige: list[int]  # by seat
    deniers: list[int]  # by seat
    tokens: list[int]  # by seat and colour
    veiled: list[int]  # by seat and colour: tokens taken in secret and not shown since (S23)
    unseen: list[int]  # by seat: tokens taken in secret whose colours this copy does not show
    upright: list[int]  # by seat and card
    tilted: list[int]  # by seat and card
    down: list[int]  # by seat and card
    buildings: list[int]  # by seat and building: those that lie face up
    buildings_down: list[int]  # by seat and building
    ledger: list[int]  # by seat and source
    chosen: list[int]  # by seat and character
    unknown: list[int]  # by seat: characters chosen that this copy does not show
    is_ready: list[int]  # by seat: 1 when it has chosen its characters
    cubes: list[int]  # by place in the column and seat
    left: list[int]  # by seat and fighter: cubes still to be placed
    hands: list[int]  # by seat: deniers and thumb in secret, see codes
    building_pile: list[int]
    character_pile: list[int]
    event_pile: list[int]
    work_pile: list[int]
    tiles: list[int]  # by seat: the number of its revenue tile, where it was drawn (S13); else empty

    def __repr__(self) -> str:
        """Say of which game it is and whose turn it is, alike in every run and on one line."""
        return f"<state of sylla: seat {self.actor} to move>"

    def copy(self) -> "State":
        """Return an independent state; what never changes is shared, the recorder is left out."""
        new = State()
        new.figures = self.figures
        new.choices = self.choices
        new.recorder = None
        new.seats = self.seats
        new.round = self.round
        new.phase = self.phase
        new.actor = self.actor
        new.consul = self.consul
        new.famine = self.famine
        new.work = self.work
        new.seed = self.seed
        new.known = self.known
        new.parts = self.parts
        new.fresh = self.fresh
        new.viewer = self.viewer
        new.middle = self.middle
        new.bid = self.bid
        new.bidder = self.bidder
        new.seller = self.seller
        new.slot = self.slot
        new.offered = self.offered
        new.owed = self.owed
        new.temples = self.temples
        new.taverns = self.taverns
        new.moved = self.moved
        new.prevented = self.prevented
        new.happening = self.happening
        new.happened = self.happened
        new.held = self.held
        new.markers = self.markers[:]
        new.events = self.events[:]
        new.row = self.row[:]
        new.slots = self.slots[:]
        new.prestige = self.prestige[:]
        new.deniers = self.deniers[:]
        new.tokens = self.tokens[:]
        new.veiled = self.veiled[:]
        new.unseen = self.unseen[:]
        new.upright = self.upright[:]
        new.tilted = self.tilted[:]
        new.down = self.down[:]
        new.buildings = self.buildings[:]
        new.buildings_down = self.buildings_down[:]
        new.ledger = self.ledger[:]
        new.chosen = self.chosen[:]
        new.unknown = self.unknown[:]
        new.is_ready = self.is_ready[:]
        new.cubes = self.cubes[:]
        new.left = self.left[:]
        new.hands = self.hands[:]
        new.building_pile = self.building_pile[:]
        new.character_pile = self.character_pile[:]
        new.event_pile = self.event_pile[:]
        new.work_pile = self.work_pile[:]
        new.tiles = self.tiles
        return new

    def key(self) -> tuple[object, ...]:
        """Return a hashable value, equal exactly for states that go on alike: all but what is counted."""
        return (
            (
                self.seats,
                self.round,
                self.phase,
                self.actor,
                self.consul,
                self.famine,
                self.work,
                self.seed,
                self.known,
                self.middle,
                self.bid,
                self.bidder,
                self.seller,
                self.slot,
                self.offered,
                self.owed,
                self.temples,
                self.taverns,
                self.moved,
                self.prevented,
                self.happening,
                self.happened,
                self.held,
            ),
            tuple(self.markers),
            tuple(self.events),
            tuple(self.row),
            tuple(self.slots),
            tuple(self.prestige),
            tuple(self.deniers),
            tuple(self.tokens),
            tuple(self.veiled),
            tuple(self.unseen),
            tuple(self.upright),
            tuple(self.tilted),
            tuple(self.down),
            tuple(self.buildings),
            tuple(self.buildings_down),
            tuple(self.ledger),
            tuple(self.chosen),
            tuple(self.unknown),
            tuple(self.is_ready),
            tuple(self.cubes),
            tuple(self.left),
            tuple(self.hands),
            tuple(self.building_pile),
            tuple(self.character_pile),
            tuple(self.event_pile),
            tuple(self.work_pile),
            tuple(self.tiles),
            tuple(self.figures.options.items()),
        )

    def __getstate__(self) -> dict[str, Any]:
        """Return what pickle keeps: everything but the recorder."""
        return {name: getattr(self, name) for name in _FIELDS if name != "recorder"}

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        """Fill a new state from a pickled one."""
        for name, value in pickled.items():
            setattr(self, name, value)
        self.recorder = None


def record(state: State, event: int, rule: int, seat: int, first: int, second: int) -> None:
    """Write an event down when somebody listens."""
    if state.recorder is not None:
        state.recorder.append((event, rule, seat, first, second))


def gain(state: State, seat: int, source: int, prestige: int, rule: int) -> None:
    """Add prestige and enter it in the ledger: the one way in which it is gained or lost, never below 0."""
    if prestige < -state.prestige[seat]:
        prestige = -state.prestige[seat]
    if prestige == 0:
        return
    state.prestige[seat] += prestige
    state.ledger[seat * codes.SOURCES + source] += prestige
    if state.recorder is not None:
        state.recorder.append((codes.EVENT_POINTS, rule, seat, source, prestige))


def take_behind_screen(state: State, colour: int) -> None:
    """Take a token of a colour for the seat to act, by a building: in secret where that reading was chosen (S23)."""
    place = state.actor * codes.COLOURS + colour
    state.tokens[place] += 1
    if state.figures.tokens_secret:
        state.veiled[place] += 1


def tokens_left(state: State, colour: int) -> int:
    """Return how many tokens of a colour are left in the supply (S11)."""
    taken = 0
    for seat in range(state.seats):
        taken += state.tokens[seat * codes.COLOURS + colour]
    return state.figures.tokens_each - taken


def senators(state: State, seat: int) -> int:
    """Return the upright face-up Senators of a seat: each is a vote."""
    return (
        state.upright[seat * codes.CARDS + codes.SENATOR] + state.upright[seat * codes.CARDS + codes.CHRISTIAN_SENATOR]
    )


def face_up(state: State, seat: int, card: int) -> int:
    """Return how many of a card a seat has face up, tilted or not."""
    return state.upright[seat * codes.CARDS + card] + state.tilted[seat * codes.CARDS + card]


def standing(state: State, seat: int, building: int) -> int:
    """Return how many of a building a seat has face up."""
    return state.buildings[seat * codes.BUILDINGS + building]
