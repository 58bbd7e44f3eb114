"""The games for other programs: an environment of PettingZoo and a game of OpenSpiel, over any game that has vectors.

Needs the extra `rl`; nothing else in the package imports this room or what it needs. `docs/other-programs.md` shows
both.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from trajan_tutor.i18n import Words

if TYPE_CHECKING:
    import pyspiel
    from pettingzoo import AECEnv

__all__ = ["environment", "open_spiel_game"]


def environment(
    game: str,
    *,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    setup: str = "quick",
    render_mode: str | None = None,
    **settings: object,
) -> "AECEnv[str, dict[str, Any], int]":
    """Return a PettingZoo AEC environment of a game, with an agent for each seat that somebody plays.

    `setup` is `quick` (decided by chance) or `choose` (every choice of the rules); any other `settings` are options by
    their names, such as the modules of a game. The render mode `ansi` renders what
    the agent to act knows as text. Raises MisusedError for a game, seats or options that there are not, and ImportError
    without the extra `rl`.
    """
    try:
        from trajan_tutor.rl import aec
    except ImportError as error:
        raise ImportError(Words().say("rl-missing")) from error
    return aec.environment(game, seats, {**(options or {}), **settings}, setup, render_mode)


def open_spiel_game(
    game: str,
    *,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    setup: str = "quick",
    seeds: int = 1000,
    **settings: object,
) -> "pyspiel.Game":
    """Return a game of OpenSpiel, with a player for each seat that somebody plays.

    Chance acts once, at the root: it draws one of so many `seeds`, which decides the deal and everything drawn later.
    `settings` are options, as in `environment`.
    Raises MisusedError and ImportError as `environment` does.
    """
    try:
        from trajan_tutor.rl import spiel
    except ImportError as error:
        raise ImportError(Words().say("rl-missing")) from error
    return spiel.open_spiel_game(game, seats, {**(options or {}), **settings}, setup, seeds)
