"""The commands that write or read files of a learner: pictures, plans for paper, replays, saved games, progress."""

from argparse import Namespace
from pathlib import Path

from trajan_tutor.cli.output import say, setup_of, words_for
from trajan_tutor.cli.position_commands import play_turns
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.reading import read_text
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.wanted_exercises import make_lesson, wanted_of
from trajan_tutor.journals import progress_file, saved_games, saved_records
from trajan_tutor.journals.saved_games import home
from trajan_tutor.journals.writing import write
from trajan_tutor.lessons.class_plan import ClassPlan, class_plan
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.sheets import paper_size, save_pages
from trajan_tutor.shown.replay import replay_of
from trajan_tutor.shown.result import result
from trajan_tutor.view import draw_board


def picture(arguments: Namespace) -> int:
    """Draw the position after so many random turns, as its actor sees it, into an SVG file."""
    game = find_game(arguments.game)
    state = game.new_game(setup_of(arguments))
    play_turns(game, state, arguments.turns, Rng(arguments.seed))
    actor = game.current_seat(state)
    spots = {spot for move in game.legal(state) for spot in game.spots_of(state, move)}
    drawing = draw_board(
        game,
        game.observe(state, actor),
        words_for(arguments.language),
        own_seat=actor,
        legal=frozenset(spots),
        theme=arguments.theme,
    )
    drawing.save_svg(arguments.file)
    print(say(arguments.language, "cli-picture-drawn", file=arguments.file))
    return 0


def exit_question(planned: ClassPlan) -> Lesson:
    """Return one exercise about the first rule of a plan about which there are some."""
    asked = [rule for rule in planned.rules if plan_of(planned.game).forms(rule)]
    return make_lesson(wanted_of(planned.game.name, rules=asked[:1], seed=1, count=1))[0]


def plan(arguments: Namespace) -> int:
    """Write the pages into a folder."""
    size = paper_size(arguments.paper)
    planned = class_plan(find_game(arguments.game), arguments.language)
    path = Path(arguments.folder) / f"{arguments.game}-plan-{size}"
    written = save_pages(path, planned.title, planned.pages(size, exit_question(planned)), size, arguments.language)
    print(say(arguments.language, "plan-written", file=str(written)))
    return 0


def replay(arguments: Namespace) -> int:
    """Print the points from turn to turn, the turning points, and who won and why; or write the replay as a page."""
    session = saved_records.load(arguments.file)
    replay = replay_of(session, arguments.language)
    if arguments.page:
        print(say(arguments.language, "cli-replay-page", file=str(replay.save_page(arguments.page))))
        return 0
    print(replay)
    ending = result(session, arguments.language)
    if ending is not None:
        print()
        print(ending)
    return 0


def saves(arguments: Namespace) -> int:
    """Print every saved game with its name, the latest first, and where they lie; first remove those that are named."""
    language, home = arguments.language, saved_games.home()
    for name in arguments.remove:
        saved_games.remove(home, name)
        print(say(language, "cli-saves-removed", file=name))
    entries, _ = saved_games.latest(home)
    games = [entry for entry in entries if isinstance(entry, saved_games.Saved)]
    for entry in entries:
        if isinstance(entry, saved_games.Saved):
            print(line(entry, language))
        problems = entry.problems if isinstance(entry, saved_games.Saved) else (entry.problem,)
        for problem in problems:
            print(say(language, "cli-saves-spoiled", file=entry.path.name, problem=problem))
    print(say(language, "cli-saves-folder", count=len(games), folder=str(home)))
    return 0


def line(saved: saved_games.Saved, language: str) -> str:
    """Return one saved game in words: file, game, who plays, how far it got, and when it was played last."""
    when = saved.when.astimezone()
    names = dict(enumerate(saved.names))
    seats = tuple(names.get(seat) or player for seat, player in enumerate(saved.players))
    return say(
        language,
        "cli-saves-over" if saved.over else "cli-saves-goes-on",
        file=saved.path.name,
        game=saved.game,
        players=seats,
        decisions=saved.decisions,
        when=when,
    )


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
