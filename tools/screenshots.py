"""Draws the pictures of the guide: a board in the dark, and at the end of a game.

    python tools/screenshots.py GAME FOLDER

The same command always writes the same files.
"""

import sys
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.i18n import Words
from trajan_tutor.view import PictureForm, draw_board

SEED: Final = 7
_TURNS: Final = 40
# Longer than any game.
_ALL: Final = 10_000


def screenshots(game: TutorGame, folder: Path) -> list[Path]:
    """Write the pictures into a folder, and return their files."""
    words = Words("en", folders=(game.resources.words,))
    wide, end = shown(game, max(game.seat_counts), _TURNS), shown(game, max(game.seat_counts), _ALL)
    drawn = {
        "board-dark": draw_board(**wide, words=words, form=PictureForm.BARE, theme="dark"),
        "board-end": draw_board(**end, words=words, form=PictureForm.BARE),
    }
    files = []
    for name, drawing in drawn.items():
        files.append(folder / f"{name}.svg")
        drawing.save_svg(files[-1])
    return files


def shown(game: TutorGame, seats: int, turns: int) -> dict[str, Any]:
    """Return what a picture shows of a random game after so many turns, as its actor sees it."""
    state = game.new_game(Setup(seats=seats, seed=SEED))
    rng = Rng(SEED)
    while not game.is_over(state) and game.begun(state) < turns:
        choices = game.legal(state)
        game.apply(state, choices[rng.below(len(choices))])
    actor = max(game.current_seat(state), 0)
    spots = frozenset(spot for move in game.legal(state) for spot in game.spots_of(state, move))
    return {"game": game, "observation": game.observe(state, actor), "own_seat": actor, "legal": spots}


def main(arguments: list[str]) -> int:
    """Draw the pictures of the game that the arguments name into the folder that they name."""
    if len(arguments) != 2:
        print("usage: python tools/screenshots.py GAME FOLDER", file=sys.stderr)
        return 2
    for file in screenshots(find_game(arguments[0]), Path(arguments[1])):
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
