"""What the site is made of: the wheels, and what each needs in the browser."""

import json
import zipfile
from pathlib import Path

import pytest
from build_site import make_shown, required, top_level


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """Return a wheel with a package, a module, data, and needs that hold in some places only."""
    path = tmp_path / "some-1.0-py3-none-any.whl"
    needs = ["always>=1", "desktop; sys_platform == 'linux'", "widgets; extra == 'jupyter'", "checks; extra == 'test'"]
    told = "".join(f"Requires-Dist: {need}\n" for need in needs)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("some/__init__.py", "")
        archive.writestr("some/part.py", "")
        archive.writestr("alone.py", "")
        archive.writestr("some-1.0.data/data/share/settings.json", "{}")
        archive.writestr("some-1.0.dist-info/METADATA", f"Metadata-Version: 2.1\nName: some\nVersion: 1.0\n{told}\n")
    return path


def test_what_only_a_desktop_needs_is_left_out(wheel: Path) -> None:
    """A need with a marker of another system is none."""
    assert [need.name for need in required(wheel, {""}, "3.14.2")] == ["always"]


def test_an_extra_brings_its_own_needs(wheel: Path) -> None:
    """Extras are asked for by name."""
    assert [need.name for need in required(wheel, {"", "jupyter"}, "3.14.2")] == ["always", "widgets"]


def test_packages_and_modules_can_be_imported_and_data_cannot(wheel: Path) -> None:
    """Data and notes of the wheel are no modules."""
    assert sorted(top_level(wheel)) == ["alone", "some"]


def test_what_is_stored_is_shown_before_anything_is_run(tmp_path: Path) -> None:
    """Its cells are trusted, and the lines of an output are one text."""
    stored = {
        "cell_type": "code",
        "metadata": {"tags": ["one"]},
        "outputs": [{"data": {"image/svg+xml": ["<svg>\n", "</svg>"]}}],
    }
    printed = {"cell_type": "code", "metadata": {}, "outputs": [{"text": ["1\n", "2"]}]}
    path = tmp_path / "some.ipynb"
    path.write_text(
        json.dumps({"cells": [{"cell_type": "markdown", "metadata": {}, "source": []}, stored, printed]}),
        encoding="utf-8",
    )
    make_shown(path)
    words, first, second = json.loads(path.read_text(encoding="utf-8"))["cells"]
    assert words["metadata"] == {}
    assert first["metadata"] == {"tags": ["one"], "trusted": True}
    assert first["outputs"][0]["data"] == {"image/svg+xml": "<svg>\n</svg>"}
    assert second["outputs"][0]["text"] == "1\n2"
