"""What a step lists from the data of its game: where its rulebooks disagree, its rulings, its reconstructed figures.

Nothing of this is written in a lesson: a new ruling appears by itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.components import Disagreement, Ruling, Status
from trajan_tutor.engine.message import Message


class Listing(StrEnum):
    """What can be listed; an option that settles a disagreement is told with it, and not once more."""

    DISAGREEMENTS = "disagreements"  # the rulebooks say different things
    RULINGS = "rulings"  # the rulebooks are silent, or can be read in two ways
    FIGURES = "figures"  # figures that no rulebook states


@dataclass(frozen=True, slots=True)
class ListedCard:
    """One entry of a list: its name in the data, what it is about, what is played, and marked remarks with labels."""

    name: str
    title: Message
    text: Message
    remarks: tuple[tuple[Message, Message], ...] = ()


def cards_of(listing: Listing, game: TutorGame) -> tuple[ListedCard, ...]:
    """Return everything that a list of a game holds, in the order of its data; rulings with an option come first."""
    if listing is Listing.DISAGREEMENTS:
        return tuple(_disagreement(one, game) for one in game.components.disagreements.values())
    if listing is Listing.FIGURES:
        return tuple(_figures(game))
    rulings = [one for one in game.components.rulings.values() if not _is_told_with_books(one, game)]
    # Those that can be chosen come first.
    return tuple(_ruling(one, game) for one in sorted(rulings, key=lambda one: not one.choices))


def _is_told_with_books(ruling: Ruling, game: TutorGame) -> bool:
    return bool(ruling.choices) and any(one.ruling == ruling.name for one in game.components.disagreements.values())


def _disagreement(told: Disagreement, game: TutorGame) -> ListedCard:
    key = f"{game.name}-disagreement-{told.name}"
    books = tuple(
        Message.of("lesson-listed-book", book=Message(f"{game.name}-book-{book}"), says=Message(f"{key}.{book}"))
        for book in told.books
    )
    said = (Message.of("lesson-listed-differ"), Message.of("lesson-listed-books", books=books))
    option = () if told.ruling is None else _option(game.components.rulings[told.ruling])
    return ListedCard(told.name, Message(key), Message(f"{key}.played"), (said, *option))


def _ruling(ruling: Ruling, game: TutorGame) -> ListedCard:
    key = f"{game.name}-ruling-{ruling.name.lower()}"
    why = (Message.of("lesson-listed-ours"), Message(f"{key}-why"))
    remarks = (*_option(ruling), why, *_against(ruling, key))
    return ListedCard(ruling.name, Message(f"{key}-question"), Message(f"{key}-answer"), remarks)


def _against(ruling: Ruling, key: str) -> Iterator[tuple[Message, Message]]:
    """Yield what in the rulebooks speaks for another reading, where something does."""
    if ruling.against:
        yield Message.of("lesson-listed-against"), Message(f"{key}-against")


def _option(ruling: Ruling) -> Iterator[tuple[Message, Message]]:
    """Yield how a new game is played by another reading, where an option says so."""
    if ruling.choices:
        others = tuple(str(choice) for choice in ruling.choices[1:])
        yield (
            Message.of("lesson-listed-option"),
            Message.of("lesson-listed-choices", option=ruling.name, others=others, played=str(ruling.choices[0])),
        )


def _figures(game: TutorGame) -> Iterator[ListedCard]:
    """Yield one card for each note: several figures may come from one place."""
    data = game.components
    told: dict[str, list[str]] = {}
    for figure in data.figures.values():
        if figure.status is Status.RECONSTRUCTED and figure.note:
            told.setdefault(figure.note, []).append(figure.name)
    for note, names in told.items():
        figures = Message.of("lesson-listed-figures", figures=tuple(names))
        yield ListedCard(note, Message(f"{game.name}-note-{note}"), figures)
