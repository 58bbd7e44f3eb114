"""Fills the figures of the rules from `data/components.toml`."""

from functools import lru_cache, partial

from trajan_tutor.engine.components import Components, components_in
from trajan_tutor.games.caesar import RESOURCES
from trajan_tutor.games.caesar.rules import codes, names, weights
from trajan_tutor.games.caesar.rules.figures import Figures


def components() -> Components:
    """Return the component data of Caesar!."""
    return components_in(RESOURCES.data)


def figures() -> Figures:
    """Return the figures of a game in which every ruling is the default.

    >>> figures().high[names.TOKENS.index("sword-7-0")]
    7
    """
    return _fill(())


def figures_for(options: dict[str, object]) -> Figures:
    """Return the figures in force under the options of a game: ids of rulings to the chosen values.

    They are shared by all states with these options. Raises MisusedError for an unknown ruling or value.

    >>> figures_for({"C12": "must"}).bank_draw_is_optional
    False
    """
    return _fill(tuple(sorted(components().options(options).items())))


@lru_cache(maxsize=64)
def _fill(chosen: tuple[tuple[str, object], ...]) -> Figures:
    data = components()
    filled = Figures()
    filled.made_by = figures_for
    filled.options = dict(chosen)
    _fill_rulings(filled, data)
    _fill_map(filled, data)
    _fill_tokens(filled, data)
    _fill_pieces(filled, data)
    filled.weights, filled.chances = weights.weights(), weights.chances()
    size = (codes.TOKENS * codes.SYMBOLS) << codes.SPACES_PER_SYMBOL
    filled.placements = [None] * size
    return filled


def _fill_map(figures: Figures, data: Components) -> None:
    ends = [border.split("-") for border in names.BORDERS]
    figures.first = [names.PROVINCES.index(first) for first, _ in ends]
    figures.second = [names.PROVINCES.index(second) for _, second in ends]
    figures.border_symbol = [names.SYMBOLS.index(data["map.borders"][border]) for border in names.BORDERS]
    figures.spaces = [
        [border for border in range(codes.BORDERS) if figures.border_symbol[border] == symbol]
        for symbol in range(codes.SYMBOLS)
    ]
    figures.bit_of = [figures.spaces[figures.border_symbol[border]].index(border) for border in range(codes.BORDERS)]
    figures.mask_all = [(1 << len(spaces)) - 1 for spaces in figures.spaces]
    figures.borders_of = [
        [border for border in range(codes.BORDERS) if province in (figures.first[border], figures.second[border])]
        for province in range(codes.PROVINCES)
    ]
    figures.adjacent = [
        sorted(figures.first[border] + figures.second[border] - province for border in borders)
        for province, borders in enumerate(figures.borders_of)
    ]
    figures.central = [int(name in data["map.central"]) for name in names.PROVINCES]
    figures.checkpoints = [names.BORDERS.index(border) for border in data["map.checkpoints"]]
    figures.checkpoint_of = [
        figures.checkpoints.index(border) if border in figures.checkpoints else -1 for border in range(codes.BORDERS)
    ]


def _fill_tokens(figures: Figures, data: Components) -> None:
    parts = [name.split("-") for name in names.TOKENS]
    figures.high = [int(high) for _, high, _ in parts]
    figures.low = [int(low) for _, _, low in parts]
    figures.token_sum = [high + low for high, low in zip(figures.high, figures.low, strict=True)]
    figures.is_wild = [int(symbols == "wild") for symbols, _, _ in parts]
    figures.fits = [
        sum(1 << at for at, symbol in enumerate(names.SYMBOLS) if symbols == "wild" or symbol in symbols.split("/"))
        for symbols, _, _ in parts
    ]
    figures.token_count = [data["pieces.influence"].get(name, 0) for name in names.TOKENS]
    figures.centurion_tokens = [names.TOKENS.index(name) for name in data["pieces.centurions"]]


def _fill_pieces(figures: Figures, data: Components) -> None:
    figures.bonus_tokens = [data["pieces.bonus"].get(name, 0) for name in names.BONUS]
    figures.markers_per_side = data["pieces.control-markers"]
    figures.supply = data["setup.supply"]
    figures.supply_with_poison = data["setup.supply-with-poison"]
    figures.replaced = data["setup.replaced"]
    figures.row = data["solo.row"]
    figures.decks = [_tiles(data["solo.decks"].get(name, ())) for name in names.DIFFICULTIES]
    figures.decks_with_centurions = [
        _tiles(data["solo.decks-with-centurions"].get(name, ())) for name in names.DIFFICULTIES
    ]


def _tiles(words: tuple[str, ...]) -> list[int]:
    return [names.TILES.index(word) for word in words]


def _fill_rulings(figures: Figures, data: Components) -> None:
    chosen = partial(data.chosen, options=figures.options)
    figures.closed_together = chosen("C1") != "one-by-one"
    figures.one_border_step = chosen("C1") == "one-border-step"
    figures.extra_turn_may_pass = chosen("C4") == "may-decline"
    figures.one_marker_forbids = chosen("C7") == "one"
    figures.empty_bank_allows = chosen("C11") == "without-drawing"
    figures.bank_draw_is_optional = chosen("C12") == "may"
    figures.bank_senate_takes_markers = chosen("C14") == "first-win"
    figures.second_centurion_counts = chosen("C15") == "both"
    figures.number_first = chosen("C23") == "number-first"
    figures.lead_lacks_less = chosen("C24") == "lead-counts"
    figures.token_first = chosen("C25") == "token-first"
    figures.second_may_fail = chosen("C29") == "left-out"
    figures.last_is_placed = chosen("C30") == "keeps-it"
    figures.always_careful = chosen("C31") == "rules-2-to-7"
    figures.space_first = chosen("C34") == "space-first"
    figures.highest_of_all = chosen("C35") == "of-all"
    figures.token_is_influence = chosen("C39") == "any-token"
    figures.unmarked_later = chosen("C53") == "any-closing"
    figures.player_marks_himself = chosen("C54") == "player-chooses"
    figures.senate_exactly = chosen("C55") == "exactly"
