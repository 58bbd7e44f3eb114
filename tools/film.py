"""Films what people see, as an animated WebP with a sheet of its pictures: `python tools/film.py class FILE.webp`."""

import sys
from typing import Final

from commands import run_commands, visit_as_tests_do

COMMANDS: Final = {
    "front": ("films.front.front", "what the tutor does in twenty seconds, for README"),
    "lesson": ("films.lesson.lesson", "the first game of a course, or another lesson, in a real JupyterLab"),
    "class": ("films.class_room.class_room", "a class of 25 in real pages"),
    "tables": ("films.tables.tables", "pupils who play each other in real pages"),
}

if __name__ == "__main__":
    visit_as_tests_do()
    sys.exit(run_commands("film", __doc__, COMMANDS, sys.argv[1:]))
