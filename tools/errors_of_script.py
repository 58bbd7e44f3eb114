"""Errors that a module of the page can have, found by its tokens: what one slip of its author would change."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from one_error import PlantedError


@dataclass(frozen=True, slots=True)
class _Slip:
    """What a token looks like, and what can stand in its place."""

    kind: str
    pattern: re.Pattern[str]
    others: tuple[str, ...]


_SLIPS = (
    _Slip("comparison", re.compile(r"(?<= )===(?= )"), ("!==",)),
    _Slip("comparison", re.compile(r"(?<= )!==(?= )"), ("===",)),
    _Slip("comparison", re.compile(r"(?<= )<(?= )"), ("<=", ">=")),
    _Slip("comparison", re.compile(r"(?<= )<=(?= )"), ("<", ">")),
    _Slip("comparison", re.compile(r"(?<= )>(?= )"), (">=", "<=")),
    _Slip("comparison", re.compile(r"(?<= )>=(?= )"), (">", "<")),
    _Slip("connective", re.compile(r"(?<= )&&(?= )"), ("||",)),
    _Slip("connective", re.compile(r"(?<= )\|\|(?= )"), ("&&",)),
    _Slip("calculation", re.compile(r"(?<=[\w)] )\+(?= [\w(])"), ("-",)),
    _Slip("calculation", re.compile(r"(?<=[\w)] )-(?= [\w(])"), ("+",)),
    _Slip("calculation", re.compile(r"(?<= )\*(?= )"), ("+",)),
    _Slip("calculation", re.compile(r"(?<= )/(?= )"), ("*",)),
    _Slip("calculation", re.compile(r"(?<= )\+=(?= )"), ("-=",)),
    _Slip("constant", re.compile(r"\btrue\b"), ("false",)),
    _Slip("constant", re.compile(r"\bfalse\b"), ("true",)),
    _Slip("function", re.compile(r"\bMath\.min\b"), ("Math.max",)),
    _Slip("function", re.compile(r"\bMath\.max\b"), ("Math.min",)),
    _Slip("negation", re.compile(r"(?<=[ (])!(?=[\w(])"), ("",)),
)
_NUMBER = re.compile(r"(?<![\w.#])\d+(?![\w.])")
_CALL = re.compile(r"[\w.?!\[\]]+\([^={}]*\);|[\w.]+ = .+;")
_DECLARED = re.compile(r"^\s*(export |import |interface |type |declare |//|\*|/\*)")
# Strings, templates, comments and patterns: no token of theirs acts.
_SILENT = re.compile(
    r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|//.*|/\*.*?\*/|(?<=[(=,:] )/(?:\\.|[^/\\ ])+/\w*"
    r"|(?<=\()/(?:\\.|[^/\\ ])+/\w*"
)


def script_errors(path: str, source: str) -> Iterator[PlantedError]:
    """Yield every error that can be planted in a module, in the order of its text."""
    for number, line in enumerate(source.splitlines(), 1):
        if not _DECLARED.match(line) or "=>" in line:
            silent = _SILENT.sub(lambda found: "\0" * len(found[0]), line)
            yield from _of_tokens(path, number, silent)
            yield from _left_out(path, number, line)


def _of_tokens(path: str, number: int, line: str) -> Iterator[PlantedError]:
    """Yield the errors of the tokens of a line."""
    for slip in _SLIPS:
        for found in slip.pattern.finditer(line):
            for new in slip.others:
                yield PlantedError(path, number, found.start(), found.end(), slip.kind, found[0], new)
    for found in _NUMBER.finditer(line):
        yield PlantedError(path, number, found.start(), found.end(), "constant", found[0], str(int(found[0]) + 1))


def _left_out(path: str, number: int, line: str) -> Iterator[PlantedError]:
    """Yield the error that a statement of one line is missing."""
    text = line.strip()
    if _CALL.fullmatch(text) and not text.startswith("return"):
        start = line.index(text)
        yield PlantedError(path, number, start, start + len(text), "statement", text, None)
