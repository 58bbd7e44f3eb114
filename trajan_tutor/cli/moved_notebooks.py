"""Notebooks of before, when all of a course lay in one folder: what nobody has changed moves to where it lies now."""

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_json
from trajan_tutor.journals.saved_games import WELCOME
from trajan_tutor.journals.writing import write

# A link from one notebook to another: the folders before its name are what has changed.
_LINK: Final = re.compile(r"\]\((?:\.\./)?(?:[a-z]+/)?(\d\d_\w+\.ipynb)\)")


def move_notebooks(course: Path, folder: Path) -> int:
    """Move the notebooks of a folder to where they lie in a course, and return how many were changed and stay.

    A notebook was changed when a cell reads otherwise than in the course; what was shown below its cells moves along.
    Raises SavingError, or OSError for a file that cannot be taken away.
    """
    welcome = folder / WELCOME
    if welcome.is_file() and not welcome.is_symlink() and _with_links_of(welcome, course / WELCOME) is not None:
        # Its links, in what it shows too, lead to where the others lay.
        shutil.copyfile(course / WELCOME, welcome)
    left = 0
    for path in sorted(course.glob("*/*.ipynb")):
        before, now = folder / path.name, folder / path.relative_to(course)
        if not before.is_file() or before.is_symlink() or os.path.lexists(now):
            continue
        notebook = _with_links_of(before, path)
        if notebook is None:
            left += 1
            continue
        now.parent.mkdir(exist_ok=True)
        write(now, json.dumps(notebook, indent=1, ensure_ascii=False) + "\n")
        before.unlink()
    return left


def _with_links_of(before: Path, path: Path) -> dict[str, Any] | None:
    """Return a notebook with the cells of another one, below them what it shows; None where they read otherwise."""
    try:
        notebook: dict[str, Any] = read_json(before)
        new: dict[str, Any] = read_json(path)
        if list(map(_read, notebook["cells"])) != list(map(_read, new["cells"])):
            return None
        cells = [cell | {"source": now["source"]} for cell, now in zip(notebook["cells"], new["cells"], strict=True)]
    except (UnreadableError, KeyError, TypeError):
        return None
    return notebook | {"cells": cells}


def _read(cell: dict[str, Any]) -> tuple[str, str]:
    """Return the kind of a cell, and its text with links that name no folder."""
    return cell["cell_type"], _LINK.sub(r"](\1)", "".join(cell["source"]))
