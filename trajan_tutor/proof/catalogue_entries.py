"""The messages of the catalogues, each with what it uses and says, read from the files."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    GroupComment,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER

_FUNCTIONS = frozenset({"FORM", "SEAT", "GAME", "POINTS", "NUMBER", "DATETIME"})
# Where something is put into a phrase.
PUT_IN: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
# Words stand for the number in variants of this category: "one marker".
_ONE = "one"


@dataclass(frozen=True, slots=True)
class CatalogueProblem:
    """Something wrong with the catalogues: a key to be put into words, and its parameters."""

    key: str
    parameters: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class CatalogueEntry:
    """What one message or attribute uses: parameters, other messages, functions, forms of words and of what is counted.

    `texts` are its words as they are written, between those, and `phrases` the whole of each variant, with a mark where
    something is put in. `family` is the heading that it stands under in its file, `folder` where that file lies.
    `plurals` are the variants of each choice by a number. `without_number` says whether one of its variants for `one`
    does not say the number that it stands for. One `of_project` is said to the words of every game.
    """

    place: str
    family: str = ""
    folder: Path = OWN_FOLDER
    parameters: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)
    phrases: list[str] = field(default_factory=list)
    plurals: list[frozenset[str]] = field(default_factory=list)
    without_number: bool = False
    of_project: bool = False


def entries_of(folders: Iterable[Path], language: str) -> tuple[dict[str, CatalogueEntry], list[CatalogueProblem]]:
    """Return the messages of a language by key, attributes as `key.name`, and what is wrong with the files."""
    entries: dict[str, CatalogueEntry] = {}
    problems: list[CatalogueProblem] = []
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            problems += _read_file(path, f"{language}/{path.name}", folder, entries)
        if folder == OWN_FOLDER:
            for entry in entries.values():
                entry.of_project = True
    for name, entry in entries.items():
        entry.parameters |= _handed_on(entry, entries, {name})
        problems += [
            problem("words-reference", name=name, place=entry.place, reference=reference)
            for reference in sorted(one for one in entry.references if one not in entries)
        ]
        problems += [
            problem("words-function", name=name, place=entry.place, function=function)
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
    parameters: set[str] = set()
    for name in entry.references - seen:
        # A term gets no parameters.
        if name in entries and not name.startswith("-"):
            parameters |= entries[name].parameters | _handed_on(entries[name], entries, seen | {name})
    return parameters


def _read_file(path: Path, place: str, folder: Path, entries: dict[str, CatalogueEntry]) -> Iterator[CatalogueProblem]:
    family = ""
    try:
        text = path.read_text(encoding="utf-8")
    except ValueError:
        yield problem("words-unreadable", place=place)
        return
    for item in _parsed(text).body:
        if isinstance(item, Junk):
            yield problem("words-junk", place=place, text=(item.content or "").strip().partition("\n")[0])
        elif isinstance(item, GroupComment):
            family = f"{place}: {item.content}"
        elif isinstance(item, (Message, Term)):
            prefix = "-" if isinstance(item, Term) else ""
            name = prefix + item.id.name
            if name in entries:
                yield problem("words-twice", name=name, place=place)
            if item.value is not None:
                entries[name] = _entry(item.value, place, folder, family)
            for attribute in item.attributes:
                entries[f"{name}.{attribute.id.name}"] = _entry(attribute.value, place, folder)


# The files of the project in four languages and those of a game: the same words are checked against several others.
@lru_cache(maxsize=256)
def _parsed(text: str) -> Resource:
    return FluentParser().parse(text)


def _entry(pattern: Pattern, place: str, folder: Path, family: str = "") -> CatalogueEntry:
    reader = _Reader(CatalogueEntry(place, family, folder))
    reader.visit(pattern)
    return reader.entry


class _Reader(Visitor):
    """Notes what a pattern uses."""

    def __init__(self, entry: CatalogueEntry) -> None:
        self.entry = entry

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802 (the names of Fluent)
        """Note the whole of a variant."""
        self.entry.phrases.append("".join(map(_shown, node.elements)))
        self.generic_visit(node)

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
        """Note the variants of a choice by a number, and one for one that does not say it."""
        keys = frozenset(variant.key.name for variant in node.variants if isinstance(variant.key, Identifier))
        is_by_form = isinstance(node.selector, FunctionReference) and node.selector.id.name == "FORM"
        if _ONE in keys and not is_by_form:
            self.entry.plurals.append(keys)
        number = _Reader(CatalogueEntry(""))
        number.visit(node.selector)
        for variant in node.variants:
            if not variant.default and isinstance(variant.key, Identifier) and variant.key.name == _ONE:
                variant_reader = _Reader(CatalogueEntry(""))
                variant_reader.visit(variant.value)
                self.entry.without_number |= not number.entry.parameters <= variant_reader.entry.parameters
        self.generic_visit(node)


def _shown(element: TextElement | Placeable) -> str:
    """Return the words of a part of a phrase; what is put in is a mark."""
    if isinstance(element, TextElement):
        return str(element.value)
    if isinstance(element.expression, StringLiteral):
        return str(element.expression.parse()["value"])
    return PUT_IN


def problem(key: str, **parameters: str) -> CatalogueProblem:
    """Return a problem: its key and its parameters."""
    return CatalogueProblem(key, tuple(sorted(parameters.items())))
