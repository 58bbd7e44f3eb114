"""The figures of the game as typed lists, filled once and shared by every state.

Where they come from, and how sure each one is, stands in `data/components.toml`.
"""

from collections.abc import Callable


class Figures:
    """What the rules look up: the map, the pieces, the decks of Crassus.

    Lists are indexed by the codes of `codes`. `placements` keeps lists of moves that were asked for before: by
    token, symbol and mask of free spaces.
    """

    __slots__ = (
        "adjacent",
        "bit_of",
        "bonus_tokens",
        "border_symbol",
        "borders_of",
        "central",
        "centurion_tokens",
        "chances",
        "checkpoint_of",
        "checkpoints",
        "decks",
        "decks_with_centurions",
        "first",
        "fits",
        "high",
        "is_wild",
        "low",
        "made_by",
        "markers_per_side",
        "mask_all",
        "placements",
        "replaced",
        "row",
        "second",
        "spaces",
        "supply",
        "supply_with_poison",
        "token_count",
        "token_sum",
        "weights",
    )

    # The map
    first: list[int]  # by border: its first province
    second: list[int]  # by border: its second province
    border_symbol: list[int]
    bit_of: list[int]  # by border: its place among the spaces of its symbol
    spaces: list[list[int]]  # by symbol: its borders
    mask_all: list[int]  # by symbol: all spaces free
    borders_of: list[list[int]]  # by province, in the order of the border list
    adjacent: list[list[int]]  # by province
    central: list[int]  # by province: 1 for a central one
    checkpoints: list[int]  # borders
    checkpoint_of: list[int]  # by border: number of the checkpoint, -1 for none
    # Pieces
    fits: list[int]  # by token: mask of symbols
    high: list[int]
    low: list[int]
    token_sum: list[int]
    is_wild: list[int]
    token_count: list[int]  # by token: pieces of each side in the bag
    centurion_tokens: list[int]
    bonus_tokens: list[int]  # by bonus token: pieces of the base game, expansion pieces after them
    markers_per_side: int
    supply: int
    supply_with_poison: int
    replaced: int  # bonus tokens that a module replaces
    row: int
    decks: list[list[int]]  # by difficulty: tiles
    decks_with_centurions: list[list[int]]
    # The evaluation
    weights: list[int]  # by what is weighed
    chances: list[int]  # by free spaces, who is next, and lead
    # Moves asked for before
    placements: list[list[int] | None]

    # Who fills them; pickle asks again, so that a process has the figures, and the moves asked for, once
    made_by: Callable[[], "Figures"]

    def __reduce__(self) -> tuple[Callable[[], "Figures"], tuple[()]]:
        """Return how pickle finds the figures again: they are the same for every game."""
        return self.made_by, ()
