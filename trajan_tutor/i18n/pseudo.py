"""The pseudo-language: English in disguise, so that text which is not translatable shows at a glance.

Letters carry accents (a missing font shows), words are half as long again (a narrow place shows, Polish and Czech need
that much), and every message stands in brackets (a sentence glued together from pieces shows). Parameters stay.
"""

import re

from fluent.syntax.ast import Attribute, Message, Pattern, Resource, TextElement
from fluent.syntax.visitor import Transformer

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
