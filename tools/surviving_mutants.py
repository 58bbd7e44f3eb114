"""Lists the planted errors that no test of rules has seen, for each rule id that their functions cite: `make mutants`.

A line for every rule id, then what was changed in every survivor, then how many of each game were seen. mutmut has to
have run before. What changes nothing stands with its reason in `tests/games/equivalents.toml`, and is no survivor.
"""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

# What mutmut says of those that were tried and not killed, and of those that no test comes to.
SURVIVED = frozenset({"survived", "no tests", "suspicious"})
# Those that a test has seen; it may be by never coming to an end.
SEEN = frozenset({"killed", "timeout", "segfault"})
EQUIVALENTS = Path(__file__).parent.parent / "tests" / "games" / "equivalents.toml"
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
    def place(self) -> str:
        """Where it lies, in short: game, module and function."""
        return f"{self.module.removeprefix('trajan_tutor.').removeprefix('games.')}.{self.function}"

    @property
    def told(self) -> str:
        """The name in short: game, module, function and number."""
        return f"{self.place} {self.number}"


def with_status(results: str, statuses: Collection[str]) -> list[Mutant]:
    """Return the planted errors of some statuses, from what `mutmut results` prints.

    >>> results = "    trajan_tutor.games.trajan.rules.arch.x_place__mutmut_2: survived"
    >>> [one.told for one in with_status(results, SURVIVED)]
    ['trajan.rules.arch.place 2']
    """
    found = []
    for line in results.splitlines():
        name, _, status = line.strip().rpartition(": ")
        parts = NAME.fullmatch(name)
        if parts and status in statuses:
            found.append(Mutant(name, parts["module"], parts["function"], int(parts["number"])))
    return found


def equivalents() -> set[str]:
    """Return the planted errors that change nothing, as `described` writes them."""
    reasons = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))["reason"]
    return {described for reason in reasons for described in reason["mutants"]}


def described(place: str, lines: list[str]) -> str:
    """Return a planted error as its place and its change, which stay the same when others are planted before it.

    >>> described("trajan.rules.arch.place", ["-    bonus = 1", "+    bonus = 2"])
    'trajan.rules.arch.place: bonus = 1 -> bonus = 2'
    """
    old, new = (" ".join(line[1:].strip() for line in lines if line[0] == sign) for sign in "-+")
    return f"{place}: {old} -> {new}"


def table(seen: list[Mutant], survived: list[Mutant], left_out: list[Mutant]) -> list[str]:
    """Return a line for each game: how many of the planted errors that change anything were seen.

    >>> table([Mutant("", "trajan_tutor.games.trajan.rules.arch", "place", number) for number in range(3)],
    ...       [Mutant("", "trajan_tutor.games.trajan.rules.arch", "place", 3)], [])
    ['trajan: 3 of 4 seen (75.0 %), 1 survived, 0 change nothing']
    """
    counts = [Counter(one.place.partition(".")[0] for one in mutants) for mutants in (seen, survived, left_out)]
    lines = []
    for game in sorted(set().union(*counts)):
        saw, missed, same = (count[game] for count in counts)
        share = 100 * saw / max(saw + missed, 1)
        lines.append(f"{game}: {saw} of {saw + missed} seen ({share:.1f} %), {missed} survived, {same} change nothing")
    return lines


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
        names, values = import_module(f"{game}.rules.names"), import_module(f"{folder}.codes")
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
    """Print the survivors, and what was seen of each game."""
    results = ask("results", "--all", "true")
    changes = {one: change(one) for one in with_status(results, SURVIVED)}
    same = equivalents()
    left_out = [one for one, lines in changes.items() if described(one.place, lines) in same]
    found = [one for one in changes if one not in left_out]
    of_rule: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in found:
        for rule in cited(mutant):
            of_rule[rule].append(mutant)
    for rule, mutants in sorted(of_rule.items()):
        print(f"{rule}: {', '.join(one.told for one in mutants)}")
    for mutant in found:
        print("", mutant.told, *changes[mutant], sep="\n")
    print("", *table(with_status(results, SEEN), found, left_out), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
