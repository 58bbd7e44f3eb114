"""Runs what takes long in parts: those that are not done yet, or one again: `make test-long`, `make before-release`.

    python tools/long_parts.py test-long
    python tools/long_parts.py test-long --part walk

The parts stand in `long_parts.toml`. What became of each is kept in `.pytest_cache/long.json` as soon as it is over, so
that a run that was stopped goes on where it was. A part that was done for other sources is not done. The last lines are
a table, and what is missing; the exit code is 0 when nothing is, or when the one part that was asked for has passed.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from types import FrameType
from typing import Final

CHECKOUT: Final = Path(__file__).parent.parent
TABLES: Final = Path(__file__).with_suffix(".toml")
KEPT: Final = Path(".pytest_cache/long.json")
# So many seconds a part that is stopped has for putting away what it began.
PATIENCE: Final = 20
STOPPED: Final = 130


@dataclass(frozen=True, slots=True)
class Part:
    """A part of what takes long: its name, what it is, and the commands that it runs, each after the other."""

    name: str
    about: str
    commands: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a part: for which sources, whether it passed, in how many seconds, and when it was over."""

    sources: str
    passed: bool
    seconds: float
    ended: str


def parts_of(tables: Path, table: str) -> dict[str, Part]:
    """Return the parts of a table by their names, in their order."""
    rows = tomllib.loads(tables.read_text(encoding="utf-8"))[table]
    return {row["name"]: Part(row["name"], row["about"], row["commands"]) for row in rows}


def sources_of(root: Path) -> str:
    """Return what is the same as long as no file of a checkout is otherwise; files that git ignores are left out."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, check=True).stdout  # noqa: S603 (our own words)
    digest = sha256()
    for name in sorted(set(listed.decode().split("\0"))):
        path = root / name
        if name and path.is_file():
            digest.update(sha256(path.read_bytes()).digest() + name.encode() + b"\0")
    return digest.hexdigest()[:16]


def read_done(path: Path) -> dict[str, dict[str, Done]]:
    """Return what became of the parts of each table; nothing where that is not known."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        return {table: {name: Done(**done) for name, done in parts.items()} for table, parts in kept.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def keep(path: Path, table: str, name: str, done: Done) -> None:
    """Write down what became of a part, beside all others."""
    kept = {one: {part: asdict(each) for part, each in parts.items()} for one, parts in read_done(path).items()}
    kept.setdefault(table, {})[name] = asdict(done)
    path.parent.mkdir(exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    beside.replace(path)


def succeeds(command: Sequence[str], root: Path) -> bool:
    """Run a command and return whether it went well; whatever ends this program ends all that the command began."""
    try:
        running = subprocess.Popen(command, cwd=root, stdin=subprocess.DEVNULL, process_group=0)  # noqa: S603 (our own)
    except OSError as error:
        print(f"{command[0]} cannot be started: {error.strerror}.", flush=True)
        return False
    try:
        return running.wait() == 0
    except KeyboardInterrupt:
        end(running)
        raise


def end(running: subprocess.Popen[bytes]) -> None:
    """Interrupt a command and all that it began, and end what does not stop by itself."""
    try:
        os.killpg(running.pid, signal.SIGINT)
        running.wait(PATIENCE)
        os.killpg(running.pid, signal.SIGKILL)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    running.wait()


def run_part(part: Part, root: Path) -> Done:
    """Run the commands of a part up to the first that fails."""
    sources, begun = sources_of(root), time.monotonic()
    passed = all(succeeds(command, root) for command in part.commands)
    ended = datetime.now().astimezone().isoformat(" ", "minutes")
    return Done(sources, passed, round(time.monotonic() - begun, 1), ended)


def run_all(table: str, asked: Sequence[Part], root: Path) -> None:
    """Run parts, and keep what becomes of each; stop when the sources are changed meanwhile."""
    for number, part in enumerate(asked, 1):
        print(f"\n{part.name} ({number} of {len(asked)}): {part.about}", flush=True)
        done = run_part(part, root)
        if sources_of(root) != done.sources:
            print(f"Files were changed while {part.name} ran: it does not count, and nothing more is run.")
            return
        keep(root / KEPT, table, part.name, done)


def standing(done: Done | None, sources: str) -> str:
    """Return in a word or two how it stands with a part.

    >>> standing(None, "here")
    'missing'
    >>> standing(Done("there", True, 1.0, ""), "here")
    'of other sources'
    """
    if done is None:
        return "missing"
    if done.sources != sources:
        return "of other sources"
    return "passed" if done.passed else "failed"


def summary(table: str, parts: Mapping[str, Part], dones: Mapping[str, Done], sources: str) -> str:
    """Return the table of the parts, and the line that says what is missing or failed.

    >>> parts = {name: Part(name, "", []) for name in ("walk", "faults")}
    >>> print(summary("test-long", parts, {"walk": Done("here", True, 90, "12:00")}, "here"))
    walk    passed      90 s  12:00
    faults  missing
    Missing: faults.
    """
    wide = max(map(len, parts))
    standings = {name: standing(dones.get(name), sources) for name in parts}
    lines, width = [], max(map(len, standings.values()))
    for name, how in standings.items():
        done = dones.get(name)
        timed = f"{how:<{width}}  {done.seconds:5.0f} s  {done.ended}" if done else how
        lines.append(f"{name:<{wide}}  {timed}")
    missing = [name for name, how in standings.items() if how in ("missing", "of other sources")]
    failed = [name for name, how in standings.items() if how == "failed"]
    told = [f"{word}: {', '.join(names)}." for word, names in (("Missing", missing), ("Failed", failed)) if names]
    minutes = sum(done.seconds for name, done in dones.items() if name in parts) / 60
    return "\n".join([*lines, " ".join(told) or f"All parts of {table} are done: {minutes:.0f} minutes."])


def main(arguments: Sequence[str], root: Path = CHECKOUT, tables: Path = TABLES) -> int:
    """Run what the command line asks for; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", choices=tomllib.loads(tables.read_text(encoding="utf-8")), help="which table of parts")
    parser.add_argument("--part", default="", help="this part alone, also when it is done")
    asked = parser.parse_args(arguments)
    parts = parts_of(tables, asked.table)
    if asked.part and asked.part not in parts:
        print(f"There is no part {asked.part} of {asked.table}: there are {', '.join(parts)}.", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, interrupted)
    sources, before = sources_of(root), read_done(root / KEPT).get(asked.table, {})
    open_parts = [part for name, part in parts.items() if standing(before.get(name), sources) != "passed"]
    try:
        run_all(asked.table, [parts[asked.part]] if asked.part else open_parts, root)
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on where it was.")
        return STOPPED
    sources, dones = sources_of(root), read_done(root / KEPT).get(asked.table, {})
    print("\n" + summary(asked.table, parts, dones, sources))
    wanted = [asked.part] if asked.part else list(parts)
    return int(any(standing(dones.get(name), sources) != "passed" for name in wanted))


def interrupted(_signal: int, _frame: FrameType | None) -> None:
    """Let the end of this program be one by hand, after which nothing runs on."""
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
