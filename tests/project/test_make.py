"""`make lab` is the first thing that a person does, so it is done here."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.build

# Where an environment is not made yet, make makes it first.
PATIENCE_SECONDS = 900


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.socket() as attempt:
        attempt.bind(("127.0.0.1", 0))
        return int(attempt.getsockname()[1])


def without_display() -> dict[str, str]:
    """Return the environment without a display, and without what an outer make hands down."""
    dropped = {"DISPLAY", "WAYLAND_DISPLAY", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES", "JUPYTER_TOKEN"}
    return {name: value for name, value in os.environ.items() if name not in dropped}


def fetch(address: str) -> str:
    """Fetch a page of this machine."""
    with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310
        text: str = answer.read().decode()
    return text


# In `make test` the plain build, in `make test-long` the compiled one, as people have it.
PLAIN, COMPILED = ("CC=no-such-compiler",), ()


@pytest.fixture(
    scope="module", params=[PLAIN, pytest.param(COMPILED, marks=pytest.mark.long)], ids=["plain", "compiled"]
)
def lab_address(
    request: pytest.FixtureRequest, checkout: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Start `make lab` without a display and return the address that it says, then end it and all it started."""
    builds: tuple[str, ...] = request.param
    folder = tmp_path_factory.mktemp("make")
    log = folder / "lab.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            # Without a compiler the environment of the tests is used: nothing is installed for this a second time.
            ["make", "lab", f"PORT={free_port()}", "LAB_FLAGS=--no-browser", *builds],
            cwd=checkout,
            env=without_display() | {"JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces")},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    try:
        yield wait_until_it_answers(process, log)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def wait_until_it_answers(process: subprocess.Popen[bytes], log: Path) -> str:
    """Wait until the address stands in the log and the server answers there."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        said = re.search(r"^There is no display: open (http://\S+) in a browser\.$", log.read_text(), re.MULTILINE)
        if said:
            try:
                fetch(said[1])
            except OSError:
                pass
            else:
                return said[1]
        time.sleep(0.3)
    raise AssertionError(f"make lab did not start:\n{log.read_text()}")


def test_make_lab_serves_the_page(lab_address: str) -> None:
    """The address that `make lab` says leads to JupyterLab."""
    assert "JupyterLab" in fetch(lab_address)


def test_make_lab_opens_the_first_notebook(lab_address: str) -> None:
    """The address leads to the first notebook, and its contents are there."""
    server, _, rest = lab_address.partition("/lab/workspaces/trajan_tutor/tree/")
    notebook, _, token = rest.partition("?")
    assert notebook == "00_welcome.ipynb"
    contents: dict[str, Any] = json.loads(fetch(f"{server}/api/contents/{notebook}?{token}"))
    assert contents["type"] == "notebook"
    assert contents["content"]["cells"]


def test_make_says_what_is_missing(checkout: Path) -> None:
    """A missing interpreter is told in one line, without a traceback."""
    result = subprocess.run(
        ["make", "lab", "PYTHON=no-such-python"],
        cwd=checkout,
        env=without_display(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode != 0
    assert "There is no no-such-python" in result.stderr


def test_make_test_needs_chromium(checkout: Path, tmp_path: Path) -> None:
    """Without Chromium `make test` fails with one clear line, before anything else is done."""
    for program in ("bash", "command", "find", "grep", "make", "python3"):
        found = next(
            (Path(folder) / program for folder in ("/usr/bin", "/bin") if (Path(folder) / program).exists()), None
        )
        if found:
            (tmp_path / program).symlink_to(found)
    result = subprocess.run(
        ["make", "chromium-is-there"],
        cwd=checkout,
        env={"PATH": str(tmp_path), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode != 0
    assert "There is no Chromium" in result.stderr


def test_what_the_tests_need_is_made_before_they_begin(checkout: Path) -> None:
    """On a machine with nothing left over: environment, bundler of the page, light page, compiled build."""
    makefile = (checkout / "Makefile").read_text(encoding="utf-8")
    needed = dict(re.findall(r"^(test-plain|test-compiled|test-long): (.*?)(?:  ##|$)", makefile, re.MULTILINE))
    assert {"$(PLAIN)/.all-installed", "stage/node_modules/.installed"} <= set(needed["test-plain"].split())
    assert needed["test-compiled"] == "$(BUILT) stage/node_modules/.installed $(VISITED)/index.html"
    assert "$(if $(HAS_COMPILER),,$(VISITED)/index.html)" in needed["test-plain"]
    assert {"$(BUILT)", "page-site/index.html", "$(PLAIN)/.docs-installed"} <= set(needed["test-long"].split())


@pytest.mark.parametrize(
    ("language", "course"),
    [
        ("", "notebooks"),
        ("en", "notebooks"),
        # The notebooks are made and trusted.
        pytest.param("pl", "trajan-tutor-course-pl", marks=pytest.mark.long),
    ],
)
def test_make_lab_opens_the_course_in_the_language_that_is_spoken(
    checkout: Path, tmp_path: Path, language: str, course: str
) -> None:
    """What the Makefile asks Python is tried alone: the English notebooks, or a folder of others beside them."""
    asked = re.search(
        r"^define COURSE\n(.*?)^endef$", (checkout / "Makefile").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert asked
    (tmp_path / "notebooks").mkdir()
    command = [sys.executable, "-c", asked[1]]
    environment = os.environ | {"TRAJAN_TUTOR_LANGUAGE": language, "JUPYTER_DATA_DIR": str(tmp_path / "jupyter")}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == f"{course}\n"
    assert (tmp_path / course / "00_welcome.ipynb").exists() == (language == "pl")
