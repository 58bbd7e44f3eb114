"""How a bidding stands: who leads, who was outbid, who has passed, and what one could pay."""

from collections.abc import Sequence
from typing import Any

from games.sylla.build_table import player, table

from trajan_tutor.engine.bidding import Bids, BidStanding
from trajan_tutor.engine.event import Event
from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.session import seat_view
from trajan_tutor.session.new_session import new_session
from trajan_tutor.viewmodel.bids_shown import bids_shown


def sale(**changes: Any) -> Any:
    """Return a sale of a Stall in a red slot: seat 0 sells, seat 1 is asked first."""
    cards = [
        ["christian-slave"] * 4,
        ["slave", "senator"],
        ["legionary", "senator", "slave"],
        [*["legionary"] * 4, "vestal"],
    ]
    return table(
        "III",
        "bid",
        [player(cards=one) for one in cards],
        slots=["stall", None, None, None, None, None],
        actor=1,
        pending={"offered": 1, "seller": 0, "slot": 1, "bid": 0, "bidder": None},
        **changes,
    )


def bids(state: Any, own: int, events: Sequence[Event] = ()) -> Bids:
    """Return how the bidding stands for a seat."""
    found = GAME.bids(GAME.observe(state, own), own, events)
    assert found is not None
    return found


def standings(found: Bids) -> list[tuple[int, str, int | None]]:
    """Return seats, how they stand and their numbers, in their order."""
    return [(one.seat, one.standing.value, one.number) for one in found.seats]


def after(state: Any, *moves: str) -> list[Event]:
    """Make moves, and return what happened."""
    state.recorder = []
    for move in moves:
        GAME.apply(state, GAME.parse(move))
    return [GAME.event_of(state, raw) for raw in state.recorder]


def test_seats_are_told_in_the_order_in_which_they_are_asked() -> None:
    """The seller comes last; who leads is known, and what the others answered as far as events tell it."""
    state = sale()
    events = after(state, "pass", "bid 2")
    assert standings(bids(state, 3, events)) == [
        (1, "passed", None),
        (2, "leads", 2),
        (3, "decides", None),
        (0, "waits", None),
    ]
    assert standings(bids(state, 3))[0] == (1, "asked", None)


def test_who_bid_less_is_told_with_the_bid() -> None:
    """As long as the events are known that led there."""
    state = sale()
    events = after(state, "bid 1", "bid 3")
    assert standings(bids(state, 0, events))[:2] == [(1, "outbid", 1), (2, "leads", 3)]


def test_the_cards_that_would_pay_are_named_and_how_much_they_are() -> None:
    """In a red slot every upright card with a red hexagon counts; a Vestal has none."""
    state = sale()
    assert (bids(state, 2).most, set(bids(state, 2).spots)) == (
        3,
        {"mat.2.cards.legionary", "mat.2.cards.senator", "mat.2.cards.slave"},
    )
    assert (bids(state, 3).most, bids(state, 3).spots) == (4, ("mat.3.cards.legionary",))
    assert bids(state, -1).spots == ()


def test_votes_are_senators_and_deniers() -> None:
    """In phase I the place of the deniers is named, too, where there are any."""
    players = [player(cards=["senator", "christian-senator", "slave"], deniers=3), *[player(deniers=1)] * 3]
    state: Any = table("I", "bid", players, seats=4)
    found = bids(state, 0)
    assert found.most == 5
    assert set(found.spots) == {"mat.0.cards.senator", "mat.0.cards.christian-senator", "mat.0.deniers"}
    assert [one.standing for one in found.seats] == [BidStanding.DECIDES, *[BidStanding.WAITS] * 3]
    assert found.seats[0].seat == state.consul


def test_what_others_have_behind_their_screens_is_not_told() -> None:
    """Of a seat that is not to see its deniers no most is told, and nothing elsewhere than where seats bid."""
    state = sale()
    state.phase = codes.PHASE_OFFER
    assert GAME.bids(GAME.observe(state, 0), 0, ()) is None


def test_a_page_is_told_of_every_bid_in_words() -> None:
    """The strip has a seat each, with a number or a word, and a sentence."""
    session = new_session("sylla", seats=4, seed=3, people=(0, 1, 2, 3))
    words = seat_view.words_for(session, "en")
    while (shown := bids_shown(session, words, session.observation())) is None:
        session.choose(session.game.notation(session.choices()[0]))
    session.choose("bid 1")
    shown = bids_shown(session, words, session.observation())
    assert shown is not None
    assert [one["standing"] for one in shown["seats"]] == ["leads", "decides", "waits", "waits"]
    assert [one["text"] for one in shown["seats"]] == ["1", "?", "…", "…"]
    assert all(one["said"] and "⟦" not in one["said"] for one in shown["seats"])
    assert shown["most"] >= 1 == shown["high"]
