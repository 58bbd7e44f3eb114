"""Checks the catalogues: against themselves, against English, and against what the code says.

Each language has words that no sentence of it says.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from trajan_tutor.engine.reading import read_toml
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER, begun, is_ours, languages
from trajan_tutor.proof.catalogue_entries import CatalogueEntry, CatalogueProblem, entries_of, problem
from trajan_tutor.proof.emitted_keys import Emitted, emitted_by
from trajan_tutor.proof.translation_check import check_wording

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
# Every kind that a language has comes up among so many.
_ASKED: Final = range(201)
_ASK: Final = (
    "kind = { $number ->\n" + "".join(f"    [{one}] {one}\n" for one in CATEGORIES[:-1]) + "   *[other] other\n }"
)


@cache
def categories_of(language: str) -> tuple[str, ...]:
    """Return the kinds of plural that whole numbers have in a language.

    >>> categories_of("en"), categories_of("cs"), categories_of("pl")
    (('one', 'other'), ('one', 'few', 'other'), ('one', 'few', 'many'))
    """
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(_ASK))
    pattern = bundle.get_message("kind").value
    assert pattern is not None  # noqa: S101 (it stands above)
    categories = {bundle.format_pattern(pattern, {"number": number})[0] for number in _ASKED}
    return tuple(category for category in CATEGORIES if category in categories)


def lacking_categories(language: str, variants: AbstractSet[str]) -> tuple[str, ...]:
    """Return the kinds of plural that a choice by a number has no variant for.

    >>> lacking_categories("cs", {"one", "other"}), lacking_categories("pl", {"one", "few", "many", "other"})
    (('few',), ())
    """
    return tuple(category for category in categories_of(language) if category not in variants)


# What the code of i18n itself says: keys of lists, seats and problems, and how the words of a game for itself end.
_OWN_FAMILIES = ("list-", "seat-", "words-", "language-name", "counted")
_OWN_ENDINGS = ("-counted", "-title")
# Our own sentences ask words of games for these forms; a word without them is said as it is.
_OF_GAMES = frozenset({"answer", "from", "plain"})
_COUNTED = "counted"
# How lists are joined is no family of words.
_JOINS = "list-"
_NUMBERS = range(101)
_IS_ONE = "is-one = { $number ->\n    [one] yes\n   *[other] no\n  }\n"


def check_catalogues(
    folders: Sequence[Path] = (), sources: Iterable[Path] = (), needed: Iterable[str] = ()
) -> list[CatalogueProblem]:
    """Return everything that is wrong with the words in our own folder and the given ones.

    `sources` are folders of code: every key said there must have words and get its parameters, and every key of the
    catalogues should be said somewhere. `needed` are keys that data asks for (rules, rulings, notes).
    """
    all_folders = (OWN_FOLDER, *folders)
    english, problems = entries_of(all_folders, FALLBACK)
    problems += check_language(FALLBACK, english, english)
    offered = languages()
    for language in begun(folders):
        # What is begun here and not whole is nobody's error yet; a game of somebody else has begun it on purpose.
        checked = [
            folder
            for folder in all_folders
            if (language in offered if is_ours(folder) else any((folder / language).glob("*.ftl")))
        ]
        if language != FALLBACK and checked:
            problems += check_translation(language, all_folders, checked, english)
    wanted = tuple(needed)
    problems += [problem("words-needed", name=name) for name in wanted if name not in english]
    for source in sources:
        problems += check_code(english, emitted_by(source), wanted)
    return problems


def check_translation(
    language: str, folders: Sequence[Path], checked: Sequence[Path], english: dict[str, CatalogueEntry]
) -> list[CatalogueProblem]:
    """Return what is wrong in a language in some of all folders: in its files, beside English, by its own rules."""
    other, problems = entries_of(folders, language)
    wanted = {name: entry for name, entry in english.items() if entry.folder in checked}
    translated = {name: entry for name, entry in other.items() if entry.folder in checked}
    return [
        *problems,
        *compare(language, wanted, translated),
        *check_language(language, wanted, translated, other),
        *check_wording(language, wanted, translated),
    ]


def compare(
    language: str, english: dict[str, CatalogueEntry], other: dict[str, CatalogueEntry]
) -> Iterator[CatalogueProblem]:
    """Yield where a language differs from English in keys and parameters; forms of words are its own affair."""
    forms = {form for entries in (english, other) for entry in entries.values() for form in entry.forms | entry.counted}
    for name, entry in english.items():
        if name.startswith("-") or name.partition(".")[2] in forms:
            continue
        if name not in other:
            yield problem("words-lacks", language=language, name=name)
        elif entry.parameters != other[name].parameters:
            yield problem(
                "words-parameters",
                language=language,
                name=name,
                english=", ".join(sorted(entry.parameters)),
                other=", ".join(sorted(other[name].parameters)),
            )
    for name in other:
        # A form that a language gives and asks for nowhere yet is its own affair as well.
        if name not in english and not name.startswith("-") and "." not in name:
            yield problem("words-extra", language=language, name=name)


def optional_forms() -> frozenset[str]:
    """Return the forms that words of games need not have: our own sentences say such a word as it is."""
    return _OF_GAMES


def check_language(
    language: str,
    english: dict[str, CatalogueEntry],
    entries: dict[str, CatalogueEntry],
    everything: dict[str, CatalogueEntry] | None = None,
) -> Iterator[CatalogueProblem]:
    """Yield what is wrong with forms, plurals and the choice of words of a language, by its own rules.

    `everything` are the messages of all folders, where only some are checked: any of them may ask for a form.
    """
    yield from _check_forms(language, english, entries, everything or entries)
    yield from _check_counted(language, entries, everything or entries)
    yield from _check_words(language, entries)
    for name, entry in entries.items():
        for keys in entry.plurals:
            lacking = lacking_categories(language, keys)
            if lacking:
                yield problem("words-plural", language=language, name=name, lacking=", ".join(lacking))
    ones = _ones(language)
    if ones == [1]:
        return
    for name, entry in entries.items():
        if entry.without_number:
            yield problem("words-one", language=language, name=name, numbers=", ".join(map(str, ones)))


def _check_forms(
    language: str,
    english: dict[str, CatalogueEntry],
    entries: dict[str, CatalogueEntry],
    everything: dict[str, CatalogueEntry],
) -> Iterator[CatalogueProblem]:
    """Yield forms that some words of a family lack, and those that no word has: both are left out in silence.

    A family is what stands under one heading of an English file.
    """
    asked: dict[str, str] = {form: name for name, entry in everything.items() for form in sorted(entry.forms)}
    having = {name.partition(".")[2] for name in everything} & asked.keys()
    by_games = {form for entry in everything.values() if not entry.of_project for form in entry.forms}
    for form in sorted(asked.keys() - having - (_OF_GAMES - by_games)):
        yield problem("words-form-unknown", language=language, name=asked[form], form=form)
    families: dict[str, list[str]] = {}
    for name, entry in english.items():
        # What a game writes under no heading is no family.
        if name.startswith(_JOINS):
            continue
        if "." not in name and name in entries and (entry.family or entry.of_project):
            families.setdefault(entry.family, []).append(name)
    for words in families.values():
        forms = {form for form in having for name in words if f"{name}.{form}" in entries}
        for name in words:
            for form in sorted(forms):
                if f"{name}.{form}" not in entries:
                    yield problem("words-form-lacks", language=language, name=name, form=form)


def _check_counted(
    language: str, entries: dict[str, CatalogueEntry], everything: dict[str, CatalogueEntry]
) -> Iterator[CatalogueProblem]:
    """Yield the forms of what is counted that a message asks for and the word for it lacks."""
    for form in sorted({form for entry in everything.values() for form in entry.counted}):
        if _COUNTED in entries and f"{_COUNTED}.{form}" not in entries:
            yield problem("words-form-lacks", language=language, name=_COUNTED, form=form)


def _check_words(language: str, entries: dict[str, CatalogueEntry]) -> Iterator[CatalogueProblem]:
    """Yield sentences that say a word which the language does not say."""
    forbidden = forbidden_words(language)
    for name, entry in entries.items():
        for word in forbidden_in(entry.texts, forbidden):
            yield problem("words-forbidden", language=language, name=name, word=word.word, instead=word.say)


def _ones(language: str) -> list[int]:
    """Return the whole numbers that a variant for one stands for, as far as they are small.

    >>> _ones("en"), _ones("pt")
    ([1], [0, 1])
    """
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(_IS_ONE))
    pattern = bundle.get_message("is-one").value
    assert pattern is not None  # noqa: S101 (it stands above)
    return [number for number in _NUMBERS if bundle.format_pattern(pattern, {"number": number})[0] == "yes"]


def check_code(english: dict[str, CatalogueEntry], code: Emitted, needed: Sequence[str]) -> Iterator[CatalogueProblem]:
    """Yield keys that are said without words or without a parameter, and words that nobody says."""
    yield from _check_calls(english, code)
    referred = {reference for entry in english.values() for reference in entry.references}
    used = set(needed) | referred
    for name, entry in english.items():
        if "." in name or name.startswith("-"):
            continue
        if name in used or name.startswith(_OWN_FAMILIES) or name.endswith(_OWN_ENDINGS):
            continue
        if not code.names(name):
            yield problem("words-unused", name=name, place=entry.place)


def check_emitted_keys(folder: Path, source: Path) -> list[CatalogueProblem]:
    """Return the keys that code of a game says without words, in its folder or in our own, or without a parameter."""
    return list(_check_calls(entries_of((OWN_FOLDER, folder), FALLBACK)[0], emitted_by(source)))


def _check_calls(english: dict[str, CatalogueEntry], code: Emitted) -> Iterator[CatalogueProblem]:
    families = {name.partition("-")[0] for name in english}
    for call in code.calls:
        if call.key not in english:
            if call.key.partition("-")[0] in families:
                yield problem("words-missing", name=call.key, place=call.place)
        elif call.parameters is not None:
            for parameter in sorted(english[call.key].parameters - call.parameters):
                yield problem("words-parameter-missing", name=call.key, place=call.place, parameter=parameter)


FILE: Final = "forbidden-words.toml"


@dataclass(frozen=True, slots=True)
class AllowedPhrase:
    """A phrase with a forbidden word that may be said, and why."""

    phrase: str
    because: str


@dataclass(frozen=True, slots=True)
class ForbiddenWord:
    """A word, or a few, that no sentence says, what to say instead, and the phrases in which it is right."""

    word: str
    say: str
    allowed: tuple[AllowedPhrase, ...] = ()

    def is_in(self, text: str) -> bool:
        """Return whether a text says it outside the phrases that are allowed.

        >>> word = ForbiddenWord("stands", "is", (AllowedPhrase("stands for", "a symbol"),))
        >>> word.is_in("The marker stands at 4."), word.is_in("It stands for any card."), word.is_in("It understands.")
        (True, False, False)
        """
        for allowed in self.allowed:
            text = _whole(allowed.phrase).sub("", text)
        return _whole(self.word).search(text) is not None


def forbidden_words(language: str, folder: Path = OWN_FOLDER) -> tuple[ForbiddenWord, ...]:
    """Return the words that a language does not say; none where it has no list of them."""
    path = folder / language / FILE
    if not path.is_file():
        return ()
    data = read_toml(path)
    return tuple(
        ForbiddenWord(
            row["word"],
            row["say"],
            tuple(AllowedPhrase(allowed["phrase"], allowed["because"]) for allowed in row.get("allowed", ())),
        )
        for row in data["word"]
    )


def forbidden_in(texts: Iterable[str], words: Sequence[ForbiddenWord]) -> list[ForbiddenWord]:
    """Return the forbidden words that any of some texts says."""
    all_texts = tuple(texts)
    return [word for word in words if any(word.is_in(text) for text in all_texts)]


def _whole(words: str) -> re.Pattern[str]:
    """Return a pattern for words that stand by themselves, however the lines between them break.

    A word with a star at its end is meant with every ending.
    """
    spaced = r"\s+".join(re.escape(word).replace(r"\*", r"\w*") for word in words.split())
    return re.compile(rf"(?<![\w-]){spaced}(?![\w-])", re.IGNORECASE)
