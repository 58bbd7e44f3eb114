"""Words: a message with its parameters as a sentence of one language, and the messages of a sentence."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, Self

from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER, PSEUDO, begun, chosen_language, nearest

if TYPE_CHECKING:
    from trajan_tutor.i18n.bundles import Catalogue

# So many sentences are kept ready: a board asks for the same few hundred labels with every redraw.
_MOST_SENTENCES = 8192
# The sentences of so many words are kept.
_WORDS = 16
# Of sentences in which others stand, and of others that stand in them, no more are named.
_MOST: Final = 5
# Shorter words stand in too many sentences.
_SHORTEST: Final = 4


class Sayable(Protocol):
    """What can be put into words: a key and its parameters: numbers, times, plain text, terms, or tuples of these."""

    @property
    def key(self) -> str:
        """The key of the catalogue; an attribute of it follows a point."""

    @property
    def parameters(self) -> tuple[tuple[str, object], ...]:
        """The parameters by name."""


@lru_cache(maxsize=_WORDS)
def _sentences_in(
    language: str,  # noqa: ARG001 (the sentences belong to it)
    folders: tuple[Path, ...],  # noqa: ARG001
    names: tuple[str, ...],  # noqa: ARG001
    own: tuple[tuple[str, str], ...],  # noqa: ARG001
) -> dict[tuple[str, tuple[tuple[str, object], ...]], str]:
    """Return the sentences that were said already in some words: another game with the same ones says them again."""
    return {}


class Words:
    """The words of one language, with English where it has none: call it with a message to get the sentence.

    What people wrote (names, move texts) is put in as plain text. It is never read as markup, neither of Fluent nor of
    HTML: whoever shows the sentence on a page escapes it there.

    >>> Words()(Words.message("engine-game-unknown", game="chess", known="caesar"))
    'There is no game “chess” here. Installed: caesar.'
    """

    def __init__(
        self,
        language: str = "",
        folders: Sequence[Path] = (),
        names: Sequence[str] = (),
        own: Mapping[str, str] | None = None,
    ) -> None:
        """Choose the language, the folders of words beside our own, and the names that people gave the seats.

        Without a language it is the one that was chosen for everything.
        `own` are plain texts that people wrote for some keys: they are said as they are, in every language.
        """
        self.language: str = self._nearest(language, folders)
        self.folders: tuple[Path, ...] = tuple(folders)
        self.names: tuple[str, ...] = tuple(names)
        self.own: dict[str, str] = dict(own or {})
        self._catalogue: Catalogue | None = None
        self._sentences = _sentences_in(self.language, self.folders, self.names, tuple(self.own.items()))

    def __repr__(self) -> str:
        """Return a short and stable text."""
        return f"Words({self.language!r})"

    def __call__(self, message: Sayable) -> str:
        """Return the sentence of a message; a key without words comes back in the brackets ⟦ ⟧."""
        # A pair is looked up without a call of ours, of which there would be two for each message.
        known = message.key, message.parameters
        sentence = self._sentences.get(known)
        if sentence is None:
            sentence = self.catalogue.say(message.key, dict(message.parameters))
            if len(self._sentences) >= _MOST_SENTENCES:
                self._sentences.clear()
            self._sentences[known] = sentence
        return sentence

    def say(self, key: str, /, **parameters: object) -> str:
        """Return the sentence of a key with parameters, for layers that need no message of their own."""
        return self(self.message(key, **parameters))

    def sentences(self) -> tuple[tuple[Sayable, str], ...]:
        """Return the sentences that were said so far, each with its message."""
        return tuple((_PlainMessage(*said), sentence) for said, sentence in self._sentences.items())

    def has(self, key: str) -> bool:
        """Return whether there are words for a key, in this language or in English."""
        return self.catalogue.has(key)

    def has_own(self, key: str) -> bool:
        """Return whether there are words for a key in this language itself, or people wrote some."""
        return self.catalogue.has(key, english=False)

    def for_players(self, names: Sequence[str]) -> Self:
        """Return the same words with the names that people gave the seats; an empty name leaves the seat's letter."""
        return type(self)(self.language, self.folders, names, self.own)

    def with_own(self, own: Mapping[str, str]) -> Self:
        """Return the same words with plain texts of people for some keys, which come before those of the catalogue.

        >>> Words().with_own({"engine-game-unknown": "{ $game }?"}).say("engine-game-unknown", game="chess")
        '{ $game }?'
        """
        return type(self)(self.language, self.folders, self.names, {**self.own, **own})

    @staticmethod
    def message(key: str, /, **parameters: object) -> Sayable:
        """Return something to say, for layers that do not know the engine."""
        return _PlainMessage(key, tuple(sorted(parameters.items())))

    @property
    def catalogue(self) -> "Catalogue":
        """The catalogue of the language, read when it is first needed."""
        if self._catalogue is None:
            from trajan_tutor.i18n.bundles import catalogue_of

            own = tuple(self.own.items())
            self._catalogue = catalogue_of(self.language, (OWN_FOLDER, *self.folders), self.names, own)
        return self._catalogue

    @staticmethod
    def _nearest(language: str, folders: Sequence[Path]) -> str:
        """Return the language itself, else the one without its region (cs for cs-CZ), else English."""
        return nearest(language or chosen_language(), (*begun(folders), PSEUDO)) or FALLBACK


class _PlainMessage:
    """A key and its parameters; equal ones are equal."""

    __slots__ = ("key", "parameters")

    def __init__(self, key: str, parameters: tuple[tuple[str, object], ...]) -> None:
        self.key = key
        self.parameters = parameters

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _PlainMessage) and (self.key, self.parameters) == (other.key, other.parameters)

    def __hash__(self) -> int:
        return hash((self.key, self.parameters))


def keys_of_text(text: str, sentences: Iterable[tuple[Sayable, str]]) -> list[str]:
    """Return the keys of the messages that equal a text, else of those within it, else of those that it is within.

    >>> from trajan_tutor.i18n import Words
    >>> keys_of_text("Take  back", [(Words.message("undo"), "Take back"), (Words.message("all"), "All")])
    ['undo']
    """
    asked = _plain(text)
    if not asked:
        return []
    known: dict[str, str] = {}
    whole: dict[str, None] = {}
    for message, sentence in sentences:
        plain = _plain(sentence)
        if plain == asked:
            whole[message.key] = None
        elif len(plain) >= _SHORTEST:
            known[message.key] = plain
    return list(whole) or _parts(asked, known) or _wholes(asked, known)


def _parts(asked: str, known: Mapping[str, str]) -> list[str]:
    keys = [key for key, sentence in known.items() if sentence in asked]
    return sorted(keys, key=lambda key: -len(known[key]))[:_MOST]


def _wholes(asked: str, known: Mapping[str, str]) -> list[str]:
    if len(asked) < _SHORTEST:
        return []
    keys = [key for key, sentence in known.items() if asked in sentence]
    return sorted(keys, key=lambda key: len(known[key]))[:_MOST]


def _plain(text: str) -> str:
    # A page breaks lines where it likes.
    return " ".join(text.split())
