"""A key of somebody's own for who teaches: from a file or from the environment, where no list of processes shows it."""

import os
import stat
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from trajan_tutor.cli.output import say
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.reading import read_text

VARIABLE: Final = "TRAJAN_TUTOR_CLASS_KEY"


def given_key(arguments: Namespace) -> str:
    """Return the key that was given, an empty text without one; a key among the arguments is warned of.

    Raises UnreadableError for a file that cannot be read, MisusedError for an empty one and one that others can read.
    """
    # Processes that this one starts do not get it.
    of_environment = os.environ.pop(VARIABLE, "")
    if arguments.key:
        print(say(arguments.language, "class-key-shown", variable=VARIABLE), file=sys.stderr)
    if arguments.key_file:
        return _key_in(Path(arguments.key_file))
    return of_environment.strip() or str(arguments.key)


def _key_in(file: Path) -> str:
    key = read_text(file).strip()
    if os.name == "posix" and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise MisusedError("class-key-file-open", file=str(file))
    if not key:
        raise MisusedError("class-key-file-empty", file=str(file))
    return key
