"""One line below a cell that tells how far something has come that takes a while, and is gone afterwards."""

import sys
import time
from typing import Any, Final

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words

# What takes less is not worth a word; more often nobody reads it.
_PATIENCE: Final = 0.5
_PAUSE: Final = 0.2


class ProgressLine:
    """Tells how many of some things are done, where a notebook runs; a message has both as `done` and `whole`."""

    def __init__(self, key: str, words: Words) -> None:
        """Tell nothing yet."""
        self._key = key
        self._words = words
        self._next = time.monotonic() + _PATIENCE
        self._shown: Any = None

    def __call__(self, done: int, whole: int) -> None:
        """Tell how far it has come, if it takes a while."""
        if time.monotonic() < self._next or not _is_notebook():
            return
        self._next = time.monotonic() + _PAUSE
        from IPython.display import display

        bundle = {"text/plain": self._words(Message.of(self._key, done=done, whole=whole))}
        if self._shown is None:
            self._shown = display(bundle, raw=True, display_id=True)  # type: ignore[no-untyped-call]
        else:
            self._shown.update(bundle, raw=True)

    def close(self) -> None:
        """Tell nothing any more."""
        if self._shown is not None:
            self._shown.update({"text/plain": ""}, raw=True)


def _is_notebook() -> bool:
    # Nothing is imported to find it out: where a notebook runs, it is there.
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return shell is not None and hasattr(shell, "kernel")
