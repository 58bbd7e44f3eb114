"""How wide and how deep a search looks, and how it chooses what to sample next."""

from dataclasses import dataclass
from enum import StrEnum


class Selection(StrEnum):
    """How samples are shared among candidates: as sequential halving does, or by upper confidence bounds."""

    HALVING = "halving"
    CONFIDENCE = "confidence"


@dataclass(frozen=True, slots=True)
class Settings:
    """How wide and how deep a search looks.

    First every turn is looked at, as long as no more than `enumerated` positions lie on the ways to their ends. Where
    there are more (0: always), `turns_drawn` turns are drawn instead, in rounds. The `kept` best are sampled. They are
    the best by the game's estimate; or, of the `screened` best by it, those that do best in `screening` samples of
    each, since the estimate knows one turn from another less well than they do. With more samples, more are looked at:
    `drawn_per_sample` further turns for every sample, and so many candidates that there are `widening` samples for the
    square of their number. A playout goes `turns_ahead` turns of every seat far, each the best of `tries`; in
    a game with long playouts to the end of the round, or of a later one. With `is_to_scope_end` it goes on until the
    scope beyond the turn has ended, such as a quarter, where what was prepared is paid.
    `first_samples` are given to every candidate; `curiosity`, in points, is the weight of the bonus for few samples in
    the selection by confidence.
    """

    enumerated: int = 500
    turns_drawn: int = 240
    kept: int = 20
    screened: int = 0
    screening: int = 2
    turns_ahead: int = 2
    tries: int = 8
    first_samples: int = 4
    curiosity: float = 6.0
    drawn_per_sample: float = 0.5
    widening: float = 2.0
    selection: Selection = Selection.HALVING
    is_to_scope_end: bool = False
