"""Makes pictures to be looked at before what is seen is changed: `python tools/look.py panes FOLDER`, `make look`."""

import sys
from typing import Final

from commands import run_commands, visit_as_tests_do

COMMANDS: Final = {
    "pictures": ("looks.pictures.pictures", "contact sheets of all pictures"),
    "panes": ("looks.panes.panes", "every pane of every board in all its forms, then the whole table"),
    "stage": ("looks.stage.stage", "every kind of step, in windows of all forms and in all themes"),
}

if __name__ == "__main__":
    visit_as_tests_do()
    sys.exit(run_commands("look", __doc__, COMMANDS, sys.argv[1:]))
