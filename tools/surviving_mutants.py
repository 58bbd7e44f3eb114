"""Lists the planted errors that no test has seen, for each rule id that their functions cite: `make mutants`.

A line for every rule id, then what was changed in every survivor. mutmut has to have run before.
"""

import ast
import re
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

# What mutmut says of those that were tried and not killed, and of those that no test comes to.
SURVIVED = frozenset({"survived", "no tests", "suspicious"})
# A mutant is named after its module and function: `package.module.x_function__mutmut_3`; in a method `xǁClassǁmethod`.
NAME = re.compile(r"(?P<module>[\w.]+)\.x(?:_|ǁ\w+ǁ)(?P<function>\w+)__mutmut_(?P<number>\d+)")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A planted error: its name in mutmut, and where it lies."""

    name: str
    module: str
    function: str
    number: int

    @property
    def told(self) -> str:
        """The name in short: game, module, function and number."""
        return f"{self.module.removeprefix('trajan_tutor.').removeprefix('games.')}.{self.function} {self.number}"


def survivors(results: str) -> list[Mutant]:
    """Return the planted errors that survived, from what `mutmut results` prints.

    >>> [one.told for one in survivors("    trajan_tutor.games.trajan.rules.arch.x_place__mutmut_2: survived")]
    ['trajan.rules.arch.place 2']
    """
    found = []
    for line in results.splitlines():
        name, _, status = line.strip().rpartition(": ")
        parts = NAME.fullmatch(name)
        if parts and status in SURVIVED:
            found.append(Mutant(name, parts["module"], parts["function"], int(parts["number"])))
    return found


def cited(mutant: Mutant) -> list[str]:
    """Return the ids of the rules and rulings that the function of a planted error cites; without any, its module."""
    path = Path(*mutant.module.split(".")).with_suffix(".py")
    source = path.read_text(encoding="utf-8")
    bodies = [
        ast.get_source_segment(source, node) or ""
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name == mutant.function
    ]
    text = "\n".join(bodies)
    folder = mutant.module.rpartition(".")[0]
    game = folder.rpartition(".")[0]
    ids = set(re.findall(r"\b[RC]\d+\b", text))
    codes = set(re.findall(r"\bRULE_[A-Z_]+\b", text)) - {"RULE_NONE"}
    if codes:
        names, values = import_module(f"{game}.words.names"), import_module(f"{folder}.codes")
        ids |= {names.rule_id(getattr(values, code)) for code in codes}
    ids |= set(re.findall(rf"\b{game.rpartition('.')[2]}\.[a-z-]+\.[a-z-]+", text))
    return sorted(ids) or [f"no rule id ({path.name})"]


def change(mutant: Mutant) -> list[str]:
    """Return the lines that were taken away and put in."""
    lines = ask("show", mutant.name).splitlines()
    return [line for line in lines if re.match(r"[+-](?![+-])", line)]


def ask(*words: str) -> str:
    """Return what a command of mutmut prints."""
    return subprocess.run(  # noqa: S603 - the words are ours
        [sys.executable, "-m", "mutmut", *words], check=True, capture_output=True, text=True
    ).stdout


def main() -> int:
    """Print the survivors."""
    found = survivors(ask("results"))
    of_rule: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in found:
        for rule in cited(mutant):
            of_rule[rule].append(mutant)
    for rule, mutants in sorted(of_rule.items()):
        print(f"{rule}: {', '.join(one.told for one in mutants)}")
    for mutant in found:
        print("", mutant.told, *change(mutant), sep="\n")
    print(f"\n{len(found)} planted errors survived.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
