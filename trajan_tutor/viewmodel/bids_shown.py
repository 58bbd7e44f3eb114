"""A bidding that is going on, in words: who has bid what, and what the viewer could pay."""

from typing import Final

from trajan_tutor.engine.bidding import Bidding, BidStanding, SeatBid
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.board_model import BidShown, BidsShown

# As many decisions as a bidding has at most, however many sit at the table.
_LAST: Final = 12
# Those who have a number.
_COUNTED: Final = frozenset((BidStanding.LEADS, BidStanding.OUTBID))


def bids_shown(session: Session, words: Words, seen: Observation) -> BidsShown | None:
    """Return the bidding that is going on; None where there is none, or where who sits there is not to see it yet."""
    game = session.game
    if not isinstance(game, Bidding) or session.hidden is not None:
        return None
    bids = game.bids(seen, session.viewer, events_before(session))
    if bids is None:
        return None
    names = seat_view.seat_names(session, words)
    return {
        "title": words(bids.title),
        "seats": [seat_shown(session, words, seat, names[seat.seat]) for seat in bids.seats],
        "high": max((seat.number or 0 for seat in bids.seats), default=0),
        "most": bids.most,
        "most_said": words(bids.most_says) if bids.most_says else "",
        "spots": list(bids.spots),
    }


def events_before(session: Session) -> list[Event]:
    """Return what happened in the last decisions."""
    return [event for node in session.steps[-_LAST:] for event in node.events]


def seat_shown(session: Session, words: Words, bid: SeatBid, name: str) -> BidShown:
    """Return what a seat has bid, in words."""
    number = bid.number
    text = words(Message.of(f"board-bid-{bid.standing}-says", name=name, number=number or 0))
    short = str(number) if bid.standing in _COUNTED else words(Message.of(f"board-bid-{bid.standing}"))
    return {
        "seat": bid.seat,
        "letter": session.game.seat_looks[bid.seat].letter,
        "own": bid.seat == session.viewer,
        "standing": bid.standing.value,
        "text": short,
        "said": text,
    }
