"""Begins a language: its folders, with a file for each English one, in which everything is a remark."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from trajan_tutor.engine.reading import read_text
from trajan_tutor.i18n.languages import FALLBACK

# Headings stay what they are: all words under one are a family in every language.
_KEPT: Final = re.compile(r"#{2,3} ")


def begin(language: str, folders: Iterable[Path]) -> list[Path]:
    """Make the files of a language that are not there yet, and return them; what is there stays as it is."""
    made: list[Path] = []
    for folder in folders:
        for source in sorted((folder / FALLBACK).glob("*.ftl")):
            path = folder / language / source.name
            if not path.exists():
                path.parent.mkdir(exist_ok=True)
                path.write_text(as_remarks(read_text(source)), encoding="utf-8")
                made.append(path)
    return made


def as_remarks(text: str) -> str:
    r"""Return messages as remarks, under their headings: a translator takes the sign away and writes the own words.

    >>> as_remarks("## Trays\n\ntray = a tray\n    .the = the tray")
    '## Trays\n\n# tray = a tray\n#     .the = the tray'
    """
    lines = text.split("\n")
    return "\n".join(line if not line or _KEPT.match(line) or line.startswith("# ") else f"# {line}" for line in lines)
