"""Translators see above every message what is put in, and at the head of every file how much room there is."""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

TUTOR: Final = Path(__file__).parents[2] / "trajan_tutor"
WITHOUT: Final = Path(__file__).parent / "without_examples.txt"
# A remark that tells values of one parameter.
REMARK: Final = re.compile(r"^\$([\w-]+): ", re.MULTILINE)


class Parameters(Visitor):
    """Collects the parameters that a message and its forms use."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the names of Fluent)
        """Collect one."""
        self.names.add(node.id.name)


def english_files() -> list[Path]:
    """Return the English files of the shared room and of all games."""
    return sorted(TUTOR.rglob("catalogue/en/*.ftl"))


def messages_of(file: Path) -> list[Message]:
    """Return the messages of a file, each with its remarks."""
    read = FluentParser().parse(file.read_text(encoding="utf-8"))
    return [entry for entry in read.body if isinstance(entry, Message)]


def parameters_of(message: Message) -> set[str]:
    """Return the parameters that a message and its forms use."""
    finder = Parameters()
    finder.visit(message)
    return finder.names


def told_in(message: Message) -> set[str]:
    """Return the parameters of which the remarks on a message give examples."""
    return set(REMARK.findall(message.comment.content or "")) if message.comment else set()


def test_every_message_has_examples_of_its_parameters_and_of_nothing_else() -> None:
    """Who writes a message writes one or two values above it, as they are said: `# $tile: “bread”, “wild goods”`."""
    lacking, gone = [], []
    for file in english_files():
        for message in messages_of(file):
            told, used = told_in(message), parameters_of(message)
            lacking += [f"{message.id.name} ${name}" for name in used - told]
            gone += [f"{message.id.name} ${name}" for name in told - used]
    listed = [line for line in WITHOUT.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert gone == []
    assert sorted(lacking) == listed


def test_every_file_says_how_much_room_there_is() -> None:
    """In its head, after what it is about."""
    assert [file.name for file in english_files() if "\n### Room: " not in file.read_text("utf-8")] == []
