"""Writes the sums of the notebooks that the package ships: by them they are known, and trusted.

python tools/notebook_sums.py
"""

from pathlib import Path

from trajan_tutor.cli.shipped_notebooks import SUMS, sum_of

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"


def written() -> str:
    """Give the list as it is now: a line a notebook, sorted by name."""
    found = (path for path in sorted(NOTEBOOKS.rglob("*.ipynb")) if ".ipynb_checkpoints" not in path.parts)
    return "".join(f"{sum_of(path)}  {path.relative_to(NOTEBOOKS).as_posix()}\n" for path in found)


if __name__ == "__main__":
    SUMS.write_text(written(), encoding="ascii", newline="\n")
