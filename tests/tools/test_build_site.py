"""What the site is made of: the wheels, and what each needs in the browser."""

import zipfile
from pathlib import Path

import pytest
from build_site import required, top_level


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
