"""Writes the versions that Binder installs: those that pip chooses today for the project with its Jupyter extra.

    python tools/pins.py

To be run in a checkout by the Python that `binder/runtime.txt` names; needs pip and a package index.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

PINS: Final = Path("binder/constraints.txt")
_HEAD: Final = "# Made by `make pins`: what pip chose for the project with its Jupyter extra.\n"


def main() -> int:
    """Ask pip, and write the file."""
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report=-"]
    done = subprocess.run(  # noqa: S603 (our own words)
        [*command, "--disable-pip-version-check", ".[jupyter]"], stdout=subprocess.PIPE, text=True, check=True
    )
    PINS.write_text(_HEAD + "".join(pins(json.loads(done.stdout))), encoding="utf-8")
    return 0


def pins(report: dict[str, Any]) -> list[str]:
    """Return a line for each package of a report of pip but the project itself, by name.

    >>> print(*pins({"install": [{"metadata": {"name": "Some", "version": "1.0"}}]}), end="")
    Some==1.0
    """
    told = [one["metadata"] for one in report["install"]]
    found = [f"{one['name']}=={one['version']}\n" for one in told if one["name"] != "trajan-tutor"]
    return sorted(found, key=str.lower)


if __name__ == "__main__":
    sys.exit(main())
