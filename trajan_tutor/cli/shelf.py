"""The command that fills the shelf of puzzles of a game, and checks some of it in deals of their own."""

from argparse import Namespace
from typing import Final

from trajan_tutor.cli.output import say
from trajan_tutor.cli.workers import done_by_workers, ended
from trajan_tutor.coach.clear_turns import clear_turn, holds_again
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.record import Record
from trajan_tutor.lessons.puzzle_shelf import BOTS, ShelfPuzzle, dumps, mixed, shelf_of, shelf_puzzle
from trajan_tutor.session.players import Bots

# So many puzzles come from one game at most, so many decisions apart.
_OF_ONE_GAME: Final = 5
_APART: Final = 8


def fill_shelf(arguments: Namespace, game: TutorGame) -> int:
    """Print a shelf of so many puzzles as JSON; return 1 when there are none.

    After an interrupt those of the first games are printed.
    """
    first = arguments.seed or 1
    tasks = [(arguments.game, first + number) for number in range(arguments.games)]
    results = done_by_workers(arguments.processes, puzzles_of_game, tasks)
    games = next((number for number in range(len(tasks)) if number not in results), len(tasks))
    chosen = mixed((puzzle for number in range(games) for puzzle in results[number]), arguments.count)
    code = ended(arguments, games, len(tasks))
    if chosen:
        command = f"trajan-tutor puzzles {game.name} --count {arguments.count} --seed {first} --games {games}"
        print(dumps(command, chosen), end="")
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


def puzzles_of_game(name: str, seed: int) -> list[ShelfPuzzle]:
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
