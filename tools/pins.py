"""Writes the versions that Binder installs, with their sums: those that pip chooses today.

    python tools/pins.py

One file for the project with its Jupyter extra, one for what builds it. To be run in a checkout by the Python that
`binder/runtime.txt` names, on Linux of the same kind as Binder's; needs pip and the public package index: the sums are
those of the files that Binder gets there.
"""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

BINDER: Final = Path("binder")
RUN: Final = "requirements.txt"
BUILD: Final = "build.txt"
# What a machine's own settings say of other places counts as little as what lies there.
_ELSEWHERE: Final = ("PIP_FIND_LINKS", "PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_CONSTRAINT", "PIP_NO_INDEX")
_HEAD: Final = "# Made by `make pins`: what pip chose for {what}, by the sum of each file.\n"


def main() -> int:
    """Ask pip, and write the files."""
    told = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    hook = told["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["dependencies"]
    write(RUN, "the project with its Jupyter extra", [".[jupyter]"])
    write(BUILD, "what builds the project", ["build>=1.2,<2", *told["build-system"]["requires"], *hook])
    return 0


def write(name: str, what: str, wanted: list[str]) -> None:
    """Write a file of pins for what is wanted."""
    environment = {key: value for key, value in os.environ.items() if key not in _ELSEWHERE}
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report=-"]
    done = subprocess.run(  # noqa: S603 (our own words)
        [*command, "--disable-pip-version-check", "--only-binary=:all:", *wanted],
        env=environment | {"PIP_CONFIG_FILE": os.devnull},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    (BINDER / name).write_text(_HEAD.format(what=what) + "".join(pins(json.loads(done.stdout))), encoding="utf-8")


def pins(report: dict[str, Any]) -> list[str]:
    """Return a line for each package of a report of pip but the project itself, by name.

    >>> archive = {"archive_info": {"hashes": {"sha256": "0a"}}}
    >>> print(*pins({"install": [{"metadata": {"name": "Some", "version": "1.0"}, "download_info": archive}]}), end="")
    Some==1.0 --hash=sha256:0a
    """
    found = []
    for one in report["install"]:
        name, version = one["metadata"]["name"], one["metadata"]["version"]
        if name != "trajan-tutor":
            sums = one["download_info"]["archive_info"]["hashes"]
            found.append(f"{name}=={version} --hash=sha256:{sums['sha256']}\n")
    return sorted(found, key=str.lower)


if __name__ == "__main__":
    sys.exit(main())
