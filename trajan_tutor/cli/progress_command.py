"""The command that takes progress along in one file, and brings it from another place."""

from argparse import Namespace
from pathlib import Path

from trajan_tutor.cli.output import say
from trajan_tutor.engine.reading import read_text
from trajan_tutor.journals import progress_file
from trajan_tutor.journals.saved_games import home
from trajan_tutor.journals.writing import write


def progress(arguments: Namespace) -> int:
    """Write the progress of this folder into a file, or add what a file tells."""
    path = Path(arguments.file or progress_file.FILE)
    if arguments.way == "export":
        write(path, progress_file.taken(home()))
        print(say(arguments.language, "progress-taken", file=str(path)))
    else:
        count = progress_file.brought(home(), read_text(path))
        print(say(arguments.language, "progress-brought", count=count))
    return 0
