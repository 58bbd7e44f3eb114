"""Which translations are older than the English that they were made from: short hashes beside the words of a language.

A stamp holds the hash of the English text and that of the translation. It changes with the translation, or where
somebody writes why it need not (a slip of the pen in English): `trajan-tutor check --language cs --accept` does both.
"""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import Final

from trajan_tutor.engine.reading import read_json
from trajan_tutor.i18n.entries import texts_of
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER, begun

FILE: Final = "translated-from.json"
_LETTERS: Final = 8
_ATTRIBUTE: Final = re.compile(r"\n +\.([\w-]+) *=")
_REMARK: Final = re.compile(r"^#[^\n]*", re.MULTILINE)
_ASKED: Final = re.compile(r'(?:FORM|POINTS)\((?:[^()"]|\([^()]*\))*"([\w-]+)"')


class StampState(StrEnum):
    """How a translation stands to the English of today."""

    FRESH = "fresh"
    STALE = "stale"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class Stamp:
    """The hashes of an English text and of its translation, and why the English one alone changed, if it did."""

    english: str
    translation: str
    reason: str = ""


def standings(folder: Path, language: str) -> dict[str, StampState]:
    """Return how every translated message of a folder stands."""
    stamps = read_stamps(folder, language)
    return {name: _standing(stamps.get(name), now) for name, now in _today(folder, language).items()}


def stale(folders: Iterable[Path], languages: Iterable[str] = ()) -> list[tuple[str, str]]:
    """Return the stale messages of some folders, each with its language: of all languages that are begun there."""
    chosen = tuple(languages)
    return [
        (language, name)
        for folder in folders
        for language in (chosen or begun((folder,)))
        if language != FALLBACK and (folder / language).is_dir()
        for name, standing in standings(folder, language).items()
        if standing is StampState.STALE
    ]


def accept(folders: Sequence[Path], language: str, names: Sequence[str], reason: str = "") -> list[str]:
    """Stamp messages anew; return the names that may not be: their translation is as it was, and there is no reason.

    Without names every translation that has no stamp gets its first one.
    """
    refused = set(names)
    for folder in folders:
        today = _today(folder, language)
        stamps = read_stamps(folder, language)
        chosen = [name for name in names if name in today] or ([] if names else list(today.keys() - stamps.keys()))
        for name in chosen:
            now, before = today[name], stamps.get(name)
            if before is None or now.translation != before.translation or now.english == before.english:
                stamps[name] = now
            elif reason:
                stamps[name] = Stamp(now.english, now.translation, reason)
            else:
                continue
            refused.discard(name)
        # What is translated no more needs no stamp.
        current = {name: stamp for name, stamp in stamps.items() if name in today}
        if current != read_stamps(folder, language):
            _write(folder, language, current)
    return [name for name in names if name in refused]


def read_stamps(folder: Path, language: str) -> dict[str, Stamp]:
    """Return the stamps of a language in a folder by the names of the messages; none where there is no file of them."""
    path = folder / language / FILE
    return {name: Stamp(*row) for name, row in read_json(path).items()} if path.is_file() else {}


def forms_asked(folders: Iterable[Path], language: str) -> frozenset[str]:
    """Return the forms of words that messages ask for: what a language does with them is its own affair."""
    texts = (text for folder in folders for text in texts_of(folder, language).values())
    return frozenset(form for text in texts for form in _ASKED.findall(text))


def text_without_forms(text: str, forms: frozenset[str]) -> str:
    r"""Return the value of a message and its attributes that are no forms, however its lines break.

    >>> text_without_forms("tray =\n    a  tray\n    .the = it\n    .why = so\n# Remark\n", frozenset({"the"}))
    'tray = a tray .why = so'
    """
    value, *attributes = _ATTRIBUTE.split(_REMARK.sub("", text))
    named = zip(attributes[::2], attributes[1::2], strict=True)
    remaining = [f".{name} = {sentence}" for name, sentence in named if name not in forms]
    return " ".join(" ".join([value, *remaining]).split())


def _standing(before: Stamp | None, now: Stamp) -> StampState:
    if before is None:
        return StampState.NEW
    return StampState.FRESH if before.english == now.english else StampState.STALE


def _today(folder: Path, language: str) -> dict[str, Stamp]:
    """Return the stamps that the messages of today would get, of what both English and the language have."""
    forms = forms_asked({OWN_FOLDER, folder}, FALLBACK)
    english = texts_of(folder, FALLBACK)
    return {
        name: Stamp(_hash(text_without_forms(english[name], forms)), _hash(text_without_forms(text, frozenset())))
        for name, text in texts_of(folder, language).items()
        if name in english
    }


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:_LETTERS]


def _write(folder: Path, language: str, stamps: dict[str, Stamp]) -> None:
    """Write one line for each message, so that a change shows as such."""
    rows = [f"  {json.dumps(name)}: {_row(stamp)}" for name, stamp in sorted(stamps.items())]
    text = "{\n" + ",\n".join(rows) + "\n}\n"
    (folder / language / FILE).write_text(text, encoding="utf-8")


def _row(stamp: Stamp) -> str:
    row = [stamp.english, stamp.translation, *([stamp.reason] if stamp.reason else [])]
    return json.dumps(row, ensure_ascii=False)
