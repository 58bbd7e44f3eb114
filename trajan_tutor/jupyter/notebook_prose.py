"""The prose of notebooks that are made by hand: it lies in the catalogue, and their code in the English ones."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from trajan_tutor.i18n import FALLBACK, Words

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
