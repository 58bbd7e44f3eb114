"""Fills the figures of the rules from `data/components.toml`."""

from collections.abc import Iterable
from functools import lru_cache, partial

from trajan_tutor.engine.components import Components, components_in
from trajan_tutor.games.sylla import RESOURCES
from trajan_tutor.games.sylla.rules import codes, names, weights
from trajan_tutor.games.sylla.rules.figures import Figures


def components() -> Components:
    """Return the component data of Sylla."""
    return components_in(RESOURCES.data)


def figures() -> Figures:
    """Return the figures of a game in which every ruling is the default.

    >>> figures().row[4]
    6
    """
    return _fill(())


def figures_for(options: dict[str, object]) -> Figures:
    """Return the figures in force under the options of a game: ids of rulings to the chosen values.

    They are shared by all states with these options. Raises MisusedError for an unknown ruling or value.

    >>> figures_for({"S15": 0}).lowest_hexagons
    0
    """
    return _fill(tuple(sorted(components().options(options).items())))


@lru_cache(maxsize=64)
def _fill(chosen: tuple[tuple[str, object], ...]) -> Figures:
    data = components()
    filled = Figures()
    filled.made_by = figures_for
    filled.options = dict(chosen)
    _fill_rulings(filled, data)
    _fill_cards(filled, data)
    _fill_buildings(filled, data)
    _fill_events(filled, data)
    _fill_works(filled, data)
    _fill_rounds(filled, data)
    filled.weights = weights.weights()
    return filled


def _codes_of(words: Iterable[str], known: tuple[str, ...]) -> list[int]:
    return [known.index(word) for word in words]


def _counts(table: dict[str, int], known: tuple[str, ...]) -> list[int]:
    return [table.get(word, 0) for word in known]


def _by_seats(table: dict[str, int]) -> list[int]:
    return [table.get(str(seats), 0) for seats in range(codes.SEATS + 1)]


def _fill_cards(figures: Figures, data: Components) -> None:
    figures.set_count = data["cards.sets"]
    figures.card_set = _counts(data["cards.set"], names.CARDS)
    figures.is_christian = [int(card.startswith("christian-")) for card in names.CARDS]
    colours = [_codes_of(data[f"hexagons.{card.removeprefix('christian-')}"], names.HEXAGONS) for card in names.CARDS]
    figures.hexagons = [sum(1 << colour for colour in own_colours) for own_colours in colours]
    figures.hexagon_cards = [
        [card for card in range(codes.CARDS) if colour in colours[card]] for colour in range(codes.COLOURS)
    ]


def _fill_buildings(figures: Figures, data: Components) -> None:
    counts = [_counts(data[f"buildings.{back}"], names.BUILDINGS) for back in "abc"]
    figures.buildings_by_back = [
        [building for building in range(codes.BUILDINGS) for _ in range(count[building])] for count in counts
    ]
    figures.stays = [int(building in data["buildings.stay"]) for building in names.BUILDINGS]
    keepable = data["buildings.kept"] if figures.tiles_kept else []
    figures.may_lie = [
        int(stays or name in keepable) for stays, name in zip(figures.stays, names.BUILDINGS, strict=True)
    ]
    prestige = {"arch": data["arch.prestige"], "statue": data["statue.prestige"]}
    figures.building_prestige = _counts(prestige, names.BUILDINGS)
    figures.slot_colours = _codes_of(data["slots"], names.HEXAGONS)
    figures.stall_deniers = data["stall.deniers"]
    figures.field_famine = data["field.famine"]
    figures.temple_price = data["temple.price"]
    figures.insula_tokens = data["insula.tokens"]
    figures.bank_deniers = data["bank.deniers"]


def _fill_events(figures: Figures, data: Components) -> None:
    token, marker = data["events.token"], data["events.marker"]
    figures.token_of_event = [names.COLOURS.index(token[name]) if name in token else -1 for name in names.EVENTS]
    figures.marker_of_event = [names.COLOURS.index(marker[name]) if name in marker else -1 for name in names.EVENTS]
    fought_by = data["events.fought-by"]
    figures.fights = [
        [event for event, name in enumerate(names.EVENTS) if fighter in fought_by[name]] for fighter in names.FIGHTERS
    ]
    figures.fights_mask = [
        sum(1 << bit for bit, fighter in enumerate(names.FIGHTERS) if fighter in fought_by[name])
        for name in names.EVENTS
    ]
    figures.icons = _counts(data["events.icons"], names.EVENTS)
    figures.famine_of_event = [data["events.famine"] if name == "famine" else 0 for name in names.EVENTS]
    covers: dict[str, list[str]] = data["events.covers"]
    covered = [covers.get(name, []) for name in names.EVENTS]
    figures.covers = [_codes_of([piece for piece in pieces if piece in names.CARDS], names.CARDS) for pieces in covered]
    figures.covers_buildings = [
        _codes_of([piece for piece in pieces if piece not in names.CARDS], names.BUILDINGS) for pieces in covered
    ]
    if figures.tiles_kept:
        keepable = _codes_of(data["buildings.kept"], names.BUILDINGS)
        figures.covers_buildings[names.EVENTS.index("flood")] += keepable
    figures.decadence_prestige = data["decadence.prestige"]
    figures.upper_events = data["setup.events"]


def _fill_works(figures: Figures, data: Components) -> None:
    figures.tokens_each = data["tokens.each"]
    figures.track_start = data["track.start"]
    figures.marker_value = [figures.crisis_value, *data["track.values"][1:]]
    figures.famine_start = data["famine.start"]
    figures.places = [list(data["works.places"].get(name, ())) for name in names.WORKS]
    templum = data["works.templum"]
    figures.templum = [templum[part] for part in ("many", "for-many", "some", "for-some")]
    steps: dict[str, int] = dict(data["works.step"])
    if "S1" in figures.options:
        steps = dict.fromkeys(steps, int(data["works.step"]["granarii"]))
    figures.steps = _counts(steps, names.WORKS)
    figures.plebs_votes = data["works.plebs"]


def _fill_rounds(figures: Figures, data: Components) -> None:
    figures.characters_chosen = _by_seats(data["setup.choice"])
    figures.row = _by_seats(data["setup.row"])
    figures.offers = _by_seats(data["offers"])
    figures.start_deniers = data["setup.deniers"]
    figures.start_prestige = data["setup.prestige"]
    figures.rounds = data["rounds"]
    figures.revenue = data["revenue"]
    figures.merchant_deniers = data["merchant.deniers"]
    figures.crisis_prestige = data["crisis.prestige"]
    figures.christian_prestige = data["christian.prestige"]
    figures.slave_price = data["slave.price"]
    figures.slave_prestige = data["slave.prestige"]


def _fill_rulings(figures: Figures, data: Components) -> None:
    chosen = partial(data.chosen, options=figures.options)
    figures.left_neighbour_offers = chosen("S3") == "left-neighbour"
    figures.tiles_kept = chosen("S4") == "may-be-kept"
    figures.turns_once = chosen("S5") == "nothing-more"
    figures.senators_open = chosen("S6") == "senators"
    figures.nobody_ranked_without_votes = chosen("S9") == "not-ranked"
    figures.tiles_drawn = chosen("S13") == "three-of-four"
    figures.own_senators_count = chosen("S14") == "not-allowed"
    figures.lowest_hexagons = chosen("S15")
    figures.holds_all_round = chosen("S17") == "all-round"
    figures.amounts_covered = chosen("S23") == "screens"
    figures.tokens_secret = chosen("S23") == "secret"
    figures.crises_together = chosen("S24") == "together"
    figures.all_slaves_or_none = chosen("S25") == "all-or-none"
    figures.crisis_value = chosen("S26")
    figures.senators_tilt = chosen("S32") == "tilt"
    figures.sales_count = chosen("S33") == "sales"
