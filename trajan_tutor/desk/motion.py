"""How a change of the game is shown: what travels, and what was gained."""

from trajan_tutor.desk.model import Motion
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session


def motion(session: Session, since: int, words: Words) -> Motion | None:
    """Return how the decisions after the first `since` ones are shown; None where nothing moves."""
    del session, since, words
    return None
