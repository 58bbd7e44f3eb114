"""What Binder would build: the right Python, pinned packages, and the welcome notebook."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version


@pytest.fixture(scope="module")
def planned(tmp_path_factory: pytest.TempPathFactory, checkout: Path) -> str:
    """Let Binder's builder say what it would do with a copy of what it reads; nothing is built."""
    folder = tmp_path_factory.mktemp("binder") / "repository"
    shutil.copytree(checkout / "binder", folder / "binder")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(checkout / name, folder)
    builder = str(Path(sys.executable).parent / "jupyter-repo2docker")
    command = [builder, "--no-build", "--debug", "--user-id=1000", "--user-name=somebody", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return f"{done.stdout}{done.stderr}"


def pinned(checkout: Path) -> dict[str, Version]:
    """Return the versions that Binder installs."""
    lines = (checkout / "binder" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("==") for line in lines if not line.startswith("#")]
    return {re.sub(r"[-_.]+", "-", name).lower(): Version(version) for name, version in pairs}


def test_binder_gives_the_python_that_is_asked_for(planned: str, checkout: Path) -> None:
    """The kernel's Python is the one of `runtime.txt`."""
    wanted = (checkout / "binder" / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
    assert f"Building conda environment for python={wanted}\n" in planned


def test_binder_installs_the_pinned_requirements_and_runs_what_comes_after(planned: str) -> None:
    """The steps that the folder asks for are among those that would be taken."""
    assert 'pip install --no-cache-dir -r "binder/requirements.txt"' in planned
    assert "./binder/postBuild" in planned


def test_what_comes_after_can_be_run(checkout: Path) -> None:
    """Binder runs the file itself, so that it says by what it is to be read, and its first notebook exists."""
    text = (checkout / "binder" / "postBuild").read_text(encoding="utf-8")
    assert text.startswith("#!/bin/bash\n")
    assert subprocess.run(["bash", "-n"], input=text, text=True, check=False).returncode == 0
    address = re.search(
        r"urlpath=lab/tree/(\S+\.ipynb)", (checkout / "binder" / "README.md").read_text(encoding="utf-8")
    )
    assert address
    assert (checkout / address[1]).exists()


def test_every_package_that_the_project_needs_is_pinned_to_a_version_that_fits(checkout: Path) -> None:
    """A need that was added or moved asks for `make pins`."""
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pins = pinned(checkout)
    for text in [*project["dependencies"], *project["optional-dependencies"]["jupyter"]]:
        need = Requirement(text)
        name = re.sub(r"[-_.]+", "-", need.name).lower()
        assert pins[name] in need.specifier, f"{text}: pinned to {pins.get(name)}"
