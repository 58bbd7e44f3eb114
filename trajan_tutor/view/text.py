"""The board as text, for a terminal and a screen reader: the same placements, one line for each place."""

from collections.abc import Callable, Sequence

from trajan_tutor.engine.game import Game, Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement, Spot

SayMessage = Callable[[Message], str]


def board_as_text(game: Game, observation: Observation, words: SayMessage) -> str:
    """Return the board in words: every place on which something lies, and what lies there."""
    return told(game.spots(observation), by_spot(game.placements(observation)), words)


def by_spot(placements: Sequence[Placement]) -> dict[str, list[Placement]]:
    """Return what lies at each place."""
    found: dict[str, list[Placement]] = {}
    for placement in placements:
        found.setdefault(placement.spot, []).append(placement)
    return found


def told(spots: Sequence[Spot], lying: dict[str, list[Placement]], words: SayMessage) -> str:
    """Return one line for each place on which something lies, parts of the board apart from each other."""
    lines: list[str] = []
    part = ""
    for spot in spots:
        pieces = lying.get(spot.name)
        if not pieces:
            continue
        if lines and part_of(spot.name) != part:
            lines.append("")
        part = part_of(spot.name)
        lines.append(line(spot, pieces, words))
    return "\n".join(lines)


def part_of(name: str) -> str:
    """Return the part of the board that a place belongs to: the word before the number or the name at its end.

    >>> part_of("senate.3"), part_of("mat.1.tray.II"), part_of("deck")
    ('senate', 'mat.1', 'deck')
    """
    words = name.split(".")
    return ".".join(words[:2]) if len(words) > 2 else words[0]  # noqa: PLR2004 (a place of one of several mats)


def line(spot: Spot, pieces: Sequence[Placement], words: SayMessage) -> str:
    """Return the name of a place and what lies there; what ends the name and begins every piece is told once."""
    name = words(spot.label)
    head, colon, tail = name.rpartition(": ")
    if colon and pieces and all(words(piece.label).startswith(tail) for piece in pieces):
        name = head
    lying = contents(name, pieces, words)
    return f"{name}: {lying}" if lying else name


def contents(name: str, pieces: Sequence[Placement], words: SayMessage) -> str:
    """Return what lies at a place of that name: what the name says already is left out, equal things are counted."""
    counts: dict[str, int] = {}
    for piece in pieces:
        said = words(piece.label)
        counts[said] = counts.get(said, 0) + piece.count
    around = f" {name},"
    return ", ".join(
        f"{said} × {count}" if count > 1 else said  # noqa: RUF001 (the sign of times, as one writes it)
        for said, count in counts.items()
        if said != name and (count > 1 or f" {said}," not in around)
    )
