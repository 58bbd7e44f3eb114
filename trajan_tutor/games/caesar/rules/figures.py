"""The figures of the game as typed lists, filled once and shared by every state.

Where they come from, and how sure each one is, stands in `data/components.toml`.
"""

from collections.abc import Callable


class Figures:
    """What the rules look up: the map, the pieces, the decks of Crassus, and the rulings in force.

    Lists are indexed by the codes of `codes`. `placements` keeps lists of moves that were asked for before: by
    token, symbol and mask of free spaces.
    """

    __slots__ = (
        "adjacent",
        "always_careful",
        "bank_draw_is_optional",
        "bank_senate_takes_markers",
        "bit_of",
        "bonus_tokens",
        "border_symbol",
        "borders_of",
        "central",
        "centurion_tokens",
        "chances",
        "checkpoint_of",
        "checkpoints",
        "closed_together",
        "decks",
        "decks_with_centurions",
        "empty_bank_allows",
        "extra_turn_may_pass",
        "first",
        "fits",
        "high",
        "highest_of_all",
        "is_wild",
        "last_is_placed",
        "lead_lacks_less",
        "low",
        "made_by",
        "markers_per_side",
        "mask_all",
        "number_first",
        "one_border_step",
        "one_marker_forbids",
        "options",
        "placements",
        "player_marks_himself",
        "replaced",
        "row",
        "second",
        "second_centurion_counts",
        "second_may_fail",
        "senate_exactly",
        "space_first",
        "spaces",
        "supply",
        "supply_with_poison",
        "token_count",
        "token_first",
        "token_is_influence",
        "token_sum",
        "unmarked_later",
        "weights",
    )

    options: dict[str, object]
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
    # Rulings that an option can change
    closed_together: bool  # C1
    one_border_step: bool  # C1
    extra_turn_may_pass: bool  # C4
    one_marker_forbids: bool  # C7
    empty_bank_allows: bool  # C11
    bank_draw_is_optional: bool  # C12
    bank_senate_takes_markers: bool  # C14
    second_centurion_counts: bool  # C15
    number_first: bool  # C23
    lead_lacks_less: bool  # C24
    token_first: bool  # C25
    second_may_fail: bool  # C29
    last_is_placed: bool  # C30
    always_careful: bool  # C31
    space_first: bool  # C34
    highest_of_all: bool  # C35
    token_is_influence: bool  # C39
    unmarked_later: bool  # C53
    player_marks_himself: bool  # C54
    senate_exactly: bool  # C55
    # Moves asked for before
    placements: list[list[int] | None]

    # Who fills them; pickle asks again, so that a process has the figures, and the moves asked for, once
    made_by: Callable[[dict[str, object]], "Figures"]

    def __reduce__(self) -> tuple[Callable[[dict[str, object]], "Figures"], tuple[dict[str, object]]]:
        """Return how pickle finds the figures again: they are the same for every game with these options."""
        return self.made_by, (self.options,)
