"""Counts the checks of a mode in what lies between the mouse and the rules.

A check is a condition (of `if`, `while`, `assert`, a choice between two values, a comprehension, `and`, `or`, `not`, or
a comparison) that reads the name of a mode: what an activity would know by being the one that is asked. Each place in
which such a name is read inside a condition counts once; something that merely belongs to it, as `trial.hints` does,
is no check of it. With `--list` the places are named.
"""

import ast
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import trajan_tutor

PACKAGE: Final = Path(trajan_tutor.__file__).parent
ROOMS: Final = ("activities", "course", "desk", "exercise_making", "learning", "lessons")
MODES: Final = frozenset(
    "away growing is_exercise is_judged is_trial judged practice retrying shown trial".split()  # noqa: SIM905
)


def conditions(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield the outermost expressions of a module that decide something."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        found: list[ast.expr] = []
        if isinstance(node, ast.If | ast.While | ast.IfExp | ast.Assert):
            found = [node.test]
        elif isinstance(node, ast.comprehension):
            found = node.ifs
        elif isinstance(node, ast.BoolOp | ast.Compare) or (
            isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        ):
            found = [node]
        yield from found
        inside = {id(one) for one in found}
        waiting += [one for one in ast.iter_child_nodes(node) if id(one) not in inside and node not in found]


def checks_in(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the name of each mode that a condition of a module reads.

    >>> list(checks_in("if player.away is not None and not trial: pass"))
    [(1, 'away'), (1, 'trial')]
    >>> list(checks_in("1 if coach.practice.is_on and player.trial.hints else 0"))
    [(1, 'practice')]
    """
    for condition in conditions(ast.parse(text)):
        holders = {
            id(node.value) for node in ast.walk(condition) if isinstance(node, ast.Attribute) and node.attr != "is_on"
        }
        for node in ast.walk(condition):
            name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
            if isinstance(node, ast.expr) and name in MODES and id(node) not in holders:
                yield node.lineno, name


def checks(package: Path) -> dict[str, list[tuple[int, str]]]:
    """Return the checks of each module of the rooms that has any."""
    found: dict[str, list[tuple[int, str]]] = {}
    for room in ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            here = sorted(checks_in(path.read_text(encoding="utf-8")))
            if here:
                found[path.relative_to(package).as_posix()] = here
    return found


def modes_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("package", nargs="?", type=Path, default=PACKAGE)
    parser.add_argument("--list", action="store_true", help="name the places")


def modes(arguments: Namespace) -> int:
    """Print how many checks each module has, and all."""
    found = checks(arguments.package)
    for name, here in sorted(found.items(), key=lambda one: -len(one[1])):
        print(f"{len(here):4}  {name}")
        if arguments.list:
            print("".join(f"        {line}: {mode}\n" for line, mode in here), end="")
    counts = Counter(mode for here in found.values() for _, mode in here)
    print(f"{sum(counts.values()):4}  all: {', '.join(f'{mode} {count}' for mode, count in counts.most_common())}")
    return 0
