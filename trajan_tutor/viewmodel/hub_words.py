"""What is said in the middle of a circle while a place on it is chosen: what is asked, and where each choice ends."""

from collections.abc import Sequence

from trajan_tutor.engine.game import Observation
from trajan_tutor.session.session import Session
from trajan_tutor.view.paths import has_piece_at
from trajan_tutor.viewmodel.bids_model import HubSaid
from trajan_tutor.viewmodel.board_drawing import geometry
from trajan_tutor.viewmodel.board_model import LandingShown
from trajan_tutor.viewmodel.words_model import Choice


def hub_text(session: Session, seen: Observation, choices: Sequence[Choice], prompt: str) -> HubSaid | None:
    """Return what the middle says; None where choices go through none, or where something lies in it."""
    where = geometry(session)
    ways = {spot: choice for choice in choices if choice["consequence"] and (spot := start_of(choice))}
    middle = where.hub(next(iter(ways))) if ways else None
    if middle is None or has_piece_at(session.game, where.seats, where.own_seat, seen, middle[0], middle[1]):
        return None
    ends: dict[str, LandingShown] = {}
    for spot, choice in ways.items():
        if where.hub(spot) == middle:
            ends[spot] = {
                "spot": choice["leads"][-1],
                "hue": choice["hue"],
                "symbol": choice["symbol"],
                "text": choice["consequence"],
            }
    sheet, at, radius = middle
    return {"sheet": sheet, "at": at, "radius": radius, "text": prompt, "ends": ends}


def start_of(choice: Choice) -> str:
    """Return where the way of a choice begins; empty where it leads nowhere."""
    return next((spot for spot in choice["spots"] if spot not in choice["leads"]), "") if choice["leads"] else ""
