"""The code on pages of the documentation runs, and prints what stands below it."""

from pathlib import Path

import pytest
from project.page_code import printed_by, run_cells


@pytest.mark.parametrize("name", ["program.md", "reference/formats.md"])
def test_the_code_prints_what_the_page_says(
    checkout: Path, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Block after block, in one session."""
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", str(tmp_path))
    told = list(printed_by(checkout / "docs" / name))
    assert len(told) > 2
    for printed, expected in told:
        assert printed == expected


def test_the_page_of_exploring_shows_pictures(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cells run as they do when the site is built; each that has words for a picture shows one."""
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", str(tmp_path))
    shown = run_cells(checkout / "docs" / "explore.md")
    assert len(shown) > 3
    for is_picture, value in shown:
        assert is_picture == hasattr(value, "_repr_mimebundle_")
