"""What Binder would build: the right Python, pinned packages, and the welcome notebook."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.version import Version
from where_published import places

import trajan_tutor as tt
from trajan_tutor.i18n import FALLBACK, languages
from trajan_tutor.jupyter.kept_widget import RULES

OTHERS = [one for one in languages() if one != FALLBACK]


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
    """Return the versions that Binder installs, those of what builds the project too."""
    names = ("build.txt", "requirements.txt")
    lines = [line for name in names for line in (checkout / "binder" / name).read_text(encoding="utf-8").splitlines()]
    pairs = [line.partition(" ")[0].split("==") for line in lines if not line.startswith("#")]
    return {re.sub(r"[-_.]+", "-", name).lower(): Version(version) for name, version in pairs}


@pytest.mark.parametrize("name", ["build.txt", "requirements.txt"])
def test_everything_that_is_fetched_is_known_by_its_sum(checkout: Path, name: str) -> None:
    """One file of one version a line: nothing else is taken, and pip refuses a line without a sum beside others."""
    lines = (checkout / "binder" / name).read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert len(pins) > 10
    assert [line for line in pins if not re.fullmatch(r"[\w.-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line)] == []


def test_the_project_itself_is_compiled_and_brings_nothing_along(checkout: Path) -> None:
    """From the wheel that is built with the pinned tools; the plain one where nothing can be compiled."""
    text = (checkout / "binder" / "postBuild").read_text(encoding="utf-8")
    assert "--require-hashes -r binder/build.txt" in text
    assert text.index("HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 build || {") < text.index("--no-deps --no-index")


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
    page = (checkout / "binder" / "README.md").read_text(encoding="utf-8")
    address = re.search(r"urlpath=doc/tree/(\S+\.ipynb)", page)
    assert address
    assert (checkout / address[1]).exists()


def test_every_package_that_the_project_needs_is_pinned_to_a_version_that_fits(checkout: Path) -> None:
    """A need that was added or moved asks for `make pins`."""
    told = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))
    project, hook = told["project"], told["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    pins = pinned(checkout)
    builds = [*told["build-system"]["requires"], *hook["dependencies"]]
    for text in [*project["dependencies"], *project["optional-dependencies"]["jupyter"], *builds]:
        need = Requirement(text)
        name = re.sub(r"[-_.]+", "-", need.name).lower()
        assert pins[name] in need.specifier, f"{text}: pinned to {pins.get(name)}"


def test_the_notebook_that_is_opened_shows_a_board_before_anything_runs(checkout: Path) -> None:
    """The picture of the first game, which one click plays; other games, the light page and a class lie below."""
    folder = checkout / "binder"
    cells = json.loads((folder / "play.ipynb").read_text(encoding="utf-8"))["cells"]
    game, door = (cell["outputs"][0]["data"]["text/html"] for cell in cells if cell["cell_type"] == "code")
    first = json.loads((checkout / "notebooks" / "trajan" / "00_first_game.ipynb").read_text(encoding="utf-8"))
    assert game == first["cells"][1]["outputs"][0]["data"]["text/html"]
    button: Any = tt.open_class()
    assert "".join(door) == RULES + button._repr_mimebundle_()[0]["text/html"]
    links = re.findall(r"\]\(([^)]+)\)", "".join(line for cell in cells for line in cell["source"]))
    missing = [link for link in links if "://" not in link and not (folder / link).exists()]
    # Those are made when the image is built.
    assert sorted(missing) == [f"../{made_in(one)}" for one in OTHERS]


def made_in(language: str) -> str:
    """Return the notebook that whoever reads a language begins with."""
    return f"notebooks/{language}/00_welcome.ipynb"


def test_the_course_is_made_in_every_other_language(checkout: Path) -> None:
    """Each where the first page in that language leads; which languages those are, a command says while it is built."""
    text = (checkout / "binder" / "postBuild").read_text(encoding="utf-8")
    asked = re.search(r"python -c '(from trajan_tutor[^']+)'", text)
    assert asked
    said = subprocess.run([sys.executable, "-c", asked[1]], capture_output=True, text=True, check=True).stdout
    assert sorted(said.split()) == OTHERS
    assert '--language "$language" lab --copy-only "notebooks/$language"' in text
    for language in OTHERS:
        page = f"README.{language}.md"
        published = [place.published for place in places(checkout) if place.file == page]
        assert any(f"urlpath=doc/tree/{made_in(language)})" in text for text in published), language
