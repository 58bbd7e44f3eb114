"""What can be chosen, as a page shows it: in sentences with name, hue and sign, and in the middle of a circle."""

from collections.abc import Sequence

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.view.paths import has_piece_at
from trajan_tutor.viewmodel.board_drawing import geometry
from trajan_tutor.viewmodel.board_model import HubSaid, LandingShown
from trajan_tutor.viewmodel.named_symbols import symbol_id
from trajan_tutor.viewmodel.words_model import Choice


def choices(session: Session, words: Words, prefix: str = "") -> list[Choice]:
    """Return everything that can be chosen now; a game that has no shorter name for a choice tells it in full.

    Ids of the picture begin with the prefix.
    """
    game, state = session.game, session.state
    goal = (session.goal,) if session.goal else ()
    where = geometry(session)
    shown: list[Choice] = []
    showing = session.showing
    for choice_words, move in zip(seat_view.choices(session, words), session.choices(), strict=True):
        look = showing.choice_look(state, move) if showing is not None else None
        choice: Choice = {
            "move": choice_words.move,
            "text": choice_words.text,
            "name": words(look.name) if look else choice_words.text,
            "consequence": text_of(words, look.consequence if look else None),
            "hue": look.hue if look else "",
            "symbol": symbol_id(game, look.symbol) if look else "",
            "group": text_of(words, look.group if look else None),
            "spots": list(choice_words.spots),
            "leads": list(game.leads_to(state, move) or goal),
            "hidden": False,
        }
        if look and look.amount is not None:
            choice["amount"] = look.amount
            choice["side"] = text_of(words, look.side)
        path = where.way(choice_words.spots, game.leads_to(state, move))
        if path is not None:
            choice["path"] = path
        ghost = where.ghost(look.lays, prefix) if look and look.lays else None
        if ghost is not None:
            choice["ghost"] = ghost
        shown.append(choice)
    return shown


def text_of(words: Words, message: Message | None) -> str:
    """Return a message in words, an empty text without one."""
    return "" if message is None else words(message)


def hub_text(session: Session, seen: Observation, offered: Sequence[Choice], prompt: str) -> HubSaid | None:
    """Return what the middle of a circle says while a place on it is chosen: what is asked, and where each choice ends.

    None where choices go through none, or where something lies in it.
    """
    where = geometry(session)
    ways = {spot: choice for choice in offered if choice["consequence"] and (spot := start_of(choice))}
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
