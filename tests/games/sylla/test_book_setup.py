"""The pieces and the setup as the rulebook tells them: hexagons, sets, stacks, what is drawn from the seed."""

from collections import Counter
from typing import Any

import pytest
from games.sylla.build_table import GAME, begun, dumped, legal, play, prestige, table
from games.sylla.hearing import heard, heard_of

from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.games.sylla.rules import names

HEXAGONS = {
    "slave": {"red", "yellow", "grey"},
    "merchant": {"yellow", "grey"},
    "senator": {"red", "yellow"},
    "legionary": {"red", "grey"},
    "vestal": {"yellow"},
    "crane": {"red", "yellow", "grey"},
    "christian-slave": {"red", "yellow", "grey"},
    "christian-merchant": {"yellow", "grey"},
    "christian-senator": {"red", "yellow"},
}
SLOTS = ["red", "red", "yellow", "yellow", "grey", "grey"]
A = ["bank", "crane", "crane", "field", "field", "insula", "stall", "stall", "stall", "temple"]
B = ["bank", "crane", "field", "field", "insula", "stall", "stall", "tavern", "tavern", "temple"]
C = ["arch"] * 2 + ["bank"] + ["field"] * 2 + ["insula"] * 2 + ["statue"] * 3 + ["tavern", "temple"]
SET = ["christian-merchant", "christian-senator", "christian-slave", "legionary", "legionary"]
SET += ["merchant", "senator", "slave", "vestal", "vestal"]
TAKEN = {
    3: ["legionary", "senator", "slave", "merchant", "vestal", "vestal"],
    4: ["senator", "slave", "vestal", "vestal"],
}


def chosen(seats: int, seed: int, cards: list[str]) -> Any:
    """Return a game in which every seat has chosen the same cards."""
    state = begun(seats, seed)
    play(state, *[f"take {card}" for card in cards] * seats)
    return state


@pytest.mark.rule("sylla.pay.colour", "sylla.sale.hexagons")
@pytest.mark.parametrize("card", sorted(HEXAGONS))
@pytest.mark.parametrize("slot", range(1, 7))
def test_a_card_pays_in_the_slots_of_its_colours_alone(card: str, slot: int) -> None:
    """Two slots are red, two yellow, two grey; a Christian has the hexagons of his class, a Crane card all three."""
    slots: list[Any] = ["arch" if place == slot - 1 else None for place in range(6)]
    slots[slot % 6] = "stall"
    state = table(
        "III", "offer", [{}, {"cards": [card]}, {"cards": ["slave"]}, {}], slots=slots, pending={"offered": 0}
    )
    play(state, f"offer {slot}")
    assert state.actor == (1 if SLOTS[slot - 1] in HEXAGONS[card] else 2)


@pytest.mark.rule("sylla.setup.choose", "sylla.setup.deal")
@pytest.mark.parametrize(("seats", "cards"), [(3, [*SET[:6]]), (4, SET[4:8])])
def test_there_are_forty_characters_and_none_is_lost(seats: int, cards: list[str]) -> None:
    """Four sets of ten, whatever the number of players (S2); the cards chosen lie upright before their owners."""
    state = chosen(seats, 5, cards)
    position = dumped(state)
    areas = [one["cards"] for one in position["players"]]
    assert areas == [sorted(cards)] * seats
    found = Counter(position["row"] + position["piles"]["characters"])
    for area in areas:
        found += Counter(area)
    assert found == Counter(SET * 4)


@pytest.mark.rule("sylla.setup.choose")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_chose_before_anything_is_shown(seats: int) -> None:
    """Each from the same set of ten (S13); seat 0, who has revenue tile I, is the first consul."""
    state = begun(seats, 2)
    for seat in range(seats):
        assert (state.actor, legal(state)) == (seat, [f"take {card}" for card in sorted(set(SET))])
        events = play(state, *[f"take {card}" for card in TAKEN[seats][:-1]])
        assert heard(events) == [f"{seat} setup.choose event-chose card=card-{card}" for card in TAKEN[seats][:-1]]
        assert [one["cards"] for one in dumped_cards(state)] == [[]] * seats
        last = play(state, f"take {TAKEN[seats][-1]}")
    shown = [
        f"{seat} setup.choose event-revealed card=card-{card} count={number}"
        for seat in range(seats)
        for card, number in sorted(Counter(TAKEN[seats]).items())
    ]
    merchants = TAKEN[seats].count("merchant")
    paid = [f"{seat} setup.deniers event-deniers deniers=1" for seat in range(seats)] if merchants else []
    assert heard(last) == [f"{seats - 1} setup.choose event-chose card=card-{TAKEN[seats][-1]}", *shown, *paid]
    assert (state.consul, state.actor, dumped(state)["phase"]) == (0, 0, "I")


def dumped_cards(state: Any) -> list[dict[str, list[str]]]:
    """Return the upright cards of every seat, also in the middle of a turn."""
    cards = len(names.CARDS)
    return [
        {"cards": [name for card, name in enumerate(names.CARDS) if state.upright[seat * cards + card]]}
        for seat in range(state.seats)
    ]


@pytest.mark.rule("sylla.setup.deniers")
@pytest.mark.parametrize("seats", [3, 4])
def test_ten_prestige_three_deniers_and_one_for_each_merchant_that_was_chosen(seats: int) -> None:
    """Christian or not, two or one; who chose none has three."""
    state = begun(seats, 9)
    rest = ["take legionary", "take legionary"] if seats == 3 else []
    play(state, "take merchant", "take christian-merchant", "take slave", "take senator", *rest)
    events = play(state, "take christian-merchant", "take vestal", "take slave", "take senator", *rest)
    assert not heard_of(events, "deniers")
    last = ["take vestal", "take vestal", "take slave", "take senator", *rest] * (seats - 2)
    events = play(state, *last)
    assert heard_of(events, "deniers") == [
        "0 setup.deniers event-deniers deniers=2",
        "1 setup.deniers event-deniers deniers=1",
    ]
    assert [one["deniers"] for one in dumped(state)["players"]] == [5, 4, 3, 3][:seats]
    assert prestige(state) == [10] * seats
    assert GAME.ledger(state, 0)["start"] == 10


@pytest.mark.rule("sylla.setup.deal")
@pytest.mark.parametrize("seats", [3, 4])
def test_buildings_lie_a_on_b_on_c_and_the_first_six_are_on_sale(seats: int) -> None:
    """Ten A, ten B and twelve C; no figure of these depends on the number of players."""
    for seed in range(3):
        position = dumped(begun(seats, seed))
        stack = position["piles"]["buildings"]
        assert (sorted(stack[:12]), sorted(stack[12:22])) == (C, B)
        assert sorted(stack[22:] + position["slots"]) == A
        assert (position["famine"], position["round"], position["row"]) == (0, 1, [])
        assert position["markers"] == {"civic": 2, "leisure": 2, "health": 2}


def shuffled(chance: SplitMix64, pile: list[str]) -> list[str]:
    """Return a pile in the order in which the generator puts its pieces."""
    order = list(range(len(pile)))
    chance.shuffle(order)
    return [pile[index] for index in order]


@pytest.mark.rule("sylla.setup.deal")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 1), (4, 12345)])
def test_seed_and_choices_decide_what_is_drawn(seats: int, seed: int) -> None:
    """Stacks, events and works are shuffled in this order, and everything is drawn from the end of its pile."""
    chance = SplitMix64(seed)
    piles = [list(A), list(B), list(C), [event for event in sorted(names.EVENTS) if event != "decadence"]]
    piles.append(sorted(names.WORKS))
    a, b, c, events, works = [shuffled(chance, pile) for pile in piles]
    stack = c + b + a
    works.pop()
    state = begun(seats, seed)
    before = dumped(state)
    assert before["work"] == works.pop()
    assert before["events"] == [events.pop(), events.pop(), events.pop(), "decadence"]
    assert before["slots"] == [stack.pop() for _ in range(6)]
    assert before["piles"] == {"buildings": stack, "characters": [], "events": events, "works": works}
    play(state, *[f"take {card}" for card in SET[: 6 if seats == 3 else 4]] * seats)
    rest = sorted(SET * 4)
    for card in SET[: 6 if seats == 3 else 4] * seats:
        rest.remove(card)
    rest = shuffled(chance, rest)
    row = sorted(rest.pop() for _ in range(5 if seats == 3 else 6))
    after = dumped(state)
    assert (after["row"], after["piles"]["characters"]) == (row, rest)
    assert (after["seed"], after["slots"], after["work"]) == (chance.seed, before["slots"], before["work"])
