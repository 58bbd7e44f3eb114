"""Placements: what lies where, in words that a drawing, a text view and a screen reader can share."""

from dataclasses import dataclass

from trajan_tutor.engine.message import Message

# A place of a seat is called by what it lies on, the seat, and what it is: mat.1.tray.
_OF_A_SEAT = 3


# Not frozen: hundreds of them are made for every picture, and a frozen one takes twenty times as long.
@dataclass(slots=True, unsafe_hash=True)
class Placement:
    """One piece, stack of equal pieces, or figure to be read, at a spot.

    `spot` names the place in the template (`province.alpes`, `mat.0.tray.2`); `symbol` what is drawn there
    (`marker-yellow`, `forum-bread`, or `text` for something that is only read; `ground-held` and the like are no piece
    but the state of the place itself, which takes their colour); `count` how many equal ones; `text` a
    figure or short text to be written; `seat` the owner, for colours; `piece` an id that follows a piece as it moves
    between spots, so that a drawing can let it travel. Two placements of one observation never share a `piece`.
    """

    spot: str
    symbol: str
    label: Message
    piece: str
    count: int = 1
    text: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that a person can point at: its name, what it is called, and the rule that tells about it.

    `notes` are said in its details besides, such as how sure the figures of what lies there are.
    """

    name: str
    label: Message
    rule: str = ""
    notes: tuple[Message, ...] = ()


def area_of(spot: str) -> str:
    """Return the area of a spot: the first word of its name, and for a place of a seat what comes after the seat.

    >>> area_of("senate.3"), area_of("mat.1.tray.II"), area_of("deck")
    ('senate', 'mat-tray', 'deck')
    """
    words = spot.split(".")
    return f"{words[0]}-{words[2]}" if len(words) >= _OF_A_SEAT else words[0]
