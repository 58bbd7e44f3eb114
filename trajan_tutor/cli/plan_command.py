"""The command that writes the plan of an hour with a game, with its sheets, for paper."""

from argparse import Namespace
from pathlib import Path

from trajan_tutor.cli.output import say
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.wanted_exercises import made, wanted_of
from trajan_tutor.lessons.class_plan import ClassPlan, class_plan
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.sheets import paper_size, save_pages


def exit_question(planned: ClassPlan) -> Lesson:
    """Return one exercise about the first rule of a plan about which there are some."""
    asked = [rule for rule in planned.rules if plan_of(planned.game).forms(rule)]
    return made(wanted_of(planned.game.name, rules=asked[:1], seed=1, count=1))[0]


def plan(arguments: Namespace) -> int:
    """Write the pages into a folder."""
    size = paper_size(arguments.paper)
    planned = class_plan(find_game(arguments.game), arguments.language)
    path = Path(arguments.folder) / f"{arguments.game}-plan-{size}"
    written = save_pages(path, planned.title, planned.pages(size, exit_question(planned)), size, arguments.language)
    print(say(arguments.language, "plan-written", file=str(written)))
    return 0
