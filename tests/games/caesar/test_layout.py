"""The layout: everything lies on a place that is drawn, carries an id of its own, and gives nothing away."""

import re
from collections import Counter
from functools import cache
from math import cos, radians, sin
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from the_games import CAESAR as GAME
from the_games import AnyGame

from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.games.caesar.board.layout import placements, spots
from trajan_tutor.games.caesar.knowledge.observation import mask
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import figures
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words.moves import MOVES
from trajan_tutor.i18n import Words
from trajan_tutor.view import draw_board
from trajan_tutor.view.templates import Template, load_template

SVG = "{http://www.w3.org/2000/svg}"
CAESAR: AnyGame = GAME
VARIANTS: dict[str, tuple[tuple[str, object], ...]] = {
    "base": (),
    "poison": (("modules", ["poison"]),),
    "centurions": (("modules", ["centurions"]),),
    "all": (("modules", ["poison", "centurions", "checkpoints"]),),
    "solo": (("solo", "high"),),
    "solo-all": (("modules", ["poison", "centurions", "checkpoints"]), ("solo", "medium"), ("side", "pompey")),
}
GAMES = [(variant, seed) for variant in VARIANTS for seed in (1, 2)]


@cache
def along(variant: str, seed: int) -> tuple[State, ...]:
    """Return states of a whole random game: before every third decision, and the end."""
    state: State = CAESAR.new_game(Setup(2, seed, VARIANTS[variant]))
    rng = Rng(seed)
    found = []
    number = 0
    while not CAESAR.is_over(state):
        if number % 3 == 0:
            found.append(state.copy())
        legal = CAESAR.legal(state)
        CAESAR.apply(state, legal[rng.below(len(legal))])
        number += 1
    return (*found, state)


def seen_by_all(state: State) -> list[Observation[State]]:
    """Return what a spectator and both sides may know."""
    return [Observation(seat, mask(state, seat)) for seat in (-1, 0, 1)]


@cache
def template() -> Template:
    """Return the template of the game."""
    return load_template(templates_folder() / "caesar")


def general(spot: str) -> str:
    """Return the name of a spot as the template has it."""
    return re.sub(r"^mat\.\d\.", "mat.S.", spot)


# ---- placements --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seed"), GAMES)
def test_pieces_are_unique_and_lie_on_spots(variant: str, seed: int) -> None:
    """No two placements share a piece, no two spots a name, and every placement lies on a spot."""
    for state in along(variant, seed):
        for seen in seen_by_all(state):
            lying = placements(seen)
            found = [spot.name for spot in spots(seen)]
            assert len(found) == len(set(found))
            assert not {one.spot for one in lying} - set(found)
            assert [piece for piece, number in Counter(one.piece for one in lying).items() if number > 1] == []


@pytest.mark.parametrize(("variant", "seed"), GAMES)
def test_every_place_is_drawn_with_room_for_what_lies_there(variant: str, seed: int) -> None:
    """Each spot is on the board or on both mats, and each symbol with its pictures in the template."""
    sheets, symbols = template().sheets, template().symbols
    for state in along(variant, seed):
        for seen in seen_by_all(state):
            for spot in spots(seen):
                wanted = ("mat", "mat-small") if spot.name.startswith("mat.") else ("board",)
                assert all(sheets[sheet].has(general(spot.name)) for sheet in wanted), spot.name
            for one in placements(seen):
                base, *pictures = one.symbol.split("+")
                assert base in symbols or base.startswith("ground-") or base in {"name", "score", "count"}, base
                assert set(pictures) <= symbols.keys(), one.symbol


def test_nothing_in_the_template_is_left_over() -> None:
    """Each spot and family of the template is one of some observation, and each symbol is used somewhere."""
    found: set[str] = set()
    used = {"badge"}
    for variant, seed in GAMES:
        for state in along(variant, seed):
            seen = Observation(0, mask(state, 0))
            found |= {general(spot.name) for spot in spots(seen)}
            used.update(part for one in placements(seen) for part in one.symbol.split("+"))
    families = {name.rpartition(".")[0] for name in found}
    for sheet in template().sheets.values():
        assert sheet.spots.keys() <= found
        assert {name.removesuffix(".*") for name in sheet.families} <= families
        used |= sheet.symbols
    # Which Centurion tokens, tiles and bonus tokens come up is a matter of chance.
    rare = re.compile(r"act-|(hand|token)-centurion|plate-shield-ship|face-7|bonus-back")
    assert {name for name in template().symbols.keys() - used if not rare.match(name)} == set()


@pytest.mark.parametrize(("variant", "seed"), GAMES)
def test_every_move_can_be_picked_on_a_spot_that_is_there(variant: str, seed: int) -> None:
    """What a legal move is picked at is one of the spots that the side to act sees."""
    for state in along(variant, seed):
        found = {spot.name for spot in spots(Observation(state.actor, mask(state, state.actor)))}
        for move in state.choices:
            assert set(MOVES.spots_of(state, move)) <= found


def test_every_label_has_words_and_every_spot_its_rule() -> None:
    """Labels are in the catalogue, and the rule id of a spot is a rule of the rule book."""
    words = Words("en", folders=(CAESAR.resources.words,))
    known = {names.rule_id(rule) for rule in range(1, len(names.Rule))}
    for variant, seed in GAMES:
        for state in along(variant, seed)[::4]:
            seen = Observation(0, mask(state, 0))
            assert {spot.rule for spot in spots(seen)} <= known
            said = {one.label.key for one in spots(seen)} | {one.label.key for one in placements(seen)}
            assert {key for key in said if not words.has(key)} == set()


# ---- what is seen and what is not --------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seed"), GAMES)
def test_the_other_supply_is_only_counted(variant: str, seed: int) -> None:
    """Hidden tokens of the other supply are counted, those that both have seen are drawn; Crassus' row is open."""
    for state in along(variant, seed):
        for seat in range(codes.SIDES):
            other = 1 - seat
            lying = placements(Observation(seat, mask(state, seat)))
            shown = [one for one in lying if one.spot.startswith(f"mat.{other}.supply.")]
            hidden = sum(int(one.text) for one in shown if one.symbol == "hand-back")
            open_ones = [one for one in shown if one.symbol != "hand-back"]
            assert hidden + len(open_ones) == len(state.supply[other])
            if other == state.crassus:
                assert hidden == 0
            else:
                assert all(one.symbol.startswith("hand-centurion") for one in open_ones)


def test_deals_that_look_alike_are_laid_out_alike() -> None:
    """Nothing hidden shows: a supply, bag and bank dealt otherwise give the same layout to the other side."""
    for state in along("all", 1)[:6]:
        other = state.copy()
        other.bag[1] = [*other.supply[1], *other.bag[1]]
        other.supply[1] = sorted(other.bag[1].pop() for _ in state.supply[1])
        other.bank = list(reversed(state.bank))
        other.known = [0, 0]
        state.known = [0, 0]
        assert placements(Observation(0, mask(state, 0))) == placements(Observation(0, mask(other, 0)))


@pytest.mark.parametrize(("variant", "seed"), GAMES)
def test_every_marker_is_on_the_table(variant: str, seed: int) -> None:
    """Twelve markers a side: left, on provinces and borders, under Senate tokens."""
    for state in along(variant, seed):
        lying = placements(Observation(-1, mask(state, -1)))
        for side in range(codes.SIDES):
            own = [one for one in lying if one.symbol in {"control", "control-down"} and one.seat == side]
            gone = [one for one in lying if one.symbol == "control-gone" and one.spot == f"mat.{side}.markers"]
            left = [one for one in own if one.spot == f"mat.{side}.markers"]
            discarded = state.ledger[side * codes.SOURCES + codes.SOURCE_DISCARDED]
            assert len(own) + discarded == len(left) + len(gone) == 12
            figure = [one.text for one in lying if one.symbol == "score" and one.seat == side]
            assert figure == [str(state.markers[side])]


@pytest.mark.parametrize(("variant", "seed"), GAMES)
def test_open_provinces_show_their_sums_and_full_ones_who_holds_them(variant: str, seed: int) -> None:
    """Sums from the first token on; then the colour of the side, or that nobody will ever hold it."""
    for state in along(variant, seed):
        if state.phase not in {codes.PHASE_TURN, codes.PHASE_CRASSUS, codes.PHASE_DRAW, codes.PHASE_OVER}:
            continue
        lying = placements(Observation(-1, mask(state, -1)))
        for province, name in enumerate(names.PROVINCES):
            here = [one for one in lying if one.spot == f"province.{name}"]
            ground = [(one.symbol, one.seat) for one in here if one.symbol.startswith("ground-")]
            sums = [int(one.text) for one in here if one.symbol.startswith("sum")]
            left = state.open_spaces[province]
            begun = left < len(state.figures.borders_of[province])
            if left:
                assert sums == ([state.influence[province], state.influence[18 + province]] if begun else [])
                assert ground == ([("ground-near", -1)] if left == 1 else [])
            elif state.control[province]:
                assert ground == [("ground-held", state.control[province] - 1)]
                assert sums == []
            elif state.winner < 0:
                assert ground == [("ground-tied", -1)]


def test_a_token_shows_its_numbers_in_the_order_of_the_border() -> None:
    """The first figure of a symbol faces the first province of the border; face down it counts nothing."""
    state: State = CAESAR.new_game(Setup(2, 1, ()))
    border = names.BORDERS.index("GA-GC")
    state.token[border] = names.TOKENS.index("sword-5-1") + 1
    for way, down, symbol in (
        (codes.WAY_FIRST, 0, "token+face-5+face-1+plate-sword"),
        (codes.WAY_SECOND, 0, "token+face-1+face-5+plate-sword"),
        (codes.WAY_SECOND, 1, "token-down+face-0+face-0"),
    ):
        state.way[border], state.down[border] = way, down
        assert [one.symbol for one in placements(Observation(0, state)) if one.spot == "border.GA-GC"] == [symbol]


def test_wild_and_centurion_tokens_look_different() -> None:
    """Each has an outline of its own, on borders and on mats."""
    state: State = CAESAR.new_game(Setup(2, 1, ()))
    state.supply[0] = [names.TOKENS.index(name) for name in ("shield/ship-4-4", "ship-4-2", "wild-2-2", "wild-3-3")]
    shown = [one.symbol for one in placements(Observation(0, state)) if one.spot.startswith("mat.0.supply.")]
    assert shown == [
        "hand-centurion+face-4+face-4+plate-shield-ship",
        "hand+face-4+face-2+plate-ship",
        "hand-wild+face-2+face-2+plate-wild",
        "hand-centurion+face-3+face-3+plate-wild",
    ]


# ---- the map as it is drawn --------------------------------------------------------------------------------------


@cache
def board() -> ET.Element:
    """Return the drawing of the board."""
    return ET.parse(templates_folder() / "caesar" / "board.svg").getroot()  # noqa: S314 (our own file)


def outline(province: str) -> set[tuple[int, int]]:
    """Return the corners of a province."""
    group = next(one for one in board().iter(f"{SVG}g") if one.get("id") == f"province.{province}")
    path = next(one for one in group.iter(f"{SVG}path") if "shape" in one.get("class", "").split())
    x = y = 0
    corners = set()
    for command, written in re.findall(r"([MmLlHhVv])([^A-Za-z]*)", path.get("d", "")):
        numbers = [int(number) for number in re.findall(r"-?\d+", written)]
        across = numbers if command in "Hh" else [0] * len(numbers) if command in "Vv" else numbers[::2]
        down = numbers if command in "Vv" else [0] * len(numbers) if command in "Hh" else numbers[1::2]
        for step_x, step_y in zip(across, down, strict=True):
            x = step_x if command in "MLH" else x + step_x
            y = step_y if command in "MLV" else y + step_y
            corners.add((x, y))
    return corners


def middle(province: str) -> tuple[float, float]:
    """Return about the middle of a province."""
    corners = outline(province)
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def test_provinces_touch_where_a_sword_or_a_shield_stands_and_the_sea_parts_all_others() -> None:
    """Twenty shared coasts, drawn with the same corners; no other two provinces share one."""
    table = figures()
    by_land = {
        frozenset(name.split("-"))
        for border, name in enumerate(names.BORDERS)
        if table.border_symbol[border] != codes.SHIP
    }
    touching = {
        frozenset((one, other))
        for at, one in enumerate(names.PROVINCES)
        for other in names.PROVINCES[at + 1 :]
        if len(outline(one) & outline(other)) > 1
    }
    assert len(by_land) == 20
    assert touching == by_land


def test_each_border_space_shows_its_symbol_and_checkpoints_a_double_outline() -> None:
    """The sign, the class that gives its colour, and the second outline come from the map table."""
    table = figures()
    for border, name in enumerate(names.BORDERS):
        group = next(one for one in board().iter(f"{SVG}g") if one.get("id") == f"border.{name}")
        symbol = names.SYMBOLS[table.border_symbol[border]]
        assert f"of-{symbol}" in group.get("class", "").split()
        assert [one.get("data-symbol") for one in group.iter() if one.get("data-symbol")] == [f"plate-{symbol}"]
        double = any("check" in one.get("class", "").split() for one in group)
        assert double is (name in names.CHECKPOINTS)


def test_a_token_points_from_the_first_province_to_the_second() -> None:
    """Its first end, and the number there, lies on the side of the first province."""
    for name in names.BORDERS:
        first, second = (middle(province) for province in name.split("-"))
        room = template().sheets["board"].spots[f"border.{name}"].anchor("token")
        ahead = cos(radians(room.turn)), sin(radians(room.turn))
        along_way = ahead[0] * (second[0] - first[0]) + ahead[1] * (second[1] - first[1])
        assert along_way > 0, name


# ---- the drawing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_board_is_small_and_shares_no_id_with_another_one(variant: str) -> None:
    """Below 100 kilobytes at every stage, and two boards on one page do not meet."""
    words = Words("en", folders=(CAESAR.resources.words,))
    for state in along(variant, 1)[::5]:
        seen: Observation[Any] = Observation(0, mask(state, 0))
        drawn = [draw_board(CAESAR, seen, words, prefix=prefix).svg for prefix in ("left", "right")]
        assert all(len(svg.encode()) < 100_000 for svg in drawn)
        ids = [set(re.findall(r'\bid="([^"]*)"', svg)) for svg in drawn]
        assert not ids[0] & ids[1]
        assert all(len(re.findall(r'\bid="', svg)) == len(found) for svg, found in zip(drawn, ids, strict=True))
        used = set(re.findall(r'href="#([^"]*)"', drawn[0])) | set(re.findall(r"url\(#([^)]*)\)", drawn[0]))
        assert used <= ids[0]


def test_every_symbol_that_stands_for_something_is_in_the_legend() -> None:
    """What is only a part of others, or is told by its figure, has no line of its own."""
    words = Words("en", folders=(CAESAR.resources.words,))
    untold = {name for name in template().symbols if not words.has(f"caesar-symbol-{name}")}
    only_parts = re.compile(r"face-\d|hand(-|\b)|badge|letter|to-act|won|tactic|card-back|sum-pompey")
    assert {name for name in untold if not only_parts.match(name)} == set()
