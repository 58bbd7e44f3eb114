"""The state of a game of Trajan: slotted, flat, small integers, copied by hand.

Lists that hold something per seat are flat: `markers[(seat * 6 + tray) * 6 + colour]`, `hand[seat * 12 + kind]`. Sets
of seats or spaces are bit masks. 0 means "none" wherever a tile may lie, so a tile is stored as its code plus one.
Hidden piles are shared between copies and only ever read down from their end; a reshuffle makes a new list. Lists that
few turns change are shared too: whoever changes one replaces it first (`state.built = state.built[:]`). A search copies
a state for every turn that it draws, so that copying is what it does most; the others are copied each time.
"""

from typing import Any

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.figures import Figures

# Every attribute of a state; the recorder is the only one that is not kept when a state is pickled.
_FIELDS = (
    "action",
    "actor",
    "arch",
    "aside",
    "bonus",
    "bonus_left",
    "bonus_pile",
    "built",
    "cargo",
    "cargo_size",
    "choices",
    "demand_pile",
    "demands",
    "demands_left",
    "display",
    "district_tile",
    "drop_tray",
    "extra_left",
    "extra_pile",
    "figures",
    "forum",
    "forum_extra",
    "forum_left",
    "forum_pile",
    "goods",
    "goods_left",
    "grant",
    "granted",
    "hand",
    "held",
    "held_size",
    "kept",
    "known",
    "laid",
    "laps",
    "leader",
    "ledger",
    "left",
    "legions",
    "loose",
    "main",
    "markers",
    "military_camp",
    "pay_kept",
    "pay_step",
    "payer",
    "phase",
    "plus_two",
    "province_tile",
    "quarter",
    "recorder",
    "repeat_granted",
    "repeat_main",
    "right",
    "round",
    "seats",
    "seed",
    "senate",
    "senate_bonus",
    "senate_order",
    "setup_step",
    "ship",
    "ships",
    "slots",
    "sown",
    "special",
    "stack_size",
    "stacks",
    "supply",
    "taken_now",
    "target",
    "tile_used",
    "tiles",
    "time",
    "tray_size",
    "turn_seat",
    "turns",
    "unknown",
    "unmet",
    "worker_camp",
    "workers",
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

    # Whose decision, whose turn, and where the game stands
    seats: int
    actor: int
    turn_seat: int
    phase: int
    quarter: int
    round: int  # circuits completed in this quarter, plus 1
    time: int
    laps: int  # rounds that the present turn still has to end
    turns: int  # turns begun since setup or loading
    demands: list[int]  # face-up demand tiles by icon

    # Board
    forum: list[int]  # forum spaces, by tile kind
    forum_extra: list[int]  # yellow spaces, by action
    province_tile: list[int]
    legions: list[int]  # mask of seats per province
    leader: list[int]  # province per seat
    district_tile: list[int]
    workers: list[int]  # mask of spaces per seat
    ships: list[int]  # 1 coloured, 0 grey
    senate: list[int]  # space per seat
    senate_order: list[int]  # seats; on one space the later lies higher
    senate_bonus: list[int]  # bonus tiles on offer, ascending
    left: list[int]
    right: list[int]
    stack_size: list[int]

    # Mats
    markers: list[int]
    tray_size: list[int]
    slots: list[int]
    arch: list[int]  # slot, or 6 in the centre
    kept: list[int]  # by seat and icon
    plus_two: list[int]  # mask of actions per seat
    tiles: list[int]  # by seat and tile kind
    hand: list[int]
    known: list[int]  # cards of the hand that all have seen
    unknown: list[int]  # cards of the hand that this copy does not show (0 in a full state)
    display: list[int]
    bonus: list[int]  # by seat and bonus tile: 0, yellow or grey
    built: list[int]  # mask of construction tiles per seat
    supply: list[int]
    worker_camp: list[int]
    military_camp: list[int]
    ledger: list[int]  # by seat and source

    # Hidden piles: the next piece is at index `..._left` - 1
    stacks: list[list[int]]
    goods: list[int]
    goods_left: int
    forum_pile: list[int]
    forum_left: int
    extra_pile: list[int]
    extra_left: int
    demand_pile: list[int]
    demands_left: int
    bonus_pile: list[int]
    bonus_left: int
    aside: list[int]  # demand tiles removed unseen at the start
    seed: int

    # What is still owed
    setup_step: int
    loose: list[int]  # markers not yet placed in setup, by colour
    held: list[int]  # markers in the hand while sowing, by colour
    held_size: int
    sown: int  # markers taken from the tray
    drop_tray: int
    target: int
    special: int  # kind of the Trajan tile whose special action is to be decided
    action: int  # of the frame in progress
    main: int  # action of the turn
    granted: int  # 1 while the action granted by a construction tile is done
    grant: int  # action granted and still to come, plus one
    tile_used: int
    taken_now: int  # extra-action tiles taken in this turn that wait for the next one: four bits a kind (R20)
    repeat_main: int  # 0 the action itself, 1 its repetition by a tile, 2 by a [+2] marker
    repeat_granted: int
    laid: int
    ship: int
    cargo: int  # mask of goods kinds loaded
    cargo_size: int
    payer: int
    pay_step: int
    unmet: int  # demands that the payer left unmet so far
    pay_kept: list[int]  # kept tiles used by the payer, by icon

    def __repr__(self) -> str:
        """Say of which game it is and whose turn it is, alike in every run and on one line."""
        return f"<state of trajan: seat {self.actor} to move>"

    def copy(self) -> "State":
        """Return an independent state without a recorder; what is replaced before it is changed is shared."""
        new = State()
        new.figures = self.figures
        new.choices = self.choices
        new.recorder = None
        new.seats = self.seats
        new.actor = self.actor
        new.turn_seat = self.turn_seat
        new.phase = self.phase
        new.quarter = self.quarter
        new.round = self.round
        new.time = self.time
        new.laps = self.laps
        new.goods_left = self.goods_left
        new.forum_left = self.forum_left
        new.extra_left = self.extra_left
        new.demands_left = self.demands_left
        new.bonus_left = self.bonus_left
        new.seed = self.seed
        new.turns = self.turns
        new.held_size = self.held_size
        new.sown = self.sown
        new.drop_tray = self.drop_tray
        new.target = self.target
        new.setup_step = self.setup_step
        new.special = self.special
        new.action = self.action
        new.main = self.main
        new.granted = self.granted
        new.grant = self.grant
        new.tile_used = self.tile_used
        new.taken_now = self.taken_now
        new.repeat_main = self.repeat_main
        new.repeat_granted = self.repeat_granted
        new.laid = self.laid
        new.ship = self.ship
        new.cargo = self.cargo
        new.cargo_size = self.cargo_size
        new.payer = self.payer
        new.pay_step = self.pay_step
        new.unmet = self.unmet
        new.stacks = self.stacks
        new.goods = self.goods
        new.forum_pile = self.forum_pile
        new.extra_pile = self.extra_pile
        new.demand_pile = self.demand_pile
        new.bonus_pile = self.bonus_pile
        new.aside = self.aside
        new.demands = self.demands
        new.forum_extra = self.forum_extra
        new.province_tile = self.province_tile
        new.legions = self.legions
        new.leader = self.leader
        new.district_tile = self.district_tile
        new.workers = self.workers
        new.ships = self.ships
        new.senate = self.senate
        new.senate_order = self.senate_order
        new.senate_bonus = self.senate_bonus
        new.left = self.left
        new.right = self.right
        new.stack_size = self.stack_size
        new.slots = self.slots
        new.arch = self.arch
        new.kept = self.kept
        new.plus_two = self.plus_two
        new.known = self.known
        new.unknown = self.unknown
        new.display = self.display
        new.bonus = self.bonus
        new.built = self.built
        new.pay_kept = self.pay_kept
        new.loose = self.loose
        new.forum = self.forum
        new.markers = self.markers[:]
        new.tray_size = self.tray_size[:]
        new.tiles = self.tiles
        new.hand = self.hand
        new.supply = self.supply
        new.worker_camp = self.worker_camp
        new.military_camp = self.military_camp
        new.ledger = self.ledger
        # Taking a tray makes a new list, so that only a hand in the middle of sowing is changed in place.
        new.held = self.held[:] if self.held_size else self.held
        return new

    def key(self) -> tuple[object, ...]:
        """Return a hashable value, equal exactly for states equal in all but figures, turn count and recorder.

        What fits into bytes is packed into few of them: a key is made for every step that a search looks at.
        """
        stacks = self.stacks
        sizes = self.stack_size
        return (
            bytes(
                [
                    *self.demands,
                    *self.forum,
                    *self.forum_extra,
                    *self.province_tile,
                    *self.legions,
                    *self.leader,
                    *self.district_tile,
                    *self.ships,
                    *self.senate,
                    *self.senate_order,
                    *self.stack_size,
                    *self.markers,
                    *self.slots,
                    *self.arch,
                    *self.kept,
                    *self.plus_two,
                    *self.tiles,
                    *self.hand,
                    *self.known,
                    *self.unknown,
                    *self.display,
                    *self.bonus,
                    *self.supply,
                    *self.worker_camp,
                    *self.military_camp,
                    *self.held,
                    *self.pay_kept,
                    *self.loose,
                ]
            ),
            bytes(self.left),
            bytes(self.right),
            bytes(self.senate_bonus),
            bytes(
                [
                    *self.goods[: self.goods_left],
                    *self.forum_pile[: self.forum_left],
                    *self.extra_pile[: self.extra_left],
                    *self.demand_pile[: self.demands_left],
                    *self.bonus_pile[: self.bonus_left],
                    *self.aside,
                    *stacks[0][: sizes[0]],
                    *stacks[1][: sizes[1]],
                    *stacks[2][: sizes[2]],
                    *stacks[3][: sizes[3]],
                    *stacks[4][: sizes[4]],
                    *stacks[5][: sizes[5]],
                ]
            ),
            (*self.workers, *self.built, *self.ledger),
            self.seats,
            self.actor,
            self.turn_seat,
            self.phase,
            self.quarter,
            self.round,
            self.time,
            self.laps,
            self.goods_left,
            self.forum_left,
            self.extra_left,
            self.demands_left,
            self.bonus_left,
            self.seed,
            self.held_size,
            self.sown,
            self.drop_tray,
            self.target,
            self.setup_step,
            self.special,
            self.action,
            self.main,
            self.granted,
            self.grant,
            self.tile_used,
            self.taken_now,
            self.repeat_main,
            self.repeat_granted,
            self.laid,
            self.ship,
            self.cargo,
            self.cargo_size,
            self.payer,
            self.pay_step,
            self.unmet,
        )

    def __getstate__(self) -> dict[str, Any]:
        """Return what pickle keeps: everything but the recorder."""
        return {name: getattr(self, name) for name in _FIELDS if name != "recorder"}

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        """Fill a new state from a pickled one."""
        for name, value in pickled.items():
            setattr(self, name, value)
        self.recorder = None


def score_of(state: State, seat: int) -> int:
    """Return a seat's victory points: the sum of its ledger."""
    ledger = state.ledger
    points = 0
    for source in range(seat * codes.SOURCES, seat * codes.SOURCES + codes.SOURCES):
        points += ledger[source]
    return points


def record(state: State, event: int, rule: int, seat: int, first: int, second: int) -> None:
    """Write an event down when somebody listens."""
    if state.recorder is not None:
        state.recorder.append((event, rule, seat, first, second))


def take_tile(state: State, seat: int, kind: int) -> None:
    """Lay a forum tile or an extra-action tile on the mat of the seat whose turn it is."""
    state.tiles = state.tiles[:]
    state.tiles[seat * codes.TILE_KINDS + kind] += 1
    if kind >= codes.TILE_WILD_EXTRA and state.figures.taken_tiles_wait:
        state.taken_now += 1 << 4 * (kind - codes.TILE_WILD_EXTRA)


def gain(state: State, seat: int, source: int, points: int, rule: int) -> None:
    """Add points to the ledger: the one way in which points are gained or lost."""
    state.ledger = state.ledger[:]
    state.ledger[seat * codes.SOURCES + source] += points
    if state.recorder is not None:
        state.recorder.append((codes.EVENT_POINTS, rule, seat, source, points))
