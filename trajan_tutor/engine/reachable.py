"""Whether a position can arise in play: a capability of a game, asked for where positions are made by hand.

The reader of positions refuses what the rules cannot play on from. This asks for more: that every piece is where a game
from the setup on could have brought it.
"""

from typing import Protocol, runtime_checkable

from trajan_tutor.engine.game import Game, S, S_contra
from trajan_tutor.engine.message import Message


@runtime_checkable
class Judging(Protocol[S_contra]):
    """A game that can say why a position cannot arise."""

    def impossible(self, state: S_contra) -> list[Message]:
        """Return everything in a state between two turns that no game can lead to; nothing for any other state."""


def impossible(game: Game[S], state: S) -> list[Message]:
    """Return why a state cannot arise in play; nothing where the game does not say."""
    return game.impossible(state) if isinstance(game, Judging) else []
