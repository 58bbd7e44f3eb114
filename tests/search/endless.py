"""Works on and on in a process of its own, is interrupted, and says whether all is well: for `test_interrupts`.

It reads a line, says `working`, works until it is interrupted, and answers with a line of its own. Interrupts wait
while it does not work.
"""

import signal
import sys
from collections.abc import Callable, Iterator

from trajan_tutor.cli.measure import simulate_games
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import playouts_of
from trajan_tutor.search.tournament import Pairing, play_pairing
from trajan_tutor.session.session import Session
from trajan_tutor.shown.asking import hint

GAMES = ("trajan", "caesar")


def playouts(game: TutorGame, seed: int) -> None:
    """Play a random game, setup included."""
    playouts_of(game).play_out(game.new_game(Setup(seats=max(game.seat_counts), seed=seed)), Rng(seed))


def hints(game: TutorGame, seed: int) -> None:
    """Ask for a hint that takes very long."""
    hint(Session(game, Setup(seats=2, seed=seed), ("person", "person")), samples=10**6)


def tournaments(game: TutorGame, seed: int) -> None:
    """Let a search play against a simple bot."""
    play_pairing(game, ("lookahead@30", "greedy"), Pairing(seed, (0, 1)))


WORK: dict[str, Callable[[TutorGame, int], None]] = {"playouts": playouts, "hints": hints, "tournaments": tournaments}


def outcomes() -> Iterator[str]:
    """Give what some random games of every kind come to."""
    for name in GAMES:
        yield simulate_games(find_game(name), 2, 1, 5)["checksum"]


def say(word: str) -> None:
    """Tell a word to whoever started this."""
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def main(work: Callable[[TutorGame, int], None]) -> None:
    """Work between the lines of the standard input."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    # Python leaves an import half done that is broken off: the words are read before.
    hint(Session(find_game(GAMES[0]), Setup(seats=2, seed=1), ("person", "person")), samples=20)
    expected = list(outcomes())
    say("ready")
    for number, _ in enumerate(sys.stdin):
        try:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
            say("working")
            seed = 1000 * number
            while True:
                seed += 1
                work(find_game(GAMES[seed % len(GAMES)]), seed)
        except KeyboardInterrupt:
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        say("well" if list(outcomes()) == expected else "changed")


if __name__ == "__main__":
    main(WORK[sys.argv[1]])
