"""What all tests share: which build they run on, and how hypothesis looks for examples."""

import os
from collections.abc import Iterator
from pathlib import Path
from weakref import WeakSet

import hypothesis
import pytest

import trajan_tutor
from trajan_tutor.desk.thinking import Driver, Thinking

# The same examples in every run of a machine, and no deadline, since a slow machine is no mistake of a rule.
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("explore", deadline=None, max_examples=1000)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# Tests speak English, whatever whoever runs them has chosen.
os.environ.pop("TRAJAN_TUTOR_LANGUAGE", None)

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run the quick tests first, then builds, then the browser; give what is marked `long` its hours.

    The browser comes last also because its driver keeps an event loop in the main thread until the end.
    """
    for item in items:
        if item.get_closest_marker("long"):
            # The limit for all others is for tests that hang.
            item.add_marker(pytest.mark.timeout(LONG_SECONDS))
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)
    if config.getoption("--rules-alone"):
        marked = {item.path for item in items if item.get_closest_marker("rule")}
        config.hook.pytest_deselected(items=[item for item in items if not tests_rules(item.path, marked)])
        items[:] = [item for item in items if tests_rules(item.path, marked)]
    items.sort(key=lambda item: (bool(item.get_closest_marker("browser")), bool(item.get_closest_marker("build"))))
