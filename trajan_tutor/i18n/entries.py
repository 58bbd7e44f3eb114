"""The messages in the catalogues' files, each read when it is asked for.

Most of the words of a game are never said at one sitting, those of its lessons for instance. Looking for where messages
begin costs a fraction of the time and the memory of reading them.

The pseudo-language is English in disguise, so that text which is not translatable shows at a glance. Letters carry
accents (a missing font shows), words are half as long again (a narrow place shows, Polish and Czech need that much),
and every message stands in brackets (a sentence glued together from pieces shows). Parameters stay.
"""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
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
from fluent.syntax.visitor import Transformer, Visitor

from trajan_tutor.i18n.languages import FALLBACK, PSEUDO

_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçďéƒĝĥíĵķļɱñóþɋŕšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŤÚṼŴẊÝŽ",
)
_WORD = re.compile(r"[A-Za-z]+")


def disguised(text: str) -> str:
    """Return a text with accents, its words half as long again.

    >>> disguised("Sow a tray, 3 markers")
    'Šóŵ~~ á~ ťŕáý~~, 3 ɱáŕķéŕš~~~~'
    """
    return _WORD.sub(lambda word: word.group().translate(_ACCENTS) + "~" * ((len(word.group()) + 1) // 2), text)


def disguise(resource: Resource) -> Resource:
    """Return English messages in disguise; the resource itself stays as it is."""
    disguised_resource = resource.clone()
    _Disguise().visit(disguised_resource)
    return disguised_resource


class _Disguise(Transformer):
    """Rewrites the texts of messages, and puts brackets round every value and attribute."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 (the names of Fluent)
        """Give a text its accents."""
        node.value = disguised(node.value)
        return node

    def visit_Message(self, node: Message) -> Message:  # noqa: N802
        """Put brackets round the value of a message; its attributes follow."""
        self.generic_visit(node)
        _bracket(node.value)
        return node

    def visit_Attribute(self, node: Attribute) -> Attribute:  # noqa: N802
        """Put brackets round an attribute."""
        self.generic_visit(node)
        _bracket(node.value)
        return node


def _bracket(pattern: Pattern | None) -> None:
    if pattern is not None:
        pattern.elements[:] = [TextElement("["), *pattern.elements, TextElement("]")]


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
    texts: dict[str, str] = {}
    for path in sorted(source.glob("*.ftl")):
        # A game of somebody else may bring a broken file: its check says so, and English is said.
        text = path.read_text(encoding="utf-8", errors="replace")
        starts = [(match[1], match.start()) for match in _BEGINNING.finditer(text)]
        # A file of remarks alone has neither.
        ends = [*(start for _, start in starts[1:]), len(text)][: len(starts)]
        for (name, start), end in zip(starts, ends, strict=True):
            texts.setdefault(name, text[start:end])
    return texts


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
