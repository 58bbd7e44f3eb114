"""A search advanced by the engines of ipyparallel, as a class or an institute may have them."""

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path

import ipyparallel
import pytest
from search.searches import begun

from trajan_tutor.search.drivers import Budget, WorkerLostError, run, run_on
from trajan_tutor.search.lines import Line

BUDGET = Budget(samples=260)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the engines where no checkout is: they would import that, and not what is installed."""
    monkeypatch.chdir(tmp_path)


def alone() -> list[Line]:
    """Return what one thread finds."""
    search = begun(3, 9, 3)
    run(search, BUDGET)
    return search.lines()


def test_engines_of_ipyparallel_find_the_same_lines() -> None:
    """Any executor will do: here two engines on this machine, as they could be on others."""
    with ipyparallel.Cluster(n=2, log_level=40) as client:
        search = begun(3, 9, 3)
        run_on(client.executor(), search, BUDGET)
    assert search.lines() == alone()


class Dying(Executor):
    """Lets the third piece of work end the engine that does it."""

    def __init__(self, engines: Executor) -> None:
        self.engines = engines
        self.asked = 0

    def submit(self, function: Callable, /, *arguments: object, **named: object) -> Future:  # type: ignore[type-arg]
        """Submit work, or death."""
        self.asked += 1
        if self.asked == 3:
            return self.engines.submit(os._exit, 1)
        return self.engines.submit(function, *arguments, **named)


def test_an_engine_that_dies_is_told_and_the_search_goes_on_alone() -> None:
    """Its only engine gone, it ends with the same lines as if nothing had happened."""
    search = begun(3, 9, 3)
    with ipyparallel.Cluster(n=1, log_level=40) as client, pytest.raises(WorkerLostError, match="search-worker-lost"):
        run_on(Dying(client.executor()), search, BUDGET)
    assert not search.is_busy
    assert 0 <= search.samples < BUDGET.samples
    run(search, BUDGET)
    assert search.lines() == alone()
