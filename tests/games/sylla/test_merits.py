"""What turns of Sylla do for certain: each claim holds in every game that goes on from there."""

from collections.abc import Iterator
from typing import Any

import pytest
from games.sylla.build_table import GAME, QUIET, begun, codes, table

from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.planning import Merit
from trajan_tutor.games.sylla.knowledge import facts
from trajan_tutor.games.sylla.knowledge.merits import merits
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.i18n import Words

Told = list[tuple[State, int, Merit]]
SEEDS = range(16)


def decisions() -> Iterator[tuple[State, int]]:
    """Give every decision of some games, each with a move drawn at random."""
    for seed in SEEDS:
        state = begun(3 + seed % 2, seed)
        rng = Rng(seed)
        while not GAME.is_over(state):
            choices = GAME.legal(state)
            yield state.copy(), choices[rng.below(len(choices))]
            GAME.apply(state, GAME.choose(GAME.observe(state, state.actor), rng))


@pytest.fixture(scope="module")
def told() -> Told:
    """Return what moves do, each with the state before it."""
    return [(before, move, merit) for before, move in decisions() for merit in merits(before, (move,))]


def of_kind(told: Told, name: str) -> Told:
    """Return what is told of one kind; there is some of each."""
    found = [one for one in told if one[2].message.key == f"sylla-merit-{name}"]
    assert found
    return found


def parameters(merit: Merit) -> dict[str, object]:
    """Return what a merit says, by name."""
    return dict(merit.message.parameters)


def said(state: State, move: str) -> dict[str, dict[str, object]]:
    """Return what a move does for certain, by kind."""
    found = merits(state, (GAME.parse(move),))
    return {merit.message.key.removeprefix("sylla-merit-"): parameters(merit) for merit in found}


def test_every_merit_has_its_words_and_a_rule(told: Told) -> None:
    """And spots that are on the board."""
    words = Words("en", (GAME.resources.words,))
    for before, _, merit in told:
        assert words.has(merit.message.key)
        assert words(merit.message)
        assert merit.rule in GAME.rules.rules
        assert set(merit.spots) <= {spot.name for spot in GAME.spots(GAME.observe(before, before.actor))}


@pytest.mark.parametrize("unit", ["votes", "hexagons"])
def test_nobody_ever_answers_a_bid_that_is_called_unanswerable(told: Told, unit: str) -> None:
    """All who are still to bid can but pass."""
    for before, move, merit in of_kind(told, f"unanswerable-{unit}"):
        state, phase, seat = before.copy(), before.phase, before.actor
        assert parameters(merit)["most"] == max(facts.most_of(before, one) for one in facts.later_bidders(before))
        GAME.apply(state, move)
        # Where all but to pass is impossible nobody is asked.
        assert state.phase != phase or state.bidder != seat or state.fresh


def test_a_bid_that_can_be_answered_is_not_called_unanswerable() -> None:
    """Seat 1 has four votes, so four are needed, and five if it were to bid first."""
    state = table("I", "bid", [{"deniers": 6}, {"deniers": 3, "cards": ["senator"]}, {"deniers": 2}])
    assert "unanswerable-votes" not in said(state, "bid 3")
    assert said(state, "bid 4")["unanswerable-votes"] == {"seat": 1, "most": 4, "bid": 4, "others": 2}


def test_an_offer_that_is_called_sure_can_always_be_bought(told: Told) -> None:
    """Whatever the others bid, the seller can go higher, and never needs more than was said."""
    for before, move, merit in of_kind(told, "offer"):
        for seed in range(3):
            state, seller, rng = before.copy(), before.actor, Rng(seed)
            GAME.apply(state, move)
            while state.phase == codes.PHASE_SALE and state.actor != seller:
                GAME.apply(state, state.choices[rng.below(len(state.choices))])
            assert state.phase == codes.PHASE_SALE
            bids = [one - codes.MOVE_BID for one in GAME.legal(state) if one != codes.MOVE_PASS]
            needed = parameters(merit)["needed"]
            assert isinstance(needed, int)
            assert min(bids) <= needed <= max(bids)


def test_a_bid_covered_by_senators_is_free() -> None:
    """And one above them costs the rest."""
    state = table("I", "bid", [{"deniers": 5, "cards": ["senator", "senator"]}, {"deniers": 1}, {"deniers": 1}])
    assert said(state, "bid 2")["free-bid"] == {"senators": 2}
    assert said(state, "bid 4")["paid-bid"] == {"deniers": 2, "left": 3}


def test_the_price_of_a_building_is_told_by_the_work_of_the_cheapest_cards() -> None:
    """A grey slot: the Slave pays first, since it does nothing more, then the Merchant, then the Legionary."""
    cards = ["slave", "merchant", "legionary"]
    state = table(
        "III",
        "bid",
        [{"cards": cards}, {}, {"cards": ["slave"]}],
        slots=[None, None, None, None, "statue", "stall"],
        pending={"offered": 4, "seller": 2, "slot": 5, "bid": 0, "bidder": None},
    )
    assert set(said(state, "bid 1")) >= {"unanswerable-hexagons", "lost-nothing"}
    lost = said(state, "bid 3")["lost"]["lost"]
    assert isinstance(lost, tuple)
    assert [message.key for message in lost] == ["sylla-merit-lost-deniers", "sylla-merit-lost-cubes"]


def test_a_field_counts_famine_ahead() -> None:
    """Famine 3: a Field saves 2 in each of the rounds that are left."""
    state = table(
        "III",
        "bid",
        [{"cards": ["slave"]}, {}, {"cards": ["slave"]}],
        famine=3,
        round=3,
        slots=[None, None, None, None, "field", "stall"],
        pending={"offered": 4, "seller": 2, "slot": 5, "bid": 0, "bidder": None},
    )
    assert said(state, "bid 1")["field"] == {"famine": 3, "loss": 3, "saved": 2, "all": 6, "rounds": 3}


def test_a_place_that_is_certain_is_brought_whatever_the_others_choose(told: Told) -> None:
    """Every hand of the others is tried that has much or little."""
    for before, move, merit in [*of_kind(told, "place-first"), *of_kind(told, "place")]:
        for number in range(6):
            seat, state, rng = before.actor, before.copy(), Rng(number)
            for other in range(state.seats):
                if state.hands[other] >= codes.HAND_FIRST:
                    state.hands[other] = codes.HAND_FIRST + rng.below(2 * state.deniers[other] + 2)
            work = GAME.ledger(before, seat)["works"]
            GAME.apply(state, move)
            while state.phase == codes.PHASE_HAND:
                GAME.apply(state, state.choices[rng.below(len(state.choices))])
            points = parameters(merit)["points"]
            assert isinstance(points, int)
            assert GAME.ledger(state, seat)["works"] - work >= points > 0


def test_votes_that_are_missing_for_a_better_place_are_a_risk() -> None:
    """Two votes more and the first place of the Pantheum is certain."""
    state = table("VI", "hand", [{"deniers": 6}, {"deniers": 5}, {"deniers": 1}], pending={"hands": [None] * 3})
    assert said(state, "hand 3 up")["more-votes"] == {"more": 2, "points": 10, "sure": 6}
    assert said(state, "hand 5 up")["place-first"]["points"] == 10


def test_an_event_is_told_by_whom_it_hurts_most() -> None:
    """With two tokens of Leisure against one; where all have as many it is told that the loss is shared."""
    players: list[dict[str, Any]] = [{"tokens": {"leisure": 1}}, {"tokens": {"leisure": 2}}, {"cards": ["vestal"]}]
    pending = {
        "cubes": {event: [0, 0, 0] for event in QUIET},
        "left": [{"legionary": 0, "vestal": 0}] * 2 + [{"legionary": 0, "vestal": 1}],
    }
    state = table("V", "fight", players, pending=pending, actor=2)
    assert said(state, "fight vestal eruption")["hurts-other"]["seat"] == 1
    (told,) = (merit for merit in merits(state, (GAME.parse("fight vestal eruption"),)) if "hurts" in merit.message.key)
    assert told.is_risk, "who prevents it helps the other seat most"
    shared = [{**one, "tokens": {"leisure": 2}} for one in players]
    state = table("V", "fight", shared, pending=pending, actor=2)
    assert said(state, "fight vestal eruption")["hurts-all"]["points"] == 2


def test_what_an_event_takes_is_what_tokens_lose_at_the_end() -> None:
    """The toll is the change of what the tokens would bring if the game ended there."""
    for before, _ in decisions():
        for seat in range(before.seats):
            for colour in range(codes.COLOURS):
                worth = before.figures.marker_value
                now, after = before.markers[colour], max(0, before.markers[colour] - 1)
                held = before.tokens[seat * codes.COLOURS + colour]
                assert facts.step_now(before, seat, colour, -1) == held * (worth[after] - worth[now])


def test_the_lower_event_meets_the_markers_where_the_upper_one_has_moved_them() -> None:
    """The Imperial cult moves Civic spirit to 2; then all three markers are rightmost, and Decadence moves all."""
    players = [{}, {"tokens": {"civic": 2, "leisure": 1}}, {}]
    cubes = {event: [int(event != "decadence"), 0, 0] for event in QUIET}
    markers = {"civic": 3, "leisure": 2, "health": 2}
    state = table("V", "prevent", players, pending={"cubes": cubes}, markers=markers)
    found = merits(state, (GAME.parse("prevent eruption+persecution"),))
    happening = [parameters(merit) for merit in found if merit.message.key == "sylla-merit-happens-other"]
    assert [told["points"] for told in happening] == [2, 3]


def test_a_token_that_leads_out_of_the_fewest_is_told_in_a_crisis() -> None:
    """The marker of Leisure is in the crisis: with one token the consul is in the middle, which saves 3."""
    state = table(
        "I",
        "token",
        [{}, {"tokens": {"leisure": 2}}, {}],
        markers={"civic": 2, "leisure": 0, "health": 2},
    )
    assert said(state, "token leisure")["crisis-middle"]["change"] == 3
    assert "crisis-middle" not in said(state, "token health")


def test_who_ties_with_all_is_not_told_to_be_in_the_middle() -> None:
    """With most and with fewest tokens at once a crisis changes nothing, and that is what is said."""
    players: list[dict[str, Any]] = [{}, {"tokens": {"leisure": 1}}, {"tokens": {"leisure": 1}}]
    state = table("I", "token", players, markers={"civic": 2, "leisure": 0, "health": 2})
    (merit,) = [one for one in merits(state, (GAME.parse("token leisure"),)) if "middle" in one.message.key]
    assert "neither bring nor cost" in Words("en", (GAME.resources.words,))(merit.message)


def test_a_step_of_a_tavern_is_told_for_the_own_tokens_and_those_of_another(told: Told) -> None:
    """As both would count at the end."""
    for before, _, merit in of_kind(told, "step-right"):
        said_there = parameters(merit)
        seat = said_there["seat"]
        assert isinstance(seat, int)
        held = [before.tokens[one * codes.COLOURS : (one + 1) * codes.COLOURS] for one in (before.actor, seat)]
        assert any(
            said_there["own"] == own and said_there["theirs"] == theirs for own, theirs in zip(*held, strict=True)
        )


def test_a_step_into_the_crisis_is_told_by_who_has_most_and_fewest() -> None:
    """With most tokens it brings 3, with fewest it costs 3, and in the middle nothing is told."""
    for own, kind in ((3, "crisis-in"), (0, "crisis-in"), (1, "")):
        players: list[dict[str, Any]] = [
            {"tokens": {"health": own}, "buildings": ["tavern"]},
            {"tokens": {"health": 2}},
            {},
        ]
        state = table(
            "IV",
            "income",
            players,
            markers={"civic": 2, "leisure": 2, "health": 1},
            pending={"moved": []},
        )
        said_there = {merit.message.key: merit for merit in merits(state, (GAME.parse("move health left"),))}
        merit = said_there.get("sylla-merit-crisis-in")
        assert (merit is not None) == bool(kind)
        if merit is not None:
            assert parameters(merit)["points"] == 3
            assert merit.is_risk == (own == 0)
