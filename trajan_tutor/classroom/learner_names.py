"""The names of a class: one small file, written anew each time, so that nothing stays of a name that was removed.

A name is text, cleaned and cut: never markup, never a way to write over what stands beside it.
"""

import json
import os
import unicodedata
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_json
from trajan_tutor.journals.writing import SavingError, make_private_folder, write

MOST_LETTERS: Final = 24
# What is not seen, changes the direction of writing, or has no meaning that everybody shares: Cc, Cf, Cs, Co, Cn.
_UNSEEN: Final = frozenset("CZ")
# More marks over one letter than any language has are drawn over what stands above.
_MOST_MARKS: Final = 2


def cleaned_name(name: object) -> str:
    r"""Return a name that can be shown anywhere, at most 24 letters; empty where nothing of it is left.

    >>> cleaned_name("  Ada\u202e \n Lovelace "), cleaned_name("<b>Bo</b>"), cleaned_name("\u200b")
    ('Ada Lovelace', '<b>Bo</b>', '')
    """
    if not isinstance(name, str):
        return ""
    # What is longer is looked at no further.
    text = unicodedata.normalize("NFC", name[: MOST_LETTERS * 40])
    letters: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category[0] in _UNSEEN:
            letters.append(" " if letter.isspace() or category == "Zs" else "")
        elif marks <= _MOST_MARKS:
            letters.append(letter)
    return _cut(" ".join("".join(letters).split()))


def _cut(name: str) -> str:
    letters = 0
    for at, letter in enumerate(name):
        letters += not unicodedata.category(letter).startswith("M")
        if letters > MOST_LETTERS:
            return name[:at].rstrip()
    return name


FILE: Final = "names.json"
# What could not be read of such a file lies beside it.
SPOILED: Final = "names-damaged*.json"


class LearnerNames:
    """Names by the ids of pupils; `problem` says why the file is not as it has to be, where it is not.

    `unread` says why what lay there cannot be read; it stays beside the file that is written then.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self.problem: Message | None = None
        self._names: dict[str, str] = {}
        self.unread: Message | None = None
        self._spoiled = _free(folder)
        try:
            stored = read_json(self._file) if os.path.lexists(self._file) else {}
            self._names = {str(learner): cleaned_name(name) for learner, name in stored.items()}
        except UnreadableError as error:
            self.unread = Message.of("class-names-damaged", problem=error.message, file=self._spoiled.name)
        except AttributeError:
            problem = Message.of("session-journal-kind", file=FILE)
            self.unread = Message.of("class-names-damaged", problem=problem, file=self._spoiled.name)
        self._is_spoiled = self.unread is not None

    def of(self, learner: str) -> str:
        """Return the name of a pupil, an empty text without one."""
        return self._names.get(learner, "")

    def put(self, learner: str, name: str) -> None:
        """Give a pupil a name; an empty one removes it."""
        if name:
            self._names[learner] = name
        else:
            self._names.pop(learner, None)
        self.write_again()

    def write_again(self) -> None:
        """Write all names; why that fails is kept as the `problem`."""
        try:
            make_private_folder(self._file.parent)
            self._keep_spoiled()
            write(self._file, json.dumps(self._names, ensure_ascii=False, indent=1) + "\n")
        except SavingError as error:
            self.problem = error.message
        except OSError as error:
            self.problem = Message.of("class-names-not-written", problem=error.strerror or type(error).__name__)
        else:
            self.problem = None

    def _keep_spoiled(self) -> None:
        """Put what cannot be read beside the file: somebody may be able to."""
        is_folder = self._file.is_dir() and not self._file.is_symlink()
        if self._is_spoiled and not is_folder:
            if os.path.lexists(self._file):
                self._file.rename(self._spoiled)
            self._is_spoiled = False


def _free(folder: Path) -> Path:
    """Return a place for what cannot be read: what lies there from before stays."""
    number, place = 1, folder / SPOILED.replace("*", "")
    while os.path.lexists(place):
        number += 1
        place = folder / SPOILED.replace("*", f"-{number}")
    return place
