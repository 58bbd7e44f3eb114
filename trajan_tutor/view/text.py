"""The board as text, for a terminal and a screen reader: the same placements, one line for each place."""

from collections.abc import Callable, Sequence

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement, Spot

# How the symbols of placements begin that are words written on the table: their own labels.
SAYS = "says"

SayMessage = Callable[[Message], str]


def board_as_text(game: TutorGame, observation: Observation, words: SayMessage) -> str:
    """Return the board in words: every place on which something lies, and what lies there."""
    return lines_of_places(game.spots(observation), by_spot(game.placements(observation)), words)


def by_spot(placements: Sequence[Placement]) -> dict[str, list[Placement]]:
    """Return what lies at each place."""
    lying: dict[str, list[Placement]] = {}
    for placement in placements:
        lying.setdefault(placement.spot, []).append(placement)
    return lying


def lines_of_places(spots: Sequence[Spot], lying: dict[str, list[Placement]], words: SayMessage) -> str:
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
    """Return the name of a place and what lies there, equal things counted.

    What the name is made of is not told again: a piece with the label of the place, or with a label that is a
    parameter of it. The latter is counted behind the name. What is written there tells of the pieces.
    """
    counts: dict[Message, int] = {}
    for piece in pieces:
        if piece.label != spot.label and not piece.symbol.startswith(SAYS):
            counts[piece.label] = counts.get(piece.label, 0) + piece.count
    named = named_in(spot.label)
    name = words(spot.label)
    lying = []
    for label, count in counts.items():
        if label in named:
            name = times(name, count)
        else:
            lying.append(times(words(label), count))
    return f"{name}: {', '.join(lying)}" if lying else name


def named_in(label: Message) -> set[Message]:
    """Return the words that a label is made of, as labels.

    >>> sorted(map(str, named_in(Message.of("hand", seat=0, goods=Term("wine")))))
    ['wine']
    """
    values = (value for _, value in label.parameters)
    return {
        Message(value.key) if isinstance(value, Term) else value
        for value in values
        if isinstance(value, (Term, Message))
    }


def times(text: str, count: int) -> str:
    """Return a thing with how many there are of it, if there are several."""
    return f"{text} × {count}" if count > 1 else text  # noqa: RUF001 (the sign of times, as one writes it)
