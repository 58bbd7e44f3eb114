"""Remarks above English messages that tell translators what is put in: `# $tile: “bread tile”, “wild goods tile”`."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

TUTOR: Final = Path(__file__).parents[1] / "trajan_tutor"
# A remark of ours, which tells values of one parameter.
REMARK: Final = re.compile(r"^\$([\w-]+): ")
# Parameters of these names hold whatever a sentence is about: a value of another message would mislead.
_VAGUE: Final = frozenset(
    {
        "about",
        "cause",
        "expected",
        "first",
        "found",
        "given",
        "known",
        "name",
        "next",
        "problem",
        "text",
        "value",
        "what",
    }
)

# By message, by parameter: values as they are said in English, in quotes where they are no numbers.
Examples = Mapping[str, Mapping[str, Sequence[str]]]


def english_files() -> list[Path]:
    """Return the English files of the shared room and of all games."""
    return sorted(TUTOR.rglob("catalogue/en/*.ftl"))


def messages_of(file: Path) -> list[Message]:
    """Return the messages of a file, each with its remarks."""
    read = FluentParser().parse(file.read_text(encoding="utf-8"))
    return [entry for entry in read.body if isinstance(entry, Message)]


def parameters_of(message: Message) -> frozenset[str]:
    """Return the parameters that a message and its forms use."""
    finder = _Parameters()
    finder.visit(message)
    return frozenset(finder.names)


def remarks_of(message: Message) -> list[str]:
    """Return the lines of what is remarked on a message."""
    return (message.comment.content or "").split("\n") if message.comment else []


def told_in(message: Message) -> dict[str, str]:
    """Return the remarks with examples, by the parameter that each is about."""
    return {match[1]: line for line in remarks_of(message) if (match := REMARK.match(line))}


def with_remarks(file: Path, examples: Examples) -> tuple[str, list[str]]:
    """Return the text of a file with examples above its messages, and the parameters that have none.

    A remark that is there stays, unless its parameter is gone.
    """
    text, lacking = file.read_text(encoding="utf-8"), []
    for message in reversed(messages_of(file)):
        told, seen = told_in(message), examples.get(message.id.name, {})
        lines = [line for line in remarks_of(message) if not REMARK.match(line)]
        for name in sorted(parameters_of(message)):
            if name not in told and seen.get(name):
                told[name] = f"${name}: {', '.join(_chosen(seen[name]))}"
            if name in told:
                lines.append(told[name])
            else:
                lacking.append(f"{message.id.name} ${name}")
        begin = message.comment.span.start if message.comment and message.comment.span else _start(message)
        remarks = "".join(f"# {line}".rstrip() + "\n" for line in lines)
        text = text[:begin] + remarks + text[_start(message) :]
    return text, lacking


def alike(file: Path, examples: Examples) -> dict[str, dict[str, list[str]]]:
    """Return values for parameters that were not seen: those of the same name in the other messages of the game."""
    seen: dict[str, list[str]] = {}
    own = [message for other in file.parent.glob("*.ftl") for message in messages_of(other)]
    for message in own:
        for name, values in examples.get(message.id.name, {}).items():
            seen.setdefault(name, []).extend(values)
    found: dict[str, dict[str, list[str]]] = {}
    for message in messages_of(file):
        for name in parameters_of(message) - examples.get(message.id.name, {}).keys() - _VAGUE:
            numbers = {value[:1].isdigit() for value in seen.get(name, ())}
            if len(numbers) == 1:
                found.setdefault(message.id.name, {})[name] = list(dict.fromkeys(seen[name]))[:6]
    return found


def _chosen(values: Sequence[str]) -> list[str]:
    """Return the shortest of some values, and the longest."""
    ordered = sorted(values, key=lambda value: (len(value), value))
    return ordered if len(ordered) == 1 else [ordered[0], ordered[-1]]


def _start(message: Message) -> int:
    return int(message.id.span.start) if message.id.span else 0


class _Parameters(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the names of Fluent)
        self.names.add(node.id.name)
