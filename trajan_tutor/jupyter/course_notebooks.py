"""Writes the notebooks of the courses from their lessons, so that they never drift.

    python -m trajan_tutor.jupyter.course_notebooks notebooks/

Only what is written differs is written anew: a notebook whose cells are right keeps its outputs.
"""

import json
import sys
from pathlib import Path
from typing import Any

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.jupyter.save_notebooks import as_text, cleaned
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import Lesson

WELCOME = "00_welcome.ipynb"


def main(arguments: list[str]) -> int:
    """Write the notebooks into the folder that is named; return the exit code."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("usage: python -m trajan_tutor.jupyter.course_notebooks FOLDER", file=sys.stderr)  # noqa: T201
        return 2
    folder = Path(arguments[0])
    for name, cells in notebooks().items():
        path = folder / name
        if not path.exists() or sources(json.loads(path.read_text(encoding="utf-8"))) != _texts(cells):
            path.write_text(as_text(cleaned({"cells": cells})), encoding="utf-8")
    return 0


def notebooks() -> dict[str, list[dict[str, Any]]]:
    """Return the cells of all notebooks of the courses, by the names of their files."""
    found = {}
    for name in game_names():
        game = find_game(name)
        order = course_order(game)
        numbers = order.numbers()
        words = Words("en", (game.resources.words,))
        for lesson in course(game):
            is_game = order.is_game(lesson.address)
            after = order.game_after(lesson.address) if is_game else order.lesson_after(lesson.address)
            found[notebook_of(lesson)] = _cells(lesson, numbers[lesson.address], after, words)
    return found


def sources(notebook: dict[str, Any]) -> list[str]:
    """Return the texts of the cells of a notebook."""
    return ["".join(cell["source"]) for cell in notebook["cells"]]


def _texts(cells: list[dict[str, Any]]) -> list[str]:
    return ["".join(cell["source"]) for cell in cells]


def _cells(lesson: Lesson, number: str, after: Lesson | None, words: Words) -> list[dict[str, Any]]:
    title = words.say(
        "course-title",
        number=number,
        title=lesson.title,
        idea=Message(f"{lesson.key}.idea"),
    )
    going_on = [words.say("course-all", welcome=WELCOME)]
    if after is not None:
        going_on.insert(0, words.say("course-next", title=after.title, notebook=notebook_of(after)))
    # A comment, since where there are no cells to run, as in Voila, there is no comment either.
    calls = [f"# {words.say('course-run')}", "import trajan_tutor as tt", "", f'tt.lesson("{lesson.address}")']
    return [
        _cell("title", "markdown", f"# {title.replace(chr(10), chr(10) * 2)}"),
        _cell("lesson", "code", "\n".join(calls)),
        _cell("next", "markdown", "\n\n".join(going_on)),
    ]


def _cell(name: str, kind: str, text: str) -> dict[str, Any]:
    cell: dict[str, Any] = {"cell_type": kind, "id": name, "metadata": {}, "source": text.splitlines(keepends=True)}
    return cell | ({"execution_count": None, "outputs": []} if kind == "code" else {})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
