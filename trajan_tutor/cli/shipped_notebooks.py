"""Which notebooks are those that the package ships, by the sums of their bytes: they alone are trusted unseen.

    python -m trajan_tutor.cli.shipped_notebooks FOLDER

A notebook that is trusted shows its boards before a cell is run, and may run scripts of its own: one that a friend has
sent, under whatever name, is none of ours.
"""

import hashlib
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_bytes

# A line a notebook, as `sha256sum` writes it; `python tools/notebook_sums.py` makes it anew.
SUMS: Final = Path(__file__).parent / "shipped_notebooks.txt"


def main(arguments: list[str]) -> int:
    """Trust the notebooks of a folder that the package ships; return the exit code."""
    if len(arguments) != 1:
        print("usage: python -m trajan_tutor.cli.shipped_notebooks FOLDER", file=sys.stderr)
        return 2
    return 0 if trust(shipped(Path(arguments[0]))) else 1


def shipped(folder: Path) -> list[Path]:
    """Return the notebooks of a folder whose bytes are those that the package ships under their name."""
    return [folder / name for name, known in sums().items() if sum_of(folder / name) == known]


def sums() -> dict[str, str]:
    """Return the sums of the notebooks that the package ships, by their names from the folder of all of them.

    Raises UnreadableError without the list.
    """
    lines = read_bytes(SUMS).decode("ascii").splitlines()
    return {name: known for known, _, name in (line.partition("  ") for line in lines)}


def sum_of(notebook: Path) -> str:
    """Return the sum of a file, as 64 hexadecimal digits; an empty text where it cannot be read."""
    try:
        return hashlib.sha256(read_bytes(notebook)).hexdigest()
    except UnreadableError:
        return ""


def trust(notebooks: Iterable[Path]) -> bool:
    """Note with Jupyter that what stands in notebooks is trusted, wherever it lies; return whether that went well."""
    named = [str(path) for path in notebooks]
    if not named:
        # Without any name the command would read its input.
        return True
    command = [sys.executable, "-m", "jupyter", "trust", *named]
    return not subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode  # noqa: S603 (our own words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
