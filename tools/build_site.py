"""Builds the course as a site that runs in a browser alone, Python included, without any network.

    python tools/build_site.py WHEEL NOTEBOOKS SITE

To be run in an environment that holds the extra `site` and the wheel itself with the extra `jupyter`, and nothing else:
what lies there is what the browser gets. Needs npm (for Pyodide, the Python of the browser) and pip. Everything is
fetched while building and lies in the folder SITE; a server of plain files is enough to show it.
"""

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from importlib import import_module, metadata
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from small_babel import shrink_wheel

from trajan_tutor.engine.games import plugins
from trajan_tutor.i18n import languages

# What the kernel in the browser needs beside our own package.
KERNEL_NEEDS: Final = ("comm", "ipython", "micropip", "packaging", "traitlets")
# The kernel brings its own of these, fitted to the browser.
BROUGHT: Final = frozenset({"ipykernel", "jupyterlab", "widgetsnbextension"})
PACKAGE: Final = "trajan-tutor"
# The front page of the builder goes on to an empty desk by this; its other parts are read by the pages below it.
_GOES_ON: Final = re.compile(r'<script type="module">\s*await import\(\S+\);\s*</script>')
_TO_THE_WELCOME: Final = '<meta http-equiv="refresh" content="0; url=lab/index.html?path=00_welcome.ipynb">'
_LOCK: Final = "pyodide-lock.json"
_PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--quiet")


def main() -> int:
    """Build the site that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python tools/build_site.py")
    for name in ("wheel", "notebooks", "site"):
        parser.add_argument(name, type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        build(arguments.wheel.resolve(), arguments.notebooks.resolve(), arguments.site.resolve(), Path(folder))
    return 0


def build(wheel: Path, notebooks: Path, site: Path, folder: Path) -> None:
    """Build a site from a wheel and a folder of notebooks; `folder` is for what is only needed meanwhile."""
    lite = folder / "lite"
    pyodide = lite / "static" / "pyodide"
    # Only the environment of the site holds it.
    kernel = import_module("jupyterlite_pyodide_kernel.constants")
    fetch_pyodide(kernel.PYODIDE_VERSION, folder, pyodide)
    lock = json.loads((pyodide / _LOCK).read_text(encoding="utf-8"))
    lock["packages"] = locked(lock, wheel, pyodide)
    (pyodide / _LOCK).write_text(json.dumps(lock, indent=1, sort_keys=True), encoding="utf-8")
    write_settings(lite)
    shutil.copytree(
        notebooks, folder / "contents", ignore=shutil.ignore_patterns(".*", "*.pyc", "__pycache__", "saves")
    )
    for notebook in (folder / "contents").glob("*.ipynb"):
        make_shown(notebook)
    if site.exists():
        shutil.rmtree(site)
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", str(lite), "--output-dir", str(site)]
    command += ["--contents", str(folder / "contents"), "--apps", "lab", "--apps", "notebooks", "--no-sourcemaps"]
    # The builder leaves its notes where it is run.
    run(command, folder)
    front, changes = _GOES_ON.subn(_TO_THE_WELCOME, (site / "index.html").read_text(encoding="utf-8"))
    if changes != 1:
        sys.exit("The front page of the site is another one than it was: it has to be told anew where to begin.")
    (site / "index.html").write_text(front, encoding="utf-8")


def make_shown(notebook: Path) -> None:
    """Let the site show what is stored in a notebook before its cells are run.

    Without a server nobody reads a signature or joins the lines of an output: that is done here.
    """
    told = json.loads(notebook.read_text(encoding="utf-8"))
    for cell in told["cells"]:
        if cell["cell_type"] != "code":
            continue
        cell["metadata"]["trusted"] = True
        for output in cell["outputs"]:
            lines = {kind: value for kind, value in output.get("data", {}).items() if isinstance(value, list)}
            output.get("data", {}).update({kind: "".join(value) for kind, value in lines.items()})
            if isinstance(output.get("text"), list):
                output["text"] = "".join(output["text"])
    notebook.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")


def fetch_pyodide(version: str, folder: Path, pyodide: Path) -> None:
    """Fetch Pyodide by npm and unpack it."""
    run(["npm", "pack", "--silent", f"pyodide@{version}", "--pack-destination", str(folder)])
    with tarfile.open(folder / f"pyodide-{version}.tgz") as archive:
        archive.extractall(folder, filter="data")
    pyodide.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(folder / "package", pyodide)


def locked(lock: dict[str, Any], wheel: Path, pyodide: Path) -> dict[str, Any]:
    """Return the packages of the lock that the site needs, each with its wheel beside the lock.

    What Pyodide's own lock names is taken in its version, since that is tried in the browser; its wheels were packed
    anew, so their sums are not those of the package index and are reckoned again. Of Babel goes along what is needed.
    """
    known: dict[str, Any] = lock["packages"]
    python = lock["info"]["python"]
    found: dict[str, Any] = {}
    waiting = [Requirement(name) for name in (f"{PACKAGE}[jupyter]", *KERNEL_NEEDS)]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if name in BROUGHT or name in found:
            continue
        version = known[name]["version"] if name in known else metadata.version(name)
        file = shutil.copy(wheel, pyodide) if name == PACKAGE else fetch_wheel(name, version, pyodide)
        if name == "babel":
            with tempfile.TemporaryDirectory() as folder:
                shrink_wheel(Path(file), spoken(), Path(folder))
        needs = required(Path(file), {"", *wanted.extras}, python)
        waiting += needs
        found[name] = {
            "name": name,
            "version": version,
            "file_name": Path(file).name,
            "sha256": hashlib.sha256(Path(file).read_bytes()).hexdigest(),
            "depends": sorted({canonicalize_name(need.name) for need in needs} - BROUGHT),
            "imports": known[name]["imports"] if name in known else sorted(top_level(Path(file))),
            "install_dir": "site",
            "package_type": "package",
            "unvendored_tests": False,
        }
    return dict(sorted(found.items()))


def spoken() -> tuple[str, ...]:
    """Return the languages in which there are words."""
    return languages(plugin.resources.words for plugin in plugins())


def required(wheel: Path, extras: set[str], python: str) -> list[Requirement]:
    """Return what a wheel needs in the browser."""
    browser = {
        "sys_platform": "emscripten",
        "platform_system": "Emscripten",
        "platform_machine": "wasm32",
        "python_version": ".".join(python.split(".")[:2]),
        "python_full_version": python,
    }
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", name))
        told = message_from_bytes(archive.read(name))
    needs = [Requirement(text) for text in told.get_all("Requires-Dist", ())]
    return [
        need
        for need in needs
        if need.marker is None or any(need.marker.evaluate({**browser, "extra": extra}) for extra in extras)
    ]


def fetch_wheel(name: str, version: str, target: Path) -> Path:
    """Fetch the wheel of a package that runs everywhere."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*_PIP, "download", "--no-deps", "--only-binary=:all:", "--platform=any", "--implementation=py"]
        run(
            [
                *command,
                "--abi=none",
                "--python-version=3",
                "--ignore-requires-python",
                f"--dest={folder}",
                f"{name}=={version}",
            ]
        )
        (wheel,) = Path(folder).glob("*.whl")
        return Path(shutil.move(wheel, target / wheel.name))


def top_level(wheel: Path) -> Iterator[str]:
    """Yield what can be imported from a wheel."""
    seen = set()
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            first, _, rest = name.partition("/")
            module = first if rest else first.removesuffix(".py")
            if re.fullmatch(r"[A-Za-z_]\w*", module) and name.endswith(".py") and module not in seen:
                seen.add(module)
                yield module


def write_settings(lite: Path) -> None:
    """Tell the site to look for packages nowhere else, and to ask nobody for news."""
    # The builder writes the place of Pyodide too, but now and then something else overwrites it.
    kernel = {"disablePyPIFallback": True, "pyodideUrl": "./static/pyodide/pyodide.mjs"}
    settings = {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "trajan_tutor",
            "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
        },
    }
    (lite / "jupyter-lite.json").write_text(json.dumps(settings), encoding="utf-8")
    news = {"fetchNews": "false", "checkForUpdates": False}
    (lite / "overrides.json").write_text(
        json.dumps({"@jupyterlab/apputils-extension:notification": news}), encoding="utf-8"
    )


def run(command: list[str], folder: Path | None = None) -> None:
    """Run a command; what it says is shown only when it fails, which ends the building."""
    done = subprocess.run(  # noqa: S603 (our own words)
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        sys.exit(done.returncode)


if __name__ == "__main__":
    sys.exit(main())
