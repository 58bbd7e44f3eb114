"""Checks the catalogues: against themselves, against English, and against what the code says."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    GroupComment,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER, languages
from trajan_tutor.proof.emitted_keys import Emitted, emitted_by
from trajan_tutor.proof.forbidden_words import forbidden_words, said_in

_FUNCTIONS = frozenset({"FORM", "SEAT", "GAME", "POINTS", "NUMBER", "DATETIME"})
# What the code of i18n itself says: keys of lists, seats and problems, and how the words of a game for itself end.
_OWN_FAMILIES = ("list-", "seat-", "words-", "counted")
_OWN_ENDINGS = ("-counted", "-title")
# Our own sentences ask words of games for these forms; a word without them is said as it is.
_OF_GAMES = frozenset({"answer", "from", "plain"})
# Words stand for the number in variants of this category: "one marker".
_ONE = "one"
_NUMBERS = range(101)
_IS_ONE = "is-one = { $number ->\n    [one] yes\n   *[other] no\n  }\n"


@dataclass(frozen=True, slots=True)
class CatalogueProblem:
    """Something wrong with the catalogues: a key to be put into words, and its parameters."""

    key: str
    parameters: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class CatalogueEntry:
    """What one message or attribute uses: parameters, other messages, functions, forms of words and of what is counted.

    `texts` are its words as they are written, between those. `family` is the heading that it stands under in its file.
    `without_number` says whether one of its variants for `one` does not say the number that it stands for. One
    `of_project` is said to the words of every game.
    """

    place: str
    family: str = ""
    parameters: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)
    without_number: bool = False
    of_project: bool = False


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
    for language in languages(folders):
        if language != FALLBACK:
            other, found = entries_of(all_folders, language)
            problems += [*found, *compare(language, english, other), *check_language(language, english, other)]
    wanted = tuple(needed)
    problems += [_problem("words-needed", name=name) for name in wanted if name not in english]
    for source in sources:
        problems += check_code(english, emitted_by(source), wanted)
    return problems


def entries_of(folders: Iterable[Path], language: str) -> tuple[dict[str, CatalogueEntry], list[CatalogueProblem]]:
    """Return the messages of a language by key, attributes as `key.name`, and what is wrong with the files."""
    entries: dict[str, CatalogueEntry] = {}
    problems: list[CatalogueProblem] = []
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            problems += _read_file(path, f"{language}/{path.name}", entries)
        if folder == OWN_FOLDER:
            for entry in entries.values():
                entry.of_project = True
    for name, entry in entries.items():
        entry.parameters |= _handed_on(entry, entries, {name})
        problems += [
            _problem("words-reference", name=name, place=entry.place, reference=reference)
            for reference in sorted(entry.references - entries.keys())
        ]
        problems += [
            _problem("words-function", name=name, place=entry.place, function=function)
            for function in sorted(entry.functions - _FUNCTIONS)
        ]
    return entries, problems


def file_for(key: str, folder: Path, new: str) -> Path:
    """Return the file of English words in a folder where a key belongs: beside those most like it, else a new one."""
    entries = entries_of((folder,), FALLBACK)[0]
    beginnings = [key[:length] for length in range(len(key), 0, -1)]
    nearest = next((name for beginning in beginnings for name in entries if name.startswith(beginning)), "")
    return folder / (entries[nearest].place if nearest else f"{FALLBACK}/{new}")


def _handed_on(entry: CatalogueEntry, entries: dict[str, CatalogueEntry], seen: set[str]) -> set[str]:
    """Return the parameters that other messages within a message use: they get those of the whole."""
    found: set[str] = set()
    for name in entry.references - seen:
        # A term gets no parameters.
        if name in entries and not name.startswith("-"):
            found |= entries[name].parameters | _handed_on(entries[name], entries, seen | {name})
    return found


def _read_file(path: Path, place: str, entries: dict[str, CatalogueEntry]) -> Iterator[CatalogueProblem]:
    family = ""
    for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(item, Junk):
            yield _problem("words-junk", place=place, text=(item.content or "").strip().partition("\n")[0])
        elif isinstance(item, GroupComment):
            family = f"{place}: {item.content}"
        elif isinstance(item, (Message, Term)):
            prefix = "-" if isinstance(item, Term) else ""
            name = prefix + item.id.name
            if name in entries:
                yield _problem("words-twice", name=name, place=place)
            if item.value is not None:
                entries[name] = _entry(item.value, place, family)
            for attribute in item.attributes:
                entries[f"{name}.{attribute.id.name}"] = _entry(attribute.value, place)


def _entry(pattern: Pattern, place: str, family: str = "") -> CatalogueEntry:
    reader = _Reader(CatalogueEntry(place, family))
    reader.visit(pattern)
    return reader.entry


class _Reader(Visitor):
    """Notes what a pattern uses."""

    def __init__(self, entry: CatalogueEntry) -> None:
        self.entry = entry

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (the names of Fluent)
        """Note words as they are written."""
        self.entry.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Note a parameter."""
        self.entry.parameters.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Note another message, or an attribute of one."""
        self.entry.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        """Note a term."""
        self.entry.references.add("-" + node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        """Note a function, and the form that it asks for."""
        self.entry.functions.add(node.id.name)
        for argument in node.arguments.positional:
            if isinstance(argument, StringLiteral):
                forms = self.entry.counted if node.id.name == "POINTS" else self.entry.forms
                forms.add(str(argument.parse()["value"]))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """Note a variant for one that does not say the number."""
        number = _Reader(CatalogueEntry(""))
        number.visit(node.selector)
        for variant in node.variants:
            if not variant.default and isinstance(variant.key, Identifier) and variant.key.name == _ONE:
                said = _Reader(CatalogueEntry(""))
                said.visit(variant.value)
                self.entry.without_number |= not number.entry.parameters <= said.entry.parameters
        self.generic_visit(node)


def compare(
    language: str, english: dict[str, CatalogueEntry], other: dict[str, CatalogueEntry]
) -> Iterator[CatalogueProblem]:
    """Yield where a language differs from English in keys and parameters; forms of words are its own affair."""
    forms = {form for entries in (english, other) for entry in entries.values() for form in entry.forms | entry.counted}
    for name, entry in english.items():
        if name.startswith("-") or name.partition(".")[2] in forms:
            continue
        if name not in other:
            yield _problem("words-lacks", language=language, name=name)
        elif entry.parameters != other[name].parameters:
            yield _problem(
                "words-parameters",
                language=language,
                name=name,
                english=", ".join(sorted(entry.parameters)),
                other=", ".join(sorted(other[name].parameters)),
            )
    for name in other:
        if name not in english and not name.startswith("-") and name.partition(".")[2] not in forms:
            yield _problem("words-extra", language=language, name=name)


def check_language(
    language: str, english: dict[str, CatalogueEntry], entries: dict[str, CatalogueEntry]
) -> Iterator[CatalogueProblem]:
    """Yield what is wrong with forms, plurals and the choice of words of a language, by its own rules."""
    yield from _check_forms(language, english, entries)
    yield from _check_words(language, entries)
    ones = _ones(language)
    if ones == [1]:
        return
    for name, entry in entries.items():
        if entry.without_number:
            yield _problem("words-one", language=language, name=name, numbers=", ".join(map(str, ones)))


def _check_forms(
    language: str, english: dict[str, CatalogueEntry], entries: dict[str, CatalogueEntry]
) -> Iterator[CatalogueProblem]:
    """Yield forms that some words of a family lack, and those that no word has: both are left out in silence.

    A family is what stands under one heading of an English file.
    """
    asked: dict[str, str] = {form: name for name, entry in entries.items() for form in sorted(entry.forms)}
    having = {name.partition(".")[2] for name in entries} & asked.keys()
    by_games = {form for entry in entries.values() if not entry.of_project for form in entry.forms}
    for form in sorted(asked.keys() - having - (_OF_GAMES - by_games)):
        yield _problem("words-form-unknown", language=language, name=asked[form], form=form)
    families: dict[str, list[str]] = {}
    for name, entry in english.items():
        # What a game writes under no heading is no family.
        if "." not in name and name in entries and (entry.family or entry.of_project):
            families.setdefault(entry.family, []).append(name)
    for words in families.values():
        forms = {form for form in having for name in words if f"{name}.{form}" in entries}
        for name in words:
            for form in sorted(forms):
                if f"{name}.{form}" not in entries:
                    yield _problem("words-form-lacks", language=language, name=name, form=form)


def _check_words(language: str, entries: dict[str, CatalogueEntry]) -> Iterator[CatalogueProblem]:
    """Yield sentences that say a word which the language does not say."""
    forbidden = forbidden_words(language)
    for name, entry in entries.items():
        for word in said_in(entry.texts, forbidden):
            yield _problem("words-forbidden", language=language, name=name, word=word.word, instead=word.say)


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
            yield _problem("words-unused", name=name, place=entry.place)


def check_said(folder: Path, source: Path) -> list[CatalogueProblem]:
    """Return the keys that code of a game says without words, in its folder or in our own, or without a parameter."""
    return list(_check_calls(entries_of((OWN_FOLDER, folder), FALLBACK)[0], emitted_by(source)))


def _check_calls(english: dict[str, CatalogueEntry], code: Emitted) -> Iterator[CatalogueProblem]:
    families = {name.partition("-")[0] for name in english}
    for call in code.calls:
        if call.key not in english:
            if call.key.partition("-")[0] in families:
                yield _problem("words-missing", name=call.key, place=call.place)
        elif call.parameters is not None:
            for parameter in sorted(english[call.key].parameters - call.parameters):
                yield _problem("words-parameter-missing", name=call.key, place=call.place, parameter=parameter)


def _problem(key: str, **parameters: str) -> CatalogueProblem:
    return CatalogueProblem(key, tuple(sorted(parameters.items())))
