"""Phase II as the rulebook tells it: each must take one character, who works at once; the rest is under the deck."""

import pytest
from games.sylla.build_table import area, dumped, legal, play, rule_against, table
from games.sylla.hearing import heard, heard_of

ALL = [
    "christian-merchant",
    "christian-senator",
    "christian-slave",
    "legionary",
    "merchant",
    "senator",
    "slave",
    "vestal",
]


@pytest.mark.rule("sylla.recruit.must", "sylla.recruit.row")
@pytest.mark.parametrize("card", ALL)
def test_any_open_character_may_be_taken(card: str) -> None:
    """It lies upright before whoever took it, and no longer in the row; there is no passing."""
    other = "slave" if card != "slave" else "vestal"
    row = [card, other, other, other, other]
    state = table("II", "recruit", [{}] * 3, row=row, slots=["stall", "field", *[None] * 4])
    assert legal(state) == sorted([f"recruit {card}", f"recruit {other}"])
    assert rule_against(state, f"recruit {'senator' if card != 'senator' else 'merchant'}") == "sylla.recruit.row"
    told = play(state, f"recruit {card}")
    assert heard(told)[:3] == [
        f"0 recruit.must event-recruited card=card-{card}",
        f"1 recruit.must event-recruited card=card-{other}",
        f"2 recruit.must event-recruited card=card-{other}",
    ]
    assert [area(state, seat)["cards"] for seat in range(3)] == [[card], [other], [other]]


@pytest.mark.rule("sylla.recruit.must")
@pytest.mark.parametrize(("seats", "consul"), [(3, 1), (3, 2), (4, 0), (4, 3)])
def test_from_the_consul_clockwise_each_takes_one_and_no_more(seats: int, consul: int) -> None:
    """Then the consul offers a building."""
    row = ["slave", "vestal", "merchant", "senator", "legionary", "slave"][: seats + 2]
    slots = ["stall", "field", *[None] * 4]
    state = table("II", "recruit", [{}] * seats, row=row, consul=consul, actor=consul, slots=slots)
    asked = []
    while dumped(state)["decision"] == "recruit":
        asked.append(state.actor)
        play(state, legal(state)[0])
    assert asked == [(consul + step) % seats for step in range(seats)]
    assert [len(area(state, seat)["cards"]) for seat in range(seats)] == [1] * seats
    assert (state.actor, dumped(state)["decision"], dumped(state)["pending"]) == (consul, "offer", {"offered": 0})


@pytest.mark.rule("sylla.recruit.must")
def test_a_character_works_at_once() -> None:
    """The Slave pays in phase III, the Merchant earns in phase IV, the Legionary has a cube in phase V."""
    row = ["slave", "merchant", "legionary", "vestal", "vestal", "vestal"]
    state = table("II", "recruit", [{}] * 4, row=row, slots=["field", *[None] * 5])
    play(state, "recruit merchant", "recruit slave", "recruit legionary")
    assert (state.actor, legal(state)) == (1, ["bid 1", "pass"])
    play(state, "bid 1")
    assert [area(state, seat)["deniers"] for seat in range(4)] == [4, 3, 3, 3]
    assert (state.actor, area(state, 1)["tilted"]) == (2, ["slave"])
    assert legal(state) == [f"fight legionary {event}" for event in ("cult", "decadence", "persecution")]


@pytest.mark.rule("sylla.recruit.rest")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_left_lies_under_the_deck(seats: int) -> None:
    """Two cards, whatever the number of players; in alphabetical order, the first highest; all have seen them (S27)."""
    row = ["vestal", "christian-senator", *["slave"] * seats]
    used = ["legionary", "merchant", "merchant"]
    position = dumped(table("II", "recruit", [{}] * seats, row=row))
    piles = {**position["piles"], "characters": used}
    state = table("II", "recruit", [{}] * seats, row=row, piles=piles, slots=["stall", "field", *[None] * 4])
    events = play(state, *["recruit slave"] * seats)
    assert dumped(state)["piles"]["characters"] == ["vestal", "christian-senator", *used]
    assert dumped(state)["row"] == []
    assert heard_of(events, "under-deck") == [
        "-1 recruit.rest event-under-deck card=card-vestal count=1",
        "-1 recruit.rest event-under-deck card=card-christian-senator count=1",
    ]


@pytest.mark.rule("sylla.recruit.rest")
def test_two_of_a_kind_go_under_the_deck_together() -> None:
    """They are told as one."""
    row = ["vestal", "vestal", "slave", "slave", "slave"]
    state = table("II", "recruit", [{}] * 3, row=row, slots=["stall", "field", *[None] * 4])
    before = state.known
    events = play(state, *["recruit slave"] * 3)
    assert dumped(state)["piles"]["characters"][:2] == ["vestal", "vestal"]
    assert heard_of(events, "under-deck") == ["-1 recruit.rest event-under-deck card=card-vestal count=2"]
    assert state.known == before + 2


@pytest.mark.rule("sylla.recruit.rest", "sylla.setup.deal")
def test_all_know_what_lies_under_the_deck_from_each_round() -> None:
    """Two cards more in each; nothing of round 1 before its phase II is over, and never more than lie there (S27)."""
    row = ["vestal", "vestal", "slave", "slave", "slave"]
    position = dumped(table("II", "recruit", [{}] * 3, row=row, slots=["stall", "field", *[None] * 4]))
    deck = {**position["piles"], "characters": ["legionary"] * 6}
    known = {}
    for number in (1, 2, 3):
        works = ["colosseum", "senatus", "templum", "thermae"][: 5 - number]
        piles = {**deck, "works": works}
        state = table(
            "II", "recruit", [{}] * 3, row=row, slots=["stall", "field", *[None] * 4], round=number, piles=piles
        )
        before = state.known
        play(state, *["recruit slave"] * 3)
        known[number] = (before, state.known)
    assert known == {1: (0, 2), 2: (2, 4), 3: (4, 6)}
    state = table("II", "recruit", [{}] * 3, row=row, piles={**deck, "characters": ["legionary"]}, round=2)
    assert state.known == 1
    state = table("III", "offer", [{}] * 3, slots=["stall", *[None] * 5], piles=deck, round=2, pending={"offered": 3})
    assert state.known == 4
