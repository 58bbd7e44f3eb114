"""Component data: the figures of a game, each with its source and how sure it is, and the rulings on open questions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.reading import read_toml


class Status(StrEnum):
    """How sure a figure is."""

    CONFIRMED = "confirmed"
    RECONSTRUCTED = "reconstructed"
    RULING = "ruling"


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of the game: its value, the keys of its sources, its status, and the key of a note if there is one."""

    name: str
    value: Any
    sources: tuple[str, ...]
    status: Status
    note: str | None = None
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling where the rulebooks are silent or disagree: how it is carried, where, and what an option may choose.

    The first of the `choices` is the default: what lessons, puzzles, positions and programs play that choose nothing.
    A whole game that people begin may have another one, `whole`. `formerly` says what was played where nothing was
    chosen, by the last version of records to which that applies. `against` names the books whose sense speaks for
    another reading.
    """

    name: str
    kind: str
    where: str
    rules: tuple[str, ...]
    choices: tuple[object, ...] = ()
    formerly: tuple[tuple[int, object], ...] = ()
    against: tuple[str, ...] = ()
    whole: object = None

    @property
    def usual(self) -> object:
        """How a whole game is played that chooses nothing; None where there is nothing to choose."""
        return self.whole if self.whole is not None else next(iter(self.choices), None)

    @property
    def offered(self) -> tuple[object, ...]:
        """What can be chosen for a new game, the usual reading first."""
        return tuple(sorted(self.choices, key=lambda choice: choice != self.usual))

    def key(self, game: str, part: str) -> str:
        """Return the key of what is told of it: its `question`, `answer`, `place`, what the book `says`, and so on.

        >>> Ruling("S1", "switch", "works.go_together", (), (5, 4)).key("sylla", "question")
        'sylla-ruling-s1-question'
        """
        return f"{game}-ruling-{self.name.lower()}-{part}"

    def reading(self, game: str, choice: object) -> str:
        """Return the key of the sentence that tells how it is played by one of its choices.

        >>> Ruling("R2", "figure", "bonus.workers-halves", (), (0.5, 2)).reading("trajan", 0.5)
        'trajan-reading-r2-0-5'
        """
        return f"{game}-reading-{self.name.lower()}-{str(choice).replace('.', '-')}"

    @property
    def has_against(self) -> bool:
        """Whether something is told that speaks against it: always where another reading can be chosen."""
        return bool(self.choices or self.against)


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A place where the printed rulebooks say different things."""

    name: str
    books: dict[str, str]
    rules: tuple[str, ...]
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class Components:
    """All component data of one game."""

    sources: dict[str, str]
    figures: dict[str, Figure]
    rulings: dict[str, Ruling] = field(default_factory=dict)
    disagreements: dict[str, Disagreement] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        """Return the value of a figure."""
        return self.figures[name].value

    def chosen(self, ruling: str, options: Mapping[str, object]) -> Any:
        """Return the value of a ruling under checked options: the default where they do not name it."""
        return options.get(ruling, self.rulings[ruling].choices[0])

    def options(self, chosen: dict[str, object]) -> dict[str, object]:
        """Return the chosen values of rulings that differ from the default, checked.

        Raises MisusedError for an unknown ruling or a value that it does not offer.
        """
        differing: dict[str, object] = {}
        for name in sorted(chosen):
            ruling = self.rulings.get(name)
            if ruling is None or not ruling.choices:
                offered = sorted(key for key, value in self.rulings.items() if value.choices)
                raise MisusedError("engine-option-unknown", option=name, offered=", ".join(offered))
            value = chosen[name]
            if isinstance(value, bool) or value not in ruling.choices:
                choices = ", ".join(str(choice) for choice in ruling.choices)
                raise MisusedError("engine-option-value", option=name, value=str(value), choices=choices)
            if value != ruling.choices[0]:
                differing[name] = ruling.choices[ruling.choices.index(value)]
        return differing

    def in_whole_games(self) -> dict[str, object]:
        """Return the rulings that a whole game is played with otherwise than positions and lessons."""
        return {name: ruling.whole for name, ruling in self.rulings.items() if ruling.whole is not None}

    def formerly(self, version: int) -> dict[str, object]:
        """Return the rulings that were the default in records of a version and are not any more."""
        return {
            name: next(value for last, value in ruling.formerly if version <= last)
            for name, ruling in self.rulings.items()
            if any(version <= last for last, _ in ruling.formerly)
        }


@cache
def components_in(folder: Path) -> Components:
    """Return the component data in the folder of data of a game, none where it brings no file."""
    path = folder / "components.toml"
    return load_components(path) if path.is_file() else Components({}, {})


def load_components(path: Path) -> Components:
    """Read component data from a TOML file.

    Raises UnreadableError for a file that is not TOML, and for a figure without value, source or status.
    """
    place = path.name
    data = read_toml(path)
    sources = data.get("source", {})
    figures = {name: _figure(place, name, entry, sources) for name, entry in data.get("figure", {}).items()}
    rulings = {name: _ruling(name, entry) for name, entry in data.get("ruling", {}).items()}
    disagreements = {
        name: Disagreement(name, entry["books"], tuple(entry["rules"]), entry.get("ruling"))
        for name, entry in data.get("disagreement", {}).items()
    }
    return Components(sources, figures, rulings, disagreements)


def _ruling(name: str, entry: dict[str, Any]) -> Ruling:
    return Ruling(
        name,
        entry["kind"],
        entry["where"],
        tuple(entry["rules"]),
        tuple(entry.get("choices", ())),
        tuple(sorted((int(version), value) for version, value in entry.get("formerly", {}).items())),
        tuple(entry.get("against", ())),
        entry.get("whole"),
    )


def _figure(place: str, name: str, entry: dict[str, Any], sources: dict[str, str]) -> Figure:
    for needed in ("value", "source", "status"):
        if needed not in entry:
            raise UnreadableError("engine-figure-lacks", place=place, figure=name, needed=needed)
    keys = tuple(entry["source"].split("+"))
    for key in keys:
        if key not in sources:
            raise UnreadableError("engine-figure-source", place=place, figure=name, source=key)
    if entry["status"] not in list(Status):
        raise UnreadableError("engine-figure-status", place=place, figure=name, status=str(entry["status"]))
    return Figure(name, entry["value"], keys, Status(entry["status"]), entry.get("note"), entry.get("ruling"))
