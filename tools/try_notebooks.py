"""Runs notebooks in the other languages that are offered: `python tools/try_notebooks.py [--short] [LANGUAGE ...]`.

They are made as `trajan-tutor --language cs lab` makes them; nothing is stored in them to compare with, but no cell may
fail. With `--short` one of each language is run. While no other language is offered there is nothing to do.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from trajan_tutor.i18n import FALLBACK, Words, languages
from trajan_tutor.i18n.chosen import VARIABLE
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.jupyter.course_notebooks import write_in

NOTEBOOKS: Final = Path(__file__).parent.parent / "notebooks"
# The one whose code has words in it.
SHORT: Final = ("90_position_and_lesson.ipynb",)


def main(arguments: Sequence[str]) -> int:
    """Run the notebooks of the languages that are named, or of all others; return the exit code."""
    tried = [one for one in arguments if one != "--short"] or [one for one in languages() if one != FALLBACK]
    for language in tried:
        with TemporaryDirectory() as made:
            folder = Path(made)
            write_in(Words(language), NOTEBOOKS, folder)
            shutil.copytree(NOTEBOOKS / "class", folder / "class")
            names = SHORT if "--short" in arguments else sorted(path.name for path in folder.glob("*.ipynb"))
            code = run([folder / name for name in names], language)
        if code:
            return code
    return 0


def run(paths: Sequence[Path], language: str) -> int:
    """Run notebooks in a language; return the exit code, which is not 0 when a cell fails."""
    command = [sys.executable, "-m", "pytest", "-q", "--nbval-lax", "-p", "no:cacheprovider", *map(str, paths)]
    chosen = {VARIABLE: language, HOME_VARIABLE: str(paths[0].parent / "saves")}
    return subprocess.run(command, check=False, env=os.environ | chosen).returncode  # noqa: S603 (our own words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
