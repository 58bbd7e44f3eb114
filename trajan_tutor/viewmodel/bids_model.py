"""A bidding that is going on, and what is said in the middle of a circle, in the view model."""

from typing import Literal, TypedDict

from trajan_tutor.view.picture import Point
from trajan_tutor.viewmodel.board_model import LandingShown


class BidShown(TypedDict):
    """What a seat has bid, in few words (an empty text: nothing so far), and in a sentence."""

    seat: int
    letter: str
    own: bool
    standing: Literal["leads", "outbid", "passed", "asked", "decides", "waits"]
    text: str
    said: str


class BidsShown(TypedDict):
    """What is bid for, the seats in the order in which they are asked, and what the viewer could pay at most.

    `high` is the highest bid, and `spots` are what the viewer would pay with.
    """

    title: str
    seats: list[BidShown]
    high: int
    most: int
    most_said: str
    spots: list[str]


class HubSaid(TypedDict):
    """What is said in the middle of a circle: what is asked, and by the places of choices what they lead to."""

    sheet: str
    at: Point
    radius: float
    text: str
    ends: dict[str, LandingShown]
