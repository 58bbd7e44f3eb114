"""The data of Trajan: every figure has a source, the counts add up, every code has its twin."""

import importlib
import tomllib
from pathlib import Path

import pytest
from games.trajan.random_games import TRAJAN

from trajan_tutor.engine.components import Status
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.components import components, figures_for, trajan_tile_names
from trajan_tutor.games.trajan.rules.figures import Figures
from trajan_tutor.i18n import Words

DATA = components()
HAS_WORDS = Words("en", (TRAJAN.resources.words,)).has


def test_every_figure_has_a_source_and_a_status() -> None:
    """And a reconstructed one says why, a ruling which."""
    for figure in DATA.figures.values():
        assert figure.sources
        assert all(source in DATA.sources for source in figure.sources)
        if figure.status is Status.RECONSTRUCTED:
            assert figure.note, figure.name
        if figure.status is Status.RULING:
            assert figure.ruling in DATA.rulings, figure.name
        if figure.note:
            assert HAS_WORDS(f"trajan-note-{figure.note}")


def test_a_ruling_without_an_option_says_why_there_is_none() -> None:
    """One with an option does not."""
    for name, ruling in DATA.rulings.items():
        assert HAS_WORDS(f"trajan-ruling-{name.lower()}-only") != bool(ruling.choices), name


def test_every_source_is_used() -> None:
    """A source that nothing comes from is a mistake; that of one book alone may wait for its figure."""
    used = {source for figure in DATA.figures.values() for source in figure.sources}
    assert set(DATA.sources) - used <= {"RB-cz", "RB-pl", "RB-pt"}


# ---- counts, section 1 of the rules


def test_there_are_54_trajan_tiles() -> None:
    """Nine in each of six stacks."""
    figures = figures_for()
    assert sum(figures.tile_count) == 54
    stacks = {
        "workers-1": 5,
        "workers-2": 4,
        "legionaries-1": 5,
        "legionaries-2": 4,
        "bread": 3,
        "games": 3,
        "religion": 3,
    }
    for kind, name in enumerate(names.TRAJAN_KINDS):
        tiles = [tile for tile in range(1, len(figures.tile_kind)) if figures.tile_kind[tile] == kind]
        assert sum(figures.tile_count[tile] for tile in tiles) == stacks.get(name, 9), name
    assert len(trajan_tile_names()) == len(figures.tile_kind) == len(set(trajan_tile_names()))


def test_there_are_70_forum_tiles_and_12_for_extra_actions() -> None:
    """Split as section 1.7 says."""
    figures = figures_for()
    assert sum(figures.forum_tiles) == 70
    assert figures.forum_tiles == [14, 14, 14, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1]
    assert figures.yellow_tiles * len(names.ACTIONS) == 12


def test_there_are_60_cards_20_buildings_15_demands_and_12_bonus_tiles() -> None:
    """And 15 figures and 12 markers for each player."""
    figures = figures_for()
    assert figures.goods_per_kind * len(names.GOODS) == 60
    assert len(names.CONSTRUCTION_TILES) == len(figures.construction_points) == 20
    assert figures.demand_tiles * len(names.DEMANDS) == 15
    assert len(names.BONUS) == codes.BONUS_TILES == 12
    assert figures.figures_per_seat == 15
    assert figures.markers_per_colour * len(names.COLOURS) == 12
    assert figures.plus_two_markers == 24 == 4 * len(names.ACTIONS)


def test_figures_are_those_of_the_rules() -> None:
    """Points, votes, penalties, lengths."""
    figures = figures_for()
    assert figures.time_length[2:] == [11, 16, 21]
    assert figures.forum_spaces[2:] == [6, 9, 12]
    assert figures.senate_points == figures.senate_votes == [0, 2, 3, 4, 5, 6, 7, 8]
    assert figures.penalty == [0, 4, 9, 15]
    assert dict(zip(names.PLACES, figures.province_points, strict=True)) == {
        "camp": 0,
        "alpes": 3,
        "raetia": 3,
        "noricum": 5,
        "narbonensis": 6,
        "lugudunensis": 6,
        "belgica": 6,
        "germania-superior": 6,
        "aquitania": 10,
        "britannia": 10,
        "germania-inferior": 10,
    }
    assert figures.ship_points == [
        [0, 2, 6, 12, 20],
        [0, 0, 1, 7, 15],
        [0, 5, 10, 15],
        [0, 1, 6, 11],
        [0, 2, 4, 6, 8],
        [0, 0, 1, 3, 5],
    ]
    grants = dict(zip(names.CONSTRUCTION_KINDS, figures.construction_grant, strict=True))
    actions = {kind: names.ACTIONS[action] for kind, action in grants.items()}
    assert actions == {
        "stairs": "forum",
        "door": "senate",
        "fountain": "seaport",
        "roof": "trajan",
        "window": "military",
    }


def test_provinces_touch_each_other() -> None:
    """What is beside is beside both ways; the camp is left and not entered (R5)."""
    adjacent = DATA["provinces.adjacent"]
    assert list(adjacent) == list(names.PLACES)
    for place, others in adjacent.items():
        for other in others:
            assert place in adjacent[other], (place, other)
    assert "germania-superior" not in adjacent["noricum"]
    figures = figures_for()
    assert all(codes.CAMP not in others for others in figures.adjacent)
    back = figures_for({"R5": "yes"})
    assert {names.PLACES[place] for place in range(11) if codes.CAMP in back.adjacent[place]} == {
        "alpes",
        "raetia",
        "noricum",
    }


def test_every_colour_pair_stands_in_canonical_order() -> None:
    """As the position format writes them."""
    for name in trajan_tile_names()[1:]:
        first, second = name.partition(":")[2].split("+")
        assert names.COLOURS.index(first) <= names.COLOURS.index(second)


def test_every_figure_that_the_rules_look_up_is_filled() -> None:
    """No slot is forgotten."""
    figures = figures_for()
    slots = [name for name in dir(Figures) if not name.startswith("_")]
    assert len(slots) > 40
    for name in slots:
        assert getattr(figures, name) is not None


# ---- codes and their twins


@pytest.mark.parametrize(
    ("prefix", "twin"),
    [("PHASE_", names.Phase), ("SOURCE_", names.Source), ("EVENT_", names.Event), ("RULE_", names.Rule)],
)
def test_every_code_has_its_twin(prefix: str, twin: type) -> None:
    """With the same number, and no number twice."""
    listed = {name.removeprefix(prefix): code for name, code in vars(codes).items() if name.startswith(prefix)}
    members = {name: int(member) for name, member in twin.__members__.items()}  # type: ignore[attr-defined]
    assert members == listed
    assert sorted(listed.values()) == list(range(len(listed)))


def test_words_agree_with_the_sizes_of_the_codes() -> None:
    """A list of words is as long as its codes are many."""
    assert len(names.COLOURS) == codes.COLOURS
    assert len(names.SLOTS) == len(names.ACTIONS) == codes.TRAYS
    assert len(names.GOODS) == codes.GOODS
    assert len(names.TILES) == codes.TILE_KINDS
    assert len(names.DEMANDS) == codes.DEMAND_KINDS
    assert len(names.PLACES) == codes.PROVINCES
    assert len(names.STACKS) == codes.STACKS
    assert len(names.SOURCE_NAMES) == codes.SOURCES == len(set(names.SOURCE_NAMES))
    assert names.TILES[codes.TILE_VOTES] == "votes-2"
    assert names.TILES[codes.TILE_WILD_GOODS] == "wild-goods"
    assert names.TILES[codes.TILE_WILD_DEMAND] == "wild-demand"
    assert names.TILES[codes.TILE_WILD_CONSTRUCTION] == "wild-construction"
    assert names.TILES[codes.TILE_WILD_EXTRA] == "wild-extra"
    assert names.TILES[codes.TILE_EXTRA :] == names.EXTRA
    assert names.TRAJAN_KINDS[codes.TRAJAN_BREAD :] == names.DEMANDS
    assert names.TRAJAN_KINDS[codes.TRAJAN_PLUS_TWO] == "plus-two"
    assert names.BONUS[codes.BONUS_DEMANDS : codes.BONUS_WORKERS] == names.DEMANDS
    assert names.BONUS[codes.BONUS_WORKERS :] == ("workers", "legionaries", "bonus")
    assert names.BONUS_COLOURS[codes.YELLOW] == "yellow"
    assert names.BONUS_COLOURS[codes.GREY] == "grey"
    assert [DATA["circle.actions"][action] for action in range(6)] == list(names.ACTIONS)
    assert tuple(DATA["construction.kinds"]) == names.CONSTRUCTION_KINDS


def test_goods_of_a_bonus_tile_are_neighbours_in_the_list_of_goods() -> None:
    """The final scoring counts on it."""
    for tile in range(codes.BONUS_DEMANDS):
        assert names.BONUS[tile] == f"{names.GOODS[2 * tile]}+{names.GOODS[2 * tile + 1]}"


# ---- rules, rulings, disagreements


def test_the_rule_book_has_a_rule_for_every_code() -> None:
    """And no others, in the same order."""
    ids = [names.rule_id(rule) for rule in names.Rule if rule != codes.RULE_NONE]
    assert sorted(TRAJAN.rules.rules) == sorted(ids)


def test_every_rule_names_its_place_in_every_book() -> None:
    """Czech, Polish and Portuguese; and has a title, a text and a refusal in words."""
    for rule in TRAJAN.rules.rules.values():
        # The Polish book leaves out the point for each Trajan tile that is left.
        books = {"cz", "pt"} if rule.id == "trajan.final.tiles" else {"cz", "pl", "pt"}
        assert set(rule.place) == books, rule.id
        for part in rule.place.values():
            assert HAS_WORDS(f"trajan-part-{part}"), part
        assert all(ruling in DATA.rulings for ruling in rule.rulings), rule.id
        assert HAS_WORDS(rule.key)
        assert HAS_WORDS(f"{rule.key}.rule")


def test_rules_name_the_rulings_that_bear_on_them() -> None:
    """A rule that a ruling bears on says so."""
    for ruling in DATA.rulings.values():
        assert ruling.rules, ruling.name
        for rule in ruling.rules:
            assert ruling.name in TRAJAN.rules[rule].rulings, (ruling.name, rule)


def test_every_ruling_is_carried_by_a_figure_a_switch_or_a_function() -> None:
    """R1 to R32, each with words, and what it names is there."""
    assert list(DATA.rulings) == [f"R{number}" for number in range(1, 33)]
    for ruling in DATA.rulings.values():
        assert HAS_WORDS(f"trajan-ruling-{ruling.name.lower()}-question")
        assert HAS_WORDS(f"trajan-ruling-{ruling.name.lower()}-answer")
        assert ruling.kind in ("figure", "switch", "function")
        assert bool(ruling.choices) == (ruling.kind != "function"), ruling.name
        if ruling.kind == "figure":
            assert DATA.figures[ruling.where].ruling == ruling.name
        else:
            module, _, function = ruling.where.rpartition(".")
            found = getattr(importlib.import_module(f"trajan_tutor.games.trajan.{module}"), function)
            assert callable(found), ruling.where


@pytest.mark.parametrize("name", [name for name, ruling in DATA.rulings.items() if ruling.choices])
def test_an_option_changes_the_figures(name: str) -> None:
    """Each value of each ruling that a new game may choose; the first is the default."""
    slots = [slot for slot in dir(Figures) if not slot.startswith("_")]
    usual = figures_for()
    assert all(
        getattr(figures_for({name: DATA.rulings[name].choices[0]}), slot) == getattr(usual, slot) for slot in slots
    )
    for value in DATA.rulings[name].choices[1:]:
        other = figures_for({name: value})
        assert other.options == {name: value}
        assert [slot for slot in slots if getattr(other, slot) != getattr(usual, slot)] != ["options"]


def test_disagreements_of_section_10_are_there() -> None:
    """With what each book says, the ruling if there is one, and words."""
    assert set(DATA.disagreements) == {
        *("grey-goods-bonus", "grey-workers-bonus", "final-tie", "arch-start", "britannia-and-camp"),
        *("extra-limit", "extra-after-granted", "trajan-tile-point"),
    }
    for disagreement in DATA.disagreements.values():
        assert set(disagreement.books) == {"cz", "pl", "pt"}
        assert len(set(disagreement.books.values())) > 1
        assert disagreement.ruling is None or disagreement.ruling in DATA.rulings
        assert all(rule in TRAJAN.rules.rules for rule in disagreement.rules)
        assert HAS_WORDS(f"trajan-disagreement-{disagreement.name}")


def test_the_data_files_hold_nothing_that_is_not_read(checkout: Path) -> None:
    """A table with a misspelled name would be left out in silence."""
    folder = checkout / "trajan_tutor" / "games" / "trajan" / "data"
    with (folder / "components.toml").open("rb") as file:
        data = tomllib.load(file)
    assert set(data) == {"source", "figure", "ruling", "disagreement"}
    for figure in data["figure"].values():
        assert set(figure) <= {"value", "source", "status", "note", "ruling"}
    for ruling in data["ruling"].values():
        assert set(ruling) <= {"kind", "where", "choices", "formerly", "against", "rules"}
    for disagreement in data["disagreement"].values():
        assert set(disagreement) <= {"books", "ruling", "rules"}
    with (folder / "rules.toml").open("rb") as file:
        rules = tomllib.load(file)
    assert set(rules) == {"rule"}
    for rule in rules["rule"]:
        assert set(rule) <= {"id", "title", "place", "status", "rulings"}
