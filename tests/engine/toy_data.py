"""What the toy game is made of: its rules, its figures, its moves, its state."""

from dataclasses import dataclass, field

from trajan_tutor.engine.components import Components, Figure, Ruling, Status
from trajan_tutor.engine.rules import Rule, RuleBook

# Phases: what the game is waiting for.
TURN, DISCARD, MARKET, LOT, OVER = range(5)

# Moves; some carry a number.
KEEP = 0
DRAW = 1
STALL = 2
TO_DISCARD = 10
BID = 20

STALLS = ("left", "right")
HIGHEST_CARD = 6
COINS = 4
ROUNDS = 2

# Stand for what a copy does not show, and for what is not chosen yet.
HIDDEN_CARD = 0
NOT_CHOSEN = -1
HIDDEN_CHOICE = 2

SOURCES = ("stall", "lot", "card")

TEXTS = {
    KEEP: "keep",
    DRAW: "draw",
    **{STALL + stall: f"stall {name}" for stall, name in enumerate(STALLS)},
    **{TO_DISCARD + card: f"discard {card}" for card in range(1, HIGHEST_CARD + 1)},
    **{BID + coins: f"bid {coins}" for coins in range(COINS + 1)},
}

_RULES = (
    "toy.game.over",
    "toy.turn.order",
    "toy.turn.steps",
    "toy.card.draw",
    "toy.card.empty",
    "toy.card.hand",
    "toy.card.highest",
    "toy.stall.secret",
    "toy.stall.alone",
    "toy.bid.higher",
    "toy.bid.coins",
    "toy.bid.highest",
)

RULES = RuleBook({name: Rule(name, name.split(".")[1], {}, Status.CONFIRMED) for name in _RULES})

COMPONENTS = Components(
    {"made-up": "made up for the tests"},
    {
        "stall.alone": Figure("stall.alone", 3, ("made-up",), Status.RULING, ruling="T1"),
        "lot.points": Figure("lot.points", 4, ("made-up",), Status.CONFIRMED),
        "card.highest": Figure("card.highest", 2, ("made-up",), Status.CONFIRMED),
    },
    {"T1": Ruling("T1", "figure", "stall.alone", ("toy.stall.alone",), (3, 1))},
)


@dataclass(slots=True)
class ToyState:
    """Everything that decides how a game of the toy goes on."""

    seats: int
    alone: int
    deck: list[int]
    phase: int = TURN
    actor: int = 0
    round: int = 1
    turns: int = 1
    discards: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    stalls: list[int] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)

    def copy(self) -> "ToyState":
        """Return an independent state; only the choices are shared, since nobody changes them."""
        return ToyState(
            self.seats,
            self.alone,
            self.deck[:],
            self.phase,
            self.actor,
            self.round,
            self.turns,
            self.discards[:],
            [hand[:] for hand in self.hands],
            self.stalls[:],
            self.bids[:],
            self.coins[:],
            [points[:] for points in self.points],
            self.choices,
        )

    def key(self) -> tuple[object, ...]:
        """Return a hashable value, equal exactly for states that go on alike."""
        return (
            *(self.seats, self.alone, self.phase, self.actor, self.round),
            *(tuple(items) for items in (self.deck, self.discards, self.stalls, self.bids, self.coins)),
            tuple(tuple(hand) for hand in self.hands),
            tuple(tuple(points) for points in self.points),
        )
