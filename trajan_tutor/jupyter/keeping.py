"""Saving by itself, and the saved game that a person may want to continue."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import shelf
from trajan_tutor.session.play import Play
from trajan_tutor.session.saves import SavingError

# Writing a file must not make a click wait, and several clicks in a row need one file.
DELAY_SECONDS: Final = 0.25


class Keeper:
    """Saves a game on its shelf a little after something was done in it; at once where no loop of events runs."""

    __slots__ = ("_play", "_tell", "_waits")

    def __init__(self, tell: Callable[[Message], None]) -> None:
        """Tell what goes wrong in this way."""
        self._tell = tell
        self._play: Play | None = None
        self._waits = False

    def later(self, play: Play) -> None:
        """Save a game soon."""
        self._play = play
        if self._waits:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self.now()
            return
        self._waits = True
        loop.call_later(DELAY_SECONDS, self.now)

    def now(self) -> None:
        """Save the game that waits for it, if one does."""
        self._waits = False
        play, self._play = self._play, None
        if play is None:
            return
        try:
            shelf.autosave(play)
        except SavingError as error:
            self._tell(error.message)


def offered(play: Play) -> shelf.Saved | None:
    """Return the saved game that may be continued instead of a new one; one that is over is none."""
    saved = shelf.offer(play)
    return None if saved is None or saved.over else saved


def offer_words(saved: shelf.Saved, words: Words) -> dict[str, Any]:
    """Return the offer to continue a saved game: when it was played, and how far it got."""
    when = saved.when.astimezone()
    key = "board-offer-turn" if saved.turns else "board-offer-decisions"
    number = saved.turns or saved.decisions
    return {
        "text": words(Message.of(key, when=when, number=number)),
        "yes": words(Message.of("board-offer-continue")),
        "no": words(Message.of("board-offer-no")),
    }
