"""What a step lists from the data of its game: where its rulebooks disagree, its rulings, its reconstructed figures.

Nothing of this is written in a lesson: a new ruling appears by itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trajan_tutor.engine.book_words import BookWords, quoted_books_in
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.components import Disagreement, Ruling, Status
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.trial_positions import can_be_tried

# Of two readings one is the other; of more, each is another.
_TWO: Final = 2


class Listing(StrEnum):
    """What can be listed; an option that settles a disagreement is told with it, and not once more."""

    DISAGREEMENTS = "disagreements"  # the rulebooks say different things
    RULINGS = "rulings"  # the rulebooks are silent, or can be read in two ways
    FIGURES = "figures"  # figures that no rulebook states


@dataclass(frozen=True, slots=True)
class ListedRemark:
    """A remark with its label; `language` is that of a book whose own words it quotes."""

    label: Message
    text: Message
    language: str = ""


@dataclass(frozen=True, slots=True)
class ListedCard:
    """One entry of a list: its name in the data, what it is about, what is played, and marked remarks with labels.

    `trial` names the ruling whose readings can be tried, if any.
    """

    name: str
    title: Message
    text: Message
    remarks: tuple[ListedRemark, ...] = ()
    trial: str = ""


def cards_of(listing: Listing, game: TutorGame) -> tuple[ListedCard, ...]:
    """Return everything that a list of a game holds, in the order of its data; rulings with an option come first."""
    if listing is Listing.DISAGREEMENTS:
        return tuple(_disagreement(one, game) for one in game.components.disagreements.values())
    if listing is Listing.FIGURES:
        return tuple(_figures(game))
    rulings = [one for one in game.components.rulings.values() if not _has_disagreement(one, game)]
    # Those that can be chosen come first.
    return tuple(ruling_card(one, game) for one in sorted(rulings, key=lambda one: not one.choices))


def _has_disagreement(ruling: Ruling, game: TutorGame) -> bool:
    return bool(ruling.choices) and any(
        disagreement.ruling == ruling.name for disagreement in game.components.disagreements.values()
    )


def _disagreement(disagreement: Disagreement, game: TutorGame) -> ListedCard:
    key = f"{game.name}-disagreement-{disagreement.name}"
    books = tuple(
        Message.of("lesson-listed-book", book=Message(f"{game.name}-book-{book}"), says=Message(f"{key}.{book}"))
        for book in disagreement.books
    )
    books_remark = ListedRemark(Message.of("lesson-listed-differ"), Message.of("lesson-listed-books", books=books))
    ruling = game.components.rulings.get(disagreement.ruling or "")
    remarks = (
        (books_remark,)
        if ruling is None
        else (books_remark, *book_words(ruling, game), *_against(ruling, game), *_option(ruling, game))
    )
    trial = ruling.name if ruling is not None and can_be_tried(ruling, game.resources.data) else ""
    return ListedCard(disagreement.name, Message(key), Message(f"{key}.played"), remarks, trial)


def ruling_card(ruling: Ruling, game: TutorGame) -> ListedCard:
    """Return a ruling with everything that is told of it: the words of the books, how it is played and why, how else.

    It begins with the place in the book. How it is played is the text of the card.
    """
    remarks = (
        ListedRemark(Message("lesson-listed-place"), Message(ruling.key(game.name, "place"))),
        *book_words(ruling, game),
        ListedRemark(Message("lesson-listed-says"), Message(ruling.key(game.name, "says"))),
        ListedRemark(Message("lesson-listed-reason"), Message(ruling.key(game.name, "why"))),
        *_against(ruling, game),
        *(_option(ruling, game) if ruling.choices else _only(ruling, game)),
    )
    trial = ruling.name if can_be_tried(ruling, game.resources.data) else ""
    return ListedCard(
        ruling.name,
        Message(ruling.key(game.name, "question")),
        Message(ruling.key(game.name, "answer")),
        remarks,
        trial,
    )


def book_words(ruling: Ruling, game: TutorGame) -> Iterator[ListedRemark]:
    """Yield the own words of each book that has some about a ruling, in quotation marks and with its name."""
    for book, words in quoted_books_in(game.resources.data).about(ruling.name).items():
        yield ListedRemark(Message(f"{game.name}-book-{book}"), quoted(words), words[0].language)


def quoted(words: Sequence[BookWords]) -> Message:
    """Return words of a book, each in its quotation marks: what stands between them is left out."""
    first, *further = words
    quote = Message.of("lesson-listed-quote", words=first.text)
    return Message.of("lesson-listed-quotes", first=quote, further=quoted(further)) if further else quote


def _against(ruling: Ruling, game: TutorGame) -> Iterator[ListedRemark]:
    """Yield what speaks for another reading, where something does."""
    if ruling.has_against:
        yield ListedRemark(Message.of("lesson-listed-against"), Message(ruling.key(game.name, "against")))


def _only(ruling: Ruling, game: TutorGame) -> Iterator[ListedRemark]:
    """Yield why there is nothing to choose."""
    yield ListedRemark(Message("lesson-listed-only"), Message(ruling.key(game.name, "only")))


def _option(ruling: Ruling, game: TutorGame) -> Iterator[ListedRemark]:
    """Yield how a game is played by each reading, where a new game can choose, and by which option it does."""
    other = "lesson-listed-other" if len(ruling.choices) <= _TWO else "lesson-listed-another"
    for choice in ruling.offered:
        label = "lesson-listed-usual" if choice == ruling.usual else other
        yield ListedRemark(Message(label), Message(ruling.reading(game.name, choice)))
    if ruling.choices:
        others = tuple(str(choice) for choice in ruling.offered[1:])
        text = Message.of("lesson-listed-choices", option=ruling.name, others=others, played=str(ruling.usual))
        yield ListedRemark(Message.of("lesson-listed-option"), text)


def _figures(game: TutorGame) -> Iterator[ListedCard]:
    """Yield one card for each note: several figures may come from one place."""
    data = game.components
    names_by_note: dict[str, list[str]] = {}
    for figure in data.figures.values():
        if figure.status is Status.RECONSTRUCTED and figure.note:
            names_by_note.setdefault(figure.note, []).append(figure.name)
    for note, names in names_by_note.items():
        figures = Message.of("lesson-listed-figures", figures=tuple(names))
        yield ListedCard(note, Message(f"{game.name}-note-{note}"), figures)
