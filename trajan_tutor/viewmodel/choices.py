"""What can be chosen, as a page shows it: name, consequence, hue and sign beside the sentence."""

from trajan_tutor.engine.capabilities import Showing
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.board_drawing import geometry
from trajan_tutor.viewmodel.symbol_ids import symbol_id
from trajan_tutor.viewmodel.words_model import Choice


def choices(session: Session, words: Words, prefix: str = "") -> list[Choice]:
    """Return everything that can be chosen now; a game that has no shorter name for a choice tells it in full.

    Ids of the picture begin with the prefix.
    """
    game, state = session.game, session.state
    goal = (session.goal,) if session.goal else ()
    where = geometry(session)
    shown: list[Choice] = []
    showing = game if isinstance(game, Showing) else None
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
