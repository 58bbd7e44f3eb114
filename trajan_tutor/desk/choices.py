"""What can be chosen, as a page shows it: name, consequence, hue and sign beside the sentence."""

from trajan_tutor.desk.model import Choice
from trajan_tutor.i18n import Words
from trajan_tutor.session import scene
from trajan_tutor.session.session import Session


def choices(session: Session, words: Words) -> list[Choice]:
    """Return everything that can be chosen now."""
    goal = (session.goal,) if session.goal else ()
    found: list[Choice] = []
    for choice, move in zip(scene.choices(session, words), session.choices(), strict=True):
        leads = session.game.leads_to(session.state, move) or goal
        found.append(
            {
                "move": choice.move,
                "text": choice.text,
                "name": choice.text,
                "consequence": "",
                "hue": "",
                "symbol": "",
                "group": "",
                "spots": list(choice.spots),
                "leads": list(leads),
                "hidden": False,
            }
        )
    return found
