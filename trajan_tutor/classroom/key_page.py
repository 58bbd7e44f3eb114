"""The way of a browser to an address that has a key: a file that only its owner reads.

The command that starts a browser stands in the list of processes, with all that it is given: so it is given the file.
"""

import html
from pathlib import Path
from typing import Final

from trajan_tutor.journals.writing import SavingError, make_private_folder, problem_of, write

FILE: Final = "open.html"


def write_key_page(folder: Path, address: str) -> Path:
    """Write the page that leads to an address, in place of the one before, and return it; raises SavingError."""
    path, there = folder / FILE, html.escape(address)
    try:
        make_private_folder(folder)
    except OSError as error:
        raise SavingError("session-file-not-written", path=str(path), problem=problem_of(error)) from error
    return write(
        path,
        '<!doctype html>\n<meta charset="utf-8">\n<meta name="referrer" content="no-referrer">\n'
        f'<meta http-equiv="refresh" content="0; url={there}">\n<title>trajan_tutor</title>\n'
        f'<p><a href="{there}">trajan_tutor</a></p>\n',
    )


def remove_key_page(folder: Path) -> None:
    """Remove the page; what cannot be removed has a key that works no more as soon as somebody used it."""
    try:
        (folder / FILE).unlink(missing_ok=True)
    except OSError:
        return
