"""Errors that a module of Python can have: what one slip of its author would change."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from one_error import PlantedError

_COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
_CALCULATIONS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
}
# What these say does not act: they are for readers, checkers and the maker of classes.
_KEYWORDS_WITHOUT_EFFECT = frozenset({"strict", "frozen", "slots", "kw_only", "eq", "repr", "key"})
_SILENT_FUNCTIONS = frozenset({"__repr__", "__str__", "__hash__"})


def python_errors(path: str, source: str) -> Iterator[PlantedError]:
    """Yield every error that can be planted in a module, in the order of its text."""
    found = sorted(
        _Finder(path, source, source.splitlines()).errors(ast.parse(source)),
        key=lambda one: (one.line, one.start, one.name),
    )
    yield from found


@dataclass(frozen=True, slots=True)
class _Finder:
    """What finds errors in the text of one module."""

    path: str
    source: str
    lines: list[str]

    def errors(self, node: ast.AST, around: ast.FunctionDef | None = None) -> Iterator[PlantedError]:
        """Yield errors in a node and in what it holds, with the function around it."""
        if isinstance(node, ast.FunctionDef):
            if node.name in _SILENT_FUNCTIONS:
                return
            around = node
        yield from self._of_operators(node)
        yield from self._of_statements(node, ast.unparse(around.returns) if around and around.returns else "")
        if isinstance(node, ast.Call):
            for first, second in pairwise(node.args):
                if _type_of(first, around) and _type_of(first, around) == _type_of(second, around):
                    yield from self._swapped(first, second)
        for child in _acting(node):
            yield from self.errors(child, around)

    def _of_operators(self, node: ast.AST) -> Iterator[PlantedError]:
        match node:
            case ast.Compare(left=left, ops=[operator], comparators=[right]):
                old, others = _COMPARISONS[type(operator)]
                for new in others:
                    yield from self._between(left, right, "comparison", old, new)
            case ast.BoolOp(op=joined, values=values):
                old, new = ("and", "or") if isinstance(joined, ast.And) else ("or", "and")
                for left, right in pairwise(values):
                    yield from self._between(left, right, "connective", old, new)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield from self._in_line(node, "negation", self._text(operand))
            case ast.BinOp(left=left, op=sign, right=right) if type(sign) in _CALCULATIONS and _is_number(node):
                yield from self._between(left, right, "calculation", *_CALCULATIONS[type(sign)])
            case ast.Constant(value=bool(value)):
                yield from self._in_line(node, "constant", str(not value))
            case ast.Constant(value=int(number)):
                yield from self._in_line(node, "constant", str(number + 1))
                if number > 0:
                    yield from self._in_line(node, "constant", str(number - 1))
            case _:
                pass

    def _of_statements(self, node: ast.AST, returned: str) -> Iterator[PlantedError]:
        match node:
            case ast.Return(value=ast.expr() as value) if returned in {"bool", "int"} and not _is_nothing(value):
                sign = "not " if returned == "bool" else "-"
                yield from self._in_line(value, "returned value", f"{sign}({self._text(value)})")
            case ast.AugAssign(target=target, op=ast.Add() | ast.Sub() as sign, value=value) if _is_number(value):
                old, new = ("+=", "-=") if isinstance(sign, ast.Add) else ("-=", "+=")
                yield from self._between(target, value, "calculation", old, new)
            case ast.Continue():
                yield from self._in_line(node, "statement", "break")
            case ast.Break():
                yield from self._in_line(node, "statement", "continue")
            case _:
                pass
        for name in ("body", "orelse"):
            block = getattr(node, name, [])
            if isinstance(block, list):
                for statement in block:
                    yield from self._left_out(statement, alone=len(block) == 1)

    def _left_out(self, statement: ast.stmt, *, alone: bool) -> Iterator[PlantedError]:
        match statement:
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                if not self._fills_its_line(statement):
                    return
                if not alone:
                    yield from self._in_line(statement, "statement", None)
                elif not isinstance(statement, ast.AugAssign):
                    yield from self._in_line(statement, "statement", "pass")
            case _:
                pass

    def _swapped(self, first: ast.expr, second: ast.expr) -> Iterator[PlantedError]:
        """Yield the error that two arguments of one kind stand in the wrong order."""
        texts = self._text(first), self._text(second)
        if texts[0] != texts[1] and first.lineno == second.end_lineno:
            start, end = (
                self._column(first.lineno, first.col_offset),
                self._column(second.lineno, second.end_col_offset),
            )
            old = self._line(first.lineno)[start:end]
            if old == ", ".join(texts):
                new = ", ".join(reversed(texts))
                yield PlantedError(self.path, first.lineno, start, end, "arguments", old, new)

    def _between(self, left: ast.expr, right: ast.expr, kind: str, old: str, new: str) -> Iterator[PlantedError]:
        """Yield an error in the sign between two operands, if all of it stands in one line."""
        if left.end_lineno == right.lineno:
            start = self._column(right.lineno, left.end_col_offset)
            end = self._column(right.lineno, right.col_offset)
            sign = re.search(rf"(?<!\S){re.escape(old)}(?!\S)", self._line(right.lineno)[start:end])
            if sign:
                at = start + sign.start()
                yield PlantedError(self.path, right.lineno, at, at + len(old), kind, old, new)

    def _in_line(self, node: ast.expr | ast.stmt, kind: str, new: str | None) -> Iterator[PlantedError]:
        """Yield an error in place of a node, if all of that stands in one line."""
        if node.lineno == node.end_lineno:
            start, end = self._column(node.lineno, node.col_offset), self._column(node.lineno, node.end_col_offset)
            yield PlantedError(self.path, node.lineno, start, end, kind, self._line(node.lineno)[start:end], new)

    def _fills_its_line(self, node: ast.stmt) -> bool:
        line = self._line(node.lineno)
        return line.strip() == line[: self._column(node.lineno, node.end_col_offset)].strip()

    def _text(self, node: ast.expr) -> str:
        if node.lineno != node.end_lineno:
            return ast.get_source_segment(self.source, node) or ""
        start, end = self._column(node.lineno, node.col_offset), self._column(node.lineno, node.end_col_offset)
        return self._line(node.lineno)[start:end]

    def _line(self, number: int) -> str:
        return self.lines[number - 1]

    def _column(self, line: int, offset: int | None) -> int:
        """Return the character that an offset in bytes stands for."""
        return len(self._line(line).encode()[:offset].decode())


def _acting(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of a node that act: no annotation, no message, nothing for the type checker alone."""
    if isinstance(node, ast.Raise | ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
        return
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    without = {"annotation", "returns", "decorator_list", "bases"}
    for name, field in ast.iter_fields(node):
        if name in without:
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.keyword) and child.arg in _KEYWORDS_WITHOUT_EFFECT:
                continue
            if isinstance(child, ast.AST):
                yield child


def _type_of(node: ast.expr, around: ast.FunctionDef | None) -> str:
    """Return the type of an argument that is a whole number, a code or a parameter of the function around it."""
    match node:
        case ast.Constant(value=int()):
            return "int"
        case ast.Name(id=name) if name.isupper():
            return "int"
        case ast.Name(id=name) if around:
            parameters = [*around.args.args, *around.args.kwonlyargs]
            return next((ast.unparse(one.annotation) for one in parameters if one.arg == name and one.annotation), "")
        case _:
            return ""


def _is_number(node: ast.expr) -> bool:
    """Say whether nothing in an expression shows that it is a text, a list or a tuple."""
    others = ast.JoinedStr | ast.List | ast.Tuple | ast.Set | ast.Dict | ast.ListComp | ast.GeneratorExp
    return not any(
        isinstance(part, others) or (isinstance(part, ast.Constant) and isinstance(part.value, str | bytes))
        for part in ast.walk(node)
    )


def _is_nothing(node: ast.expr) -> bool:
    """Say whether an expression is zero: the same when negated."""
    return isinstance(node, ast.Constant) and node.value == 0 and node.value is not False
