"""The command that copies the course into a folder of the learner's own and opens it in JupyterLab."""

import json
import os
import re
import shutil
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from trajan_tutor.cli.output import say, words_for
from trajan_tutor.cli.shipped_notebooks import shipped, trust
from trajan_tutor.engine.errors import MisusedError, UnreadableError, one_line
from trajan_tutor.engine.reading import read_json
from trajan_tutor.i18n import FALLBACK
from trajan_tutor.i18n.languages import system_language
from trajan_tutor.journals.saved_games import FOLDER as SAVES
from trajan_tutor.journals.saved_games import HOME_VARIABLE, WELCOME, home
from trajan_tutor.journals.saved_language import keep, language_saved_in
from trajan_tutor.journals.writing import write

# The folder where none is named; in other languages than English their letters follow.
FOLDER: Final = "trajan-tutor-course"
_LEFT_OUT: Final = (".ipynb_checkpoints", SAVES)
# So much is told of what went wrong in another process.
_LONGEST: Final = 200
# A link from one notebook to another: the folders before its name are what has changed.
_LINK: Final = re.compile(r"\]\((?:\.\./)?(?:[a-z]+/)?(\d\d_\w+\.ipynb)\)")


def lab(arguments: Namespace) -> int:
    """Copy the notebooks that are not there yet, and open the first one; files that exist are never overwritten."""
    language = words_for(arguments.language).language
    folder = Path(arguments.folder or usual_folder(language))
    is_opened = not arguments.copy_only and find_spec("jupyterlab") is not None
    new, existing, left = lay_out(folder, language, is_trusted=is_opened)
    print(say(arguments.language, "cli-lab-copied", folder=str(folder), new=new))
    if existing:
        print(say(arguments.language, "cli-lab-kept", kept=existing))
    if left:
        print(say(arguments.language, "cli-lab-left", left=left))
    if arguments.copy_only:
        return 0
    if not is_opened:
        raise MisusedError("cli-lab-missing")
    return open_lab(folder, has_browser=not arguments.no_browser)


def lay_out(folder: Path, language: str, *, is_trusted: bool) -> tuple[int, int, int]:
    """Copy the course in a language; return how many files are new, were there, and are changed and stay elsewhere."""
    with _course_in(language) as source:
        left = _moved(source, folder)
        new, existing = copy_course(source, folder)
        if is_trusted:
            # Trusted notebooks show their boards before a cell is run. Where that fails, running the cells shows them
            # too. What is trusted is what stands in ours: whatever else lies in the folder is left as it is.
            ours = course()
            trust([source / notebook.relative_to(ours) for notebook in shipped(ours)])
    _store_language(folder, language)
    return new, existing, left


def open_lab(folder: Path, *, has_browser: bool) -> int:
    """Open a folder in JupyterLab, with the first notebook before the learner, and return its exit code."""
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder.resolve()}"]
    if hasattr(os, "getuid") and os.getuid() == 0:
        command.append("--allow-root")
    if not has_browser:
        command.append("--no-browser")
    return subprocess.run([*command, str(folder / WELCOME)], check=False).returncode  # noqa: S603 (our own words)


def _moved(source: Path, folder: Path) -> int:
    try:
        return move_notebooks(source, folder)
    except OSError as error:
        problem = error.strerror or str(error)
        raise UnreadableError("cli-lab-not-written", folder=str(folder), problem=problem) from error


def usual_folder(language: str) -> str:
    """Return the name of the folder of a course where nobody names one."""
    return FOLDER if language == FALLBACK else f"{FOLDER}-{language}"


@contextmanager
def _course_in(language: str) -> Iterator[Path]:
    """Give the folder of the course in a language; raises MisusedError where it cannot be made."""
    english = course()
    if language == FALLBACK:
        yield english
        return
    with TemporaryDirectory() as temporary:
        folder = Path(temporary) / english.name
        _copy_pictures(english, folder)
        # In a process of its own: the command line knows no notebook.
        command = [sys.executable, "-m", "trajan_tutor.jupyter.course_notebooks", str(english), str(folder), language]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 (our own words)
        if done.returncode:
            raise MisusedError("cli-lab-not-made", problem=one_line(done.stderr[-_LONGEST:], _LONGEST))
        yield folder


def _copy_pictures(source: Path, target: Path) -> None:
    """Copy what the notebooks show; raises MisusedError where there is no room for it."""
    try:
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.ipynb", *_LEFT_OUT))
    except OSError as error:
        problem = one_line(error.strerror or str(error), _LONGEST)
        raise MisusedError("cli-lab-not-made", problem=problem) from error


def _store_language(folder: Path, language: str) -> None:
    """Let the notebooks of a folder speak a language, where they would speak another one; raises SavingError."""
    saves = home() if os.environ.get(HOME_VARIABLE) else folder / SAVES
    if (language_saved_in(saves) or system_language() or FALLBACK) != language:
        keep(saves, language)


def course() -> Path:
    """Return the folder of the course: beside the package in a checkout, inside it in a wheel.

    Raises MisusedError when it is in neither place.
    """
    package = Path(__file__).parents[1]
    for folder in (package / "notebooks", package.parent / "notebooks"):
        if (folder / WELCOME).exists():
            return folder
    raise MisusedError("cli-lab-no-course")


def copy_course(source: Path, target: Path) -> tuple[int, int]:
    """Copy every file that the target lacks; return how many were copied and how many were there already.

    Raises UnreadableError when the target cannot be written.
    """
    new = existing = 0
    try:
        for path in sorted(source.rglob("*")):
            within = path.relative_to(source)
            if path.is_dir() or any(part in _LEFT_OUT for part in within.parts):
                continue
            if os.path.lexists(target / within):
                existing += 1
                continue
            (target / within).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target / within)
            new += 1
    except OSError as error:
        raise UnreadableError(
            "cli-lab-not-written", folder=str(target), problem=error.strerror or str(error)
        ) from error
    return new, existing


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
