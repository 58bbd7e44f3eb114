"""What all tests share: which build they run on, and how hypothesis looks for examples."""

import os
from pathlib import Path

import hypothesis
import pytest

import trajan_tutor

# The same examples in every run of a machine, and no deadline, since a slow machine is no mistake of a rule.
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("explore", deadline=None, max_examples=1000)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

CHECKOUT = Path(__file__).parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that says which build is expected."""
    parser.addoption(
        "--build-kind",
        choices=("plain", "compiled"),
        default="plain",
        help="the build of the package that these tests are meant to run on",
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the quick tests first, then builds, then the browser.

    The browser comes last also because its driver keeps an event loop in the main thread until the end.
    """
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: (bool(item.get_closest_marker("browser")), bool(item.get_closest_marker("build"))))
