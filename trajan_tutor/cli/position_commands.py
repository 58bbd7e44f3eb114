"""The commands about positions: making one, what turns, phases and quarters lead to, and those of a record."""

import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from heapq import merge
from typing import IO

from trajan_tutor.cli.output import EXIT_LIMIT, read_file, read_position, say, setup_of
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import State
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.positions import may_write, record_in
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.record import states
from trajan_tutor.search.turns import turn_outcomes

# Lines that are sorted in memory at once; beyond that sorted runs go to temporary files.
_RUN = 100_000


def position(arguments: Namespace) -> int:
    """Print the canonical position after so many random turns."""
    game = find_game(arguments.game)
    state = game.new_game(setup_of(arguments))
    play_turns(game, state, arguments.turns, Rng(arguments.seed))
    print(game.dumps(state))
    return 0


def play_turns(game: TutorGame, state: State, turns: int, rng: Rng) -> None:
    """Play random moves until so many turns are over and the next one begins; raises MisusedError past the end."""
    last = game.begun(state) + turns
    while game.begun(state) < last or not game.may_evaluate(state) or game.is_closing(state):
        if game.is_over(state):
            break
        choices = game.legal(state)
        game.apply(state, choices[rng.below(len(choices))])
    if game.is_over(state):
        raise MisusedError("cli-position-over", turns=turns, played=game.begun(state))


def turns(arguments: Namespace) -> int:
    """Print every position that one whole turn of the actor can lead to, sorted; at the limit the lines so far."""
    return _print_outcomes(arguments, may_write)


def phase(arguments: Namespace) -> int:
    """Print every position that can stand at the beginning of the next scope, whoever decides, as `turns`."""
    return _print_outcomes(arguments, lambda game, state: game.may_evaluate(state))


def _print_outcomes(arguments: Namespace, is_end: Callable[[TutorGame, State], bool]) -> int:
    game, state = read_position(arguments.file)
    if game.is_over(state):
        raise MisusedError("cli-turns-over", file=arguments.file)
    if game.is_closing(state):
        raise MisusedError("cli-turns-period", file=arguments.file)
    cut = _Cut(arguments.limit)
    print_sorted(game.answer(after) for after in cut.of(turn_outcomes(game, state, partial(is_end, game))))
    if cut.reached:
        print(say(arguments.language, "cli-turns-limit", limit=arguments.limit), file=sys.stderr)
        return EXIT_LIMIT
    return 0


def positions(arguments: Namespace) -> int:
    """Print the first position of a record and the one after each turn, one JSON text a line."""
    record = record_in(parse_json(read_file(arguments.file), arguments.file))
    game = find_game(record.game)
    for state in states(game, record):
        if may_write(game, state):
            print(game.answer(state))
    return 0


def quarter(arguments: Namespace) -> int:
    """Print every result of the end of a quarter, sorted."""
    game, state = read_position(arguments.file)
    if not game.is_closing(state):
        raise MisusedError("cli-quarter-none", file=arguments.file)
    print_sorted(game.answer(after) for after in turn_outcomes(game, state))
    return 0


class _Cut:
    """Lets states through up to a limit and notes when there were more."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.reached = False

    def of(self, states: Iterable[State]) -> Iterator[State]:
        """Yield states until the limit."""
        for number, state in enumerate(states):
            if number == self.limit:
                self.reached = True
                return
            yield state


def print_sorted(lines: Iterable[str]) -> None:
    """Print lines in order, each once; more lines than fit well in memory go through temporary files."""
    with ExitStack() as files:
        runs: list[IO[str]] = []
        run: list[str] = []
        for line in lines:
            run.append(line)
            if len(run) == _RUN:
                runs.append(files.enter_context(_stored(run)))
                run = []
        run.sort()
        stored = [(line.rstrip("\n") for line in file) for file in runs]
        before = None
        for line in merge(run, *stored):
            if line != before:
                sys.stdout.write(line + "\n")
            before = line


def _stored(run: list[str]) -> IO[str]:
    file = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - the caller's stack closes it
    run.sort()
    file.writelines(line + "\n" for line in run)
    file.seek(0)
    return file
