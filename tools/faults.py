"""Meets all that can go wrong around a learner, in one build or in two, and prints one table: `make faults`.

    PYTHONPATH=tests python tools/faults.py --share 1 --other .compiled

`--share 0.1` meets a tenth of everything; the other build, whose folder is named, meets a tenth of that. What
failed stands below the table; its seed meets it again: `--seed 5 --only clicks`. A journal that is cut is read again
at every byte, which takes most of the hours: `--but cut` leaves that out.
"""

import argparse
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from fault_kinds import FAULT_KINDS
from faults_met import Met
from fuzz import limit_time

from trajan_tutor.engine import generator

_OTHER: Final = 0.1
# So many failures of a kind are told in full.
_TOLD: Final = 3


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the table: a kind of fault in a build, how often it was met, how often it failed, and in how long."""

    kind: str
    build: str
    met: int
    failed: int
    seconds: float
    told: list[str]


@dataclass(frozen=True, slots=True)
class Chosen:
    """Which kinds are met: those whose name contains a word, but for those whose name contains another."""

    only: str = ""
    but: str = ""

    def has(self, name: str) -> bool:
        """Return whether a kind of this name is met.

        >>> [Chosen(but="cut").has(name) for name in ("clicks", "journals cut")]
        [True, False]
        """
        return self.only in name and not (self.but and self.but in name)


def main() -> int:
    """Meet the faults that the command line asks for; return 1 where something failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="which share of everything, in this build")
    parser.add_argument("--other", default="", help="a folder that holds the other build, which meets a tenth of it")
    parser.add_argument("--seed", type=int, default=None, help="the seed of all that is drawn; drawn without it")
    parser.add_argument("--only", default="", help="the kinds whose name contains this")
    parser.add_argument("--but", default="", help="leave out the kinds whose name contains this")
    parser.add_argument("--lines", action="store_true", help="print lines of JSON for another run of this program")
    asked = parser.parse_args()
    if asked.other and not Path(asked.other).is_dir():
        parser.error(f"there is no folder {asked.other} with another build")
    seed = secrets.randbelow(10**6) if asked.seed is None else asked.seed
    # What is started meanwhile finds the helpers too: faults are met in a folder of their own.
    helpers = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join(str(Path(one).absolute()) for one in helpers if one)
    chosen = Chosen(asked.only, asked.but)
    lines = met_here(asked.share, seed, chosen)
    if asked.lines:
        print(json.dumps([asdict(line) for line in lines]))
        return 0
    if asked.other:
        lines += met_there(asked.other, asked.share * _OTHER, seed, chosen)
    print(table(lines, asked.share, seed), flush=True)
    return 1 if any(line.failed for line in lines) else 0


def met_here(share: float, seed: int, chosen: Chosen) -> list[Line]:
    """Meet a share of all kinds in this build."""
    build = "plain" if generator.__file__.endswith(".py") else "compiled"
    limit_time()
    lines = []
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as place:
        os.environ["TRAJAN_TUTOR_HOME"] = f"{place}/home"
        os.chdir(place)
        for kind in FAULT_KINDS:
            if not chosen.has(kind.name):
                continue
            begun = time.monotonic()
            folder = Path(place) / kind.name.replace(" ", "-")
            folder.mkdir()
            try:
                met = kind.meet(max(1, round(kind.whole * share)), share, seed, folder)
            except Exception as error:  # noqa: BLE001 (the other kinds are met all the same)
                met = Met(0, [f"could not be met: {error!r}"])
            seconds = time.monotonic() - begun
            lines.append(Line(kind.name, build, met.done, len(met.wrong), seconds, met.wrong[:_TOLD]))
            print(f"{build}: {kind.name}, {met.done} in {seconds:.0f} s, {len(met.wrong)} failed", file=sys.stderr)
        os.chdir(before)
    return lines


def met_there(folder: str, share: float, seed: int, chosen: Chosen) -> list[Line]:
    """Let another build, found first on the path, meet a share of all kinds with the same helpers."""
    asked = ["--share", str(share), "--seed", str(seed), "--only", chosen.only, "--but", chosen.but, "--lines"]
    program = [sys.executable, str(Path(__file__)), *asked]
    path = os.pathsep.join(filter(None, (str(Path(folder).absolute()), os.environ.get("PYTHONPATH", ""))))
    environment = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(program, stdout=subprocess.PIPE, text=True, check=False, env=environment)  # noqa: S603 (ours)
    if done.returncode:
        return [Line("all of them", folder, 0, 1, 0.0, [f"ended with {done.returncode}"])]
    return [Line(**line) for line in json.loads(done.stdout)]


def table(lines: list[Line], share: float, seed: int) -> str:
    """Return the table, and below it what failed.

    >>> print(table([Line("clicks", "plain", 100, 0, 2.0, [])], 0.01, 7))
    A share of 0.01, seed 7
    | fault  | build | met | failed | seconds |
    |--------|-------|-----|--------|---------|
    | clicks | plain | 100 |      0 |       2 |
    """
    heads = ("fault", "build", "met", "failed", "seconds")
    rows = [(one.kind, one.build, str(one.met), str(one.failed), f"{one.seconds:.0f}") for one in lines]
    wide = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    texts = [
        f"A share of {share:g}, seed {seed}",
        "| " + " | ".join(head.ljust(width) for head, width in zip(heads, wide, strict=True)) + " |",
        "|" + "|".join("-" * (width + 2) for width in wide) + "|",
    ]
    for row in rows:
        cells = [cell.ljust(w) if at < 2 else cell.rjust(w) for at, (cell, w) in enumerate(zip(row, wide, strict=True))]
        texts.append("| " + " | ".join(cells) + " |")
    texts += [f"{one.build}, {one.kind}: {told}" for one in lines for told in one.told]
    return "\n".join(texts)


if __name__ == "__main__":
    sys.exit(main())
