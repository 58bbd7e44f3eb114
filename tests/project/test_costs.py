"""What files of tests cost: who may take longer, what is told, and that the processes' times are added up."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from budgets import COLLECTING, SENT, Budget, most_for, over_budget, read_budgets, spent, table


def test_every_listed_file_is_there(checkout: Path) -> None:
    """With more than others may take, or there is nothing to list."""
    budgets = read_budgets()
    assert [name for name in budgets if name != COLLECTING and not (checkout / name).exists()] == []
    assert [name for name, seconds in budgets.items() if name != COLLECTING and seconds <= most_for(name)] == []


def test_a_longer_time_needs_a_reason(tmp_path: Path) -> None:
    """One that is empty is none."""
    listed = tmp_path / "budgets.toml"
    listed.write_text('["tests/a.py"]\nseconds = 30\nreason = " "\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"needs a reason: tests/a\.py"):
        read_budgets(listed)


def test_a_slower_machine_has_more_of_everything() -> None:
    """What is too much elsewhere may be enough there."""
    seconds = {"tests/a.py": 30.0}
    assert len(over_budget(seconds, {})) == 1
    assert over_budget(seconds, {}, slower=1.6) == []


def test_the_slowest_files_are_told_first_and_the_whole_last() -> None:
    """Thirty of them."""
    lines = table({f"tests/{number}.py": float(number) for number in range(40)})
    assert [line.split()[1] for line in lines[:2]] == ["tests/39.py", "tests/38.py"]
    assert len(lines) == 31
    assert lines[-1].split() == ["780.0", "all", "40", "files"]


def test_what_several_processes_take_is_added_up() -> None:
    """Each collects all tests: that counts once."""
    budget = Budget(is_whole=True)
    for taken in (3.0, 4.0):
        budget.pytest_testnodedown(SimpleNamespace(workeroutput={SENT: {COLLECTING: taken, "tests/a.py": taken}}))
    assert budget.seconds == {COLLECTING: 4.0, "tests/a.py": 7.0}


def test_time_passes() -> None:
    """What this process takes is counted."""
    begin = spent()
    while spent() == begin:
        sum(range(100_000))
    assert spent() > begin
