"""The signs on cards, buildings and events: what they say is what the rules do, in the figures of the data."""

from typing import Any

import pytest
from games.sylla.build_table import player, table

from trajan_tutor.games.sylla.board import layout_pieces
from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.rules import codes, components, names
from trajan_tutor.i18n import Words
from trajan_tutor.view.symbols import TEXT_SEPARATOR, symbols_in
from trajan_tutor.view.templates import load_template

FIGURES = components.figures_for({})
WORDS = Words("en", (GAME.resources.words,))
ALL = [
    *(layout_pieces.signed_card(FIGURES, card) for card in range(codes.CARDS)),
    *(layout_pieces.signed_building(FIGURES, building) for building in range(codes.BUILDINGS)),
    *(layout_pieces.signed_event(FIGURES, event) for event in range(codes.EVENTS)),
]


def numbers(found: list[str], sign: str) -> list[int]:
    """Return what stands on the signs of a kind, in their order."""
    return [int(one.partition(TEXT_SEPARATOR)[2]) for one in found if one.partition(TEXT_SEPARATOR)[0] == sign]


def of_building(name: str) -> list[str]:
    """Return the signs of a building."""
    return layout_pieces.signs_of_building(FIGURES, names.BUILDINGS.index(name))


def test_every_sign_is_drawn_has_its_place_and_its_line_in_the_legend() -> None:
    """What has signs has a row for them, a sign with a number has room for it, and none is drawn that nothing shows."""
    symbols = load_template(GAME.resources.board).symbols
    shown = set()
    for composed in ALL:
        base, *rest = composed.split("+")
        assert not rest or "row" in symbols[base].anchors, base
        for part in rest:
            name, told, _ = part.partition(TEXT_SEPARATOR)
            assert bool(told) == ("text" in symbols[name].anchors), name
            assert WORDS.has(f"sylla-symbol-{name}"), name
        shown.update(symbols_in(composed)[1:])
    assert shown == {name for name in symbols if name.startswith("sign-")}


def test_all_but_the_crane_card_say_what_they_do() -> None:
    """The Crane card has its hexagons alone."""
    assert [one for one in ALL if "+" not in one] == ["card-crane"]


@pytest.mark.parametrize(("name", "sign"), [("arch", "prestige"), ("statue", "prestige"), ("bank", "deniers")])
def test_a_building_that_is_used_up_brings_what_its_sign_says(name: str, sign: str) -> None:
    """Bought and paid for, its buyer has so much more."""
    state: Any = table(
        "III",
        "pay",
        [player(cards=["senator", "senator", "slave"]), player(), player(), player()],
        slots=[name, None, None, None, None, None],
        pending={"offered": 1, "slot": 1, "price": 1},
    )
    had = getattr(state, sign)[0]
    GAME.apply(state, GAME.parse("tilt slave"))
    found = of_building(name)
    assert found[0] == "once"
    revenue = FIGURES.revenue if sign == "deniers" else 0
    assert [getattr(state, sign)[0] - had - revenue] == numbers(found, sign)


def test_what_stays_says_so_and_follows_the_figures() -> None:
    """The first sign of a building tells it; a number of the data is the number on the sign."""
    staying = {name for name in names.BUILDINGS if of_building(name)[0] == "stays"}
    assert staying == {"stall", "field", "temple", "tavern"}
    other = components.figures_for({})
    try:
        other.stall_deniers += 5
        assert numbers(layout_pieces.signs_of_building(other, codes.STALL), "deniers") == [other.stall_deniers]
    finally:
        other.stall_deniers -= 5


def test_an_event_shows_who_fights_it_what_most_cubes_bring_and_its_icons() -> None:
    """Decadence brings prestige and no token; a famine icon stands as often as the event has it."""
    for event, name in enumerate(names.EVENTS):
        found = layout_pieces.signs_of_event(FIGURES, event)
        fighters = [fighter for at, fighter in enumerate(names.FIGHTERS) if event in FIGURES.fights[at]]
        assert [one for one in found if one in names.FIGHTERS] == fighters
        assert found.count("famine") == FIGURES.icons[event]
        assert bool(numbers(found, "prestige")) == (name == "decadence")


def test_cards_at_the_end_bring_what_their_signs_say() -> None:
    """A Christian Slave brings both, one after another; other cards bring nothing then."""
    for card, name in enumerate(names.CARDS):
        found = layout_pieces.signs_of_card(FIGURES, card)
        expected = [FIGURES.slave_prestige] * (name.endswith("slave"))
        expected += [FIGURES.christian_prestige] * (name.startswith("christian"))
        assert numbers(found, "end") == expected
