"""The command that finds puzzles, positions with one clearly best turn: it values a file anew, or fills a shelf."""

import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import Final

from trajan_tutor.cli.output import read_file, say, setup_of
from trajan_tutor.cli.workers import done_by_workers, ended
from trajan_tutor.coach.clear_turns import clear_turn, holds_again
from trajan_tutor.coach.puzzle_search import CLEAR, PuzzleEffort, ValuedPuzzle, puzzles
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.record import Record
from trajan_tutor.lessons.puzzle import Puzzle, dumps, lead_again, puzzles_of, valued_again
from trajan_tutor.lessons.puzzle_shelf import BOTS, ShelfPuzzle, mixed, shelf_of, shelf_puzzle
from trajan_tutor.lessons.puzzle_shelf import dumps as shelf_as_json
from trajan_tutor.session.players import Bots

# So many puzzles come from one game at most, so many decisions apart.
_OF_ONE_GAME: Final = 5
_APART: Final = 8


def find_puzzles(arguments: Namespace) -> int:
    """Print the puzzles of some games as JSON for a lesson, sorted by theme; return 1 when there are none.

    With a file, its puzzles are valued anew, or only checked; with a count it is the shelf that is filled or checked.
    """
    game = find_game(arguments.game)
    if arguments.count:
        return check_shelf(arguments, game) if arguments.check else fill_shelf(arguments, game)
    if arguments.seats not in game.seat_counts:
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=game.seat_counts)
    if arguments.of:
        return check(arguments, game) if arguments.check else value_again(arguments, game)
    games = searched(arguments)
    chosen = by_theme([puzzle for of_game in games for puzzle in of_game], arguments.each)
    code = ended(arguments, len(games), arguments.games)
    if chosen:
        print(dumps(command_of(arguments, len(games)), chosen), end="")
    elif not code:
        print(say(arguments.language, "cli-puzzles-none", games=arguments.games))
    return code or int(not chosen)


def value_again(arguments: Namespace, game: TutorGame) -> int:
    """Print the puzzles of a file with every turn valued anew; return 1 and say which are left out as none.

    After an interrupt nothing is printed: the file has them all, valued before.
    """
    known = read_puzzles(arguments.of)
    names = list(known)
    tasks = [(game.name, puzzle, arguments.seed or 0, arguments.deals) for puzzle in known.values()]
    results = {
        names[number]: puzzle for number, puzzle in done_by_workers(arguments.processes, value_puzzle, tasks).items()
    }
    if code := ended(arguments, len(results), len(tasks)):
        return code
    valid = {name: puzzle for name, puzzle in results.items() if puzzle is not None}
    for name in results:
        if name not in valid:
            print(say(arguments.language, "cli-puzzles-lost", name=name), file=sys.stderr)
    print(dumps(command_again(arguments), valid), end="")
    return 0 if len(valid) == len(results) else 1


def check(arguments: Namespace, game: TutorGame) -> int:
    """Print by how much the best turn of each puzzle leads in deals of its own; return 1 when one does not hold."""
    known = read_puzzles(arguments.of)
    names, deals = list(known), arguments.deals
    failed = False
    tasks = [(game.name, puzzle, arguments.seed or 0, deals) for puzzle in known.values()]
    results = done_by_workers(arguments.processes, measure_lead, tasks)
    for number, (lead, error) in results.items():
        holds = lead + 2 * error >= CLEAR and lead > 2 * error
        key = "cli-puzzles-holds" if holds else "cli-puzzles-fails"
        print(say(arguments.language, key, name=names[number], deals=deals, lead=lead, error=error))
        failed = failed or not holds
    return ended(arguments, len(results), len(tasks)) or int(failed)


def value_puzzle(name: str, puzzle: Puzzle, seed: int, deals: int) -> ValuedPuzzle | None:
    """Return a puzzle valued anew: what a worker process is asked for."""
    return valued_again(puzzle, find_game(name), seed, PuzzleEffort(deals=deals))


def measure_lead(name: str, puzzle: Puzzle, seed: int, deals: int) -> tuple[float, float]:
    """Return the lead of a puzzle in deals of its own: what a worker process is asked for."""
    return lead_again(puzzle, find_game(name), seed, deals)


def read_puzzles(file: str) -> dict[str, Puzzle]:
    """Return the puzzles of a file; raises UnreadableError when it holds none."""
    data = parse_json(read_file(file), file)
    try:
        return puzzles_of(data)
    except UnreadableError as error:
        raise UnreadableError("cli-puzzles-file", file=file, problem=error.message) from error


def command_again(arguments: Namespace) -> str:
    """Return the command that values the same puzzles again: it makes the very same file from the file."""
    return (
        f"trajan-tutor puzzles {arguments.game} --of {Path(arguments.of).name} --seed {arguments.seed or 0}"
        f" --deals {arguments.deals}"
    )


def command_of(arguments: Namespace, games: int) -> str:
    """Return the command that makes the same puzzles again."""
    options = "".join(f" --option {option}" for option in arguments.option)
    return (
        f"trajan-tutor puzzles {arguments.game} --seats {arguments.seats} --seed {arguments.seed}"
        f" --games {games} --each {arguments.each}{options}"
    )


def searched(arguments: Namespace) -> list[list[ValuedPuzzle]]:
    """Return the puzzles of every game, in the order of the games; after an interrupt, of the first ones."""
    setup = setup_of(arguments)
    tasks = [(arguments.game, replace(setup, seed=setup.seed + number)) for number in range(arguments.games)]
    results = done_by_workers(arguments.processes, puzzles_of_game, tasks)
    first = next((number for number in range(len(tasks)) if number not in results), len(tasks))
    return [results[number] for number in range(first)]


def puzzles_of_game(name: str, setup: Setup) -> list[ValuedPuzzle]:
    """Return the puzzles of one game: what a worker process is asked for."""
    return [puzzle for puzzle in puzzles(find_game(name), setup, PuzzleEffort()) if puzzle is not None]


def by_theme(puzzles: list[ValuedPuzzle], each: int) -> dict[str, ValuedPuzzle]:
    """Return the clearest puzzles of each theme, by a name made of the theme and a number."""
    themes: dict[str, list[ValuedPuzzle]] = {}
    for one in puzzles:
        themes.setdefault(one.theme, []).append(one)
    return {
        f"{theme}-{number}": one
        for theme, same in sorted(themes.items())
        for number, one in enumerate(sorted(same, key=lambda puzzle: -puzzle.lead)[:each], start=1)
    }


def fill_shelf(arguments: Namespace, game: TutorGame) -> int:
    """Print a shelf of so many puzzles as JSON; return 1 when there are none.

    After an interrupt those of the first games are printed.
    """
    first = arguments.seed or 1
    tasks = [(arguments.game, first + number) for number in range(arguments.games)]
    results = done_by_workers(arguments.processes, shelf_puzzles_of_game, tasks)
    games = next((number for number in range(len(tasks)) if number not in results), len(tasks))
    chosen = mixed((puzzle for number in range(games) for puzzle in results[number]), arguments.count)
    code = ended(arguments, games, len(tasks))
    if chosen:
        command = f"trajan-tutor puzzles {game.name} --count {arguments.count} --seed {first} --games {games}"
        print(shelf_as_json(command, chosen), end="")
    elif not code:
        print(say(arguments.language, "cli-puzzles-none", games=arguments.games))
    return code or int(not chosen)


def check_shelf(arguments: Namespace, game: TutorGame) -> int:
    """Print whether so many puzzles of the shelf hold in deals of their own; return 1 when one does not."""
    shelf = shelf_of(game)
    step = max(1, len(shelf) // arguments.count)
    failed = False
    for puzzle in shelf[::step][: arguments.count]:
        figure, holds = holds_again(game, puzzle.mistake, arguments.seed or 1, arguments.deals)
        key = "cli-puzzles-holds" if holds else "cli-puzzles-fails"
        text = say(
            arguments.language, key, name=puzzle.name, deals=arguments.deals, lead=figure.points, error=figure.error
        )
        print(text)
        failed = failed or not holds
    return int(failed)


def shelf_puzzles_of_game(name: str, seed: int) -> list[ShelfPuzzle]:
    """Return the puzzles of one game that bots play: what a worker process is asked for."""
    game = find_game(name)
    # With few seats most hangs on one's own turn.
    setup, bots, bot = Setup(min(game.seat_counts), seed), Bots(), BOTS[seed % len(BOTS)]
    state = game.new_game(setup)
    line: list[str] = []
    puzzles: list[ShelfPuzzle] = []
    while not game.is_over(state) and len(puzzles) < _OF_ONE_GAME:
        is_apart = not puzzles or len(line) - len(puzzles[-1].mistake.record.moves) >= _APART
        # What others choose in secret at the same time leaves no turn that is clearly the best.
        if is_apart and game.may_evaluate(state) and not game.is_closing(state) and not game.is_secret(state):
            clear = clear_turn(game, game.observe(state, game.current_seat(state)), seed)
            if clear is not None:
                puzzles.append(shelf_puzzle(game, Record(name, setup, list(line)), state, clear))
        move = bots.choose(bot, game, state, seed, len(line))
        line.append(game.notation(move))
        game.apply(state, move)
    return puzzles
