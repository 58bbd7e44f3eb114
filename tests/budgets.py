"""What the files of tests cost, in seconds of the processor: their browsers, kernels and servers included."""

import os
import time
import tomllib
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any

import psutil
import pytest

LISTED = Path(__file__).with_name("budgets.toml")
MOST_SECONDS = 20.0
# The journeys of a browser: its own processes and a host's count too.
MOST_IN_A_BROWSER = 60.0
COLLECTING = "collecting"
SHOWN = 30
SENT = "seconds_of_files"

# What `reference` takes on the machine on which the budgets were set; a slower machine has so much more of each.
_REFERENCE_SECONDS = 0.25
_REFERENCE_STEPS = 3_000_000


def spent() -> float:
    """Return the seconds of the processor that this process and all that it has started have taken so far."""
    taken = sum(os.times()[:4])
    for child in psutil.Process().children(recursive=True):
        try:
            taken += sum(child.cpu_times()[:4])
        except psutil.Error:
            continue
    return taken


def reference() -> float:
    """Return the seconds of the processor that a loop takes that is always the same."""
    begin = time.process_time()
    total = 0
    for number in range(_REFERENCE_STEPS):
        total += number & 7
    return time.process_time() - begin


def slowness(seconds: float) -> float:
    """Return how many times slower a machine is than the one of the budgets, by its `reference`; a faster one is not.

    >>> slowness(0.5), slowness(0.1)
    (2.0, 1.0)
    """
    return max(1.0, seconds / _REFERENCE_SECONDS)


def read_budgets(path: Path = LISTED) -> dict[str, float]:
    """Return the files that may take longer than others, with their seconds; each has its reason."""
    listed = tomllib.loads(path.read_text(encoding="utf-8"))
    lacking = [name for name, one in listed.items() if not str(one.get("reason", "")).strip()]
    if lacking:
        raise ValueError(f"{path.name}: a longer time needs a reason: {', '.join(lacking)}.")
    return {name: float(one["seconds"]) for name, one in listed.items()}


def most_for(name: str) -> float:
    """Return the seconds that a file may take which is not listed."""
    return MOST_IN_A_BROWSER if name.startswith("tests/browser/") else MOST_SECONDS


def over_budget(seconds: Mapping[str, float], budgets: Mapping[str, float], slower: float = 1.0) -> list[str]:
    """Return a sentence for each file that took more than it may.

    >>> over_budget({"a.py": 21, "b.py": 21, "c.py": 3, "tests/browser/d.py": 59}, {"b.py": 90})
    ['a.py took 21 s of the processor; it may take 20 s.']
    """
    allowed = {name: budgets.get(name, most_for(name)) * slower for name in seconds}
    return [
        f"{name} took {taken:.0f} s of the processor; it may take {allowed[name]:.0f} s."
        for name, taken in seconds.items()
        if taken > allowed[name]
    ]


def table(seconds: Mapping[str, float]) -> list[str]:
    """Return lines for the slowest files, and one for all together."""
    slowest = sorted(seconds.items(), key=lambda one: -one[1])[:SHOWN]
    whole = f"{sum(seconds.values()):7.1f}  all {len(seconds)} files"
    return [*(f"{taken:7.1f}  {name}" for name, taken in slowest), whole]


class Budget:
    """Notes what each file takes; the process that tells the results says it, and fails where it is too much."""

    def __init__(self, *, is_whole: bool) -> None:
        self.seconds: dict[str, float] = {}
        self._is_whole = is_whole
        self._slower = 1.0
        self._file = COLLECTING
        self._begin = spent()

    def _turn_to(self, file: str) -> None:
        if file != self._file:
            now = spent()
            self.seconds[self._file] = self.seconds.get(self._file, 0.0) + max(0.0, now - self._begin)
            self._file, self._begin = file, now

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Count what follows for the file of a test."""
        self._turn_to(item.nodeid.partition("::")[0])
        return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand on what was noted, or fail where a file took too much."""
        if not session.config.getoption("numprocesses", None):
            self._turn_to("")
        output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
        if output is not None:
            output[SENT] = self.seconds
        elif self._is_whole:
            self._slower = slowness(reference())
            if self.over() and session.exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what one of several processes has noted; collecting is done by each of them, and counts once."""
        for name, taken in getattr(node, "workeroutput", {}).get(SENT, {}).items():
            before = self.seconds.get(name, 0.0)
            self.seconds[name] = max(before, taken) if name == COLLECTING else before + taken

    def over(self) -> list[str]:
        """Return a sentence for each file that took more than it may."""
        return over_budget(self.seconds, read_budgets(), self._slower)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what the slowest files took."""
        if self._is_whole:
            terminalreporter.section("seconds of the processor, by file")
            for line in (*table(self.seconds), *self.over()):
                terminalreporter.line(line)
