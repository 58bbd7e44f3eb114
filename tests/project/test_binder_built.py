"""What Binder builds but for conda: the pip part and `postBuild` in a fresh environment, and the server."""

import os
import shutil
import socket
import subprocess
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = [pytest.mark.build, pytest.mark.long]

BASE = "/user/somebody/"
TOKEN = "a-token-of-a-hub"  # noqa: S105 - of a server that lasts as long as the test
# From where notebooks are run: is it the compiled package that they find, and are the notebooks trusted?
LOOK = """
import sys
from pathlib import Path
import nbformat
from nbformat.sign import NotebookNotary
from trajan_tutor.engine import generator
notary = NotebookNotary()
paths = [*Path("../binder").glob("*.ipynb"), *Path(".").rglob("*.ipynb")]
print(generator.__file__.endswith((".so", ".pyd")), all(notary.check_signature(nbformat.read(p, 4)) for p in paths))
"""


@dataclass(frozen=True, slots=True)
class Image:
    """What stands in for an image: a copy of the repository, and the environment that was made for it."""

    repository: Path
    environment: dict[str, str]

    def run(self, *command: str, folder: str = ".") -> str:
        """Run a program in a folder of the copy, and return what it says."""
        place = self.repository / folder
        done = subprocess.run(command, cwd=place, env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory, checkout: Path) -> Image:
    """Do what Binder's builder does after conda: install what is pinned, and run `postBuild`."""
    folder = tmp_path_factory.mktemp("image")
    repository, place = folder / "repository", folder / "environment"
    told = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))
    for name in told["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]:
        if (checkout / name).is_dir():
            shutil.copytree(checkout / name, repository / name, ignore=shutil.ignore_patterns("node_modules", "*.pyc"))
        else:
            shutil.copy(checkout / name, repository / name)
    python = (checkout / "binder" / "runtime.txt").read_text(encoding="utf-8").strip().replace("-", "")
    subprocess.run([python, "-m", "venv", place], check=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "HATCH_"))}
    environment |= {"HOME": str(folder), "PATH": f"{place / 'bin'}:{os.environ['PATH']}"}
    image = Image(repository, environment)
    image.run("python", "-m", "pip", "install", "--quiet", "--require-hashes", "-r", "binder/requirements.txt")
    image.run("bash", "binder/postBuild")
    return image


@pytest.fixture(scope="module")
def address(image: Image) -> Iterator[str]:
    """Start the server below a path of a hub; return its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["jupyter", "lab", "--ip=127.0.0.1", f"--port={port}", "--no-browser", f"--ServerApp.base_url={BASE}"]
    if os.getuid() == 0:
        command.append("--allow-root")
    log = image.repository / "server.log"
    with log.open("wb") as told:
        program = subprocess.Popen(
            command, cwd=image.repository, env=image.environment | {"JUPYTER_TOKEN": TOKEN}, stdout=told, stderr=told
        )
    try:
        place = f"http://127.0.0.1:{port}{BASE}"
        for _ in range(600):
            assert program.poll() is None, log.read_text(encoding="utf-8")
            if status(f"{place}api/status") is not None:
                break
            time.sleep(0.1)
        yield place
    finally:
        program.terminate()
        program.wait(timeout=20)


def status(address: str, method: str = "GET") -> int | None:
    """Return what a server answers, as its number; none where nobody answers."""
    request = urllib.request.Request(address, method=method, headers={"Authorization": f"token {TOKEN}"})  # noqa: S310 - of this machine
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return None


def test_notebooks_find_the_compiled_package_and_are_trusted(image: Image) -> None:
    """Their pictures are shown before anything runs, and what is run is quick."""
    assert image.run("python", "-c", LOOK, folder="notebooks").split() == ["True", "True"]


def test_what_the_link_opens_is_there_and_so_is_a_class(image: Image, address: str) -> None:
    """The notebook opens, and runs; the server that shows it carries a class."""
    assert status(f"{address}doc/tree/binder/play.ipynb") == 200
    assert status(f"{address}trajan-tutor/class/begin", "HEAD") != 404
    image.run("jupyter", "nbconvert", "--to", "notebook", "--execute", "--stdout", "play.ipynb", folder="binder")


def test_a_hint_is_given(image: Image) -> None:
    """By what was installed, and nothing else."""
    said = image.run(
        "python", "-c", 'import trajan_tutor as tt; print(tt.play("trajan", seed=7).hint())', folder="binder"
    )
    assert said.strip()
