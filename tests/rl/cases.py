"""The games, seat counts and options that other programs are tested with: a few of each kind, and all of them."""

from dataclasses import dataclass
from itertools import product
from typing import Any

from trajan_tutor.engine.games import find_game

DIFFICULTIES = ("low", "medium", "high")
MODULES = ("", "poison", "centurions", "poison,centurions", "poison,centurions,checkpoints")


@dataclass(frozen=True)
class Case:
    """A game as it is begun."""

    game: str
    seats: int = 2
    setup: str = "quick"
    options: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        """Return what the test is called."""
        chosen = [f"{name}={value}" for name, value in self.options if value]
        return "-".join([self.game, str(self.seats), self.setup, *chosen])

    @property
    def arguments(self) -> dict[str, Any]:
        """What both kinds of environment take beside the name of the game."""
        return {"seats": self.seats, "setup": self.setup, "options": dict(self.options)}


def of_caesar(**options: object) -> Case:
    """Return a case of Caesar! with the options that are chosen."""
    return Case("caesar", options=tuple((name, value) for name, value in sorted(options.items()) if value))


def rulings(game: str, seats: int) -> list[Case]:
    """Return a case for each choice of each ruling that is not the usual one."""
    found = find_game(game).components.rulings
    return [
        Case(game, seats, options=((name, choice),))
        for name, ruling in sorted(found.items())
        for choice in ruling.choices[1:]
    ]


# One of each kind: all seats and choices of setup, two sides with all modules, one side against the rules.
FEW = [
    Case("trajan", 3, "choose"),
    of_caesar(modules=MODULES[-1]),
    of_caesar(modules=MODULES[-1], solo="high", side="pompey", harder=True),
    Case("sylla", 4),
]

# Games by another reading of a ruling.
READ = [*rulings("trajan", 3), *rulings("caesar", 2), *rulings("sylla", 3)]

ALL = [
    *(Case("trajan", seats, setup) for seats, setup in product((2, 3, 4), ("quick", "choose"))),
    *(of_caesar(modules=modules) for modules in MODULES),
    *(
        of_caesar(modules=modules, solo=solo, side=side, harder=harder)
        for modules, solo, side, harder in product(MODULES, DIFFICULTIES, ("caesar", "pompey"), (False, True))
    ),
    *(Case("sylla", seats) for seats in (3, 4)),
    *READ,
]
