"""The figures of the game as typed lists, filled once and shared by every state.

Where they come from, and how sure each one is, stands in `data/components.toml`.
"""

from collections.abc import Callable


class Figures:
    """What the rules look up: cards, tiles, events, works, tracks, and the rulings in force.

    Lists are indexed by the codes of `codes`; those by seats have an entry for every number of seats up to four.
    """

    __slots__ = (
        "all_slaves_or_none",
        "amounts_covered",
        "bank_deniers",
        "building_prestige",
        "buildings_by_back",
        "card_set",
        "characters_chosen",
        "christian_prestige",
        "covers",
        "covers_buildings",
        "crises_together",
        "crisis_prestige",
        "crisis_value",
        "decadence_prestige",
        "famine_of_event",
        "famine_start",
        "field_famine",
        "fights",
        "fights_mask",
        "hexagon_cards",
        "hexagons",
        "holds_all_round",
        "icons",
        "insula_tokens",
        "is_christian",
        "left_neighbour_offers",
        "lowest_hexagons",
        "made_by",
        "marker_of_event",
        "marker_value",
        "may_lie",
        "merchant_deniers",
        "nobody_ranked_without_votes",
        "offers",
        "options",
        "own_senators_count",
        "places",
        "plebs_votes",
        "revenue",
        "rounds",
        "row",
        "sales_count",
        "senators_open",
        "senators_tilt",
        "set_count",
        "slave_prestige",
        "slave_price",
        "slot_colours",
        "stall_deniers",
        "start_deniers",
        "start_prestige",
        "stays",
        "steps",
        "temple_price",
        "templum",
        "tiles_drawn",
        "tiles_kept",
        "token_of_event",
        "tokens_each",
        "tokens_secret",
        "track_start",
        "turns_once",
        "upper_events",
        "weights",
    )

    options: dict[str, object]
    # Cards
    set_count: int
    card_set: list[int]  # by card: how many of it are in a set
    is_christian: list[int]  # by card
    hexagons: list[int]  # by card: mask of colours
    hexagon_cards: list[list[int]]  # by colour: the cards that show it
    # Buildings
    buildings_by_back: list[list[int]]  # by back: the tiles, sorted
    stays: list[int]  # by building: 1 for one that stays
    may_lie: list[int]  # by building: 1 for one that can lie in an area, since it stays or may be kept (S4)
    building_prestige: list[int]  # by building
    slot_colours: list[int]
    stall_deniers: int
    field_famine: int
    temple_price: int
    insula_tokens: int
    bank_deniers: int
    # Events
    token_of_event: list[int]  # by event: colour, -1 for Decadence
    fights: list[list[int]]  # by fighter: the events it fights
    fights_mask: list[int]  # by event: bit of each fighter
    icons: list[int]  # by event
    marker_of_event: list[int]  # by event: colour whose marker it moves, -1 for none
    famine_of_event: list[int]  # by event
    covers: list[list[int]]  # by event: cards that it turns face down
    covers_buildings: list[list[int]]  # by event: buildings that it turns face down
    decadence_prestige: int
    upper_events: int
    # Tokens and tracks
    tokens_each: int
    track_start: int
    marker_value: list[int]  # by space of the track
    famine_start: int
    # Great works
    places: list[list[int]]  # by work: prestige by place
    templum: list[int]  # many votes, prestige for them, some votes, prestige for them
    steps: list[int]  # by work: votes for a step
    plebs_votes: int
    # The round and the end
    characters_chosen: list[int]  # by seats
    row: list[int]  # by seats
    offers: list[int]  # by seats
    start_deniers: int
    start_prestige: int
    rounds: int
    revenue: int
    merchant_deniers: int
    crisis_prestige: int
    christian_prestige: int
    slave_price: int
    slave_prestige: int
    # The evaluation
    weights: list[int]
    # Rulings that an option can change
    left_neighbour_offers: bool  # S3
    tiles_kept: bool  # S4
    turns_once: bool  # S5
    senators_open: bool  # S6
    nobody_ranked_without_votes: bool  # S9
    tiles_drawn: bool  # S13
    own_senators_count: bool  # S14
    lowest_hexagons: int  # S15
    holds_all_round: bool  # S17
    amounts_covered: bool  # S23: boards cover what others have
    tokens_secret: bool  # S23: those of Private temple and Insula
    crises_together: bool  # S24
    all_slaves_or_none: bool  # S25
    crisis_value: int  # S26
    senators_tilt: bool  # S32
    sales_count: bool  # S33

    # Who fills them; pickle asks again, so that a process has the figures once
    made_by: Callable[[dict[str, object]], "Figures"]

    def __reduce__(self) -> tuple[Callable[[dict[str, object]], "Figures"], tuple[dict[str, object]]]:
        """Return how pickle finds the figures again: they are the same for every game with these options."""
        return self.made_by, (self.options,)
