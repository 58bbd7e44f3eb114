"""The command that finds puzzles: positions with one clearly best turn."""

from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

from trajan_tutor.cli.output import say, setup_of
from trajan_tutor.cli.tournament import show_progress
from trajan_tutor.coach.puzzles import Found, PuzzleEffort, puzzles
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.lessons.puzzle import dumps


def find_puzzles(arguments: Namespace) -> int:
    """Print the puzzles of some games as JSON for a lesson, sorted by theme; return 1 when there are none."""
    game = find_game(arguments.game)
    if arguments.seats not in game.seat_counts:
        offered = ", ".join(str(count) for count in game.seat_counts)
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=offered)
    kept = by_theme(searched(arguments), arguments.each)
    if not kept:
        print(say(arguments.language, "cli-puzzles-none", games=arguments.games))
        return 1
    print(dumps(command_of(arguments), kept), end="")
    return 0


def command_of(arguments: Namespace) -> str:
    """Return the command that makes the same puzzles again."""
    options = "".join(f" --option {option}" for option in arguments.option)
    return (
        f"trajan-tutor puzzles {arguments.game} --seats {arguments.seats} --seed {arguments.seed}"
        f" --games {arguments.games} --each {arguments.each}{options}"
    )


def searched(arguments: Namespace) -> list[Found]:
    """Return the puzzles of every game, in the order of the games."""
    found: list[Found] = []
    setup = setup_of(arguments)
    with ProcessPoolExecutor(arguments.processes) as pool:
        games = [
            pool.submit(puzzles_of_game, arguments.game, replace(setup, seed=setup.seed + number))
            for number in range(arguments.games)
        ]
        for number, future in enumerate(games, start=1):
            found += future.result()
            show_progress(number, len(games))
    return found


def puzzles_of_game(name: str, setup: Setup) -> list[Found]:
    """Return the puzzles of one game: what a worker process is asked for."""
    return [one for one in puzzles(find_game(name), setup, PuzzleEffort()) if one is not None]


def by_theme(found: list[Found], each: int) -> dict[str, Found]:
    """Return the clearest puzzles of each theme, by a name made of the theme and a number."""
    themes: dict[str, list[Found]] = {}
    for one in found:
        themes.setdefault(one.theme, []).append(one)
    return {
        f"{theme}-{number}": one
        for theme, same in sorted(themes.items())
        for number, one in enumerate(sorted(same, key=lambda puzzle: -puzzle.lead)[:each], start=1)
    }
