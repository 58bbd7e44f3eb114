"""Every state that one whole turn, or all until the next boundary, can lead to, without duplicates."""

import marshal
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, cast

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.game import Game, S

_DIGEST_BYTES = 16
# Later versions of the format tell how often a value is referred to, in which equal states and the two builds differ.
_WITHOUT_REFERENCES = 2


def digest(game: Game[S], state: S) -> bytes:
    """Return a short fingerprint of a state's key: 128 bits, since millions of keys would fill the memory."""
    return blake2b(marshal.dumps(cast("Any", game.key(state)), _WITHOUT_REFERENCES), digest_size=_DIGEST_BYTES).digest()


def turn_outcomes(game: SearchableGame[S], state: S, is_end: Callable[[S], bool] | None = None) -> Iterator[S]:
    """Yield every state at the next boundary that the moves from a state can lead to, each once.

    `is_end` says what a boundary is; without it the next innermost scope is one.

    Equal states in the middle of a turn are followed once only, so that the order in which equal things are done
    does not multiply the work.
    """
    has_ended = is_end or game.may_evaluate
    seen: set[bytes] = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        for move in game.legal(here):
            after = game.copy(here)
            game.apply(after, move)
            mark = digest(game, after)
            if mark in seen:
                continue
            seen.add(mark)
            if has_ended(after):
                yield after
            else:
                waiting.append(after)
