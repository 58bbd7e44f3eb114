"""Runs notebooks in the other languages that are offered: `python tools/try_notebooks.py [OPTION] [LANGUAGE ...]`.

They are made as `trajan-tutor --language cs lab` makes them; nothing is stored in them to compare with, but no cell may
fail. With `--short` one of each language is run, with `--in-turn` each of them in one of the languages. While no other
language is offered there is nothing to do.
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
from trajan_tutor.i18n.languages import VARIABLE
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.jupyter.course_notebooks import TEACHING, write_in

NOTEBOOKS: Final = Path(__file__).parent.parent / "notebooks"
# The one whose code has words in it.
SHORT: Final = ("teaching/90_position_and_lesson.ipynb",)
OPTIONS: Final = ("--short", "--in-turn")
# More than so many are run by two processes; a notebook has one kernel, and stays with one of them.
FEW: Final = 4
TWO_PROCESSES: Final = ("-n", "2", "--dist", "loadfile")


def main(arguments: Sequence[str]) -> int:
    """Run the notebooks of the languages that are named, or of all others; return the exit code."""
    tried = [one for one in arguments if one not in OPTIONS] or [one for one in languages() if one != FALLBACK]
    for number, language in enumerate(tried):
        with TemporaryDirectory() as made:
            folder = Path(made)
            write_in(Words(language), NOTEBOOKS, folder)
            shutil.copytree(NOTEBOOKS / TEACHING / "class", folder / TEACHING / "class")
            names: Sequence[str] = (
                SHORT
                if "--short" in arguments
                else sorted(str(path.relative_to(folder)) for path in folder.rglob("*.ipynb"))
            )
            if "--in-turn" in arguments:
                names = names[number :: len(tried)]
            code = run([folder / name for name in names], language)
        if code:
            return code
    return 0


def run(paths: Sequence[Path], language: str) -> int:
    """Run notebooks in a language; return the exit code, which is not 0 when a cell fails."""
    command = [sys.executable, "-m", "pytest", "-q", "--nbval-lax", "-p", "no:cacheprovider", *map(str, paths)]
    command += TWO_PROCESSES if len(paths) > FEW else ()
    chosen = {VARIABLE: language, HOME_VARIABLE: str(paths[0].parent / "saves")}
    return subprocess.run(command, check=False, env=os.environ | chosen).returncode  # noqa: S603 (our own words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
