"""Messages of Fluent read the quick way: word by word, where the parser of Fluent goes letter by letter.

Somebody waits for it: one click asks for dozens of messages. What is seldom in a catalogue, or looks wrong, is left to
the parser (`fluent.syntax`), so that one judge says what is junk. The grammar is that of Fluent 1.0:
https://github.com/projectfluent/fluent/blob/main/spec/fluent.ebnf
"""

import re
from typing import Final

from fluent.syntax.ast import (
    Attribute,
    CallArguments,
    FunctionReference,
    Identifier,
    InlineExpression,
    Message,
    MessageReference,
    NamedArgument,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
    Variant,
)

_NAME: Final = r"([A-Za-z][\w-]*)"
_NUMBER: Final = r"(-?\d+(?:\.\d+)?)"
_STRING: Final = r'"([^"\\\n]*(?:\\(?:[\\"]|u[\da-fA-F]{4}|U[\da-fA-F]{6})[^"\\\n]*)*)"'
# A pattern goes on, blank lines or not, on a line that begins with a placeable, or that is indented and does not begin
# with what ends a placeable or begins an attribute or a variant. The group is the indentation.
_NEXT_LINE: Final = r"\n(?: *\n)*( *)(?=\{|(?<= )[^ \n}.\[*])"


def _token(pattern: str) -> re.Pattern[str]:
    """Compile a pattern, in which a tilde stands for any number of spaces and ends of lines."""
    return re.compile(pattern.replace("~", r"[ \n]*"), re.ASCII)


_ENTRY: Final = _token(rf"(-?){_NAME} *=")
_NO_VALUE: Final = _token(r"(?= *\n~\.)")
_ATTRIBUTE: Final = _token(rf"~\.{_NAME} *=")
# After an entry stands nothing, or the comment of another.
_END: Final = _token(r"~(?:\Z|(?<=\n)#)")
_FIRST_LINE: Final = _token(rf" *(?:(?=[^ \n])|{_NEXT_LINE})")
# Words, a parameter alone, the beginning of any other placeable, or the way to the next line.
_PART: Final = _token(rf"([^{{}}\n]+)|\{{~\${_NAME}~\}}|(\{{)|({_NEXT_LINE})")
_WORDS, _PARAMETER, _BRACE = 1, 2, 3
_BRACE_END: Final = _token(r"~\}")
_ARROW: Final = _token(r"~-> *\n")
_VARIANT: Final = _token(rf"~(\*?)\[~(?:{_NUMBER}|{_NAME})~\]")
_EXPRESSION: Final = _token(rf"~(?:\${_NAME}|{_STRING}|{_NUMBER}|([A-Z][A-Z0-9_-]*)~\(|(-?){_NAME}(?:\.{_NAME})?)")
_CALL: Final = _token(r"~\(")
_CALL_END: Final = _token(r"~\)")
_COMMA: Final = _token(r"~,")
_NAMED_ARGUMENT: Final = _token(rf"~{_NAME}~:~(?:{_NUMBER}|{_STRING})")

# What variants may hang on. An attribute of a term may be asked too, which is seldom.
_SELECTORS: Final = (VariableReference, FunctionReference, StringLiteral, NumberLiteral)


class _InDoubtError(Exception):
    """The parser of Fluent has to look."""


def quick_entry(text: str) -> Message | Term | None:
    """Return the message or term that a text begins with, or None where the parser of Fluent has to look.

    The parser returns the same, but takes several times as long.

    >>> [type(one).__name__ for one in quick_entry("price = It costs { $points } points.").value.elements]
    ['TextElement', 'Placeable', 'TextElement']
    >>> quick_entry("price = It costs { $points points.") is None
    True
    """
    # Two kinds of ends of lines would make every rule twice as long.
    if "\r" in text:
        return None
    try:
        return _Reader(text).entry()
    except _InDoubtError:
        return None


class _Reader:
    """Reads an entry from its beginning; each method goes on where the one before stopped."""

    __slots__ = ("at", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def take(self, token: re.Pattern[str]) -> re.Match[str] | None:
        """Step over a token if it is next."""
        found = token.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def expect(self, token: re.Pattern[str]) -> re.Match[str]:
        """Step over a token that must be next."""
        found = self.take(token)
        if found is None:
            raise _InDoubtError
        return found

    def entry(self) -> Message | Term:
        """Read a message, or a term, with its attributes."""
        dash, name = self.expect(_ENTRY).groups()
        value = None if self.take(_NO_VALUE) else self.pattern()
        attributes: list[Attribute] = []
        while found := self.take(_ATTRIBUTE):
            attributes.append(Attribute(Identifier(found[1]), self.pattern()))
        self.expect(_END)
        if not dash:
            return Message(Identifier(name), value, attributes)
        if value is None:
            raise _InDoubtError
        return Term(Identifier(name), value, attributes)

    def pattern(self) -> Pattern:
        """Read words and placeables, to the end of the last line of them."""
        indentation = self.expect(_FIRST_LINE)[1]
        # A number is the width of an indentation.
        parts: list[str | Placeable | int] = [] if indentation is None else [len(indentation)]
        while found := self.take(_PART):
            if found.lastindex == _WORDS:
                parts.append(found[1])
            elif found.lastindex == _PARAMETER:
                parts.append(Placeable(VariableReference(Identifier(found[2]))))
            elif found.lastindex == _BRACE:
                parts.append(Placeable(self.expression()))
                self.expect(_BRACE_END)
            else:
                parts += ["\n" * found[4].count("\n"), len(found[5])]
        if self.text.startswith("}", self.at):
            raise _InDoubtError
        return Pattern(_elements(parts))

    def expression(self) -> InlineExpression | SelectExpression:
        """Read what stands in a placeable."""
        expression = self.inline_expression()
        if self.take(_ARROW):
            if not isinstance(expression, _SELECTORS):
                raise _InDoubtError
            return SelectExpression(expression, self.variants())
        if isinstance(expression, TermReference) and expression.attribute is not None:
            raise _InDoubtError
        return expression

    def variants(self) -> list[Variant]:
        """Read variants, just one of which must be the default."""
        variants: list[Variant] = []
        while found := self.take(_VARIANT):
            star, number, name = found.groups()
            key = NumberLiteral(number) if number else Identifier(name)
            variants.append(Variant(key, self.pattern(), bool(star)))
        if sum(variant.default for variant in variants) != 1:
            raise _InDoubtError
        return variants

    def inline_expression(self) -> InlineExpression:
        """Read a parameter, a literal, a call, or a reference."""
        parameter, string, number, function, dash, name, attribute = self.expect(_EXPRESSION).groups()
        if parameter:
            return VariableReference(Identifier(parameter))
        if string is not None:
            return StringLiteral(string)
        if number:
            return NumberLiteral(number)
        if function:
            return FunctionReference(Identifier(function), self.call_arguments())
        part = Identifier(attribute) if attribute else None
        if dash:
            return TermReference(Identifier(name), part, self.call_arguments() if self.take(_CALL) else None)
        return MessageReference(Identifier(name), part)

    def call_arguments(self) -> CallArguments:
        """Read the arguments of a call to its closing bracket, those with names last."""
        positional: list[InlineExpression | Placeable] = []
        named: dict[str, NamedArgument] = {}
        while not self.take(_CALL_END):
            if found := self.take(_NAMED_ARGUMENT):
                name, number, string = found.groups()
                if name in named:
                    raise _InDoubtError
                value = NumberLiteral(number) if number else StringLiteral(string)
                named[name] = NamedArgument(Identifier(name), value)
            elif named:
                raise _InDoubtError
            else:
                positional.append(self.inline_expression())
            if not self.take(_COMMA):
                self.expect(_CALL_END)
                break
        return CallArguments(positional, list(named.values()))


def _elements(parts: list[str | Placeable | int]) -> list[TextElement | Placeable]:
    """Return the elements of a pattern: neighbouring words as one, the narrowest indentation and the end cut off."""
    common = min((part for part in parts if isinstance(part, int)), default=0)
    elements: list[TextElement | Placeable] = []
    words = ""
    for part in parts:
        if isinstance(part, str):
            words += part
        elif isinstance(part, int):
            words += " " * (part - common)
        else:
            if words:
                elements.append(TextElement(words))
                words = ""
            elements.append(part)
    if words := words.rstrip(" \n"):
        elements.append(TextElement(words))
    return elements
