"""Keys of words that nobody writes down: they follow from the rules, the data, the board and the features of a game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Final, Protocol

from trajan_tutor.engine.book_words import quoted_books_in
from trajan_tutor.engine.capabilities import Reference
from trajan_tutor.engine.game import SCORE, TIME_LEFT, Feature, Offer, SeatLook
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import area_of
from trajan_tutor.engine.rules import Rule
from trajan_tutor.engine.trial_positions import trial_positions_in

# The area of the board that stands for the list of choices.
LIST: Final = "list"
# What is told of every ruling: the place in the book, what it says there, how it is played, and the reason.
_OF_RULING: Final = ("question", "place", "says", "answer", "why")


@dataclass(frozen=True, slots=True)
class DerivedWord:
    """A key that needs words, and what they are shown for: the last part of a key `engine-words-…`."""

    key: str
    use: str = "said"

    @property
    def purpose(self) -> Term:
        """What the words are shown for, as a word of the catalogue."""
        return Term(f"engine-words-{self.use}")


class NamedReference(Reference, Protocol):
    """A game of which rules and data can be looked up, and whose seats and options are named."""

    name: str
    seat_looks: tuple[SeatLook, ...]
    offers: tuple[Offer, ...]


def keys_in(content: object) -> Iterator[str]:
    """Yield the keys of all messages and words in what a game says: in a message, a list, or a value with fields.

    >>> sorted(keys_in((Message.of("toy-sold", pile=Term("toy-pile")), 7)))
    ['toy-pile', 'toy-sold']
    """
    if isinstance(content, Term):
        yield content.key
    elif isinstance(content, Message):
        yield content.key
        yield from keys_in(tuple(value for _, value in content.parameters))
    elif isinstance(content, (tuple, list)):
        for item in content:
            yield from keys_in(item)
    elif is_dataclass(content) and not isinstance(content, type):
        for field in fields(content):
            yield from keys_in(getattr(content, field.name))


def standing_words(game: NamedReference) -> Iterator[DerivedWord]:
    """Yield what follows from a game that nobody plays yet: its title, rules, sources of points, data and options."""
    yield DerivedWord(f"{game.name}-title", "title")
    yield DerivedWord(f"{game.name}-look-{LIST}", "look")
    for rule in game.rules.rules.values():
        yield from _of_rule(game.name, rule)
    for source in game.sources:
        yield DerivedWord(f"{game.name}-source-{source}", "source")
        # Sentences of the project say where points come from: "2 from rows".
        yield DerivedWord(f"{game.name}-source-{source}.from", "source-from")
    yield from _of_data(game)
    for offer in game.offers:
        yield DerivedWord(f"{game.name}-offer-{offer.name}", "offer")
        yield from (DerivedWord(f"{game.name}-offer-{offer.name}-{choice}", "offer") for choice in offer.choices)
    yield from (DerivedWord(look.name, "seat") for look in game.seat_looks if look.name)


def _of_rule(game: str, rule: Rule) -> Iterator[DerivedWord]:
    yield DerivedWord(rule.key, "rule-title")
    yield DerivedWord(f"{rule.key}.rule", "rule")
    yield DerivedWord(f"{game}-area-{rule.area}", "area")


def _of_data(game: NamedReference) -> Iterator[DerivedWord]:
    data = game.components
    for figure in data.figures.values():
        if figure.note:
            yield DerivedWord(f"{game.name}-note-{figure.note}", "note")
    for ruling in data.rulings.values():
        parts = (*_OF_RULING, *(("against",) if ruling.has_against else ()), *(() if ruling.choices else ("only",)))
        yield from (DerivedWord(ruling.key(game.name, part), "ruling") for part in parts)
        yield from (DerivedWord(ruling.reading(game.name, choice), "ruling") for choice in ruling.choices)
    for quote in quoted_books_in(game.resources.data).words:
        yield DerivedWord(f"{game.name}-book-{quote.book}", "book")
    for trial in trial_positions_in(game.resources.data).values():
        if trial.tells:
            yield DerivedWord(data.rulings[trial.ruling].key(game.name, "try"), "ruling")
    for name, disagreement in data.disagreements.items():
        key = f"{game.name}-disagreement-{name}"
        yield from (DerivedWord(word, "disagreement") for word in (key, f"{key}.played"))
        for book in disagreement.books:
            yield DerivedWord(f"{key}.{book}", "disagreement")
            yield DerivedWord(f"{game.name}-book-{book}", "book")


def words_of_areas(game: str, spots: Iterable[str]) -> Iterator[DerivedWord]:
    """Yield what a hint calls the areas of the spots at which a move is made: there it lets somebody look."""
    for area in dict.fromkeys(map(area_of, spots)):
        yield DerivedWord(f"{game}-look-{area}", "look")


def words_of_features(game: str, features: Iterable[Feature], scopes: int) -> Iterator[DerivedWord]:
    """Yield what a hint says of features of a game with so many scopes within one another."""
    for feature in features:
        if feature.name != SCORE:
            yield DerivedWord(f"{game}-reason-{feature.name}", "reason")
        if feature.for_rival:
            yield DerivedWord(f"{game}-reason-rival-{feature.name}", "reason")
        if feature.name == TIME_LEFT and scopes > 1:
            yield DerivedWord(f"{game}-period", "period")
