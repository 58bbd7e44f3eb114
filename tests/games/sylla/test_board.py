"""The table of Sylla: fans of cards, what would become of the events, notes on figures, choices in few words."""

import re
from typing import Any

from games.sylla.build_table import table
from games.sylla.test_events import fighting
from games.sylla.test_properties import WithReadings

from trajan_tutor.engine.game import Setup
from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.rules import codes, components, names
from trajan_tutor.games.sylla.words.fates import Fate, fates, leading
from trajan_tutor.i18n import Words
from trajan_tutor.proof.board_check import check_board
from trajan_tutor.view.symbols import symbols_in
from trajan_tutor.view.templates import load_template
from trajan_tutor.view.text import board_as_text

# Games without the types of their states, as other layers meet them.
ANY: Any = GAME
WORDS = Words("en", (GAME.resources.words,))


def pieces(state: Any, spot: str) -> list[Any]:
    """Return what lies at a place as the seat to act sees it."""
    return [one for one in GAME.placements(GAME.observe(state, state.actor)) if one.spot == spot]


def consequences(state: Any) -> dict[str, str]:
    """Return for each choice by its notation what it leads to."""
    looks = {GAME.notation(move): GAME.choice_look(state, move) for move in GAME.legal(state)}
    return {move: WORDS(look.consequence) for move, look in looks.items() if look.consequence}


def fate_names(state: Any) -> list[str]:
    """Return what would become of the events, from the top down."""
    found = fates(state)
    return [found[place].value for place in range(codes.COLUMN)] if found else []


# ---- cards -----------------------------------------------------------------------------------------------------------


def test_cards_of_a_kind_lie_fanned_and_a_card_that_tilts_stays_the_same_piece() -> None:
    """One piece for each card, and the words count them."""
    state = table(
        "III",
        "pay",
        [{"cards": ["slave", "slave", "senator"]}, {}, {}, {}],
        slots=["field", None, None, None, None, None],
        pending={"offered": 1, "slot": 1, "price": 1},
    )
    fan = pieces(state, "mat.0.cards.slave")
    assert [symbols_in(one.symbol)[0] for one in fan] == ["card-slave"] * 2
    assert "2 Slaves" in board_as_text(ANY, ANY.observe(state, 0), WORDS)
    before = {one.piece for one in fan}
    GAME.apply(state, GAME.parse("tilt slave"))
    after = pieces(state, "mat.0.cards.slave") + pieces(state, "mat.0.tilted.slave")
    assert {one.piece for one in after} == before
    assert after[-1].symbol == "tilted-slave"


def test_what_is_chosen_at_setup_lies_beside_the_set_and_others_see_backs() -> None:
    """The chooser sees the cards, the others how many there are."""
    state = GAME.new_game(Setup(seats=4, seed=1))
    GAME.apply(state, GAME.parse("take slave"))
    own = GAME.placements(GAME.observe(state, 0))
    assert [symbols_in(one.symbol)[0] for one in own if one.spot == "mat.0.chosen.slave"] == ["card-slave"]
    others = GAME.placements(GAME.observe(state, 1))
    assert not [one for one in others if one.spot == "mat.0.chosen.slave"]
    assert [one.symbol for one in others if one.spot == "mat.0.chosen.hidden"] == ["card-back"]


# ---- phase V, live ---------------------------------------------------------------------------------------------------


def test_nothing_is_foretold_before_the_first_cube() -> None:
    """Then all four tie, which says nothing."""
    assert fates(fighting({}, {}, {}, {}, left=[(2, 0), (0, 0), (0, 0), (0, 0)])) == {}


def test_the_two_with_most_cubes_would_be_prevented_and_the_first_of_them_would_leave() -> None:
    """Famine 3, revolt 1: both are prevented, and Famine leaves; the others happen."""
    cubes = {"famine": [2, 1, 0, 0], "revolt": [0, 0, 1, 0]}
    state = fighting({}, {}, {}, {}, left=[(2, 0), (0, 0), (0, 0), (0, 0)], cubes=cubes)
    assert fate_names(state) == [Fate.LEAVES, Fate.PREVENTED, Fate.HAPPENS, Fate.HAPPENS]
    assert leading(state, 0) == (0,)
    assert leading(state, 2) == ()
    symbols = [symbols_in(one.symbol)[0] for one in pieces(state, "event.1")]
    assert symbols == ["says", "event-famine", "cube-lead", "cube", "leaves", "says-fate"]


def test_ties_are_left_to_the_consul() -> None:
    """Famine 2 is prevented for certain; revolt and cult tie for the other place. Two lead where they tie."""
    cubes = {"famine": [1, 1, 0, 0], "revolt": [1, 0, 0, 0], "cult": [0, 1, 0, 0]}
    state = fighting({}, {}, {}, {}, left=[(2, 0), (0, 0), (0, 0), (0, 0)], cubes=cubes)
    assert fate_names(state) == [Fate.PREVENTED, Fate.UNDECIDED, Fate.UNDECIDED, Fate.HAPPENS]
    assert leading(state, 0) == (0, 1)


def test_decadence_never_would_leave() -> None:
    """With most cubes it is prevented, and the other one leaves."""
    cubes = {"famine": [1, 0, 0, 0], "decadence": [0, 2, 0, 0]}
    state = fighting({}, {}, {}, {}, left=[(2, 0), (0, 0), (0, 0), (0, 0)], cubes=cubes)
    assert fate_names(state) == [Fate.LEAVES, Fate.HAPPENS, Fate.HAPPENS, Fate.PREVENTED]


def test_a_choice_of_an_event_says_what_would_become_of_it() -> None:
    """One cube more on the cult, where the revolt has one, is a tie for the second place."""
    cubes = {"famine": [2, 0, 0, 0], "revolt": [0, 1, 0, 0]}
    state = fighting({}, {}, {}, {}, left=[(2, 0), (0, 0), (0, 0), (0, 0)], cubes=cubes)
    found = consequences(state)
    assert found["fight legionary cult"] == "one cube: a tie"
    assert found["fight legionary revolt"] == "2 cubes: prevented"


# ---- what is paid ----------------------------------------------------------------------------------------------------


def test_a_payment_tells_what_is_lost_in_this_round() -> None:
    """A Senator is a vote, a Slave nothing; all red cards together cost what they are."""
    cards = ["slave", "senator", "legionary", "vestal"]
    sale = {"offered": 1, "seller": 3, "slot": 1, "bid": 0, "bidder": None}
    state = table("III", "bid", [{"cards": cards}, {}, {}, {}], slots=["field", *[None] * 5], pending=sale)
    found = consequences(state)
    assert found["bid 1"] == "costs nothing this round"
    assert found["bid 2"] == "costs a vote, denier or cube"
    assert found["bid 3"] == "costs 1 vote and 1 cube"
    paying = {"offered": 1, "slot": 1, "price": 2}
    state = table("III", "pay", [{"cards": cards}, {}, {}, {}], slots=["field", *[None] * 5], pending=paying)
    assert consequences(state)["tilt senator"] == "costs 1 vote"
    assert consequences(state)["tilt slave"] == "costs nothing this round"


def test_bids_and_hands_are_a_number_and_hands_have_a_thumb_as_their_side() -> None:
    """Passing is none."""
    bidding = table("I", "bid", [{"deniers": 2}, {}, {}, {}], pending={"bid": 0, "bidder": 3}, consul=3)
    looks = {GAME.notation(move): GAME.choice_look(bidding, move) for move in GAME.legal(bidding)}
    assert {move: look.amount for move, look in looks.items()} == {"pass": None, "bid 1": 1, "bid 2": 2}
    hand = table("VI", "hand", [{"deniers": 1}, {}, {}, {}], pending={"hands": [None] * 4})
    sides = [
        (look.amount, look.side and WORDS(look.side))
        for look in (GAME.choice_look(hand, move) for move in hand.choices)
    ]
    assert sides == [(0, "Thumb up"), (1, "Thumb up"), (0, "Thumb down"), (1, "Thumb down")]


# ---- how sure figures are --------------------------------------------------------------------------------------------


def test_the_details_of_pieces_say_what_was_worked_out() -> None:
    """Of every card its hexagons, of every event its token and its icons."""
    slots = ["field", "stall", *[None] * 4]
    state = table("III", "offer", [{"cards": ["slave"]}, {}, {}, {}], slots=slots, pending={"offered": 0})
    spots = {spot.name: [note.key for note in spot.notes] for spot in GAME.spots(GAME.observe(state, 0))}
    assert spots["mat.0.cards.slave"] == ["sylla-note-christians", "sylla-note-hexagons"]
    assert spots["event.1"] == ["sylla-note-event-tokens", "sylla-note-famine-icons"]
    assert spots["mat.0.prestige"] == []


def test_every_symbol_is_in_the_legend_or_bears_its_name() -> None:
    """One tilted and one turned card stand for all; what is only a part of others has no line."""
    untold = {name for name in load_template(GAME.resources.board).symbols if not WORDS.has(f"sylla-symbol-{name}")}
    others = re.compile(r"event-|work-|tilted-|down-|building-down-|token-|letter|to-act|won|badge")
    assert {name for name in untold if not others.match(name)} == set()
    assert {"tilted-senator", "down-senator", "building-down-stall"}.isdisjoint(untold)


# ---- other readings --------------------------------------------------------------------------------------------------


def test_every_piece_of_every_reading_has_its_picture() -> None:
    """Kept tiles face up and face down, revenue tiles, tokens in secret: in whole games (S4, S13, S23)."""
    readings = (("S4", "may-be-kept"), ("S13", "three-of-four"), ("S23", "secret"))
    game: Any = WithReadings(readings)
    assert check_board(game, WORDS) == []
    symbols = load_template(GAME.resources.board).symbols
    lying = [
        name
        for name, lies in zip(names.BUILDINGS, components.figures_for({"S4": "may-be-kept"}).may_lie, strict=True)
        if lies
    ]
    assert {f"building-down-{name}" for name in lying} <= set(symbols)
