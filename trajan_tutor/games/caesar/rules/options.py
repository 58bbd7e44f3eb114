"""What may be chosen before the game: modules, the solo game, and the side that the player takes there."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Offer
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import components

_OFFERED = ("harder", "modules", "side", "solo")

# What people are asked for: the first side is the usual one, and without a difficulty two play.
OFFERS: Final = (
    Offer("solo", ("none", *names.DIFFICULTIES[1:]), alone=True),
    Offer("side", names.SIDES, needs="solo"),
    Offer("harder", needs="solo"),
    Offer("modules", names.MODULES, several=True),
)


@dataclass(frozen=True, slots=True)
class Options:
    """The game that was asked for: modules as bits, difficulty of the solo game (0: two players), Crassus' side.

    `rulings` are those that are not the default.
    """

    modules: int = 0
    difficulty: int = codes.SOLO_NONE
    harder: bool = False
    crassus: int = codes.NOBODY
    rulings: tuple[tuple[str, object], ...] = ()


def rulings_among(chosen: dict[str, object]) -> dict[str, object]:
    """Return those of some options that choose a ruling; raises MisusedError for a value that it does not offer."""
    return components().options({name: value for name, value in chosen.items() if name not in _OFFERED})


def read_options(chosen: dict[str, object]) -> Options:
    """Return the options of a game; raises MisusedError for one that is unknown or does not combine.

    `modules` is a list of names or one text with commas; `solo` a difficulty; `harder` and `side` belong to `solo`. Any
    other option is a ruling by its id.

    >>> read_options({"modules": ["poison"], "solo": "high"}).crassus
    1
    """
    choosable = [name for name, ruling in components().rulings.items() if ruling.choices]
    for name in sorted(chosen):
        if name not in _OFFERED and name not in choosable:
            raise MisusedError("engine-option-unknown", option=name, offered=", ".join((*_OFFERED, *choosable)))
    rulings = tuple(sorted(rulings_among(chosen).items()))
    modules = read_modules(chosen.get("modules", ()))
    solo = chosen.get("solo")
    if solo is None or solo == "" or solo is False:
        for name in ("harder", "side"):
            if chosen.get(name):
                raise MisusedError("caesar-option-solo-only", option=name)
        return Options(modules, rulings=rulings)
    difficulties = names.DIFFICULTIES[1:]
    if not isinstance(solo, str) or solo not in difficulties:
        raise MisusedError("engine-option-value", option="solo", value=str(solo), choices=", ".join(difficulties))
    harder = chosen.get("harder", False)
    if not isinstance(harder, bool):
        raise MisusedError("engine-option-value", option="harder", value=str(harder), choices="True, False")
    side = chosen.get("side", names.SIDES[codes.CAESAR])
    if side not in names.SIDES:
        raise MisusedError("engine-option-value", option="side", value=str(side), choices=", ".join(names.SIDES))
    crassus = codes.POMPEY if side == names.SIDES[codes.CAESAR] else codes.CAESAR
    return Options(modules, names.DIFFICULTIES.index(solo), harder, crassus, rulings)


def read_modules(value: object) -> int:
    """Return modules as bits; raises MisusedError for an unknown one, and for Checkpoints without both others."""
    words: list[object] = []
    if isinstance(value, str):
        words = [word.strip() for word in value.split(",") if word.strip()]
    elif isinstance(value, Iterable):
        words = list(value)
    elif value is not None:
        words = [value]
    bits = 0
    for word in words:
        if word not in names.MODULES:
            offered = ", ".join(names.MODULES)
            raise MisusedError("engine-option-value", option="modules", value=str(word), choices=offered)
        bits |= names.MODULE_BITS[names.MODULES.index(str(word))]
    check_modules(bits)
    return bits


def check_modules(bits: int) -> None:
    """Raise MisusedError when Checkpoints is played without both other modules (rule checkpoints.modules)."""
    both = codes.MODULE_POISON | codes.MODULE_CENTURIONS
    if bits & codes.MODULE_CHECKPOINTS and bits & both != both:
        missing = tuple(name for name in names.modules_of(both) if name not in names.modules_of(bits))
        raise MisusedError("caesar-option-checkpoints", missing=missing)
