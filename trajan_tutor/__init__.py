"""A tutor for Roman board games that lives in Jupyter.

The public names are few. Everything heavy is imported when a game begins, so that the package imports quickly and
without Jupyter.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

__version__ = "0.1.0"
__all__ = ["__version__", "game_names", "load", "play"]


def game_names() -> tuple[str, ...]:
    """Return the names of the games that can be played."""
    from trajan_tutor.engine import games

    return games.game_names()


def play(  # noqa: PLR0913 (each is a plain word of a call that people write)
    game: str,
    *,
    seats: int = 2,
    seed: int | None = None,
    people: Sequence[int] = (0,),
    bots: str | Sequence[str] = "random",
    names: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    setup: str = "quick",
    position: str | Mapping[str, Any] = "",
    language: str = "en",
) -> Any:
    """Begin a game; the value shows its board when it stands at the end of a cell.

    `people` are the seats that people play, counted from 0; `bots` play the others: one name for all, or one for each.
    `setup` is `quick` (decided by chance) or `choose` (every choice of the rules). The same seed deals the same game.
    `options` change figures and rulings of the game. `position` is a position to start from instead.
    """
    from trajan_tutor.jupyter import board_of, told
    from trajan_tutor.session.start import new_play

    with told(language):
        begun = new_play(
            game,
            seats=seats,
            seed=seed,
            people=people,
            bots=bots,
            names=names,
            options=options,
            setup=setup,
            position=position,
        )
        return board_of(begun, language)


def load(path: str | Path, *, language: str = "en") -> Any:
    """Take up a saved game; the value shows its board when it stands at the end of a cell."""
    from trajan_tutor.jupyter import board_of, told
    from trajan_tutor.session import saves

    with told(language):
        return board_of(saves.load(path), language)
