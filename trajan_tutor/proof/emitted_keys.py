"""What the code says: the keys that it names, and the parameters that it gives with them, read from the source."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+(\.[a-z-]+)?")
_QUOTED = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)+)["'`]""")
# A key made of pieces counts only when one of them is a real piece of a word.
_PIECE = re.compile(r"[a-z]{3}")
# These say a key: calls of other functions with a text of the same look may mean something else.
_MESSAGE_CALLS = frozenset({"of", "say", "show", "Term"})


@dataclass(frozen=True, slots=True)
class Call:
    """A place where the code says a key: where, which, and with what; None when the parameters cannot be read."""

    place: str
    key: str
    parameters: frozenset[str] | None


@dataclass(slots=True)
class Emitted:
    """Everything that a folder of code says, as far as it can be read."""

    calls: list[Call] = field(default_factory=list)
    named: set[str] = field(default_factory=set)
    # Compiled once: there are more of them than Python keeps, and each is tried for every key.
    patterns: set[re.Pattern[str]] = field(default_factory=set)

    def names(self, key: str) -> bool:
        """Return whether the code names a key, or makes keys that look like it."""
        return key in self.named or any(pattern.fullmatch(key) for pattern in self.patterns)


def emitted_by(folder: Path) -> Emitted:
    """Return what all modules under a folder say, and the scripts and pages beside them."""
    emitted = Emitted()
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".py":
            _read_module(path, folder, emitted)
        elif path.suffix in {".js", ".html", ".svg"}:
            emitted.named.update(_QUOTED.findall(path.read_text(encoding="utf-8")))
    return emitted


def _read_module(path: Path, folder: Path, emitted: Emitted) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    place = path.relative_to(folder).as_posix()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _KEY.fullmatch(node.value):
            emitted.named.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            pattern = _pattern(node)
            if pattern:
                emitted.patterns.add(re.compile(pattern))
        elif isinstance(node, ast.Call):
            emitted.calls += _calls(node, place)
            emitted.patterns.update(map(re.compile, _families(node)))


def _calls(node: ast.Call, place: str) -> Iterator[Call]:
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            if name not in _MESSAGE_CALLS and not name.endswith("Error"):
                return
        case _:
            return
    for number, argument in enumerate(node.args, start=1):
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and _KEY.fullmatch(argument.value):
            names = [keyword.arg for keyword in node.keywords]
            unread = None in names or number < len(node.args)
            parameters = None if unread else frozenset(name for name in names if name)
            yield Call(f"{place}:{node.lineno}", argument.value, parameters)
            return


def _families(node: ast.Call) -> Iterator[str]:
    """Yield the pattern of the terms that a call makes of words: `terms("trajan-goods", …)` says all of that family."""
    match node:
        case ast.Call(func=ast.Name(id="terms"), args=[ast.Constant(value=str(family)), *_]):
            yield re.escape(family) + r"-[a-z0-9-]*"


def _pattern(node: ast.JoinedStr) -> str:
    """Return the pattern of the keys that an f-string can make, or nothing when it can hardly make one."""
    literals = [part.value for part in node.values if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    if not any(_PIECE.search(literal) for literal in literals):
        return ""
    return "".join(
        re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else r"[a-z0-9-]*"
        for part in node.values
    )
