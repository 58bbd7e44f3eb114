"""Measures one thing and prints it: `python tools/measure.py calls trajan`; `--help` lists what there is.

    python tools/measure.py --beside ../before --turns 5 calls trajan

measures the package of another checkout and this one by turns, each time in a process of its own, and prints for both
the median of every number; a line whose words differ stands once for each turn. What the machine is, and how busy,
stands first on standard error: by the clock figures hold only where it is idle.
"""

import argparse
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, zip_longest
from pathlib import Path
from statistics import median
from typing import Final

from commands import CHECKOUT, Do, run_commands, visit_as_tests_do

import trajan_tutor
from trajan_tutor.cli.arguments import Parser, number_from

COMMANDS: Final = {
    "calls": ("measures.calls.calls", "files, calls and processor time of a click at a desk, without a browser"),
    "drawings": ("measures.drawings.drawings", "how long drawing a board takes, how large it is"),
    "clicks": ("measures.clicks.clicks", "how long a click takes in JupyterLab"),
    "stage": ("measures.clicks.stage", "the same, and how many frames come while panes zoom"),
    "class": ("measures.pupils.class_figures", "what a class of a hundred costs its server"),
    "tables": ("measures.pupils.tables", "what moves at tables cost the server of a class"),
    "hostile": ("measures.beside.hostile", "what messages of a hostile pupil cost the others"),
    "gauges": (
        "measures.gauges.gauges",
        "whether what the coach tells holds; what little time for a search loses",
    ),
    "learner": ("measures.learner.learner", "how a simulated learner comes through a course and its practice"),
    "first-move": ("measures.learner.first_move", "how soon a simulated learner makes a first move of their own"),
}
# What stands inside a word, as in the name of a lesson, is no number.
_NUMBER: Final = re.compile(r"(?<![\w.-])\d+(?:\.\d+)?(?![\w-])")


def by_turns(words: Sequence[str], parser: Parser) -> Callable[[Do, argparse.Namespace], int]:
    """Let another checkout be asked for; return what measures, or lets both be measured by turns."""
    parser.add_argument("--beside", type=Path, help="another checkout, measured by turns with this one")
    # What is measured may have turns of its own.
    parser.add_argument("--turns", type=number_from(1), default=3, dest="by_turns", help="how often each is measured")
    return partial(measured, words)


def measured(words: Sequence[str], measure: Do, arguments: argparse.Namespace) -> int:
    """Measure, or let two checkouts be measured by turns."""
    if arguments.beside is None:
        return measure(arguments)
    asked = words[words.index(arguments.command) :]
    found: dict[Path, list[str]] = {arguments.beside.resolve(): [], CHECKOUT: []}
    for _ in range(arguments.by_turns):
        for checkout, printed in found.items():
            path = os.pathsep.join(filter(None, (str(checkout), os.environ.get("PYTHONPATH"))))
            command = [sys.executable, __file__, *asked]
            done = subprocess.run(  # noqa: S603 (our own program)
                command, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, text=True, check=False
            )
            printed.append(done.stdout)
    for checkout, printed in found.items():
        print(checkout, *medians(printed), sep="\n")
    return 0


def medians(printed: Sequence[str]) -> Iterator[str]:
    """Yield the lines of what was printed several times, with the median of each number; others once for each time.

    >>> list(medians(["a-1: 1 ms", "a-1: 5 ms", "a-1: 2.5 ms"]))
    ['a-1: 2.5 ms']
    >>> list(medians(["worst: hint", "worst: next"]))
    ['worst: hint', 'worst: next']
    """
    for lines in zip(*(one.splitlines() for one in printed), strict=False):
        if len({_NUMBER.sub("#", line) for line in lines}) > 1:
            yield from lines
            continue
        numbers = zip(*(_NUMBER.findall(line) for line in lines), strict=True)
        words = _NUMBER.split(lines[0])
        middle = (f"{median(map(float, each)):g}" for each in numbers)
        yield "".join(chain.from_iterable(zip_longest(words, middle, fillvalue="")))


def machine() -> str:
    """Return what the machine is, how busy, and which build of the package is measured."""
    build = "compiled" if any(Path(trajan_tutor.__file__).parent.rglob("*.so")) else "plain"
    load = f"{os.cpu_count()} cores with a load of {os.getloadavg()[0]:.1f}"
    return f"{platform.machine()}, {load}; Python {platform.python_version()}, {build} build"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and return the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    return run_commands("measure", __doc__, COMMANDS, words, partial(by_turns, words))


if __name__ == "__main__":
    visit_as_tests_do()
    print(machine(), file=sys.stderr)
    sys.exit(main())
