"""Reads the code of pages and runs it: blocks of Python with what they print, commands, and files that are included."""

import ast
import contextlib
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Final

_FENCE: Final = re.compile(r"^```(\S+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_OPTION: Final = re.compile(r"^:([\w-]+): (.*)\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class PageBlock:
    """A block of a page: its kind, such as `python` or `{literalinclude}`, what it names, and what stands in it."""

    kind: str
    named: str
    text: str


def blocks_of(page: Path) -> list[PageBlock]:
    """Return the blocks of a page in their order."""
    return [PageBlock(kind, named, text) for kind, named, text in _FENCE.findall(page.read_text(encoding="utf-8"))]


def pieces_of(page: Path) -> Iterator[tuple[str, str]]:
    """Give the files that a page includes, piece by piece: where each is to lie, as its caption says, and the text."""
    for block in blocks_of(page):
        if block.kind == "{literalinclude}":
            options = {name: value.strip('"`') for name, value in _OPTION.findall(block.text)}
            yield options["caption"], _included((page.parent / block.named).read_text(encoding="utf-8"), options)


def _included(text: str, options: dict[str, str]) -> str:
    """Return the part of a file from one line on and up to another, as Sphinx reads these options."""
    lines = text.splitlines(keepends=True)
    start, end = options.get("start-at", ""), options.get("end-before")
    first = next(at for at, line in enumerate(lines) if start in line)
    if end is None:
        return "".join(lines[first:])
    assert any(end in line for line in lines[first + 1 :]), f"nothing ends the piece: {end}"
    return lines[first] + "".join(takewhile(lambda line: end not in line, lines[first + 1 :]))


def printed_by(page: Path) -> Iterator[tuple[str, str]]:
    """Run the blocks of Python of a page in one session; give what each prints, and what stands below it."""
    blocks = blocks_of(page)
    names: dict[str, object] = {"__name__": page.stem}
    for block, following in zip(blocks, [*blocks[1:], None], strict=True):
        if block.kind == "python":
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile(block.text, str(page), "exec"), names)  # noqa: S102 (the pages are ours)
            yield printed.getvalue(), following.text if following and following.kind == "text" else ""


def run_cells(page: Path) -> list[tuple[bool, object]]:
    """Run the cells of a page that is a notebook; give for each whether it has words for a picture, and its value."""
    names: dict[str, object] = {"__name__": page.stem}
    return [_run_cell(block.text, names) for block in blocks_of(page) if block.kind == "{code-cell}"]


def _run_cell(text: str, names: dict[str, object]) -> tuple[bool, object]:
    options, code = re.fullmatch(r"(?:---\n(.*?)---\n)?(.*)", text, re.DOTALL).groups(default="")  # type: ignore[union-attr]
    *before, last = ast.parse(code).body
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(ast.Module(before, []), "cell", "exec"), names)  # noqa: S102 (the pages are ours)
        if isinstance(last, ast.Expr):
            return "alt:" in options, eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307
        exec(compile(ast.Module([last], []), "cell", "exec"), names)  # noqa: S102
    return "alt:" in options, None
