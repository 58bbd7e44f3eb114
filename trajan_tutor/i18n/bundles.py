"""The catalogues of one language as Fluent bundles, and the values and functions that their messages use.

A message may use, besides the numbers, texts and words that it is given:
- `FORM($province, "in")`: the form `.in` of a word, or of every word of a list; without such a form in the language of
  the word the word itself;
  `FORM($source, "from", $points)`: with a number beside it, which the form may use as `$count`;
  `{ FORM($building, "gender") -> [f] … *[m] … }`: a form can be selected on. What several words are together, the
  language says in `list-last`: its form `.gender` is made of the genders of the `$first` and the `$last`
- `GAME($game)`: the title of a game, which its own words have under `<game>-title`; without them its name
- `SEAT($seat)`: the name of a seat, as people gave it, or the word for it, which can have forms; a given name has none
- `NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1)`, `DATETIME($when, dateStyle: "medium")`: decimals
  and times as the language writes them
- `POINTS($points)`: so many of what the game counts, "2 points" or "2 markers"; `POINTS($points, "figure")`: another
  form of it; `POINTS("several")`: the word alone. A game that counts no points says its own word under `<game>-counted`
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache, reduce
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone, FluentType, fluent_date, fluent_number

from trajan_tutor.i18n.entries import message_of, references_of, texts_of
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER, PSEUDO

# Fluent refuses longer texts in a message; no name and no move text comes near.
_LONGEST_TEXT = 2000
# What is counted, and how a game's own word for it ends.
_COUNTED = "counted"
# A form that hangs on a number is that of several where nobody says how many.
_SEVERAL = 2
# How two words are joined, or a list and its last word.
_LAST = "list-last"
# How the key of short words ends.
IN_SHORT = ".short"
# How the key of a game's title ends.
_TITLE = "title"
# So many are kept ready: those of a course, of all games together, of games with names of their own.
_CATALOGUES = 16
_OPEN, _CLOSE = "⟦", "⟧"
# The keys that were said in English, and the forms that words had not, by the language that was asked for: proofs and
# tests ask for them.
_in_english: dict[str, set[str]] = {}
_without_form: dict[str, set[str]] = {}


@lru_cache(maxsize=_CATALOGUES)
def catalogue_of(
    language: str, folders: tuple[Path, ...], names: tuple[str, ...], own: tuple[tuple[str, str], ...]
) -> "Catalogue":
    """Return the catalogue of a language: one for all boards that have the same words."""
    return Catalogue(language, folders, names, dict(own))


def keys_in_english(language: str) -> frozenset[str]:
    """Return the keys that were said in English since the process began, though this language was asked for."""
    return frozenset(_in_english.get(language, ()))


def words_without_form(language: str) -> frozenset[str]:
    """Return the words that were said as they are since the process began, each with the form that it lacks."""
    return frozenset(_without_form.get(language, ()))


class Catalogue:
    """All words of a language, from several folders, with English behind it.

    What the language lacks is said in English, and so is a message that cannot be read, that refers to a message which
    the language lacks, or that needs a parameter which nobody gives. A word takes the forms of its own language only.
    """

    def __init__(
        self,
        language: str,
        folders: tuple[Path, ...],
        names: Sequence[str] = (),
        own: Mapping[str, str] | None = None,
    ) -> None:
        """Make the bundle of the language; the one of English follows when a key is missing.

        `own` are plain texts for some keys; they come first and are no markup.
        """
        self.language = language
        self._folders = folders
        self._names = tuple(names)
        self._own = own or {}
        self._counted = _counted_in(folders)
        # The languages in which a key is looked for, each with what was said in it so far.
        self._bundles = {tried: self._empty_bundle(tried) for tried in dict.fromkeys((language, FALLBACK))}
        self._looked_for: set[tuple[str, str]] = set()
        # Those of them that can be said.
        self._present: set[tuple[str, str]] = set()
        self._lock = Lock()

    def has(self, key: str, *, english: bool = True) -> bool:
        """Return whether a key, or an attribute `key.name`, has words here, or in English where those count."""
        return key in self._own or self._find(key, () if english else (self.language,)) is not None

    def say(self, key: str, parameters: Mapping[str, object]) -> str:
        """Return the sentence of a key; a missing key, and a sentence that lacks a parameter, stand in brackets.

        Where a message has no short words, what is asked for in short is said in full.
        """
        if key in self._own:
            return self._own[key]
        entry = self._find(key)
        if entry is None and key.endswith(IN_SHORT):
            entry = self._find(key.removesuffix(IN_SHORT))
        if entry is None:
            return f"{_OPEN}{key}{_CLOSE}"
        values = {name: self._value(value) for name, value in parameters.items()}
        language, pattern = entry
        text, is_right = self._formatted(language, pattern, values)
        if language not in (FALLBACK, PSEUDO) and not is_right:
            english = self._find(key, (FALLBACK,))
            if english is not None:
                language, pattern = english
                text, is_right = self._formatted(language, pattern, values)
        if self.language not in (language, PSEUDO):
            _in_english.setdefault(self.language, set()).add(key)
        return text if is_right else f"{_OPEN}{text}{_CLOSE}"

    def _formatted(self, language: str, pattern: Pattern, values: dict[str, Any]) -> tuple[str, bool]:
        """Return a sentence, and whether nothing was wrong with it."""
        problems: list[Exception] = []
        current = CurrentEnvironment(args=values)
        try:
            text = pattern(ResolverEnvironment(context=self._bundles[language], errors=problems, current=current))
        except ValueError:
            return "???", False
        return str(text), not problems

    def join(self, parts: Sequence[str]) -> str:
        """Return several words as the language lists them: "A", "A and B", "A, B and C"."""
        if not parts:
            return self.say("list-empty", {})
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-next", {"first": text, "next": part})
        if len(parts) > 1:
            text = self.say(_LAST, {"first": text, "last": parts[-1]})
        return text

    def has_form(self, word: str, form: str) -> bool:
        """Return whether a word has a form in the first language that has the word itself."""
        if word in self._own:
            return f"{word}.{form}" in self._own
        language = next((language for language in self._bundles if self._learn(language, word)), None)
        return language is not None and _pattern(self._bundles[language], word, form) is not None

    def _find(self, key: str, languages: Sequence[str] = ()) -> tuple[str, Pattern] | None:
        name, _, attribute = key.partition(".")
        for language in languages or self._bundles:
            if self._learn(language, name):
                pattern = _pattern(self._bundles[language], name, attribute)
                if pattern is not None:
                    return language, pattern
        return None

    def _learn(self, language: str, name: str) -> bool:
        """Put a message into its bundle, and those that it is made of; the first folder that has it counts.

        Return whether it is there.
        """
        if (language, name) not in self._looked_for:
            # Several boards, each on a thread of its own, may have one catalogue.
            with self._lock:
                learned: set[tuple[str, str]] = set()
                self._put(language, name, learned)
                # Only now: nobody else may miss what is being learned.
                self._looked_for |= learned
        return (language, name) in self._present

    def _put(self, language: str, name: str, learned: set[tuple[str, str]]) -> bool:
        """Put a message into its bundle; return whether it is there, or will be."""
        if (language, name) in self._looked_for:
            return (language, name) in self._present
        if (language, name) in learned:
            return True
        learned.add((language, name))
        messages = (message_of(folder, language, name) for folder in self._folders)
        message = next((found for found in messages if found is not None), None)
        if message is None:
            return False
        others = [self._put(language, other, learned) for other in sorted(references_of(message))]
        # What refers to nothing is said in English, where English has it.
        if language not in (FALLBACK, PSEUDO) and not all(others):
            return False
        self._bundles[language].add_resource(message)
        self._present.add((language, name))
        return True

    def _empty_bundle(self, language: str) -> FluentBundle:
        return FluentBundle(
            [FALLBACK if language == PSEUDO else language],
            functions={"FORM": self._form, "SEAT": self._seat, "GAME": self._game, "POINTS": self._points},
            use_isolating=False,
        )

    def _value(self, value: object) -> FluentType | str:
        if isinstance(value, FluentType):
            return value
        if isinstance(value, int):
            return _Whole(value, useGrouping=False)
        if isinstance(value, float):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, datetime):
            return fluent_date(value)
        if isinstance(value, (tuple, list)):
            return _List(self, tuple(self._value(item) for item in value))
        key = getattr(value, "key", None)
        if isinstance(key, str):
            return _Word(self, key, tuple(getattr(value, "parameters", ())))
        text = str(value)
        return text if len(text) <= _LONGEST_TEXT else text[:_LONGEST_TEXT] + "…"

    # Fluent declares that a function returns one of its own types, but takes plain text as well.

    def _form(self, value: FluentType | str, form: str = "", count: object = _SEVERAL) -> Any:
        return value.in_form(form, count) if isinstance(value, (_Word, _List)) else value

    def _points(self, value: FluentType | str, form: str = "") -> Any:
        if isinstance(value, FluentNone):
            return value
        if isinstance(value, str) and not form:
            # The word alone has no number, only a form.
            return self._count(0, value)
        return self._count(value, form)

    def _count(self, count: object, form: str) -> str:
        counted = self._counted if not form or self.has_form(self._counted, form) else _COUNTED
        return self.say(f"{counted}.{form}" if form else counted, {"count": count})

    def _game(self, value: FluentType | str) -> Any:
        if isinstance(value, FluentNone):
            return value
        key = f"{value}-{_TITLE}"
        return _Word(self, key, ()) if self.has(key) else value

    def _seat(self, value: FluentInt | FluentNone) -> Any:
        if isinstance(value, FluentNone):
            return value
        seat = int(value)
        if 0 <= seat < len(self._names) and self._names[seat]:
            return self._value(self._names[seat])
        return _Word(self, f"seat-{seat}", ())


class _Whole(FluentInt):
    """A whole number, written in plain digits in every language.

    Only while it is not made a number of Fluent's own, as its `format_pattern` does before it says anything.
    """

    def format(self, locale: object) -> str:  # noqa: ARG002 (the interface of Fluent)
        """Return the digits; asking Fluent for them takes as long as the rest of a sentence."""
        return str(int(self))


class _Word(FluentType):
    """A word of the catalogue as the value of a parameter."""

    def __init__(self, catalogue: Catalogue, key: str, parameters: tuple[tuple[str, object], ...]) -> None:
        self._catalogue = catalogue
        self._key = key
        self._parameters = parameters

    def format(self, locale: object) -> str:  # noqa: ARG002 (the interface of Fluent)
        """Return the word itself."""
        return self._catalogue.say(self._key, dict(self._parameters))

    def __eq__(self, other: object) -> bool:
        """Tell whether the word is a text, such as the key of a variant: so messages select on gender and number."""
        return self.format(None) == other if isinstance(other, str) else self is other

    __hash__ = None  # type: ignore[assignment]  # (nobody keeps words in sets)

    def in_form(self, form: str, count: object = _SEVERAL) -> "_Word":
        """Return the word in a form, or as it is when it has none; the form may hang on a number beside the word."""
        if not self._catalogue.has_form(self._key, form):
            _without_form.setdefault(self._catalogue.language, set()).add(f"{self._key}.{form}")
            return self
        return _Word(self._catalogue, f"{self._key}.{form}", (("count", count), *self._parameters))


class _List(FluentType):
    """Several values of one parameter."""

    def __init__(self, catalogue: Catalogue, items: tuple[FluentType | str, ...]) -> None:
        self._catalogue = catalogue
        self._items = items

    def format(self, locale: Any) -> str:
        """Return the values as the language lists them."""
        return self._catalogue.join([item if isinstance(item, str) else item.format(locale) for item in self._items])

    def in_form(self, form: str, count: object = _SEVERAL) -> FluentType | str:
        """Return the list of the values in a form; where the language says it, what they are together."""
        items = [item.in_form(form, count) if isinstance(item, (_Word, _List)) else item for item in self._items]
        if len(items) == 1:
            return items[0]
        if not items or not self._catalogue.has_form(_LAST, form):
            return _List(self._catalogue, tuple(items))
        together = f"{_LAST}.{form}"
        return reduce(lambda first, last: _Word(self._catalogue, together, (("first", first), ("last", last))), items)


def _pattern(bundle: FluentBundle, name: str, attribute: str) -> Pattern | None:
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _counted_in(folders: Sequence[Path]) -> str:
    """Return the key of the word for what is counted: that of the game, when the words are those of one game."""
    own = [folder for folder in folders if folder != OWN_FOLDER]
    if len(own) != 1:
        return _COUNTED
    words = (name for name in texts_of(own[0], FALLBACK) if name.endswith(f"-{_COUNTED}"))
    # An event may be about counting, too: its key is the longer one.
    return min(words, key=len, default=_COUNTED)
