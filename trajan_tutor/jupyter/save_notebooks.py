"""Runs notebooks and saves them so that a reader sees their boards before running anything.

    python -m trajan_tutor.jupyter.save_notebooks notebooks/

Beside each widget lies its picture, an output of its own: the widget has another name in every run, so it is taken out,
like everything that differs from one run or one machine to another. A notebook saved twice is the same file.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from trajan_tutor.i18n import Words
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.journals.writing import SavingError, problem_of, write

WIDGET: Final = "application/vnd.jupyter.widget-view+json"
LARGEST_BYTES: Final = 1_000_000
_METADATA: Final = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


class NotSavedError(Exception):
    """A notebook that fails when it is run, or is too large; the text says which and why."""


def main(arguments: list[str]) -> int:
    """Save the notebooks that the arguments name, files or folders; return the exit code."""
    paths = [path for argument in arguments for path in _notebooks(Path(argument))]
    if not paths:
        print("usage: python -m trajan_tutor.jupyter.save_notebooks NOTEBOOK_OR_FOLDER ...", file=sys.stderr)  # noqa: T201
        return 2
    for path in paths:
        try:
            save(path)
        except (NotSavedError, OSError) as error:
            print(sentence_of(error), file=sys.stderr)  # noqa: T201
            return 1
    return 0


def sentence_of(error: Exception) -> str:
    """Return what is to be said of an error; of a disk that takes nothing which file it is, and the way out."""
    if not isinstance(error, OSError | SavingError):
        return str(error)
    if isinstance(error, SavingError):
        parameters = dict(error.message.parameters)
        place, problem = str(parameters.get("path", "")), str(parameters.get("problem", ""))
    else:
        place, problem = str(error.filename or tempfile.gettempdir()), problem_of(error)
    return Words().say("cli-not-written", file=place, problem=problem)


def save(path: Path) -> None:
    """Run one notebook and write it back; raises NotSavedError and leaves the file as it was."""
    if not path.is_file():
        raise NotSavedError(f"{path}: there is no such notebook")
    text = as_text(cleaned(run(path)))
    size = len(text.encode())
    if size > LARGEST_BYTES:
        raise NotSavedError(f"{path}: {size} bytes, more than {LARGEST_BYTES}")
    try:
        write(path, text)
    except SavingError as error:
        raise NotSavedError(sentence_of(error)) from error


def run(path: Path) -> dict[str, Any]:
    """Return a notebook with the outputs of a fresh kernel; raises NotSavedError when a cell fails."""
    with tempfile.TemporaryDirectory() as folder:
        # In a process of its own: the packages that run notebooks are not needed to play.
        command = [
            *(sys.executable, "-m", "nbconvert", "--to", "notebook", "--execute", "--log-level", "ERROR"),
            *("--ExecutePreprocessor.store_widget_state=False", "--output-dir", folder, "--output", path.name),
            str(path.resolve()),
        ]
        # What whoever saves it has played is no part of a notebook.
        alone = os.environ | {HOME_VARIABLE: str(Path(folder) / "saves")}
        result = subprocess.run(command, capture_output=True, text=True, check=False, env=alone)  # noqa: S603
        if result.returncode:
            raise NotSavedError(f"{path}: {result.stderr.strip() or result.stdout.strip()}")
        notebook: dict[str, Any] = json.loads((Path(folder) / path.name).read_text(encoding="utf-8"))
    return notebook


def cleaned(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return a notebook without widgets, times and names of machines; cells without a lasting id get one."""
    cells = [_cleaned_cell(number, cell) for number, cell in enumerate(notebook["cells"])]
    return {"cells": cells, "metadata": _METADATA, "nbformat": 4, "nbformat_minor": 5}


def as_text(notebook: dict[str, Any]) -> str:
    """Return a notebook as it is written to its file."""
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _cleaned_cell(number: int, cell: dict[str, Any]) -> dict[str, Any]:
    tags = cell.get("metadata", {}).get("tags")
    cleaned = {
        "cell_type": cell["cell_type"],
        "id": cell.get("id", f"cell-{number}"),
        "metadata": {"tags": tags} if tags else {},
        "source": cell["source"],
    }
    if cell["cell_type"] == "code":
        cleaned["execution_count"] = cell["execution_count"]
        cleaned["outputs"] = [
            _cleaned_output(output) for output in cell["outputs"] if WIDGET not in output.get("data", ())
        ]
    return cleaned


def _cleaned_output(output: dict[str, Any]) -> dict[str, Any]:
    if "data" not in output:
        return output
    return output | {"metadata": {}}


def _notebooks(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    return sorted(found for found in path.rglob("*.ipynb") if ".ipynb_checkpoints" not in found.parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
