"""The messages in the catalogues' files, each read when it is asked for.

Most of the words of a game are never said at one sitting, those of its lessons for instance. Looking for where messages
begin costs a fraction of the time and the memory of reading them.
"""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    EntryType,
    Identifier,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    Resource,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from trajan_tutor.i18n.languages import FALLBACK, PSEUDO
from trajan_tutor.i18n.pseudo import disguise

# A message of words alone, on one line; remarks about what comes next may follow.
_PLAIN = re.compile(r"([a-zA-Z][\w-]*) *= *([^\s{}][^{}\n\r]*)\n*(?:#[^\n]*\n*)*\Z", re.ASCII)
# What stands where letters could not be read.
_UNREADABLE = "\N{REPLACEMENT CHARACTER}"
# A message or a term begins at the beginning of a line with its name; what belongs to it is indented.
_BEGINNING = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)


@cache
def texts_of(folder: Path, language: str) -> dict[str, str]:
    """Return the text of every message of a language in a folder by its name (a term's begins with "-").

    Of messages with the same name the first counts, in the order of the files' names. Pseudo is made from English.
    """
    source = folder / (FALLBACK if language == PSEUDO else language)
    found: dict[str, str] = {}
    for path in sorted(source.glob("*.ftl")):
        # A game of somebody else may bring a broken file: its check says so, and English is said.
        text = path.read_text(encoding="utf-8", errors="replace")
        starts = [(match[1], match.start()) for match in _BEGINNING.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        for (name, start), end in zip(starts, ends, strict=True):
            found.setdefault(name, text[start:end])
    return found


@cache
def message_of(folder: Path, language: str, name: str) -> Resource | None:
    """Return one message of a folder, or None when it has none of the name or none that can be read."""
    text = texts_of(folder, language).get(name)
    if text is None or _UNREADABLE in text:
        return None
    entry = entry_of(text)
    if not isinstance(entry, (Message, Term)):
        return None
    message = Resource([entry])
    return disguise(message) if language == PSEUDO else message


def entry_of(text: str) -> EntryType:
    """Return what a text of the catalogue says: a message, a term, or what cannot be read as one.

    >>> entry_of("deck = the deck").equals(FluentParser(with_spans=False).parse_entry("deck = the deck"))
    True
    """
    plain = _PLAIN.match(text)
    if plain:
        # Most messages are words on one line, with nothing to be put in. The parser looks at each letter of them.
        return Message(Identifier(plain[1]), Pattern([TextElement(plain[2].rstrip(" "))]))
    # Without the places of everything in the text: they cost time and memory, and only the check tells them.
    return FluentParser(with_spans=False).parse_entry(text)


def references_of(message: Resource) -> set[str]:
    """Return the names of the messages and terms that a message is made of."""
    finder = _References()
    for entry in message.body:
        if not isinstance(entry, (Message, Term)):
            continue
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            for element in pattern.elements if pattern else ():
                # To walk through everything takes long, and most of it is words and parameters.
                if isinstance(element, Placeable) and not isinstance(element.expression, VariableReference):
                    finder.visit(element)
    return finder.names


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (the names of Fluent)
        self.names.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
