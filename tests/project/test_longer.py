"""What is left to `make test-long` is there, and has its reason."""

from pathlib import Path

import pytest
from longer import left_to_long


@pytest.mark.checkout
def test_every_test_that_is_left_is_there(checkout: Path) -> None:
    """By its file and its function: what has another name now would run in `make test` unseen."""
    for name in sorted(left_to_long()):
        file, _, test = name.partition("::")
        assert f"def {test.partition('[')[0]}(" in (checkout / file).read_text(encoding="utf-8"), name


def test_without_a_reason_nothing_is_left(tmp_path: Path) -> None:
    """The sentence names the test."""
    listed = tmp_path / "longer.toml"
    listed.write_text('[[left]]\nreason = " "\ntests = ["tests/a.py::test_b"]\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"tests/a\.py::test_b"):
        left_to_long(listed)
