"""The names of a class: one small file, written anew each time, so that nothing stays of a name that was removed."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.person_name import cleaned_name
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_json
from trajan_tutor.journals.private_files import make_private_folder
from trajan_tutor.journals.writing import SavingError, write

FILE: Final = "names.json"


class LearnerNames:
    """Names by the ids of pupils; `problem` says why the file is not as it has to be, where it is not."""

    def __init__(self, folder: Path) -> None:
        """Read what is there; nothing is written yet."""
        self._file = folder / FILE
        self.problem: Message | None = None
        self._names: dict[str, str] = {}
        with suppress(UnreadableError):
            found = read_json(self._file) if self._file.exists() else {}
            if isinstance(found, dict):
                self._names = {str(learner): cleaned_name(name) for learner, name in found.items()}

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
            write(self._file, json.dumps(self._names, ensure_ascii=False, indent=1) + "\n")
        except SavingError as error:
            self.problem = error.message
        except OSError as error:
            self.problem = Message.of("class-names-not-written", problem=error.strerror or type(error).__name__)
        else:
            self.problem = None
