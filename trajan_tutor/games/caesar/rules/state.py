"""The state of a game of Caesar!: slotted, flat, small integers, copied by hand.

Seats are sides: 0 is Caesar, 1 is Pompey. Lists that hold something per side and province are flat:
`influence[side * 18 + province]`. 0 means "none" wherever a piece may lie: an influence token on a border is stored as
its code plus one, a controlling side as the side plus one, a marker over an influence token as its side plus one, and
two more when it lies face down.

A search copies a state for every turn that it draws, so that copying is what it does most. Lists that few turns change
are shared between copies: whoever changes one replaces it first (`state.cover = state.cover[:]`); the others are copied
each time.
"""

from typing import Any

from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.figures import Figures

# Every attribute of a state; the recorder is the only one that is not kept when a state is pickled.
_FIELDS = (
    "actor",
    "bag",
    "bank",
    "bank_senate",
    "bank_token",
    "bonus",
    "border_side",
    "centurion_due",
    "centurions",
    "choices",
    "closing",
    "control",
    "cover",
    "crassus",
    "deck",
    "difficulty",
    "discard_due",
    "down",
    "extra",
    "figures",
    "fixed_sums",
    "free",
    "harder",
    "influence",
    "known",
    "ledger",
    "limit",
    "markers",
    "modules",
    "open_spaces",
    "owner",
    "phase",
    "pile",
    "placed",
    "recorder",
    "resolved",
    "seed",
    "senate",
    "shown",
    "supply",
    "taken",
    "tile",
    "token",
    "turn_side",
    "turned",
    "turns",
    "under",
    "unknown",
    "used",
    "waiting",
    "way",
    "winner",
    "won_closing",
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

    # The game: modules in play, and the side that Crassus plays (-1: nobody)
    modules: int
    crassus: int
    difficulty: int
    harder: int

    # Whose decision, whose turn, and where the game stands
    actor: int
    turn_side: int
    phase: int
    turns: int  # turns begun since setup or loading
    winner: int  # -1 while the game goes on
    seed: int

    # Board
    token: list[int]  # by border: influence token plus one
    owner: list[int]  # by border: side; 0 where no token lies
    way: list[int]  # by border: 1 when the larger number faces the second province
    down: list[int]  # by border: 1 when the influence token lies face down
    cover: list[int]  # by border: marker over the influence token
    bonus: list[int]  # by province: bonus token
    open_spaces: list[int]  # by province: free border spaces
    control: list[int]  # by province: side plus one
    shown: list[int]  # by province: face-up markers on its own space
    turned: list[int]  # by province: face-down markers on its own space
    influence: list[int]  # by side and province: the sum that faces it
    free: list[int]  # by symbol: mask of its free border spaces

    # Sides
    supply: list[list[int]]  # sorted; the row of Crassus from left to right
    unknown: list[int]  # tokens of the supply that this copy does not show (0 in a full state)
    known: list[int]  # mask of the Centurion tokens in the supply that both sides have seen
    bag: list[list[int]]  # next to be drawn last
    limit: list[int]
    markers: list[int]
    senate: list[int]
    under: list[int]
    centurions: list[int]  # mask of the Centurion tokens still to be taken
    ledger: list[int]  # by side and source: markers placed

    # Hidden piles, next to be drawn last
    bank: list[int]
    deck: list[int]
    used: list[int]  # tiles used, by kind
    tile: int  # the tile revealed last (-1: not known), to be shown; it decides nothing
    pile: list[int]

    # What is still owed in the turn
    closing: int  # province that is being resolved
    waiting: int  # province that is closed too and resolved next
    resolved: int  # province closed with it and resolved before, where both wait for one step of border markers (C1)
    fixed_sums: list[int]  # by side: influence in that province when it was closed; empty when it is not fixed
    taken: int  # bonus token of the closing in progress
    won_closing: int  # side plus one that this closing gave control
    bank_token: int  # bonus token drawn from the bank and not yet resolved
    bank_senate: int  # 1 while markers may go under a Senate token of the bank
    extra: int  # 1 when a Tactics token was taken in this turn
    centurion_due: int  # 1 when a Centurion token may replace the draw
    border_side: int  # the side that may add markers now
    placed: int  # tokens that Crassus has placed in this turn
    discard_due: int  # 1 when Crassus discards his leftmost token at the end of this turn

    def __repr__(self) -> str:
        """Say of which game it is and whose turn it is, alike in every run and on one line."""
        return f"<state of caesar: seat {self.actor} to move>"

    def copy(self) -> "State":
        """Return an independent state without a recorder; what is replaced before it is changed is shared."""
        new = State()
        new.figures = self.figures
        new.choices = self.choices
        new.recorder = None
        new.modules = self.modules
        new.crassus = self.crassus
        new.difficulty = self.difficulty
        new.harder = self.harder
        new.actor = self.actor
        new.turn_side = self.turn_side
        new.phase = self.phase
        new.turns = self.turns
        new.winner = self.winner
        new.seed = self.seed
        new.closing = self.closing
        new.waiting = self.waiting
        new.resolved = self.resolved
        new.taken = self.taken
        new.won_closing = self.won_closing
        new.bank_token = self.bank_token
        new.bank_senate = self.bank_senate
        new.extra = self.extra
        new.centurion_due = self.centurion_due
        new.border_side = self.border_side
        new.fixed_sums = self.fixed_sums
        new.placed = self.placed
        new.discard_due = self.discard_due
        new.token = self.token[:]
        new.owner = self.owner[:]
        new.way = self.way[:]
        new.down = self.down
        new.cover = self.cover
        new.bonus = self.bonus
        new.open_spaces = self.open_spaces[:]
        new.control = self.control
        new.shown = self.shown
        new.turned = self.turned
        new.influence = self.influence[:]
        new.free = self.free[:]
        new.supply = [self.supply[0][:], self.supply[1][:]]
        new.unknown = self.unknown
        new.known = self.known
        new.bag = [self.bag[0][:], self.bag[1][:]]
        new.limit = self.limit
        new.markers = self.markers
        new.senate = self.senate
        new.under = self.under
        new.centurions = self.centurions
        new.ledger = self.ledger
        new.bank = self.bank
        new.deck = self.deck
        new.used = self.used
        new.tile = self.tile
        new.pile = self.pile
        return new

    def key(self) -> tuple[object, ...]:
        """Return a hashable value, equal exactly for states that go on alike: all but what is shown or counted."""
        return (
            bytes(
                [
                    *self.token,
                    *self.owner,
                    *self.way,
                    *self.down,
                    *self.cover,
                    *self.bonus,
                    *self.control,
                    *self.shown,
                    *self.turned,
                    *self.influence,
                    *self.unknown,
                    *self.known,
                    *self.markers,
                    *self.senate,
                    *self.under,
                    *self.centurions,
                    *self.used,
                ]
            ),
            bytes(self.supply[0]),
            bytes(self.supply[1]),
            bytes(self.bag[0]),
            bytes(self.bag[1]),
            bytes(self.bank),
            bytes(self.deck),
            bytes(self.pile),
            (*self.limit, *self.ledger),
            self.modules,
            self.crassus,
            self.difficulty,
            self.harder,
            self.actor,
            self.turn_side,
            self.phase,
            self.winner,
            self.seed,
            self.closing,
            self.waiting,
            self.resolved,
            self.taken,
            self.won_closing,
            self.bank_token,
            self.bank_senate,
            self.extra,
            self.centurion_due,
            self.border_side,
            (*self.fixed_sums, self.placed, self.discard_due),
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


def markers_placed(state: State, side: int) -> int:
    """Return how many control markers a side has placed: the sum of its ledger."""
    start = side * codes.SOURCES
    return sum(state.ledger[start : start + codes.SOURCES])


def record(state: State, event: int, rule: int, seat: int, first: int, second: int) -> None:
    """Write an event down when somebody listens."""
    if state.recorder is not None:
        state.recorder.append((event, rule, seat, first, second))


def count_markers(state: State, side: int, source: int, markers: int, rule: int) -> None:
    """Take markers off a side's stock and enter them in the ledger: the one way in which markers are placed."""
    state.markers = state.markers[:]
    state.markers[side] -= markers
    state.ledger = state.ledger[:]
    state.ledger[side * codes.SOURCES + source] += markers
    if state.recorder is not None:
        state.recorder.append((codes.EVENT_POINTS, rule, side, source, markers))
