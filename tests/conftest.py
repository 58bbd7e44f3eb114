"""What all tests share: which build they run on, and how hypothesis looks for examples."""

import os
from collections.abc import Iterator
from pathlib import Path
from weakref import WeakSet

import hypothesis
import pytest
from budgets import Budget
from builds import is_of_the_other_build, leave_to_the_other_build
from longer import left_to_long
from scheduling import ByFile, keep_together, rank
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

import trajan_tutor
from trajan_tutor.desk.coach.thinking import Driver, Thinking

# The same examples in every run of a machine, and no deadline, since a slow machine is no mistake of a rule.
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("explore", deadline=None, max_examples=1000)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# Tests speak English, whatever whoever runs them has chosen.
os.environ.pop("TRAJAN_TUTOR_LANGUAGE", None)
os.environ["LC_ALL"] = "C.UTF-8"

CHECKOUT = Path(__file__).parent.parent
LONG_SECONDS = 4 * 3600


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that says which build is expected."""
    parser.addoption(
        "--build-kind",
        choices=("plain", "compiled"),
        default="plain",
        help="the build of the package that these tests are meant to run on",
    )
    parser.addoption(
        "--share",
        action="store_true",
        help="both builds are tested: each leaves to the other one what runs there",
    )
    parser.addoption(
        "--costs",
        action="store_true",
        help="say what each file costs, and fail where it is more than `budgets.toml` allows",
    )
    parser.addoption(
        "--rules-alone",
        action="store_true",
        help="only the tests of rules in `tests/games`: modules in which tests are marked with rules, but no records",
    )


def pytest_report_header(config: pytest.Config) -> str:
    """Say which package is tested."""
    return f"trajan_tutor: {config.getoption('--build-kind')} build in {Path(trajan_tutor.__file__).parent}"


@pytest.fixture(scope="session")
def build_kind(request: pytest.FixtureRequest) -> str:
    """Return `plain` or `compiled`: the build that this run is meant to test."""
    return str(request.config.getoption("--build-kind"))


@pytest.fixture(scope="session")
def checkout() -> Path:
    """Return the root of the checkout that the tests lie in."""
    return CHECKOUT


@pytest.fixture(autouse=True)
def coaches_end_with_their_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let no coach of a board that a test has left open think on beside the tests that follow.

    In the browser a board may be that of a whole module.
    """
    started: WeakSet[Thinking] = WeakSet()
    start = Thinking.start

    def noted(thinking: Thinking, driver: Driver) -> None:
        started.add(thinking)
        start(thinking, driver)

    if "browser" not in request.path.parts:
        monkeypatch.setattr(Thinking, "start", noted)
    yield
    for thinking in list(started):
        thinking.cancel()


# Marked with rules are also a saved game of before, what a board shows of rules, and whole recorded games.
NO_RULE_TESTS = frozenset({"test_playthroughs", "test_properties", "test_records", "test_showing", "test_turn_counts"})


def tests_rules(module: Path, marked: set[Path]) -> bool:
    """Return whether a module of `tests/games` tests rules; all others are left alone."""
    return "games" not in module.parts or (module in marked and module.stem not in NO_RULE_TESTS)


def pytest_configure(config: pytest.Config) -> None:
    """Note what the files of tests cost."""
    config.pluginmanager.register(Budget(is_whole=config.getoption("--costs")))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    """Keep the tests of a file together, where several processes run them."""
    return ByFile(config, log)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Pass over modules whose tests all run on the other build."""
    return True if config.getoption("--share") and is_of_the_other_build(config, collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not asked for, and put the others in order; give what is marked `long` its hours."""
    left = left_to_long()
    for item in items:
        if item.nodeid in left:
            item.add_marker(pytest.mark.long)
        if item.get_closest_marker("long"):
            # The limit for all others is for tests that hang.
            item.add_marker(pytest.mark.timeout(LONG_SECONDS))
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)
    if config.getoption("--rules-alone"):
        marked = {item.path for item in items if item.get_closest_marker("rule")}
        config.hook.pytest_deselected(items=[item for item in items if not tests_rules(item.path, marked)])
        items[:] = [item for item in items if tests_rules(item.path, marked)]
    if config.getoption("--share"):
        leave_to_the_other_build(config, items)
    keep_together(items)
    items.sort(key=rank)


# Whole games tell that something is otherwise, not what is right.
TELL_THAT = frozenset({"test_playthroughs", "test_records", "test_turn_counts"})


def failure_rank(report: pytest.TestReport) -> int:
    """Return where a failure is told: rules first, which say what is right, whole games and checksums last."""
    stem = Path(report.location[0]).stem
    return 2 if stem in TELL_THAT else 0 if "rule" in report.keywords else 1


@pytest.hookimpl(tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell failing tests of rules before checksums and whole games."""
    terminalreporter.stats.get("failed", []).sort(key=failure_rank)
