"""A search advanced by the engines of ipyparallel, as a class or an institute may have them."""

import ipyparallel
from search.searches import begun

from trajan_tutor.search.drivers import Budget, run, run_on

BUDGET = Budget(samples=260)


def test_engines_of_ipyparallel_find_the_same_lines() -> None:
    """Any executor will do: here two engines on this machine, as they could be on others."""
    alone = begun(3, 9, 3)
    run(alone, BUDGET)
    with ipyparallel.Cluster(n=2, log_level=40) as client:
        search = begun(3, 9, 3)
        run_on(client.executor(), search, BUDGET)
    assert search.lines() == alone.lines()
