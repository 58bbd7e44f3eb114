"""Writes the notebooks of the courses from their lessons, and the prose of all others, so that they never drift.

    python -m trajan_tutor.jupyter.course_notebooks notebooks/
    python -m trajan_tutor.jupyter.course_notebooks notebooks/ FOLDER LANGUAGE

Only what is written differs is written anew: a notebook whose cells are right keeps its outputs. In another language
they are written into a folder of their own, without outputs.
"""

import sys
from collections.abc import Container, Mapping
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_json
from trajan_tutor.i18n import FALLBACK, Words
from trajan_tutor.journals.saved_games import WELCOME
from trajan_tutor.journals.writing import SavingError, write
from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.jupyter.save_notebooks import as_text, cleaned, sentence_of
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import Lesson

# What code says to whoever reads it: a comment, and the words of a lesson that is written in a cell.
IN_CODE: Final = (
    "course-run",
    "skeleton-title",
    "skeleton-idea",
    "skeleton-says-look",
    "skeleton-says-play",
    "skeleton-says-done",
    "notebook-own-title",
    "notebook-own-idea",
    "notebook-own-look",
    "notebook-own-play",
    "notebook-own-done",
)


def prose_key(name: str, cell: str) -> str:
    """Return the key of the text of a cell, by the name of its notebook and its id.

    >>> prose_key("00_welcome.ipynb", "course")
    'notebook-00-welcome-course'
    """
    return f"notebook-{Path(name).stem.replace('_', '-')}-{cell}"


def spoken(name: str, notebook: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """Return an English notebook with its prose in other words; in another language without what is stored in it."""
    keeps = words.language == FALLBACK
    return {**notebook, "cells": [_spoken_cell(name, cell, words, keeps=keeps) for cell in notebook["cells"]]}


def _spoken_cell(name: str, cell: Mapping[str, Any], words: Words, *, keeps: bool) -> dict[str, Any]:
    text = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        key = prose_key(name, cell["id"])
        source = words.say(key) if words.has(key) else text
        return {**cell, "source": source.splitlines(keepends=True)}
    if keeps:
        return {**cell}
    source = _spoken_code(text, words)
    return {**cell, "source": source.splitlines(keepends=True), "execution_count": None, "outputs": []}


def _spoken_code(code: str, words: Words) -> str:
    english = Words(FALLBACK)
    for key in IN_CODE:
        code = code.replace(english.say(key), words.say(key))
    return code


# The folder of the notebooks for teachers and programmers.
TEACHING: Final = "teaching"


def main(arguments: list[str]) -> int:
    """Write the notebooks into the folder that is named, or into another one in a language; return the exit code."""
    if len(arguments) not in {1, 3} or not all(Path(folder).is_dir() for folder in arguments[:2]):
        print("usage: python -m trajan_tutor.jupyter.course_notebooks FOLDER [OTHER LANGUAGE]", file=sys.stderr)  # noqa: T201
        return 2
    source = Path(arguments[0])
    try:
        if len(arguments) == 1:
            write_english(source)
        else:
            write_in(Words(arguments[2]), source, Path(arguments[1]))
    except (SavingError, OSError) as error:
        print(sentence_of(error), file=sys.stderr)  # noqa: T201
        return 1
    except TutorError as error:
        print(Words()(error.message), file=sys.stderr)  # noqa: T201
        return 1
    return 0


def write_english(folder: Path) -> None:
    """Write the English notebooks of a folder anew, where what is written there differs; raises TutorError."""
    made = notebooks()
    for name, cells in made.items():
        path = folder / name
        now = _read(path) if path.exists() else {"cells": []}
        if sources(now) == sources({"cells": cells}):
            continue
        path.parent.mkdir(exist_ok=True)
        if _code(now) == _code({"cells": cells}):
            # Prose alone has changed: what the calls show is the same.
            said = [old | {"source": new["source"]} for old, new in zip(now["cells"], cells, strict=True)]
            write(path, as_text(now | {"cells": said}))
        else:
            write(path, as_text(cleaned({"cells": cells})))
    for path in by_hand(folder, made):
        now = _read(path)
        notebook = spoken(path.name, now, Words(FALLBACK))
        if sources(notebook) != sources(now):
            write(path, as_text(cleaned(notebook)))


def write_in(words: Words, source: Path, folder: Path) -> None:
    """Write all notebooks of a folder into another one, in other words, without what is stored; raises TutorError."""
    made = notebooks(words.language)
    for name, cells in made.items():
        (folder / name).parent.mkdir(exist_ok=True)
        write(folder / name, as_text(cleaned({"cells": cells})))
    for path in by_hand(source, made):
        notebook = spoken(path.name, _read(path), words)
        (folder / path.relative_to(source)).parent.mkdir(exist_ok=True)
        write(folder / path.relative_to(source), as_text(cleaned(notebook)))


def by_hand(folder: Path, made: Container[str]) -> list[Path]:
    """Return the notebooks of a folder that no lesson makes; those that lessons make have the same names everywhere.

    They lie beside the welcome, in the folder of a game, or in that for teaching.
    """
    places = (folder, *(folder / name for name in (*game_names(), TEACHING)))
    found = (path for place in places for path in sorted(place.glob("*.ipynb")))
    return [path for path in found if path.relative_to(folder).as_posix() not in made]


def notebooks(language: str = FALLBACK) -> dict[str, list[dict[str, Any]]]:
    """Return the cells of all notebooks of the courses in a language, by the names of their files."""
    cells = {}
    for name in game_names():
        game = find_game(name)
        order = course_order(game)
        numbers = order.numbers()
        words = Words(language, (game.resources.words,))
        for lesson in course(game):
            is_game = order.is_game(lesson.address)
            after = order.game_after(lesson.address) if is_game else order.lesson_after(lesson.address)
            cells[notebook_of(lesson)] = _cells(lesson, numbers[lesson.address], after, words)
    return cells


def _read(path: Path) -> dict[str, Any]:
    notebook: dict[str, Any] = read_json(path)
    return notebook


def sources(notebook: dict[str, Any]) -> list[str]:
    """Return the texts of the cells of a notebook."""
    return ["".join(cell["source"]) for cell in notebook["cells"]]


def _code(notebook: dict[str, Any]) -> list[str | None]:
    """Return the texts of the cells that are run, and nothing in place of prose."""
    return ["".join(cell["source"]) if cell["cell_type"] == "code" else None for cell in notebook["cells"]]


def _cells(lesson: Lesson, number: str, after: Lesson | None, words: Words) -> list[dict[str, Any]]:
    title = words.say(
        "course-title",
        number=number,
        title=lesson.title,
        idea=Message(f"{lesson.key}.idea"),
    )
    going_on = [words.say("course-all", welcome=f"../{WELCOME}")]
    if after is not None:
        going_on.insert(0, words.say("course-next", title=after.title, notebook=Path(notebook_of(after)).name))
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
