"""The tests of the room for other programs need what the extra `rl` installs: without it one sentence says so."""

import platform
from importlib.util import find_spec

import pytest

NEEDED = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel")


def pytest_collectstart(collector: pytest.Collector) -> None:
    """Stop before a test file fails at an import that tells nothing."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing and collector.path.parent.name == "rl":
        pytest.exit(
            f"The tests in tests/rl need the extra rl, and here is no {', '.join(missing)}: `make plain` installs it. "
            "PyPI has wheels of OpenSpiel for Python 3.11 to 3.14 on Linux with glibc 2.27 or newer, macOS (arm64) and "
            f"Windows; this is Python {platform.python_version()} on {platform.platform()}.",
            returncode=2,
        )
